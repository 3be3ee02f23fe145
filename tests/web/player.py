"""Somebody at a browser who plays any game through the page: by taps or from the keyboard, on one seat or on several.

What is asked is read from what the browser's own socket was told; every answer goes through the page.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, WebSocket

from interstice.decks.load import load_shipped

PATIENCE = 15_000
MOST_STEPS = 2_000
REVEALED = "dialog.rv[open]"
POST = """async ([path, body]) => {
  const authorization = `Bearer ${localStorage.getItem("interstice.token")}`;
  return (await fetch(path, { method: "POST", headers: { "content-type": "application/json", authorization }, body })).json();
}"""

View = dict[str, Any]


class Person:
    def __init__(self, page: Page, keys: bool = False, years: Mapping[str, int] | None = None) -> None:
        """Who knows the `years` of the faces is always right, on their first seat; the others take the first gap."""
        self.page, self.keys, self.years = page, keys, years
        self.views: dict[int, View] = {}
        self.game = ""
        self._answered = -1
        self._holder: int | None = None
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "happened":
            self.game = message["game"]
            views: dict[int, View] = {int(seat): view for seat, view in message["views"].items()}
            if message["since"]:
                for seat, view in views.items():
                    view["cards"] = {**self.views[seat]["cards"], **view["cards"]}
            self.views = views

    @property
    def view(self) -> View | None:
        """As the seat sees it that is asked; else the first of ours."""
        asked = [view for view in self.views.values() if view["asks"]]
        return next(iter(asked or self.views.values()), None)

    @property
    def over(self) -> bool:
        return bool(self.view and self.view["over"])

    def tell(self, code: str, type: str, **fields: Any) -> None:
        """A command over REST, with this browser's token: for what comes before the game."""
        message = {"type": type, "command": f"{type}{fields}"[:40], **fields}
        answer = self.post(f"/api/rooms/{code}/commands", message)
        assert answer["type"] == "done", answer

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = self.page.evaluate(POST, [path, json.dumps(body)])
        return answer

    def answer(self) -> bool:
        """Say something if we are asked for the first time at this point of the game."""
        view = self.view
        if view is None or not view["asks"] or view["entries"] <= self._answered:
            return False
        asks = {ask["move"]: ask for ask in view["asks"]}
        self._answered = view["entries"]
        self._take(view)
        getattr(self, f"_answer_{view['rules']}")(view, asks)
        return True

    def _take(self, view: View) -> None:
        """The device, from whoever held it."""
        if len(self.views) > 1 and self._holder != view["seat"]:
            self._press(".pass .btn")
            self._holder = view["seat"]

    def _press(self, selector: str) -> None:
        if self.keys:
            self.page.locator(f"{selector} >> visible=true").first.focus()
            self.page.keyboard.press("Enter")
        else:
            self.page.click(f"{selector} >> visible=true")

    def _key_until(self, key: str, selector: str) -> None:
        self.page.evaluate("document.activeElement?.blur()")
        for _ in range(60):
            if self.page.locator(selector).count():
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} never leads to {selector}")

    def _gap(self, view: View, line: Sequence[int], card: int, gaps: Sequence[int]) -> int:
        if self.years is None or view["seat"] != min(self.views):
            return gaps[0]
        year = self.years[view["cards"][str(card)]["face"]]
        right = [
            gap
            for gap in gaps
            if (gap == 0 or view["cards"][str(line[gap - 1])]["year"] <= year)
            and (gap == len(line) or view["cards"][str(line[gap])]["year"] >= year)
        ]
        return right[0] if right else gaps[0]

    def _answer_classic(self, view: View, asks: dict[str, Any]) -> None:
        card = asks["place"]["card"][0]
        gap = self._gap(view, view["line"], card, asks["place"]["gap"])
        if self.keys:
            self.page.wait_for_selector(f'[data-gap="{gap}"]:enabled')
            self._key_until("ArrowDown", f'[data-hand="{card}"][aria-pressed=true]')
            self._key_until("ArrowRight", "[data-gap][aria-pressed=true]")
            at = int(self.page.get_attribute("[data-gap][aria-pressed=true]", "data-gap") or 0)
            way = "ArrowRight" if at < gap else "ArrowLeft"
            self._key_until(way, f'[data-gap="{gap}"][aria-pressed=true]')
            self.page.keyboard.press("Enter")
        else:
            self.page.click(f'[data-hand="{card}"]')
            self.page.click(f'[data-gap="{gap}"]')
            self.page.click(".table .btn:visible:not([disabled])")
        self.page.wait_for_selector(REVEALED)
        self._press(f"{REVEALED} .btn")
        self.page.wait_for_selector(REVEALED, state="detached")

    def _answer_swiss(self, view: View, asks: dict[str, Any]) -> None:
        if "rate" in asks:
            self.page.wait_for_selector(".swiss[data-mode=rate]")
            self._press(".sw-field.open.right")
        elif "mark" in asks:
            self.page.wait_for_selector(".swiss[data-mode=mark]")
            self._mark(view, asks["mark"])
        elif "give" in asks or "remove" in asks:
            self.page.wait_for_selector(".swiss[data-mode=give], .swiss[data-mode=remove]")
            self._press(".sw-own-card button")
            self._press(".sw-go")
        else:
            self.page.wait_for_selector(".swiss[data-mode=turn]")
            if "challenge" in asks:
                self._press(".sw-ask .btn2")
                self._press(".sw-targets button")
            self._press(".sw-go:enabled")

    def _mark(self, view: View, ask: dict[str, Any]) -> None:
        gap = self._gap(view, view["racks"][view["seat"]], view["read"], ask["gap"])
        if len(ask["stake"]) > 1:
            self._press(".sw-stakes button:nth-child(2)")
        if self.keys:
            self._key_until("ArrowRight", ".sw-gap.chosen")
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(".sw-gap").nth(ask["gap"].index(gap)).click()
            self.page.click(".sw-go")

    def _answer_twist(self, view: View, asks: dict[str, Any]) -> None:
        self.page.wait_for_selector(f'.twist[data-entries="{view["entries"]}"]')
        if "stop" in asks:
            self._press(".tw-stop")
            return
        move = "discard" if asks.get("discard", {}).get("card") else "play"
        card = asks[move]["card"][0]
        at = view["hands"][view["seat"]].index(card)
        if self.keys:
            self.page.evaluate("document.activeElement?.blur()")
            for _ in range(at + 1):
                self.page.keyboard.press("ArrowRight")
            self.page.wait_for_selector(f".tw-{move}:enabled")
            self.page.keyboard.press("d" if move == "discard" else "Enter")
        else:
            self.page.locator(".tw-hand li").nth(at).locator("button").first.click()
            self.page.click(f".tw-{move}")


def years_of(deck: str) -> dict[str, int]:
    return {card.face: card.year for card in load_shipped(deck).deck().cards}


def open_room(host: Person, preset: str, options: Mapping[str, Any] | None = None) -> str:
    """The code of a new room that this person has opened."""
    host.page.wait_for_selector(".btn.play")
    return str(host.post("/api/rooms", {"preset": preset, "options": dict(options or {})})["code"])


def enter(person: Person, code: str, names: Mapping[int, str]) -> None:
    """Go to a room and sit down there, on one seat or on several."""
    parts = urlsplit(person.page.url)
    person.page.goto(f"{parts.scheme}://{parts.netloc}/room/{code}")
    for seat, name in names.items():
        person.tell(code, "sit", seat=seat, name=name)


def play_on(people: Sequence[Person], until: int = MOST_STEPS) -> int:
    """Answer whatever is asked until the game is over; how often somebody answered."""
    answers = 0
    for _ in range(MOST_STEPS):
        if all(person.over for person in people) or answers >= until:
            return answers
        said = [person.answer() for person in people]
        answers += sum(said)
        if not any(said):
            # Playwright hears the socket only while it waits.
            people[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def see_the_end(person: Person) -> None:
    page = person.page
    page.wait_for_selector(".end, .over-bar .btn")
    if page.locator(".over-bar .btn").count():
        person._press(".over-bar .btn")
    page.wait_for_selector(".end h1")
