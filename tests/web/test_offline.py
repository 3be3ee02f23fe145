"""The app that the browser keeps: it opens without a connection, and a new version takes over cleanly."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from browsers import AT_HOME, Visitors
from cable import Cable
from patience import until
from playwright.sync_api import Page
from running import Server

from interstice.text import say

KEPT = "async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)))).flat()"


@pytest.fixture
def page(visitors: Visitors) -> Page:
    return visitors().new_page()


def wait_until(page: Page, so: str) -> None:
    """Playwright's own way of waiting breaks the page's content security policy."""
    until(lambda: page.evaluate(so), so)


def open_and_keep(page: Page, url: str) -> None:
    """Wait until the page is kept, which is eight seconds after it opened."""
    page.clock.install()
    page.goto(url)
    page.get_by_role("button", name=say("app", "play-now")).wait_for()
    page.clock.fast_forward(8000)
    wait_until(page, "Boolean(navigator.serviceWorker.controller)")


def test_without_a_connection_the_app_opens_and_says_so(server: Server, page: Page) -> None:
    with Cable(server.port) as cable:
        open_and_keep(page, cable.url)
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
    tmp_path: Path, server: Server, fresh_bundle: Path, page: Page
) -> None:
    newer = tmp_path / "newer"
    shutil.copytree(fresh_bundle, newer)
    made = json.loads((newer / "made.json").read_text())
    shutil.copy(newer / made["main"], newer / "main-newer.js")
    (newer / "made.json").write_text(json.dumps({**made, "main": "main-newer.js"}))
    with (
        Cable(server.port) as cable,
        Server(tmp_path / "games.sqlite", INTERSTICE_BUNDLE=str(newer)) as updated,
    ):
        open_and_keep(page, cable.url)
        cable.cut()
        cable.mend(updated.port)
        open_and_keep(page, cable.url)
        assert page.get_attribute("script[type=module]", "src") == "/web/bundle/main-newer.js"
        wait_until(page, "navigator.serviceWorker.getRegistration().then((found) => Boolean(found.waiting))")
        assert len(page.evaluate("caches.keys()")) == 2
        later = page.context.new_page()
        page.close()
        # A page without a worker can see when the new one has taken over.
        tools = later.context.new_cdp_session(later)
        tools.send("Network.enable")
        tools.send("Network.setBypassServiceWorker", {"bypass": True})
        later.goto(cable.url)
        wait_until(later, "navigator.serviceWorker.getRegistration().then((found) => !found.waiting)")
        tools.send("Network.setBypassServiceWorker", {"bypass": False})
        later.goto(f"{cable.url}/rules")
        wait_until(later, "caches.keys().then((names) => names.length === 1)")
        assert "/web/bundle/main-newer.js" in later.evaluate(KEPT)


def test_nothing_is_kept_where_the_context_is_not_secure(server: Server, page: Page) -> None:
    page.goto(f"http://{AT_HOME}:{server.port}/")
    page.wait_for_selector(".btn.play")
    assert page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]


def test_the_manifest_names_icons_that_are_there(server: Server, page: Page) -> None:
    page.goto(server.url)
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
