"""Guided first games: how long each takes somebody who reads everything and thinks before every move.

Bots and page go at their normal pace. Reading and thinking are as slow as below, so the figures hardly depend on the machine.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("tests", "tests/server", "tests/web", "tools")]

from bars import Bar, judge  # noqa: E402
from bundle import bundle  # noqa: E402
from guided_games import Along, Follower, slip  # noqa: E402
from needs import browser as chromium  # noqa: E402
from player import Person, View, play_on, years_of  # noqa: E402
from playwright.sync_api import Browser, Locator, Page, sync_playwright  # noqa: E402
from running import Server  # noqa: E402

from interstice.rules.presets import preset  # noqa: E402

GAMES = ("events", "swiss", "superversion", "twist")
BOT_PACE = 1.0
"""The server's default."""
A_WORD, A_CHOICE, A_PRESS = 0.24, 2.0, 0.6
"""Seconds to read a word, to think about a move, and to find a button."""
REVEALED = "dialog.reveal[open] .fact"


class Player(Along):
    """Thinks before every move, and reads what there is to know about a card."""

    def press(self, button: Locator) -> None:
        fact = self.page.locator(REVEALED)
        if fact.count():
            read(self.page, fact.inner_text())
        self.page.wait_for_timeout(1000 * A_PRESS)
        super().press(button)


class Reader(Follower):
    def __call__(self, person: Person, view: View | None = None) -> None:
        super().__call__(person, view)
        if view:
            self.page.wait_for_timeout(1000 * A_CHOICE)

    def note(self) -> None:
        before = set(self.read)
        super().note()
        for text in self.read - before:
            read(self.page, text)


def read(page: Page, text: str) -> None:
    page.wait_for_timeout(1000 * A_WORD * len(text.split()))


def seconds(browser: Browser, url: str, name: str) -> float:
    """From the press that begins a guided game to the end of its last move."""
    with browser.new_context(viewport={"width": 390, "height": 844}, locale="en") as context:
        page = context.new_page()
        page.goto(f"{url}/rules/{name}")
        person = Player(page, years=years_of(preset(name).deck), look=Reader(page))
        page.get_by_role("button", name="Guided game").click()
        began = time.monotonic()
        slip(page).wait_for()
        play_on([person])
        return time.monotonic() - began


def main() -> bool:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        made = Path(folder) / "bundle"
        bundle(made)
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        with Server(Path(folder) / "games.sqlite", BOT_PACE, INTERSTICE_BUNDLE=str(made)) as server:
            found = [
                Bar(f"the guided game of {name}", seconds(browser, server.url, name), "s", 120, 100)
                for name in GAMES
            ]
        browser.close()
    return judge(found)


if __name__ == "__main__":
    sys.exit(not main())
