"""Guided first games through the page, to their end: by taps on a phone, or from the keyboard."""

from __future__ import annotations

import pytest
from browsers import Opener
from guided_games import Along, Follower, begin, slip
from patience import until
from player import START, Person, play_on, see_the_end, years_of
from playwright.sync_api import expect
from web_axe import barriers

from interstice.rules.presets import preset
from interstice.text import say

DESKTOP, PHONE = (1440, 900), (390, 844)
TOLD = {
    "events": ("classic-right", "classic-bot-wrong", "classic-round", "classic-last"),
    "swiss": (
        "swiss-spin",
        "swiss-bot-steal",
        "swiss-star",
        "swiss-steal",
        "swiss-duel",
        "swiss-won",
        "swiss-last",
    ),
    "superversion": (
        "super-chips",
        "super-rate",
        "super-rating-lost",
        "super-stake",
        "super-stake-won",
    ),
    "twist": (
        "twist-card",
        "twist-closed",
        "twist-bot-sideways",
        "twist-discard",
        "twist-icon",
        "twist-chain",
    ),
}
"""What must have been said of each game; what else is said depends on the player."""
RINGED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const ring = box(document.querySelector(".guide-line rect"));
  return [...document.querySelectorAll("[data-gap]")].map(box).every(({ left, right }) => ring.left < left && right < ring.right);
}"""
"""Whether the guide points at every gap of the line."""


@pytest.mark.parametrize(
    ("name", "size", "keys"),
    [(name, size, keys) for name in TOLD for size, keys in ((PHONE, False), (DESKTOP, True))],
)
def test_a_guided_game_shows_everything_once(
    open_page: Opener, name: str, size: tuple[int, int], keys: bool
) -> None:
    page = open_page(*size)
    follower = Follower(page)
    person = Along(page, keys=keys, years=years_of(preset(name).deck), look=follower)
    begin(page, name)
    assert barriers(page) == []
    play_on([person])
    follower(person)
    see_the_end(person)
    expect(slip(page)).to_contain_text("That was your guided game")
    expect(slip(page).get_by_role("button", name="Play a real game")).to_be_visible()
    missing = [id for id in TOLD[name] if not any(_is(text, id) for text in follower.read)]
    assert not missing


def _is(text: str, id: str) -> bool:
    """Whether a text is this message, whoever it names."""
    parts = say("guide", f"guide-{id}", "en", name="§", n=1).split("§")
    at = 0
    for part in parts:
        at = text.find(part, at)
        if at < 0:
            return False
    return True


def test_whoever_is_wrong_reloads_and_skips_the_guide_goes_on(open_page: Opener) -> None:
    page = open_page(*PHONE)
    person = Person(page)
    begin(page, "events")
    slip(page).get_by_role("button", name="Continue").click()
    page.get_by_role("group", name="Your hand").get_by_role("button").first.click()
    expect(slip(page)).to_contain_text(say("guide", "guide-classic-gap", "en"))
    until(lambda: page.evaluate(RINGED), "the ring to be around the gaps")
    # Nobody has to read what the slip says.
    play_on([person], until=1)
    expect(slip(page)).to_contain_text(say("guide", "guide-classic-wrong", "en"))
    page.reload()
    expect(slip(page)).to_be_visible()
    assert "set up in advance" not in slip(page).inner_text()
    slip(page).get_by_role("button", name="Skip the guide").click()
    expect(slip(page)).to_have_count(0)
    page.reload()
    expect(page.locator("[data-gap]:enabled").first).to_be_attached()
    expect(slip(page)).to_have_count(0)


def test_a_guided_game_is_offered_until_the_game_has_been_played(open_page: Opener) -> None:
    page = open_page(*PHONE)
    page.locator(START).wait_for()
    for cover in ("Twist", "Swiss"):
        page.get_by_role("region", name="Games").get_by_role("button", name=cover).first.click()
        expect(page.get_by_role("dialog").get_by_role("button", name="Guided game")).to_be_visible()
        page.keyboard.press("Escape")
    page.evaluate("localStorage['interstice.known'] = 'twist'")
    page.reload()
    page.locator(START).wait_for()
    page.get_by_role("region", name="Games").get_by_role("button", name="Twist").first.click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Play with bots")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("button", name="Guided game")).to_have_count(0)
