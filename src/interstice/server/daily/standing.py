"""How well somebody does in the daily line, for their page."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from interstice.server.daily.daily import Daily, out_of, score_of
from interstice.server.daily.streaks import Streak, streak_of
from interstice.server.results.page import PlayedGame
from interstice.store.daily import DAILY_LINES, DailyTry
from interstice.store.results import PLACEMENTS
from interstice.store.store import Store

LATELY = 30
"""Over how many of the latest days the average is taken."""


class DailyStanding(msgspec.Struct, frozen=True):
    streak: Streak
    tenths: int | None
    """Ten times the average score of the latest 30 days, out of ten cards; None if none of them was played, or the host has taken all
    its cards out."""


async def daily_standing(store: Store, daily: Daily, person: str) -> DailyStanding | None:
    """None if they have never finished a line in time."""
    tries = {begun.day: begun for begun in await daily.played(person) if begun.counts}
    if not tries:
        return None
    return DailyStanding(streak_of(tries, daily.today), await _tenths(store, tries))


async def _tenths(store: Store, tries: dict[str, DailyTry]) -> int | None:
    lines = await store.rows.find(DAILY_LINES, descending=True, limit=LATELY)
    played = [(line, tries[line.day].marks or "") for line in lines if line.day in tries and out_of(line)]
    if not played:
        return None
    return round(100 * sum(score_of(*each) / out_of(each[0]) for each in played) / len(played))


async def as_counted(store: Store, person: str, games: Iterable[PlayedGame]) -> list[PlayedGame]:
    """Somebody's games. Those that were the line of a day have the score that the day has, without the cards that the host has taken out."""
    return [await _as_counted(store, person, game) if game.daily else game for game in games]


async def _as_counted(store: Store, person: str, game: PlayedGame) -> PlayedGame:
    line = await store.rows.get(DAILY_LINES, game.daily)
    if line is None:
        return game
    placed = store.rows.each(PLACEMENTS, {"person": person, "game": game.game})
    taken = (
        [each async for each in placed if each.right and each.face in line.withdrawn]
        if line.withdrawn
        else []
    )
    score = None if game.score is None else game.score - len(taken)
    return replace(game, score=score, out_of=out_of(line))
