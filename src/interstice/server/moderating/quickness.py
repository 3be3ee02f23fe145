"""Counts what nobody can do: getting every card right within two seconds, game after game. Only moderators hear of it."""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise

from interstice.server.playing.games import LiveGame
from interstice.server.results.reading import read
from interstice.store.reports import COUNTING, OPEN, PERSON, REPORTS, Report
from interstice.store.rows import Insert, Put
from interstice.store.store import Store

WITHIN = 2.0
"""Seconds between the previous entry and a person's move."""
LEAST = 4
"""Cards that somebody must have placed in a game before it counts."""
GAMES = 3
"""After this many games, moderators are told."""


async def note_quick(store: Store, live: LiveGame) -> None:
    """Look at a finished game. It counts once, however often this is done."""
    for person, seat in _quick(live):
        noted = Report(
            id=f"quick-{live.id}-{seat}",
            at=live.ended,
            kind=PERSON,
            by="",
            about=person,
            why="",
            state=COUNTING,
            game=live.id,
            games=1,
        )
        if await store.rows.write(Insert(REPORTS, noted)):
            await _tell(store, noted, live.head.players[seat].name)


def told_id(person: str) -> str:
    """The id of the report about all games of a person. Moderators' acts keep it, so it does not say who that is."""
    return f"quick-{sha256(f'interstice quick {person}'.encode()).hexdigest()[:12]}"


async def _tell(store: Store, latest: Report, name: str) -> None:
    about = [each async for each in store.rows.each(REPORTS, {"about": latest.about}, ("at",))]
    games = sum(each.state == COUNTING for each in about)
    if games >= GAMES:
        told = Report(
            id=told_id(latest.about),
            at=latest.at,
            kind=PERSON,
            by="",
            about=latest.about,
            why="",
            state=OPEN,
            game=latest.game,
            name=name,
            games=games,
        )
        await store.rows.write(Put(REPORTS, told))


def _quick(live: LiveGame) -> list[tuple[str, int]]:
    """The people who placed every card right within that time, with their seats."""
    found = []
    for played in read(live):
        result = played.result
        if result.tries >= LEAST and result.right == result.tries and _slowest(live, result.seat) <= WITHIN:
            found.append((result.person, result.seat))
    return found


def _slowest(live: LiveGame, seat: int) -> float:
    """The longest that a seat took over a move."""
    seconds = [after - before for before, after in pairwise(live.seconds())]
    log = live.game.log[1 : live.entries]
    return max((took for entry, took in zip(log, seconds, strict=True) if entry.seat == seat), default=0.0)
