"""What happens is shown at a pace that people can follow, and a card that is turned over tells its story."""

from __future__ import annotations

import json
import time

from browsers import Opener
from guests import Game
from patience import until
from player import Person, years_of
from playwright.sync_api import Locator, Page, expect
from running import Server
from web_axe import barriers

from interstice.decks.load import load_shipped

QUIET = "/health"
"""A page without scripts."""
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
