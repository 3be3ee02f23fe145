"""A browser and a real server, whose bots answer at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import browsers
import pytest
import shared
from browsers import Opener, Visitors, opener
from bundle import bundle
from playwright.sync_api import Browser, BrowserContext
from running import Server


@pytest.fixture(scope="session")
def fresh_bundle() -> Path:
    return shared.once("bundle", bundle)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, fresh_bundle: Path) -> Iterator[Server]:
    """It serves the bundle, whose pages open fastest."""
    with Server(
        tmp_path_factory.mktemp("web") / "games.sqlite", INTERSTICE_BUNDLE=str(fresh_bundle)
    ) as running:
        yield running


@pytest.fixture(scope="session")
def source_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It serves the modules unbundled, so that tests can import them in a page."""
    folder = tmp_path_factory.mktemp("source")
    with Server(folder / "games.sqlite", INTERSTICE_BUNDLE=str(folder / "none")) as running:
        yield running


@pytest.fixture
def browser() -> Browser:
    return browsers.browser()


@pytest.fixture
def visitors(browser: Browser) -> Iterator[Visitors]:
    """A function that makes a visitor, as `browser.new_context` does; all of them leave after the test."""
    contexts: list[BrowserContext] = []

    def visitor(**wishes: object) -> BrowserContext:
        contexts.append(browsers.new_context(browser, **wishes))
        return contexts[-1]

    yield visitor
    for context in contexts:
        context.close()


@pytest.fixture
def complaints(visitors: Visitors) -> Iterator[list[str]]:
    """What pages logged to the console. It must be empty at the end."""
    said: list[str] = []
    yield said
    assert said == []


@pytest.fixture
def open_page(server: Server, visitors: Visitors, complaints: list[str]) -> Opener:
    """A function that opens the start page in a window of a given size; the test fails if a page complains."""
    return opener(server, visitors, complaints)


@pytest.fixture
def open_source_page(source_server: Server, visitors: Visitors, complaints: list[str]) -> Opener:
    """The same, with unbundled modules."""
    return opener(source_server, visitors, complaints)
