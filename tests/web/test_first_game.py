"""Somebody opens the address, presses one button, and plays a whole game."""

from __future__ import annotations

from browsers import Opener
from player import START, Person, play_on, see_the_end, years_of
from playwright.sync_api import Locator, Page, expect
from web_axe import barriers

DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
FITS = "document.fonts.ready.then(() => document.documentElement.scrollWidth <= innerWidth)"


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def cards(page: Page) -> Locator:
    return page.get_by_role("group", name="Your hand").get_by_role("button")


def gaps(page: Page) -> Locator:
    return page.get_by_role("group", name="Timeline").get_by_role("button")


def go_on(page: Page) -> None:
    revealed = page.get_by_role("dialog")
    expect(revealed.get_by_role("heading")).not_to_be_empty()
    page.keyboard.press("Enter")
    expect(revealed).to_be_hidden()


def drag(page: Page, card: Locator, to: Locator) -> None:
    """To the left of the line."""
    page.evaluate("document.fonts.ready")
    held, target = card.bounding_box(), to.bounding_box()
    assert held is not None
    assert target is not None
    page.mouse.move(held["x"] + 60, held["y"] + 90)
    page.mouse.down()
    page.mouse.move(target["x"] - 80, target["y"] + 60, steps=8)
    page.mouse.up()


def test_on_a_phone_one_press_leads_to_a_game_that_is_played_by_taps(open_page: Opener) -> None:
    page = open_page(*PHONE)
    person = Person(page, years=years_of("events"))
    page.locator(START).wait_for()
    assert barriers(page) == []
    page.clock.install()
    page.get_by_role("button", name="Play now").click()
    expect(gaps(page).first).to_be_enabled()
    assert barriers(page) == []
    cards(page).nth(1).click()
    gaps(page).first.click()
    page.get_by_role("button", name="Place it here").click()
    go_on(page)
    # Nobody can have laid three cards before the third round is over.
    for size in (DESKTOP, TABLET):
        resize(page, size)
        play_on([person], until=1)
    resize(page, PHONE)
    play_on([person])
    see_the_end(person)
    expect(page.get_by_role("table")).to_be_visible()
    assert barriers(page) == []
    assert page.evaluate(FITS)
    page.get_by_role("button", name="Chat").click()
    chat = page.get_by_role("complementary", name="Chat")
    expect(chat).to_be_visible()
    page.keyboard.press("Escape")
    expect(chat).to_be_hidden()
    page.get_by_role("button", name="Rematch").click()
    expect(cards(page)).to_have_count(3)


def test_on_a_desktop_cards_are_placed_from_the_keyboard_or_by_dragging(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    page.locator(START).wait_for()
    assert barriers(page) == []
    page.get_by_role("button", name="Play now").press("Enter")
    expect(gaps(page).first).to_be_enabled()
    assert barriers(page) == []
    for key in ("ArrowDown", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
    title = cards(page).first.locator(".title").inner_text()
    expect(page.get_by_role("status").filter(has_text=title)).to_have_count(1)
    for key in ("ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    expect(cards(page).first).to_have_attribute("aria-pressed", "true")
    expect(gaps(page).first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("status").filter(has_text="Gap 1 of")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(gaps(page).first).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    go_on(page)
    expect(gaps(page).first).to_be_enabled()
    hand = cards(page).all_inner_texts()
    page.reload()
    expect(gaps(page).first).to_be_enabled()
    expect(cards(page)).to_have_text(hand, use_inner_text=True)
    # The hint makes the line a little lower.
    expect(page.get_by_role("button", name="Got it")).to_be_visible()
    drag(page, cards(page).nth(1), page.locator(".track .spot").first)
    expect(gaps(page).first).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Place it here").click()
    go_on(page)


def test_a_friend_joins_by_code_and_both_see_the_same_line(open_page: Opener) -> None:
    host, friend = open_page(*DESKTOP), open_page(*PHONE)
    host.get_by_role("button", name="Play with friends").click()
    code = host.get_by_role("group", name="Room code").inner_text()
    called = host.get_by_role("textbox", name="Name")
    called.fill("Mi")
    friend.get_by_label("Room code").fill(code.lower())
    friend.get_by_role("button", name="Join").click()
    expect(host.get_by_role("listitem").filter(has_text="Guest 2")).to_be_visible()
    expect(called, "what somebody types stays").to_have_value("Mi")
    for page, name in ((host, "Mira"), (friend, "Jonas")):
        page.get_by_role("textbox", name="Name").fill(name)
        page.keyboard.press("Tab")
        expect(page.get_by_role("textbox", name="Name")).to_have_value(name)
    expect(host.get_by_role("listitem").filter(has_text="Jonas")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    line = host.locator(".track .spot")
    expect(line).to_have_count(1)
    expect(friend.locator(".track .spot")).to_have_text(line.inner_text(), use_inner_text=True)
