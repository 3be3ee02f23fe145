"""A deck as a table with one card per row: the columns, and a card as a row of text.

A deck needs only `title` and `year`. A column may name its language, as in `title:de`; otherwise it is in the deck's main
language. docs/own-decks.md lists the columns.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from interstice.decks.edition import Edition, PrintedCard
from interstice.text import LANGUAGES

Row = Mapping[str, str]

PLAIN = (
    "id",
    "year",
    "circa",
    "theme",
    "fame",
    "art",
    "subject",
    "checked",
    "front",
    "back",
    "source",
    "source_url",
    "photo",
    "credit",
)
"""Columns that have no language."""
SPOKEN = ("title", "note", "alt")
ABOUT_THEME = ("palette", "badge")
ABOUT_DECK = ("licence",)
NAMES = ("theme", "deck")
"""Columns with names that may be translated: `theme:de`, `deck:fr`."""

TYPED = ("picture", "era")
"""Columns that people write, and that exports write as parts of others."""

WRITTEN = ("title", "year", "circa", "note", "source", "source_url", "theme", "alt", "credit", "fame")
KEPT = ("front", "back", "art", "photo", "subject", "checked", "palette", "badge", "deck", "licence", "id")
"""In this order they are exported: what people write, and what they rarely do."""

OF_PHOTOS = ("photo", "alt", "credit")
"""Columns that only decks with uploaded pictures need."""

YES = (
    "yes",
    "true",
    "1",
    "x",
    "ja",
    "oui",
    "si",
    "sì",
    "vero",
    "vrai",
    "wahr",
    "waar",
    "ca",
    "ca.",
    "~",
    "✓",
    "✔",
)

_LETTERS = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th"})


def is_column(name: str) -> bool:
    what, colon, language = name.partition(":")
    if not colon:
        return name in (*PLAIN, *SPOKEN, *ABOUT_THEME, *ABOUT_DECK, *TYPED)
    return what in (*SPOKEN, *NAMES) and re.fullmatch(r"[a-z]{2,3}", language) is not None


def is_written(name: str) -> bool:
    """Whether people write this column; themes have names and, in a column of their own, ids."""
    return name.partition(":")[0] in WRITTEN and name != "theme"


def spoken(row: Row, what: str, language: str) -> dict[str, str]:
    """The text of a column by language, starting with Interstice's own five."""
    found = {
        name.partition(":")[2] or language: cell
        for name, cell in row.items()
        if name.partition(":")[0] == what
    }
    order = [*(usual for usual in LANGUAGES if usual in found), *sorted(found.keys() - set(LANGUAGES))]
    return {known: found[known] for known in order}


def columns(edition: Edition) -> list[str]:
    """The columns that hold everything in the deck, first those that people write."""
    words = [words for card in edition.cards for words in (card.title, card.note, card.alt)]
    words += [edition.about.name, *(theme.name for theme in edition.about.themes.values())]
    known = {language for each in words for language in each}
    languages = [*(usual for usual in LANGUAGES if usual in known), *sorted(known.difference(LANGUAGES))]
    every = [
        name
        for what in (*WRITTEN, *KEPT)
        for name in (
            [f"{what}:{language}" for language in languages] if what in (*SPOKEN, *NAMES) else [what]
        )
    ]
    # The id of a theme, besides its name.
    every.append("theme")
    own = any(card.photo or card.alt or card.credit for card in edition.cards)
    return every if own else [name for name in every if name.partition(":")[0] not in OF_PHOTOS]


def row(edition: Edition, card: PrintedCard) -> dict[str, str]:
    front, back = card.icons or ("", "")
    cells = {
        name: str(getattr(card, name))
        for name in ("id", "year", "theme", "fame", "art", "subject", "checked", "photo", "credit")
    }
    cells |= {
        "circa": "yes" if card.circa else "",
        "front": front,
        "back": back,
        "licence": edition.about.licence,
    }
    if card.source:
        cells |= {"source": card.source.title, "source_url": card.source.url}
    theme = edition.about.themes.get(card.theme)
    if theme:
        cells |= {"palette": theme.palette, "badge": theme.badge}
    for what, words in (
        ("title", card.title),
        ("note", card.note),
        ("alt", card.alt),
        ("theme", theme.name if theme else {}),
        ("deck", edition.about.name),
    ):
        cells |= {f"{what}:{language}": text for language, text in words.items()}
    return cells


def theme_id(cell: str) -> str:
    """The id of a theme that a table names; an exported one is an id already."""
    return cell if re.fullmatch(r"[a-z0-9-]{1,60}", cell) else slug(cell) or "cards"


def slug(text: str) -> str:
    """Lower-case letters, digits and hyphens, without years, since an id must not give one away."""
    text = text.lower().translate(_LETTERS)
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    words = [word for word in re.split(r"[^a-z0-9]+", plain) if word and not re.fullmatch(r"\d{3,4}", word)]
    return "-".join(words)[:60].strip("-")
