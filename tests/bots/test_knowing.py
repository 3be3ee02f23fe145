"""What minds know of a deck."""

from __future__ import annotations

from math import log, prod
from statistics import fmean, pstdev

import pytest

from interstice.bots.knowing import SPREAD, interest, tastes
from interstice.bots.levels import Mind
from interstice.bots.memories import recall
from interstice.bots.mind import moment
from interstice.core.cards import Card, Deck
from interstice.decks.load import load_shipped, shipped

THEMES = ("arts", "events", "music", "nature", "sports", "towns")


def cards(count: int = 1200, fame: float = 0.5) -> list[Card]:
    return [Card(f"face{at}", year_of(f"face{at}"), THEMES[at % 6], fame=fame) for at in range(count)]


def year_of(face: str) -> int:
    return 1000 + int(face.removeprefix("face")) % 1000


def test_the_same_key_and_card_give_the_same_belief_whatever_else_is_in_the_deck() -> None:
    deck = cards(60)
    whole = recall("level-6", deck, "game/2")
    assert recall("level-6", reversed(deck), "game/2").beliefs == whole.beliefs
    errors = {
        face: (belief.middle - moment(year_of(face))) / belief.spread
        for face, belief in whole.beliefs.items()
    }
    some = recall("level-6", [card for card in deck if card.theme != "music"], "game/2").beliefs
    for face, belief in some.items():
        assert (belief.middle - moment(year_of(face))) / belief.spread == pytest.approx(errors[face])


def test_a_belief_does_not_depend_on_the_process() -> None:
    """A number that was written down once: stored games go on with the same minds."""
    believed = Mind(1.0, loves=("music",)).remember([Card("moon-landing", 1969, "events")], "game/0")
    assert believed.beliefs["moon-landing"].middle == pytest.approx(-4.525945086, abs=1e-9)


def test_other_keys_give_other_beliefs() -> None:
    ours, yours = (recall("level-6", cards(60), key).beliefs for key in ("game/1", "game/2"))
    assert all(ours[face].middle != yours[face].middle for face in ours)


def test_errors_are_as_large_as_the_spread_says() -> None:
    """The errors, measured in spreads, are drawn from the standard normal distribution."""
    deck = cards()
    beliefs = recall("level-4", deck, "key").beliefs
    errors = [(beliefs[card.face].middle - moment(card.year)) / beliefs[card.face].spread for card in deck]
    assert abs(fmean(errors)) < 0.1
    assert abs(pstdev(errors) - 1) < 0.07
    assert 0.64 < fmean(abs(error) < 1 for error in errors) < 0.72


def test_fame_makes_beliefs_sharp() -> None:
    known, unknown = (Mind(1.0).remember(cards(60, fame), "key").beliefs for fame in (0.75, 0.25))
    for face in known:
        assert unknown[face].spread == pytest.approx(4 * known[face].spread)


def test_a_favourite_theme_is_known_better_and_the_level_stays_where_it_is() -> None:
    deck = cards(60)
    beliefs = Mind(1.0, loves=("music",), dislikes=("sports",)).remember(deck, "key").beliefs
    spread = {card.theme: beliefs[card.face].spread for card in deck}
    assert spread["music"] < spread["arts"] < spread["sports"]
    assert fmean(log(belief.spread) for belief in beliefs.values()) == pytest.approx(log(SPREAD))


def test_without_a_character_tastes_follow_from_the_key() -> None:
    chosen = [tastes(THEMES, f"game/{seat}") for seat in range(60)]
    for loves, dislikes in chosen:
        assert len(loves) == 2
        assert len(dislikes) == 1
        assert not set(loves) & set(dislikes)
    assert {theme for _, dislikes in chosen for theme in dislikes} == set(THEMES)
    assert {theme for loves, _ in chosen for theme in loves} == set(THEMES)


@pytest.mark.parametrize("themes", [[""], ["arts", "arts"], ["arts", "music"], [*THEMES, "arts"]])
def test_interest_evens_out_in_any_deck(themes: list[str]) -> None:
    times = interest(themes, *tastes(themes, "key"))
    assert prod(times[theme] for theme in themes) == pytest.approx(1)


def test_the_oracle_knows_every_year_of_every_deck() -> None:
    for name in shipped():
        deck = load_shipped(name).deck()
        beliefs = recall("oracle", deck, "key").beliefs
        assert all(beliefs[card.face].year() == card.year for card in deck)


def test_a_memory_says_how_the_years_are_spread_but_not_whose_they_are() -> None:
    deck = Deck((Card("wheel", -3500, front="key"), Card("zip", 1913, front="crown")))
    memory = recall("level-1", deck, "key")
    assert memory.moments == [moment(-3500), moment(1913)]
    assert memory.beliefs["zip"].front == "crown"
    assert recall("random", deck, "key").beliefs == {}
