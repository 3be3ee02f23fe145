"""A moderator in a real browser, who came by a link from the host, judges what people have reported."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from string import ascii_uppercase

import pytest
from browsers import Opener, Visitors
from guests import Game, Guest
from patience import PATIENCE
from people import request
from playwright.sync_api import Locator, Page, expect
from running import Server
from web_axe import barriers

from interstice.decks.load import load_shipped
from interstice.server.moderating.links import make_link
from interstice.store.sqlite import SqliteStore
from interstice.text import say

PHONE, TABLET, DESKTOP = (390, 844), (820, 1180), (1440, 900)
Link = Callable[[], str]


@pytest.fixture
def link(server: Server) -> Link:
    """A function by which the host makes a link, at a terminal."""

    def make() -> str:
        words = ["inbox", "link", "Mo", "--database", server.database]
        command = [sys.executable, *server.program, *words]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
        assert said[0].startswith(f"{server.url}/inbox#")
        return said[0]

    return make


def rude(server: Server, why: str) -> Game:
    """Jonas was rude, and Mira has reported it."""
    game = Game(server)
    game.guest.say(game.code, "say", text="You all play badly")
    game.me.say(game.code, "say", text="Please be kind")
    jonas = request(server, f"/api/rooms/{game.code}")["seats"][1]["person"]
    game.me.say(game.code, "report", person=jonas, why=why)
    return game


def heard(game: Game) -> list[str]:
    """What somebody who comes in is told that was said."""
    guest = Guest(game.guest.server)
    headers = {"authorization": f"Bearer {guest.token}"}
    stream = urllib.request.Request(f"{guest.server.url}/api/rooms/{game.code}/stream", headers=headers)
    lines = []
    with urllib.request.urlopen(stream, timeout=PATIENCE) as told:
        while (message := json.loads(told.readline()))["type"] != "room":
            if message["type"] == "said":
                lines.append(message["text"])
    return lines


def press(within: Page | Locator, name: str) -> None:
    within.get_by_role("button", name=name, exact=True).last.click()


def opened(open_page: Opener, link: str, size: tuple[int, int], language: str = "en") -> Page:
    page = open_page(*size, locale=language)
    page.goto(link)
    return page


def moderate_until(server: Server, until: float) -> None:
    """From now on the time of every moderator ends then."""
    with closing(sqlite3.connect(server.database, isolation_level=None)) as connection:
        connection.execute("update moderator set until = ?", (until,))


def link_of_another_server(database: Path) -> str:
    async def make() -> str:
        store = SqliteStore(database)
        await store.open()
        link = await make_link(store, "Mo", time.time(), 1)
        await store.close()
        return link

    # Playwright keeps a loop running in this thread.
    with ThreadPoolExecutor() as threads:
        return threads.submit(asyncio.run, make()).result()


def do_with_keys(page: Page, act: str, why: str, reason: str = "Reason") -> None:
    page.get_by_role("button", name=act, exact=True).first.press("Enter")
    page.get_by_label(reason).first.fill(why)
    page.get_by_label(reason).first.press("Enter")


def do(page: Page, act: str, why: str) -> None:
    page.get_by_role("group", name="What you can do").get_by_role("button", name=act).click()
    page.get_by_label("Reason").first.fill(why)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_moderator_hides_a_message_and_restores_it(
    server: Server, open_page: Opener, link: Link, size: tuple[int, int]
) -> None:
    game = rude(server, f"insults {size[0]}")
    page = opened(open_page, link(), size)
    expect(page.get_by_role("heading", name="Inbox")).to_be_visible()
    assert page.url.endswith("/inbox"), "the link is gone from the address"
    assert barriers(page) == []
    page.get_by_role("button", name=f"insults {size[0]}").click()
    expect(page.get_by_role("heading", name="Jonas")).to_be_focused()
    page.get_by_label("Choose the message “You all play badly”").check()
    do(page, "Hide one message", "rude")
    assert barriers(page) == []
    press(page.locator(".acting"), "Hide one message")
    expect(page.get_by_text("hidden", exact=True)).to_be_visible()
    expect(page.get_by_text("Mo hid messages")).to_be_visible()
    assert barriers(page) == []
    assert heard(game) == ["Please be kind"]
    press(page, "Undo")
    page.get_by_label("Reason").last.fill("a joke")
    press(page, "Undo")
    expect(page.get_by_text("Mo restored messages")).to_be_visible()
    expect(page.get_by_text("hidden", exact=True)).to_have_count(0)
    assert sorted(heard(game)) == ["Please be kind", "You all play badly"]


def test_a_link_that_was_used_or_forged_or_has_expired_opens_nothing(
    server: Server, visitors: Visitors, link: Link, tmp_path: Path
) -> None:
    """Browsers log refusals, so these pages may."""
    address = link()
    first, second = visitors().new_page(), visitors().new_page()
    first.goto(address)
    expect(first.get_by_role("heading", name="Inbox")).to_be_visible()
    first.reload()
    expect(first.get_by_text("Signed in as Mo until")).to_be_visible()
    second.goto(address)
    used = "This link has already been used. Ask whoever runs this server for a new one."
    expect(second.get_by_role("alert")).to_have_text(used)
    assert barriers(second) == []
    third = visitors().new_page()
    third.goto(f"{server.url}/inbox#{'x' * 40}.{'y' * 40}")
    expect(third.get_by_role("alert")).to_contain_text("This link doesn’t belong to this server")
    third.reload()
    expect(third.get_by_role("alert")).to_have_text("Open the link you got from whoever runs this server.")
    third.goto("about:blank")
    third.goto(f"{server.url}/inbox#{link_of_another_server(tmp_path / 'other.sqlite')}")
    expect(third.get_by_role("alert")).to_contain_text("This link doesn’t belong to this server")
    moderate_until(server, time.time())
    first.get_by_role("button", name="Settled").click()
    expired = "This link has expired. Ask whoever runs this server for a new one."
    expect(first.get_by_role("alert")).to_have_text(expired)
    moderate_until(server, time.time() + 3600)
    first.reload()
    press(first, "Sign out")
    expect(first.get_by_role("alert")).to_contain_text("You’ve signed out.")
    first.reload()
    expect(first.get_by_role("alert")).to_be_visible()


def test_a_moderator_mutes_somebody_closes_the_room_and_bans_them(
    server: Server, open_page: Opener, link: Link
) -> None:
    game = rude(server, "again and again")
    page = opened(open_page, link(), TABLET)
    page.get_by_role("button", name="again and again").click()
    do_with_keys(page, "Mute", "too loud")
    expect(page.get_by_text("Mo muted someone")).to_be_visible()
    assert game.guest.say(game.code, "say", text="Why?")["word"] == "muted"
    do_with_keys(page, "Close the room", "everybody shouts")
    expect(page.get_by_text("Mo closed the room")).to_be_visible()
    expect(page.get_by_text("closed", exact=True)).to_be_visible()
    do(page, "Ban", "third time")
    page.get_by_label("Also keep out new guests").check()
    expect(page.get_by_role("alert")).to_contain_text(
        "a whole school, library or family may share one network"
    )
    assert barriers(page) == []
    page.get_by_label("Also keep out new guests").uncheck()
    press(page.locator(".acting"), "Ban")
    expect(page.get_by_text("banned", exact=True)).to_be_visible()
    with pytest.raises(urllib.error.HTTPError, match="400"):
        game.guest.say(game.code, "say", text="Still here?")


def test_a_correction_is_accepted_with_the_keyboard(server: Server, open_page: Opener, link: Link) -> None:
    card = load_shipped("events").cards[0]
    game = Game(server)
    game.me.post(
        "/api/cards/reports", {"face": card.id, "language": "en", "year": 1850, "why": "a new source"}
    )
    page = opened(open_page, link(), DESKTOP)
    slip = page.get_by_role("button", name="a new source")
    slip.focus()
    slip.press("Enter")
    expect(page.get_by_role("heading", name=card.title["en"])).to_be_focused()
    for text in (f"Year on the card: {card.year}", "Proposed: 1850", card.note["en"]):
        expect(page.get_by_text(text)).to_be_visible()
    accept = page.get_by_role("button", name="Accept the correction")
    accept.press("Enter")
    expect(page.get_by_label("The right year")).to_have_value("1850")
    page.get_by_label("Reason").fill("the source is good")
    page.get_by_label("Reason").press("Enter")
    expect(page.get_by_text("Accepted: 1850")).to_be_visible()
    expect(page.get_by_text("Mo accepted the correction")).to_be_visible()


def test_a_deck_is_reported_behind_its_link_and_from_a_room(
    server: Server, open_page: Opener, link: Link
) -> None:
    rows = [
        ["title", "year"],
        *[[f"House {letter} is built", str(1800 + n)] for n, letter in enumerate(ascii_uppercase)],
    ]
    maker = Guest(server)
    deck = maker.post("/api/own", {"name": "Houses", "table": {"rows": rows}})["id"]
    token = maker.post(f"/api/own/{deck}/links/play", {})["token"]
    page = open_page(*PHONE, path=f"/deck/{token}")

    def report(why: str) -> None:
        press(page, "Report deck")
        page.get_by_label("What’s wrong with it?").fill(why)
        press(page, "Send")
        expect(page.get_by_text("Thanks. We’ll check it.")).to_be_visible()
        assert barriers(page) == []

    report("rude titles")
    press(page, "Close")
    page.get_by_role("button", name="Play with friends").click()
    page.wait_for_url("**/room/*")
    # The page of the link, which has a menu too, is gone.
    expect(page.get_by_role("button", name="Report deck", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    report("rude in play")
    page.goto(link())
    for why in ("rude titles", "rude in play"):
        page.get_by_role("button", name=why).click()
        expect(page.get_by_role("heading", name="Houses")).to_be_focused()
        expect(page.get_by_text("House A is built")).to_be_visible()
        page.get_by_role("button", name="All reports").click()


@pytest.mark.parametrize("language", ["de", "fr", "it", "nl"])
def test_the_inbox_speaks_the_moderators_language(
    server: Server, open_page: Opener, link: Link, language: str
) -> None:
    headings = {"de": "Posteingang", "fr": "Boîte de réception", "it": "Posta in arrivo", "nl": "Postvak"}
    rude(server, f"rude in {language}")
    page = opened(open_page, link(), PHONE, language)
    expect(page.get_by_role("heading", name=headings[language])).to_be_visible()
    page.get_by_role("button", name=f"rude in {language}").click()
    expect(page.get_by_role("heading", name="Jonas")).to_be_focused()
    do_with_keys(page, say("inbox", "inbox-dismiss", language), "so", say("inbox", "inbox-why", language))
    expect(page.get_by_text(f"Mo {say('inbox', 'inbox-act-dismiss', language)}")).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]
    assert barriers(page) == []
