"""320 pixels wide: a small phone, or a page zoomed to four times its size. Nothing is cut off, and no page is wider than the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from browsers import Opener
from player import Person, enter, open_room
from playwright.sync_api import Page, expect
from running import Server
from staged import draw, draw_end, hide, kinds_of, long_line, measure_each, moments, scene, settle, speak

from interstice.text import LANGUAGES, say

NARROW = (320, 640)
WIDTHS = (320, 390)
CUT_OFF = """() => {
  const scrolls = (part) => part && (/auto|scroll/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
  const beyond = [...document.querySelectorAll("#app *:not(.hidden, .hidden *, .rays, [aria-hidden=true], [aria-hidden=true] *)")].filter((part) => {
    const { left, right, width, height } = part.getBoundingClientRect();
    return width && height && (left < -1 || right > innerWidth + 1) && !scrolls(part.parentElement);
  });
  const wide = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  return [...wide, ...beyond.map((part) => `${part.tagName.toLowerCase()}.${part.getAttribute("class") ?? ""}`)];
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
Walk = Callable[[Page, str], Iterator[str]]
"""Goes from screen to screen, by name, in a language, and back to the first."""


def cut_off(page: Page) -> list[str]:
    """What reaches beyond the screen and cannot be scrolled to."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def cut_off_on(page: Page, walk: Walk) -> dict[tuple[str, str], list[str]]:
    """The same, by language and screen."""
    found = {}
    for language in LANGUAGES:
        speak(page, language)
        for screen in walk(page, language):
            settle(page)
            found[language, screen] = cut_off(page)
    return {where: beyond for where, beyond in found.items() if beyond}


def press(page: Page, name: str) -> None:
    # A card can have any title, even “ChatGPT”.
    page.get_by_role("button", name=name, exact=True).click()


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def from_the_start(page: Page, language: str) -> Iterator[str]:
    yield "start"
    press(page, say("app", "menu", language))
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "settings"
    close(page)
    page.get_by_role("button", name=say("app", "game-swiss-about", language)).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "game"
    press(page, say("room", "set-up", language))
    dialog = page.get_by_role("dialog", name=say("room", "set-up", language))
    expect(dialog.locator(".chip").nth(4)).to_be_visible()
    dialog.locator("summary").nth(0).click()
    dialog.locator("summary").nth(1).click()
    yield "set-up"
    close(page)
    page.get_by_role("button", name=say("app", "game-swiss-about", language)).click()
    press(page, say("room", "against-bots", language))
    expect(page.get_by_role("dialog", name=say("bots", "bots-against", language))).to_be_visible()
    yield "bots"
    press(page, say("room", "bot-swap-who", language, name="Luca"))
    expect(
        page.get_by_role("dialog", name=say("bots", "bots-swap-title", language, name="Luca"))
    ).to_be_visible()
    yield "roster"
    page.keyboard.press("Escape")
    close(page)


def in_a_room(page: Page, language: str) -> Iterator[str]:
    yield "room"
    press(page, say("room", "pairing", language))
    code = page.get_by_role("group", name=say("room", "pairing-code", language))
    expect(code).not_to_have_text("…")
    yield "pairing"
    close(page)
    press(page, say("room", "bot-swap-who", language, name="Bram"))
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "bots"
    close(page)


def in_a_game(page: Page, language: str) -> Iterator[str]:
    expect(
        page.get_by_role("complementary").get_by_text(say("hints", "hint-classic-card", language))
    ).to_be_visible()
    yield "playing"
    chat = say("table", "chat", language)
    press(page, chat)
    beside = page.get_by_role("complementary", name=chat, exact=True)
    expect(beside).to_be_visible()
    hello = say("people", "phrase-hello", language)
    if language == "en":
        press(page, hello)
    # Whoever reads it, reads it in their own language.
    expect(beside.get_by_role("log").get_by_text(hello)).to_be_visible()
    yield "chat"
    beside.get_by_role("button", name=say("app", "close", language), exact=True).click()
    expect(beside).to_have_count(0)


def test_every_screen_before_a_game_fits(open_source_page: Opener) -> None:
    page = open_source_page(*NARROW)
    assert cut_off_on(page, from_the_start) == {}
    person = Person(page)
    code = open_room(person, "superversion", {"rounds": 2, "wheel": ["question", "grump"]})
    enter(person, code, {0: "Bartholomäus Schneider-W", 1: "Mira"})
    person.tell(code, "invite", seat=2, bot="bram")
    expect(page.get_by_text("Bram", exact=True)).to_be_visible()
    assert cut_off_on(page, in_a_room) == {}


def test_every_screen_of_a_game_fits(open_source_page: Opener) -> None:
    page = open_source_page(*NARROW)
    person = Person(page)
    code = open_room(person, "events", chat="phrases")
    enter(person, code, {0: "Bartholomäus Schneider-W"})
    for seat in range(1, 8):
        person.tell(code, "invite", seat=seat, bot="guesser")
    person.tell(code, "start")
    assert cut_off_on(page, in_a_game) == {}


PAGES = {
    "/rules": "main h1",
    "/rules/superversion": "main h1",
    "/decks": ".shelf",
    "/decks/twist": ".grid li",
    "/watch": ".match",
    "/decks/none": ".sorry",
}
"""What shows on each of them once it has loaded."""


def test_every_page_fits(open_source_page: Opener, source_server: Server) -> None:
    page = open_source_page(*NARROW)
    for path, part in PAGES.items():
        page.goto(source_server.url + path)
        for language in LANGUAGES:
            speak(page, language)
            page.wait_for_selector(part)
            settle(page)
            assert cut_off(page) == [], (path, language)


def test_the_code_of_a_room_is_seen_whole_where_it_is_entered(open_source_page: Opener) -> None:
    page = open_source_page(*NARROW)
    page.get_by_label(say("app", "code")).fill("WMWMWM")
    for language in LANGUAGES:
        speak(page, language)
        code = page.get_by_label(say("app", "code", language))
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 844})
            settle(page)
            assert code.input_value() == "WMWMWM"
            assert code.evaluate("(field) => field.scrollWidth <= field.clientWidth"), (language, width)


def test_every_year_over_a_long_line_is_whole(open_source_page: Opener) -> None:
    page = open_source_page(*NARROW)
    hide(page)
    for language in LANGUAGES:
        speak(page, language)
        for width, cards in product(WIDTHS, (8, 25)):
            page.set_viewport_size({"width": width, "height": 844})
            draw(page, long_line(cards))
            assert page.evaluate(WHOLE_YEARS), (language, width, cards)


@pytest.mark.parametrize(("name", "seats"), [("events", 4), ("themes", 8), ("superversion", 6), ("twist", 6)])
def test_every_table_fits_from_the_first_card_to_the_end(
    open_source_page: Opener, name: str, seats: int
) -> None:
    page = open_source_page(*NARROW)
    hide(page)
    kinds = {kind: scene(moment) for kind, moment in kinds_of(moments(name, seats, seed=3))}
    *_, end = moments(name, seats, seed=3)
    for language in LANGUAGES:
        speak(page, language)
        found = zip(kinds, measure_each(page, [*kinds.values()], CUT_OFF), strict=True)
        assert {kind: beyond for kind, beyond in found if beyond} == {}, language
        draw_end(page, end)
        assert cut_off(page) == [], (language, "end")
