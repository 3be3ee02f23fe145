"""Where a card may belong, and how likely each place is, from a belief and from what lies on the table."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from math import erf, exp, inf, sqrt

from interstice.bots.mind import Belief, Memory, moment
from interstice.core.chance import Chance
from interstice.core.view import View

SURE = 4
"""A belief is never wrong by more than this many spreads."""


FINE = 1 << 30
"""How finely chance divides what it draws from."""


class Guess:
    """What a mind thinks about one card: the moments at which it may have happened, in order, each with a weight."""

    __slots__ = ("moments", "sums", "weights")

    def __init__(self, moments: Sequence[float], weights: Sequence[float]) -> None:
        self.moments = moments
        self.weights = weights
        self.sums = [0.0, *accumulate(weights)]

    def between(self, left: float, right: float) -> float:
        """How likely it happened then, edges included."""
        at, end = bisect_left(self.moments, left), bisect_right(self.moments, right)
        return (self.sums[end] - self.sums[at]) / self.sums[-1]

    def gaps(self, line: Sequence[float]) -> list[float]:
        """For each gap of a line, how likely the card belongs there."""
        return [self.between(left, right) for left, right in pairwise([-inf, *line, inf])]

    def best(self, line: Sequence[float]) -> float:
        """How likely the card belongs in its most likely gap."""
        near = line[bisect_left(line, self.moments[0]) : bisect_right(line, self.moments[-1])]
        return max(self.gaps(near))

    def draw(self, luck: Chance) -> float:
        """A random moment, each as likely as its weight."""
        at = bisect_right(self.sums, luck.below(FINE) / FINE * self.sums[-1])
        return self.moments[min(at, len(self.moments)) - 1]

    def given(self, likelihood: Callable[[float], float]) -> Guess:
        """What remains once something has been seen whose likelihood depends, like this, on when the card happened."""
        weights = [weight * likelihood(at) for at, weight in zip(self.moments, self.weights, strict=True)]
        return Guess(self.moments, weights) if sum(weights) > 0 else self


class Thoughts:
    """What a mind makes of a view with its memory."""

    def __init__(self, view: View, memory: Memory) -> None:
        self.view = view
        self.memory = memory
        self.open = unseen(view, memory)
        """The moments of the deck's cards whose dates nobody has seen."""

    def moment(self, card: int) -> float:
        """When it happened, or about when."""
        seen = self.view.cards[card]
        if seen.year is not None:
            return moment(seen.year)
        return self.belief(card).middle

    def moments(self, cards: Sequence[int]) -> list[float]:
        return [self.moment(card) for card in cards]

    def belief(self, card: int) -> Belief:
        """For a card that is not in memory, any moment of the deck is as likely as any other."""
        believed = self.memory.beliefs.get(self.view.cards[card].face)
        return believed or Belief(self.open[len(self.open) // 2] if self.open else 0.0, inf)

    def guess(self, card: int) -> Guess:
        """For a card whose date is not shown: the open moments, each as likely as the belief makes it."""
        middle, spread, _ = self.belief(card)
        if spread == inf and self.open:
            return Guess(self.open, [1.0] * len(self.open))
        reach = SURE * spread
        near = self.open[bisect_left(self.open, middle - reach) : bisect_right(self.open, middle + reach)]
        if not near or not spread:
            return Guess([middle], [1.0])
        return Guess(near, [exp(-0.5 * ((at - middle) / spread) ** 2) for at in near])


def unseen(view: View, memory: Memory) -> list[float]:
    moments = list(memory.moments)
    for seen in view.cards.values():
        if seen.year is not None:
            shown = moment(seen.year)
            at = bisect_left(moments, shown)
            if at < len(moments) and moments[at] == shown:
                del moments[at]
    return moments


def likely_between(left: float, right: float, middle: float, spread: float) -> float:
    """How much of a normal distribution lies between these two values."""
    if not spread:
        return float(left <= middle <= right)
    if spread == inf:
        return 0.5
    scale = 1 / (spread * sqrt(2))
    return (erf((right - middle) * scale) - erf((left - middle) * scale)) / 2


def neighbours(at: float, line: Sequence[float]) -> tuple[float, float]:
    """The cards that one of that moment must lie between; those of the same moment may be on either side of it."""
    before, behind = bisect_left(line, at), bisect_right(line, at)
    return (line[before - 1] if before else -inf), (line[behind] if behind < len(line) else inf)
