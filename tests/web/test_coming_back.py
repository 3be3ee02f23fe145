"""Coming and going: focus and scroll position are where people expect them, and a game that is on can be resumed."""

from __future__ import annotations

import re

from browsers import Opener
from guests import Game
from patience import until
from playwright.sync_api import Locator, Page, expect
from running import Server
from web_axe import barriers

DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
FOCUSED = "document.activeElement.matches('main, main *')"
TOP = "scrollY === 0"


def play_now(page: Page) -> Locator:
    return page.get_by_role("button", name="Play now")


def resumes(page: Page) -> Locator:
    return page.get_by_role("link", name=re.compile("^(Your turn|Resume the game)"))


def begun(page: Page) -> None:
    expect(page.locator("[data-gap]:enabled").first).to_be_attached()


def test_from_the_keyboard_play_comes_first_and_the_focus_is_never_lost(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    expect(play_now(page)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") <= DESKTOP[1]
    page.keyboard.press("Tab")
    expect(play_now(page)).to_be_focused()
    page.keyboard.press("Enter")
    begun(page)
    until(lambda: page.evaluate(FOCUSED), "the focus to be at the table")
    page.get_by_role("button", name="Menu").press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    page.go_back()
    page.get_by_role("button", name="Play with friends").press("Enter")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    until(lambda: page.evaluate(FOCUSED), "the focus to be in the room")
    page.get_by_role("button", name="Start").press("Enter")
    expect(page.locator(".table")).to_be_visible()
    until(lambda: page.evaluate(FOCUSED), "the focus to be at the table again")


def test_screens_open_at_their_top(open_page: Opener) -> None:
    page = open_page(*PHONE)
    page.get_by_role("button", name=re.compile("^Twist")).scroll_into_view_if_needed()
    assert not page.evaluate(TOP)
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(TOP)
    page.mouse.wheel(0, 700)
    until(lambda: not page.evaluate(TOP), "the page to scroll")
    page.go_back()
    expect(play_now(page)).to_be_visible()
    until(lambda: page.evaluate(TOP), "the start page to be at its top")


def test_the_game_that_has_waited_longest_can_be_resumed_and_the_others_if_one_asks_for_them(
    open_page: Opener,
) -> None:
    page = open_page(*DESKTOP)
    expect(play_now(page)).to_be_visible()
    expect(resumes(page)).to_have_count(0)
    played = []
    for _ in range(2):
        play_now(page).click()
        begun(page)
        played.append(page.evaluate("location.pathname"))
        page.go_back()
    page.reload()
    expect(resumes(page)).to_have_count(1)
    expect(resumes(page)).to_have_attribute("href", played[0])
    page.get_by_role("button", name="1 more").click()
    expect(resumes(page)).to_have_count(2)
    expect(resumes(page).first).to_contain_text("Jonas")
    expect(resumes(page).first).not_to_contain_text("Guest")
    assert [each.get_attribute("href") for each in resumes(page).all()] == played
    for size in (DESKTOP, TABLET, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(resumes(page).last).to_be_in_viewport(ratio=1)
        assert barriers(page) == [], size
    resumes(page).last.click()
    begun(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(resumes(page)).to_have_count(1)
    expect(resumes(page)).to_have_attribute("href", played[0])
    expect(page.get_by_role("button", name="1 more")).to_have_count(0)


def test_a_game_that_ended_meanwhile_is_not_offered(open_page: Opener, server: Server) -> None:
    page = open_page(*PHONE)
    game = Game(server, bots=0)
    page.evaluate("token => localStorage.setItem('interstice.token', token)", game.me.token)
    page.goto(f"{server.url}/room/{game.code}")
    begun(page)
    page.goto(server.url)
    expect(resumes(page)).to_have_count(1)
    id = page.evaluate("localStorage.getItem('interstice.running')").partition("/")[2]
    game.guest.say(game.code, "quit", game=id, seat=1)
    page.reload()
    until(lambda: page.evaluate("localStorage.getItem('interstice.running')") is None, "it to be forgotten")
    expect(resumes(page)).to_have_count(0)
