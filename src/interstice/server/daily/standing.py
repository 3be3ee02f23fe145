"""How well somebody does in the daily line, for their page."""

from __future__ import annotations

import msgspec

from interstice.server.daily.daily import Daily, out_of, score_of
from interstice.server.daily.streaks import Streak, streak_of
from interstice.store.daily import DAILY_LINES, DailyTry
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
