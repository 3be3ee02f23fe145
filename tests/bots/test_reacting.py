"""When bots react, and how."""

from __future__ import annotations

from collections import Counter

import pytest
from tables import luck_for, parse

from interstice.bots.reacting import HIT, MISSED, SAW, reaction
from interstice.core.events import Event, Missed, Placed, TurnPassed
from interstice.core.view import view
from interstice.rules.swiss.events import Inserted, TryFailed
from interstice.rules.twist.events import LaidSideways

CLASSIC = "hand 1300 | hand 1492 | line {}"
NARROW, WIDE = "1960 a:1961 1962", "1900 a:1961 1990"


def shown(text: str, seat: int, *events: Event) -> Counter[str | None]:
    """What 600 bots show."""
    game = parse(text)
    return Counter(reaction(seat, lambda: view(game, seat), events, luck_for(luck)) for luck in range(600))


def card(text: str) -> int:
    """The number of the card `a`."""
    return next(number for number, seen in view(parse(text), 0).cards.items() if seen.face == "a")


@pytest.mark.parametrize("missed", [Missed(0, 0, 1), TryFailed(0, 1), LaidSideways(0, 0)])
def test_a_bot_is_now_and_then_sorry_for_a_miss_of_its_own(missed: Event) -> None:
    text = CLASSIC.format(WIDE)
    found = shown(text, 0, missed)
    assert set(found) == {None, "oops"}
    assert found["oops"] == pytest.approx(600 / MISSED, rel=0.35)
    assert set(shown(text, 1, missed)) == {None}


def test_a_bot_admires_a_hit_of_a_very_narrow_gap() -> None:
    text = CLASSIC.format(NARROW)
    hit = Placed(1, card(text), 1)
    others, own = shown(text, 0, hit), shown(text, 1, hit)
    assert set(others) == {None, "wow", "clap"}
    assert others["wow"] + others["clap"] == pytest.approx(600 / SAW, rel=0.35)
    assert set(own) == {None, "laugh"}
    assert own["laugh"] == pytest.approx(600 / HIT, rel=0.35)


@pytest.mark.parametrize("line", [WIDE, "a:1961 1962", "1960 a:1961", "1960 1962"])
def test_a_hit_that_was_easy_is_nothing_special(line: str) -> None:
    text = CLASSIC.format(line)
    hit = Placed(1, card(text) if "a:" in line else 0, 1)
    assert set(shown(text, 0, hit, TurnPassed(0))) == {None}


@pytest.mark.parametrize(("rack", "is_narrow"), [(NARROW, True), (WIDE, False)])
def test_a_narrow_gap_of_a_rack_counts_as_well(rack: str, is_narrow: bool) -> None:
    text = f"rack 1100 | rack {rack} | chips 2 2"
    assert ("wow" in shown(text, 0, Inserted(1, card(text), 1))) == is_narrow
