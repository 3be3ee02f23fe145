"""Somebody at a browser who plays any game through the page: by taps or from the keyboard, on one seat or on several.

What is asked is read from what the browser's own socket was told; every answer goes through the page.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import patience
from playwright.sync_api import Locator, Page, WebSocket, expect

from interstice.decks.load import load_shipped
from interstice.protocol import FromServer, Happened, decode_server, encode
from interstice.text import say, year_text

MOST_ANSWERS = 2_000
"""More than any game needs."""
START = "#app:not([aria-busy]) .start"
"""The start page once it is alive; until then the bundle shows it drawn."""
POST = """async ([path, body]) => {
  const authorization = `Bearer ${localStorage.getItem("interstice.token")}`;
  return (await fetch(path, { method: "POST", headers: { "content-type": "application/json", authorization }, body })).json();
}"""

View = dict[str, Any]


class Person:
    def __init__(
        self,
        page: Page,
        keys: bool = False,
        years: Mapping[str, int] | None = None,
        look: Callable[[Person, View], None] | None = None,
    ) -> None:
        """With the `years` of the faces, the first seat is always right; the others take the first gap.

        `look` is called whenever the page asks something."""
        self.page, self.keys, self.years, self.look = page, keys, years, look
        self._told: Happened | None = None
        self.views: dict[int, View] = {}
        self.events: list[dict[str, Any]] = []
        self.game = self.language = ""
        self._answered = -1
        self._holder: int | None = None
        self._dueled = False
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(decode_server(frame)))

    def _hear(self, message: FromServer) -> None:
        if isinstance(message, Happened):
            self._told = message.after(self._told)
            told = json.loads(encode(self._told))
            self.game, self.events = told["game"], told["events"]
            self.views = {int(seat): view for seat, view in told["views"].items()}

    @property
    def view(self) -> View | None:
        """The view of the seat that is asked; otherwise of our first seat."""
        asked = [view for view in self.views.values() if view["asks"]]
        return next(iter(asked or self.views.values()), None)

    @property
    def over(self) -> bool:
        return bool(self.view and self.view["over"])

    def tell(self, code: str, type: str, **fields: Any) -> None:
        """Send a command over REST with this browser's token, for things before the game."""
        message = {"type": type, "command": f"{type}{fields}"[:40], **fields}
        answer = self.post(f"/api/rooms/{code}/commands", message)
        assert answer["type"] == "done", answer

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = self.page.evaluate(POST, [path, json.dumps(body)])
        return answer

    def read_language(self) -> None:
        """Note the language of the page."""
        self.language = self.page.locator("html").get_attribute("lang") or ""

    def button(self, file: str, message: str, **given: str | int) -> Locator:
        name = say(file, message, self.language, **given)
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, button: Locator, **how: Any) -> None:
        if self.keys:
            expect(button).to_be_enabled()
            button.press("Enter", **how)
        else:
            button.click(**how)

    def answer(self) -> bool:
        """Answer, if we have not yet answered at this point of the game."""
        view = self.view
        if view is None or not view["asks"] or view["entries"] <= self._answered:
            return False
        asks = {ask["move"]: ask for ask in view["asks"]}
        self.read_language()
        self.go_on(view)
        self._take(view)
        self._answered = self._shown(view)
        if self.look:
            self.look(self, view)
        getattr(self, f"_answer_{view['rules']}")(view, asks)
        return True

    def go_on(self, view: View) -> None:
        """Read whatever comes before the page shows what is asked."""

        def read() -> bool:
            return not self.read_on() and self._has_caught_up(view)

        patience.until(read, "the page to show what is asked")

    def read_on(self) -> bool:
        """Read what is shown of a card that was turned over, if there is one."""
        revealed = self.page.locator("dialog.reveal[open]")
        shown = revealed.all_inner_texts()
        if not shown:
            return False
        self.press(revealed.get_by_role("button", name=say("app", "go-on", self.language)))
        # The next one may follow at once.
        patience.until(lambda: revealed.all_inner_texts() != shown, "it to close")
        return True

    def _has_caught_up(self, view: View) -> bool:
        if view["rules"] == "classic":
            # A shared device may have to be passed on first.
            return len(self.views) > 1 or self.page.locator("[data-gap]:enabled").count() > 0
        return (
            int(self.page.locator(f".{view['rules']}").get_attribute("data-entries") or 0) >= view["entries"]
        )

    def _take(self, view: View) -> None:
        """Take the device from whoever held it."""
        if len(self.views) > 1 and self._holder != view["seat"]:
            if view["options"].get("betting"):
                self.press(self.button("table", "pass-ready", name=view["players"][view["seat"]]["name"]))
            else:
                self.press(self.button("app", "go-on"))
            self._holder = view["seat"]

    def _shown(self, view: View) -> int:
        """Wait until the page has caught up; returns how many entries it knows."""
        if view["rules"] == "classic":
            expect(self.page.locator("[data-gap]:enabled").first).to_be_attached()
            return int(view["entries"])
        table = self.page.locator(f".{view['rules']}:not([data-mode=turning])")

        def entries() -> int:
            return int(table.get_attribute("data-entries") or 0)

        patience.until(lambda: entries() >= view["entries"])
        return entries()

    def _key_until(self, key: str, goal: Locator) -> None:
        self.page.evaluate("document.activeElement?.blur()")
        for _ in range(60):
            if goal.count():
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} never leads to {goal}")

    def gap(self, view: View, line: Sequence[int], card: int, gaps: Sequence[int]) -> int:
        """Where this person puts a card."""
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
        gap = self.gap(view, view["line"], card, asks["place"]["gap"])
        hand, line = self.page.locator(f'[data-hand="{card}"]'), self.page.locator(f'[data-gap="{gap}"]')
        if self.keys:
            pressed = self.page.locator("[aria-pressed=true]")
            self._key_until("ArrowDown", hand.and_(pressed))
            self._key_until("ArrowRight", self.page.locator("[data-gap]").and_(pressed))
            at = int(self.page.locator("[data-gap]").and_(pressed).get_attribute("data-gap") or 0)
            self._key_until("ArrowRight" if at < gap else "ArrowLeft", line.and_(pressed))
            self.page.keyboard.press("Enter")
        else:
            hand.click()
            line.click()
            self.button("classic", "classic-place").click()
        revealed = self.page.get_by_role("dialog")
        self.press(revealed.get_by_role("button", name=say("app", "go-on", self.language)))
        expect(revealed).to_be_hidden()

    def _answer_swiss(self, view: View, asks: dict[str, Any]) -> None:
        language = self.language
        region = self.page.get_by_role("region", name=say("swiss", "swiss-ask", language), exact=True)
        # Whatever is asked, the last button confirms.
        go = region.get_by_role("button").last
        if "rate" in asks:
            board = self.page.get_by_role("region", name=say("swiss", "swiss-board", language), exact=True)
            self.press(board.get_by_role("button", name=say("swiss", "swiss-verdict-right", language)))
            return
        if "mark" in asks:
            self._mark(view, asks["mark"], go)
            return
        if "give" in asks or "remove" in asks:
            rack = say("swiss", "swiss-own-rack", language, cards=len(view["racks"][view["seat"]]))
            self.press(self.page.get_by_role("group", name=rack, exact=True).get_by_role("button").first)
        elif "challenge" in asks and not self._dueled:
            # Once is enough: duels make games long.
            self._dueled = True
            self.press(self.button("swiss", "swiss-duel-open"))
            whom = self.page.get_by_role("group", name=say("swiss", "swiss-duel-title", language), exact=True)
            self.press(whom.get_by_role("button").first)
        self.press(go)

    def _mark(self, view: View, ask: dict[str, Any], go: Locator) -> None:
        rack = view["racks"][view["seat"]]
        gap = self.gap(view, rack, view["read"], ask["gap"])
        if len(ask["stake"]) > 1:
            self.press(self.button("swiss", "swiss-stake", chips=ask["stake"][1]))
        name = _gap_name([view["cards"][str(card)]["year"] for card in rack], gap, self.language)
        if self.keys:
            self._key_until(
                "ArrowRight", self.page.get_by_role("button", name=name, exact=True, pressed=True)
            )
            self.page.keyboard.press("Enter")
        else:
            self.page.get_by_role("button", name=name, exact=True).click()
            go.click()

    def _answer_twist(self, view: View, asks: dict[str, Any]) -> None:
        if "stop" in asks:
            self.press(self.button("twist", "twist-stop"))
            return
        move = "discard" if asks.get("discard", {}).get("card") else "play"
        hand = self.page.get_by_role("list", name=say("twist", "twist-hand", self.language), exact=True)
        at = view["hands"][view["seat"]].index(asks[move]["card"][0])
        card = hand.get_by_role("listitem").nth(at)
        chosen = card.get_by_role("button", pressed=True)
        if self.keys:
            self._key_until("ArrowRight", chosen)
            self.page.keyboard.press("d" if move == "discard" else "Enter")
            return
        if not chosen.count():
            card.get_by_role("button").click()
        self.button("twist", f"twist-{move}").click()


def _gap_name(years: Sequence[int], gap: int, language: str) -> str:
    """What a gap of a Swiss rack is called."""
    sides = {"from": years[:gap][-1:], "to": years[gap:][:1]}
    given = {side: year_text(year, language) for side, found in sides.items() for year in found}
    kind = "between" if len(given) == 2 else "before" if gap == 0 else "after"
    return say("swiss", f"swiss-gap-{kind}", language, gap=gap + 1, gaps=len(years) + 1, **given)


def years_of(deck: str) -> dict[str, int]:
    return {card.face: card.year for card in load_shipped(deck).deck().cards}


def open_room(host: Person, preset: str, options: Mapping[str, Any] | None = None, **wish: Any) -> str:
    """Open a room from the start page; returns its code."""
    host.page.locator(START).wait_for()
    return str(host.post("/api/rooms", {"preset": preset, "options": dict(options or {}), **wish})["code"])


def enter(person: Person, code: str, names: Mapping[int, str]) -> None:
    """Go from the start page to a room and sit down there, on one seat or on several."""
    person.page.locator(START).wait_for()
    person.read_language()
    field = person.page.get_by_label(say("app", "code", person.language), exact=True)
    field.fill(code)
    field.press("Enter")
    # Whoever comes is seated.
    person.page.locator(".place.paper .under-12").first.wait_for()
    for seat, name in names.items():
        person.tell(code, "sit", seat=seat, name=name)


def play_on(people: Sequence[Person], until: int = MOST_ANSWERS) -> int:
    """Answer whatever is asked until the game is over; returns the number of answers."""
    answers = 0

    def somebody_answers() -> bool:
        nonlocal answers
        said = sum(person.answer() for person in people)
        answers += said
        if not said:
            # Playwright processes socket events only while it waits.
            people[0].page.wait_for_timeout(1000 * patience.PAUSE)
        return said > 0 or over()

    def over() -> bool:
        return all(person.over for person in people)

    while answers < until and not over():
        patience.until(somebody_answers, "somebody to be asked, or the game to end")
    return answers


def forward(page: Page, milliseconds: int, so: Callable[[], bool]) -> None:
    """Advance the page's clock again and again until something is true. The clock must be installed."""

    def turned() -> bool:
        page.clock.fast_forward(milliseconds)
        return so()

    patience.until(turned)


def see_the_end(person: Person) -> None:
    page = person.page
    end = page.get_by_role("link", name=say("table", "end-replay", person.language), exact=True)
    if person.view and person.view["rules"] == "swiss":
        person.go_on(person.view)
        person.press(person.button("swiss", "swiss-round-final"))
    read = page.locator("dialog.reveal").get_by_role("button", name=say("app", "go-on", person.language))

    def over() -> bool:
        # Not a click that waits: the clock closes the panel too.
        read.evaluate_all("found => found.forEach((button) => button.click())")
        return end.is_visible()

    # Other tables stay for a moment before the end screen.
    forward(page, 2_000, over)
