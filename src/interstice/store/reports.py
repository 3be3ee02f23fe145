"""What people report: somebody who behaved badly, a card whose date they doubt, or a deck."""

from __future__ import annotations

import msgspec

from interstice.store.table import Table

PERSON, CARD, DECK = "person", "card", "deck"
"""The kinds of reports."""
OPEN, SETTLED, COUNTING = "open", "settled", "counting"
"""The states of a report. One that the server makes itself is counting until there is enough to look at."""


class Line(msgspec.Struct, frozen=True):
    """A line of chat, as it was when the report was made."""

    line: int
    """The number that the line has in its room."""
    person: str
    name: str
    text: str
    at: float
    phrase: str = ""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    at: float
    kind: str
    by: str
    """The person who made it; empty if the server did, or if that person has been deleted."""
    about: str
    """The person, the card's face or the deck."""
    why: str
    state: str = OPEN
    room: str = ""
    game: str = ""
    """The game in which they met the card, if they named it."""
    name: str = ""
    """What the person was called."""
    line: int = 0
    """The line of chat that the report is about, if it is about one."""
    lines: tuple[Line, ...] = ()
    """What was said around it."""
    deck: str = ""
    version: str = ""
    """The hash of the cards: those that the game is played with or, if no game is named, the whole deck."""
    language: str = ""
    """The language in which they read the card."""
    year: int | None = None
    """The year that they think is right."""
    games: int = 0
    """How many games a person has won too well; see server/moderating/quickness.py."""


REPORTS = Table(
    "report",
    Report,
    ("id",),
    indexes=(("at",), ("state", "at"), ("kind", "at"), ("about", "at"), ("by", "at"), ("room", "at")),
)
