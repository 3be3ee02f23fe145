"""A card's pictures from its data: the window for the screen, the two faces for print."""

from __future__ import annotations

from interstice.decks import art
from interstice.decks.box import Box, BoxCard
from interstice.decks.glyphs import ICONS
from interstice.decks.palettes import PALETTES
from interstice.decks.picture import face, window
from interstice.decks.stock import picture_line
from interstice.text import year_text


def draw_window(box: Box, card: BoxCard) -> str:
    """The picture without any text, as SVG."""
    palette = PALETTES[box.about.themes[card.theme].palette]
    return window(card.id, art.parse(picture_line(box, card)), palette)


def draw_face(box: Box, card: BoxCard, language: str, date_side: bool) -> str:
    """The whole card as SVG, its front or its date side. A Twist card is dark on the date side."""
    theme = box.about.themes[card.theme]
    badge = ICONS[card.icons[date_side]] if card.icons else theme.badge
    return face(
        card.id,
        card.title.get(language) or next(iter(card.title.values())),
        year_text(card.year, language, card.circa) if date_side else None,
        art.parse(picture_line(box, card)),
        PALETTES[theme.palette],
        badge,
        dark=date_side and card.icons is not None,
    )
