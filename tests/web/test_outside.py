"""A separately installed game that the browser has never heard of is played at the plain table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import outside
import pytest
from browsers import Opener, Visitors, opener
from patience import until
from playwright.sync_api import Page, expect
from running import Server
from web_axe import barriers


@pytest.fixture
def open_page(
    tmp_path: Path, fresh_bundle: Path, visitors: Visitors, complaints: list[str]
) -> Iterator[Opener]:
    """With the guide's example game installed."""
    installed = str(outside.install(tmp_path))
    with Server(
        tmp_path / "games.sqlite", INTERSTICE_BUNDLE=str(fresh_bundle), PYTHONPATH=installed
    ) as server:
        yield opener(server, visitors, complaints)


def move(page: Page) -> None:
    """Make the first move on offer, with the first value of each field."""
    form = page.locator("main").get_by_role("heading", name="Place a card").locator("..")
    for field in form.get_by_role("group").all():
        field.get_by_role("button").first.click()
    for field in form.get_by_role("combobox").all():
        field.select_option(index=1)
    form.get_by_role("button", name="Place a card").click()


def test_a_game_from_outside_is_played_to_its_end(open_page: Opener) -> None:
    page = open_page(390, 844)
    page.get_by_role("button", name="Candles").first.click()
    page.get_by_role("button", name="Play with bots").click()
    page.get_by_role("button", name="Play", exact=True).click()
    asked, hands = page.get_by_role("heading", name="Place a card"), page.get_by_role("group", name="Hands")
    over = page.get_by_role("button", name="How it went")
    expect(asked).to_be_visible()
    expect(page.get_by_role("heading", name="Candles")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Guest 3")).to_be_visible()
    assert barriers(page) == []
    moves = 0
    while until(asked.or_(over).first.is_visible, "a question, or the end") and not over.count():
        before = hands.all_inner_texts()
        move(page)
        moves += 1
        page.get_by_role("button", name="Continue").click()
        until(lambda: hands.all_inner_texts() != before, "the table to go on")  # noqa: B023
    assert moves > 1
    page.get_by_role("button", name="How it went").click()
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()
    assert barriers(page) == []
