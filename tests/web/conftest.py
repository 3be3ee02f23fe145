"""A browser before a real server whose bots answer at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from bundle import bundle
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from running import Server
from serving import AT_HOME, chromium, serve


@pytest.fixture(scope="session")
def no_bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("none")


@pytest.fixture(scope="session")
def fresh_bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bundle")
    bundle(folder)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, no_bundle: Path) -> Iterator[Server]:
    """It hands out the modules as they lie."""
    yield from serve(tmp_path_factory.mktemp("web") / "games.sqlite", no_bundle)


@pytest.fixture(scope="module")
def bundled_server(tmp_path_factory: pytest.TempPathFactory, fresh_bundle: Path) -> Iterator[Server]:
    yield from serve(tmp_path_factory.mktemp("web") / "games.sqlite", fresh_bundle)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        args = ["--no-sandbox", f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1"]
        browser = playwright.chromium.launch(executable_path=chromium(), args=args)
        yield browser
        browser.close()


Opener = Callable[..., Page]


@pytest.fixture
def open_page(server: Server, browser: Browser) -> Iterator[Opener]:
    """A function that opens the start page in a window; in the end no page may have complained."""
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def opened(width: int, height: int, locale: str = "en", path: str = "/") -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce"
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(server.url + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []
