"""Whole games of every preset through the page: one person taps, another has only a keyboard, and a bot plays with them.
Each of the two speaks another language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

import patience
import pytest
from browsers import AT_HOME, Opener, Visitors
from cable import Cable
from player import Person, View, enter, open_room, play_on, see_the_end, years_of
from playwright.sync_api import expect
from running import Server
from web_axe import barriers

from interstice.decks.load import load_shipped
from interstice.rules.presets import PRESETS
from interstice.text import LANGUAGES, say

DESKTOP, PHONE = (1440, 900), (390, 844)
SPOKEN = [*LANGUAGES] * 2
# Stars are quick to answer, so a rack is soon full.
WHEEL = ["question", "star", "two-tries", "star", "question", "star", "grump", "star"]
SHORT: dict[str, dict[str, object]] = {
    "classic": {"hand": 2},
    "swiss": {"rounds": 1, "wheel": WHEEL},
    "twist": {"cards": 14},
}
SHARED = [name for name, preset in PRESETS.items() if preset.seats[-1] > 1]
"""Those that two can play."""
EXAMINED = [("twist-competitive", PHONE), ("swiss", DESKTOP), ("superversion", PHONE), ("twist", DESKTOP)]
"""Where barriers are looked for in the middle of the game: once for each kind of table."""
EXAMINED_AT_THE_END = ["events", "swiss-no-spinner"]
"""The same for what comes after the game; on a desktop, for somebody's first game ends on a phone."""
FITS = "document.fonts.ready.then(() => document.documentElement.scrollWidth <= innerWidth)"
YEARS = re.compile(r"/timeline|/cards\.")
"""Addresses that tell years which the game has not shown."""


def title(card: int, view: View, deck: str, language: str) -> str:
    face = view["cards"][str(card)]["face"]
    return next(each.title[language] for each in load_shipped(deck).cards if each.id == face)


def look_at_classic(person: Person, view: View, deck: str) -> None:
    card, language = view["hands"][view["seat"]][0], person.language
    expect(person.page.locator(f'[data-hand="{card}"]')).to_contain_text(title(card, view, deck, language))
    if view["playing"] == [*range(len(view["players"]))]:
        rounds = say("app", "round", language, n=view["round"])
        expect(person.page.get_by_text(rounds, exact=True)).to_be_visible()


def look_at_swiss(person: Person, view: View, deck: str) -> None:
    page, own = person.page, view["racks"][view["seat"]]
    rack = page.get_by_role("group", name=say("swiss", "swiss-own-rack", person.language, cards=len(own)))
    titles = [title(card, view, deck, person.language) for card in own]
    expect(rack.locator("[data-card]")).to_contain_text(titles)
    expect(page.get_by_role("article")).to_have_count(len(view["players"]) - 1)
    spun = [event["sector"] for event in person.events if event["event"] == "Spun"]
    wheel = page.locator(".sw-turning")
    if view["options"]["spinner"] == "off":
        expect(page.locator(".sw-wheel")).to_have_count(0)
    elif spun and wheel.count():
        patience.until(
            lambda: under_the_pointer(str(wheel.get_attribute("style"))) == spun[-1],
            "the wheel to stand there",
        )


def under_the_pointer(style: str) -> float:
    """Which sector of the wheel; a half, where two of them meet."""
    degrees = -float(style.partition("rotate(")[2].partition("deg")[0]) % 360
    return degrees / (360 / len(WHEEL)) - 0.5


def look_at_twist(person: Person, view: View, deck: str) -> None:
    page, language = person.page, person.language
    for zone, count in (("row", len(view["row"])), ("slots", len(view["row"]) - 1)):
        zones = page.get_by_role("list", name=say("twist", f"twist-{zone}", language), exact=True)
        expect(zones.get_by_role("listitem")).to_have_count(count)
    hand = page.get_by_role("list", name=say("twist", "twist-hand", language), exact=True)
    titles = [title(card, view, deck, language) for card in view["hands"][view["seat"]]]
    expect(hand.get_by_role("listitem")).to_contain_text(titles)


LOOK = {"classic": look_at_classic, "swiss": look_at_swiss, "twist": look_at_twist}


def seat(people: Sequence[Person], preset: str, options: dict[str, object]) -> None:
    """They and a bot are at a table, and the game begins."""
    host = people[0]
    code = open_room(host, preset, options)
    for at, person in enumerate(people):
        enter(person, code, {at: ("Mira", "Jonas")[at]})
    # At random, so that nobody is as good as we are and draws the game out.
    host.tell(code, "invite", seat=len(people), bot="random")
    host.tell(code, "start")


@pytest.mark.parametrize(
    ("preset", "tapper", "typist"), list(zip(SHARED, SPOKEN, SPOKEN[2:], strict=False)), ids=SHARED
)
def test_a_game_is_played_to_its_end_by_taps_and_by_keys(
    open_page: Opener, preset: str, tapper: str, typist: str
) -> None:
    chosen, asked = PRESETS[preset], Counter[Person]()
    fetched: list[str] = []

    def look(person: Person, view: View) -> None:
        asked[person] += 1
        assert list(filter(YEARS.search, fetched)) == []
        assert person.page.evaluate(FITS)
        LOOK[view["rules"]](person, view, chosen.deck)
        if asked[person] == 2 and (preset, DESKTOP if person.keys else PHONE) in EXAMINED:
            assert barriers(person.page) == []

    taps = Person(open_page(*PHONE, locale=tapper), years=years_of(chosen.deck), look=look)
    keys = Person(open_page(*DESKTOP, locale=typist), keys=True, look=look)
    for person, language in ((taps, tapper), (keys, typist)):
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        assert person.page.evaluate(FITS)
        person.page.clock.install()
        person.page.on("request", lambda request: fetched.append(request.url))
    seat([taps, keys], preset, SHORT[chosen.rules_id])
    assert play_on([taps, keys]) > 3
    assert any(f"/art/{chosen.deck}/" in address for address in fetched)
    for person in (taps, keys):
        see_the_end(person)
        assert person.page.evaluate(FITS)
    if preset in EXAMINED_AT_THE_END:
        expect(keys.page.get_by_role("table")).to_be_visible()
        assert barriers(keys.page) == []
    expect(taps.button("app", "rematch")).to_be_visible()
    expect(keys.page.get_by_text(say("app", "host-rematch", typist))).to_be_visible()
    zones = ("winners", "score", "line", "racks", "row", "slots", "entries")
    ends = [[(person.view or {}).get(zone) for zone in zones] for person in (taps, keys)]
    assert ends[0] == ends[1]


def test_a_move_that_is_made_without_a_connection_arrives_when_it_is_back(
    server: Server, visitors: Visitors
) -> None:
    with Cable(server.port) as cable:
        page = visitors().new_page()
        page.goto(cable.url)
        person = Person(page, keys=True, years=years_of("events"))
        seat([person], "events", {"hand": 2})
        play_on([person], until=1)
        expect(page.locator("[data-gap]:enabled").first).to_be_attached()
        cable.cut()
        lost = page.get_by_text(say("app", "connection-lost"))
        expect(lost).to_be_visible()
        for key in ("ArrowDown", "ArrowRight"):
            page.keyboard.press(key)
        with page.expect_event("websocket"):
            page.keyboard.press("Enter")
        expect(lost).to_be_visible()
        revealed = page.get_by_role("dialog")
        expect(revealed).to_have_count(0)
        cable.mend()
        expect(revealed).to_be_visible()
        expect(lost).to_have_count(0)
        person.press(revealed.get_by_role("button", name=say("app", "go-on")))
        play_on([person])
        see_the_end(person)


@pytest.mark.parametrize("preset", ["events", "twist"])
def test_two_people_share_a_phone_at_home(server: Server, open_page: Opener, preset: str) -> None:
    """On a home network there is no secure context: no clipboard, no service worker, and all that the game needs."""
    page = open_page(*PHONE)
    page.goto(f"http://{AT_HOME}:{server.port}/")
    assert page.evaluate("isSecureContext") is False
    both = Person(page, years=years_of(PRESETS[preset].deck))
    code = open_room(both, preset, {"events": {"hand": 1}, "twist": {"cards": 10}}[preset])
    enter(both, code, {0: "Mira", 1: "Jonas"})
    both.tell(code, "start")
    page.clock.install()
    assert play_on([both]) >= 2
    see_the_end(both)
