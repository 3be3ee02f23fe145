"""The generated pages match the data."""

from __future__ import annotations

from pathlib import Path

import pytest

from interstice.decks.art.authors import authors_page
from interstice.decks.art.glyphs import glyphs
from interstice.decks.load import load, shipped
from interstice.decks.report import report

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("deck", shipped())
def test_the_page_on_a_deck_is_up_to_date(deck: str) -> None:
    """If not: make reports."""
    page = report(load(deck))
    assert page == (DOCS / "decks" / f"{deck}.md").read_text("utf-8")
    assert page.count("https://") >= len(load(deck).cards)


def test_the_credits_are_up_to_date_and_name_every_glyph() -> None:
    page = authors_page()
    assert page == (DOCS / "credits.md").read_text("utf-8")
    for name in glyphs():
        assert name.partition(":")[2] in page
