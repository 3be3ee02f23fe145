"""Ratings of bots that have met in pairs: the Bradley–Terry model on the Elo scale.

A bot rated d points higher than another wins 1/(1 + 10^(−d/400)) of the games between them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from interstice.lab.intervals import Interval, Z

AVERAGE = 1500
"""What the ratings of a table have as their mean."""
SCALE = 400 / log(10)
CLOSE = 1e-10
MOST_STEPS = 100_000
EXTRA = Z * Z / 2
"""How many extra games are counted as won, and as many as lost, in each pair, as in the intervals of shares. So a bot that
has won every game has a rating too."""

Matrix = list[list[float]]


class Meeting(NamedTuple):
    """How a pair has played."""

    games: int
    """In each deal."""
    wins: Sequence[float]
    """How many of them the first of the pair has won, deal by deal."""

    @property
    def all_wins(self) -> float:
        return sum(self.wins) + EXTRA

    @property
    def all_games(self) -> float:
        return len(self.wins) * self.games + 2 * EXTRA


Meetings = Mapping[tuple[int, int], Meeting]
"""By the numbers of the two; each pair stands here once."""


def rate(count: int, meetings: Meetings) -> list[Interval]:
    """The ratings of bots 0 to count − 1, each pair of which has met."""
    strengths = fit(count, meetings)
    errors = standard_errors(strengths, meetings)
    return [
        Interval(rating, rating - Z * SCALE * error, rating + Z * SCALE * error)
        for rating, error in zip((AVERAGE + SCALE * each for each in strengths), errors, strict=True)
    ]


def fit(count: int, meetings: Meetings) -> list[float]:
    """The most likely strengths, with a mean of 0: i beats j with 1/(1 + e^(j − i)).

    Found by Hunter's iteration: s_i = wins of i / Σ_j games with j / (s_i + s_j), until nothing changes.
    """
    wins = [0.0] * count
    for (one, other), met in meetings.items():
        wins[one] += met.all_wins
        wins[other] += met.all_games - met.all_wins
    strengths = [1.0] * count
    for _ in range(MOST_STEPS):
        weights = [0.0] * count
        for (one, other), met in meetings.items():
            weight = met.all_games / (strengths[one] + strengths[other])
            weights[one] += weight
            weights[other] += weight
        found = [won / weight for won, weight in zip(wins, weights, strict=True)]
        middle = exp(sum(map(log, found)) / count)
        found = [each / middle for each in found]
        change = max(abs(new / old - 1) for new, old in zip(found, strengths, strict=True))
        strengths = found
        if change < CLOSE:
            break
    return [log(each) for each in strengths]


def standard_errors(strengths: Sequence[float], meetings: Meetings) -> list[float]:
    """How far each strength may be off, seen from the mean of all.

    A⁻¹·B·A⁻¹, where A is the information of the games and B the sum over deals of what each deal pulls at each strength, squared.
    A deal is the same for every pair, so its pulls are added before they are squared.
    """
    count = len(strengths)
    information = [[1 / count] * count for _ in range(count)]
    spread = [[0.0] * count for _ in range(count)]
    deals = max(len(met.wins) for met in meetings.values())
    pulls = [[0.0] * count for _ in range(deals)]
    for (one, other), met in meetings.items():
        chance = 1 / (1 + exp(strengths[other] - strengths[one]))
        _add_pair(information, one, other, met.all_games * chance * (1 - chance))
        _add_pair(spread, one, other, EXTRA * (chance**2 + (1 - chance) ** 2))
        for pull, won in zip(pulls, met.wins, strict=False):
            pull[one] += won - met.games * chance
            pull[other] -= won - met.games * chance
    for row in range(count):
        for column in range(count):
            spread[row][column] += sum(pull[row] * pull[column] for pull in pulls)
    inverse = inverted(information)
    return [sqrt(max(0.0, _between(row, spread, row))) for row in inverse]


def _add_pair(matrix: Matrix, one: int, other: int, value: float) -> None:
    matrix[one][one] += value
    matrix[other][other] += value
    matrix[one][other] -= value
    matrix[other][one] -= value


def _between(left: Sequence[float], matrix: Matrix, right: Sequence[float]) -> float:
    return sum(
        a * sum(value * b for value, b in zip(row, right, strict=True))
        for a, row in zip(left, matrix, strict=True)
    )


def inverted(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan, with the largest pivot of each column."""
    size = len(matrix)
    rows = [[*row, *(float(at == number) for at in range(size))] for number, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
