"""Whatever goes wrong with one game, one bot or one look at the store: the others go on, and somebody is told."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from asgi import Reader, lifespan
from clocked import Time
from line import Line, with_app
from patience import PATIENCE, eventually

from interstice import protocol as p
from interstice.bots.find import bot
from interstice.bus.local import LocalBus
from interstice.cli.main import main
from interstice.core import engine
from interstice.server import logs
from interstice.server.http.app import App, open_hall
from interstice.server.playing import attendant as attendants
from interstice.server.playing.aside import all_aside
from interstice.server.playing.attendant import TRIES, Attendant
from interstice.server.playing.clocks import DEAD_AFTER, Clock, SteadyClock
from interstice.server.playing.following import Follower
from interstice.server.playing.games import LiveGame, Wish
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.people import person_of
from interstice.server.playing.refusals import Unreadable, UnreadableRoom
from interstice.server.playing.room_events import ChatSaid, encode_events
from interstice.server.playing.rooms import Room
from interstice.server.upkeep import retention
from interstice.server.upkeep.retention import DAY, Keeping, prune
from interstice.store.sqlite import SqliteStore
from interstice.store.store import Stored, Unavailable

ANA = "ana-has-a-token-of-22-letters"


def hall_at(folder: Path, time: Time, bot_pace: float = 1.0) -> Hall:
    return Hall(SqliteStore(folder / "games.sqlite"), LocalBus(), time, passed=time, bot_pace=bot_pace)


async def begin(hall: Hall, bots: int = 2, clock: Clock = Clock()) -> LiveGame:  # noqa: B008
    """A game that Ana has begun; bots play on the last seats."""
    person = person_of(ANA)
    room = await hall.rooms.open(person, RoomWish("events", clock=clock))
    for seat in range(2):
        name = "random" if seat >= 2 - bots else ""
        await hall.rooms.change(
            room.id,
            person,
            f"sit{seat}",
            lambda r, s=seat, b=name: (r.sit(person, s, f"Player {s}", bot=b),),
        )
    await hall.start_game(room.id, person, "start")
    assert room.game is not None
    return await hall.games.find(room.game)


def spoil(folder: Path, game: str) -> None:
    """As if a disk had gone bad under it."""
    connection = sqlite3.connect(folder / "games.sqlite")
    sql = "update entry set data = x'7b' where stream = (select number from stream where id = ?)"
    connection.execute(sql, (game,))
    connection.commit()
    connection.close()


def test_work_that_fails_is_started_again_and_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("interstice.server.playing.background.AGAIN", 0.0)

    async def run() -> None:
        hall, tries, told = hall_at(tmp_path, Time()), [0], list[tuple[str, str]]()
        hall.background.report_to(lambda name, error: told.append((name, str(error))))
        await hall.open()

        async def work() -> None:
            tries[0] += 1
            if tries[0] < 4:
                raise RuntimeError(f"number {tries[0]}")
            await asyncio.Event().wait()

        async def once() -> None:
            raise ValueError("once")

        hall.background.keep_running("works", work)
        hall.background.spawn(once())
        await eventually(lambda: tries[0] == 4 and len(told) == 4)
        assert sorted(told) == [("a task", "once"), *(("works", f"number {at}") for at in (1, 2, 3))]
        await hall.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "error", [Unavailable("gone"), sqlite3.OperationalError("disk I/O error"), RuntimeError("?")]
)
def test_a_failed_heartbeat_is_tried_again_and_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def run() -> None:
        time = Time()
        hall, told = hall_at(tmp_path, time), list[str]()
        hall.background.report_to(lambda name, _: told.append(name))
        await hall.open()
        attendant = Attendant(hall)
        await hall.heart.start()
        live = await begin(hall)
        time.now += 10
        with monkeypatch.context() as patch:

            async def fail(*_: Any) -> None:
                raise error

            patch.setattr(hall.store, "put", fail)
            await attendant.round()
        assert told == ["heartbeat"]
        assert hall.heart.age == 10
        assert live.entries == 1
        await attendant.round()
        assert hall.heart.age == 0
        assert live.entries == 2
        await hall.close()

    asyncio.run(run())


def test_a_game_that_cannot_be_read_is_put_aside_and_the_others_are_attended_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run() -> str:
        time = Time()
        hall = hall_at(tmp_path, time)
        await hall.open()
        bad, good = (await begin(hall)).id, (await begin(hall)).id
        spoil(tmp_path, bad)
        await hall.close()

        hall = hall_at(tmp_path, time)
        await hall.open()
        attendant = Attendant(hall)
        await hall.heart.start()
        time.now += 10
        for _ in range(3):
            await attendant.round()
            time.now += 10
        assert (await hall.games.find(good)).entries == 4
        assert hall.games.aside.ids() == [bad]
        with pytest.raises(Unreadable):
            await hall.games.find(bad)
        assert bad not in await hall.store.take_due(time.now + 1000, time.now + 2000)
        await hall.close()
        return bad

    bad = asyncio.run(run())
    assert main(["aside", "--database", str(tmp_path / "games.sqlite")]) == 0
    line, count = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{bad} ")
    assert "DecodeError" in line
    assert count == "1 game and 0 rooms are put aside"


def test_a_game_that_fails_three_times_in_a_row_is_put_aside_and_its_table_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run() -> str:
        time = Time()
        app = App(hall_at(tmp_path, time))
        hall, told = app.hall, list[str]()
        await hall.open()
        hall.background.report_to(lambda name, _: told.append(name))
        bad, good = await begin(hall), await begin(hall)
        room = await hall.rooms.find(bad.head.room)
        line = Line(app)
        line.say(p.Hello(ANA, room.head.code, p.VERSION))
        await line.until("room", "happened")
        play = engine.play

        def fail(game: Any, *rest: Any) -> Any:
            if game is bad.latest:
                raise KeyError("rules")
            return play(game, *rest)

        monkeypatch.setattr(engine, "play", fail)
        attendant = Attendant(hall)
        await hall.heart.start()
        for number in range(5):
            assert hall.games.aside.ids() == ([bad.id] if number >= TRIES else [])
            time.now += 10
            await attendant.round()
        assert told == ["attending to a game"] * TRIES
        assert good.entries == 6
        (changed,) = await line.until("roomchanged")
        assert (changed["game"], changed["trouble"]) == (None, "unreadable")
        with pytest.raises(Unreadable):
            await hall.games.find(bad.id)
        assert "interstice_games_aside 1" in app.metrics.text(hall)
        await hall.close()
        return bad.id

    bad = asyncio.run(run())
    assert main(["aside", "--database", str(tmp_path / "games.sqlite")]) == 0
    line, count = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{bad} ")
    assert "KeyError" in line
    assert count == "1 game and 0 rooms are put aside"


def test_what_is_put_aside_is_listed_as_soon_as_the_store_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("interstice.server.playing.aside.AGAIN", 0.0)

    async def run() -> None:
        hall = hall_at(tmp_path, Time())
        await hall.open()
        live = await begin(hall)
        put, fails = hall.store.put, [Unavailable("gone")] * 3

        async def fail_at_first(*mark: str) -> None:
            if fails:
                raise fails.pop()
            await put(*mark)

        monkeypatch.setattr(hall.store, "put", fail_at_first)
        hall.games.put_aside(live.id, KeyError("spoilt"), live.head.room)
        async with asyncio.timeout(PATIENCE):
            while live.id not in await all_aside(hall.store):
                await asyncio.sleep(0)
        assert not fails
        await hall.close()

    asyncio.run(run())


def test_a_game_that_was_put_aside_is_tried_again_by_a_server_that_can_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody would move in it otherwise, and nobody would be told."""

    async def run() -> None:
        time = Time()
        hall = hall_at(tmp_path, time)
        await hall.open()
        bad = await begin(hall)
        hall.games.put_aside(bad.id, KeyError("a fault of this version"), bad.head.room)
        await hall.games.aside.note(bad.id)
        await hall.close()

        hall = hall_at(tmp_path, time)
        await hall.open()
        attendant = Attendant(hall)
        await hall.heart.start()
        with monkeypatch.context() as patch:

            async def fail(*_: Any) -> None:
                raise Unavailable("gone")

            patch.setattr(hall.store, "set_due", fail)
            # It is stored already that they came.
            await hall.came(bad.head.room, "ben")
        await hall.came(bad.head.room, person_of(ANA))
        time.now += 10
        await attendant.round()
        assert (await hall.games.find(bad.id)).entries == 2
        await hall.close()

    asyncio.run(run())


def test_a_game_that_the_store_fails_is_tried_until_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk is no game's fault."""

    async def run() -> None:
        time = Time()
        hall, told = hall_at(tmp_path, time), list[str]()
        hall.background.report_to(lambda name, _: told.append(name))
        await hall.open()
        attendant = Attendant(hall)
        await hall.heart.start()
        live = await begin(hall)
        time.now += 10
        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "add", lambda new, then: then(Unavailable("full")))
            for _ in range(2 * TRIES):
                # No time passes: the next round need not wait for the lease.
                await attendant.round()
        assert live.entries == 1
        await attendant.round()
        assert live.entries == 2
        assert hall.games.aside.ids() == told == []
        await hall.close()

    asyncio.run(run())


def test_a_bot_that_the_store_fails_moves_as_soon_as_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not wait until somebody else would find its game."""
    monkeypatch.setattr(attendants, "BEAT", 0.0)

    async def run() -> None:
        time = Time()
        hall = hall_at(tmp_path, time, bot_pace=0.0)
        await hall.open()
        live, add, fails = await begin(hall), hall.store.add, [Unavailable("full")] * 5
        monkeypatch.setattr(
            hall.store, "add", lambda new, then: then(fails.pop()) if fails else add(new, then)
        )
        Attendant(hall).attend(live, time.now)
        await eventually(lambda: live.entries == 2, "the bot to move")
        assert not fails
        await hall.close()

    asyncio.run(run())


def test_a_game_that_is_over_stays_readable_if_its_results_cannot_be_stored(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        hall, tries = hall_at(tmp_path, time, bot_pace=0.0), list[str]()
        await hall.open()

        async def fail(live: LiveGame) -> None:
            tries.append(live.id)
            raise KeyError("results")

        attendant = Attendant(hall, fail)
        await hall.heart.start()
        live = await begin(hall, bots=1)
        await hall.act(
            live, await hall.rooms.find(live.head.room), Wish(person_of(ANA), "quit", 0, None, None, 0.0)
        )
        assert live.game.over
        for _ in range(2 * TRIES):
            time.now += 10
            await attendant.round()
        assert tries == [live.id] * TRIES
        assert hall.games.aside.ids() == []
        assert await hall.games.find(live.id) is live
        await hall.close()

    asyncio.run(run())


def test_everyone_at_the_table_of_a_game_that_cannot_be_read_is_told_and_can_begin_another(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        app = App(open_hall(str(tmp_path / "games.sqlite")))
        await app.hall.open()
        bad = await begin(app.hall, bots=0)
        room = await app.hall.rooms.find(bad.head.room)
        line = Line(app)
        line.say(p.Hello(ANA, room.head.code, p.VERSION))
        (seen,) = [told for told in await line.until("room", "happened") if told["type"] == "room"]
        assert (seen["game"], seen["trouble"]) == (bad.id, "")
        app.hall.games.take(bad.id, [Stored(bad.entries, "ana", "spoilt", 1000.0, b"{")])
        (changed,) = await line.until("roomchanged")
        assert (changed["game"], changed["trouble"]) == (None, "unreadable")
        line.say(p.Start("again"))
        told = await line.until("roomchanged", "happened", "done")
        assert [each["game"] != bad.id for each in told if each["type"] == "happened"] == [True]
        line.wire.connection_lost(None)
        await app.hall.close()

    asyncio.run(run())


def test_a_room_that_cannot_be_read_is_put_aside_and_the_others_are_found_matched_and_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    noted = list[str]()
    monkeypatch.setattr(logs, "note_error", lambda why, *_, **facts: noted.append(facts["room"]) or "7")

    async def run() -> str:
        time = Time()
        app = App(hall_at(tmp_path, time))
        hall = app.hall
        await hall.open()
        failed = list[str]()
        hall.background.report_to(lambda name, _: failed.append(name))
        wish, rooms = RoomWish("events", listed=True), list[str]()
        for host in ("ana", "ben"):
            rooms.append((await hall.rooms.open(host, wish)).id)
            await hall.came(rooms[-1], host)
        playing = await begin(hall)
        good, bad, busy = *rooms, playing.head.room
        hall.forget_idle()
        for each in (bad, busy):
            spoil(tmp_path, each)
        attendant = Attendant(hall)
        for _ in range(3):
            assert [room.id for room in await hall.rooms.listed()] == [good]
            assert (await hall.rooms.match("cleo", wish)).id == good
            with pytest.raises(UnreadableRoom):
                await hall.rooms.find(bad)
            time.now += 10
            await attendant.round()
        assert attendant.overdue == 0
        assert sorted(noted) == sorted((bad, busy))
        assert not failed
        assert "interstice_rooms_aside 2" in app.metrics.text(hall)
        time.now += 3 * DAY
        hall.forget_idle()
        gone = await prune(hall.store, time.now, Keeping(rooms=1))
        assert {good, bad} <= set(gone.rooms)
        await hall.close()
        return bad

    bad = asyncio.run(run())
    assert main(["aside", "--database", str(tmp_path / "games.sqlite")]) == 0
    *lines, count = capsys.readouterr().out.splitlines()
    assert any(line.startswith(f"{bad} ") for line in lines)
    assert count == "0 games and 2 rooms are put aside"


@pytest.mark.parametrize("error", [Unavailable("it takes too long"), ValueError("?")])
def test_a_room_that_cannot_be_deleted_does_not_keep_the_others_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    noted = list[str]()
    monkeypatch.setattr(logs, "note_error", lambda why, *_, **facts: noted.append(facts["stream"]) or "7")

    async def run() -> None:
        time = Time()
        hall = hall_at(tmp_path, time)
        await hall.open()
        stuck, *others = [(await hall.rooms.open("ana", RoomWish("events"))).id for _ in range(3)]
        delete = hall.store.delete

        async def fail(stream: str) -> None:
            if stream == stuck:
                raise error
            await delete(stream)

        monkeypatch.setattr(hall.store, "delete", fail)
        time.now += 3 * DAY
        assert {*(await prune(hall.store, time.now, Keeping(rooms=1))).rooms} == {*others}
        assert noted == [stuck]
        monkeypatch.undo()
        assert (await prune(hall.store, time.now, Keeping(rooms=1))).rooms == (stuck,)
        await hall.close()

    asyncio.run(run())


def test_whoever_is_in_a_room_that_cannot_be_read_is_told_and_the_other_rooms_are_followed(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        app = App(open_hall(str(tmp_path / "games.sqlite")))
        hall = app.hall
        await hall.open()
        lines, rooms = (
            [Line(app) for _ in range(3)],
            [await hall.rooms.open(ANA, RoomWish("events")) for _ in range(3)],
        )
        for line, room in zip(lines, rooms, strict=True):
            line.say(p.Hello(ANA, room.head.code, p.VERSION))
            await line.until("room")
        said = encode_events((ChatSaid("ben", "Ben", "Hello"),))
        for room, data in zip(rooms, (said, b"{", said), strict=True):
            await hall.store.append(room.id, room.entries, "ben", "elsewhere", 1000.0, data)
        follower = Follower(hall.store, hall.watching, hall.background, hall.rooms, hall.games, lambda: None)
        for room in rooms:
            follower.hint(room.id, room.entries + 1, b"")
        for line in (lines[0], lines[2]):
            await line.until("said")
        (told,) = await lines[1].until("failed")
        assert (told["code"], told["word"]) == ("denied", "room-unreadable")
        late = Line(app)
        late.say(p.Hello(ANA, rooms[1].head.code, p.VERSION))
        assert (await late.until("failed"))[0]["word"] == "room-unreadable"
        await hall.close()

    asyncio.run(run())


def test_a_bot_that_fails_makes_any_move_that_is_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        time = Time()
        hall, told = hall_at(tmp_path, time), list[str]()
        hall.background.report_to(lambda name, _: told.append(name))
        await hall.open()
        attendant = Attendant(hall)
        live = await begin(hall)

        def fail(*_: Any) -> Any:
            raise KeyError("mind")

        monkeypatch.setattr(bot("random"), "choose", fail)
        time.now += 10
        await attendant.see_to(live.id)
        assert live.entries == 2
        assert told == ["bot random"]
        await hall.close()

    asyncio.run(run())


# Clocks that jump


def test_a_steady_clock_does_not_follow_the_wall() -> None:
    wall, passed = Time(5000.0), Time(7.0)
    clock = SteadyClock(wall, passed)
    assert clock() == 5000
    wall.now += 7200
    passed.now += 3
    assert clock() == 5003
    wall.now -= 100_000
    assert clock() == 5003


def hall_with_clock(folder: Path, wall: Time, passed: Time) -> Hall:
    """On a machine with this clock."""
    hall = Hall(SqliteStore(folder / "games.sqlite"), LocalBus(), SteadyClock(wall, passed), passed=passed)

    async def wall_time() -> float:
        return wall.now

    hall.store.time = wall_time  # type: ignore[method-assign]
    return hall


async def started(folder: Path, wall: Time, passed: Time) -> tuple[Hall, Attendant]:
    hall = hall_with_clock(folder, wall, passed)
    await hall.open()
    attendant = Attendant(hall)
    await hall.heart.start()
    return hall, attendant


@pytest.mark.parametrize("jump", [-3600.0, 7200.0, -400 * DAY])
def test_nobody_loses_a_turn_when_the_service_starts_after_a_jump_of_the_clock(
    tmp_path: Path, jump: float
) -> None:
    """The clock of the machine jumps, and the service is started again: everybody has as much time as before."""

    async def run() -> None:
        wall, passed = Time(100_000.0), Time(0.0)

        hall, attendant = await started(tmp_path, wall, passed)
        live = await begin(hall, bots=0, clock=Clock("turn", 60))
        await hall.came(live.head.room, person_of(ANA))
        for _ in range(20):
            passed.now += 1
            wall.now += 1
            await hall.heart.beat()
        await hall.close()
        wall.now += jump
        hall, attendant = await started(tmp_path, wall, passed)
        await hall.came(live.head.room, person_of(ANA))
        found = await hall.games.find(live.id)
        deadline = found.thinking.deadline(next(iter(found.game.asks)), hall.heart.downtimes, 0.0)
        assert deadline is not None
        assert deadline - hall.now() == pytest.approx(40, abs=DEAD_AFTER)
        passed.now += 30
        await attendant.see_to(live.id)
        assert found.entries == 1
        passed.now += 40
        await attendant.see_to(live.id)
        assert found.entries == 2
        await hall.close()

    asyncio.run(run())


@pytest.mark.parametrize("bots", [0, 2])
def test_games_go_on_after_a_start_with_a_clock_that_was_a_year_ahead(tmp_path: Path, bots: int) -> None:
    """A machine is switched on with a wrong clock, people play, the clock is put right, and the service is started again."""

    async def run() -> None:
        wall, passed = Time(100_000.0), Time(0.0)
        hall, _ = await started(tmp_path, wall, passed)
        await hall.close()
        wall.now += 400 * DAY
        hall, _ = await started(tmp_path, wall, passed)
        assert hall.now() == wall.now
        live = await begin(hall, bots=bots, clock=Clock("turn", 60))
        await hall.came(live.head.room, person_of(ANA))
        await hall.close()
        wall.now -= 400 * DAY - 30
        hall, attendant = await started(tmp_path, wall, passed)
        assert hall.now() == wall.now
        assert hall.heart.downtimes.spans == [(100_000.0, wall.now)]
        passed.now += 2
        wall.now += 2
        await attendant.round()
        found = await hall.games.find(live.id)
        assert found.entries == 1
        for _ in range(70):
            passed.now += 1
            await hall.heart.beat()
        await attendant.round()
        assert found.entries == 2
        assert hall.now() == wall.now + 70
        await hall.close()

    asyncio.run(run())


def test_nothing_is_deleted_by_a_clock_that_was_wrong_when_the_service_started(tmp_path: Path) -> None:
    wall, passed = Time(100_000.0), Time(0.0)

    async def prune_when_due(hall: Hall) -> None:
        await retention.prune_if_due(hall.store, hall.now(), Keeping(rooms=30))

    async def run(scene: Callable[[Hall], Awaitable[None]], id: str = "") -> bool:
        hall = hall_with_clock(tmp_path, wall, passed)
        async with lifespan(App(hall)):
            await scene(hall)
            return await hall.store.head(id) is not None

    async def open_room(hall: Hall) -> None:
        opened.append((await hall.rooms.open(person_of(ANA), RoomWish("events"))).id)

    async def put_the_clock_right(hall: Hall) -> None:
        await prune_when_due(hall)
        wall.now -= 400 * DAY - 7200
        passed.now += 7200
        await prune_when_due(hall)

    opened = list[str]()
    asyncio.run(run(open_room))
    wall.now += 400 * DAY
    assert asyncio.run(run(prune_when_due, opened[0]))
    wall.now += 60
    assert asyncio.run(run(put_the_clock_right, opened[0]))
    wall.now += 31 * DAY
    assert not asyncio.run(run(prune_when_due, opened[0]))


@pytest.mark.parametrize("way", ["socket", "stream"])
def test_whoever_goes_while_the_store_is_away_is_gone_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr("interstice.server.talking.telling.TRY_AGAIN", 0.0)

    async def scene(app: App) -> None:
        room = await app.hall.rooms.open(person_of(ANA), RoomWish("events"))
        go = await come(app, room, way)
        assert room.here(person_of(ANA), app.hall.heart.nodes)
        store, fails = app.hall.store.append, [Unavailable("gone")] * 3

        async def fail_at_first(*entry: Any) -> Any:
            if fails:
                raise fails.pop()
            return await store(*entry)

        monkeypatch.setattr(app.hall.store, "append", fail_at_first)
        await go()
        await eventually(lambda: not room.here(person_of(ANA), app.hall.heart.nodes))
        assert not fails

    with_app(tmp_path, scene)


async def come(app: App, room: Room, way: str) -> Callable[[], Awaitable[None]]:
    """Ana comes in. Returns how she goes."""
    if way == "stream":
        reader = Reader(app, f"/api/rooms/{room.head.code}/stream", ANA)
        await reader.begins()
        return reader.goes
    line = Line(app)
    line.say(p.Hello(ANA, room.head.code, p.VERSION))
    await line.until("room")

    async def go() -> None:
        line.wire.connection_lost(None)

    return go


def test_whoever_goes_from_a_stream_before_it_is_stored_that_they_came_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(app: App) -> None:
        room = await app.hall.rooms.open(person_of(ANA), RoomWish("events"))
        append, coming, stored = app.hall.store.append, asyncio.Event(), asyncio.Event()

        async def append_slowly(*entry: Any) -> Any:
            coming.set()
            await stored.wait()
            return await append(*entry)

        monkeypatch.setattr(app.hall.store, "append", append_slowly)
        reader = Reader(app, f"/api/rooms/{room.head.code}/stream", ANA)
        await coming.wait()
        await reader.goes()
        stored.set()
        await app.hall.background.all_left()
        assert room.entries == 2
        assert not room.here(person_of(ANA), app.hall.heart.nodes)

    with_app(tmp_path, scene)
