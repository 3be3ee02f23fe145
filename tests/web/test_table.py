"""Around the table: chat, clocks, enlarged cards, settings, hints, and what can go wrong."""

from __future__ import annotations

import json
import re
import time
import urllib.error
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from browsers import Opener, Visitors
from cable import Cable
from clocked import ClockedServer
from guests import Game, Guest
from patience import until
from people import request
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from running import Server
from web_axe import barriers

from interstice import protocol as p
from interstice.text import say

DESKTOP, PHONE = (1440, 900), (390, 844)
ASKED = ".table-classic .hand:not(.waits) [data-hand]"
QUIET = "/health"
"""A page without scripts."""
FRAME = 20
LONGEST_WAIT = 12_000
"""Milliseconds: of a page that shows something new, and of one that tries to reach its server again."""

Begin = Callable[..., tuple[Page, Game]]


def keep(page: Page, game: Game, hints: str = "none") -> None:
    """Make this browser the one that started the game; `hints` have been read already."""
    page.evaluate(
        "kept => Object.entries(kept).forEach((entry) => localStorage.setItem(...entry))",
        {"interstice.token": game.me.token, "interstice.hints": hints},
    )


@pytest.fixture
def seated(open_page: Opener, server: Server) -> Iterator[Begin]:
    """Join a game in which we move first."""
    with ExitStack() as stays:

        def begin(
            preset: str = "events",
            size: tuple[int, int] = DESKTOP,
            hints: str = "none",
            at: Server | ClockedServer = server,
            open: Opener = open_page,
            first: Callable[[Page], None] = lambda page: None,
            holds_time: bool = False,
            guests: tuple[str, ...] = ("Jonas",),
            guest_here: bool = True,
            **wish: Any,
        ) -> tuple[Page, Game]:
            """`first` runs before the table is fetched."""
            game = Game(at, preset, guests=guests, **wish)
            if guests and guest_here:
                stays.enter_context(game.guest.stay(game.code))
            page = open(*size, path=QUIET)
            keep(page, game, hints)
            first(page)
            if holds_time:
                hold_time(page)
            come(page, f"{at.url}/room/{game.code}", holds_time)
            return page, game

        yield begin


@pytest.fixture(scope="module")
def clocked(tmp_path_factory: pytest.TempPathFactory, fresh_bundle: Path) -> Iterator[ClockedServer]:
    database = tmp_path_factory.mktemp("clocked") / "games.sqlite"
    with ClockedServer(database, INTERSTICE_BUNDLE=str(fresh_bundle)) as running:
        yield running


def opener(server: Server | ClockedServer, visitors: Visitors) -> Opener:
    """Like `open_page`, for any server; its pages may complain."""

    def opened(width: int, height: int, path: str) -> Page:
        page = visitors(viewport={"width": width, "height": height}).new_page()
        page.goto(server.url + path)
        return page

    return opened


def hold_time(page: Page) -> None:
    """From now on the page's clock moves only on demand."""
    page.clock.install()
    page.clock.pause_at(time.time() + 60)


def come(page: Page, address: str, holds_time: bool = False) -> None:
    """Go to a room and wait for its table; a held clock advances frame by frame meanwhile."""
    page.goto(address)
    table = page.locator(".board > *").first
    if holds_time:
        until(lambda: page.clock.run_for(FRAME) or table.count())
    table.wait_for()


def asked(page: Page) -> None:
    page.wait_for_selector(ASKED)


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def place_of(page: Page, name: str) -> Locator:
    return page.locator(".seats").get_by_role("listitem").filter(has_text=name)


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="Your hand").get_by_role("button")


def lay(page: Page) -> None:
    hand(page).first.click()
    page.locator("[data-gap]").first.click()
    page.locator(".btn:visible:enabled").click()
    page.locator("dialog.reveal[open]").wait_for()
    page.keyboard.press("Enter")
    expect(page.locator("dialog.reveal")).to_have_count(0)


# Chat


def test_what_is_said_is_counted_until_it_is_read_and_answered(seated: Begin) -> None:
    page, game = seated()
    for size in (DESKTOP, PHONE):
        resize(page, size)
        line, answer = f"Surely before {size[0]}!", f"I doubt {size[0]}"
        game.guest.say(game.code, "say", text=line)
        unread = page.get_by_role("button", name="Chat, 1 new")
        expect(unread).to_have_text("1")
        unread.click()
        expect(page.locator("#app > [role=status]")).to_have_text(f"Jonas says: {line}")
        chat = page.get_by_role("complementary", name="Chat")
        expect(chat.get_by_text(line)).to_be_visible()
        expect(page.get_by_role("button", name="Chat", exact=True)).to_have_attribute("aria-expanded", "true")
        assert barriers(page) == [], size
        field = chat.get_by_label("Say something")
        field.fill(answer)
        field.press("Enter")
        expect(chat.locator(".own p").last).to_have_text(answer)
        expect(field).to_have_value("")
        field.press("Escape")
        expect(chat).to_have_count(0)
        expect(page.get_by_role("button", name="Chat", exact=True)).to_be_focused()
        page.keyboard.press("c")
        expect(field).to_be_focused()
        expect(chat.locator(".lines b").first).to_have_text("Jonas:")
        chat.get_by_role("button", name="Bravo").click()
        expect(page.locator("#app > [role=status]")).to_have_text("Sent: Bravo")
        page.keyboard.press("Escape")


def test_somebody_is_blocked_reported_muted_and_sent_away(seated: Begin, server: Server) -> None:
    page, game = seated()
    game.guest.say(game.code, "say", text="You all play badly")
    page.get_by_role("button", name="Chat, 1 new").click()
    chat, about = page.get_by_role("complementary", name="Chat"), page.get_by_role("dialog", name="Jonas")
    them = chat.get_by_role("list", name="The others").get_by_role("button", name="Jonas")
    them.click()
    assert barriers(page) == []
    press(page, "Block")
    expect(about.get_by_role("status")).to_have_text("You’ve blocked Jonas. You can undo this in the menu.")
    page.keyboard.press("Escape")
    expect(chat.get_by_text("You all play badly")).to_have_count(0)
    game.guest.say(game.code, "react", reaction="laugh")
    game.guest.say(game.code, "say", text="Badly!")
    them.click()
    expect(about.get_by_label("Which message?")).to_have_text("You all play badlyNone in particular")
    about.get_by_label("What happened?").fill("was rude")
    press(page, "Report")
    # By now the page has received what was said before.
    expect(about.get_by_role("status")).to_have_text("Reported. Thank you.")
    expect(chat.get_by_text("Badly!")).to_have_count(0)
    expect(page.get_by_role("img", name="Ha ha").and_(page.locator(".react *"))).to_have_count(0)
    page.keyboard.press("Escape")
    press(page, "Menu")
    press(page, "Blocked people")
    press(page, "Unblock Jonas")
    expect(page.get_by_text("You haven’t blocked anyone.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(chat.get_by_text("You all play badly")).to_be_visible()
    them.click()
    press(page, "Mute for everyone")
    expect(about).to_have_count(0)
    assert game.guest.say(game.code, "say", text="Hello?")["word"] == "muted"
    them.click()
    press(page, "Make host")
    expect(about.get_by_role("status")).to_have_text("Jonas is the host now.")
    page.keyboard.press("Escape")
    them.click()
    expect(about.get_by_role("button", name="Remove")).to_have_count(0)
    game.guest.say(
        game.code, "handover", person=request(server, f"/api/rooms/{game.code}")["seats"][0]["person"]
    )
    press(page, "Remove")
    expect(about.get_by_role("status")).to_have_text("Jonas has been removed.")
    with pytest.raises(urllib.error.HTTPError, match="400"):
        game.guest.say(game.code, "say", text="Still here?")


def test_whoever_talks_too_fast_is_told_so_and_loses_nothing(seated: Begin) -> None:
    def refuse(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "say":
                refusal = p.Failed(said["command"], "busy", "too many messages; wait a moment", "too-fast")
                line.send(p.encode(refusal).decode())
            else:
                server.send(message)

        line.on_message(hear)

    page, _ = seated(first=lambda page: page.route_web_socket("**/socket", refuse))
    press(page, "Chat")
    page.get_by_label("Say something").fill("one more")
    press(page, "Send")
    expect(page.get_by_role("alert")).to_have_text("That was too fast. Wait a moment and try again.")
    expect(page.get_by_label("Say something")).to_have_value("one more")


def test_on_an_upright_tablet_the_chat_hides_neither_the_hand_nor_the_question(seated: Begin) -> None:
    page, _ = seated(chat="phrases")
    resize(page, (820, 1180))
    press(page, "Chat")
    chat = page.get_by_role("complementary", name="Chat", exact=True)
    phrases = chat.get_by_role("group", name=say("people", "phrases"))
    expect(phrases.get_by_role("button")).to_have_count(12)
    assert phrases.evaluate("(all) => all.scrollHeight <= all.clientHeight")
    place = chat.bounding_box()
    assert place
    for part in (".hand", ".ask"):
        other = page.locator(part).bounding_box()
        assert other
        assert other["y"] >= place["y"] + place["height"], part


def test_reactions_pop_up_at_the_seat_or_for_who_has_none_at_the_chat(seated: Begin, server: Server) -> None:
    page, game = seated(holds_time=True)
    game.guest.say(game.code, "react", reaction="clap")
    expect(place_of(page, "Jonas").get_by_role("img", name="Bravo")).to_be_visible()
    Guest(server).say(game.code, "react", reaction="heart")
    expect(page.get_by_role("button", name="Chat").get_by_role("img", name="Love it")).to_be_visible()
    page.clock.resume()
    assert barriers(page) == []
    page.clock.run_for(3_200)
    expect(page.locator(".react")).to_have_count(0)


# Pointing, and enlarged cards


def test_somebody_points_at_a_card_and_the_others_see_it(seated: Begin, open_page: Opener) -> None:
    page, game = seated("twist", holds_time=True)
    watcher = open_page(*DESKTOP, path=QUIET)
    hold_time(watcher)
    come(watcher, page.url, holds_time=True)
    mine = page.locator(".tw-hand [data-card]").nth(1)
    game.guest.say(game.code, "point", card=int(mine.get_attribute("data-card") or ""))
    expect(mine.locator(".pointer use[href$='#owl']")).to_be_attached()
    expect(watcher.locator(".pointer")).to_be_visible()
    theirs = page.locator(".tw-fan button").first
    theirs.click()
    expect(watcher.locator(".tw-fan .pointer use[href$='#fox']")).to_be_attached()
    page.clock.run_for(3_200)
    expect(page.locator(".pointer")).to_have_count(0)
    page.locator(".tw-bottom .card").click()
    press(page, "Point at it")
    expect(watcher.locator(".tw-bottom .pointer")).to_be_visible()


def test_an_open_card_tells_its_story_and_a_hidden_one_keeps_its_date(seated: Begin) -> None:
    page, _ = seated()
    for size in (DESKTOP, PHONE):
        resize(page, size)
        asked(page)
        page.locator(".spot .card").click()
        near = page.get_by_role("dialog")
        expect(near.get_by_role("link")).to_have_attribute("href", re.compile("^https://"))
        expect(near.locator("p:not(.year)").first).to_have_text(re.compile(".{20}"))
        expect(near.locator(".card.date")).to_have_count(1)
        assert barriers(page) == [], size
        page.keyboard.press("ArrowRight")
        expect(near.locator(".card.front")).to_have_count(1)
        expect(near.get_by_text("The date stays hidden until the card is turned over.")).to_be_visible()
        expect(near.get_by_role("link")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(near).to_have_count(0)
        expect(page.locator("[data-hand][aria-pressed=true]")).to_have_count(0)


def test_a_card_is_seen_from_near_by_a_long_press_the_right_button_and_a_key(seated: Begin) -> None:
    page, _ = seated()
    asked(page)
    card, near = hand(page).nth(1), page.locator(".near")
    held = page.locator("[data-hand][aria-pressed=true]")
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    page.mouse.down()
    expect(near).to_be_visible()
    page.mouse.move(box["x"] + 60, box["y"] - 200, steps=4)
    page.mouse.up()
    page.keyboard.press("ArrowRight")
    expect(near, "what ends a long press closes nothing").to_be_visible()
    page.keyboard.press("Escape")
    expect(near).to_have_count(0)
    expect(held.or_(page.locator(".floating")), "and lifts nothing").to_have_count(0)
    card.click(button="right")
    expect(near).to_be_visible()
    page.keyboard.press("Escape")
    expect(near).to_have_count(0)
    card.focus()
    page.keyboard.press("i")
    expect(near).to_be_visible()
    page.keyboard.press("Escape")
    expect(near).to_have_count(0)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.locator(".spot .card").click()
    expect(page.locator("[data-gap][aria-pressed=true]")).to_have_count(1)
    expect(near, "with a card in hand a press on the line chooses a gap").to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    resize(page, PHONE)
    finger = {"bubbles": True, "pointerType": "touch", "isPrimary": True}
    card.dispatch_event("pointerdown", finger)
    expect(near.locator(".card.front")).to_be_visible()
    card.dispatch_event("pointerup", finger)
    card.dispatch_event("click")
    expect(near.locator(".card.front"), "a finger is heeded in the same way").to_be_visible()
    expect(held).to_have_count(0)


# Clocks and absence


def test_a_clock_runs_at_the_seat_and_by_the_question_and_then_a_bot_answers(
    seated: Begin, clocked: ClockedServer, visitors: Visitors
) -> None:
    clock = {"kind": "turn", "seconds": 15}
    page, _ = seated(at=clocked, open=opener(clocked, visitors), holds_time=True, clock=clock)
    shown, ring = page.locator(".ask").get_by_role("timer"), page.locator(".seat.now .ring")
    expect(ring).to_be_visible()
    text = shown.locator("b").inner_text()
    assert text <= "0:16"
    page.clock.run_for(1_000)
    expect(shown.locator("b")).not_to_have_text(text)
    page.clock.run_for(6_000)
    for each in (shown, ring):
        expect(each).to_have_class(re.compile(r"\bsoon\b"))
    # The page's clock runs as usual here; our time is up only when the server says so.
    page.clock.resume()
    assert barriers(page) == []
    resize(page, PHONE)
    expect(page.get_by_role("banner").get_by_role("timer")).to_be_visible()
    assert barriers(page) == []
    resize(page, DESKTOP)
    page.clock.run_for(10_000)
    expect(shown).to_contain_text("Time’s up: a bot steps in.")
    clocked.advance(20)
    expect(page.locator("dialog.reveal[open]")).to_be_visible()
    expect(place_of(page, "Jonas")).to_have_attribute("aria-current", "true")


def test_who_is_away_is_grey_and_then_a_bot_sits_in_for_them(
    seated: Begin, clocked: ClockedServer, visitors: Visitors
) -> None:
    clock = {"kind": "turn", "seconds": 60}
    page, game = seated(at=clocked, open=opener(clocked, visitors), guest_here=False, bots=0, clock=clock)
    them = place_of(page, "Jonas")
    expect(them).to_contain_text("away")
    expect(them).not_to_contain_text("bot")
    expect(them.locator(".avatar.away")).to_be_visible()
    assert barriers(page) == []
    clocked.advance(70)
    expect(them).to_have_attribute("aria-current", "true")
    clocked.advance(70)
    expect(them).to_contain_text("away: a bot is playing")
    expect(them.locator(".stand-in")).to_be_attached()
    with game.guest.stay(game.code):
        expect(them).not_to_contain_text("away")
        expect(them.locator(".stand-in")).not_to_be_attached()


# The bar


def test_a_play_off_is_called_so(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    said = page.evaluate(
        """async () => {
          const [{ render }, { html }, { need }, { Progress }, { findGame }] = await Promise.all([
            import("preact"), import("/web/js/parts/html.js"), import("/web/js/i18n.js"),
            import("/web/js/features/progress.js"), import("/web/js/tables/find.js")]);
          const [game] = await Promise.all([findGame("classic"), need("table")]);
          const box = document.createElement("div");
          const view = { players: [{}, {}, {}], playing: [0, 2], left: [], round: 5, turn: 2, order: [0, 2], yet: [] };
          render(html`<${Progress} game=${game} view=${view} words=${{ player: () => ({}) }} />`, box);
          return box.textContent;
        }"""
    )
    assert said == "Play-off, 2 players"


def test_the_first_key_leads_past_the_bar_to_the_table(seated: Begin) -> None:
    page, _ = seated()
    asked(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the table")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main", name="Classic")).to_be_focused()


def test_help_lists_the_keys_and_letters_can_be_turned_off(seated: Begin) -> None:
    page, _ = seated()
    asked(page)
    dialog = page.get_by_role("dialog", name="Help and shortcuts")
    page.keyboard.press("?")
    expect(dialog.locator("kbd").get_by_text("Enter")).to_be_visible()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    press(page, "Help and shortcuts")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    press(page, "Menu")
    page.get_by_role("group", name="Single-letter shortcuts").get_by_role("button", name="Off").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for key in ("?", "c", "i", "ArrowDown"):
        page.keyboard.press(key)
    # The arrow is not a letter; once it takes effect, the letters before it have been handled.
    expect(page.locator("[data-hand][aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".help, .chat, .near")).to_have_count(0)


def test_leaving_is_asked_in_a_dialog_of_ours(seated: Begin) -> None:
    page, _ = seated()
    for button in ("Stay", "Leave"):
        press(page, "Menu")
        press(page, "Leave the game")
        dialog = page.get_by_role("dialog", name="Leave the game")
        expect(dialog).to_be_visible()
        if button == "Stay":
            assert barriers(page) == []
        press(page, button)
        expect(dialog).to_have_count(0)
    page.wait_for_url("**/")
    expect(page.locator("#app > [role=status]")).to_have_text("")


# Settings


def test_settings_count_at_once_and_are_kept(seated: Begin) -> None:
    page, _ = seated(size=PHONE)
    asked(page)
    page.evaluate("delete document.documentElement.dataset.motion")
    press(page, "Menu")
    for setting, choice in (
        ("Appearance", "Dark"),
        ("Contrast", "High"),
        ("Motion", "Reduced"),
        ("Pace", "Slow"),
        ("Card size", "Large"),
        ("Sound", "On"),
    ):
        page.get_by_role("group", name=setting).get_by_role("button", name=choice).click()
    assert barriers(page) == []
    press(page, "Deutsch")
    expect(page.get_by_role("heading", name="Sprache")).to_be_visible()
    page.reload()
    asked(page)
    root = page.locator("html")
    for name, value in (
        ("data-theme", "dark"),
        ("data-contrast", "more"),
        ("data-motion", "less"),
        ("data-cards", "large"),
        ("lang", "de"),
    ):
        expect(root).to_have_attribute(name, value)
    assert page.evaluate("localStorage['interstice.pace']") == "slow"
    width = "document.querySelector('[data-hand]').getBoundingClientRect().width"
    until(lambda: 105 < page.evaluate(width) < 120, "large cards")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(page) == []


def test_less_motion_is_the_same_as_the_systems_wish(open_page: Opener) -> None:
    page = open_page(*DESKTOP, reduced_motion="no-preference")
    root = page.locator("html")
    expect(root).to_have_attribute("data-motion", "full")
    press(page, "Menu")
    page.get_by_role("group", name="Motion").get_by_role("button", name="Reduced").click()
    expect(root).to_have_attribute("data-motion", "less")
    expect(page.locator(".btn2").first).to_have_css("transition-duration", "0s")


def test_sounds_are_made_only_for_who_wants_them(
    seated: Begin, source_server: Server, open_source_page: Opener
) -> None:
    page, _ = seated(at=source_server, open=open_source_page)
    asked(page)
    page.evaluate(
        """() => {
          window.tones = 0;
          const made = AudioContext.prototype.createOscillator;
          AudioContext.prototype.createOscillator = function () { window.tones++; return made.call(this); };
        }"""
    )
    lay(page)
    assert page.evaluate("tones") == 0
    press(page, "Menu")
    page.get_by_role("group", name="Sound").get_by_role("button", name="On").click()
    page.keyboard.press("Escape")
    page.evaluate(
        """async () => {
          const { hear, play } = await import("/web/js/sound.js");
          for (const name of ["place", "right", "wrong", "turn", "tick", "end"]) play(name);
          hear([{ event: "Placed" }], { Placed: "right" }, false);
        }"""
    )
    assert page.evaluate("tones") == 2 + 2 + 2 + 2 + 1 + 4 + 2


# Hints, and the round


FIRST_HINTS = {
    "events": ("classic-card", "Round 1"),
    "swiss": ("swiss-spin", "Round 1 of 4"),
    "superversion": ("swiss-spin", "Round 1 of 4"),
    "twist": ("twist-play", ""),
}


@pytest.mark.parametrize("preset", FIRST_HINTS)
def test_a_first_game_says_its_round_and_explains_itself_over_nothing_that_matters(
    seated: Begin, preset: str
) -> None:
    hint, round = FIRST_HINTS[preset]
    page, _ = seated(preset, hints="")
    expect(page.locator(".hint-slip")).to_contain_text(say("hints", f"hint-{hint}"))
    expect(page.locator(".progress")).to_have_text(round)
    for size in (DESKTOP, PHONE):
        resize(page, size)
        until(lambda: page.evaluate(IN_NOBODYS_WAY), f"room at {size}")
        if preset != "superversion":
            assert barriers(page) == [], size
    if preset == "twist":
        # Next to a single card there is always room.
        page.get_by_role("list", name=say("twist", "twist-hand")).get_by_role("button").first.click()
        press(page, say("twist", "twist-play"))
        press(page, say("app", "go-on"))
        expect(page.locator(".hint-slip")).to_contain_text(say("hints", "hint-twist-stop"))
        until(lambda: page.evaluate(IN_NOBODYS_WAY), "room on a phone")


IN_NOBODYS_WAY = """async () => {
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  const slip = document.querySelector(".hint-slip");
  const box = (part) => part.getBoundingClientRect();
  const covers = (one, other) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
  const parts = (selector) => [...document.querySelectorAll(selector)].filter((part) => !slip.contains(part) && box(part).width);
  const clear = parts("a, button, input, select").every((part) => !covers(box(slip), box(part)));
  const about = parts(slip.dataset.about);
  const seen = about.some((part) => {
    const { left, top, width, height } = box(part);
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && top + height <= innerHeight && part.contains(there);
  });
  const inside = box(slip).top >= 0 && box(slip).bottom <= innerHeight && slip.style.visibility === "visible";
  return clear && seen && inside;
}"""
"""The hint covers nothing that can be pressed, and what it speaks of is on screen and covered by nothing."""


def test_hints_move_nothing_and_go_on_when_the_player_acts(seated: Begin) -> None:
    page, _ = seated(hints="")
    slip = page.locator(".hint-slip")
    where = "[...document.querySelectorAll('.board button')].map((each) => each.getBoundingClientRect().top)"
    expect(slip).to_contain_text("These cards are your hand.")
    before = page.evaluate(where)
    press(page, "Turn off hints")
    expect(slip).to_have_count(0)
    assert page.evaluate(where) == before
    press(page, "Menu")
    press(page, "Show again")
    expect(page.get_by_role("dialog")).to_be_focused()
    page.keyboard.press("Escape")
    page.locator("[data-hand]").first.click()
    expect(slip).to_contain_text("Then choose a gap")
    page.locator("[data-gap]").first.click()
    press(page, "Place it here")
    expect(slip.filter(has_text="Then choose a gap")).to_have_count(0)


def test_hints_come_one_by_one_and_never_again(seated: Begin) -> None:
    page, _ = seated(hints="")
    slip = page.locator(".hint-slip")
    page.set_viewport_size({"width": 844, "height": 390})
    page.reload()
    expect(slip).to_contain_text("These cards are your hand.")
    expect(page.locator("[data-hand]").first).to_be_in_viewport(ratio=1)
    press(page, "Got it")
    expect(slip).to_contain_text("Then choose a gap")
    page.reload()
    expect(slip).to_contain_text("Then choose a gap")
    press(page, "Turn off hints")
    expect(slip).to_have_count(0)
    page.reload()
    asked(page)
    expect(slip).to_have_count(0)
    press(page, "Menu")
    press(page, "Show again")
    expect(slip).to_be_visible()


# Big screen, and several people at one device


def test_who_watches_can_have_it_big_with_a_way_to_join(open_page: Opener, server: Server) -> None:
    code = Game(server).code
    screen = open_page(1920, 1080, path=f"/room/{code}")
    press(screen, "Big screen")
    corner = screen.get_by_role("complementary", name="Join in")
    expect(corner).to_contain_text(code)
    expect(screen.locator("html")).to_have_attribute("data-big", "true")
    until(lambda: corner.get_by_role("img").evaluate("picture => picture.naturalWidth"))
    bar = screen.get_by_role("banner")
    expect(bar.get_by_role("button")).to_have_count(0)
    expect(screen.locator(".btn:visible")).to_have_count(0)
    assert barriers(screen) == []
    assert screen.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screen.goto(f"{server.url}/room/{code}?big")
    expect(corner).to_be_visible()
    screen.keyboard.press("Escape")
    expect(bar.get_by_role("button", name="Menu")).to_be_visible()
    expect(corner).to_have_count(0)


def test_at_one_device_each_is_called_in_turn(seated: Begin) -> None:
    page, _ = seated(mine=("Mira", "Ben"), guests=(), bots=0, size=PHONE)
    expect(page.get_by_text("Now: Mira")).to_be_visible()
    assert barriers(page) == []
    press(page, "Continue")
    asked(page)
    mira = hand(page).all_inner_texts()
    lay(page)
    expect(page.get_by_text("Now: Ben")).to_be_visible()
    assert hand(page).all_inner_texts()[:3] == mira[1:], "it is still Mira who holds it"
    page.keyboard.press("Enter")
    asked(page)
    expect(page.locator(".pass")).to_have_count(0)
    assert hand(page).all_inner_texts()[:3] != mira[1:]


def test_where_seats_have_secrets_nothing_is_seen_while_the_device_is_passed(seated: Begin) -> None:
    page, _ = seated("superversion", mine=("Mira", "Ben"), guests=(), bots=1)
    curtain = page.get_by_role("dialog", name="Pass the device to Mira")
    expect(curtain).to_be_visible()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    hidden = """() => [[.1, .1], [.5, .3], [.9, .9], [.1, .9]].every(([x, y]) =>
      document.elementFromPoint(innerWidth * x, innerHeight * y).closest(".pass"))"""
    assert page.evaluate(hidden)
    press(page, "I’m Mira")
    expect(page.locator(".sw-go")).to_be_visible()
    expect(curtain).to_have_count(0)


# Many people


def test_eight_players_with_long_names_fit(seated: Begin) -> None:
    page, _ = seated(bots=6, guests=("Bartholomäus Schneider-W",))
    asked(page)
    fits = """async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      const box = (part) => part.getBoundingClientRect();
      const inside = (seat, name) =>
        name.right <= seat.right && name.bottom <= seat.bottom && name.width > 24;
      const seats = [...document.querySelectorAll(".seat")];
      return document.documentElement.scrollWidth <= innerWidth
        && seats.every((seat) => inside(box(seat), box(seat.querySelector(".name"))))
        && seats.every((seat) => box(seat).left >= 0 && box(seat).right <= innerWidth);
    }"""
    for size in (DESKTOP, PHONE):
        resize(page, size)
        until(lambda: page.evaluate(fits), f"room at {size}")
        assert barriers(page) == [], size


# When something goes wrong


def test_a_lost_connection_is_said_and_nothing_chosen_is_lost(visitors: Visitors, server: Server) -> None:
    game = Game(server)
    page = visitors(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}).new_page()
    page.clock.install()
    with Cable(server.port) as cable:
        page.goto(cable.url + QUIET)
        keep(page, game)
        page.goto(f"{cable.url}/room/{game.code}")
        asked(page)
        chosen = hand(page).nth(2)
        chosen.click()
        page.locator("[data-gap]").first.click()
        cable.cut()
        banner = page.locator(".banner")
        expect(banner).to_have_text("Connection lost. Your game is safe.")
        assert barriers(page) == []
        expect(chosen).to_have_attribute("aria-pressed", "true")
        press(page, "Place it here")
        cable.mend()
        page.clock.fast_forward(LONGEST_WAIT)
        expect(page.locator("dialog.reveal[open]")).to_be_visible()
        expect(banner).to_have_count(0)
        page.close()


def test_a_room_that_is_not_there_and_a_server_that_is_not(visitors: Visitors, server: Server) -> None:
    page = visitors().new_page()
    page.clock.install()
    with Cable(server.port) as cable:
        page.goto(f"{cable.url}/room/NOWHER")
        expect(page.get_by_text("There’s no room with this code.")).to_be_visible()
        assert barriers(page) == []
        page.get_by_role("link", name="Back to the start page").click()
        page.get_by_label("Room code").fill("abcdef")
        cable.cut()
        press(page, "Join")
        expect(page.get_by_role("heading", name="The server isn’t responding")).to_be_visible()
        assert barriers(page) == []
        cable.mend()
        page.clock.fast_forward(LONGEST_WAIT)
        expect(page.get_by_text("There’s no room with this code.")).to_be_visible()
        page.close()


def test_a_part_that_the_server_no_longer_has_is_reported_and_fetched_again(
    visitors: Visitors, server: Server
) -> None:
    page = visitors().new_page()
    for role, name in (("button", re.compile("^Classic")), ("link", "Decks")):
        page.route("**/bundle/room-*.js", lambda route: route.fulfill(status=404))
        page.goto(server.url)
        page.get_by_role(role, name=name).click()
        expect(page.get_by_role("heading", name="This page is incomplete")).to_be_visible()
        if role == "button":
            assert barriers(page) == []
        page.unroute_all()
        press(page, "Reload the page")
        expect(page.locator(".btn.play, .shelf").first).to_be_visible()


def test_a_fault_of_the_client_says_what_to_do(seated: Begin, visitors: Visitors, server: Server) -> None:
    lines: list[WebSocketRoute] = []
    told: list[dict[str, Any]] = []

    def overhear(line: WebSocketRoute) -> None:
        far = line.connect_to_server()
        lines.append(line)

        def hear(message: str | bytes) -> None:
            told.append(json.loads(message))
            line.send(message)

        far.on_message(hear)

    page, _ = seated(
        open=opener(server, visitors), first=lambda page: page.route_web_socket("**/socket", overhear)
    )
    asked(page)
    page.evaluate("setTimeout(() => { throw new Error('a fault') })")
    banner = page.locator(".banner")
    expect(banner).to_contain_text("Something went wrong on this page.")
    assert barriers(page) == []
    press(page, "Reload the page")
    asked(page)
    expect(banner).to_have_count(0)
    happened = next(message for message in reversed(told) if message["type"] == "happened")
    lines[-1].send(json.dumps({**happened, "views": {"0": {}}}))
    expect(page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    assert barriers(page) == []
    press(page, "Reload the page")
    asked(page)
