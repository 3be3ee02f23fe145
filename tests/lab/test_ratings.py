"""Ratings, against values that are known."""

from __future__ import annotations

from math import log, sqrt

import pytest

from interstice.lab import ratings
from interstice.lab.ratings import AVERAGE, EXTRA, SCALE, Meeting, fit, inverted, rate, standard_errors

BASEBALL = {
    "Milwaukee": (0, 7, 9, 7, 7, 9, 11),
    "Detroit": (6, 0, 7, 5, 11, 9, 9),
    "Toronto": (4, 6, 0, 7, 7, 8, 12),
    "New York": (6, 8, 6, 0, 6, 7, 10),
    "Boston": (6, 2, 6, 7, 0, 7, 12),
    "Cleveland": (4, 4, 5, 6, 6, 0, 6),
    "Baltimore": (2, 4, 1, 3, 1, 7, 0),
}
"""The American League in 1987: who won how often against whom (Agresti, Categorical Data Analysis)."""
PUBLISHED = (1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0.0)


def test_a_published_example_comes_out_as_published(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "EXTRA", 0.0)
    rows = list(BASEBALL.values())
    meetings = {
        (one, other): Meeting(1, [1.0] * rows[one][other] + [0.0] * rows[other][one])
        for one in range(7)
        for other in range(one + 1, 7)
    }
    strengths = fit(7, meetings)
    assert sum(strengths) == pytest.approx(0, abs=1e-9)
    above_the_last = [strength - strengths[-1] for strength in strengths]
    assert above_the_last == pytest.approx(PUBLISHED, abs=1e-4)


def test_strengths_that_explain_the_results_exactly_are_found() -> None:
    powers = [4.0, 2.0, 1.0]
    games = 10 + 2 * EXTRA
    meetings = {
        (one, other): Meeting(10, [games * powers[one] / (powers[one] + powers[other]) - EXTRA])
        for one, other in ((0, 1), (0, 2), (1, 2))
    }
    assert fit(3, meetings) == pytest.approx([log(2), 0, -log(2)], abs=1e-8)


def test_four_hundred_points_more_win_ten_of_eleven() -> None:
    won = 10 / 11 * (110_000 + 2 * EXTRA) - EXTRA
    best, other = rate(2, {(0, 1): Meeting(110_000, [won])})
    assert best.value - other.value == pytest.approx(400, abs=1e-6)
    assert (best.value + other.value) / 2 == pytest.approx(AVERAGE)


def test_the_error_of_two_is_that_of_the_odds() -> None:
    meetings = {(0, 1): Meeting(1, [1.0] * 600 + [0.0] * 400)}
    one, other = standard_errors(fit(2, meetings), meetings)
    assert one == pytest.approx(other)
    # Each is half of the difference away from the mean of both.
    assert one == pytest.approx(sqrt(1 / (1000 * 0.6 * 0.4)) / 2, rel=0.01)


def test_pairs_of_games_that_cancel_out_make_ratings_sure() -> None:
    paired = rate(2, {(0, 1): Meeting(2, [1.0] * 500)})
    single = rate(2, {(0, 1): Meeting(1, [1.0, 0.0] * 500)})
    assert paired[0].value == single[0].value == pytest.approx(AVERAGE)
    assert paired[0].half < single[0].half / 5


def test_who_has_won_every_game_has_a_rating_that_is_far_from_sure() -> None:
    best, other = rate(2, {(0, 1): Meeting(2, [2.0] * 200)})
    assert best.value - other.value == pytest.approx(SCALE * log((400 + EXTRA) / EXTRA), abs=0.01)
    assert best.half > 100


def test_who_has_not_played_is_average_and_unknown() -> None:
    met = Meeting(2, [1.0] * 100)
    found = rate(3, {(0, 1): met, (0, 2): Meeting(2, []), (1, 2): Meeting(2, [])})
    assert found[2].value == pytest.approx(AVERAGE)
    assert found[2].half > 150


def test_a_matrix_times_its_inverse_changes_nothing() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 1 / 2, 1 / 3], [1 / 3, 1 / 4, 5.0]]
    found = inverted(matrix)
    product = [[sum(row[at] * found[at][column] for at in range(3)) for column in range(3)] for row in matrix]
    assert [value for row in product for value in row] == pytest.approx([1, 0, 0, 0, 1, 0, 0, 0, 1])
