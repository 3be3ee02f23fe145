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
    now, off = _back_from(known, today)
    is_at_risk = now > 0 and today not in known and bool(off) and apart(max(off), today) < WEEK
    best = max((_back_from(known, day)[0] for day in known), default=0)
    return Streak(now, max(best, now), is_at_risk, _week(known, off, today))


def _back_from(played: set[str], today: str) -> tuple[int, set[str]]:
    """How many days in a row, back from today, and the days off among them."""
    count, day = 0, today if today in played else before(today)
    off: set[str] = set()
    while True:
        if day in played:
            count += 1
        elif before(day) in played and (not off or apart(day, min(off)) >= WEEK):
            off.add(day)
        else:
            return count, off
        day = before(day)


def _week(played: set[str], off: set[str], today: str) -> tuple[str, ...]:
    monday = before(today, read(today).weekday())
    return tuple(_mark(played, off, before(monday, -at), today) for at in range(WEEK))


def _mark(played: set[str], off: set[str], day: str, today: str) -> str:
    if day in played:
        return "played"
    if day >= today:
        return "open" if day == today else "to-come"
    return "off" if day in off else "missed"
