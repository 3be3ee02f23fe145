"""Every field of a card and of its deck survives every format, whatever people write there."""

from __future__ import annotations

import tempfile
from pathlib import Path
from string import ascii_lowercase

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interstice.decks.art.glyphs import ICONS
from interstice.decks.art.palettes import PALETTES
from interstice.decks.check import title_troubles
from interstice.decks.edition import About, Edition, PrintedCard, Source, Theme
from interstice.decks.exchange.exports import export_csv, export_json, export_xlsx
from interstice.decks.exchange.imports import import_deck
from interstice.decks.trouble import LONGEST, one_line

EXPORTS = {"csv": export_csv, "xlsx": export_xlsx, "json": export_json}
LANGUAGES = ("en", "de", "rm")
PHOTOS = ["0" * 64, "1" * 64]
BADGES = ("game-icons:gears", "game-icons:hourglass")
ODD = ["=1+1", '"quoted"', ";", ",", "\t", "|", "<b>&amp;</b>", "_x0041_", "’", "😀", "é", "1,5", "@", "#"]


def texts(what: str) -> st.SearchStrategy[str]:
    """Anything that a card can hold, and what spreadsheets like to take for something else."""
    words = st.one_of(st.sampled_from(ODD), st.text(st.characters(exclude_categories=("C", "Z")), max_size=8))
    joined = st.lists(words, min_size=1, max_size=6).map(" ".join).map(one_line)
    return joined.map(lambda text: one_line(text[: LONGEST[what]])).filter(bool)


def words(what: str) -> st.SearchStrategy[dict[str, str]]:
    return st.dictionaries(st.sampled_from(LANGUAGES), texts(what)).map(_in_order)


def _in_order(words: dict[str, str]) -> dict[str, str]:
    return {language: words[language] for language in LANGUAGES if language in words}


YEARS = st.integers(-100_000_000, 100_000_000).filter(bool)
CARDS = st.builds(
    PrintedCard,
    id=st.text(ascii_lowercase, min_size=16, max_size=16),
    year=YEARS,
    circa=st.booleans(),
    theme=st.sampled_from(["war", "war-1914", "year-1900"]),
    title=st.fixed_dictionaries(
        {"de": texts("title")}, optional={"en": texts("title"), "rm": texts("title")}
    ).map(_in_order),
    note=words("note"),
    source=st.none() | st.builds(Source, texts("source"), texts("source_url")),
    fame=st.floats(0, 1),
    art=st.sampled_from(["", "workshop: game-icons:gears 50 54 70"]),
    photo=st.sampled_from(["", *PHOTOS]),
    alt=words("alt"),
    credit=st.just("") | texts("credit"),
    subject=st.sampled_from(["", "Q42"]),
    checked=st.sampled_from(["", "facts", "page", "both"]),
    icons=st.none() | st.permutations(sorted(ICONS)).map(lambda icons: (icons[0], icons[1])),
).filter(
    lambda card: not any(each for title in card.title.values() for each in title_troubles(card.year, title))
)
THEMES = st.builds(
    Theme, words("theme").filter(bool), st.sampled_from(list(PALETTES)), st.sampled_from(BADGES)
)


def _alike(card: PrintedCard) -> tuple[int, str]:
    return card.year, card.title["de"]


@st.composite
def decks(draw: st.DrawFn) -> Edition:
    cards = tuple(draw(st.lists(CARDS, min_size=1, max_size=4, unique_by=(_alike, lambda card: card.id))))
    themes = {card.theme: draw(THEMES) for card in cards}
    icons = tuple(sorted({icon for card in cards for icon in card.icons or ()}))
    about = About(
        name=draw(words("name").filter(bool)),
        licence=draw(st.just("") | texts("licence")),
        themes=themes,
        icons=icons,
    )
    return Edition("deck", about, cards)


@pytest.mark.parametrize("kind", EXPORTS)
@settings(max_examples=25, deadline=None)
@given(deck=decks())
def test_whatever_is_in_a_deck_comes_back(kind: str, deck: Edition) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"deck.{kind}"
        path.write_bytes(EXPORTS[kind](deck))
        again = import_deck(path, "deck", photos=PHOTOS).edition
    assert list(again.cards) == list(deck.cards)
    assert msgspec.to_builtins(again.about) == msgspec.to_builtins(deck.about)
