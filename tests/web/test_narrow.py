"""320 pixels across: a small phone, or a page at four times its size. Nothing is cut off, and no page is wider than the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from player import Person, enter, open_room
from playwright.sync_api import Page
from staged import draw, draw_end, long_line, moments

from interstice.text import LANGUAGES

NARROW = (320, 640)
Opener = Callable[..., Page]
CUT_OFF = """() => {
  const scrolls = (part) => part && (/auto|scroll/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
  const beyond = [...document.querySelectorAll("#app *:not(.hidden, .hidden *, .rays, [aria-hidden=true], [aria-hidden=true] *)")].filter((part) => {
    const { left, right, width, height } = part.getBoundingClientRect();
    return width && height && (left < -1 || right > innerWidth + 1) && !scrolls(part.parentElement);
  });
  const wide = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  return [...wide, ...beyond.map((part) => `${part.tagName.toLowerCase()}.${part.getAttribute("class") ?? ""}`)];
}"""


SPEAK = """async (language) => {
  const [{ chosenLanguage, decks }, { need, needDecks }] = await Promise.all([import("/web/js/store.js"), import("/web/js/i18n.js")]);
  chosenLanguage.value = language;
  await Promise.all([need(), needDecks(Object.keys(decks.value)), document.fonts.ready]);
  await new Promise(requestAnimationFrame);
}"""

WHOLE_YEARS = """() => {
  const { left, right } = document.querySelector(".strip").getBoundingClientRect();
  const written = [...document.querySelectorAll(".strip span")].filter((year) => year.textContent).map((year) => {
    const letters = document.createRange();
    letters.selectNodeContents(year);
    return letters.getBoundingClientRect();
  });
  return written.length > 1 && written.every((year, at) => year.left >= (written[at - 1]?.right ?? left) && year.right <= right);
}"""


def cut_off(page: Page, draw: Callable[[], None] = lambda: None) -> dict[str, list[str]]:
    """What reaches beyond the screen without a way to scroll to it, by language."""
    found = {}
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        draw()
        found[language] = page.evaluate(CUT_OFF)
    return {language: beyond for language, beyond in found.items() if beyond}


def start(page: Page) -> None:
    page.wait_for_selector(".btn.play")


def settings(page: Page) -> None:
    page.click(".top .r button >> nth=-1")
    page.wait_for_selector(".sheet.menu")


def game(page: Page) -> None:
    page.click(".games .g >> nth=1")
    page.wait_for_selector(".sheet.game")


def set_up(page: Page) -> None:
    game(page)
    page.click(".ways .btn2 >> nth=2")
    page.wait_for_selector(".sheet.setup .chip >> nth=4")
    page.click(".sheet.setup summary >> nth=0")
    page.click(".sheet.setup summary >> nth=1")


def room(page: Page) -> None:
    person = Person(page)
    code = open_room(person, "superversion", {"rounds": 2, "wheel": ["question", "grump"]})
    enter(person, code, {0: "Bartholomäus Schneider-W", 1: "Mira"})
    person.tell(code, "invite", seat=2, bot="random")
    page.wait_for_selector(".place select")


def pairing(page: Page) -> None:
    room(page)
    page.click(".played .btn3 >> nth=-1")
    page.wait_for_selector(".pairing .code")


def playing(page: Page) -> None:
    person = Person(page)
    code = open_room(person, "events")
    enter(person, code, {0: "Bartholomäus Schneider-W"})
    for seat in range(1, 8):
        person.tell(code, "invite", seat=seat, bot="guesser")
    person.tell(code, "start")
    page.wait_for_selector(".hint-slip")


def chat(page: Page) -> None:
    playing(page)
    page.click(".chatter")
    page.wait_for_selector(".chat")


SCREENS = [start, settings, game, set_up, room, pairing, playing, chat]
PAGES = {
    "/rules": "main h1",
    "/rules/superversion": "main h1",
    "/decks": ".shelf",
    "/decks/twist": ".grid li",
    "/watch": ".match",
    "/decks/none": ".sorry",
}
TABLES = [("events", 4), ("themes", 8), ("superversion", 6), ("twist", 6)]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_every_screen_fits(open_page: Opener, screen: Callable[[Page], None]) -> None:
    page = open_page(*NARROW)
    screen(page)
    assert cut_off(page) == {}


@pytest.mark.parametrize("path", PAGES)
def test_every_page_fits(open_page: Opener, path: str) -> None:
    page = open_page(*NARROW, path=path)
    page.wait_for_selector(PAGES[path])
    assert cut_off(page) == {}


@pytest.mark.parametrize("width", [320, 390])
def test_the_code_of_a_room_is_seen_whole_where_it_is_entered(open_page: Opener, width: int) -> None:
    page = open_page(width, 844)
    page.fill(".join input", "WMWMWM")
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        assert page.evaluate(
            "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('.join input'))"
        ), language


@pytest.mark.parametrize("cards", [8, 25])
@pytest.mark.parametrize("width", [320, 390])
def test_every_year_over_a_long_line_is_whole(open_page: Opener, width: int, cards: int) -> None:
    page = open_page(width, 844)
    page.wait_for_selector(".btn.play")
    moment, seen = long_line(cards)
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        draw(page, moment, view=seen)
        assert page.evaluate(WHOLE_YEARS), language


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_table_fits_from_the_first_card_to_the_end(open_page: Opener, name: str, seats: int) -> None:
    page = open_page(*NARROW)
    page.wait_for_selector(".btn.play")
    seen: dict[tuple[str, ...], Any] = {}
    for moment in moments(name, seats, seed=3):
        asked = (ask.move.__name__ for ask in moment.game.asks.get(0, ()))
        kind = (*sorted({type(event).__name__ for event in moment.events}), *asked)
        if kind not in seen:
            seen[kind] = cut_off(page, lambda: draw(page, moment))  # noqa: B023
    draw_end(page, moment)
    seen["end",] = cut_off(page)
    assert {kind: beyond for kind, beyond in seen.items() if beyond} == {}
