"""Somebody who plays a guided first game, reads every slip and does what it suggests."""

from __future__ import annotations

from typing import Any

from patience import until
from player import START, Person, View
from playwright.sync_api import Error, Locator, Page, expect
from staged import settle

COVERS = """() => {
  const box = (each) => each.getBoundingClientRect();
  const guide = document.querySelector(".guide");
  if (!guide) return [];
  const slip = box(guide);
  const meets = ({ left, top, right, bottom, width }) => width && left < slip.right && right > slip.left && top < slip.bottom && bottom > slip.top;
  const ring = document.querySelector(".guide-line rect");
  const buttons = [...document.querySelectorAll(".btn, .btn2")].filter((each) => !each.closest(".guide"));
  return [ring, ...buttons].filter((each) => each && meets(box(each))).map((each) => each.outerHTML);
}"""
"""What a slip lies on, of what it speaks of and of the buttons, even those that are off for now."""
RESTED = "() => !document.querySelector('.guide.away') || document.querySelector('dialog[open]') !== null"
"""Whether a slip that hid below a dialog has come back."""


def pressed(person: Person, button: Locator) -> bool:
    """Whether it was pressed, or has gone: a dialog may open over it at any moment."""
    try:
        person.press(button, timeout=1000)
    except Error:
        return not button.is_visible()
    return True


def slip(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Guide")


class Along(Person):
    """Does what the guide suggests."""

    def read_on(self) -> bool:
        """Nothing more is shown until a slip has been read that tells what happened."""
        until(lambda: self.page.evaluate(RESTED), "the slip to come back")
        if slip(self.page).get_by_role("button", name="Continue").is_visible() and self.look:
            self.look(self, {})
            return True
        return super().read_on()

    def _answer_twist(self, view: View, asks: dict[str, Any]) -> None:
        if len(view["row"]) == 1 or len(view["discards"]) > 1:
            # Nothing has to be discarded yet, or something was.
            asks.pop("discard", None)
        super()._answer_twist(view, asks)


class Follower:
    """Reads every slip, and goes on."""

    def __init__(self, page: Page) -> None:
        self.page, self.read = page, set[str]()

    def __call__(self, person: Person, _: View | None = None) -> None:
        go_on = slip(self.page).get_by_role("button", name="Continue")
        while True:
            # The slip comes a frame after what it speaks of, and a moment after a dialog was closed.
            settle(self.page)
            until(lambda: self.page.evaluate(RESTED), "the slip to come back")
            self.note()
            if not go_on.is_visible():
                return
            until(lambda: pressed(person, go_on), "the slip to be read, or to hide below a dialog")

    def note(self) -> None:
        # It may go while it is being read: the game is over, say.
        if texts := slip(self.page).get_by_role("paragraph").all_inner_texts():
            self.read.update(texts)
            until(
                lambda: self.page.evaluate(COVERS) == [], "the slip to cover neither its target nor a button"
            )


def begin(page: Page, name: str) -> None:
    """From the rules, which offer it."""
    page.locator(START).wait_for()
    page.clock.install()
    page.goto(page.url.rstrip("/") + f"/rules/{name}")
    page.get_by_role("button", name="Guided game").click()
    expect(slip(page)).to_contain_text("set up in advance")
