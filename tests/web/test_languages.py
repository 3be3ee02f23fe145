"""A short game in each language; the language changed while it is on; years as Python writes them; and a home network,
where the page comes over plain http under a name of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from player import Person, enter, open_room, play_on, see_the_end, years_of
from playwright.sync_api import Page
from running import Server
from serving import AT_HOME

from interstice.decks.load import load_shipped
from interstice.text import LANGUAGES, say, year_text

PHONE = (390, 844)
YEARS = (1789, 44, -44, 9999, 10_000, -40_000, -3_300_000)
Opener = Callable[..., Page]


def begin(page: Page, hand: int = 1) -> Person:
    person = Person(page, years=years_of("events"))
    code = open_room(person, "events", {"hand": hand})
    enter(person, code, {0: "Mira"})
    person.tell(code, "invite", seat=1, bot="guesser")
    person.tell(code, "start")
    return person


def title(person: Person, language: str) -> str:
    """Of the first card of the hand."""
    view = person.view
    assert view is not None
    face = view["cards"][str(view["hands"][0][0])]["face"]
    return next(card.title[language] for card in load_shipped("events").cards if card.id == face)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_game_in_each_language(open_page: Opener, language: str) -> None:
    page = open_page(*PHONE, locale=language)
    person = begin(page)
    page.wait_for_selector("[data-hand]")
    assert title(person, language) in page.inner_text("[data-hand] >> nth=0")
    assert page.get_attribute("html", "lang") == language
    play_on([person])
    see_the_end(person)
    assert say("app", "rematch", language) in page.inner_text(".end")


def test_the_language_changes_while_a_game_is_on(open_page: Opener) -> None:
    page = open_page(*PHONE, locale="en")
    person = begin(page, hand=2)
    page.wait_for_selector("[data-hand]")
    for language, other in (("de", "en"), ("fr", "de"), ("en", "fr")):
        page.evaluate("document.activeElement?.blur()")
        page.click(f".top button[aria-label='{say('app', 'menu', other)}']")
        page.click(f"dialog[open] button[lang={language}]")
        page.keyboard.press("Escape")
        page.wait_for_selector(f"html[lang={language}]")
        card = page.locator("[data-hand] >> nth=0")
        card.filter(has_text=title(person, language)).wait_for()
    play_on([person])
    see_the_end(person)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_writes_years_as_python_does(open_page: Opener, language: str) -> None:
    page = open_page(*PHONE, locale=language)
    page.wait_for_selector(".btn.play")
    written = page.evaluate(
        "async (years) => years.map((await import('/web/js/years.js')).yearText)", list(YEARS)
    )
    assert written == [year_text(year, language) for year in YEARS]


def test_plain_http_on_a_home_network_is_enough(server: Server, open_page: Opener) -> None:
    """No secure context there: no clipboard, no service worker, and all that the game needs."""
    page = open_page(*PHONE)
    page.goto(f"http://{AT_HOME}:{server.port}/")
    assert page.evaluate("isSecureContext") is False
    person = begin(page)
    play_on([person])
    see_the_end(person)
