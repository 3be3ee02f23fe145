"""Somebody opens the address, presses one button, and plays a whole game."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from web_axe import barriers

DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
ASKED = ".table-classic .hand:not(.waits) [data-hand]"
REVEALED = "dialog.rv[open]"
Opener = Callable[..., Any]


def begin(page: Any) -> None:
    page.click(".btn.play")
    page.wait_for_selector(ASKED)


def wait_for_turn(page: Any) -> bool:
    """Until a card may be laid, or the game is over."""
    page.wait_for_selector(f"{ASKED}, .end")
    return page.query_selector(".end") is None


def go_on(page: Any) -> None:
    page.wait_for_selector(REVEALED)
    page.keyboard.press("Enter")
    page.wait_for_selector(REVEALED, state="detached")


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_one_press_leads_to_a_card_that_can_be_placed_by_taps(
    open_page: Opener, size: tuple[int, int]
) -> None:
    page = open_page(*size)
    began = time.monotonic()
    begin(page)
    assert time.monotonic() - began < 15
    page.click("[data-hand] >> nth=1")
    page.click("[data-gap] >> nth=0")
    page.click(".btn:visible:not([disabled])")
    page.wait_for_selector(REVEALED)
    assert page.inner_text("#rv-title")
    go_on(page)
    assert wait_for_turn(page)


def test_the_first_card_can_be_placed_from_the_keyboard(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    page.focus(".btn.play")
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)
    for key in ("ArrowDown", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    assert page.get_attribute("[data-hand] >> nth=0", "aria-pressed") == "true"
    assert page.get_attribute("[data-gap] >> nth=0", "aria-pressed") == "true"
    assert "Gap 1 of" in page.inner_text(".hidden[role=status]")
    page.keyboard.press("Escape")
    assert page.get_attribute("[data-gap] >> nth=0", "aria-pressed") == "false"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    go_on(page)


def test_a_card_can_be_dragged_over_a_gap(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    begin(page)
    card = page.locator("[data-hand] >> nth=2").bounding_box()
    line = page.locator(".track .spot >> nth=0").bounding_box()
    page.mouse.move(card["x"] + 60, card["y"] + 90)
    page.mouse.down()
    page.mouse.move(line["x"] - 80, line["y"] + 60, steps=8)
    page.mouse.up()
    assert page.get_attribute("[data-gap] >> nth=0", "aria-pressed") == "true"
    page.click(".ask .btn")
    go_on(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_whole_game_against_bots(open_page: Opener, size: tuple[int, int]) -> None:
    page = open_page(*size)
    assert barriers(page) == []
    begin(page)
    assert barriers(page) == []
    for _ in range(60):
        if not wait_for_turn(page):
            break
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        go_on(page)
    page.wait_for_selector(".end h1")
    page.wait_for_selector(".tb td")
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click(".end .chatter")
    page.wait_for_selector(".chat")
    page.keyboard.press("Escape")
    page.click(".go .btn")
    page.wait_for_selector(".table-classic .hand")


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "nl"])
def test_the_browsers_language_is_spoken(open_page: Opener, language: str) -> None:
    page = open_page(*PHONE, locale=language)
    page.wait_for_selector(".btn.play")
    assert page.get_attribute("html", "lang") == language
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    begin(page)
    assert page.inner_text(".round span") != "round"


def test_a_game_goes_on_after_the_page_is_loaded_anew(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    begin(page)
    hand = page.locator("[data-hand]").all_inner_texts()
    page.reload()
    page.wait_for_selector(ASKED)
    assert page.locator("[data-hand]").all_inner_texts() == hand


def test_a_friend_joins_by_code_and_both_see_the_same_line(open_page: Opener) -> None:
    host, friend = open_page(*DESKTOP), open_page(*PHONE)
    host.click(".hero .fr .btn2")
    code = host.inner_text(".invitation .code")
    for page, name in ((host, "Mira"), (friend, "Jonas")):
        if page is friend:
            friend.fill(".join input", code.lower())
            friend.click(".join button")
        page.fill(".sit input", name)
        page.click(".sit button")
        page.wait_for_selector(".place .field")
    host.wait_for_selector(".place:has-text('Jonas')")
    host.click(".begin .btn")
    for page in (host, friend):
        page.wait_for_selector(".track .spot")
    assert host.inner_text(".track .spot") == friend.inner_text(".track .spot")
