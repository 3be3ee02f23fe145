"""Means and shares with 95 % intervals.

What is added is one deal at a time. A deal that was played from several seatings is one observation, however many games
that makes, because its games have their luck in common.
"""

from __future__ import annotations

from math import inf, sqrt

import msgspec

Z = 1.959964
"""How many standard errors a 95 % interval reaches to either side."""


class Interval(msgspec.Struct, frozen=True):
    """A value, and the bounds that hold the true one in 95 of 100 experiments."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2

    @property
    def reach(self) -> float:
        """How far the farther bound is from the value."""
        return max(self.high - self.value, self.value - self.low)


class Mean(msgspec.Struct):
    """The mean of some values: m ± Z·s/√n, s² = Σ(x − m)²/(n − 1)."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def interval(self) -> Interval:
        if self.count < 2:
            return Interval(self.total, -inf, inf)
        mean = self.total / self.count
        variance = max(0.0, self.squares - mean * self.total) / (self.count - 1)
        half = Z * sqrt(variance / self.count)
        return Interval(mean, mean - half, mean + half)


class Share(msgspec.Struct):
    """How much of something has a property, such as the games that a bot has won: Σp/Σw over deals with p of w.

    The interval is that of Agresti and Coull, as if Z²/2 more single games had been won and as many lost, so that it is
    honest near 0 and 1 too. With r the share including these, its half width is Z·√Σ(p − r·w)²/Σw.
    """

    parts: float = 0.0
    wholes: float = 0.0
    part_squares: float = 0.0
    products: float = 0.0
    whole_squares: float = 0.0

    def add(self, part: float, whole: float) -> None:
        self.parts += part
        self.wholes += whole
        self.part_squares += part * part
        self.products += part * whole
        self.whole_squares += whole * whole

    def interval(self) -> Interval:
        more = Z * Z / 2
        wholes = self.wholes + 2 * more
        middle = (self.parts + more) / wholes
        apart = (
            (self.part_squares + more)
            - 2 * middle * (self.products + more)
            + middle * middle * (self.whole_squares + 2 * more)
        )
        half = Z * sqrt(max(0.0, apart)) / wholes
        value = self.parts / self.wholes if self.wholes else 0.5
        return Interval(value, max(0.0, middle - half), min(1.0, middle + half))
