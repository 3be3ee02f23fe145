"""My page in the browser: for somebody new, and for somebody who has played."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from browsers import Opener, Visitors, opener
from finished import finished
from people import request
from playwright.sync_api import expect
from running import Server
from web_axe import barriers

from interstice.decks.load import load_shipped
from interstice.server.daily.days import before, day_at
from interstice.server.playing.people import person_of
from interstice.server.results.counting import Counting
from interstice.store.daily import DAILY_LINES, DAILY_TRIES, DailyLine, DailyTry
from interstice.store.results import DIFFICULTIES, Difficulty
from interstice.store.rows import Insert
from interstice.store.sqlite import SqliteStore
from interstice.text import LANGUAGES, say

TOKEN = "m" * 32
DAY = 86_400.0
MARKS = ("1" * 10, "1" * 8 + "0" * 2, "1" * 6 + "0" * 4)
"""Of the latest days but today."""
WRITTEN_WITHIN = "plot => [...plot.querySelectorAll('text')].every(text => text.getBoundingClientRect().right <= plot.getBoundingClientRect().right)"


async def fill(path: Path) -> None:
    """Forty games of one person, over the last few months, one alone, and a daily line; three days of tries; and what many found
    hard."""
    store = SqliteStore(path)
    await store.open()
    counting, now = Counting(store.rows), time.time()
    for seed in range(40):
        name = ("events", "inventions", "twist", "swiss")[seed % 4]
        at = now - (40 - seed) * 3 * DAY
        await counting.count(finished(name, [person_of(TOKEN), "ben", "cleo"], seed=seed, at=at))
    await counting.count(finished("solo", [person_of(TOKEN)], at=now - DAY, daily="2026-11-18"))
    alone = finished("solo", [person_of(TOKEN)], seed=1, at=now - 200 * DAY, options={"cards": "all"})
    await counting.count(alone)
    for at, marks in enumerate(MARKS):
        day, faces = before(day_at(now), 3 - at), tuple(card.id for card in load_shipped("events").cards[:11])
        tried = DailyTry(day, person_of(TOKEN), "ABCDEF", f"game-{at}", now, marks, True)
        await store.rows.write(
            Insert(DAILY_TRIES, tried), Insert(DAILY_LINES, DailyLine(day, "00", "", faces, ("events",)))
        )
    for at, card in enumerate(load_shipped("themes").cards[:12]):
        await store.rows.write(Insert(DIFFICULTIES, Difficulty(card.id, float(-at), 40, 2 * at, now)))
    await store.close()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("me") / "games.sqlite"
    # Playwright has an event loop of its own in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, fill(database)).result()
    with Server(database) as running:
        yield running


@pytest.fixture
def mine(played: Server, visitors: Visitors, complaints: list[str]) -> Iterator[Opener]:
    """Opens pages as somebody who has played, and shows them to nobody afterwards."""

    def known(**wishes: object) -> object:
        context = visitors(**wishes)
        context.add_init_script(f"localStorage['interstice.token'] = '{TOKEN}'")
        return context

    yield opener(played, known, complaints)  # type: ignore[arg-type]
    request(played, "/api/me/page/shown", TOKEN, method="DELETE")


def test_somebody_new_is_told_what_they_will_find_here(open_page: Opener) -> None:
    page = open_page(390, 844)
    page.get_by_role("link", name="My page").click()
    expect(page.get_by_role("heading", name="Nothing to see yet")).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize(("width", "height", "look"), [(390, 844, "light"), (1440, 900, "dark")])
def test_my_page_has_no_barriers_and_fits(mine: Opener, width: int, height: int, look: str) -> None:
    page = mine(width, height, path="/me", color_scheme=look)
    expect(page.get_by_role("heading", name="Cards you miss most")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert barriers(page) == []
    page.get_by_text("More: fame, gaps, decks").click()
    expect(page.get_by_role("heading", name="Hit rate by fame")).to_be_visible()
    assert barriers(page) == []


def test_every_plot_has_a_table_that_the_keyboard_opens(mine: Opener) -> None:
    page = mine(1440, 900, path="/me")
    page.get_by_text("More: fame, gaps, decks").click()
    rates = [f"Hit rate by {what}" for what in ("era", "theme", "deck", "fame", "gap width")]
    for title in (*rates, "How far off"):
        shown = page.get_by_role("region", name=title)
        button = shown.get_by_role("button", name=f"Table: {title}")
        expect(shown.get_by_role("table")).to_have_count(0)
        button.press("Enter")
        expect(button).to_have_attribute("aria-pressed", "true")
        assert shown.get_by_role("row").count() > 1
        button.press("Enter")
        expect(shown.get_by_role("table")).to_have_count(0)


def test_my_page_has_the_daily_line_the_best_scores_and_the_rank(mine: Opener) -> None:
    page = mine(1440, 900, path="/me")
    expect(page.get_by_text("3 days in a row · best 3 · average 8 out of 10")).to_be_visible()
    expect(page.get_by_role("heading", name="Best solo scores")).to_be_visible()
    best = page.get_by_role("listitem").filter(has_text="Historical events")
    expect(best).to_have_text(re.compile(r"\d\s*[A-Z][a-z]+\s*\d+$"))
    expect(page.get_by_role("heading", name="Twist rank")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Your best of 10 games: rank \d of 8\."))).to_be_visible()


def test_the_arrow_keys_walk_along_the_plot(mine: Opener) -> None:
    page = mine(1440, 900, path="/me")
    plot = page.get_by_role("region", name="How far off").get_by_role("img")
    plot.press("ArrowLeft")
    expect(page.get_by_role("status").last).to_contain_text("From")


def test_all_games_come_page_by_page(mine: Opener) -> None:
    page = mine(1440, 900, path="/me")
    page.get_by_role("link", name="All 42").click()
    expect(page.get_by_role("listitem")).to_have_count(20)
    day = page.get_by_role("listitem").first.get_by_role("link", name="The daily line, 18 Nov")
    expect(day).to_have_attribute("href", "/daily/2026-11-18")
    page.get_by_role("button", name="Older games").click()
    page.get_by_role("button", name="Older games").click()
    expect(page.get_by_role("listitem")).to_have_count(42)
    # These games were never stored, as if they had been pruned.
    expect(page.get_by_label("The replay is no longer kept").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_my_page_speaks_every_language(mine: Opener, language: str) -> None:
    page = mine(390, 844, locale=language, path="/me")
    expect(page.get_by_role("heading", name=say("mypage", "me-by-era", language))).to_be_visible()
    expect(page.get_by_text(say("mypage", "me-private", language))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    plot = page.get_by_role("region", name=say("mypage", "me-far", language)).get_by_role("img")
    assert plot.evaluate(WRITTEN_WITHIN), "no text is cut off"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_misses_are_played_again_from_the_primary_button(mine: Opener, width: int, height: int) -> None:
    page = mine(width, height, path="/me")
    page.get_by_role("button", name="Play my misses again").click()
    expect(page.get_by_role("group", name="The card to place")).to_be_visible()
    card = page.get_by_role("group", name="The card to place").get_by_role("button").first
    expect(card).to_be_visible()
    page.goto(page.url.split("/room")[0] + "/me")
    expect(page.get_by_role("button", name="Play my misses again")).to_be_in_viewport()


def test_a_page_is_shown_to_others_by_keyboard_and_withdrawn_again(
    mine: Opener, complaints: list[str]
) -> None:
    page = mine(390, 844, path="/me")
    page.get_by_role("button", name="Show it to others").press("Enter")
    dialog = page.get_by_role("dialog", name="Who can see your page")
    dialog.get_by_role("switch", name="Show my page to others").press("Space")
    address = dialog.get_by_label("The address of your page")
    expect(address).to_be_visible()
    assert barriers(page) == []
    other = mine(1440, 900, path="/" + address.input_value().split("/", 3)[3])
    expect(other.get_by_role("heading", name="Hit rate by era")).to_be_visible()
    expect(other.get_by_role("heading", name="Games", exact=True)).to_have_count(0)
    expect(other.get_by_role("heading", name="Cards they miss most")).to_have_count(0)
    expect(other.get_by_role("button", name="Play my misses again")).to_have_count(0)
    assert barriers(other) == []
    dialog.get_by_role("checkbox", name="the cards I miss most").check()
    dialog.get_by_role("checkbox", name="my games").check()
    expect(dialog.get_by_role("checkbox", name="my games")).to_be_checked()
    other.reload()
    expect(other.get_by_role("heading", name="Games", exact=True)).to_be_visible()
    expect(other.get_by_role("heading", name="Cards they miss most")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Others can see this page.")).to_be_visible()
    expect(page.get_by_role("button", name="Change")).to_be_focused()
    assert barriers(page) == []
    page.get_by_role("button", name="Change").press("Enter")
    page.get_by_role("switch").press("Space")
    expect(address).to_have_count(0)
    other.reload()
    expect(other.get_by_role("heading", name="Nothing to see here")).to_be_visible()
    assert complaints == ["Failed to load resource: the server responded with a status of 404 (Not Found)"]
    complaints.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_elses_page_speaks_every_language(mine: Opener, language: str) -> None:
    page = mine(390, 844, locale=language, path="/me")
    page.get_by_role("button", name=say("mypage", "me-show-it", language)).or_(
        page.get_by_role("button", name=say("mypage", "me-shown-change", language))
    ).click()
    switch = page.get_by_role("switch", name=say("mypage", "me-show-switch", language))
    if not switch.is_checked():
        switch.check(force=True)
    page.get_by_role("checkbox", name=say("mypage", "me-show-misses", language)).check()
    address = page.get_by_label(say("mypage", "me-show-address", language)).input_value()
    page.goto(address)
    expect(page.get_by_role("heading", name=say("mypage", "them-most-missed", language))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_the_page_of_a_deck_names_the_hardest_and_easiest_cards(mine: Opener, size: tuple[int, int]) -> None:
    page = mine(*size, path="/decks/themes")
    heading = page.get_by_role("heading", name="How hard the cards are")
    heading.scroll_into_view_if_needed()
    expect(page.get_by_text("right 0 of 40 times")).to_be_visible()
    expect(page.get_by_text("right 22 of 40 times")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert barriers(page) == []
    page.goto(page.url.replace("themes", "events"))
    expect(page.get_by_role("heading", name="Print and download")).to_be_visible()
    expect(heading).to_have_count(0)


def test_a_missed_card_is_enlarged_from_the_keyboard(mine: Opener) -> None:
    page = mine(390, 844, path="/me")
    card = page.locator(".missed").get_by_role("button").first
    title = (card.get_attribute("aria-label") or "").rsplit(", ", 1)[0]
    card.press("Enter")
    expect(page.get_by_role("dialog", name=title)).to_be_visible()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
