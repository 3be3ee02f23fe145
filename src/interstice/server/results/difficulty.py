"""How hard a card is, estimated from how people placed it: an item-response model (docs/difficulty.md).

The log-odds that somebody places a card right are

    ability + ease − difficulty

where the ease comes from the gap where the card belongs: in a gap that takes a tenth of the deck, somebody who knows nothing is
right once in ten times. Placements are put in classes half a unit wide, so that an estimate needs a few sums and no list of
all placements. Ability and difficulty each have a normal prior; that of a card's difficulty comes from its fame.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from typing import NamedTuple

STEP = 0.5
"""How wide a class is."""
EXTREME = 12
"""The highest class, and with a minus sign the lowest."""
ABILITY = 2.0
"""The mean ability before somebody has placed anything. The standard deviation of both priors is 1."""
PER_FAME = 2.4
"""How much easier a card that everyone has heard of is than one that nobody has heard of."""
ROUNDS, CLOSE = 50, 1e-6


class Class(NamedTuple):
    """Placements whose log-odds are the same but for the one number that is estimated."""

    number: int
    tries: int
    right: int


def class_of(log_odds: float) -> int:
    return max(-EXTREME, min(EXTREME, round(log_odds / STEP)))


def prior(fame: float) -> float:
    """A card's difficulty before anybody has placed it."""
    return PER_FAME * (0.5 - fame)


def fame_of(difficulty: float) -> float:
    """The fame that would have suggested this difficulty."""
    return 0.5 - difficulty / PER_FAME


def difficulty(fame: float, classes: Iterable[Class]) -> float:
    """Of a card, from everybody's placements of it, by class of ability and ease together."""
    return -_most_likely(-prior(fame), classes)


def ability(classes: Iterable[Class]) -> float:
    """Of a person, from their placements, by class of ease without difficulty."""
    return _most_likely(ABILITY, classes)


def chance(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def log_odds(share: float) -> float:
    return log(share / (1 - share))


def _most_likely(mean: float, classes: Iterable[Class]) -> float:
    """The number that, added to the log-odds of all classes, is the most likely with this prior mean; by Newton's method.

    The posterior is concave, and steps are cut short, so this always arrives."""
    known, value = [each for each in classes if each.tries > 0], mean
    for _ in range(ROUNDS):
        slope, curve = mean - value, -1.0
        for each in known:
            right = chance(value + STEP * each.number)
            slope += each.right - each.tries * right
            curve -= each.tries * right * (1 - right)
        step = max(-1.0, min(1.0, -slope / curve))
        value += step
        if abs(step) < CLOSE:
            break
    return value
