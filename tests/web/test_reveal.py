"""What happens is shown at a pace that people can follow, and a card that is turned over tells its story."""

from __future__ import annotations

import json
import time
from itertools import product

import pytest
from browsers import Opener
from guests import Game
from patience import until
from player import Person, years_of
from playwright.sync_api import Locator, Page, expect
from running import Server
from staged import draw, listen, moments, scene, speak, tell
from web_axe import barriers

from interstice.decks.load import load_shipped, shipped
from interstice.text import LANGUAGES, year_text

QUIET = "/health"
"""A page without scripts."""
SHIPPED = ("events", "switzerland", "twist")
FRAME = 20
"""Milliseconds."""
SIZES = ((1440, 900), (820, 1180), (390, 844), (360, 640))
PLACES = """() => {
  const inside = ({ top, bottom, left, right }) => top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  const place = (each) => each.getBoundingClientRect();
  const labels = (kind) => [...document.querySelectorAll(`.scale .${kind}`)].map(place).sort((one, other) => one.left - other.left);
  const apart = (rows) => rows.every(({ left }, at) => at === 0 || left - rows[at - 1].right >= 4);
  const reveal = document.querySelector("dialog.reveal");
  return {
    button: inside(place(reveal.querySelector(".btn"))),
    year: inside(place(reveal.querySelector(".written"))),
    labels: apart(labels("over")) && apart(labels("under")),
  };
}"""


def begin(server: Server, open_page: Opener, pace: str, hold: bool = False) -> Person:
    """A game against three bots, in which we move first. With `hold`, the page's clock moves only on demand."""
    game = Game(server, guests=(), bots=3)
    page = open_page(*SIZES[0], path=QUIET)
    person = Person(page, years=years_of("events"))
    person.language = "en"
    wishes = {"token": game.me.token, "hints": "none", "pace": pace}
    page.evaluate(
        "(kept) => Object.entries(kept).forEach(([key, value]) => (localStorage[`interstice.${key}`] = value))",
        wishes,
    )
    if hold:
        page.clock.install()
        page.clock.pause_at(time.time() + 60)
    page.goto(f"{server.url}/room/{game.code}")
    if hold:
        until(lambda: page.clock.run_for(FRAME) or gaps(page).count())
    expect(gaps(page).first).to_be_enabled()
    return person


def gaps(page: Page) -> Locator:
    return page.locator("[data-gap]")


def lay(person: Person, right: bool = True) -> str:
    """Lay the first card, right or wrong; returns its face."""
    page, view = person.page, person.view
    assert view is not None
    card = view["hands"][0][0]
    gap = person.gap(view, view["line"], card, range(len(view["line"]) + 1))
    if not right:
        gap = len(view["line"]) - gap
    page.locator(f'[data-hand="{card}"]').click()
    page.locator(f'[data-gap="{gap}"]').click()
    person.button("classic", "classic-place").click()
    return str(view["cards"][str(card)]["face"])


def test_nobody_moves_behind_our_own_card_and_then_everyone_at_a_pace_we_can_follow(
    server: Server, open_page: Opener
) -> None:
    person = begin(server, open_page, pace="", hold=True)
    page = person.page
    revealed, line, skip = (
        page.get_by_role("dialog"),
        page.locator(".track .spot"),
        page.get_by_role("button", name="Skip ahead"),
    )
    slip = page.locator(".slip")

    def pass_time(milliseconds: int) -> None:
        # What was rendered has effects in the next frames.
        page.clock.run_for(milliseconds)
        page.clock.run_for(FRAME)

    lay(person)
    until(lambda: page.clock.run_for(FRAME) or revealed.count())
    until(lambda: person.view and person.view["asks"] and person.view["entries"] > 4)
    pass_time(9_000)
    expect(line).to_have_count(2)
    expect(revealed.get_by_text("It’s your turn")).to_be_visible()
    page.keyboard.press("Enter")
    expect(revealed).to_have_count(0)
    pass_time(100)
    expect(slip).to_contain_text("Guesser:")
    expect(skip).to_be_visible()
    pass_time(1_200)
    expect(slip).to_contain_text("Guesser:")
    pass_time(200)
    expect(slip).to_contain_text("Guesser 2:")
    expect(gaps(page).first).to_be_disabled()
    skip.click()
    pass_time(FRAME)
    expect(slip).to_contain_text("Guesser 3:")
    expect(skip).to_have_count(0)
    expect(gaps(page).first).to_be_enabled()
    slip.click()
    expect(revealed.get_by_text("Guesser 3:")).to_be_visible()
    page.keyboard.press("Escape")
    expect(revealed).to_have_count(0)
    expect(gaps(page).first).to_be_enabled()


def test_a_card_that_missed_teaches_and_its_date_can_be_doubted(server: Server, open_page: Opener) -> None:
    person = begin(server, open_page, pace="none")
    page = person.page
    face = lay(person, right=False)
    (card,) = (each for each in load_shipped("events").cards if each.id == face)
    assert card.source
    revealed = page.locator("dialog.reveal")
    expect(revealed.get_by_role("heading")).to_contain_text("too")
    expect(revealed.get_by_role("status")).to_contain_text(card.note["en"])
    source = revealed.get_by_role("link", name=card.source.title)
    expect(source).to_have_attribute("href", card.source.url)
    go_on, doubt = (revealed.get_by_role("button", name=name) for name in ("Continue", "Wrong date?"))
    for focused in (go_on, source, doubt):
        expect(focused).to_be_focused()
        page.keyboard.press("Tab")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(PLACES) == {"button": True, "year": True, "labels": True}, (width, height)
    assert barriers(page) == []
    doubt.click()
    sheet = page.get_by_role("dialog", name="Wrong date?")
    send = sheet.get_by_role("button", name="Send")
    expect(send).to_be_disabled()
    sheet.get_by_label("Which year is right?").fill("44")
    sheet.get_by_label("BC").check()
    sheet.get_by_label("Why?").fill("Ask Brutus")
    assert barriers(page) == []
    with page.expect_response("**/api/cards/reports") as answered:
        send.click()
    expect(sheet.get_by_text("Thanks. We’ll check it.")).to_be_visible()
    answer = answered.value
    said = {"face": face, "language": "en", "year": -44, "why": "Ask Brutus", "game": person.game}
    assert (answer.status, json.loads(answer.request.post_data or "")) == (201, said)
    assert answer.json()["id"]
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("Escape")
    expect(revealed).to_have_count(0)


@pytest.mark.parametrize(("name", "seats"), [("events", 4), ("swiss", 4), ("superversion", 4), ("twist", 2)])
def test_in_every_game_a_card_teaches_whether_it_lay_right_or_not(
    open_source_page: Opener, name: str, seats: int
) -> None:
    page = open_source_page(*SIZES[0])
    told = [(moment, scene(moment)) for moment in moments(name, seats, seed=2, mind="random")]
    for width, height in (SIZES[0], SIZES[2]):
        page.set_viewport_size({"width": width, "height": height})
        listen(page, told[0][0])
        panels = tell(page, [drawn for _, drawn in told])
        assert {"true", "false"} <= panels.keys(), name
        for panel in panels.values():
            assert panel["year"]
            assert panel["verdict"]
            assert len(panel["fact"]) > 20
            assert panel["source"].startswith("https://")
            assert panel["beyond"] == [], (panel["verdict"], width)


def test_the_longest_story_fits_the_smallest_phone_beside_the_button(open_source_page: Opener) -> None:
    page = open_source_page(*SIZES[3])
    told = [(moment, scene(moment)) for moment in moments("events", 4, seed=2)]
    speak(page, "fr")
    notes = [card.note["fr"] for deck in SHIPPED for card in load_shipped(deck).cards]
    listen(page, told[0][0], note=max(notes, key=len))
    panels = tell(page, [drawn for _, drawn in told])
    assert [panel["beyond"] for panel in panels.values()] == [[]] * len(panels)
    doubt = page.locator("dialog.reveal .sources button")
    doubt.scroll_into_view_if_needed()
    expect(doubt).to_be_in_viewport(ratio=1)


WRITE = """(year, text) => {
  year.textContent = text;
  year.style.setProperty("--n", text.length);
}"""


def longest_year(language: str) -> str:
    """The longest year of all decks, as it is written when a card is turned over."""
    cards = [card for deck in shipped() for card in load_shipped(deck).cards]
    written = [year_text(card.year, language, card.circa) for card in cards]
    return max(written, key=len)


def test_the_longest_year_is_no_wider_than_the_panel(open_source_page: Opener) -> None:
    page = open_source_page(*SIZES[0])
    told = [(moment, scene(moment)) for moment in moments("events", 4, seed=2)]
    listen(page, told[0][0])
    tell(page, [drawn for _, drawn in told])
    written = page.locator("dialog.reveal .written")
    for language, width in product(LANGUAGES, (320, 390, 620, 1440)):
        page.set_viewport_size({"width": width, "height": 844})
        written.evaluate(WRITE, longest_year(language))
        assert written.evaluate("(year) => year.scrollWidth <= year.clientWidth"), (language, width)


@pytest.mark.parametrize(
    ("name", "event", "slip"), [("swiss", "Inserted", ".sw-slip"), ("twist", "Joined", ".tw-slip")]
)
def test_somebody_elses_card_is_opened_from_its_slip(
    open_source_page: Opener, name: str, event: str, slip: str
) -> None:
    page = open_source_page(*SIZES[0])
    told = []
    for moment in moments(name, 3, seed=2, mind="oracle"):
        told.append(scene(moment))
        if len(told) > 1 and any(type(each).__name__ == event and each.seat != 0 for each in moment.events):
            break
    draw(page, told[-2])
    listen(page, moment)
    tell(page, told)
    draw(page, told[-1], fresh=False)
    page.locator(f"{slip}.opens").first.click()
    revealed = page.locator("dialog.reveal")
    expect(revealed.locator(".who")).to_contain_text("Player ")
    expect(revealed.locator(".fact")).not_to_be_empty()
