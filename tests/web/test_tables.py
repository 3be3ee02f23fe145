"""Tables at rare moments: forty cards on a line, every question of Swiss and Twist, every kind of end."""

from __future__ import annotations

import itertools
import re
import struct
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from browsers import Opener
from patience import until
from playwright.sync_api import Locator, Page, expect
from staged import (
    Moment,
    draw,
    draw_at_once,
    draw_end,
    first,
    hide,
    kinds_of,
    long_line,
    measure_each,
    moments,
    saved_picture,
    scene,
    settle,
    speak,
)
from web_axe import barriers

from interstice.text import LANGUAGES, say

Size = tuple[int, int]
DESKTOP, TABLET, PHONE, TELEVISION = (1440, 900), (820, 1180), (390, 844), (1920, 1080)
SIZES = [DESKTOP, TABLET, PHONE, TELEVISION]
HOUR = 3600.0
LEFTS = "all => all.map((card) => card.getBoundingClientRect().left)"


def happened(moment: Moment, event: str) -> bool:
    return any(type(each).__name__ == event for each in moment.events)


def late(name: str, seats: int, when: Callable[[Any], object], mind: str = "guesser") -> Moment:
    return first(moments(name, seats, seed=3, mind=mind), lambda m: when(m.game))


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


# The classic line


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name=say("app", "hand")).get_by_role("button")


def chosen_gap(page: Page) -> Locator:
    line = page.get_by_role("group", name=say("app", "zone-line"), exact=True)
    return line.get_by_role("button", pressed=True)


def steps(page: Page) -> list[float]:
    """How far each card on the line lies from the next."""
    places = page.locator(".spot").evaluate_all(LEFTS)
    return [after - before for before, after in itertools.pairwise(places)]


def test_a_line_is_readable_with_three_and_with_forty_cards(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    for size, cards in itertools.product(SIZES, (3, 40)):
        seen = f"{cards} cards on a screen of {size}"
        resize(page, size)
        draw(page, long_line(cards))
        assert fits(page), seen
        if cards == 40 and size in (DESKTOP, PHONE):
            assert barriers(page) == [], seen
        # The visible part of every card shows its year: 44 pixels at least.
        assert min(steps(page)) >= 43.5, seen
        slivers = page.locator(".spot.sliver")
        if cards == 40:
            expect(slivers.first.locator(".tile")).to_have_text(re.compile(r"\S"))
            expect(page.locator(".strip")).to_be_visible()
        else:
            expect(slivers).to_have_count(0)
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        gap = chosen_gap(page)
        expect(gap).to_have_accessible_name(re.compile(f" of {cards + 1}, "))
        until(lambda: in_sight(gap, size[0]), f"the chosen gap in sight, {seen}")  # noqa: B023
        assert page.locator(".spot:not(.sliver)").count() >= min(cards, 4), (
            "the cards beside the gap are not covered"
        )


def in_sight(part: Locator, width: int) -> bool:
    box = part.bounding_box()
    return box is not None and 0 <= box["x"] <= width - box["width"]


def test_a_press_on_the_overview_goes_there(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    in_right_half = """() => {
      const track = document.querySelector(".track");
      return track.scrollLeft + track.clientWidth / 2 > track.scrollWidth / 2;
    }"""
    for size in (DESKTOP, PHONE):
        resize(page, size)
        draw(page, long_line(40))
        strip = page.locator(".strip").bounding_box()
        assert strip
        for part in (0.95, 0.05):
            page.mouse.click(strip["x"] + strip["width"] * part, strip["y"] + 20)
            until(lambda: page.evaluate(in_right_half) == (part > 0.5), f"the line at {part} on {size}")  # noqa: B023


def test_the_line_opens_where_the_mouse_comes_near(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    draw(page, long_line(40))
    hand(page).first.click()
    assert max(steps(page)) < 130
    page.mouse.move(700, 320)
    page.mouse.move(500, 320)
    until(lambda: max(steps(page)) > 130, "one gap to stand open")
    lefts = page.locator(".spot").evaluate_all(LEFTS)
    under = next(at for at, left in enumerate(lefts) if left > 500)
    assert min(steps(page)[under - 2 : under + 1]) > 90, "the cards near the mouse lie side by side"


def test_a_card_dragged_over_forty_others_lies_where_it_was_let_go(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    for size in (DESKTOP, PHONE):
        resize(page, size)
        draw(page, long_line(40))
        card, gap = hand(page).nth(1), chosen_gap(page)
        title = str(card.get_attribute("aria-label")).rpartition(", ")[0]
        begins, felt = card.bounding_box(), page.locator(".runner").bounding_box()
        assert begins
        assert felt
        page.mouse.move(begins["x"] + 30, begins["y"] + 40)
        page.mouse.down()
        for part in (0.7, 0.3):
            page.mouse.move(size[0] * part, felt["y"] + 150, steps=10)
            rest(page)
            until(lambda: lies_under(gap, size[0] * part), f"the gap at {part} of {size} chosen")  # noqa: B023
        place = str(gap.get_attribute("data-gap"))
        page.mouse.up()
        rest(page)
        assert gap.get_attribute("data-gap") == place, size
        expect(gap, str(size)).to_have_accessible_name(re.compile(f"^{re.escape(title)}, Gap .* of 41, "))
        page.keyboard.press("Escape")
        expect(gap).to_have_count(0)
        page.keyboard.press("Escape")
        expect(card, "it is back in the hand").to_have_attribute("aria-pressed", "false")


def rest(page: Page) -> None:
    """Wait until the gap under the card has been chosen: a page's timers run in order."""
    settle(page)
    page.evaluate("new Promise((then) => setTimeout(then, 200))")


def lies_under(gap: Locator, x: float) -> bool:
    box = gap.bounding_box()
    return box is not None and box["x"] <= x <= box["x"] + box["width"]


def test_somebody_elses_card_turns_over_in_its_place(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    page.clock.install(time=0)
    game = moments("themes", 3, seed=2)
    draw(page, scene(first(game, lambda m: m.game.turn == 1)))
    moment = first(game, lambda m: happened(m, "Missed") and m.events[0].seat != 0)
    draw(page, scene(moment, told=False), fresh=False)
    page.clock.pause_at(HOUR)
    draw_at_once(page, scene(moment), fresh=False)
    page.clock.run_for(100)
    slip = page.locator(".slip-place .slip")
    expect(slip).to_contain_text("issed by")
    expect(page.locator(".guest .plaque"), "its date is seen").to_have_count(1)
    page.clock.run_for(5000)
    expect(slip).to_have_count(0)


def test_a_line_is_drawn_for_those_who_only_look(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    moment = first(moments("events", 5, seed=4), lambda m: len(m.game.line) > 8)
    draw(page, scene(moment, seat=None, told=False))
    expect(page.locator(".spot")).to_have_count(9)
    expect(hand(page)).to_have_count(0)
    assert barriers(page) == []


# Every question of Swiss

QUESTIONS: dict[str, tuple[str, int, Callable[[Any], object]]] = {
    "turn": ("swiss", 4, lambda g: g.turn == 0 and g.asks.get(0, ()) and len(g.asks[0]) == 2),
    "mark": ("swiss", 4, lambda g: g.trying == 0 and g.turn == 0),
    "steal": ("swiss", 4, lambda g: g.trying == 0 and g.turn != 0),
    "again": ("swiss", 4, lambda g: g.trying == 0 and g.tried),
    "give": ("swiss", 4, lambda g: g.owing and g.owing[0] == 0),
    "remove": ("swiss", 4, lambda g: g.spun == "grump" and 0 in g.asks),
    "read": ("swiss-no-spinner", 2, lambda g: g.turn == 0 and g.read is None),
    "stake": (
        "superversion",
        4,
        lambda g: g.trying == 0 == g.turn and g.mark is None and len(g.racks[0]) == 3,
    ),
    "rate": ("superversion", 4, lambda g: 0 in g.raters),
    "rated": ("superversion", 6, lambda g: g.raters and g.turn == 0),
}


def swiss(question: str, ages: tuple[int | None, ...] = ()) -> Moment:
    name, seats, when = QUESTIONS[question]
    for seed in range(5, 40):
        for moment in moments(name, seats, seed, {"rounds": 2}, ages):
            if when(moment.game):
                return moment
    raise AssertionError(f"no game comes to {question}")


COVERED = """() => {
  const parts = ".sw-ask :is(h3, p, button), .sw-me, .sw-own .card, .sw-rack, .sw-field, .sw-pass";
  const within = (each) => each.closest(".sw-rack, .sw-me, .sw-own-card, .sw-gap") ?? each;
  return [...document.querySelectorAll(parts)].filter((each) => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    const there = [top + 3, bottom - 3].map((y) => document.elementFromPoint(Math.max(4, (left + right) / 2), y));
    return width && left < innerWidth - 20 && !there.every((other) => other && (within(each).contains(other) || other.contains(each)));
  }).map((each) => each.outerHTML.slice(0, 90));
}"""
"""What is asked of the player, and what it takes to answer, where that is out of view or below something else."""


@pytest.mark.parametrize(("size", "examined"), [(DESKTOP, [*QUESTIONS][::2]), (PHONE, [*QUESTIONS][1::2])])
def test_every_question_of_swiss_is_drawn_without_barriers(
    open_source_page: Opener, size: Size, examined: list[str]
) -> None:
    page = open_source_page(*size, locale="de")
    for question in QUESTIONS:
        draw(page, scene(swiss(question)))
        assert fits(page), question
        assert page.evaluate(COVERED) == [], question
        expect(page.locator(".sw-board"), question).to_have_count(int(question in ("rate", "rated")))
        if question in examined:
            assert barriers(page) == [], question
    draw(page, scene(swiss("turn")))
    page.get_by_role("button", name=say("swiss", "swiss-duel-open", "de")).click()
    expect(page.get_by_role("heading", name=say("swiss", "swiss-duel-title", "de"))).to_be_visible()
    assert page.evaluate(COVERED) == []


def test_on_a_phone_chips_are_counted_where_they_are_at_stake(open_source_page: Opener) -> None:
    page = open_source_page(*PHONE)
    for question in ("stake", "rate"):
        moment = swiss(question)
        draw(page, scene(moment))
        chips = page.locator('.sw-me [data-chips="0"]')
        expect(chips).to_be_in_viewport(ratio=1)
        expect(chips).to_contain_text(str(moment.game.chips[0]))


def answered(page: Page) -> Any:
    return until(lambda: page.evaluate("window.moves[0]"), "an answer")


def test_questions_of_swiss_are_answered_from_the_keyboard(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    for question in ("mark", "give", "remove"):
        draw(page, scene(swiss(question)))
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        assert answered(page)["move"] == question
    draw(page, scene(swiss("turn")))
    expect(page.locator(".sw-ask .sw-go")).to_be_focused()
    page.get_by_role("button", name=say("swiss", "swiss-duel-open")).focus()
    page.keyboard.press("Enter")
    rivals = page.get_by_role("group", name=say("swiss", "swiss-duel-title")).get_by_role("button")
    rivals.first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=say("swiss", "swiss-duel-go", name=rivals.first.inner_text())).focus()
    page.keyboard.press("Enter")
    assert answered(page)["move"] == "challenge"


def test_gaps_of_a_rack_have_names(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    moment = swiss("steal")
    draw(page, scene(moment))
    own = moment.game.racks[0]
    years = [moment.game.cards[card].year for card in own]
    gaps = page.get_by_role("group", name=say("swiss", "swiss-own-rack", cards=len(own))).get_by_role(
        "button"
    )
    expect(gaps.first).to_have_accessible_name(f"Gap 1 of {len(own) + 1}, before {years[0]}")
    expect(gaps.last).to_have_accessible_name(f"Gap {len(own) + 1} of {len(own) + 1}, after {years[-1]}")


def test_it_is_told_by_how_much_everyone_missed(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    failed = False
    for moment in moments("swiss", 3, seed=5):
        draw_at_once(page, scene(moment), fresh=False)
        failed |= (
            bool(moment.game.failed) and happened(moment, "TryFailed") and not happened(moment, "Inserted")
        )
        if failed and happened(moment, "Inserted"):
            break
    expect(page.locator(".sw-missed")).to_contain_text("missed by")
    expect(page.locator(".swiss > [role=status]")).to_have_text(re.compile(" gets .*missed by"))


def test_the_rule_for_children_is_shown(open_source_page: Opener) -> None:
    page = open_source_page(*PHONE)
    draw(page, scene(swiss("mark", ages=(9, 40, 11, None))))
    for where in (".sw-me", ".sw-rack"):
        expect(page.locator(where).get_by_title(say("swiss", "swiss-child"))).to_have_count(1)
    expect(page.locator(".sw-say")).to_contain_text("two tries")


def test_ratings_lie_face_down_until_all_are_in(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    game = moments("superversion", 5, seed=3)
    moment = first(game, lambda m: len(m.game.raters) == 1)
    last = moment.game.raters[0]
    draw(page, scene(moment, last))
    expect(page.locator(".sw-marker-back")).to_have_count(2)
    expect(page.locator(".sw-markers .avatar")).to_have_count(0)
    draw(page, scene(first(game, lambda m: happened(m, "RatingsShown")), last), fresh=False)
    for size in (DESKTOP, PHONE):
        resize(page, size)
        # The animal on the badge says whose marker it is.
        expect(page.locator(".sw-markers.shown .avatar svg").nth(1)).to_be_visible()


def test_chips_travel_unless_motion_is_unwanted(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    game = moments("swiss", 3, seed=5)
    page.evaluate("""() => { window.chips = 0; new MutationObserver((all) => all.forEach((change) =>
        change.addedNodes.forEach((node) => { if (node.className === 'sw-chip flying') window.chips++; })))
        .observe(document.body, { childList: true, subtree: true }); }""")
    draw(page, scene(first(game, lambda m: happened(m, "Paid"))), motion="less")
    assert page.evaluate("window.chips") == 0
    draw(page, scene(first(game, lambda m: happened(m, "Paid"))), fresh=False, motion="full")
    until(lambda: page.evaluate("window.chips > 0"), "chips on their way")
    expect(page.locator(".sw-gain").first).to_have_text(re.compile(r"^[+−]\d (question|steal|duel)$"))
    expect(page.locator(".sw-chip.flying")).to_have_count(0)


# Twist


def test_twist_is_drawn_without_barriers(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP, locale="de")
    for seats in (1, 3, 6):
        moment = first(moments("twist", seats, seed=4), lambda m: 0 in m.game.asks and len(m.game.row) > 3)
        for size in SIZES:
            resize(page, size)
            draw(page, scene(moment))
            assert fits(page), (seats, size)
            if seats == 6 and size in (DESKTOP, PHONE):
                assert barriers(page) == [], size


def test_twist_is_played_from_the_keyboard(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    moment = first(moments("twist", 2, seed=4), lambda m: 0 in m.game.asks and len(m.game.row) > 3)
    draw(page, scene(moment))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".tw-hand button").first).to_be_focused()
    page.keyboard.press("Enter")
    assert answered(page) == {"move": "play", "card": moment.game.hands[0][0]}


def test_whoever_watches_on_a_tablet_sees_the_felt_filled(open_source_page: Opener) -> None:
    page = open_source_page(*TABLET)
    moment = first(moments("twist", 4, seed=3, mind="oracle"), lambda m: len(m.game.row) > 5)
    draw(page, scene(moment, None))
    widths = page.locator(".tw-cell .card").evaluate_all("(found) => found.map((card) => card.offsetWidth)")
    assert min(widths) > TABLET[0] / 8
    assert fits(page)
    assert page.evaluate(TALLER) <= 0


def test_cards_that_match_the_discards_are_lit_for_everyone(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    moment = first(moments("twist", 3, seed=4), lambda m: len(m.game.row) > 5)
    game = moment.game
    icon = game.cards[game.discards[-1]].back
    matching = sum(game.cards[card].front == icon for hand in game.hands for card in hand)
    draw(page, scene(moment))
    expect(page.locator(".tw-mate .lit, .tw-hand .lit")).to_have_count(matching)


# One screen


@pytest.mark.parametrize(("name", "seats"), [("swiss", 6), ("superversion", 6), ("twist", 4)])
def test_a_phone_a_tablet_and_a_small_laptop_show_the_whole_table(
    open_source_page: Opener, name: str, seats: int
) -> None:
    page = open_source_page(*TABLET)
    asked = [at for at, m in enumerate(moments(name, seats, seed=3)) if 0 in m.game.asks]
    middle = asked[len(asked) // 2]
    moment = next(itertools.islice(moments(name, seats, seed=3), middle, None))
    # On phones what is asked of the player, and what it takes to answer, fits as well.
    for size in ((1180, 820), (1024, 768), (1280, 720), PHONE, TABLET):
        resize(page, size)
        draw(page, scene(moment, told=False))
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1"), size
        button = page.locator(".sw-go, .sw-field.open, .tw-buttons .btn").first.bounding_box()
        assert button, size
        assert button["y"] >= 0, size
        assert button["y"] + button["height"] <= size[1], size


def test_whatever_the_screen_a_card_can_be_placed_in_classic(open_source_page: Opener) -> None:
    page = open_source_page(*TABLET)
    draw(
        page, scene(first(moments("events", 4, seed=1), lambda m: 0 in m.game.asks and len(m.game.line) > 6))
    )
    place = page.locator(".ask .btn")
    for size in ((1180, 820), (1024, 768), (1280, 720), TABLET):
        resize(page, size)
        expect(place).to_be_in_viewport(ratio=1)
        assert page.evaluate(TALLER) <= 1, size
    # A phone held sideways, a page at twice its size, and a low window.
    for size in ((844, 390), (720, 450), (800, 600), (1366, 640)):
        resize(page, size)
        foot = page.locator(".ask .foot")
        foot.scroll_into_view_if_needed()
        expect(foot).to_be_in_viewport(ratio=1)
        assert fits(page), size


TALLER = "() => document.documentElement.scrollHeight - innerHeight"


@pytest.mark.parametrize(
    ("name", "seats"),
    [("swiss", 3), ("swiss-no-spinner", 4), ("superversion", 3), ("superversion", 4), ("twist", 3)],
)
def test_whatever_happens_a_desktop_and_a_tablet_show_the_whole_table(
    open_source_page: Opener, name: str, seats: int
) -> None:
    page = open_source_page(*TABLET)
    hide(page)
    scenes = {
        kind: scene(moment) for kind, moment in kinds_of(moments(name, seats, seed=3)) if not moment.game.over
    }
    for size in (DESKTOP, TABLET):
        resize(page, size)
        taller = zip(scenes, measure_each(page, [*scenes.values()], TALLER), strict=True)
        assert [(kind, by) for kind, by in taller if by > 1] == [], size


UNREADABLE = """() => [...document.querySelectorAll(".card .title, .sw-held .tile, .tw-hole span")].filter((text) => {
  const box = text.getBoundingClientRect();
  if (box.width < 2) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const letters = range.getBoundingClientRect();
  // Letters may stand out of their lines a little.
  const cut = Math.max(letters.bottom - box.bottom, box.top - letters.top) > 4 || text.scrollWidth > text.clientWidth + 1;
  return cut || parseFloat(getComputedStyle(text).fontSize) < (text.matches(".title") ? 10 : 12);
}).map((text) => `${text.className} ${text.textContent}`)"""
"""Titles that are cut off or below 10 pixels, and years below 12."""


@pytest.mark.parametrize(
    ("name", "seats", "mind", "when"),
    [
        ("twist", 4, "oracle", lambda g: len(g.row) > 10 and 0 in g.asks),
        ("swiss-no-spinner", 4, "guesser", lambda g: g.trying == 0 and max(map(len, g.racks)) > 5),
        ("superversion", 5, "guesser", lambda g: 0 in g.raters and max(map(len, g.racks)) > 5),
    ],
)
def test_small_cards_stay_readable_in_every_language(
    open_source_page: Opener, name: str, seats: int, mind: str, when: Callable[[Any], object]
) -> None:
    page = open_source_page(*TABLET)
    hide(page)
    draw(page, scene(late(name, seats, when, mind), told=False))
    for language in LANGUAGES:
        speak(page, language)
        for size in (DESKTOP, TABLET, PHONE) if language == "en" else (DESKTOP, TABLET):
            resize(page, size)
            assert page.evaluate(UNREADABLE) == [], (language, size)


BROKEN = """() => [...document.querySelectorAll(".tw-hole .era")].map((era) => {
  const { left, right } = era.getBoundingClientRect();
  const hole = era.closest(".tw-hole").getBoundingClientRect();
  return era.getClientRects().length === 1 && left >= hole.left && right <= hole.right;
})"""


def test_years_before_our_era_stay_within_the_slots_of_twist(open_source_page: Opener) -> None:
    page = open_source_page(*PHONE)

    def old(moment: Moment) -> bool:
        row = [moment.game.cards[stack[0]].year for stack in moment.game.row]
        return any(year < 0 and not slot for year, slot in zip(row, moment.game.slots, strict=False))

    moment = next(found for seed in range(9) for found in moments("twist", 4, seed) if old(found))
    for language in ("fr", "de"):
        speak(page, language)
        draw(page, scene(moment, told=False))
        whole = page.evaluate(BROKEN)
        assert whole == [True] * len(whole) != [], language


def test_on_a_page_at_twice_its_size_the_ribbon_hides_no_name(open_source_page: Opener) -> None:
    page = open_source_page(720, 450)
    draw(page, scene(first(moments("events", 4), lambda m: 0 in m.game.asks)))
    seat = page.locator(".seat.now")
    tag, called = seat.locator(".tag").bounding_box(), seat.locator(".name").bounding_box()
    assert tag
    assert called
    assert tag["y"] + tag["height"] <= called["y"]


# Ends

ENDS = [
    ("inventions", 2),
    ("events", 8),
    ("themes", 4),
    ("swiss", 4),
    ("swiss-no-spinner", 2),
    ("superversion", 5),
    ("twist", 3),
    ("twist-competitive", 3),
]
BOARDS = {"swiss": ".rack .card", "twist": ".tw-cell .card", "classic": ".timeline .card"}
EXAMINED = ["themes", "superversion", "twist"]
"""One of each kind of end."""


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "de")])
def test_an_end_tells_who_won_and_how(open_source_page: Opener, size: Size, language: str) -> None:
    page = open_source_page(*size, locale=language)
    for name, seats in ENDS:
        *_, moment = moments(name, seats, seed=3)
        draw_end(page, moment)
        expect(page.locator(".victory .how"), name).not_to_be_empty()
        assert fits(page), name
        if name in EXAMINED:
            assert barriers(page) == [], name
        expect(page.locator(".scores tbody tr"), name).to_have_count(seats)
        replay = page.get_by_role("link", name=say("table", "end-replay", language))
        expect(replay, name).to_have_attribute("href", "/replay/G")
        log = page.get_by_role("link", name=say("end", "end-log", language))
        expect(log, name).to_have_attribute("href", "/api/games/G")
        shown = len(moment.game.shown)
        page.get_by_text(say("end", "end-notes", language, n=shown)).click()
        expect(page.locator(".ages li"), name).to_have_count(shown)
        expect(page.locator(BOARDS[moment.game.rules.id]).nth(2), name).to_be_attached()
        if moment.game.rules.id == "swiss":
            expect(page.locator(".scores thead th"), name).to_have_count(8 if name == "superversion" else 7)


IN_VIEW = """() => {
  const shown = (each) => {
    const box = each.getBoundingClientRect();
    const bar = document.querySelector(".go").getBoundingClientRect();
    // On phones the buttons lie over the page.
    const bottom = innerWidth < 601 && !each.closest(".go") ? bar.top + 8 : innerHeight;
    return box.top >= 0 && box.bottom <= bottom + 0.5 && box.left >= -0.5 && box.right <= innerWidth + 0.5;
  };
  const parts = "h1, .how, .bye, .scores tr, .tw-why p, .moment, .moment p, .go .btn, .go .btn2, .go .hint";
  return [...document.querySelectorAll(parts)].filter((each) => each.getClientRects().length && !each.closest(".notes") && !shown(each)).map((each) => each.outerHTML.slice(0, 90));
}"""
"""What matters at the end of a game and is out of view."""


TALKER = "bram"
"""The bot that says most at the end."""


@pytest.mark.parametrize(
    ("name", "seats"),
    [("inventions", 2), ("events", 8), ("swiss", 6), ("superversion", 6), ("twist", 6), ("solo", 1)],
)
def test_an_end_shows_what_matters_without_scrolling(open_source_page: Opener, name: str, seats: int) -> None:
    page = open_source_page(*DESKTOP)
    *_, moment = moments(name, seats, seed=3)
    draw_end(page, moment, [TALKER])
    expect(page.locator(".bye")).to_have_count(int(seats > 1))
    assert page.evaluate("document.activeElement.localName") == "h1"
    page.keyboard.press("Tab")
    again = say("app", "rematch" if seats > 1 else "play-again")
    expect(page.get_by_role("button", name=again)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=say("app", "share"))).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name=say("table", "end-replay"))).to_be_focused()
    hide(page)
    for language in LANGUAGES:
        speak(page, language)
        for size in (DESKTOP, TABLET, PHONE):
            resize(page, size)
            assert page.evaluate(IN_VIEW) == [], (language, size)
            assert fits(page), (language, size)
    if seats > 1:
        draw_end(page, moment, [TALKER], guest=True)
        expect(page.locator(".go .hint")).to_have_count(1)
        for size in (DESKTOP, TABLET, PHONE):
            resize(page, size)
            assert page.evaluate(IN_VIEW) == [], ("guest", size)


# A television


AFAR: dict[str, Callable[[], Moment]] = {
    "classic": lambda: late("events", 4, lambda g: len(g.line) > 12),
    "swiss": lambda: late("swiss", 6, lambda g: g.read is not None and max(map(len, g.racks)) > 6),
    "superversion, four": lambda: late("superversion", 4, lambda g: g.raters and max(map(len, g.racks)) > 5),
    "superversion, six": lambda: late("superversion", 6, lambda g: g.raters and max(map(len, g.racks)) > 5),
    "twist, four": lambda: late("twist", 4, lambda g: len(g.row) > 9, "oracle"),
    "twist, six": lambda: late("twist", 6, lambda g: len(g.row) > 9, "oracle"),
}
FAULTS_AFAR = """() => {
  const box = (each) => each.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => box(each).width);
  const high = (each) => parseFloat(getComputedStyle(each).fontSize) * each.currentCSSZoom;
  const titles = all(".spot .card .title, .tw-cell .card .title, .sw-question .card .title");
  const read = [...titles, ...all(".sw-held .plaque, .sw-held .tile").filter((each) => getComputedStyle(each).visibility === "visible")];
  const corner = box(document.querySelector(".join-corner"));
  const meets = ({ left, right, top, bottom }) => left < corner.right && right > corner.left && top < corner.bottom && bottom > corner.top;
  const told = (what, found) => found.map((each) => `${what}: ${each.outerHTML.slice(0, 90)}`);
  return [
    ...(titles.length ? [] : ["no title"]),
    ...told("small", read.filter((each) => high(each) < 28)),
    ...told("cut", [...titles, ...all(".sw-held .tile")].filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth)),
    ...told("beyond", all(".spot .card, .tw-cell .card, .sw-rack, .sw-question, .sw-board, .tw-mate, .tw-fan .card, .tw-ladder td").filter((each) => box(each).top < 0 || box(each).bottom > innerHeight)),
    ...told("covered", all(".sw-board, .sw-question, .sw-rack, .tw-ladder, .tw-felt, .hand .card").filter((each) => meets(box(each)))),
  ];
}"""
"""What somebody across the room cannot read: too small, cut off, out of view or below the way to join."""


def test_a_television_shows_late_games_and_their_ends_to_the_whole_room(open_source_page: Opener) -> None:
    page = open_source_page(*TELEVISION, path="/?big")
    for name, found in AFAR.items():
        draw(page, scene(found(), seat=None, told=False))
        assert page.evaluate(FAULTS_AFAR) == [], name
        assert fits(page), name
        assert page.evaluate(TALLER) <= 0, name
    for name, seats in (("events", 8), ("superversion", 6), ("twist", 6)):
        *_, moment = moments(name, seats, seed=3)
        draw_end(page, moment, [TALKER])
        assert page.evaluate(IN_VIEW) == [], name
        assert fits(page), name


# The end of a round


READABLE = 12
LETTERS = "(texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize))"
"""How high letters are, in pixels."""


def test_a_round_ends_with_a_scoreboard_that_stays_until_it_is_closed(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    moment = first(moments("superversion", 4, seed=2), lambda m: happened(m, "RoundScored"))
    points = next(event.points for event in moment.events if type(event).__name__ == "RoundScored")
    draw(page, scene(moment, past=True))
    board = page.get_by_role("dialog")
    heading = board.get_by_role("heading", level=1)
    expect(heading).to_be_focused()
    page.keyboard.press("Tab")
    expect(board.get_by_role("button", name=say("swiss", "swiss-round-next"))).to_be_focused()
    rows = board.get_by_role("row")
    expect(rows).to_have_count(5)
    shown = [int(text) for text in board.locator(".sw-all").all_inner_texts()]
    assert shown == sorted(points, reverse=True)
    assert barriers(page) == []
    for size in (DESKTOP, TABLET, PHONE):
        resize(page, size)
        expect(board.get_by_role("button", name=say("swiss", "swiss-round-next"))).to_be_in_viewport(ratio=1)
        expect(rows.last).to_be_in_viewport(ratio=1)
        assert fits(page), size
        years = board.locator(".plaque:visible").evaluate_all(LETTERS)
        assert all(high >= READABLE for high in years), size
    page.keyboard.press("Enter")
    expect(board).to_be_hidden()


def test_on_a_phone_a_row_of_the_scoreboard_says_all_and_opens(open_source_page: Opener) -> None:
    page = open_source_page(*PHONE)
    moment = first(moments("superversion", 4, seed=2), lambda m: happened(m, "RoundScored"))
    drawn = scene(moment, past=True)
    draw(page, drawn)
    board = page.get_by_role("dialog")
    row = board.get_by_role("row").nth(2)
    opens = row.get_by_role("button")
    # The rack is drawn as pips; screen readers are told its size, and the points.
    expect(opens).to_have_accessible_name(
        re.compile(rf"{say('swiss', 'swiss-round-cards', cards=6, all=8)} \d+$")
    )
    opens.click()
    expect(row.locator(".sw-opened .card")).to_have_count(6)
    expect(row.get_by_text(say("swiss", "swiss-why-rating"), exact=False).first).to_be_visible()
    assert board.evaluate("board => board.scrollWidth <= innerWidth")
    for event in (each for entry in (*drawn["past"]["entries"], drawn["events"]) for each in entry):
        if event["event"] == "RoundScored":
            event["winners"] = (0, 1, 3)
    for size in (PHONE, DESKTOP):
        resize(page, size)
        draw(page, drawn)
        expect(board.locator("header .avatar")).to_have_count(3)
        assert board.evaluate("board => board.scrollWidth <= innerWidth"), size


def test_chips_can_be_looked_up_round_by_round_during_the_game(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    moment = first(
        moments("superversion", 4, seed=2),
        lambda m: m.game.round == 2 and 0 in m.game.asks and not happened(m, "RoundScored"),
    )
    draw(page, scene(moment, past=True))
    page.get_by_role("button", name=say("swiss", "swiss-account-open", chips=moment.game.chips[0])).click()
    for number in (1, 2):
        expect(
            page.get_by_role("dialog").get_by_text(say("swiss", "swiss-account", round=number))
        ).to_be_visible()


def test_a_game_is_shared_as_text_and_as_a_picture_without_dates(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    for name in ("themes", "superversion", "twist"):
        *_, moment = moments(name, 3, seed=3)
        draw_end(page, moment)
        page.get_by_role("button", name=say("app", "share")).click()
        text = page.get_by_label(say("end", "end-text")).input_value()
        assert "▮" in text
        assert "Mira" in text
        assert text.endswith("/replay/G")
        years = {str(abs(moment.game.cards[card].year)) for card in moment.game.shown}
        assert not years & set(text.replace("\n", " ").split(" ")), name
        picture = saved_picture(page)
        assert struct.unpack(">II", picture[16:24]) == (1200, 630)
        assert len(picture) > 20_000, "it is not empty"
    assert barriers(page) == []


def test_what_everyone_laid_is_reckoned_from_the_log(open_source_page: Opener) -> None:
    page = open_source_page(*DESKTOP)
    *_, moment = moments("themes", 3, seed=3)
    events = [event for entry in moment.game.log for event in entry.events]
    draw_end(page, moment)
    for seat in range(3):
        name = moment.game.players[seat].name if seat else "You"
        laid = [msgspec.to_builtins(event) for event in events if getattr(event, "gap", None) is not None]
        own = [event["event"] == "Placed" for event in laid if event["seat"] == seat]
        row = page.get_by_role("row").filter(has_text=name)
        expect(row).to_contain_text(f"{sum(own)}/{len(own)}")
        expect(row.locator(".squares i.missed")).to_have_count(len(own) - sum(own))
