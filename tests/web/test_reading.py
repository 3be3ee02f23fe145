"""The pages beside the tables: rules, decks, who is playing, and finished games again."""

from __future__ import annotations

import json
import re
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from conftest import Opener
from playwright.sync_api import Page, Route, expect
from running import Server
from web_axe import barriers

from interstice.decks.load import load, shipped
from interstice.rules.presets import PRESETS

PHONE, TABLET, DESKTOP = (390, 844), (820, 1180), (1440, 900)
LANGUAGES = ["en", "de", "fr", "it", "nl"]
TOKEN = "somebody-who-reads-these-pages"


def call(server: Server, path: str, body: object = None, token: str = TOKEN) -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(server.url + path, data, headers), timeout=10) as said:
        return json.load(said)


@contextmanager
def room_of(
    server: Server, preset: str, bots: int, token: str = TOKEN, **more: object
) -> Iterator[tuple[str, Any]]:
    """A room with bots on its seats and its host there; what the server tells the host can be read."""
    code = call(server, "/api/rooms", {"preset": preset, **more}, token)["code"]
    asked = urllib.request.Request(
        f"{server.url}/api/rooms/{code}/stream", headers={"Authorization": f"Bearer {token}"}
    )
    with urllib.request.urlopen(asked, timeout=10) as lines:
        for seat in range(bots):
            invite = {"type": "invite", "command": f"bot{seat}", "seat": seat, "bot": "random"}
            assert call(server, f"/api/rooms/{code}/commands", invite, token)["type"] == "done"
        yield code, lines


@pytest.fixture(
    scope="module", params=[("events", 3), ("superversion", 3), ("twist", 2)], ids=lambda each: each[0]
)
def finished(server: Server, request: pytest.FixtureRequest) -> tuple[str, str, int]:
    """The preset of a finished game, its id, and how many entries it has."""
    preset, bots = request.param
    with room_of(server, preset, bots) as (code, lines):
        assert (
            call(server, f"/api/rooms/{code}/commands", {"type": "start", "command": "start"})["type"]
            == "done"
        )
        game = next(told["game"] for told in map(json.loads, filter(bytes.strip, lines)) if told.get("game"))
    end = time.monotonic() + 60
    while not (about := call(server, f"/api/games/{game}/about"))["over"]:
        assert time.monotonic() < end
        time.sleep(0.1)
    return preset, game, about["entries"]


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


# Rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_rules_in_every_language(open_page: Opener, language: str) -> None:
    page = open_page(*PHONE, locale=language, path="/rules")
    page.wait_for_selector(".entry")
    addresses = page.eval_on_selector_all(".entry", "all => all.map((each) => each.getAttribute('href'))")
    assert {address.removeprefix("/rules/") for address in addresses} == set(PRESETS)
    assert barriers(page) == []
    for address in addresses:
        page.click(f".entry[href='{address}']")
        page.wait_for_selector(".leaflet h2")
        text = page.inner_text(".leaflet")
        assert 250 <= len(text.split()) <= 800, address
        assert not re.search(r"rules-|preset-|\{|\}", text)
        assert page.locator(".leaflet h2").count() == 5
        assert fits(page)
        page.go_back()
        page.wait_for_selector(".entry")


@pytest.mark.parametrize(
    ("preset", "size"), list(zip(PRESETS, [PHONE, TABLET, DESKTOP] * 3, strict=False)), ids=list(PRESETS)
)
def test_rules_have_no_barriers(open_page: Opener, preset: str, size: tuple[int, int]) -> None:
    page = open_page(*size, path=f"/rules/{preset}")
    page.wait_for_selector(".example .card")
    assert page.title() == f"{page.inner_text('h1')} · Interstice"
    assert barriers(page) == []
    assert fits(page)


def test_a_game_begins_from_its_rules(open_page: Opener) -> None:
    page = open_page(*DESKTOP, path="/rules/twist")
    page.click(".onward .btn")
    page.wait_for_selector(".table-twist")


def test_what_is_nowhere_leads_home(open_page: Opener) -> None:
    page = open_page(*PHONE, path="/rules/chess")
    page.wait_for_selector(".sorry")
    assert page.inner_text("h1") == "No such page"
    assert barriers(page) == []
    page.click(".sorry .btn")
    page.wait_for_selector(".start")


def test_an_address_that_the_server_does_not_know_is_the_same_page(server: Server) -> None:
    asked = urllib.request.Request(f"{server.url}/nowhere", headers={"Accept": "text/html"})
    with pytest.raises(urllib.error.HTTPError) as lost:
        urllib.request.urlopen(asked)
    assert (lost.value.code, lost.value.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert b'<div id="app">' in lost.value.read()


# Decks


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (TABLET, "light"), (DESKTOP, "dark")])
def test_the_shelf_shows_every_deck(open_page: Opener, size: tuple[int, int], theme: str) -> None:
    page = open_page(*size, path="/decks")
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.wait_for_selector(".fan .card")
    addresses = page.eval_on_selector_all(".entry", "all => all.map((each) => each.getAttribute('href'))")
    assert addresses == [f"/decks/{deck}" for deck in shipped()]
    assert "110 cards" in page.inner_text(".shelf li:first-child")
    assert page.locator(".shelf .plq").count() == 0
    assert barriers(page) == []
    assert fits(page)


def test_a_card_shows_its_year_only_when_it_is_turned_over(open_page: Opener) -> None:
    page = open_page(*PHONE, locale="de", path="/decks/inventions")
    page.wait_for_selector(".grid .card")
    cards = {card.title["de"]: card for card in load("inventions").cards}
    assert page.locator(".grid .card").count() == len(cards)
    assert page.locator(".grid .plq").count() == 0
    front = page.locator(".grid .card").nth(4)
    card = cards[front.locator(".tt").text_content() or ""]
    front.locator("button").click()
    assert page.locator(".grid .plq").count() == 1
    assert str(abs(card.year)) in (page.locator(".grid .plq").text_content() or "").replace(".", "")
    assert card.note["de"] in page.inner_text(".grid .turned")
    assert page.get_attribute(".grid .turned .told a", "href") == (card.source and card.source.url)
    assert barriers(page) == []
    front.locator("button").click()
    assert page.locator(".grid .plq").count() == 0


def test_cards_are_found_by_title_theme_and_time(open_page: Opener) -> None:
    page = open_page(*DESKTOP, path="/decks/events")
    page.wait_for_selector(".grid .card")
    cards = load("events").cards
    page.fill(".seek input", "MOON")
    assert page.locator(".grid .card").count() == sum("moon" in card.title["en"].lower() for card in cards)
    page.fill(".seek input", "")
    page.select_option(".seek select >> nth=0", "music")
    assert page.locator(".grid .card").count() == sum(card.theme == "music" for card in cards)
    page.select_option(".seek select >> nth=1", "3")
    wanted = [card for card in cards if card.theme == "music" and 1800 <= card.year < 1900]
    assert page.locator(".grid .card").count() == len(wanted)
    page.fill(".seek input", "nothing is called so")
    page.wait_for_selector(".nothing")


def test_the_timeline_is_in_order_and_has_sources(open_page: Opener) -> None:
    page = open_page(*PHONE, path="/decks/twist")
    page.click(".views .btn2 >> nth=1")
    page.wait_for_selector(".ages li")
    titles = page.eval_on_selector_all(".ages h3", "all => all.map((each) => each.textContent)")
    cards = sorted(load("twist").cards, key=lambda card: (card.year, card.id))
    assert titles == [card.title["en"] for card in cards]
    assert page.locator(".ages a[href^='https://']").count() == len(cards)
    assert barriers(page) == []


def test_a_deck_can_be_printed_and_taken_along(open_page: Opener, server: Server) -> None:
    page = open_page(*DESKTOP, locale="fr", path="/decks/switzerland")
    page.wait_for_selector(".files a")
    links = page.eval_on_selector_all(".files a", "all => all.map((each) => each.getAttribute('href'))")
    assert [re.split(r"[/?]", link)[4] for link in links] == [
        "print.pdf", "print.pdf", "extras.pdf", "cards.csv", "cards.json", "cards.apkg",
    ]  # fmt: skip
    assert all(link.endswith("language=fr") for link in links)
    with urllib.request.urlopen(server.url + links[3], timeout=30) as file:
        assert file.read(7) == b"id,year"


def test_the_page_of_a_game_never_asks_for_the_years_of_a_deck(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.click(".btn.play")
    page.wait_for_selector(".table-classic .hand .card")
    assert any("/api/games/" in address or "/art/events/" in address for address in asked)
    assert [address for address in asked if "timeline" in address or "cards." in address] == []


# Watch


def test_open_rooms_come_and_go_while_one_looks(open_page: Opener) -> None:
    looking, host = open_page(*PHONE, path="/watch"), open_page(*DESKTOP, path="/watch")
    looking.wait_for_selector(".nothing")
    assert barriers(looking) == []
    host.select_option(".match select", "inventions")
    host.click(".match .btn")
    host.wait_for_url("**/room/*")
    row = looking.locator(f".tables li:has([href='{host.url[host.url.index('/room') :]}'])")
    expect(row).to_contain_text("Classic: inventions")
    expect(row).to_contain_text("7 free seats · English")
    assert barriers(looking) == []
    assert fits(looking)
    host.goto("about:blank")
    looking.wait_for_selector(".nothing")


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP])
def test_a_game_that_is_being_played_can_be_watched(open_page: Opener, size: tuple[int, int]) -> None:
    sitter = {"person": "a", "name": "Ana", "age": None, "here": True, "ready": True, "bot": ""}
    seats = [sitter, {**sitter, "person": "b", "name": "Ben"}, None]
    told = {
        "code": "ABCDEF",
        "preset": "twist",
        "decks": ["twist"],
        "language": "de",
        "seats": seats,
        "playing": True,
    }
    page = open_page(*size, path="/decks")
    page.route("**/api/lobby", lambda route: route.fulfill(body=f"\n{json.dumps([told])}\n"))
    page.click(".tabs a[href='/watch']")
    expect(page.locator(".tables li")).to_contain_text("Being played · Deutsch")
    watch = page.get_by_role("link", name="Watch: Twist, Ana, Ben")
    assert watch.get_attribute("href") == "/room/ABCDEF"
    assert barriers(page) == []
    assert fits(page)


def test_the_list_comes_back_after_a_break(open_page: Opener, server: Server) -> None:
    page = open_page(*PHONE, path="/decks")
    tries: list[str] = []

    def broken_once(route: Route) -> None:
        tries.append(route.request.url)
        route.fulfill(body="") if len(tries) == 1 else route.continue_()

    page.route("**/api/lobby", broken_once)
    page.click(".tabs a[href='/watch']")
    page.wait_for_selector(".nothing, .tables", timeout=10_000)
    assert len(tries) == 2


def test_two_strangers_find_the_same_table(open_page: Opener) -> None:
    one, other = (open_page(*PHONE, path="/watch") for _ in range(2))
    for page in (one, other):
        page.select_option(".match select", "twist-competitive")
        page.click(".match .btn")
        page.wait_for_url("**/room/*")
    assert one.url == other.url


# Replay


def test_a_finished_game_is_shown_again_step_by_step(
    open_page: Opener, finished: tuple[str, str, int]
) -> None:
    preset, game, entries = finished
    page = open_page(
        *{"events": PHONE, "superversion": DESKTOP, "twist": TABLET}[preset], path=f"/replay/{game}"
    )
    page.wait_for_selector(".board .card, .board .sw-rack")
    expect(page.locator(".count")).to_have_text(f"1/{entries}")
    assert page.inner_text(".said") == "The game begins."
    assert barriers(page) == []
    page.click(".controls .ibtn >> nth=3")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".count")).to_have_text(f"3/{entries}")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".count")).to_have_text(f"2/{entries}")
    page.keyboard.press("End")
    expect(page.locator(".count")).to_have_text(f"{entries}/{entries}")
    expect(page).to_have_url(re.compile(rf"/replay/{game}#{entries}$"))
    assert page.locator(".moves li").count() == entries
    assert page.get_attribute(".moves li:last-child button", "aria-current") == "step"
    page.wait_for_selector(".ages li")
    page.wait_for_selector(".luck .ic")
    assert "Yes: the seed" in page.inner_text(".luck")
    assert barriers(page) == []
    assert fits(page)


def test_who_did_what_is_told_in_every_language(open_page: Opener, finished: tuple[str, str, int]) -> None:
    _, game, entries = finished
    page = open_page(*DESKTOP, path=f"/replay/{game}#{entries}")
    for language in LANGUAGES:
        page.evaluate("(to) => localStorage.setItem('interstice.language', to)", language)
        page.reload()
        page.wait_for_selector(".moves li")
        told = page.eval_on_selector_all(".moves button", "all => all.map((each) => each.innerText)")
        assert len(told) == entries
        assert not re.search(r"undefined|NaN|\{|swiss-|twist-|classic-|replay-", " ".join(told))
        assert len(set(told)) > entries / 3


def test_it_plays_by_itself_and_stops_at_the_end(open_page: Opener, finished: tuple[str, str, int]) -> None:
    _, game, entries = finished
    page = open_page(*DESKTOP, path=f"/replay/{game}#{entries - 1}")
    page.wait_for_selector(".board .card, .board .sw-rack")
    page.click("[aria-label=Play]")
    expect(page.locator(".count")).to_have_text(f"{entries}/{entries}")
    page.wait_for_selector("[aria-label=Play]")


def test_a_forged_seed_is_noticed(open_page: Opener, server: Server, finished: tuple[str, str, int]) -> None:
    _, game, _ = finished
    log = call(server, f"/api/games/{game}")
    log["luck"]["seed"] = "00" * 32
    page = open_page(*PHONE)
    page.route(f"**/api/games/{game}", lambda route: route.fulfill(json=log))
    page.goto(f"{server.url}/replay/{game}")
    page.wait_for_selector(".luck .bad")
    assert "not the one that had been promised" in page.inner_text(".luck")


def test_a_game_that_cannot_be_shown_is_told_in_a_sentence(open_page: Opener, server: Server) -> None:
    token = "host-of-a-game-that-goes-on"
    with room_of(server, "events", 0, token) as (code, lines):
        for seat in range(2):
            sit = {"type": "sit", "command": f"sit{seat}", "seat": seat, "name": f"Player {seat}"}
            call(server, f"/api/rooms/{code}/commands", sit, token)
        call(server, f"/api/rooms/{code}/commands", {"type": "start", "command": "start"}, token)
        game = next(told["game"] for told in map(json.loads, filter(bytes.strip, lines)) if told.get("game"))
        page = open_page(*PHONE, path="/rules")
        # A browser notes every refusal in its console, where these tests want silence.
        page.route(re.compile(r"/api/games/[^/]+$"), lambda route: route.fulfill(json=None))
        page.evaluate(
            f"history.pushState(null, '', '/replay/{game}'); dispatchEvent(new PopStateEvent('popstate'))"
        )
        page.wait_for_selector(".sorry")
        assert "still being played" in page.inner_text(".sorry")
        assert barriers(page) == []
