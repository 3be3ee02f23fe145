"""Where a card may belong."""

from __future__ import annotations

from collections import Counter
from math import inf

import pytest
from tables import luck_for, parse

from interstice.bots.mind import Belief, Memory, moment
from interstice.bots.odds import Guess, Thoughts, likely_between
from interstice.core.view import view


def memory(beliefs: dict[str, Belief], *years: int) -> Memory:
    return Memory(beliefs, sorted(map(moment, years)))


def thoughts(text: str, knows: Memory) -> Thoughts:
    return Thoughts(view(parse(text), 0), knows)


def test_a_card_of_the_same_year_belongs_on_either_side() -> None:
    guess = Guess([1.0, 2.0, 3.0], [1, 2, 1])
    assert guess.gaps([2.0]) == [0.75, 0.75]
    assert guess.gaps([0.0, 2.5, 9.0]) == [0, 0.75, 0.25, 0]
    assert guess.gaps([2.0, 2.0]) == [0.75, 0.5, 0.75]


def test_the_best_gap_is_the_most_likely_of_all_gaps() -> None:
    guess = Guess([1.0, 2.0, 3.0, 4.0], [1, 5, 2, 2])
    for line in ([], [2.0], [0.0, 0.5, 2.5, 9.0], [1.0, 2.0, 3.0, 4.0], [7.0, 8.0], [1.5, 2.5]):
        assert guess.best(line) == max(guess.gaps(line))


def test_moments_are_drawn_as_often_as_they_are_likely() -> None:
    guess, luck = Guess([1.0, 2.0, 3.0, 4.0], [1, 0, 2, 1]), luck_for(1)
    drawn = Counter(guess.draw(luck) for _ in range(4000))
    assert set(drawn) == {1.0, 3.0, 4.0}
    assert drawn[3.0] == pytest.approx(2000, rel=0.1)
    assert drawn[1.0] == pytest.approx(1000, rel=0.2)


def test_what_was_seen_leaves_what_it_allows() -> None:
    guess = Guess([1.0, 2.0, 3.0], [1, 2, 1]).given(lambda at: at != 2)
    assert guess.gaps([1.5, 2.5]) == [0.5, 0, 0.5]


def test_something_seen_that_cannot_be_changes_nothing() -> None:
    guess = Guess([1.0, 2.0], [1, 3])
    assert guess.given(lambda at: 0).gaps([1.5]) == [0.25, 0.75]


def test_a_card_may_be_of_any_year_that_was_not_shown() -> None:
    """The line shows 1500 and 1900; 1700 and 1910 are left, and the belief is nearer to 1910."""
    text = "hand a:1910 | hand b:1700 | line c:1500 d:1900"
    knows = memory({"a": Belief(moment(1905), 0.3)}, 1500, 1700, 1900, 1910)
    mine = thoughts(text, knows)
    assert mine.open == [moment(1700), moment(1910)]
    before, between, after = mine.guess(0).gaps(mine.moments(mine.view.line))
    assert before == 0
    assert 0 < between < 0.5 < after < 1


def test_a_mind_that_knows_the_date_is_sure() -> None:
    text = "hand a:1910 | hand b:1700 | line c:1500 d:1900"
    mine = thoughts(text, memory({"a": Belief(moment(1910), 0.0)}, 1500, 1700, 1900, 1910))
    assert mine.guess(0).gaps(mine.moments(mine.view.line)) == [0, 0, 1]


def test_a_card_that_memory_lacks_may_be_anywhere() -> None:
    text = "hand a:1910 | hand b:1700 | line c:1500 d:1900"
    assert thoughts(text, memory({}, 1500, 1700, 1900, 1910)).guess(0).gaps([moment(1900)]) == [0.5, 0.5]
    assert sum(thoughts(text, Memory()).guess(0).gaps([moment(1900)])) == 1


def test_how_much_of_a_normal_distribution_lies_between() -> None:
    assert likely_between(-inf, inf, 0, 1) == 1
    assert likely_between(-1, 1, 0, 1) == pytest.approx(0.6827, abs=1e-4)
    assert likely_between(0, inf, 0, 5) == 0.5
    assert likely_between(1, 2, 2, 0) == 1
    assert likely_between(1, 2, 3, 0) == 0
