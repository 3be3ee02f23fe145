"""Means and shares with intervals, against values that are known."""

from __future__ import annotations

from math import isinf

import pytest

from interstice.lab.intervals import Interval, Mean, Share


def mean_of(*values: float) -> Interval:
    mean = Mean()
    for value in values:
        mean.add(value)
    return mean.interval()


def share_of(*deals: tuple[float, float]) -> Interval:
    share = Share()
    for part, whole in deals:
        share.add(part, whole)
    return share.interval()


def test_a_mean_has_the_interval_of_the_textbook() -> None:
    found = mean_of(2, 4, 4, 4, 5, 5, 7, 9)
    assert found.value == 5
    assert found.half == pytest.approx(1.4816, abs=1e-4)


def test_equal_values_leave_no_doubt_and_a_single_one_leaves_every_doubt() -> None:
    assert mean_of(3, 3, 3) == Interval(3, 3, 3)
    assert mean_of(3).value == 3
    assert isinf(mean_of(3).half)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(60, 100, 0.5019, 0.6907), (0, 10, 0, 0.3209), (10, 10, 0.6791, 1), (1, 4, 0.0341, 0.7109)],
)
def test_the_share_of_single_games_has_the_interval_of_agresti_and_coull(
    won: int, games: int, low: float, high: float
) -> None:
    found = share_of(*[(1, 1)] * won, *[(0, 1)] * (games - won))
    assert found.value == won / games
    assert (found.low, found.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_games_of_one_deal_that_all_come_out_the_same_tell_no_more_than_one() -> None:
    alike = share_of(*[(2, 2)] * 50, *[(0, 2)] * 50)
    single = share_of(*[(1, 1)] * 50, *[(0, 1)] * 50)
    assert alike.value == single.value == 0.5
    assert alike.half == pytest.approx(single.half, rel=0.03)


def test_a_deal_that_both_sides_win_once_says_that_they_are_equal() -> None:
    paired = share_of(*[(1, 2)] * 100)
    assert paired.value == 0.5
    assert paired.half == pytest.approx(0.0094, abs=1e-4)
    assert paired.half < share_of(*[(1, 1)] * 100, *[(0, 1)] * 100).half / 5


def test_deals_of_different_size_count_by_their_size() -> None:
    assert share_of((1, 1), (0, 3)).value == 0.25


def test_without_games_anything_is_possible() -> None:
    assert share_of() == Interval(0.5, 0, 1)
