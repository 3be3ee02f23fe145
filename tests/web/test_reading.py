"""The pages besides the tables: rules, decks, watching, and replays."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import cycle
from typing import Any, Literal

import pytest
from browsers import Opener
from patience import PATIENCE, until
from player import forward
from playwright.sync_api import Locator, Page, Route, expect
from running import Server
from web_axe import barriers

from interstice.decks.load import load, shipped
from interstice.rules.presets import PRESETS
from interstice.text import LANGUAGES, say, year_text

PHONE, TABLET, DESKTOP = (390, 844), (820, 1180), (1440, 900)
TOKEN = "somebody-who-reads-these-pages"
PACE = 1600
"""Milliseconds between two steps of a replay."""
LOBBY_AGAIN = 2000
"""Milliseconds until a broken list of rooms is fetched again."""


def call(server: Server, path: str, body: object = None, token: str = TOKEN) -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(server.url + path, data, headers)
    with urllib.request.urlopen(asked, timeout=PATIENCE) as said:
        return json.load(said)


def tell(server: Server, code: str, type: str, token: str = TOKEN, **fields: object) -> None:
    command = {"type": type, "command": f"{type}{fields}"[:40], **fields}
    assert call(server, f"/api/rooms/{code}/commands", command, token)["type"] == "done"


@contextmanager
def room_of(server: Server, preset: str, token: str = TOKEN, **more: object) -> Iterator[tuple[str, Any]]:
    """A room with its host in it: its code, and the stream of what the server tells the host."""
    code = call(server, "/api/rooms", {"preset": preset, **more}, token)["code"]
    asked = urllib.request.Request(
        f"{server.url}/api/rooms/{code}/stream", headers={"Authorization": f"Bearer {token}"}
    )
    with urllib.request.urlopen(asked, timeout=PATIENCE) as lines:
        yield code, lines


def game_of(lines: Any) -> str:
    """The game being played in a room."""
    return next(str(told["game"]) for told in map(json.loads, filter(bytes.strip, lines)) if told.get("game"))


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def fits(page: Page) -> bool:
    return bool(
        page.evaluate("document.fonts.ready.then(() => document.documentElement.scrollWidth <= innerWidth)")
    )


def speak(page: Page, language: str) -> None:
    now = page.locator("html").get_attribute("lang") or ""
    page.get_by_role("button", name=say("app", "menu", now), exact=True).click()
    page.get_by_role("button", name=LANGUAGES[language], exact=True).click()
    page.get_by_role("button", name=say("app", "close", language), exact=True).click()


def go(page: Page, path: str) -> None:
    """Navigate within the page, as its own links do."""
    page.evaluate(
        "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }", path
    )


def addresses(links: Locator) -> list[str]:
    return [str(link.get_attribute("href")) for link in links.all()]


# Rules


def test_every_game_has_its_rules_in_every_language(open_page: Opener) -> None:
    page = open_page(*PHONE, path="/rules")
    main = page.get_by_role("main")
    for language in LANGUAGES:
        if language != "en":
            speak(page, language)
        expect(main.get_by_role("heading", level=1)).to_have_text(say("room", "place-rules", language))
        games = main.get_by_role("link")
        assert {address.removeprefix("/rules/") for address in addresses(games)} == {*PRESETS}
        assert fits(page)
        for preset in PRESETS:
            go(page, f"/rules/{preset}")
            title, where = say("app", f"preset-{preset}", language), f"{preset} in {language}"
            expect(main.get_by_role("heading", level=1)).to_have_text(title)
            expect(page).to_have_title(f"{title} · Interstice")
            expect(main.get_by_role("heading", level=2)).to_have_count(5)
            text = page.locator(".leaflet").inner_text()
            assert 250 <= len(text.split()) <= 800, where
            assert not re.search(r"rules-|preset-|\{|\}", text), where
            assert fits(page), where
        main.get_by_role("link", name=say("rules", "rules-all", language)).click()


def test_rules_have_no_barriers_and_lead_to_their_game(open_page: Opener) -> None:
    page = open_page(*PHONE, path="/rules")
    main = page.get_by_role("main")
    expect(main.get_by_role("link")).to_have_count(len(PRESETS))
    assert barriers(page) == []
    # Every kind of example at every width.
    examined = ("inventions", "superversion", "twist-competitive", "twist")
    for preset, size in zip(PRESETS, cycle([PHONE, TABLET, DESKTOP]), strict=False):
        resize(page, size)
        main.get_by_role("link").and_(page.locator(f"[href='/rules/{preset}']")).click()
        expect(page.locator(".example .card")).to_have_count(4)
        assert fits(page), preset
        if preset in examined:
            assert barriers(page) == [], preset
        main.get_by_role("link", name="All games").click()
    main.get_by_role("link").and_(page.locator("[href='/rules/twist']")).click()
    main.get_by_role("button", name="Play this now").click()
    expect(page.get_by_role("list", name="Your cards")).to_be_visible()


def test_an_address_that_the_server_does_not_know_is_the_same_page(server: Server) -> None:
    asked = urllib.request.Request(f"{server.url}/nowhere", headers={"Accept": "text/html"})
    with pytest.raises(urllib.error.HTTPError) as lost:
        urllib.request.urlopen(asked)
    assert (lost.value.code, lost.value.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert b'<div id="app">' in lost.value.read()


# Decks


def dress(page: Page, theme: Literal["dark", "light"]) -> None:
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_the_shelf_shows_every_deck(open_page: Opener) -> None:
    page = open_page(*PHONE, path="/decks")
    decks = page.get_by_role("main").get_by_role("listitem").get_by_role("link")
    expect(decks.first).to_contain_text("110 cards")
    assert addresses(decks) == [f"/decks/{deck}" for deck in shipped()]
    expect(page.locator(".fan .card").first).to_be_visible()
    expect(page.locator(".shelf .plaque")).to_have_count(0)
    dress(page, "dark")
    assert barriers(page) == []
    assert fits(page)
    resize(page, TABLET)
    assert fits(page)
    resize(page, DESKTOP)
    dress(page, "light")
    assert barriers(page) == []
    assert fits(page)


def test_a_card_shows_its_year_only_when_it_is_turned_over(open_page: Opener) -> None:
    page = open_page(*PHONE, locale="de", path="/decks/inventions")
    cards = {card.title["de"]: card for card in load("inventions").cards}
    fronts, years = page.get_by_role("main").get_by_role("listitem"), page.locator(".grid .plaque")
    expect(fronts).to_have_count(len(cards))
    expect(years).to_have_count(0)
    front = fronts.nth(4)
    card = cards[front.locator(".title").inner_text()]
    front.get_by_role("button").click()
    expect(years).to_have_text([year_text(card.year, "de")])
    expect(front).to_contain_text(card.note["de"])
    assert addresses(front.get_by_role("link")) == ([card.source.url] if card.source else [])
    assert barriers(page) == []
    neighbour = fronts.nth(7)
    neighbour.get_by_role("button").click()
    tops = [front.bounding_box()["y"] for front in fronts.all()[:12]]  # type: ignore[index]
    assert tops[::2] == tops[1::2], "a card that was turned over leaves no hole"
    resize(page, DESKTOP)
    lefts = [each.bounding_box()["x"] for each in fronts.all()[:12]]  # type: ignore[index]
    for turned in (front, neighbour):
        turned.get_by_role("button").click()
    expect(years).to_have_count(0)
    assert [each.bounding_box()["x"] for each in fronts.all()[:12]] == lefts, "no card moves aside"  # type: ignore[index]


def test_a_deck_is_played_with_all_its_cards_or_with_those_that_were_chosen(
    open_page: Opener, server: Server
) -> None:
    page = open_page(*PHONE, path="/decks/events")
    which = page.get_by_role("combobox", name="Which cards?")
    for fame in ("all", "hard"):
        expect(which).to_have_value("all")
        which.select_option(fame)
        page.get_by_role("button", name="Play with these cards").click()
        page.wait_for_url("**/room/*")
        room = call(server, f"/api/rooms/{page.url.rpartition('/')[2]}")
        assert (room["preset"], room["fame"]) == ("events", fame)
        go(page, "/decks/events")


def test_cards_are_found_put_in_order_and_taken_along(open_page: Opener, server: Server) -> None:
    page = open_page(*PHONE, locale="fr", path="/decks/twist")
    main, cards = page.get_by_role("main"), load("twist").cards
    found = main.get_by_role("listitem")
    expect(found).to_have_count(len(cards))
    search = main.get_by_role("searchbox", name=say("pages", "deck-search", "fr"))
    search.fill("LUNE")
    expect(found).to_have_count(sum("lune" in card.title["fr"].lower() for card in cards))
    search.fill("")
    theme, era = (
        main.get_by_role("combobox", name=say("pages", f"deck-{by}", "fr")) for by in ("theme", "era")
    )
    theme.select_option("events")
    expect(found).to_have_count(sum(card.theme == "events" for card in cards))
    era.select_option("3")
    wanted = [card for card in cards if card.theme == "events" and 1800 <= card.year < 1900]
    expect(found).to_have_count(len(wanted))
    main.get_by_role("button", name=say("pages", "deck-line", "fr")).click()
    expect(found.get_by_role("heading")).to_have_count(len(wanted))
    assert barriers(page) == []
    theme.select_option("")
    era.select_option("")
    in_order = sorted(cards, key=lambda card: (card.year, card.id))
    expect(found.get_by_role("heading")).to_have_text([card.title["fr"] for card in in_order])
    expect(found.locator("a[href^='https://']")).to_have_count(len(cards))
    search.fill("rien ne s’appelle ainsi")
    expect(main.get_by_text(say("pages", "deck-none", "fr"))).to_be_visible()
    files = addresses(page.locator(".files").get_by_role("link"))
    assert [re.split(r"[/?]", file)[4] for file in files] == [
        "print.pdf", "print.pdf", "extras.pdf", "cards.xlsx", "cards.csv", "cards.json", "cards.apkg",
    ]  # fmt: skip
    assert all(file.endswith("language=fr") for file in files)
    with urllib.request.urlopen(server.url + files[4], timeout=PATIENCE) as file:
        assert file.read(9) == b"title:en,"


# Watch


def find_a_table(page: Page, preset: str) -> str:
    """The path of the room that the server found."""
    page.get_by_role("combobox", name=say("pages", "watch-game", "nl")).select_option(preset)
    page.get_by_role("button", name=say("pages", "watch-match-go", "nl")).click()
    page.wait_for_url("**/room/*")
    return page.url[page.url.index("/room") :]


def test_open_rooms_come_and_go_and_strangers_meet_there(open_page: Opener, server: Server) -> None:
    # In a language in which no other test looks for strangers.
    looking = open_page(*PHONE, locale="nl", path="/watch")
    host = open_page(*DESKTOP, locale="nl", path="/watch")
    room = find_a_table(host, "themes")
    row = looking.get_by_role("listitem").filter(has=looking.locator(f"[href='{room}']"))
    expect(row).to_contain_text(say("app", "preset-themes", "nl"))
    expect(row).to_contain_text(f"{say('pages', 'watch-free', 'nl', n=7)} · Nederlands")
    assert barriers(looking) == []
    assert fits(looking)
    host.goto(f"{server.url}/watch")
    expect(row).to_have_count(0)
    room = find_a_table(host, "themes")
    expect(looking.locator(f"[href='{room}']")).to_be_visible()
    assert find_a_table(looking, "themes") == room


def test_a_list_that_broke_off_comes_back_with_a_game_that_can_be_watched(open_page: Opener) -> None:
    sitter = {"person": "a", "name": "Ana", "here": True, "ready": True, "bot": ""}
    seats = [sitter, {**sitter, "person": "b", "name": "Ben"}, None]
    told = {
        "code": "ABCDEF",
        "preset": "twist",
        "decks": ["twist"],
        "language": "de",
        "seats": seats,
        "playing": True,
    }
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page = open_page(*PHONE, path="/decks")
    page.clock.install()
    page.route("**/api/lobby?*", hold)
    page.get_by_role("link", name="Watch").click()
    forward(page, LOBBY_AGAIN, lambda: len(asked) > 0)
    asked[0].fulfill(body="\n[]\n")
    expect(page.get_by_role("heading", name="All quiet")).to_be_visible()
    assert barriers(page) == []
    forward(page, LOBBY_AGAIN, lambda: len(asked) > 1)
    asked[1].fulfill(body=f"\n{json.dumps([told])}\n")
    room = page.get_by_role("main").get_by_role("listitem")
    expect(room).to_contain_text("In progress · Deutsch")
    watch = page.get_by_role("link", name="Watch: Twist, Ana, Ben")
    expect(watch).to_have_attribute("href", "/room/ABCDEF")
    for size in (PHONE, TABLET, DESKTOP):
        resize(page, size)
        assert fits(page), size
    assert barriers(page) == []


# Replay

ABOVE_RULER = """() => {
  const ruler = document.querySelector(".ruler").getBoundingClientRect().top;
  return [...document.querySelectorAll(".track .spot .card")].every((card) => card.getBoundingClientRect().bottom < ruler);
}"""


@pytest.fixture(scope="session")
def finished(server: Server) -> dict[str, tuple[str, int]]:
    """By preset: the id of a finished game, and how many entries it has."""
    bots = {"events": 3, "superversion": 3, "twist": 2}
    options = {"events": {"hand": 3}, "superversion": {"rounds": 1}, "twist": {}}
    games: dict[str, str] = {}
    with ExitStack() as rooms:
        for preset, so_many in bots.items():
            code, lines = rooms.enter_context(room_of(server, preset, options=options[preset]))
            for seat in range(so_many):
                tell(server, code, "invite", seat=seat, bot="random")
            tell(server, code, "start")
            games[preset] = game_of(lines)

    def over(game: str) -> tuple[str, int] | None:
        about = call(server, f"/api/games/{game}/about")
        return (game, about["entries"]) if about["over"] else None

    return {preset: until(partial(over, game)) for preset, game in games.items()}


@pytest.mark.parametrize(
    ("preset", "size"), [("events", PHONE), ("superversion", DESKTOP), ("twist", TABLET)]
)
def test_a_finished_game_is_shown_again(
    open_page: Opener,
    server: Server,
    finished: dict[str, tuple[str, int]],
    preset: str,
    size: tuple[int, int],
) -> None:
    game, last = finished[preset]
    page = open_page(*size, path=f"/replay/{game}")
    page.clock.install()
    moves = page.get_by_role("list", name="Move by move").get_by_role("button")

    def expect_step(step: int) -> None:
        expect(page.get_by_text(f"{step}/{last}", exact=True)).to_be_visible()
        expect(moves.nth(step - 1)).to_have_attribute("aria-current", "step")

    expect_step(1)
    expect(page.get_by_role("slider", name="Step")).to_have_attribute(
        "aria-valuetext", f"1/{last}: The game begins."
    )
    expect(page.locator(".said")).to_have_text("The game begins.")
    expect(page.locator(".board").locator(".card, .sw-rack").first).to_be_attached()
    page.get_by_role("button", name="One step forward").click()
    page.keyboard.press("ArrowRight")
    expect_step(3)
    page.keyboard.press("ArrowLeft")
    expect_step(2)
    jump_by_turns_and_mistakes(page, expect_step, call(server, f"/api/games/{game}"))
    page.keyboard.press("End")
    expect_step(last)
    expect(page).to_have_url(re.compile(rf"/replay/{game}#{last}$"))
    expect(moves).to_have_count(last)
    expect(page.get_by_role("heading", name="The cards from this game")).to_be_visible()
    expect(page.locator(".ages li").first).to_be_visible()
    expect(page.get_by_text("Yes: the seed")).to_be_visible()
    assert barriers(page) == []
    assert fits(page)

    if preset == "events":
        for width, height in (DESKTOP, TABLET, (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            until(lambda: page.evaluate(ABOVE_RULER), f"the cards to lie above the ruler at {width}")
        page.set_viewport_size({"width": size[0], "height": size[1]})

    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    expect_step(last - 2)
    page.get_by_role("button", name="Play", exact=True).click()
    forward(page, PACE, lambda: moves.last.get_attribute("aria-current") == "step")
    expect_step(last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()

    jump_to_own_mistakes(
        page, expect_step, call(server, f"/api/games/{game}"), call(server, f"/api/games/{game}/about")
    )
    assert_told_in_every_language(page, server, game, last)


def jump_by_turns_and_mistakes(page: Page, expect_step: Callable[[int], None], log: Any) -> None:
    """From step 2, forwards by button and back by key."""
    kinds = [{event["event"] for event in entry["events"]} for entry in log["entries"]]
    turns = [at for at, kind in enumerate(kinds, 1) if kind & {"TurnPassed", "RoundBegan"}]
    wrong = [at for at, kind in enumerate(kinds, 1) if kind & {"Missed", "TryFailed", "LaidSideways"}]
    rounds = [at for at, kind in enumerate(kinds, 1) if "RoundBegan" in kind]
    jumps = [("turn", "t", turns), ("round", "r", rounds), ("mistake", "m", wrong)]
    for name, key, steps in jumps:
        onward = page.get_by_role("button", name=f"Next {name}")
        if name == "round" and len(steps) < 2:
            expect(onward).to_have_count(0)
            continue
        page.keyboard.press("Home")
        expect_step(1)
        first, *others = [step for step in steps if step > 1]
        onward.click()
        expect_step(first)
        for second in others[:1]:
            page.keyboard.press(key)
            expect_step(second)
            page.keyboard.press(key.upper())
            expect_step(first)


def jump_to_own_mistakes(page: Page, expect_step: Callable[[int], None], log: Any, about: Any) -> None:
    """As the first who made a mistake sees it, forged."""
    missed = {"Missed", "TryFailed", "LaidSideways"}
    made = [
        (at, event["seat"])
        for at, entry in enumerate(log["entries"], 1)
        for event in entry["events"]
        if event["event"] in missed
    ]
    mine = made[0][1]
    own = list(dict.fromkeys(at for at, seat in made if seat == mine))
    page.route("**/api/games/*/about", lambda route: route.fulfill(json={**about, "yours": [mine]}))
    page.reload()
    expect(page.get_by_text(say("pages", "replay-mistake-own"))).to_be_visible()
    page.keyboard.press("Home")
    expect_step(1)
    for step in own[:2]:
        page.keyboard.press("m")
        expect_step(step)
    page.unroute_all()


def assert_told_in_every_language(page: Page, server: Server, game: str, last: int) -> None:
    """It lists who did what, and reports that the seed is not the promised one: here it is forged."""
    log = call(server, f"/api/games/{game}")
    log["luck"]["seed"] = "00" * 32
    page.route(f"**/api/games/{game}?language=*", lambda route: route.fulfill(json=log))
    for language in LANGUAGES:
        page.evaluate("(to) => localStorage.setItem('interstice.language', to)", language)
        page.reload()
        expect(page.get_by_text(say("pages", "luck-broken", language))).to_be_visible()
        moves = page.get_by_role("list", name=say("pages", "replay-moves", language)).get_by_role("button")
        expect(moves).to_have_count(last)
        told = moves.all_inner_texts()
        assert not re.search(r"undefined|NaN|\{|swiss-|twist-|classic-|replay-", " ".join(told)), language
        assert len({*told}) > last / 3, language


# Nothing to show


def test_what_cannot_be_shown_is_told_in_a_sentence(open_page: Opener, server: Server) -> None:
    page = open_page(*PHONE, path="/rules/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
    assert barriers(page) == []
    page.get_by_role("link", name="Back to the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    token = "host-of-a-game-that-goes-on"
    with room_of(server, "events", token) as (code, lines):
        for seat in range(2):
            tell(server, code, "sit", token, seat=seat, name=f"Player {seat}")
        tell(server, code, "start", token)
        # Browsers log every refusal to the console, which these tests want to stay empty.
        page.route(re.compile(r"/api/games/[^/]+$"), lambda route: route.fulfill(json=None))
        go(page, f"/replay/{game_of(lines)}")
        expect(page.get_by_text("This game is still in progress.")).to_be_visible()
        assert barriers(page) == []
