"""How many days somebody has played in a row. One missed day a week is free."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date

import msgspec

from interstice.server.daily.days import read

WEEK = 7


class Streak(msgspec.Struct, frozen=True):
    days: int
    """Days played without a break, up to today; today may still be open."""
    best: int
    is_at_risk: bool
    """Whether it ends unless today is played too."""
    week: tuple[str, ...]
    """The days of this week from Monday on: played, off, missed, open or to come."""


def streak_of(played: Collection[str], today: str) -> Streak:
    """`played`: the days that counted."""
    day = read(today).toordinal()
    known = {each for each in (read(day).toordinal() for day in played) if each <= day}
    now, off = _back_from(known, day)
    is_at_risk = now > 0 and day not in known and bool(off) and day - max(off) < WEEK
    return Streak(now, _best(known), is_at_risk, _week(known, off, day))


# Days are numbers here, one for each.


def _back_from(played: set[int], today: int) -> tuple[int, set[int]]:
    """How many days in a row, back from today, and the days off among them."""
    count, day = 0, today if today in played else today - 1
    off: set[int] = set()
    while True:
        if day in played:
            count += 1
        elif day - 1 in played and (not off or min(off) - day >= WEEK):
            off.add(day)
        else:
            return count, off
        day -= 1


def _best(played: set[int]) -> int:
    """The longest streak that has ended on any day. Each day is looked at once."""
    best = row = beyond = 0
    last = off = 0
    for day in sorted(played):
        if day == last + 1:
            row += 1
        else:
            is_off = day == last + 2
            # The streak goes on beyond a day off, and beyond the one before only if that is a week away.
            beyond = row + (beyond if day - 1 - off >= WEEK else 0) if is_off else 0
            row, off = 1, day - 1
        best, last = max(best, row + beyond), day
    return best


def _week(played: set[int], off: set[int], today: int) -> tuple[str, ...]:
    monday = today - date.fromordinal(today).weekday()
    return tuple(_mark(played, off, monday + at, today) for at in range(WEEK))


def _mark(played: set[int], off: set[int], day: int, today: int) -> str:
    if day in played:
        return "played"
    if day >= today:
        return "open" if day == today else "to-come"
    return "off" if day in off else "missed"
