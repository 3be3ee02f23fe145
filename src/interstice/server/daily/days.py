"""Days in UTC: when they begin and end, and until when a try counts."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta

from interstice.core.refused import Refused

GRACE = 3600.0
"""For how many seconds after the end of a day a game that was begun before still counts. Then the day is public."""
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


def day_at(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    """When it ends: the midnight after it."""
    return datetime.combine(read(day) + timedelta(days=1), datetime.min.time(), UTC).timestamp()


def is_public(day: str, now: float) -> bool:
    """Whether everything about it may be known."""
    return now >= end_of(day) + GRACE


def before(day: str, days: int = 1) -> str:
    return (read(day) - timedelta(days=days)).isoformat()


def read(day: str) -> date:
    try:
        if _DAY.fullmatch(day):
            return date.fromisoformat(day)
    except ValueError:
        pass
    raise Refused(f"expected a day such as 2026-11-18; got {day[:20]!r}")
