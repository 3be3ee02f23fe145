"""Plays the lines of days, on a clock that the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from interstice import protocol as p
from interstice.bus.local import LocalBus
from interstice.core.moves import Place
from interstice.server.daily.daily import Daily
from interstice.server.http.app import App
from interstice.server.playing.commands import answer
from interstice.server.playing.hall import Hall
from interstice.server.playing.people import person_of
from interstice.store.daily import DailyTry
from interstice.store.sqlite import SqliteStore

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
TODAY = "2026-11-18"
HOUR = 3600.0
ANA, BEN, CEM = (f"token-of-{name}-0123456789" for name in ("ana", "ben", "cem"))


class Clock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def halls(folder: Path, clock: Clock, count: int = 1) -> AsyncIterator[list[Hall]]:
    """Processes that share one database."""
    made = [Hall(SqliteStore(folder / "games.sqlite"), LocalBus(), clock) for _ in range(count)]
    for hall in made:
        await hall.open()
    try:
        yield made
    finally:
        for hall in made:
            await hall.close()


def run(body: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(body())  # type: ignore[arg-type]


async def game_in(hall: Hall, code: str, person: str) -> Any:
    room = await hall.rooms.enter(code, person)
    assert room.game is not None
    return room, await hall.games.find(room.game)


async def place(hall: Hall, code: str, person: str, right: bool) -> None:
    room, live = await game_in(hall, code, person)
    game = live.game
    year = game.year(game.top)
    gaps = range(len(game.line) + 1)
    fits = [
        gap
        for gap in gaps
        if (gap == 0 or game.year(game.line[gap - 1]) <= year)
        and (gap == len(game.line) or year <= game.year(game.line[gap]))
    ]
    gap = fits[0] if right else next(gap for gap in gaps if gap not in fits)
    move = p.Act(f"c{live.entries}", live.id, 0, Place(game.top, gap), live.entries)
    assert isinstance(await answer(hall, room.id, person, move), p.Done)


async def play(hall: Hall, token: str, marks: str = "1" * 10, day: str = TODAY) -> DailyTry:
    """Play the whole line: 1 is right, 0 is wrong."""
    person = person_of(token)
    daily = Daily(hall)
    code = await daily.play(day, person, "Ana", "en")
    for mark in marks:
        await place(hall, code, person, mark == "1")
    begun = await daily.try_of(day, person)
    assert begun is not None
    return await daily.settle(begun)


def an_app(folder: Path, clock: Clock) -> App:
    return App(Hall(SqliteStore(folder / "games.sqlite"), LocalBus(), clock))
