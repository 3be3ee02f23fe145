"""Whole games of every preset through the page: one person taps, another has only a keyboard, and a bot plays with them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from cable import Cable
from player import Person, enter, open_room, play_on, see_the_end, years_of
from playwright.sync_api import Browser, Page
from running import Server

from interstice.rules.presets import PRESETS

DESKTOP, PHONE = (1440, 900), (390, 844)
SHORT = {"classic": {"hand": 3}, "swiss": {"rounds": 1}, "twist": {"cards": 14}}
Opener = Callable[..., Page]


@pytest.fixture(scope="module")
def server(bundled_server: Server) -> Server:
    """Everywhere else the modules are played as they lie; here, the bundle."""
    return bundled_server


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_is_played_to_its_end_by_taps_and_by_keys(open_page: Opener, preset: str) -> None:
    chosen = PRESETS[preset]
    taps = Person(open_page(*PHONE), years=years_of(chosen.deck))
    keys = Person(open_page(*DESKTOP), keys=True)
    code = open_room(taps, preset, SHORT[chosen.rules_id])
    enter(taps, code, {0: "Mira"})
    enter(keys, code, {1: "Jonas"})
    taps.tell(code, "invite", seat=2, bot="guesser")
    taps.tell(code, "start")
    assert play_on([taps, keys]) > 3
    for person in (taps, keys):
        see_the_end(person)
    zones = ("winners", "score", "line", "racks", "row", "slots", "entries")
    ends = [[(person.view or {})[zone] for zone in zones] for person in (taps, keys)]
    assert ends[0] == ends[1]


def test_a_move_that_is_made_without_a_connection_arrives_when_it_is_back(
    server: Server, browser: Browser
) -> None:
    with Cable(server.port) as cable, browser.new_context(reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(cable.url)
        person = Person(page, keys=True, years=years_of("events"))
        code = open_room(person, "events", {"hand": 2})
        enter(person, code, {0: "Mira"})
        person.tell(code, "invite", seat=1, bot="guesser")
        person.tell(code, "start")
        play_on([person], until=1)
        page.wait_for_selector("[data-gap]:enabled")
        cable.cut()
        page.wait_for_selector(".banner")
        for key in ("ArrowDown", "ArrowRight", "Enter"):
            page.keyboard.press(key)
        page.wait_for_timeout(700)
        assert page.locator("dialog.rv").count() == 0
        cable.mend()
        page.wait_for_selector("dialog.rv[open]")
        assert page.locator(".banner").count() == 0
        page.keyboard.press("Enter")
        play_on([person])
        see_the_end(person)


@pytest.mark.parametrize("rules", ["classic", "twist"])
def test_two_people_share_a_phone(open_page: Opener, rules: str) -> None:
    preset = {"classic": "events", "twist": "twist"}[rules]
    both = Person(open_page(*PHONE), years=years_of(PRESETS[preset].deck))
    code = open_room(both, preset, {"classic": {"hand": 1}, "twist": {"cards": 10}}[rules])
    enter(both, code, {0: "Mira", 1: "Jonas"})
    both.tell(code, "start")
    assert play_on([both]) >= 2
    see_the_end(both)
