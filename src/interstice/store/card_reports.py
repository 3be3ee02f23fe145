"""What players report about cards: somebody doubts a date."""

from __future__ import annotations

import msgspec

from interstice.store.table import Table


class CardReport(msgspec.Struct, frozen=True):
    id: str
    at: float
    person: str
    """Whoever reports it."""
    game: str
    """The game in which they met the card, if they named it."""
    face: str
    deck: str
    version: str
    """The hash of the cards: those that the game is played with or, if no game is named, the whole deck."""
    language: str
    """The language in which they read the card."""
    year: int | None
    """The year that they think is right."""
    why: str


CARD_REPORTS = Table("card_report", CardReport, ("id",), indexes=(("at",), ("face", "at"), ("person",)))
