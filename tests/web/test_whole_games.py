"""Whole games of every preset through the page: one person taps, another has only a keyboard, and a bot plays with them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from player import Person, enter, open_room, play_on, see_the_end, years_of
from playwright.sync_api import Page
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
