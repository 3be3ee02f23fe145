"""A deck in full: what is printed on every card, in every language the deck has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from types import MappingProxyType
from typing import Literal

import msgspec

from interstice.core.cards import Card, Deck
from interstice.text import LANGUAGES, say

Words = dict[str, str]
"""The same text by language."""


Photos = Mapping[str, bytes]
"""Pictures that people uploaded, as WebP, by SHA-256."""
NO_PHOTOS: Photos = MappingProxyType({})


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the year can be checked."""

    title: str
    url: str


class PrintedCard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is printed on a card, and where it comes from."""

    id: str
    year: int
    """A negative year is BC; there is no year 0."""
    circa: bool = False
    """Whether the year is approximate."""
    theme: str = ""
    title: Words
    note: Words = {}
    source: Source | None = None
    checked: Literal["", "facts", "page", "both"] = ""
    """How someone other than the author checked the year."""
    subject: str = ""
    """The Wikidata id of what the card is about."""
    fame: float = 0.5
    """How likely an adult is to have heard of it, from 0 to 1."""
    art: str = ""
    """The picture in one line: a scene and glyphs (see art/spec.py)."""
    photo: str = ""
    """The SHA-256 of a picture that somebody uploaded; it is shown in place of `art`."""
    alt: Words = {}
    """What the uploaded picture shows."""
    credit: str = ""
    """Whose picture it is."""
    icons: tuple[str, str] | None = None
    """Twist: the icons on the front and on the date side."""


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    palette: str
    badge: str
    """The glyph that stands for the theme."""


class About(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of deck.toml."""

    name: Words
    licence: str
    precision: Literal["year"] = "year"
    themes: dict[str, Theme] = {}
    icons: tuple[str, ...] = ()


class Edition(msgspec.Struct, frozen=True):
    """A deck with its text, sources and pictures; `deck` gives the part that the engine needs."""

    id: str
    about: About
    cards: tuple[PrintedCard, ...]

    @property
    def hash(self) -> str:
        """Identifies the content in saved games."""
        return sha256(msgspec.json.encode((self.about, self.cards), order="sorted")).hexdigest()

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which every card has a title, starting with Interstice's own five."""
        known = [set(card.title) for card in self.cards]
        shared = set.intersection(*known) if known else set()
        usual = [language for language in LANGUAGES if language in shared]
        return (*usual, *sorted(shared.difference(usual)))

    @property
    def printed_in(self) -> tuple[str, ...]:
        """The languages to print it in: these, or else the one in which most cards have a title."""
        count = Counter(language for card in self.cards for language in card.title)
        return self.languages or tuple(sorted(count, key=lambda language: (-count[language], language))[:1])

    def deck(self) -> Deck:
        """The cards as the engine knows them."""
        return Deck(
            tuple(
                Card(card.id, card.year, card.theme, *(card.icons or ("", "")), card.fame)
                for card in self.cards
            )
        )

    def called(self, language: str) -> str:
        """The deck's name in this language or, failing that, in another. People may leave theirs without a name."""
        names = self.about.name
        return (
            names.get(language) or next(iter(names.values()), "") or say("mydecks", "mine-unnamed", language)
        )

    def titles(self, language: str) -> dict[str, str]:
        """The title of each card by its id, in this language or, failing that, in another."""
        return {card.id: card.title.get(language) or next(iter(card.title.values())) for card in self.cards}
