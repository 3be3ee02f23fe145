"""Whole games of Swiss, the superversion and Twist, played with clicks and keys in a browser against bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from running import Server
from web_axe import barriers

DESKTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE = 15_000
MOST_STEPS = 400
Opener = Callable[..., Page]


class Table:
    """A page with a game on it."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.url = server.url
        page.set_default_timeout(PATIENCE)

    def begin(self, preset: str, bots: int, options: dict[str, object]) -> None:
        """Open a room with these options, sit down, invite bots and start, as the lobby offers it."""
        page = self.page
        page.wait_for_selector("#app > *")
        token = page.evaluate("localStorage.getItem('interstice.token')")
        opened = page.request.post(
            f"{self.url}/api/rooms",
            headers={"authorization": f"Bearer {token}"},
            data={"preset": preset, "options": options},
        )
        page.goto(f"{self.url}/room/{opened.json()['code']}")
        page.fill("form.sit input", "Mira")
        page.click("form.sit button")
        taken = page.locator(".place:not(.free)")
        for sitting in range(bots):
            taken.nth(sitting).wait_for()
            page.locator(".place.free").first.locator("button").last.click()
        taken.nth(bots).wait_for()
        page.click(".begin .btn")

    def play(self, root: str, answer: Callable[[Page], bool]) -> int:
        """Answer whatever is asked until the game is over; how often we were asked."""
        page, answers = self.page, 0
        page.wait_for_selector(root)
        for _ in range(MOST_STEPS):
            if page.locator(".over-bar").count():
                return answers
            entries = page.get_attribute(root, "data-entries")
            if answers == 3:
                assert barriers(page) == []
            if answer(page):
                answers += 1
            page.wait_for_selector(f'{root}:not([data-entries="{entries}"]), .over-bar')
        raise AssertionError("the game does not end")

    def end(self) -> None:
        self.page.click(".over-bar .btn")
        self.page.wait_for_selector(".end")


def answer_swiss(page: Page) -> bool:
    mode = page.get_attribute(".swiss", "data-mode")
    if mode == "turn" and page.locator(".sw-go:enabled").count() == 0:
        # It has been sent, and the answer is on its way.
        return False
    if mode == "rate":
        page.click(".sw-field.open.later")
    elif mode == "turn":
        if page.locator(".sw-ask .btn2").count():
            page.click(".sw-ask .btn2")
            page.locator(".sw-targets button").first.click()
        page.click(".sw-go")
    elif mode == "mark":
        gap = page.locator(".sw-gap").last
        assert "of" in (gap.get_attribute("aria-label") or "")
        gap.click()
        stakes = page.locator(".sw-stakes button")
        if stakes.count():
            stakes.nth(1).click()
        page.click(".sw-go")
    elif mode in ("give", "remove"):
        page.locator(".sw-own-card button").first.click()
        page.click(".sw-go")
    else:
        return False
    return True


def answer_swiss_by_keys(page: Page) -> bool:
    """The same without a pointer, as far as the rack is concerned."""
    if page.get_attribute(".swiss", "data-mode") != "mark":
        return answer_swiss(page)
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".sw-gap.chosen")
    page.keyboard.press("Enter")
    return True


def answer_twist(page: Page) -> bool:
    if not page.locator(".tw-buttons .btn").count():
        return False
    stop = page.locator(".tw-stop")
    if stop.count():
        stop.click()
        return True
    for card in page.locator(".tw-hand li:not(.shut) button").all():
        card.click()
        if page.locator(".tw-discard:enabled").count():
            page.click(".tw-discard")
            return True
    page.click(".tw-play")
    return True


def test_a_round_of_swiss_is_played_to_its_end_on_a_desktop(open_page: Opener, server: Server) -> None:
    table = Table(open_page(*DESKTOP), server)
    table.begin("swiss", bots=3, options={"rounds": 1})
    assert table.play(".swiss", answer_swiss_by_keys) > 3
    assert table.page.locator(".sw-rack").count() == 3
    table.end()


def test_a_round_of_the_superversion_is_played_to_its_end_on_a_phone(
    open_page: Opener, server: Server
) -> None:
    table = Table(open_page(*PHONE), server)
    table.begin("superversion", bots=3, options={"rounds": 1})
    assert table.play(".swiss", answer_swiss) > 3
    assert table.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    table.end()


def test_swiss_without_the_spinner_has_no_wheel(open_page: Opener, server: Server) -> None:
    table = Table(open_page(*DESKTOP), server)
    table.begin("swiss-no-spinner", bots=1, options={"rounds": 1})
    assert table.play(".swiss", answer_swiss) > 3
    assert table.page.locator(".sw-wheel").count() == 0
    table.end()


def test_twist_is_played_to_its_end_on_a_desktop(open_page: Opener, server: Server) -> None:
    table = Table(open_page(*DESKTOP), server)
    table.begin("twist", bots=2, options={})
    assert table.play(".twist", answer_twist) >= 1
    cards = table.page.locator(".tw-bottom > li").count()
    assert table.page.locator(".tw-slots > li").count() == cards - 1
    table.end()


def test_the_wheel_lands_on_the_sector_that_was_spun(open_page: Opener, server: Server) -> None:
    wheel = ["grump", "question", "star"]
    table = Table(open_page(*DESKTOP), server)
    table.begin("swiss", bots=1, options={"rounds": 1, "wheel": wheel})
    faces: list[str] = []

    def answer(page: Page) -> bool:
        mode, turned = page.evaluate(
            "[document.querySelector('.swiss').dataset.mode, document.querySelector('.sw-turning')?.style.transform]"
        )
        if mode in ("mark", "remove") and turned:
            degrees = -float(turned.removeprefix("rotate(").removesuffix("deg)")) % 360
            assert degrees % 120 == pytest.approx(60), "it stands in the middle of a sector"
            faces.append(wheel[int(degrees // 120)])
            assert faces[-1] == ("question" if mode == "mark" else "grump")
        return answer_swiss(page)

    table.play(".swiss", answer)
    assert "question" in faces
    table.end()
