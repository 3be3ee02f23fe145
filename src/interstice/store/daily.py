"""The daily line: the cards of each day, who has played it, and what that adds up to."""

from __future__ import annotations

import msgspec

from interstice.store.table import Table


class DailyLine(msgspec.Struct, frozen=True):
    """The cards of one day. It is written when the day begins and never changes, except for what the host takes out."""

    day: str
    """A date in UTC, such as 2026-11-18. Days are compared as text."""
    secret: str
    """In hexadecimal digits: 32 random bytes, then the day and the faces; see docs/chance.md."""
    deck: str
    """The hash under which the cards are stored, in an order that makes the secret bring them up as `faces` lists them."""
    faces: tuple[str, ...]
    """The first one starts the line."""
    decks: tuple[str, ...]
    """The decks that they come from."""
    withdrawn: dict[str, str] = {}
    """The faces that the host has taken out, each with the reason."""


class DailyTry(msgspec.Struct, frozen=True):
    """Somebody's one try that counts."""

    day: str
    person: str
    code: str
    """Of the room."""
    game: str
    at: float
    """When it was begun."""
    marks: str | None = None
    """For each card that was to be placed, 1 if it was right and 0 if not; None until the game is over."""
    counts: bool = False
    """Whether it was finished in time, and is in the sums."""


class DailySum(msgspec.Struct, frozen=True):
    """How everybody who finished a day's line did: one row to read, however many have played."""

    day: str
    version: int = 0
    """Counts the writes: a process that changes the row expects the version that it has read."""
    scores: tuple[int, ...] = ()
    """How many people got each number right, from none to all."""
    right: tuple[int, ...] = ()
    """How many people placed each card right."""

    @property
    def players(self) -> int:
        return sum(self.scores)


DAILY_LINES = Table("daily_line", DailyLine, ("day",))
DAILY_TRIES = Table("daily_try", DailyTry, ("day", "person"), indexes=(("person", "day"),))
DAILY_SUMS = Table("daily_sum", DailySum, ("day",))
