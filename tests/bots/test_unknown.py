"""Games that minds were never told about."""

from __future__ import annotations

from collections import Counter
from functools import partial

from tables import luck_for, parse

from interstice.bots.mind import Belief, Memory, moment
from interstice.bots.playing import unknown
from interstice.core.asks import Ask
from interstice.core.moves import Move, Place
from interstice.core.view import view

YEARS = [moment(year) for year in range(1000, 2020, 10)]


class Swap(Move, frozen=True):
    """A move of no game here."""

    card: int


class Sleep(Move, frozen=True):
    """Another one."""


def answers(asks: list[Ask], spread: float) -> Counter[Move]:
    game = parse("hand a:1450 b:1999 | hand 1200 | line 1300 1500 1700")
    beliefs = {"a": Belief(moment(1450), spread), "b": Belief(moment(1999), spread)}
    look = partial(view, game, 0)
    return Counter(unknown.think(asks, look, Memory(beliefs, YEARS), luck_for(at)).move for at in range(40))


PLACE = Ask(Place, {"card": (0, 1), "gap": range(4)})


def test_the_surest_card_is_placed() -> None:
    assert answers([Ask(Swap, {"card": (0, 1)}), PLACE], 0.1) == {Place(1, 3): 40}
    assert answers([Ask(Place, {"card": (0,), "gap": range(4)})], 0.01) == {Place(0, 1): 40}


def test_rather_anything_else_than_a_place_that_is_likely_wrong() -> None:
    unsure = answers(
        [Ask(Place, {"card": (0,), "gap": range(4)}), Ask(Swap, {"card": (0, 1)}), Ask(Sleep)], 9.0
    )
    assert set(unsure) == {Swap(0), Swap(1), Sleep()}


def test_an_unlikely_place_is_taken_if_nothing_else_is_asked() -> None:
    (move,) = answers([Ask(Place, {"card": (0,), "gap": range(4)})], 9.0)
    assert isinstance(move, Place)


def test_gaps_that_are_not_asked_for_are_not_answered() -> None:
    assert answers([Ask(Place, {"card": (0,), "gap": (0, 3)})], 0.01).keys() <= {Place(0, 0), Place(0, 3)}


def test_asks_without_a_place_are_answered_by_luck() -> None:
    assert set(answers([Ask(Swap, {"card": (0, 1)}), Ask(Sleep)], 1.0)) == {Swap(0), Swap(1), Sleep()}
