"""A card's picture for the screen."""

from __future__ import annotations

from interstice.decks.art import spec as art
from interstice.decks.art.picture import window
from interstice.decks.art.stock import palette_of, picture_line
from interstice.decks.edition import Edition, PrintedCard


def draw_window(edition: Edition, card: PrintedCard) -> str:
    """The picture without any text, as SVG; every card has one."""
    return window(card.id, art.parse(picture_line(edition, card)), palette_of(edition, card))
