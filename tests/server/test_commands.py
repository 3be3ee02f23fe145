"""What comes of a message: the same for every way in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

import pytest
from msgspec.structs import replace
from patience import eventually

from interstice import protocol as p
from interstice.bus.local import LocalBus
from interstice.core import engine
from interstice.core.refused import Refused
from interstice.server.playing import following, games_here
from interstice.server.playing.clocks import Downtimes
from interstice.server.playing.commands import answer, take
from interstice.server.playing.games import LiveGame
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.refusals import Closed
from interstice.server.playing.rooms import Room
from interstice.store.sqlite import SqliteStore
from interstice.store.store import NewEntry, Stored, Then, Unavailable, Verdict

ANA, BEN = "ana", "ben"
Scene = Callable[[Hall, Room], Awaitable[None]]


def with_room(tmp_path: Path, scene: Scene) -> None:
    """Ana and Ben play in a room that Ana opened."""

    async def run() -> None:
        hall = Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), lambda: 1000.0)
        await hall.open()
        room = await hall.rooms.open(ANA, RoomWish("events"))
        for seat, person in enumerate((ANA, BEN)):
            assert await answer(hall, room.id, person, p.Sit("sit", seat, person)) == p.Done("sit")
        assert await answer(hall, room.id, ANA, p.Start("start")) == p.Done("start")
        try:
            await scene(hall, room)
        finally:
            await hall.close()

    asyncio.run(run())


def first_move(hall: Hall, room: Room) -> tuple[str, p.Act]:
    """Who is asked, and a move that they may make."""
    live = hall.games.here(room.game)
    assert live is not None
    seat = next(iter(live.game.asks))
    move = next(live.game.asks[seat][0].moves())
    return live.head.holders[seat], p.Act("move", live.id, seat, move, live.entries)


def test_a_move_in_memory_goes_to_the_store_before_anything_else_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall, room: Room) -> None:
        person, act = first_move(hall, room)
        added, said = list[tuple[NewEntry, Then]](), list[p.FromServer | Exception]()
        with monkeypatch.context() as held:
            held.setattr(hall.store, "add", lambda new, then: added.append((new, then)))
            take(hall, room.id, person, act, 0.25, said.append)
        ((new, then),) = added
        assert (new.stream, new.actor, new.command, new.lag) == (act.game, person, "move", 0.25)
        assert said == []
        hall.store.add(new, then)
        await eventually(lambda: said)
        assert said == [p.Done("move")]

    with_room(tmp_path, scene)


def test_a_move_in_a_game_that_is_not_in_memory_is_made_once_it_is(tmp_path: Path) -> None:
    async def scene(hall: Hall, room: Room) -> None:
        person, act = first_move(hall, room)
        hall.forget_idle()
        assert hall.games.here(act.game) is None
        assert await answer(hall, room.id, person, act) == p.Done("move")
        live = hall.games.here(act.game)
        assert live is not None
        assert live.entries == 2
        assert await answer(hall, room.id, person, act) == p.Done("move")
        assert live.entries == 2

    with_room(tmp_path, scene)


@pytest.mark.parametrize("breaks", ["leave", "of_game"])
def test_a_move_that_breaks_is_answered_and_so_are_those_that_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, breaks: str
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    async def scene(hall: Hall, room: Room) -> None:
        person, act = first_move(hall, room)
        added, said = list[tuple[NewEntry, Then]](), list[p.FromServer | Exception]()
        with monkeypatch.context() as held:
            held.setattr(hall.store, "add", lambda new, then: added.append((new, then)))
            take(hall, room.id, person, act, 0.0, said.append)
        for seat, leaver in enumerate((ANA, BEN)):
            take(hall, room.id, leaver, p.Quit("quit", act.game, seat), 0.0, said.append)
        with monkeypatch.context() as broken:
            broken.setattr(engine if breaks == "leave" else hall.due, breaks, fail)
            hall.store.add(*added[0])
            await eventually(lambda: len(said) == 3)
        assert said[0] == p.Done("move")
        assert all(isinstance(each, ZeroDivisionError) for each in said[1:])
        person, act = first_move(hall, room)
        assert await answer(hall, room.id, person, replace(act, command="then")) == p.Done("then")

    with_room(tmp_path, scene)


AWAY = "the store cannot be reached; try again with the same command"


def stand_in_line(
    hall: Hall, room: Room, person: str, act: p.Act, said: list[p.FromServer | Exception]
) -> None:
    """Somebody moves, and two others want to leave the game before that is stored."""
    take(hall, room.id, person, act, 0.0, said.append)
    for seat, leaver in enumerate((ANA, BEN)):
        take(hall, room.id, leaver, p.Quit("quit", act.game, seat), 0.0, said.append)


def test_those_in_line_are_told_with_the_first_that_the_store_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them would otherwise wait for the store again, one after the other."""

    async def scene(hall: Hall, room: Room) -> None:
        person, act = first_move(hall, room)
        added, said = list[Then](), list[p.FromServer | Exception]()
        with monkeypatch.context() as away:
            away.setattr(hall.store, "add", lambda _, then: added.append(then))
            stand_in_line(hall, room, person, act, said)
            assert said == []
            added[0](Unavailable("gone"))
        assert said == [p.Failed(command, "busy", AWAY, "away") for command in ("move", "quit", "quit")]
        assert len(added) == 1
        assert await answer(hall, room.id, person, act) == p.Done("move")

    with_room(tmp_path, scene)


def test_those_in_line_while_a_game_is_read_are_told_that_the_store_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall, room: Room) -> None:
        person, act = first_move(hall, room)
        added, said = list[Then](), list[p.FromServer | Exception]()
        reading: asyncio.Future[list[Stored]] = asyncio.get_running_loop().create_future()
        with monkeypatch.context() as away:
            away.setattr(hall.store, "add", lambda _, then: added.append(then))
            away.setattr(hall.store, "read", lambda *_: reading)
            stand_in_line(hall, room, person, act, said)
            added[0](Verdict.OVERTAKEN)
            reading.set_exception(Unavailable("gone"))
            await eventually(lambda: len(said) == 3)
        assert {each.code for each in said if isinstance(each, p.Failed)} == {"busy"}
        assert len(added) == 1

    with_room(tmp_path, scene)


def test_those_who_wait_for_a_room_are_told_with_the_first_that_the_store_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall, room: Room) -> None:
        tries = list[asyncio.Future[None]]()

        def append(*_: object) -> asyncio.Future[None]:
            tries.append(asyncio.get_running_loop().create_future())
            return tries[-1]

        with monkeypatch.context() as away:
            away.setattr(hall.store, "append", append)
            saying = [
                asyncio.create_task(answer(hall, room.id, person, p.Say(f"say-{number}", "Hello")))
                for number, person in enumerate((ANA, BEN, ANA))
            ]
            await eventually(lambda: tries)
            await asyncio.sleep(0)
            tries[0].set_exception(Unavailable("gone"))
            said = await asyncio.gather(*saying)
        assert said == [p.Failed(f"say-{number}", "busy", AWAY, "away") for number in range(3)]
        assert len(tries) == 1
        assert await answer(hall, room.id, BEN, p.Say("say-1", "Hello")) == p.Done("say-1")

    with_room(tmp_path, scene)


@pytest.mark.parametrize("fails", ["change", "catch_up"])
def test_nobody_waits_twice_for_a_store_that_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    """A command that is refused is tried again once the process has read what others stored, unless the store is away."""

    async def scene(hall: Hall, room: Room) -> None:
        tries = list[str]()

        def failing(name: str, error: Exception) -> Callable[..., Awaitable[None]]:
            async def fail(*_: object, **__: object) -> None:
                tries.append(name)
                raise error

            return fail

        first = Refused("that seat is taken") if fails == "catch_up" else Unavailable("gone")
        with monkeypatch.context() as away:
            away.setattr(LocalBus, "hears_all", False)
            away.setattr(hall.rooms, "change", failing("change", first))
            away.setattr(hall, "catch_up", failing("catch_up", Unavailable("gone")))
            said = await answer(hall, room.id, ANA, p.Say("say", "Hello"))
        assert said == p.Failed("say", "busy", AWAY, "away")
        assert tries == (["change"] if fails == "change" else ["change", "catch_up"])

    with_room(tmp_path, scene)


def test_a_long_game_is_read_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In between, the loop has time for others."""
    monkeypatch.setattr(games_here, "PIECE", 2)
    real, sizes = LiveGame.follow, list[int]()

    def follow(live: LiveGame, rows: Iterable[Stored], downtimes: Downtimes) -> None:
        some = list(rows)
        sizes.append(len(some))
        real(live, some, downtimes)

    monkeypatch.setattr(LiveGame, "follow", follow)

    async def scene(hall: Hall, room: Room) -> None:
        for number in range(4):
            person, act = first_move(hall, room)
            act = replace(act, command=f"move{number}")
            assert await answer(hall, room.id, person, act) == p.Done(act.command)
        hall.forget_idle()
        assert (await hall.games.find(act.game)).entries == 5
        assert sizes == [2, 2, 1]

    with_room(tmp_path, scene)


@pytest.mark.parametrize("how", ["catch_up", "hint"])
def test_what_other_processes_have_stored_is_read_in_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(games_here, "PIECE", 2)
    monkeypatch.setattr(following, "PIECE", 2)
    real, sizes = LiveGame.follow, list[int]()

    def follow(live: LiveGame, rows: Iterable[Stored], downtimes: Downtimes) -> None:
        some = list(rows)
        sizes.append(len(some))
        real(live, some, downtimes)

    async def scene(hall: Hall, room: Room) -> None:
        assert room.game is not None
        other = Hall(SqliteStore(tmp_path / "games.sqlite"), bus := LocalBus(), lambda: 1000.0)
        await other.open()
        there = await other.games.find(room.game)
        for number in range(5):
            person, act = first_move(hall, room)
            act = replace(act, command=f"move{number}")
            assert await answer(hall, room.id, person, act) == p.Done(act.command)
        monkeypatch.setattr(LiveGame, "follow", follow)
        if how == "catch_up":
            await other.games.catch_up(room.game)
        else:
            bus.publish(room.game, 6)
            await eventually(lambda: there.entries == 6)
        assert sizes == [2, 2, 1]
        await other.close()

    with_room(tmp_path, scene)


@pytest.mark.parametrize("is_in_memory", [True, False])
def test_a_move_is_refused_for_the_same_reasons_whether_or_not_the_game_is_in_memory(
    tmp_path: Path, is_in_memory: bool
) -> None:
    async def scene(hall: Hall, room: Room) -> None:
        person, act = first_move(hall, room)
        other = BEN if person == ANA else ANA
        for who, message, why in (
            (other, act, f"seat {act.seat} is not yours"),
            (
                person,
                p.Act("", act.game, act.seat, act.move, 1),
                "expected a command id of 1 to 40 characters",
            ),
            (person, p.Act("m", "game-none", act.seat, act.move, 1), "there is no such game"),
        ):
            if not is_in_memory:
                hall.forget_idle()
            said = await answer(hall, room.id, who, message)
            assert isinstance(said, p.Failed)
            assert said.why == why

    with_room(tmp_path, scene)


@pytest.mark.parametrize("is_in_memory", [True, False])
def test_a_command_id_that_was_used_for_something_else_is_refused(tmp_path: Path, is_in_memory: bool) -> None:
    async def scene(hall: Hall, room: Room) -> None:
        person, act = first_move(hall, room)
        other_gap = replace(act, move=replace(act.move, gap=1 - act.move.gap))  # type: ignore[union-attr]
        said = p.Say("say", "Hello")
        for first, second in (
            (act, other_gap),
            (said, replace(said, text="Goodbye")),
            (said, p.Stand("say", 0)),
        ):
            for message, word in ((first, ""), (second, "command-used"), (first, "")):
                if not is_in_memory:
                    hall.forget_idle()
                answered = await answer(hall, room.id, person, message)
                assert getattr(answered, "word", "") == word
        live = await hall.games.find(act.game)
        assert (live.entries, live.game.log[1].move) == (2, act.move)
        assert [line.text for line in (await hall.rooms.find(room.id)).chat.all()] == ["Hello"]

    with_room(tmp_path, scene)


def test_a_move_of_the_game_before_changes_nothing_in_the_next(tmp_path: Path) -> None:
    async def scene(hall: Hall, room: Room) -> None:
        person, act = first_move(hall, room)
        assert await answer(hall, room.id, person, act) == p.Done("move")
        assert await answer(hall, room.id, ANA, p.Quit("quit", act.game, 0)) == p.Done("quit")
        assert await answer(hall, room.id, ANA, p.Start("again")) == p.Done("again")
        late = replace(act, command="late")
        for _ in range(2):
            refused = await answer(hall, room.id, person, late)
            assert isinstance(refused, p.Failed)
            assert (refused.code, "another has begun" in refused.why) == ("stale", True)
            assert await answer(hall, room.id, person, act) == p.Done("move")
            assert room.game is not None
            assert (await hall.games.find(room.game)).entries == 1
            # The first game is not in memory any more.
            hall.forget_idle()
            room = await hall.rooms.find(room.id)

    with_room(tmp_path, scene)


def test_ping_is_answered_at_once_and_hello_is_said_only_once(tmp_path: Path) -> None:
    async def scene(hall: Hall, room: Room) -> None:
        said = list[p.FromServer | Exception]()
        take(hall, room.id, ANA, p.Ping(7), 0.0, said.append)
        assert said == [p.Pong(7)]
        refused = await answer(hall, room.id, ANA, p.Hello("t" * 22, room.head.code, p.VERSION))
        assert refused == p.Failed(None, "denied", "hello can only be sent once, at the start")

    with_room(tmp_path, scene)


def test_somebody_who_was_sent_away_cannot_enter_again(tmp_path: Path) -> None:
    async def scene(hall: Hall, room: Room) -> None:
        assert await hall.rooms.enter(room.head.code, BEN) is room
        assert await answer(hall, room.id, ANA, p.SendAway("away", room.public.of(BEN))) == p.Done("away")
        with pytest.raises(Closed):
            await hall.rooms.enter(room.head.code, BEN)
        assert await hall.rooms.enter(room.head.code, ANA) is room

    with_room(tmp_path, scene)
