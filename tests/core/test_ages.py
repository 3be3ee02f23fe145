"""Stand-ins for ages say who is younger than whom and who is a child, and nothing else."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from interstice.core.ages import CHILD_BELOW, stand_ins

AGES = st.lists(st.none() | st.integers(1, 120), max_size=8)


@given(AGES)
def test_the_order_and_the_side_of_twelve_are_kept(ages: list[int | None]) -> None:
    """CO-7."""
    given = stand_ins(ages)
    pairs = list(zip(ages, given, strict=True))
    for age, stand_in in pairs:
        assert (age is None) == (stand_in is None)
        if age is None or stand_in is None:
            continue
        assert (age < CHILD_BELOW) == (stand_in < CHILD_BELOW)
        for other, others in pairs:
            if other is not None and others is not None:
                assert (age < other, age == other) == (stand_in < others, stand_in == others)


@given(AGES)
def test_a_stand_in_is_its_own_stand_in(ages: list[int | None]) -> None:
    assert stand_ins(stand_ins(ages)) == stand_ins(ages)


@given(AGES, st.integers(1, 9))
def test_nothing_else_is_left_of_an_age(ages: list[int | None], more: int) -> None:
    """Others of the same order get the same."""
    adults = [None if age is None or age < CHILD_BELOW else age + more for age in ages]
    assert stand_ins(adults) == stand_ins([None if age is None or age < CHILD_BELOW else age for age in ages])


def test_stand_ins_look_like_ages() -> None:
    assert stand_ins([71, None, 8, 34, 11, 8]) == (31, None, 10, 30, 11, 10)
