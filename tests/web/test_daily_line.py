"""The daily line in a real browser, by taps and by keys: from the start page to its result, over midnight and without a connection."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from browsers import Visitors
from cable import Cable
from clocked import ClockedServer
from daily_lines import ANA, Clock, halls, play
from player import Person, years_of
from playwright.sync_api import Page, expect
from staged import saved_picture
from tapping import tap_gap
from web_axe import barriers

from interstice.cli.main import main
from interstice.decks.load import shipped
from interstice.server.daily.daily import Daily
from interstice.server.daily.days import day_at
from interstice.store.daily import DailyLine
from interstice.text import LANGUAGES, say

PHONE, DESKTOP = (390, 844), (1440, 900)
YEARS = {face: year for deck in shipped() for face, year in years_of(deck).items()}
CASES = list(zip(LANGUAGES, cycle([PHONE, DESKTOP]), cycle([False, True, True, False]), strict=False))
MARKS = "1101111011"


@pytest.fixture(scope="module")
def clocked(tmp_path_factory: pytest.TempPathFactory, fresh_bundle: Path) -> Iterator[ClockedServer]:
    folder = tmp_path_factory.mktemp("daily")
    with ClockedServer(folder / "games.sqlite", INTERSTICE_BUNDLE=str(fresh_bundle)) as server:
        yield server


def open_start(
    visitors: Visitors, url: str, size: tuple[int, int] = PHONE, language: str = "en", **wishes: object
) -> Page:
    width, height = size
    page = visitors(viewport={"width": width, "height": height}, locale=language, **wishes).new_page()
    page.goto(url)
    return page


def slip(page: Page, language: str = "en") -> Any:
    return page.get_by_role("region", name=say("app", "today-line", language))


def begin(page: Page, language: str = "en", word: str = "today-play") -> Person:
    person = Person(page)
    slip(page, language).get_by_role("button", name=say("app", word, language), exact=True).click()
    expect(page.locator("[data-gap]:enabled").first).to_be_attached()
    person.read_language()
    return person


def place(person: Person, right: bool, keys: bool = True) -> None:
    page, view = person.page, person.view
    assert view is not None
    year = YEARS[view["cards"][str(view["top"])]["face"]]
    line = [YEARS[view["cards"][str(card)]["face"]] for card in view["line"]]
    fits = sum(other <= year for other in line)
    gap = fits if right else 0 if fits else len(line)
    chosen = page.locator(f'[data-gap="{gap}"]')
    expect(chosen).to_be_enabled()
    if keys:
        page.evaluate("document.activeElement?.blur()")
        key = "ArrowRight"
        while chosen.get_attribute("aria-pressed") != "true":
            page.keyboard.press(key)
            lit = page.locator("[data-gap][aria-pressed=true]").get_attribute("data-gap")
            key = "ArrowRight" if int(lit or 0) < gap else "ArrowLeft"
        page.keyboard.press("Enter")
    else:
        tap_gap(page, gap)
        person.button("classic", "classic-place").tap()
    revealed = page.locator("dialog.reveal")
    expect(revealed).to_be_visible()
    revealed.get_by_role("button", name=say("app", "go-on", person.language)).press("Enter")
    expect(revealed).to_have_count(0)


def score(page: Page) -> Any:
    return page.locator(".daily .score")


@pytest.mark.parametrize(("language", "size", "keys"), CASES, ids=[case[0] for case in CASES])
def test_the_daily_line_is_played_and_told(
    clocked: ClockedServer, visitors: Visitors, language: str, size: tuple[int, int], keys: bool
) -> None:
    page = open_start(visitors, clocked.url, size, language, has_touch=not keys)
    expect(slip(page, language)).to_contain_text(say("app", "today-about", language))
    assert barriers(page) == []
    person = begin(page, language)
    for number, mark in enumerate(MARKS):
        place(person, mark == "1", keys)
        if number == 3:
            page.goto(clocked.url)
            expect(slip(page, language)).to_contain_text(say("app", "today-begun", language, n=4))
            expect(page.get_by_role("link", name=say("app", "go-on", language))).to_have_count(0)
            person = begin(page, language, "today-continue")
    expect(score(page)).to_contain_text("8")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    marks = [say("daily", f"daily-mark-{'right' if mark == '1' else 'wrong'}", language) for mark in MARKS]
    expect(page.get_by_role("img", name=", ".join(marks))).to_be_visible()
    expect(page.get_by_role("heading", name=say("daily", "daily-hardest", language))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(page) == []
    page.keyboard.press("s")
    text = page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert text.split("\n")[1] == "".join("🟩" if mark == "1" else "🟥" for mark in MARKS)
    assert not any(title in text for title in titles(page))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(slip(page, language)).to_be_visible()
    page.goto(clocked.url)
    expect(slip(page, language)).to_contain_text(say("app", "today-done", language, right=8, all=10))
    slip(page, language).get_by_role("link", name=say("app", "today-see", language)).click()
    expect(score(page)).to_be_visible()


def titles(page: Page) -> list[str]:
    return [each for each in page.locator(".ages h3").all_inner_texts() if each]


def test_midnight_during_a_game_and_the_line_still_counts(
    tmp_path: Path, fresh_bundle: Path, visitors: Visitors
) -> None:
    with ClockedServer(tmp_path / "games.sqlite", INTERSTICE_BUNDLE=str(fresh_bundle)) as server:
        page = open_start(visitors, server.url, DESKTOP)
        expect(slip(page).get_by_role("button", name=say("app", "today-play"))).to_be_enabled()
        left = page.evaluate("fetch('/api/daily').then((answer) => answer.json()).then(({ left }) => left)")
        person = begin(page)
        for mark in MARKS[:5]:
            place(person, mark == "1")
        server.advance(left + 1800)
        # The table stays open over midnight.
        place(person, MARKS[5] == "1")
        page.goto(server.url)
        expect(slip(page)).to_contain_text(say("app", "today-about"))
        page.get_by_role("link", name=re.compile(f"^{say('app', 'your-turn')}")).click()
        expect(page.locator("[data-gap]:enabled").first).to_be_attached()
        for mark in MARKS[6:]:
            place(person, mark == "1")
        expect(score(page)).to_contain_text(say("daily", "daily-counts-for", day="").strip())
        expect(page.get_by_role("heading", name=say("app", "today-streak", n=1))).to_be_visible()
        page.goto(server.url)
        expect(slip(page)).to_contain_text(say("app", "today-about"))
        expect(slip(page)).to_contain_text(say("app", "today-streak", n=1))


def test_the_line_goes_on_after_the_connection_was_lost(clocked: ClockedServer, visitors: Visitors) -> None:
    with Cable(clocked.port) as cable:
        page = open_start(visitors, cable.url)
        person = begin(page)
        place(person, True)
        cable.cut()
        lost = page.get_by_text(say("app", "connection-lost"))
        expect(lost).to_be_visible()
        cable.mend()
        expect(lost).to_have_count(0)
        place(person, True)
        assert person.view is not None
        assert person.view["right"] == 2


def test_without_a_connection_the_slip_says_why_it_cannot_be_played(
    clocked: ClockedServer, visitors: Visitors
) -> None:
    page = open_start(visitors, clocked.url)
    button = slip(page).get_by_role("button", name=say("app", "today-play"))
    expect(button).to_be_enabled()
    page.context.set_offline(True)
    expect(button).to_be_disabled()
    expect(slip(page).get_by_role("alert")).to_have_text(say("app", "today-offline"))
    page.context.set_offline(False)
    expect(button).to_be_enabled()


def test_nobody_else_can_enter_the_room_of_a_daily_line(clocked: ClockedServer, visitors: Visitors) -> None:
    page = open_start(visitors, clocked.url)
    begin(page)
    other = open_start(visitors, page.url)
    expect(other.get_by_role("heading", name=say("app", "no-room"))).to_be_visible()


def test_whoever_is_sent_a_result_can_play_that_line(clocked: ClockedServer, visitors: Visitors) -> None:
    page = open_start(visitors, clocked.url)
    day = page.evaluate("fetch('/api/daily').then((answer) => answer.json()).then(({ day }) => day)")
    page.goto(f"{clocked.url}/daily/{day}")
    expect(page.get_by_role("heading", name=say("app", "today-line"))).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name=say("app", "today-play")).click()
    expect(page.locator("[data-gap]:enabled").first).to_be_attached()
    page.goto(f"{clocked.url}/daily/{day}")
    expect(page.get_by_role("button", name=say("app", "today-continue"))).to_be_visible()


def aside(work: Callable[..., Any], *given: Any) -> Any:
    """Playwright has an event loop of its own in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work, *given).result()


async def play_today(folder: Path) -> DailyLine:
    clock = Clock()
    clock.now = time.time()
    async with halls(folder, clock) as [hall]:
        line = await Daily(hall).line(day_at(clock.now))
        await play(hall, ANA, MARKS, line.day)
    return line


def test_the_calendar_leads_to_a_day_which_is_shared_as_a_picture_and_from_which_the_host_takes_a_card(
    tmp_path: Path, fresh_bundle: Path, visitors: Visitors
) -> None:
    line, database = aside(asyncio.run, play_today(tmp_path)), tmp_path / "games.sqlite"
    with ClockedServer(database, INTERSTICE_BUNDLE=str(fresh_bundle)) as server:
        context = visitors(viewport={"width": 1440, "height": 900})
        context.add_init_script(f"localStorage['interstice.token'] = '{ANA}'")
        page = context.new_page()
        page.goto(f"{server.url}/daily")
        played = page.get_by_role("link", name=say("daily", "daily-score", right=8, all=10))
        expect(played).to_be_visible()
        assert barriers(page) == []
        page.get_by_role("button", name=say("daily", "daily-month-before")).click()
        expect(played).to_have_count(0)
        page.get_by_role("button", name=say("daily", "daily-month-after")).click()
        played.click()
        expect(score(page)).to_contain_text("10")
        page.get_by_role("button", name=say("daily", "daily-share")).click()
        assert len(saved_picture(page)) > 20_000, "it is not empty"
        taken_out = ["--withdraw", line.faces[1], "--why", "The year is disputed."]
        assert aside(main, ["daily", line.day, *taken_out, "--database", str(database)]) == 0
        page.reload()
        expect(page.get_by_role("status").filter(has_text="The year is disputed.")).to_be_visible()
        expect(score(page)).to_contain_text("9")
        expect(page.locator(".marks .out")).to_have_count(1)
        expect(page.get_by_role("heading", name=say("app", "today-streak", n=1))).to_be_visible()
        assert barriers(page) == []


def test_an_earlier_day_is_played_for_fun_and_then_ends_like_any_game(
    tmp_path: Path, fresh_bundle: Path, visitors: Visitors
) -> None:
    with ClockedServer(tmp_path / "games.sqlite", INTERSTICE_BUNDLE=str(fresh_bundle)) as server:
        page = open_start(visitors, server.url)
        expect(slip(page).get_by_role("button", name=say("app", "today-play"))).to_be_enabled()
        server.advance(48 * 3600)
        page.goto(f"{server.url}/daily")
        today = page.get_by_role("link", name=say("daily", "daily-day-open"))
        expect(today).to_have_attribute("href", "/")
        page.get_by_role("link", name=say("daily", "daily-day-fun")).click()
        expect(score(page)).to_contain_text(say("daily", "daily-for-fun"))
        expect(page.get_by_role("heading", name=say("daily", "daily-everybody"))).to_have_count(0)
        person = Person(page)
        page.get_by_role("button", name=say("daily", "daily-play-again")).click()
        expect(page.locator("[data-gap]:enabled").first).to_be_attached()
        person.read_language()
        for mark in MARKS:
            place(person, mark == "1")
        expect(page.get_by_role("heading", level=1)).to_have_text(say("solo", "solo-score", n=8))
        code = page.url
        person.button("app", "play-again").click()
        expect(page.locator("[data-gap]:enabled").first).to_be_attached()
        assert page.url != code


def test_a_new_day_swaps_the_slip_of_an_open_page(
    tmp_path: Path, fresh_bundle: Path, visitors: Visitors
) -> None:
    with ClockedServer(tmp_path / "games.sqlite", INTERSTICE_BUNDLE=str(fresh_bundle)) as server:
        context = visitors(viewport={"width": 1440, "height": 900}, locale="en")
        page = context.new_page()
        page.clock.install()
        page.goto(server.url)
        expect(slip(page).get_by_role("button", name=say("app", "today-play"))).to_be_enabled()
        said = page.evaluate("fetch('/api/daily').then((answer) => answer.json())")
        server.advance(said["left"] + 1)
        page.clock.fast_forward(int(1000 * (said["left"] + 20)))
        page.clock.run_for(20_000)
        expect(page.get_by_role("status").last).to_have_text(say("app", "today-new"))
        expect(slip(page).get_by_role("button", name=say("app", "today-play"))).to_be_enabled()


WITHIN = "slip => [...slip.querySelectorAll('*')].every(part => part.getBoundingClientRect().right <= slip.getBoundingClientRect().right)"


@pytest.mark.parametrize(
    ("days", "at_risk", "word", "language"),
    [
        (0, False, "today-streak-none", "it"),
        (12, False, "today-streak", "de"),
        (112, True, "today-streak-risk", "en"),
        (112, True, "today-streak-risk", "fr"),
    ],
)
def test_the_slip_says_what_becomes_of_the_streak_and_hides_nothing_on_a_phone(
    clocked: ClockedServer, visitors: Visitors, days: int, at_risk: bool, word: str, language: str
) -> None:
    page = visitors(viewport={"width": 390, "height": 844}, locale=language).new_page()
    streak = {"days": days, "best": 19, "is_at_risk": at_risk, "week": ["open"] * 7}
    today = {
        "day": "2026-11-18",
        "left": 9000,
        "state": "new",
        "placed": 0,
        "right": None,
        "out_of": 10,
        "players": 3,
    }
    page.route("**/api/daily", lambda route: route.fulfill(json={**today, "streak": streak}))
    page.goto(clocked.url)
    expect(slip(page, language)).to_contain_text(say("app", word, language, n=days))
    hours, _ = say("app", "time-hours", language, h=2, m=0).split("0")
    expect(slip(page, language)).to_contain_text(hours)
    assert slip(page, language).evaluate(WITHIN)
    join = page.get_by_role("button", name=say("app", "join", language)).bounding_box()
    tabs = page.get_by_role("navigation").last.bounding_box()
    assert join is not None
    assert tabs is not None
    assert join["y"] + join["height"] <= tabs["y"]
