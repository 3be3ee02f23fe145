"""How many days somebody has played in a row. One missed day a week is free."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from interstice.server.daily.days import apart, before, read

WEEK = 7


class Streak(msgspec.Struct, frozen=True):
    days: int
    """Days played without a break, up to today; today may still be open."""
    best: int
    is_at_risk: bool
    """Whether it ends unless today is played, too."""
    week: tuple[str, ...]
    """The days of this week from Monday on: played, off, missed, open or to come."""


def streak_of(played: Collection[str], today: str) -> Streak:
    """`played`: the days that counted."""
    known = {day for day in played if day <= today}
    now, has_day_off = _back_from(known, today)
    is_at_risk = now > 0 and today not in known and not has_day_off
    best = max((_back_from(known, day)[0] for day in known), default=0)
    return Streak(now, max(best, now), is_at_risk, _week(known, today))


def _back_from(played: set[str], today: str) -> tuple[int, bool]:
    """How many days in a row, back from today, and whether today could be missed without ending it."""
    count, day = 0, today if today in played else before(today)
    off: str | None = None
    newest_off: str | None = None
    while True:
        if day in played:
            count += 1
        elif before(day) in played and (off is None or apart(day, off) >= WEEK):
            off = day
            newest_off = newest_off or day
        else:
            break
        day = before(day)
    has_day_off = newest_off is None or apart(newest_off, today) >= WEEK
    return count, has_day_off


def _week(played: set[str], today: str) -> tuple[str, ...]:
    monday = before(today, read(today).weekday())
    return tuple(_mark(played, before(monday, -at), today) for at in range(WEEK))


def _mark(played: set[str], day: str, today: str) -> str:
    if day in played:
        return "played"
    if day >= today:
        return "open" if day == today else "to-come"
    is_free = before(day) in played and (before(day, -1) in played or before(day, -1) == today)
    return "off" if is_free else "missed"
