"""What the themes of own decks are called in play. Their ids are made from what people typed, and old games and results would keep them."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from interstice.decks.edition import Edition
from interstice.decks.load import load_shipped, shipped

NUMBERED = "own-"
"""How the themes begin that have only a number."""


def numbered(edition: Edition) -> dict[str, str]:
    """A number for each theme; those that decks of Interstice have as well keep their names, which bots know."""
    own = {*edition.about.themes, *(card.theme for card in edition.cards)} - _usual() - {""}
    return {theme: f"{NUMBERED}{edition.id[-8:]}-{number}" for number, theme in enumerate(sorted(own), 1)}


def with_numbers(edition: Edition) -> Edition:
    """The deck as it is played."""
    given = numbered(edition)
    themes = {given.get(id, id): theme for id, theme in edition.about.themes.items()}
    cards = tuple(replace(card, theme=given.get(card.theme, card.theme)) for card in edition.cards)
    return replace(edition, about=replace(edition.about, themes=themes), cards=cards)


@cache
def _usual() -> frozenset[str]:
    return frozenset(theme for deck in shipped() for theme in load_shipped(deck).about.themes)
