"""The app as it is kept by the browser: it opens without a connection, and a new version takes over cleanly."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from cable import Cable
from needs import free_port
from playwright.sync_api import Browser, Page
from running import Server
from serving import AT_HOME, serve

from interstice.text import say

KEPT = "async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)))).flat()"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with browser.new_context(locale="en", reduced_motion="reduce") as context:
        yield context.new_page()


def wait_until(page: Page, so: str) -> None:
    """The page's policy forbids what Playwright's own way of waiting does."""
    for _ in range(300):
        if page.evaluate(so):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"expected this to become true: {so}")


def wait_until_kept(page: Page) -> None:
    page.wait_for_selector(".btn.play")
    wait_until(page, "Boolean(navigator.serviceWorker.controller)")


def test_without_a_connection_the_app_opens_and_says_so(bundled_server: Server, page: Page) -> None:
    with Cable(bundled_server.port) as cable:
        page.goto(cable.url)
        wait_until_kept(page)
        page.goto(f"{cable.url}/rules")
        cable.cut()
        for path in ("/", "/room/ABCDEF"):
            page.goto(cable.url + path)
            page.wait_for_selector(f"h1:text-is('{say('app', 'no-connection')}')")
            assert page.locator("h1").count() == 1
        cable.mend()
        page.click("main .btn")
        page.wait_for_selector("html:not([data-offline])")
        page.goto(cable.url)
        page.wait_for_selector(".btn.play")
        kept = page.evaluate(KEPT)
        assert "/" in kept
        assert not [path for path in kept if path.startswith(("/api", "/art", "/socket", "/qr", "/room"))]


def test_a_new_version_takes_over_when_the_old_pages_are_closed(
    tmp_path: Path, fresh_bundle: Path, page: Page
) -> None:
    port = free_port()
    newer = tmp_path / "newer"
    shutil.copytree(fresh_bundle, newer)
    made = json.loads((newer / "made.json").read_text())
    shutil.copy(newer / made["main"], newer / "main-newer.js")
    (newer / "made.json").write_text(json.dumps({**made, "main": "main-newer.js"}))
    for _ in serve(tmp_path / "games.sqlite", fresh_bundle, port):
        page.goto(f"http://127.0.0.1:{port}")
        wait_until_kept(page)
    for _ in serve(tmp_path / "games.sqlite", newer, port):
        page.reload()
        assert page.get_attribute("script[type=module]", "src") == "/web/bundle/main-newer.js"
        wait_until(page, "navigator.serviceWorker.getRegistration().then((found) => Boolean(found.waiting))")
        assert len(page.evaluate("caches.keys()")) == 2
        later = page.context.new_page()
        page.close()
        later.wait_for_timeout(1000)
        later.goto(f"http://127.0.0.1:{port}/rules")
        wait_until(later, "caches.keys().then((names) => names.length === 1)")
        assert "/web/bundle/main-newer.js" in later.evaluate(KEPT)


def test_nothing_is_kept_where_the_context_is_not_secure(bundled_server: Server, page: Page) -> None:
    page.goto(f"http://{AT_HOME}:{bundled_server.port}/")
    page.wait_for_selector(".btn.play")
    assert page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]


def test_the_manifest_names_icons_that_are_there(bundled_server: Server, page: Page) -> None:
    page.goto(bundled_server.url)
    manifest = page.evaluate(
        "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
    )
    for icon in manifest["icons"]:
        found = page.evaluate(
            "(src) => new Promise((done, fail) => { const image = new Image(); image.onload = () => done(image.naturalWidth); image.onerror = fail; image.src = src })",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{found}x{found}")
    assert {icon.get("purpose") for icon in manifest["icons"]} >= {"any", "maskable"}
