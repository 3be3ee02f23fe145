"""The bundled page in a browser: it shows before its scripts arrive, and nothing is lost when they do."""

from __future__ import annotations

import re

import pytest
from browsers import SENT, Visitors
from playwright.sync_api import Page, Route
from running import Server

from interstice.text import say

FIRST_GAME, A_SCREEN = 120_000, 20_000
"""Bytes: all that a first game fetches, and the scripts of any other screen that a first game does not need."""
OWN = re.compile(r"/bundle/(?!(?:main|room)-)[^/]*\.js$")
PICTURES = ("/art/", "/web/fonts/", "/web/art/")
ALIVE = "#app:not([aria-busy])"
SAME = """() => {
  const [seen, drawn] = [document.createElement("div"), document.getElementById("app")];
  seen.innerHTML = window.seen;
  return [seen.innerHTML, drawn.innerHTML];
}"""


class Held:
    """Holds the scripts back until they are let go."""

    def __init__(self, page: Page) -> None:
        self._routes: list[Route] = []
        page.route("**/web/bundle/main-*.js", self._hold)

    def _hold(self, route: Route) -> None:
        self._routes.append(route)

    def let_go(self) -> None:
        for route in self._routes:
            route.continue_()


@pytest.fixture
def page(visitors: Visitors, complaints: list[str]) -> Page:
    context = visitors(viewport={"width": 390, "height": 844}, locale="de", reduced_motion="no-preference")
    page = context.new_page()
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    return page


def test_the_scripts_find_the_page_as_they_would_have_drawn_it(server: Server, page: Page) -> None:
    for address in ("**/api/decks/**", "**/api/daily"):
        page.route(address, lambda route: None)
    held = Held(page)
    page.goto(server.url, wait_until="commit")
    page.wait_for_selector(".btn.play")
    page.evaluate(
        "() => { window.seen = document.getElementById('app').innerHTML; window.play = document.querySelector('.btn.play'); }"
    )
    held.let_go()
    page.wait_for_selector(ALIVE)
    seen, drawn = page.evaluate(SAME)
    assert seen == drawn
    assert page.evaluate("window.play.isConnected"), "it is the same button"


def test_a_press_before_the_scripts_is_not_lost(server: Server, page: Page) -> None:
    held = Held(page)
    page.goto(server.url, wait_until="commit")
    page.click(".btn.play")
    held.let_go()
    page.wait_for_selector(".table-classic .hand [data-hand]")


def test_what_was_chosen_counts_before_the_scripts(server: Server, page: Page) -> None:
    page.goto(server.url)
    page.evaluate(
        "() => { localStorage['interstice.theme'] = 'dark'; localStorage['interstice.language'] = 'fr'; }"
    )
    held = Held(page)
    page.goto(server.url, wait_until="commit")
    page.wait_for_selector(".btn.play", state="attached")
    assert page.get_attribute("html", "data-theme") == "dark"
    assert not page.is_visible(".btn.play"), "it is in another language"
    held.let_go()
    page.wait_for_selector(f".btn.play:has-text('{say('app', 'play-now', 'fr')}')")


def test_a_page_that_opens_elsewhere_weighs_little_and_is_drawn_with_its_styles(
    server: Server, page: Page
) -> None:
    for address in ("rules", "rules/swiss", "decks", "decks/events", "watch", "me", "privacy"):
        page.goto(f"{server.url}/{address}")
        page.get_by_role("main").get_by_role("heading", level=1).wait_for()
        own = {path: size for path, size in page.evaluate(SENT) if OWN.search(path)}
        assert sum(own.values()) < A_SCREEN, (address, own)
        assert page.get_by_role("main").evaluate("(main) => getComputedStyle(main).maxWidth") != "none", (
            address
        )


def test_all_that_a_first_game_fetches_is_little(server: Server, page: Page) -> None:
    page.goto(server.url)
    page.click(f"{ALIVE} .btn.play")
    page.wait_for_selector(".table-classic .hand:not(.waits) [data-hand]")
    page.wait_for_load_state("networkidle")
    sent = {
        path: size
        for path, size in page.evaluate(SENT)
        if path.endswith(("icons.svg", "emblems.svg")) or not path.startswith(PICTURES)
    }
    listed = "\n".join(f"{size:6} {path}" for path, size in sent.items())
    assert 80_000 < sum(sent.values()) < FIRST_GAME, listed
