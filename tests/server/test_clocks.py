"""Clocks, people who go away and come back, and the bots that stand in. Time is ours here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from clocked import Time

from interstice.bus.local import LocalBus
from interstice.protocol import RoomView, decode_server
from interstice.rules.solo.moves import GiveUp
from interstice.server.playing.attendant import Attendant
from interstice.server.playing.clocks import LAG, Clock, Downtimes, Thinking
from interstice.server.playing.due import GRACE
from interstice.server.playing.games import LiveGame, Wish
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.results.reading import read
from interstice.server.talking.telling import Teller
from interstice.store.sqlite import SqliteStore


def test_time_does_not_run_while_the_service_is_away() -> None:
    away = Downtimes([(100.0, 160.0), (200.0, 210.0)])
    assert away.elapsed(90, 95) == 5
    assert away.elapsed(90, 170) == 20
    assert away.elapsed(120, 150) == 0
    assert away.elapsed(90, 220) == 60
    assert away.after(90, 5) == 95
    assert away.after(90, 20) == 170
    assert away.after(90, 60) == 220
    assert away.after(120, 5) == 165


def test_a_turns_clock_begins_anew_and_a_budget_does_not() -> None:
    turn, budget, none = (Thinking(Clock(kind, 60), 2) for kind in ("turn", "budget", "none"))  # type: ignore[arg-type]
    for thinking in (turn, budget, none):
        thinking.moved([], None, 100.0, 0.0, Downtimes())
        thinking.moved([0], 0, 140.5, 0.5, Downtimes())
    assert turn.deadline(0, Downtimes()) == 140.5 + 60 + LAG
    assert budget.deadline(0, Downtimes()) == 140.5 + 20 + LAG
    assert budget.deadline(1, Downtimes()) == 140.5 + 60 + LAG
    assert budget.deadline(1, Downtimes(), 0.25) == 140.5 + 60 + 0.25
    assert none.deadline(0, Downtimes()) is None


Scene = Callable[[Hall, Attendant, Time, LiveGame], Awaitable[None]]


BOTH, ANA = (("ana", True), ("ben", False)), (("ana", True),)
"""Who plays, and who of them is a child."""


def with_game(
    tmp_path: Path,
    scene: Scene,
    clock: Clock = Clock(),  # noqa: B008
    present: bool = True,
    preset: str = "events",
    people: tuple[tuple[str, bool], ...] = BOTH,
    bots: tuple[str, ...] = (),
) -> None:
    """A game of two people, Ana (`ana`, whose turn it is) and Ben, who have sockets open or not, and perhaps of bots."""

    async def run() -> None:
        time = Time()
        hall = Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), time)
        await hall.open()
        attendant = Attendant(hall)
        await hall.heart.start()
        room = await hall.rooms.open("ana", RoomWish(preset, clock=clock))
        for seat, (person, child) in enumerate(people):
            if present:
                await hall.came(room.id, person)
            await hall.rooms.change(
                room.id, person, f"sit-{seat}", lambda r, s=seat, p=person, c=child: (r.sit(p, s, p, c),)
            )
        for seat, bot in enumerate(bots, len(people)):
            await hall.rooms.change(
                room.id, "ana", f"sit-{seat}", lambda r, s=seat, b=bot: (r.sit("ana", s, b, bot=b),)
            )
        await hall.start_game(room.id, "ana", "start")
        assert room.game is not None
        try:
            await scene(hall, attendant, time, await hall.games.find(room.game))
        finally:
            await hall.close()

    asyncio.run(run())


async def act(hall: Hall, live: LiveGame, person: str, command: str, seat: int) -> None:
    """The first move that is allowed."""
    move = next(live.game.asks[seat][0].moves())
    wish = Wish(person, command, seat, move, None, 0.0)  # type: ignore[arg-type]
    await hall.act(live, await hall.rooms.find(live.head.room), wish)


def test_when_time_runs_out_a_bot_answers_and_the_seat_stays(tmp_path: Path) -> None:
    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        time.now += 60
        await attendant.see_to(live.id)
        assert live.entries == 1
        time.now += 2
        await attendant.see_to(live.id)
        assert live.entries == 2
        assert live.game.turn == 1
        assert (await hall.rooms.find(live.head.room)).taken_over == set()
        await act(hall, live, "ben", "mine", 1)
        assert live.entries == 3

    with_game(tmp_path, scene, Clock("turn", 60))


def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        time.now += 1_000_000
        await attendant.see_to(live.id)
        assert live.entries == 1
        assert await hall.store.take_due(time.now, time.now + 5) == []

    with_game(tmp_path, scene)


def test_who_is_away_too_long_is_stood_in_for_and_may_come_back(tmp_path: Path) -> None:
    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        room = await hall.rooms.find(live.head.room)
        await hall.went(room.id, "ana")
        time.now += GRACE - 1
        await attendant.see_to(live.id)
        assert live.entries == 1
        time.now += 2
        assert live.id in await hall.store.take_due(time.now, time.now + 5)
        await attendant.see_to(live.id)
        assert room.taken_over == {0}
        assert live.entries == 2
        told = []
        for _ in range(2):
            teller = Teller(hall, room.id, "ana", lambda: None)
            await teller.open()
            told += [decode_server(said) for said in teller.news()]
        assert [said.stood_in for said in told if isinstance(said, RoomView)] == [True, False]
        assert room.taken_over == set()
        await act(hall, live, "ben", "b1", 1)
        time.now += 1000
        await attendant.see_to(live.id)
        assert live.entries == 3
        await act(hall, live, "ana", "a1", 0)
        assert live.entries == 4

    with_game(tmp_path, scene)


@pytest.mark.parametrize(
    ("people", "bots"), [(ANA, ("luca",)), ((*ANA, ("ana", False)), ()), (ANA, ("luca", "saga"))]
)
def test_a_game_waits_for_who_is_away_if_nobody_else_does(
    tmp_path: Path, people: tuple[tuple[str, bool], ...], bots: tuple[str, ...]
) -> None:
    """Somebody who plays against bots, or shares a device with everybody else."""

    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        room = await hall.rooms.find(live.head.room)
        await hall.came(room.id, "visitor")
        for _ in people:
            await hall.went(room.id, "ana")
        time.now += 1_000_000
        assert await hall.store.take_due(time.now, time.now + 5) == []
        await attendant.see_to(live.id)
        assert (live.entries, room.taken_over) == (1, set())
        await hall.came(room.id, "ana")
        await act(hall, live, "ana", "a1", 0)
        assert live.entries == 2

    with_game(tmp_path, scene, people=people, bots=bots)


def test_with_a_bot_at_the_table_those_who_are_away_still_keep_nobody_waiting(tmp_path: Path) -> None:
    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        await hall.went(live.head.room, "ana")
        time.now += GRACE + 1
        assert live.id in await hall.store.take_due(time.now, time.now + 5)
        await attendant.see_to(live.id)
        assert (await hall.rooms.find(live.head.room)).taken_over == {0}

    with_game(tmp_path, scene, bots=("luca",))


def test_a_clock_goes_on_even_if_nobody_waits(tmp_path: Path) -> None:
    """As in solo. The clock moves for the player, who keeps the seat."""

    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        room = await hall.rooms.find(live.head.room)
        await hall.went(room.id, "ana")
        time.now += GRACE + 1
        await attendant.see_to(live.id)
        assert live.entries == 1
        time.now += 60
        await attendant.see_to(live.id)
        assert (live.entries, room.taken_over) == (2, set())

    with_game(tmp_path, scene, Clock("turn", 60), people=ANA, bots=("luca",))


def test_a_second_socket_keeps_somebody_present(tmp_path: Path) -> None:
    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        room = await hall.rooms.find(live.head.room)
        await hall.came(room.id, "ana")
        await hall.went(room.id, "ana")
        time.now += 1000
        await attendant.see_to(live.id)
        assert live.entries == 1
        assert room.here("ana", hall.heart.nodes)

    with_game(tmp_path, scene)


def test_sockets_of_a_dead_process_do_not_count(tmp_path: Path) -> None:
    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        room = await hall.rooms.find(live.head.room)
        assert room.here("ana", hall.heart.nodes)
        assert not room.here("ana", {"another"})

    with_game(tmp_path, scene)


def test_the_service_being_away_is_not_held_against_anyone(tmp_path: Path) -> None:
    """The game is found again after an hour's downtime, and its clock goes on where it stood."""

    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        time.now += 30
        await hall.heart.beat()
        time.now += 3600
        other = Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), time)
        await other.open()
        again = Attendant(other)
        await other.heart.start()
        await other.came(live.head.room, "ana")
        found = await other.games.find(live.id)
        assert found.thinking.deadline(0, other.heart.downtimes) == pytest.approx(time.now + 30 + LAG)
        await again.see_to(live.id)
        assert found.entries == 1
        time.now += 32
        await again.see_to(live.id)
        assert found.entries == 2
        await other.close()

    with_game(tmp_path, scene, Clock("turn", 60))


def test_two_notes_of_the_same_downtime_count_once() -> None:
    away = Downtimes([(100.0, 160.0), (100.0, 170.0), (300.0, 310.0), (150.0, 155.0)])
    assert away.spans == [(100, 170), (300, 310)]
    assert away.after(90, 20) == 180


def test_processes_that_beat_at_the_same_moment_stay_alive_for_each_other(tmp_path: Path) -> None:
    """Otherwise those who are connected to one would seem to be away at the other, and lose their seats."""

    async def run() -> None:
        time = Time()
        store = SqliteStore(tmp_path / "games.sqlite")
        hearts = [Hall(store, LocalBus(), time, passed=time).heart for _ in range(3)]
        await store.open()
        for heart in hearts:
            await heart.beat()
        for _ in range(20):
            time.now += 1
            await asyncio.gather(*(heart.beat() for heart in hearts))
            for heart in hearts:
                await heart.look()
                assert heart.nodes == {heart.node for heart in hearts}
        await store.close()

    asyncio.run(run())


def test_time_does_not_run_while_the_store_is_away(tmp_path: Path) -> None:
    """The processes go on, but nobody can move."""

    async def run() -> None:
        time = Time()
        store = SqliteStore(tmp_path / "games.sqlite")
        halls = [Hall(store, LocalBus(), time, passed=time) for _ in range(2)]
        await store.open()
        for hall in halls:
            await hall.heart.beat()
        time.now += 60
        for hall in halls:
            await hall.heart.beat()
        for hall in halls:
            assert hall.heart.downtimes.spans == [(1000, 1060)]
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("is_away", [False, True])
def test_the_rules_may_say_what_happens_to_who_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_away: bool
) -> None:
    """Instead of a bot's move."""

    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        rules = live.game.rules
        last = list(live.game.asks[0][0].moves())[-1]
        monkeypatch.setattr(rules, "away" if is_away else "out_of_time", lambda game, seat: last)
        time.now += 62
        await attendant.see_to(live.id)
        assert live.game.log[-1].move == last

    with_game(tmp_path, scene, Clock("turn", 60), present=not is_away)


def test_in_solo_a_card_lost_to_the_clock_is_a_miss_and_nobody_stands_in(tmp_path: Path) -> None:
    """SO-8"""

    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        await act(hall, live, "ana", "mine", 0)
        lives = live.game.lives
        while not live.game.over:
            entries, deadline = live.entries, live.thinking.deadline(0, hall.heart.downtimes)
            assert deadline is not None
            time.now = deadline - 1
            await attendant.see_to(live.id)
            assert live.entries == entries
            time.now = deadline + 1
            await attendant.see_to(live.id)
            lives -= 1
            assert (live.entries, live.game.lives) == (entries + 1, lives)
            assert isinstance(live.game.log[-1].move, GiveUp)
            assert (await hall.rooms.find(live.head.room)).taken_over == set()
        assert lives == 0
        (ana,) = read(live)
        lost = ana.placements[1:]
        assert len(lost) >= 2
        assert [(each.right, each.off) for each in lost] == [(False, None)] * len(lost)
        assert not ana.result.left

    with_game(tmp_path, scene, Clock("turn", 60), preset="solo", people=ANA)


def test_in_solo_without_a_clock_the_game_waits_for_who_is_away(tmp_path: Path) -> None:
    """SO-8"""

    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        await hall.went(live.head.room, "ana")
        time.now += 1_000_000
        await attendant.see_to(live.id)
        assert live.entries == 1
        assert await hall.store.take_due(time.now, time.now + 5) == []

    with_game(tmp_path, scene, preset="solo", people=ANA)
