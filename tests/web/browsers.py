"""The browser of this process. It stays open from one test to the next; tests that use asyncio themselves close it, for
Playwright keeps a loop running in the main thread."""

from __future__ import annotations

from collections.abc import Callable

from needs import browser as program
from patience import PATIENCE
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright
from running import Server

AT_HOME = "family.example"
"""A name for the server, as on a home network: plain http, so not a secure context."""

NO_PAUSES = """try { localStorage["interstice.pace"] ??= "none" } catch { /* Not one of our pages. */ }"""
"""What happened is shown at once, unless a test chooses another pace."""

AT_REST = """
  for (const each of document.getAnimations()) if (each.effect.getComputedTiming().endTime < Infinity) each.finish();"""
"""What appears, moves or fades is where it ends."""

SENT = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map((each) => [new URL(each.name).pathname, each.encodedBodySize])"""
"""What a page has fetched: each path, and how many bytes came."""

Opener = Callable[..., Page]
"""Opens the start page, or another, in a window of a given size."""
Visitors = Callable[..., BrowserContext]
"""Makes a visitor, as `Browser.new_context` does."""

expect.set_options(timeout=1000 * PATIENCE)
_opened: list[tuple[Playwright, Browser]] = []


def browser() -> Browser:
    if not _opened:
        playwright = sync_playwright().start()
        args = ["--no-sandbox", f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1"]
        _opened.append((playwright, playwright.chromium.launch(executable_path=program(), args=args)))
    return _opened[0][1]


def close() -> None:
    while _opened:
        playwright, opened = _opened.pop()
        opened.close()
        playwright.stop()


def new_context(opened: Browser, **wishes: object) -> BrowserContext:
    """A visitor who knows nothing yet, does not want to wait, and has the time limit of all tests."""
    context = opened.new_context(**{"locale": "en", "reduced_motion": "reduce", **wishes})  # type: ignore[arg-type]
    context.set_default_timeout(1000 * PATIENCE)
    context.add_init_script(NO_PAUSES)
    return context


def opener(server: Server, visitors: Visitors, complaints: list[str]) -> Opener:
    """A function that opens pages of a server; whatever they log to the console goes to `complaints`."""

    def opened(width: int, height: int, locale: str = "en", path: str = "/", **wishes: object) -> Page:
        page = visitors(viewport={"width": width, "height": height}, locale=locale, **wishes).new_page()
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(server.url + path)
        return page

    return opened
