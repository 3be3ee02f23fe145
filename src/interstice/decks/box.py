"""A deck as it lies in the box: what is printed on every card, in every language it has."""

from __future__ import annotations

from hashlib import sha256
from typing import Literal

import msgspec

from interstice.core.cards import Card, Deck

LANGUAGES = ("en", "de", "fr", "it", "nl")
"""The languages of every deck that comes with Interstice. A deck of one's own may have fewer."""

Words = dict[str, str]
"""The same in several languages."""


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the year can be checked."""

    title: str
    url: str


class BoxCard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    id: str
    year: int
    circa: bool = False
    theme: str = ""
    title: Words
    note: Words = {}
    source: Source | None = None
    checked: Literal["", "facts", "page", "both"] = ""
    """How somebody other than the writer checked the year."""
    subject: str = ""
    """The Wikidata id."""
    fame: float = 0.5
    """How likely it is that an adult has heard of it."""
    art: str = ""
    """The picture in one line: scene and glyphs (see art.py)."""
    icons: tuple[str, str] | None = None
    """Twist: front and date side."""


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    palette: str
    badge: str
    """The glyph that stands for it."""


class About(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What deck.toml says."""

    name: Words
    licence: str
    precision: Literal["year"] = "year"
    themes: dict[str, Theme] = {}
    icons: tuple[str, ...] = ()


class Box(msgspec.Struct, frozen=True):
    id: str
    about: About
    cards: tuple[BoxCard, ...]

    @property
    def hash(self) -> str:
        """Pins the content in saved games."""
        return sha256(msgspec.json.encode((self.about, self.cards), order="sorted")).hexdigest()

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which every card has a title, the usual five first."""
        known = [set(card.title) for card in self.cards]
        shared = set.intersection(*known) if known else set()
        usual = [language for language in LANGUAGES if language in shared]
        return (*usual, *sorted(shared.difference(usual)))

    def deck(self) -> Deck:
        """The cards as the engine wants them."""
        return Deck(
            tuple(
                Card(card.id, card.year, card.theme, *(card.icons or ("", "")), card.fame)
                for card in self.cards
            )
        )

    def titles(self, language: str) -> dict[str, str]:
        """By card, in this language, or in one that there is."""
        return {card.id: card.title.get(language) or next(iter(card.title.values())) for card in self.cards}
