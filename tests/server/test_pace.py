"""How long bots take: as long as people would, never in step, and never past the time when they are due."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import fmean

import pytest
from clocked import Time
from msgspec.structs import replace
from patience import eventually

from interstice import protocol as p
from interstice.bots.character import characters
from interstice.bots.find import MIDDLE
from interstice.bus.local import LocalBus
from interstice.core.chance import Casual
from interstice.server.playing.attendant import Attendant
from interstice.server.playing.clocks import Clock
from interstice.server.playing.commands import answer
from interstice.server.playing.games import LiveGame
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.minds import STAND_IN, name_at
from interstice.server.playing.pace import EASY, HARD, SLOWEST, seconds_for
from interstice.server.playing.room_events import TakenOver
from interstice.store.sqlite import SqliteStore


def drawn(bot: str, sureness: float) -> list[float]:
    return [seconds_for(bot, sureness, Casual(seed)) for seed in range(200)]


def test_what_is_easy_goes_quickly_and_what_is_hard_takes_time() -> None:
    means = [fmean(drawn("random", sureness)) for sureness in (1.0, 0.8, 0.5, 0.2)]
    assert means == sorted(means)
    assert means[0] == pytest.approx(EASY, rel=0.1)
    assert means[-1] > 3 * means[0]
    assert EASY < fmean(drawn("random", 0.5)) < HARD


@pytest.mark.parametrize("sureness", [0.0, 0.5, 1.0])
def test_nobody_takes_longer_than_anybody_may_and_no_two_the_same_time(sureness: float) -> None:
    for bot in (*characters(), "guesser", STAND_IN):
        times = drawn(bot, sureness)
        assert 0 < min(times) < max(times) <= SLOWEST
        assert len(set(times)) > 150


def test_the_same_move_sometimes_takes_more_than_twice_as_long() -> None:
    times = drawn("edith", 1.0)
    assert max(times) > 2 * min(times)


def test_each_character_has_a_pace_of_its_own() -> None:
    quick, slow = (choose(characters().values(), key=lambda each: each.pace).id for choose in (min, max))
    assert fmean(drawn(quick, 0.8)) < fmean(drawn("random", 0.8)) < fmean(drawn(slow, 0.8))


Scene = Callable[[Hall, Attendant, Time, LiveGame], Awaitable[None]]


def with_bots(tmp_path: Path, scene: Scene, pace: float, is_waited_for: bool = True) -> None:
    """A game of two characters. The clock stands still until the scene moves it."""

    async def run() -> None:
        time = Time()
        hall = Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), time, bot_pace=pace)
        await hall.open()
        attendant = Attendant(hall)
        await hall.heart.start()
        if is_waited_for:
            hall.acting.attended_by(attendant.attend)
        room = await hall.rooms.open("ana", RoomWish("events"))
        for seat, bot in enumerate(("saga", "bram")):
            await answer(hall, room.id, "ana", p.Invite(f"invite{seat}", seat, bot))
        await hall.start_game(room.id, "ana", "start")
        assert room.game is not None
        try:
            await scene(hall, attendant, time, await hall.games.find(room.game))
        finally:
            await hall.close()

    asyncio.run(run())


def test_at_pace_0_nobody_waits(tmp_path: Path) -> None:
    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        await eventually(lambda: live.game.over)
        assert time.now == 1000

    with_bots(tmp_path, scene, 0)


def test_a_bot_moves_at_its_own_time_which_is_before_the_game_is_due(tmp_path: Path) -> None:
    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        room = await hall.rooms.find(live.head.room)
        took = []
        for entries in range(1, 5):
            assert live.due == time.now + SLOWEST / 100
            intent = await attendant.think(live, room)
            assert intent is not None
            assert time.now < intent.at < time.now + SLOWEST / 100
            took.append(intent.at - time.now)
            await asyncio.sleep(SLOWEST / 100)
            assert live.entries == entries
            time.now = intent.at
            await eventually(lambda entries=entries: live.entries > entries)
            assert live.game.log[entries].move == intent.move
        assert len(set(took)) == len(took)

    with_bots(tmp_path, scene, 0.01)


def test_bots_take_half_the_time_once_everybody_has_chosen_a_quick_pace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall, attendant: Attendant, time: Time, _: LiveGame) -> None:
        room = await hall.rooms.open("ana", RoomWish("events"))
        for seat, person in enumerate(("ana", "ben")):
            await answer(hall, room.id, person, p.Sit(f"sit{seat}", seat, person))
        await answer(hall, room.id, "ana", p.Invite("invite", 2, "saga"))
        await hall.start_game(room.id, "ana", "start")
        live = await hall.games.find(str(room.game))

        async def move(quick: bool) -> bool:
            (seat,) = live.game.asks
            made = next(live.game.asks[seat][0].moves())
            act = p.Act(f"move{live.entries}", live.id, seat, made, live.entries, quick)
            await answer(hall, room.id, live.head.holders[seat], act)
            return live.is_quick

        async def takes() -> float:
            intent = await attendant.think(live, room)
            assert intent is not None
            return intent.at - live.thinking.since

        assert [await move(quick=True), await move(quick=True)] == [False, True]
        quick = await takes()
        monkeypatch.setattr(LiveGame, "is_quick", False)
        assert quick == pytest.approx(await takes() / 2)
        monkeypatch.undo()
        intent = await attendant.think(live, room)
        assert intent is not None
        await attendant.move(live, room, intent.seat, intent.move)
        await eventually(lambda: 2 not in live.game.asks)
        assert await move(quick=False) is False

    with_bots(tmp_path, scene, 1.0, is_waited_for=False)


def test_a_bot_whose_process_has_died_is_moved_for_when_the_game_is_due(tmp_path: Path) -> None:
    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        time.now += SLOWEST - 0.1
        await attendant.see_to(live.id)
        assert live.entries == 1
        time.now += 0.2
        await attendant.see_to(live.id)
        assert live.entries == 2

    with_bots(tmp_path, scene, 1.0, is_waited_for=False)


def test_whoever_comes_back_in_time_moves_before_the_stand_in_of_the_middle_level(tmp_path: Path) -> None:
    async def scene(hall: Hall, attendant: Attendant, time: Time, live: LiveGame) -> None:
        room = await hall.rooms.find(live.head.room)
        seat = live.game.turn
        live.head = replace(live.head, bots=("", ""))
        assert name_at(live, seat) == MIDDLE
        await hall.rooms.change(room.id, "attendant", "over", lambda _: (TakenOver(live.id, seat),))
        intent = await attendant.think(live, room)
        assert intent is not None
        waiting = asyncio.create_task(attendant.attend_to(live.id, live.entries, time.now + SLOWEST / 100))
        await asyncio.sleep(0)
        await hall.came(room.id, "ana")
        assert room.taken_over == set()
        time.now = intent.at
        await waiting
        assert live.entries == 1

    with_bots(tmp_path, scene, 0.01, is_waited_for=False)


def test_the_time_that_bots_take_is_charged_to_nobody_else(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        hall = Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), time, bot_pace=0.01)
        await hall.open()
        attendant = Attendant(hall)
        await hall.heart.start()
        hall.acting.attended_by(attendant.attend)
        room = await hall.rooms.open("ana", RoomWish("events", clock=Clock("budget", 60)))
        await hall.came(room.id, "ana")
        await answer(hall, room.id, "ana", p.Sit("sit", 0, "Ana", 9))
        for seat, bot in ((1, "saga"), (2, "bram")):
            await answer(hall, room.id, "ana", p.Invite(f"invite{seat}", seat, bot))
        await hall.start_game(room.id, "ana", "start")
        live = await hall.games.find(str(room.game))
        try:
            assert list(live.game.asks) == [0]
            time.now += 7
            move = next(live.game.asks[0][0].moves())
            await answer(hall, room.id, "ana", p.Act("move", live.id, 0, move, live.entries))
            assert live.thinking.used[0] == 7
            while 0 not in live.game.asks:
                intent = await attendant.think(live, room)
                assert intent is not None
                time.now = max(time.now, intent.at)
                await eventually(lambda entries=live.entries: live.entries > entries)
            assert live.thinking.used[0] == 7
            assert 0 < live.thinking.used[1] < SLOWEST / 100
        finally:
            await hall.close()

    asyncio.run(run())
