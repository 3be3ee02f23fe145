"""The tables at moments that a game seldom comes to: forty cards on a line, every question of Swiss and Twist, every end."""

from __future__ import annotations

import itertools
import struct
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page
from staged import SLOWER, Moment, drag_over_forty_cards, draw, draw_end, first, long_line, moments
from web_axe import barriers

DESKTOP, TABLET, PHONE, TELEVISION = (1440, 900), (820, 1180), (390, 844), (1920, 1080)
SIZES = [DESKTOP, TABLET, PHONE, TELEVISION]
Opener = Callable[..., Page]
LONG_TASK = 50.0


def happened(moment: Moment, event: str) -> bool:
    return any(type(each).__name__ == event for each in moment.events)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


# The classic line


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cards", [3, 40])
def test_a_line_is_readable_with_three_and_with_forty_cards(
    open_page: Opener, size: tuple[int, int], cards: int
) -> None:
    page = open_page(*size)
    moment, seen = long_line(cards)
    draw(page, moment, view=seen)
    assert fits(page)
    assert barriers(page) == []
    # As much of every card as stands free of the next shows its year: 44 pixels at least.
    places = page.eval_on_selector_all(".spot", "all => all.map((card) => card.getBoundingClientRect().left)")
    assert all(after - before >= 43.5 for before, after in itertools.pairwise(places))
    slivers = page.locator(".spot.sliver")
    if cards == 40:
        assert slivers.first.locator(".tile").inner_text().strip()
        assert page.locator(".strip:visible").count() == 1
    else:
        assert slivers.count() == 0
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    chosen = page.locator(".gap.chosen")
    chosen.wait_for()
    page.wait_for_timeout(100)
    box = chosen.bounding_box()
    assert box
    assert 0 <= box["x"] <= size[0] - box["width"], "the chosen gap is in sight"
    assert " of 41, " in (chosen.get_attribute("aria-label") or "") or cards == 3
    whole = page.locator(".spot:not(.sliver)").count()
    assert whole >= min(cards, 4), "the cards beside the gap are not covered"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_press_on_the_overview_goes_there(open_page: Opener, size: tuple[int, int]) -> None:
    page = open_page(*size)
    moment, seen = long_line(40)
    draw(page, moment, view=seen)
    strip = page.locator(".strip").bounding_box()
    assert strip
    for part in (0.95, 0.05):
        page.mouse.click(strip["x"] + strip["width"] * part, strip["y"] + 20)
        page.wait_for_function(
            "(right) => { const track = document.querySelector('.track');"
            " return (track.scrollLeft + track.clientWidth / 2 > track.scrollWidth / 2) === right }",
            arg=part > 0.5,
        )


def test_the_line_opens_where_the_mouse_comes_near(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    moment, seen = long_line(40)
    draw(page, moment, view=seen)
    page.click("[data-hand] >> nth=0")
    lefts = "all => all.map((card) => card.getBoundingClientRect().left)"
    before = page.eval_on_selector_all(".spot", lefts)
    page.mouse.move(700, 320)
    page.mouse.move(500, 320)
    page.wait_for_timeout(100)
    after = page.eval_on_selector_all(".spot", lefts)
    steps = [right - left for left, right in itertools.pairwise(after)]
    assert after != before
    assert max(steps) > 130, "one gap stands open"
    under = next(at for at, left in enumerate(after) if left > 500)
    assert min(steps[under - 2 : under + 1]) > 90, "the cards near the mouse lie side by side"


@pytest.mark.parametrize(("size", "as_slow"), [(DESKTOP, 1), (PHONE, SLOWER)])
def test_dragging_over_forty_cards_keeps_the_page_free(
    open_page: Opener, size: tuple[int, int], as_slow: int
) -> None:
    """The longest task; a machine on which others are busy has three tries."""
    page, took = open_page(*size), list[float]()
    while not took or (min(took) >= LONG_TASK and len(took) < 3):
        took.append(drag_over_forty_cards(page, size[0]) * as_slow / SLOWER)
    assert min(took) < LONG_TASK, took


def test_somebody_elses_card_turns_over_in_its_place(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    game = moments("themes", 3, seed=2)
    moment = first(game, lambda m: m.game.turn == 1)
    draw(page, moment)
    moment = first(game, lambda m: happened(m, "Missed") and m.events[0].seat != 0)
    draw(page, moment, told=False)
    draw(page, moment)
    slip = page.locator(".guest .slip")
    slip.wait_for()
    assert "issed by" in slip.inner_text()
    assert page.locator(".guest .plq").count() == 1, "its date is seen"
    slip.wait_for(state="detached", timeout=5000)


def test_a_line_is_drawn_for_those_who_only_look(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    draw(page, first(moments("events", 5, seed=4), lambda m: len(m.game.line) > 8), seat=None, told=False)
    assert page.locator(".spot").count() == 9
    assert page.locator("[data-hand]").count() == 0
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


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_of_swiss_is_drawn_without_barriers(
    open_page: Opener, question: str, size: tuple[int, int]
) -> None:
    page = open_page(*size, locale="de")
    draw(page, swiss(question))
    assert fits(page)
    assert barriers(page) == []


def answered(page: Page) -> Any:
    page.wait_for_function("() => window.staged.moves.length")
    return page.evaluate("window.staged.moves[0]")


def test_questions_of_swiss_are_answered_from_the_keyboard(open_page: Opener) -> None:
    for question, move in (("mark", "mark"), ("give", "give"), ("remove", "remove")):
        page = open_page(*DESKTOP)
        draw(page, swiss(question))
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        assert answered(page)["move"] == move
        page.close()
    page = open_page(*DESKTOP)
    draw(page, swiss("turn"))
    page.focus(".sw-ask .btn2")
    page.keyboard.press("Enter")
    page.focus(".sw-targets button")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.focus(".sw-go")
    page.keyboard.press("Enter")
    assert answered(page)["move"] == "challenge"


def test_gaps_of_a_rack_have_names(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    moment = swiss("steal")
    draw(page, moment)
    rack = moment.game.racks[0]
    years = [moment.game.cards[card].year for card in rack]
    labels = page.eval_on_selector_all(".sw-gap", "all => all.map((gap) => gap.getAttribute('aria-label'))")
    assert labels[0] == f"Gap 1 of {len(rack) + 1}, before {years[0]}"
    assert labels[-1] == f"Gap {len(rack) + 1} of {len(rack) + 1}, after {years[-1]}"


def test_it_is_told_by_how_much_everyone_missed(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    game = moments("swiss", 3, seed=5)
    for moment in game:
        draw(page, moment)
        if moment.game.failed and happened(moment, "TryFailed") and not happened(moment, "Inserted"):
            break
    for moment in game:
        draw(page, moment)
        if happened(moment, "Inserted"):
            break
    assert "missed by" in page.inner_text(".sw-missed")
    status = page.inner_text(".swiss > [role=status]")
    assert "missed by" in status
    assert " gets " in status


def test_the_rule_for_children_is_shown(open_page: Opener) -> None:
    page = open_page(*PHONE)
    draw(page, swiss("mark", ages=(9, 40, 11, None)))
    assert page.locator(".sw-me .sw-child").count() == 1
    assert page.locator(".sw-rack .sw-child").count() == 1
    assert "try twice" in page.inner_text(".sw-say")


def test_ratings_lie_face_down_until_all_are_in(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    game = moments("superversion", 5, seed=3)
    moment = first(game, lambda m: len(m.game.raters) == 1)
    last = moment.game.raters[0]
    draw(page, moment, last)
    assert page.locator(".sw-marker-back").count() == 2
    assert page.locator(".sw-markers .av").count() == 0
    draw(page, first(game, lambda m: happened(m, "RatingsShown")), last)
    assert page.locator(".sw-markers.shown .av").count() >= 2


def test_chips_travel_unless_motion_is_unwanted(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    game = moments("swiss", 3, seed=5)
    watch = """() => { window.chips = 0; new MutationObserver((all) => all.forEach((change) =>
        change.addedNodes.forEach((node) => { if (node.className === 'sw-chip flying') window.chips++; })))
        .observe(document.body, { childList: true, subtree: true }); }"""
    moment = first(game, lambda m: happened(m, "Paid"))
    page.evaluate(watch)
    draw(page, moment, dress={"motion": "less"})
    page.wait_for_timeout(100)
    assert page.evaluate("window.chips") == 0
    draw(page, first(game, lambda m: happened(m, "Paid")), dress={"motion": "full"})
    page.wait_for_function("() => window.chips > 0")
    page.wait_for_selector(".sw-chip.flying", state="detached")


# Twist


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_twist_is_drawn_without_barriers(open_page: Opener, size: tuple[int, int], seats: int) -> None:
    page = open_page(*size, locale="de")
    draw(page, first(moments("twist", seats, seed=4), lambda m: 0 in m.game.asks and len(m.game.row) > 3))
    assert fits(page)
    assert barriers(page) == []


def test_twist_is_played_from_the_keyboard(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    moment = first(moments("twist", 2, seed=4), lambda m: 0 in m.game.asks and len(m.game.row) > 3)
    draw(page, moment)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    assert answered(page) == {"move": "play", "card": moment.game.hands[0][0]}


def test_cards_that_match_the_discards_are_lit_for_everyone(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    moment = first(moments("twist", 3, seed=4), lambda m: len(m.game.row) > 5)
    game = moment.game
    icon = game.cards[game.discards[-1]].back
    matching = sum(game.cards[card].front == icon for hand in game.hands for card in hand)
    draw(page, moment)
    assert page.locator(".tw-mate .lit, .tw-hand .lit").count() == matching


# One screen


@pytest.mark.parametrize("size", [(1180, 820), (1024, 768), (1280, 720), TABLET])
@pytest.mark.parametrize(("name", "seats"), [("swiss", 4), ("superversion", 6), ("twist", 4)])
def test_a_tablet_and_a_small_laptop_show_the_whole_table(
    open_page: Opener, size: tuple[int, int], name: str, seats: int
) -> None:
    page = open_page(*size)
    asked = [at for at, m in enumerate(moments(name, seats, seed=3)) if 0 in m.game.asks]
    middle = asked[len(asked) // 2]
    draw(page, next(itertools.islice(moments(name, seats, seed=3), middle, None)), told=False)
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    button = page.locator(".sw-go, .sw-field.open, .tw-buttons .btn").first.bounding_box()
    assert button
    assert button["y"] >= 0
    assert button["y"] + button["height"] <= size[1]


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


@pytest.mark.parametrize(("name", "seats"), ENDS)
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_an_end_tells_who_won_and_how(
    open_page: Opener, name: str, seats: int, size: tuple[int, int]
) -> None:
    page = open_page(*size, locale="de" if size == PHONE else "en")
    *_, moment = moments(name, seats, seed=3)
    draw_end(page, moment)
    page.wait_for_selector(".lau p:not(:empty)")
    assert fits(page)
    assert barriers(page) == []
    assert page.locator(".tb tbody tr").count() == seats
    assert page.get_attribute(".go a[href^='/replay/']", "href") == "/replay/G"
    assert page.get_attribute("a[download]", "href") == "/api/games/G"
    page.click("details summary")
    assert page.locator(".ages li").count() == len(moment.game.shown)
    board = {"swiss": ".rack .card", "twist": ".tw-cell .card", "classic": ".tl .card"}[moment.game.rules.id]
    assert page.locator(board).count() > 2
    if moment.game.rules.id == "swiss":
        assert page.locator(".tb thead th").count() == (8 if name == "superversion" else 7)


@pytest.mark.parametrize("name", ["themes", "superversion", "twist"])
def test_a_game_is_shared_as_text_and_as_a_picture_without_dates(open_page: Opener, name: str) -> None:
    page = open_page(*DESKTOP)
    *_, moment = moments(name, 3, seed=3)
    draw_end(page, moment)
    page.click(".go .two button:enabled")
    text = page.input_value(".sharing textarea")
    assert "▮" in text
    assert "Mira" in text
    years = {str(abs(moment.game.cards[card].year)) for card in moment.game.shown}
    assert not years & set(text.replace("\n", " ").split(" "))
    assert barriers(page) == []
    with page.expect_download() as saved:
        page.click(".sharing .btn")
    picture = saved.value.path().read_bytes()
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 20_000, "it is not empty"


def test_what_everyone_laid_is_reckoned_from_the_log(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    *_, moment = moments("themes", 3, seed=3)
    events = [event for entry in moment.game.log for event in entry.events]
    draw_end(page, moment)
    for seat in range(3):
        name = moment.game.players[seat].name if seat else "You"
        laid = [msgspec.to_builtins(event) for event in events if getattr(event, "gap", None) is not None]
        own = [event["event"] == "Placed" for event in laid if event["seat"] == seat]
        row = page.locator(f".tb tbody tr:has-text('{name}')")
        assert f"{sum(own)}/{len(own)}" in row.inner_text()
        assert row.locator(".sq i.x").count() == len(own) - sum(own)
