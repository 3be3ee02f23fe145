"""What surrounds the tables while a game is played: chat, clocks, cards from near, settings, hints, and what goes wrong."""

from __future__ import annotations

import json
import threading
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from itertools import count
from typing import Any

import pytest
from cable import Cable
from playwright.sync_api import Browser, Page, expect
from running import Server
from web_axe import barriers

DESKTOP, PHONE = (1440, 900), (390, 844)
ASKED = ".table-classic .hand:not(.waits) [data-hand]"
Opener = Callable[..., Page]
numbers = count()


class Guest:
    """Somebody in a room without a browser."""

    def __init__(self, server: Server, token: str = "") -> None:
        self.url, self.token = server.url, token or f"guest-token-of-the-tests-{next(numbers):04}"

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.token}"}
        asked = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(asked) as answer:
            return json.loads(answer.read())

    def say(self, code: str, type: str, **fields: Any) -> Any:
        body = {"type": type, "command": f"guest-{next(numbers)}", **fields}
        return self.post(f"/api/rooms/{code}/commands", body)

    def stay(self, code: str) -> None:
        """Be in the room until the tests are over."""
        headers = {"authorization": f"Bearer {self.token}"}
        asked = urllib.request.Request(f"{self.url}/api/rooms/{code}/stream", headers=headers)
        answer = urllib.request.urlopen(asked)

        def listen() -> None:
            with suppress(OSError, HTTPException):
                answer.read()

        threading.Thread(target=listen, daemon=True).start()


@pytest.fixture
def seated(open_page: Opener, server: Server) -> Callable[..., tuple[Page, str, Guest]]:
    """A game in which the page's person is the youngest; the others are a guest and bots."""

    def begin(
        preset: str = "events",
        size: tuple[int, int] = DESKTOP,
        bots: int = 1,
        mine: tuple[str, ...] = ("Mira",),
        guests: tuple[str, ...] = ("Jonas",),
        hints: str = "none",
        guest_here: bool = True,
        **wish: Any,
    ) -> tuple[Page, str, Guest]:
        page = open_page(*size)
        page.evaluate("hints => localStorage.setItem('interstice.hints', hints)", hints)
        me = Guest(server, page.evaluate("localStorage.getItem('interstice.token')"))
        guest = Guest(server)
        code = me.post("/api/rooms", {"preset": preset, "language": "en", **wish})["code"]
        first = 80 if preset == "twist" else 8
        for seat, name in enumerate(mine):
            me.say(code, "sit", seat=seat, name=name, age=first)
        for seat, name in enumerate(guests, len(mine)):
            guest.say(code, "sit", seat=seat, name=name, age=40)
        for seat in range(len(mine) + len(guests), len(mine) + len(guests) + bots):
            me.say(code, "invite", seat=seat, bot="guesser")
        if guests and guest_here:
            guest.stay(code)
        me.say(code, "start")
        page.goto(f"{server.url}/room/{code}")
        page.wait_for_selector(".board > *")
        return page, code, guest

    return begin


# Chat


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_is_said_is_counted_until_it_is_read_and_answered(seated: Any, size: tuple[int, int]) -> None:
    page, code, guest = seated(size=size)
    guest.say(code, "say", text="Surely before 1800!")
    expect(page.locator(".chatter .count")).to_have_text("1")
    assert "Jonas says: Surely before 1800!" in page.inner_text("#app > [role=status]")
    page.click(".chatter")
    assert page.inner_text(".chat ol p") == "Surely before 1800!"
    expect(page.locator(".chatter .count")).to_have_count(0)
    assert barriers(page) == []
    page.fill(".chat [name=said]", "I doubt it")
    page.keyboard.press("Enter")
    expect(page.locator(".chat .own p")).to_have_text("I doubt it")
    assert page.input_value(".chat [name=said]") == ""
    page.keyboard.press("Escape")
    assert page.locator(".chat").count() == 0
    expect(page.locator(".chatter")).to_be_focused()


def test_somebody_is_muted_reported_and_sent_away(seated: Any) -> None:
    page, code, guest = seated()
    guest.say(code, "say", text="You all play badly")
    page.click(".chatter")
    page.click(".people button")
    assert barriers(page) == []
    page.click(".about [aria-pressed]")
    assert page.locator(".chat ol p").count() == 0
    guest.say(code, "react", reaction="laugh")
    guest.say(code, "say", text="Badly!")
    page.click(".people button")
    page.fill(".about [name=why]", "was rude")
    page.click(".about form .btn2")
    expect(page.locator(".about [role=status]")).to_have_text("Reported. Thank you.")
    assert page.locator(".chat ol p, .react").count() == 0
    page.keyboard.press("Escape")
    page.click(".people button")
    page.click(".about .btn2 >> text=Send away")
    expect(page.locator(".about [role=status]")).to_have_text("Jonas was sent away.")
    with pytest.raises(urllib.error.HTTPError, match="400"):
        guest.say(code, "say", text="Still here?")


def test_whoever_talks_too_fast_is_told_so_and_loses_nothing(seated: Any) -> None:
    page, _, _ = seated()
    page.click(".chatter")
    page.evaluate(
        """async () => {
          const { command } = await import("/web/js/socket.js");
          await Promise.allSettled(Array.from({ length: 60 }, () => command("react", { reaction: "wow" })));
        }"""
    )
    page.fill(".chat [name=said]", "one more")
    page.evaluate(
        """async () => {
          const { command } = await import("/web/js/socket.js");
          for (let at = 0; at < 40; at++) command("react", { reaction: "wow" }).catch(() => {});
          document.querySelector(".chat form").requestSubmit();
        }"""
    )
    expect(page.locator(".chat [role=alert]")).to_have_text("Too much at once; wait a moment.")
    assert page.input_value(".chat [name=said]") == "one more"


def test_reactions_pop_up_at_the_seat_or_for_who_has_none_at_the_chat(seated: Any, server: Server) -> None:
    page, code, guest = seated()
    guest.say(code, "react", reaction="clap")
    page.wait_for_selector(".seat:nth-child(2) .react [aria-label=Bravo]")
    Guest(server).say(code, "react", reaction="heart")
    page.wait_for_selector(".chatter .react [aria-label='Love it']")
    assert barriers(page) == []
    page.wait_for_selector(".react", state="detached")


# Pointing, and cards from near


def test_somebody_points_at_a_card_and_the_others_see_it(
    seated: Any, open_page: Opener, server: Server
) -> None:
    page, code, guest = seated("twist")
    watcher = open_page(*DESKTOP, path=f"/room/{code}")
    watcher.wait_for_selector(".twist")
    mine = page.locator(".tw-hand [data-card] >> nth=1")
    guest.say(code, "point", card=int(mine.get_attribute("data-card") or ""))
    mine.locator(".pointer use[href$='#owl']").wait_for()
    page.locator(".tw-fan button >> nth=0").click()
    watcher.wait_for_selector(".pointer")
    page.wait_for_selector(".pointer", state="detached")
    page.locator(".tw-bottom .card").click()
    page.click(".near .btn2 >> text=Point at it")
    watcher.wait_for_selector(".tw-bottom .pointer")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_an_open_card_tells_its_story_and_a_hidden_one_keeps_its_date(
    seated: Any, size: tuple[int, int]
) -> None:
    page, _, _ = seated(size=size)
    page.wait_for_selector(ASKED)
    page.click(".spot .card")
    page.wait_for_selector(".near .source a[href^='https://']")
    assert len(page.inner_text(".near p:not(.yr)")) > 20
    assert page.locator(".near .card.date").count() == 1
    assert barriers(page) == []
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".near .card.front")
    assert page.locator(".near a").count() == 0
    page.keyboard.press("Escape")
    assert page.locator("dialog").count() == 0
    assert page.locator("[data-hand][aria-pressed=true]").count() == 0


def test_a_card_is_seen_from_near_by_a_long_press_the_right_button_and_a_key(seated: Any) -> None:
    page, _, _ = seated()
    page.wait_for_selector(ASKED)
    card = page.locator("[data-hand] >> nth=1")
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    page.mouse.down()
    page.wait_for_selector(".near")
    page.mouse.move(box["x"] + 60, box["y"] - 200, steps=4)
    page.mouse.up()
    assert page.locator(".near").count() == 1, "what ends a long press closes nothing"
    page.keyboard.press("Escape")
    assert page.locator("[data-hand][aria-pressed=true], .floating").count() == 0, "and lifts nothing"
    card.click(button="right")
    page.wait_for_selector(".near")
    page.keyboard.press("Escape")
    card.focus()
    page.keyboard.press("i")
    page.wait_for_selector(".near")
    page.keyboard.press("Escape")
    card.click()
    assert card.get_attribute("aria-pressed") == "true"
    page.click(".spot .card")
    assert page.locator(".near").count() == 0, "with a card in hand a press on the line chooses a gap"
    assert page.locator("[data-gap][aria-pressed=true]").count() == 1


def test_a_finger_that_stays_on_a_card_enlarges_it(browser: Browser, seated: Any) -> None:
    page, _, _ = seated(size=PHONE)
    page.wait_for_selector(ASKED)
    touched = page.evaluate(
        """async () => {
          const card = document.querySelector("[data-hand]");
          const { x, y } = card.getBoundingClientRect();
          const at = { bubbles: true, clientX: x + 20, clientY: y + 20, pointerType: "touch", isPrimary: true };
          card.dispatchEvent(new PointerEvent("pointerdown", at));
          await new Promise((done) => setTimeout(done, 600));
          const shown = document.querySelectorAll(".near").length;
          card.dispatchEvent(new PointerEvent("pointerup", at));
          card.click();
          return shown;
        }"""
    )
    assert touched == 1
    assert page.locator(".near .card.front").count() == 1
    assert page.locator("[data-hand][aria-pressed=true]").count() == 0


# Clocks and absence


def test_a_clock_runs_at_the_seat_and_by_the_question_and_then_a_bot_answers(seated: Any) -> None:
    page, _, _ = seated(clock={"kind": "turn", "seconds": 16})
    page.wait_for_selector(ASKED)
    page.wait_for_selector(".seat.now .ring")
    shown = page.inner_text(".ask .clock b")
    assert shown <= "0:17"
    expect(page.locator(".ask .clock b")).not_to_have_text(shown)
    page.wait_for_selector(".ask .clock.soon")
    page.wait_for_selector(".seat.now .ring.soon")
    assert barriers(page) == []
    page.wait_for_selector(".ask .clock >> text=Time is up: a bot answers.")
    page.wait_for_selector("dialog.rv[open], .seat:nth-child(2).now")


def test_on_a_phone_ones_own_time_stands_in_the_bar(seated: Any) -> None:
    page, _, _ = seated(size=PHONE, clock={"kind": "turn", "seconds": 60})
    page.wait_for_selector(".top .clock:visible")
    assert page.get_attribute(".top .clock", "role") == "timer"
    assert barriers(page) == []


def test_who_is_away_is_grey_and_then_a_bot_sits_in_for_them(seated: Any) -> None:
    page, _, _ = seated(guest_here=False, bots=0, clock={"kind": "turn", "seconds": 5})
    page.wait_for_selector(".seat:nth-child(2) .av.away")
    assert page.inner_text(".seat:nth-child(2) .s") == "not here"
    assert barriers(page) == []
    # Five seconds for us and five for them.
    page.wait_for_selector(".seat:nth-child(2) .stand-in")
    assert page.inner_text(".seat:nth-child(2) .s") == "away, a bot plays"


# The bar


@pytest.mark.parametrize(
    ("preset", "said"), [("events", "Round 1"), ("swiss", "Round 1 of 4"), ("twist", "")]
)
def test_the_bar_says_which_round_it_is(seated: Any, preset: str, said: str) -> None:
    page, _, _ = seated(preset)
    assert page.inner_text(".round").replace("\n", "") == said


def test_a_play_off_is_called_so(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    said = page.evaluate(
        """async () => {
          const [{ render }, { html }, { need }, { Round }] = await Promise.all([
            import("preact"), import("/web/js/parts/html.js"), import("/web/js/i18n.js"), import("/web/js/parts/round.js")]);
          await need("table");
          const box = document.createElement("div");
          const view = { rules: "classic", round: 5, turn: 2, order: [0, 2], yet: [], playing: [0, 2], left: [], players: [{}, {}, {}] };
          render(html`<${Round} view=${view} words=${{ player: () => ({}) }} />`, box);
          return box.textContent;
        }"""
    )
    assert said == "Play-off, 2 left"


def test_help_lists_the_keys_and_letters_can_be_turned_off(seated: Any) -> None:
    page, _, _ = seated()
    page.keyboard.press("?")
    page.wait_for_selector(".help kbd >> text=Enter")
    assert barriers(page) == []
    page.keyboard.press("Escape")
    page.click(".top [aria-label='Help and keys']")
    page.wait_for_selector(".help")
    page.keyboard.press("Escape")
    page.click("[aria-label=Menu]")
    page.click("[aria-labelledby=set-letter-keys] button >> text=Off")
    page.keyboard.press("Escape")
    for key in ("?", "c", "i"):
        page.keyboard.press(key)
    assert page.locator(".help, .chat, .near").count() == 0


def test_leaving_is_asked_in_a_dialog_of_ours(seated: Any) -> None:
    page, _, _ = seated()
    for button in ("Stay", "Leave"):
        page.click("[aria-label=Menu]")
        page.click(".menu .btn2 >> text=Leave the game")
        assert barriers(page) == []
        page.click(f".sheet button >> text=/^{button}$/")
        expect(page.locator("dialog")).to_have_count(0)
    page.wait_for_url("**/")


def test_the_first_key_leads_past_the_bar_to_the_table(seated: Any) -> None:
    page, _, _ = seated()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "To the table"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "board"


# Settings


def test_settings_count_at_once_and_are_kept(seated: Any) -> None:
    page, _, _ = seated(size=PHONE)
    page.wait_for_selector(ASKED)
    page.evaluate("delete document.documentElement.dataset.motion")
    page.click("[aria-label=Menu]")
    for setting, choice in (
        ("theme", "Evening"),
        ("contrast", "High"),
        ("motion", "Less"),
        ("card-size", "Large"),
        ("sound", "On"),
    ):
        page.click(f"[aria-labelledby=set-{setting}] button >> text={choice}")
    assert barriers(page) == []
    page.click("button[lang=de]")
    page.wait_for_selector("h3:has-text('Sprache')")
    page.reload()
    page.wait_for_selector(ASKED)
    dressed = page.evaluate("({ ...document.documentElement.dataset })")
    assert {
        "theme": "dark",
        "contrast": "more",
        "motion": "less",
        "cards": "large",
    }.items() <= dressed.items()
    assert page.get_attribute("html", "lang") == "de"
    box = page.locator("[data-hand] >> nth=0").bounding_box()
    assert box is not None
    assert 105 < box["width"] < 120
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(page) == []


def test_less_motion_is_the_same_as_the_systems_wish(browser: Browser, server: Server) -> None:
    context = browser.new_context(reduced_motion="no-preference")
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector("[data-motion=full]")
    page.click("[aria-label=Menu]")
    page.click("[aria-labelledby=set-motion] button >> text=Less")
    page.wait_for_selector("[data-motion=less]")
    assert page.evaluate("getComputedStyle(document.querySelector('.btn2')).transitionDuration") == "0s"
    context.close()


def test_sounds_are_made_only_for_who_wants_them(seated: Any) -> None:
    page, _, _ = seated()
    page.wait_for_selector(ASKED)
    count = """() => {
      window.tones = 0;
      const made = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () { window.tones++; return made.call(this); };
    }"""
    page.evaluate(count)
    lay(page)
    assert page.evaluate("tones") == 0
    page.click("[aria-label=Menu]")
    page.click("[aria-labelledby=set-sound] button >> text=On")
    page.keyboard.press("Escape")
    page.evaluate(
        """async () => {
          const { hear, play } = await import("/web/js/parts/sound.js");
          for (const name of ["place", "right", "wrong", "turn", "tick", "end"]) play(name);
          hear([{ event: "Placed" }], false);
        }"""
    )
    assert page.evaluate("tones") == 2 + 2 + 2 + 2 + 1 + 4 + 2


def lay(page: Page) -> None:
    page.click("[data-hand] >> nth=0")
    page.click("[data-gap] >> nth=0")
    page.click(".btn:visible:not([disabled])")
    page.wait_for_selector("dialog.rv[open]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog.rv[open]", state="detached")


# Hints


FIRST_HINTS = {
    "events": "These cards are your hand.",
    "twist-competitive": "These cards are your hand.",
    "swiss": "Spin the wheel.",
    "swiss-no-spinner": "Have a card read out",
    "superversion": "Spin the wheel.",
    "twist": "Choose a card and turn it over",
}


@pytest.mark.parametrize(("preset", "said"), FIRST_HINTS.items())
@pytest.mark.parametrize("size", [DESKTOP, (820, 1180), PHONE])
def test_the_first_game_explains_itself_over_nothing_that_matters(
    seated: Any, preset: str, said: str, size: tuple[int, int]
) -> None:
    page, _, _ = seated(preset, size=size, hints="")
    page.wait_for_selector(f".hint-slip >> text={said}")
    assert barriers(page) == []
    edges = page.evaluate(
        """() => [".top", ".hint-slip", ".board"].flatMap((part) => {
          const { top, bottom } = document.querySelector(part).getBoundingClientRect();
          return [top, bottom];
        })"""
    )
    assert edges == sorted(edges)
    if preset == "events":
        below = (
            "[...document.querySelectorAll('.low > *')].map((part) => part.getBoundingClientRect().bottom)"
        )
        assert max(page.evaluate(below)) <= size[1]


def test_hints_come_one_by_one_and_never_again(seated: Any) -> None:
    page, _, _ = seated(hints="")
    page.wait_for_selector("text=These cards are your hand.")
    page.click("text=Got it")
    page.wait_for_selector(".hint-slip >> text=Then choose a gap")
    page.reload()
    page.wait_for_selector(".hint-slip >> text=Then choose a gap")
    page.click("text=No more hints")
    assert page.locator(".hint-slip").count() == 0
    page.reload()
    page.wait_for_selector(ASKED)
    assert page.locator(".hint-slip").count() == 0
    page.click("[aria-label=Menu]")
    page.click("text=Show them again")
    page.wait_for_selector(".hint-slip")


# Big screen, and several people at one device


def test_who_watches_can_have_it_big_with_a_way_to_join(open_page: Opener, seated: Any) -> None:
    _, code, _ = seated()
    screen = open_page(1920, 1080, path=f"/room/{code}")
    screen.click("text=Big screen")
    screen.wait_for_selector("[data-big=true]")
    assert screen.inner_text(".join-corner b") == code
    assert screen.evaluate("document.querySelector('.join-corner img').naturalWidth") > 0
    assert screen.locator(".top button").count() == 0
    assert screen.locator(".btn:visible").count() == 0
    assert barriers(screen) == []
    assert screen.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screen.goto(f"{screen.url}?big")
    screen.wait_for_selector(".join-corner")
    screen.keyboard.press("Escape")
    screen.wait_for_selector(".top button")


def test_at_one_device_each_is_called_in_turn(seated: Any) -> None:
    page, _, _ = seated(mine=("Mira", "Ben"), guests=(), bots=0, size=PHONE)
    expect(page.locator(".pass p")).to_have_text("Now: Mira")
    assert barriers(page) == []
    page.click(".pass .btn")
    hand = page.locator("[data-hand]").all_inner_texts()
    lay(page)
    expect(page.locator(".pass p")).to_have_text("Now: Ben")
    assert page.locator("[data-hand]").all_inner_texts()[:3] == hand[1:], "it is still Mira who holds it"
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)
    assert page.locator(".pass").count() == 0
    assert page.locator("[data-hand]").all_inner_texts()[:3] != hand[1:]


def test_where_seats_have_secrets_nothing_is_seen_while_the_device_is_passed(seated: Any) -> None:
    page, _, _ = seated("superversion", mine=("Mira", "Ben"), guests=(), bots=1)
    page.wait_for_selector(".pass.secret[open]")
    assert barriers(page) == []
    page.keyboard.press("Escape")
    hidden = """() => [[.1, .1], [.5, .3], [.9, .9], [.1, .9]].every(([x, y]) =>
      document.elementFromPoint(innerWidth * x, innerHeight * y).closest(".pass"))"""
    assert page.evaluate(hidden)
    page.click("text=I am Mira")
    page.wait_for_selector(".sw-go")
    assert page.locator(".pass").count() == 0


# Many people


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_eight_players_with_long_names_fit(seated: Any, size: tuple[int, int]) -> None:
    page, _, _ = seated(size=size, bots=6, guests=("Bartholomäus Schneider-W",))
    page.wait_for_selector(ASKED)
    fits = """() => [...document.querySelectorAll(".seat")].every((seat) => {
      const [box, name] = [seat, seat.querySelector(".n")].map((each) => each.getBoundingClientRect());
      return box.left >= 0 && box.right <= innerWidth && name.right <= box.right && name.bottom <= box.bottom && name.width > 24;
    })"""
    assert page.evaluate(fits)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(page) == []


# When something goes wrong


def test_a_lost_connection_is_said_and_nothing_chosen_is_lost(
    browser: Browser, server: Server, seated: Any
) -> None:
    begun, code, _ = seated()
    token = begun.evaluate("localStorage.getItem('interstice.token')")
    with Cable(server.port) as cable:
        context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        context.add_init_script(f"localStorage.setItem('interstice.token', '{token}')")
        page = context.new_page()
        page.goto(f"{cable.url}/room/{code}")
        page.wait_for_selector(ASKED)
        if page.locator(".hint-slip").count():
            page.click("text=No more hints")
        page.click("[data-hand] >> nth=2")
        page.click("[data-gap] >> nth=0")
        cable.cut()
        expect(page.locator(".banner")).to_have_text("Connection lost, your game is kept.")
        assert barriers(page) == []
        assert page.get_attribute("[data-hand] >> nth=2", "aria-pressed") == "true"
        page.click(".ask .btn")
        cable.mend()
        page.wait_for_selector("dialog.rv[open]")
        assert page.locator(".banner").count() == 0
        context.close()


def test_a_room_that_is_not_there_and_a_server_that_is_not(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="en")
    with Cable(server.port) as cable:
        page = context.new_page()
        page.goto(f"{cable.url}/room/NOWHER")
        page.wait_for_selector("text=There is no room with this code.")
        assert barriers(page) == []
        page.click(".sorry .btn")
        page.wait_for_selector(".btn.play")
        page.evaluate("import('/web/js/screens/room.js')")
        cable.cut()
        page.evaluate("import('/web/js/store.js').then(({ go }) => go('/room/ABCDEF'))")
        page.wait_for_selector("h1:has-text('The server does not answer')")
        assert barriers(page) == []
        cable.mend()
        page.wait_for_selector("text=There is no room with this code.")
        page.close()
    context.close()


def test_a_part_that_the_server_has_no_more_is_said_and_fetched_anew(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(locale="en")
    page = context.new_page()
    page.goto(server.url)
    for gone, press in (
        ("screens/start/game.js", ".games .g >> nth=0"),
        ("screens/decks.js", ".tabs [href='/decks']"),
    ):
        page.route(f"**/{gone}", lambda route: route.fulfill(status=404))
        page.click(press)
        page.wait_for_selector("h1:has-text('This page is incomplete')")
        assert barriers(page) == []
        page.unroute_all()
        page.click(".sorry .btn")
        page.wait_for_selector(".btn.play, .shelf")
    context.close()


def test_a_fault_of_the_client_says_what_to_do(browser: Browser, server: Server, seated: Any) -> None:
    begun, code, _ = seated()
    token = begun.evaluate("localStorage.getItem('interstice.token')")
    context = browser.new_context(locale="en", viewport={"width": 1440, "height": 900})
    context.add_init_script(f"localStorage.setItem('interstice.token', '{token}')")
    page = context.new_page()
    page.goto(f"{server.url}/room/{code}")
    page.wait_for_selector(ASKED)
    page.evaluate("setTimeout(() => { throw new Error('a fault') })")
    page.wait_for_selector(".banner >> text=Something broke on this page.")
    assert barriers(page) == []
    page.click(".banner button")
    page.wait_for_selector(".banner", state="detached")
    page.wait_for_selector(ASKED)
    page.evaluate(
        "import('/web/js/store.js').then(({ happened }) => (happened.value = { ...happened.value, views: { 0: {} } }))"
    )
    page.wait_for_selector("h1:has-text('Something broke')")
    assert barriers(page) == []
    page.click(".sorry .btn")
    page.wait_for_selector(ASKED)
    context.close()
