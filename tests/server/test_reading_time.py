"""How long people get to see what happened: bots wait for it, and no clock runs meanwhile."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from statistics import fmean

import pytest
from clocked import Time
from patience import eventually
from tables import a_few, long_options

from interstice import protocol as p
from interstice.bus.local import LocalBus
from interstice.core import engine
from interstice.core.chance import Casual
from interstice.core.events import Missed, Placed
from interstice.core.game import Player
from interstice.core.log import Entry
from interstice.decks.load import load_shipped
from interstice.rules.presets import PRESETS
from interstice.rules.swiss import events as swiss
from interstice.rules.twist import events as twist
from interstice.server.playing.attendant import Attendant
from interstice.server.playing.clocks import LAG, Clock, Downtimes, Thinking
from interstice.server.playing.commands import answer
from interstice.server.playing.games import LiveGame
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.pace import SLOWEST, seconds_for
from interstice.server.playing.reading import MOST, seconds_to_read
from interstice.server.playing.rooms import Room
from interstice.store.sqlite import SqliteStore

PERSON, BOT = 0, 1
BOTS = ("", "saga")


def entry(*events: object, seat: int | None = PERSON) -> Entry:
    return Entry(seat, None, (), events)  # type: ignore[arg-type]


# How long it takes


@pytest.mark.parametrize(
    ("events", "seconds"),
    [
        ((Placed(BOT, 3, 1),), 1.5),
        ((Missed(BOT, 3, 1),), 1.5),
        ((Placed(PERSON, 3, 1),), 3.0),
        ((twist.LaidSideways(PERSON, 3),), 3.0),
        ((twist.Discarded(BOT, 3),), 1.5),
        ((swiss.Spun(BOT, 0, "question"),), 1.5),
        ((swiss.Spun(PERSON, 0, "question"),), 2.5),
        ((swiss.Spun(BOT, 0, "question"), swiss.Announced(3, "moon", PERSON)), 2.5),
        ((swiss.Spun(BOT, 0, "star"), swiss.Inserted(BOT, 3, 0)), 3.0),
        ((swiss.Challenged(BOT, PERSON), swiss.Rolled(BOT, 2), swiss.Rolled(PERSON, 5)), 2.0),
        ((swiss.TryFailed(BOT, 0), swiss.TryBegan(PERSON, 1)), 1.0),
        ((swiss.TryFailed(BOT, 0), swiss.Inserted(PERSON, 3, 0)), MOST),
        ((swiss.Inserted(BOT, 3, 0), swiss.RoundScored((BOT,), (0, 4))), MOST),
        ((swiss.Marked(PERSON, 1, 0), swiss.RatingOpened((BOT,))), 1.0),
        ((swiss.Rated(PERSON, "right"),), 0.0),
        ((), 0.0),
    ],
)
def test_what_a_bot_did_is_short_and_what_concerns_a_person_longer(
    events: tuple[object, ...], seconds: float
) -> None:
    assert seconds_to_read(entry(*events), BOTS) == seconds


def test_nobody_has_to_read_the_set_up() -> None:
    assert seconds_to_read(entry(swiss.Inserted(PERSON, 3, 0), seat=None), BOTS) == 0


@pytest.mark.parametrize("preset", list(PRESETS))
def test_whatever_turns_a_date_over_leaves_time_to_read_it(preset: str) -> None:
    chosen, luck = PRESETS[preset], random.Random(preset)
    seats = a_few(chosen)
    players = [Player(f"Player {seat}") for seat in range(seats)]
    game = engine.new(
        chosen.rules, players, load_shipped(chosen.deck).deck(), Casual(5), long_options(chosen)
    )
    turned_over = 0
    for _ in range(150):
        if game.over:
            break
        before = len(game.shown)
        seat, asks = luck.choice(list(game.asks.items()))
        made = engine.play(game, seat, luck.choice(list(luck.choice(asks).moves())), Casual(luck.random()))
        if len(game.shown) > before:
            turned_over += 1
            assert 1.5 <= seconds_to_read(made, ["bot"] * seats) <= MOST
            assert 3.0 <= seconds_to_read(made, [""] * seats) <= MOST
    assert turned_over > 5


# Bots


def waits(bot: str, sureness: float, reading: float) -> list[float]:
    return [seconds_for(bot, sureness, Casual(seed), reading) for seed in range(200)]


@pytest.mark.parametrize("reading", [1.0, 1.5, 3.0, MOST])
def test_a_bot_thinks_after_reading_and_never_in_step(reading: float) -> None:
    for bot in ("saga", "jonas", "bram", "guesser"):
        for sureness in (1.0, 0.5, 0.0):
            waiting = waits(bot, sureness, reading)
            assert reading < min(waiting) < max(waiting) <= SLOWEST
            assert len(set(waiting)) > 150


@pytest.mark.parametrize("reading", [1.0, 1.5, 3.0, MOST])
def test_what_is_hard_takes_longer_after_reading_too_and_so_does_whoever_is_slow(reading: float) -> None:
    means = [fmean(waits("guesser", sureness, reading)) for sureness in (1.0, 0.9, 0.7, 0.4)]
    assert means == sorted(means)
    assert means[-1] - reading > 2 * (means[0] - reading)
    quick, slow = (fmean(waits(bot, 1.0, reading)) - reading for bot in ("jonas", "bram"))
    assert slow > 2 * quick


def at_table(tmp_path: Path, scene, clock: Clock, pace: float) -> None:  # type: ignore[no-untyped-def]
    """Ana, whose turn it is, Saga and Bram play classic. The clock stands still until the scene moves it."""

    async def run() -> None:
        time = Time()
        hall = Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), time, bot_pace=pace)
        await hall.open()
        attendant = Attendant(hall)
        await hall.heart.start()
        room = await hall.rooms.open("ana", RoomWish("events", clock=clock))
        await hall.came(room.id, "ana")
        await answer(hall, room.id, "ana", p.Sit("sit", 0, "Ana", 9))
        for seat, bot in ((1, "saga"), (2, "bram")):
            await answer(hall, room.id, "ana", p.Invite(f"invite{seat}", seat, bot))
        await hall.start_game(room.id, "ana", "start")
        live = await hall.games.find(str(room.game))
        try:
            await scene(hall, attendant, time, room, live)
        finally:
            await hall.close()

    asyncio.run(run())


async def place(hall: Hall, room: Room, live: LiveGame) -> None:
    move = next(live.game.asks[0][0].moves())
    said = await answer(hall, room.id, "ana", p.Act(f"move{live.entries}", live.id, 0, move, live.entries))  # type: ignore[arg-type]
    assert isinstance(said, p.Done)


def test_bots_leave_each_result_on_the_table_before_the_next_one_moves(tmp_path: Path) -> None:
    async def scene(hall: Hall, attendant: Attendant, time: Time, room: Room, live: LiveGame) -> None:
        time.now += 10
        await place(hall, room, live)
        waited = []
        for _ in range(2):
            intent = await attendant.think(live, room)
            assert intent is not None
            waited.append(intent.at - time.now)
            assert intent.at <= time.now + SLOWEST
            time.now = intent.at
            await attendant.move(live, room, intent.seat, intent.move)
        assert waited[0] >= 3, "Ana reads about her own card"
        assert waited[1] >= 1.5, "and then about Saga's"
        assert list(live.game.asks) == [0]

    at_table(tmp_path, scene, Clock(), 1.0)


def test_bot_pace_scales_the_reading_time_of_bots_and_0_removes_it(tmp_path: Path) -> None:
    async def scene(hall: Hall, attendant: Attendant, time: Time, room: Room, live: LiveGame) -> None:
        await place(hall, room, live)
        for pace in (2.0, 0.5, 0.0):
            hall.due.bot_pace = pace
            intent = await attendant.think(live, room)
            assert intent is not None
            assert 3 * pace <= intent.at - time.now <= SLOWEST * pace

    at_table(tmp_path, scene, Clock(), 1.0)


# Clocks


def test_a_turns_clock_starts_when_what_came_before_has_been_read(tmp_path: Path) -> None:
    """However fast the bots are: Bram's result takes 1.5 seconds, and so does what is unread of Saga's."""

    async def scene(hall: Hall, attendant: Attendant, time: Time, room: Room, live: LiveGame) -> None:
        assert live.thinking.deadline(0, Downtimes()) == time.now + 60 + LAG, "nothing came before"
        hall.acting.attended_by(attendant.attend)
        await place(hall, room, live)
        await eventually(lambda: list(live.game.asks) == [0])
        assert live.thinking.reading == MOST
        deadline = live.thinking.deadline(0, Downtimes())
        assert deadline == time.now + MOST + 60 + LAG
        assert live.due == pytest.approx(deadline), "the store knows it too"
        time.now = deadline - 0.1
        await attendant.see_to(live.id)
        assert list(live.game.asks) == [0]
        time.now += 0.2
        await attendant.see_to(live.id)
        assert list(live.game.asks) != [0]

    at_table(tmp_path, scene, Clock("turn", 60), 0.0)


def test_what_was_read_meanwhile_is_not_on_top(tmp_path: Path) -> None:
    thinking = Thinking(Clock("turn", 60), 2)
    thinking.moved([0], 0, 100.0, 0.0, Downtimes(), 1.5)
    thinking.moved([1], 1, 101.0, 0.0, Downtimes(), 1.5)
    assert thinking.reading == 2.0
    thinking.moved([0], 0, 110.0, 0.0, Downtimes(), 1.0)
    assert thinking.reading == 1.0
    thinking.moved([1], 1, 110.0, 0.0, Downtimes(), 3.0)
    assert thinking.reading == MOST
    assert thinking.reading_after(112.0, 0.0) == MOST - 2


def test_nobodys_budget_pays_for_reading() -> None:
    thinking = Thinking(Clock("budget", 60), 3, ("", "", "saga"))
    thinking.moved([], None, 100.0, 0.0, Downtimes(), 3.0)
    assert thinking.deadline(0, Downtimes(), 0.0) == 163
    thinking.moved([0, 1, 2], 0, 110.0, 0.5, Downtimes(), 1.5)
    assert thinking.used == [6.5, 7, 10]
    assert thinking.deadline(0, Downtimes(), 0.0) == 110 + 1.5 + 53.5
    thinking.moved([1], 1, 111.0, 0.0, Downtimes())
    assert thinking.used[1] == 7, "a move before the end of it gains no time"


def test_a_game_that_is_read_again_has_the_same_clock(tmp_path: Path) -> None:
    async def scene(hall: Hall, attendant: Attendant, time: Time, room: Room, live: LiveGame) -> None:
        time.now += 5
        await place(hall, room, live)
        time.now += 0.5
        other = Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), time)
        await other.open()
        again = await other.games.find(live.id)
        assert (again.thinking.since, again.thinking.reading) == (live.thinking.since, 3.0)
        assert again.thinking.reading == live.thinking.reading
        await other.close()

    at_table(tmp_path, scene, Clock("turn", 60), 1.0)
