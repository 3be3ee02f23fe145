"""What belongs to the person at a browser: how others see them, their devices, and their data."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

from browsers import Opener, Visitors
from playwright.sync_api import Locator, Page, expect
from running import Server
from web_axe import barriers

from interstice.text import LANGUAGES, say


def open_me(page: Page, language: str = "en") -> Locator:
    page.get_by_role("button", name=say("app", "menu", language), exact=True).click()
    page.get_by_role("button", name=say("app", "you", language), exact=True).click()
    dialog = page.get_by_role("dialog", name=say("app", "you", language))
    expect(dialog.get_by_role("heading", name=say("me", "me-data", language))).to_be_visible()
    return dialog


def test_what_somebody_chooses_is_the_same_on_a_paired_device(open_page: Opener) -> None:
    laptop, phone = open_page(1440, 900), open_page(390, 844)
    dialog = open_me(laptop)
    with laptop.expect_response(lambda answer: answer.request.method == "PATCH"):
        dialog.get_by_role("textbox").fill("Ana")
        dialog.get_by_role("radio", name=say("me", "animal-toucan")).check(force=True)
        dialog.get_by_role("radio", name=say("me", "colour-4")).check(force=True)
    laptop.keyboard.press("Escape")
    laptop.get_by_role("button", name=say("app", "menu"), exact=True).click()
    laptop.get_by_role("button", name=say("room", "pairing")).click()
    shown = laptop.get_by_role("group", name=say("room", "pairing-code"))
    expect(shown).not_to_have_text("…")
    phone.get_by_role("button", name=say("app", "menu"), exact=True).click()
    phone.get_by_role("button", name=say("room", "pairing")).click()
    phone.get_by_label(say("room", "pairing-have")).fill(shown.inner_text())
    with phone.expect_response(lambda answer: answer.url.endswith("/api/me")):
        phone.get_by_role("button", name=say("room", "pairing-enter")).click()
    dialog = open_me(phone)
    expect(dialog.get_by_role("textbox")).to_have_value("Ana")
    expect(dialog.get_by_role("radio", name=say("me", "animal-toucan"))).to_be_checked()
    unpairing = dialog.get_by_role("button", name="Unpair")
    expect(unpairing).to_have_count(2)
    other = dialog.get_by_role("listitem").filter(has_not_text=say("me", "me-this-device"))
    other.get_by_role("button").click()
    expect(unpairing).to_have_count(1)
    expect(dialog.get_by_role("status")).to_contain_text("is now a new guest")
    # What was deleted on one device does not come back from another.
    phone.get_by_role("button", name=say("me", "me-delete")).click()
    with phone.expect_navigation():
        phone.get_by_role("button", name=say("me", "me-delete-yes")).click()
    for page in (laptop, phone):
        with page.expect_response(lambda answer: answer.url.endswith("/api/me")):
            page.reload()
        page.wait_for_load_state("networkidle")
        asked = "fetch('/api/me', {headers: {authorization: 'Bearer ' + localStorage['interstice.token']}})"
        assert page.evaluate(f"{asked}.then((answer) => answer.json())")["name"] == ""


def test_everything_is_saved_and_then_deleted(open_page: Opener, tmp_path: Path) -> None:
    page = open_page(820, 1180)
    dialog = open_me(page)
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        dialog.get_by_role("textbox").fill("Ana")
        dialog.get_by_role("radio", name=say("me", "animal-owl")).check(force=True)
    with page.expect_download() as download:
        dialog.get_by_role("button", name=say("me", "me-save")).click()
    download.value.save_as(tmp_path / "mine.json")
    assert json.loads((tmp_path / "mine.json").read_text())["profile"]["name"] == "Ana"
    token = page.evaluate("localStorage.getItem('interstice.token')")
    dialog.get_by_role("button", name=say("me", "me-delete")).click()
    sure = dialog.get_by_role("group", name=say("me", "me-delete-sure"))
    expect(sure.get_by_role("button", name=say("me", "me-delete-no"))).to_be_focused()
    with page.expect_navigation():
        sure.get_by_role("button", name=say("me", "me-delete-yes")).click()
    expect(page.get_by_role("button", name=say("app", "play-now"))).to_be_visible()
    assert page.evaluate("localStorage.getItem('interstice.token')") not in (None, token)
    expect(open_me(page).get_by_role("textbox")).to_have_value("")


def test_my_data_and_privacy_speak_every_language_without_barriers(open_page: Opener) -> None:
    page = open_page(390, 844)
    start = page.url
    for language, theme in zip(LANGUAGES, itertools.cycle(["light", "dark"]), strict=False):
        page.evaluate(
            f"localStorage.setItem('interstice.language', '{language}');"
            f" localStorage.setItem('interstice.theme', '{theme}')"
        )
        page.goto(start)
        dialog = open_me(page, language)
        dialog.get_by_role("button", name=say("me", "me-delete", language)).click()
        assert barriers(page) == [], language
        dialog.get_by_role("link", name=say("app", "privacy", language)).click()
        expect(page.get_by_role("heading", name=say("privacy", "privacy-title", language))).to_be_visible()
        expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(10)
        expect(page.get_by_role("main").get_by_role("listitem").nth(4)).to_contain_text("30")
        assert barriers(page) == [], language


def test_the_privacy_page_says_so_if_it_does_not_know_how_long_things_are_kept(
    server: Server, visitors: Visitors
) -> None:
    page = visitors().new_page()
    page.route("**/api/keeping", lambda route: route.abort())
    page.goto(f"{server.url}/privacy")
    expect(page.get_by_role("alert")).to_have_text(say("app", "trouble"))
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(7)
