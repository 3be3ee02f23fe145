"""Solo in a real browser: by taps on a phone and from the keyboard, in every language, to its end."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
from browsers import Opener, Visitors
from cable import Cable
from player import Person, open_room, years_of
from playwright.sync_api import Locator, Page, expect
from running import Server
from staged import settle
from tapping import tap_gap
from web_axe import barriers

from interstice.text import LANGUAGES, say

PHONE, TABLET, DESKTOP = (390, 844), (820, 1180), (1440, 900)
YEARS = years_of("events")
CASES = list(zip(LANGUAGES, cycle([PHONE, DESKTOP, TABLET]), cycle([False, True]), strict=False))


def begin(page: Page, **options: Any) -> Person:
    """Sit down to a game alone."""
    person = Person(page)
    code = open_room(person, "solo", options)
    person.tell(code, "sit", seat=0, name="Mira")
    person.tell(code, "start")
    page.goto(f"{page.url.split('/room')[0].rstrip('/')}/room/{code}")
    expect(page.locator("[data-gap]:enabled").first).to_be_attached()
    person.read_language()
    return person


def right_gap(view: dict[str, Any]) -> int:
    year = YEARS[view["cards"][str(view["top"])]["face"]]
    return sum(YEARS[view["cards"][str(card)]["face"]] <= year for card in view["line"])


def place(person: Person, gap: int, keys: bool) -> None:
    """Put the card into a gap, then read what is told of it."""
    page = person.page
    chosen = page.locator(f'[data-gap="{gap}"]')
    expect(chosen).to_be_enabled()
    if keys:
        page.evaluate("document.activeElement?.blur()")
        key = "ArrowRight"
        for _ in range(60):
            if chosen.get_attribute("aria-pressed") == "true":
                break
            page.keyboard.press(key)
            lit = page.locator("[data-gap][aria-pressed=true]")
            key = "ArrowRight" if int(lit.get_attribute("data-gap") or 0) < gap else "ArrowLeft"
        page.keyboard.press("Enter")
    else:
        tap_gap(page, gap)
        person.button("classic", "classic-place").tap()
    expect(revealed(page)).to_be_visible()


def revealed(page: Page) -> Locator:
    return page.locator("dialog.reveal")


def go_on(person: Person) -> None:
    revealed(person.page).get_by_role("button", name=say("app", "go-on", person.language)).press("Enter")
    expect(revealed(person.page)).to_have_count(0)


@pytest.mark.parametrize(("language", "size", "keys"), CASES, ids=[case[0] for case in CASES])
def test_solo_is_played_to_its_end_by_taps_and_by_keys(
    open_page: Opener, language: str, size: tuple[int, int], keys: bool
) -> None:
    page = open_page(*size, locale=language, has_touch=not keys)
    person = begin(page, lives=1)
    for placed in range(4):
        assert person.view is not None
        expect(page.get_by_text(say("app", "pile", language, n=person.view["pile"])).first).to_be_attached()
        place(person, right_gap(person.view), keys)
        expect(revealed(page)).to_contain_text(say("solo", "solo-right", language, n=placed + 1))
        if placed == 1:
            settle(page)
            assert barriers(page) == []
        go_on(person)
    assert barriers(page) == []
    wrong = 0 if right_gap(person.view) else len(person.view["line"])
    place(person, wrong, keys)
    expect(revealed(page)).to_contain_text(say("solo", "solo-lives", language, n=0))
    go_on(person)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("solo", "solo-score", language, n=4))
    expect(page.locator("p.how")).to_have_text(say("solo", "solo-over-lives", language, n=5))
    expect(person.button("app", "play-again")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def long_line(person: Person, cards: int) -> None:
    """Go on until so many cards lie there, and until the mark on the last of them is gone, for the line folds again then."""
    for _ in range(cards - 1):
        person.button("solo", "solo-show-me").click()
        expect(revealed(person.page)).to_be_visible()
        go_on(person)
    expect(person.page.locator(".slip-place")).to_have_count(0)


def test_a_missed_card_goes_to_its_place_and_the_keys_reach_every_gap_of_a_long_line(
    open_page: Opener,
) -> None:
    page = open_page(*PHONE)
    person = begin(page, lives="endless")
    long_line(person, 15)
    view = person.view
    assert view is not None
    years = [YEARS[view["cards"][str(card)]["face"]] for card in view["line"]]
    assert years == sorted(years)
    assert len(years) == 15
    for gap in range(16):
        page.keyboard.press("ArrowLeft" if gap == 0 else "ArrowRight")
        while gap == 0 and page.locator('[data-gap="0"]').get_attribute("aria-pressed") != "true":
            page.keyboard.press("ArrowLeft")
        chosen = page.locator(f'[data-gap="{gap}"]')
        expect(chosen).to_have_attribute("aria-pressed", "true")
        expect(chosen).to_be_in_viewport()


def test_a_tap_reaches_every_gap_of_a_long_folded_line(open_page: Opener) -> None:
    page = open_page(*PHONE, has_touch=True)
    person = begin(page, lives="endless")
    long_line(person, 18)
    for gap in range(19):
        tap_gap(page, gap)
        chosen = page.locator(f'[data-gap="{gap}"]')
        expect(chosen).to_have_attribute("aria-pressed", "true")
        expect(chosen).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(chosen).to_have_attribute("aria-pressed", "false")


def test_the_tile_leads_to_a_game_and_the_best_score_is_remembered(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    page.get_by_role("button", name="Solo").click()
    dialog = page.get_by_role("dialog", name="Solo")
    expect(dialog.get_by_role("button", name="With friends")).to_have_count(0)
    person = Person(page)
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-gap]:enabled").first).to_be_attached()
    person.read_language()
    place(person, right_gap(person.view), keys=True)
    go_on(person)
    for _ in range(3):
        place(person, 0 if right_gap(person.view) else len(person.view["line"]), keys=True)
        go_on(person)
    expect(page.get_by_role("heading", name="1 right")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("group", name="The card to place")).to_be_visible()
    page.goto(page.url.split("/room")[0])
    expect(page.get_by_role("button", name="Solo")).to_contain_text("best 1")


def test_solo_goes_on_after_the_connection_was_lost(server: Server, visitors: Visitors) -> None:
    with Cable(server.port) as cable:
        page = visitors().new_page()
        page.goto(cable.url)
        person = begin(page)
        place(person, right_gap(person.view), keys=True)
        go_on(person)
        cable.cut()
        lost = page.get_by_text(say("app", "connection-lost"))
        expect(lost).to_be_visible()
        cable.mend()
        expect(lost).to_have_count(0)
        place(person, right_gap(person.view), keys=True)
        expect(revealed(page)).to_contain_text("2 cards right so far")
