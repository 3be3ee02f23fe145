"""What minds do in positions where it is plain what is best."""

from __future__ import annotations

import pytest
from tables import luck_for, parse

from interstice.bots.find import bot
from interstice.bots.mind import Belief, Memory, moment
from interstice.core.moves import Move, Place
from interstice.core.view import view
from interstice.rules.swiss.moves import Challenge, Give, Mark, Pass, Rate, Remove, Spin

YEARS = range(1000, 2020, 10)


def memory(spread: float = 0.2, **years: int) -> Memory:
    """Beliefs about these cards, each with the spread, in a deck with a card every ten years."""
    return Memory(
        {face: Belief(moment(year), spread) for face, year in years.items()}, [moment(year) for year in YEARS]
    )


def answer(text: str, knows: Memory, seat: int = 0) -> Move:
    game = parse(text)
    return bot("level-6").choose(game.asks[seat], lambda: view(game, seat), knows, luck_for(1))


# Classic


def test_the_gap_is_the_most_likely_one() -> None:
    assert answer("hand a:1500 | hand 1200 | line 1100 1400 1900", memory(a=1510)) == Place(0, 2)
    assert answer("hand a:1500 | hand 1200 | line 1100 1400 1900", memory(a=1950)) == Place(0, 3)


def test_a_narrow_gap_around_the_best_guess_is_less_likely_than_a_wide_one_beside_it() -> None:
    """The belief is 1705, between 1700 and 1710; but after 1710 there is much more room."""
    assert answer("hand a:1800 | hand 1200 | line 1700 1710", memory(0.3, a=1705)) in (
        Place(0, 0),
        Place(0, 2),
    )


def test_a_card_that_waiting_hurts_goes_before_one_that_is_safe_for_ever() -> None:
    """The year of `sure` is known: its odds stay. Those of `vague` fall with every card that comes into the line."""
    beliefs = {"sure": Belief(moment(1200), 0.0), "vague": Belief(moment(1800), 0.5)}
    knows = Memory(beliefs, [moment(year) for year in YEARS])
    move = answer("hand sure:1200 vague:1800 | hand 1310 | line 1500", knows)
    assert isinstance(move, Place)
    assert move.card == 1


@pytest.mark.parametrize(
    ("held", "urgent"),
    [("1350 1450 1550 | hand 1355 1455 1555", 0), ("1850 1900 1950 | hand 1855 1905 1955", 1)],
)
def test_a_card_whose_gap_others_are_about_to_fill_does_not_wait(held: str, urgent: int) -> None:
    """Everyone's cards lie open: what they hold comes into the line next."""
    beliefs = {"a": Belief(moment(1450), 0.25), "b": Belief(moment(1900), 0.25)}
    beliefs |= {year: Belief(moment(int(year)), 0.01) for year in held.split() if year.isdigit()}
    knows = Memory(beliefs, [moment(year) for year in YEARS])
    move = answer(f"hand a:1450 b:1900 | hand {held} | line 1100 1700 2000", knows)
    assert isinstance(move, Place)
    assert move.card == urgent


# Solo


@pytest.mark.parametrize("level", ["level-1", "guesser", "level-10"])
def test_nobody_gives_up_a_card_as_a_guess_costs_no_more(level: str) -> None:
    game = parse("rules solo | seats Ada | top a:1500 | line 1400 1600 1700 1800 | lives 3 | pile 8 9")
    for seed in range(10):
        move = bot(level).choose(game.asks[0], lambda: view(game, 0), memory(9.0, a=1990), luck_for(seed))
        assert isinstance(move, Place)


# Swiss


def test_a_second_try_leaves_out_the_gap_that_was_wrong() -> None:
    """The belief says 1510. Gap 1 was wrong, so it lies outside 1400 to 1600, and rather a little later than much earlier."""
    text = "rack 1400 1600 1650 | rack 1100 | chips 2 2 | read a:1620 | reader 1 | trying 0 | tries 1 | tried 1 | mark 1"
    assert answer(text, memory(a=1570)) == Mark(2)


def test_whoever_steals_knows_that_the_first_mark_was_wrong() -> None:
    """The first player said 1500 to 1700 and was wrong; I think of 1550, and now rather of the time before 1500."""
    text = (
        "rack 1500 1700 | rack 1490 1690 | rack 1200 | chips 2 2 2 | read a:1480 | reader 2 | trying 1 | tries 1"
        " | failed 0 | mark 1"
    )
    assert answer(text, memory(0.05, a=1520), 1) == Mark(0)


def test_nobody_duels_for_the_fun_of_it() -> None:
    quiet = "rack 1000 1100 1200 1300 | rack 1010 1110 1210 1310 1410 | chips 9 9 | pile 5 6"
    assert answer(quiet, memory()) == Spin()


def test_a_rival_who_needs_one_more_card_is_challenged() -> None:
    close = "rack 1000 | rack 1010 1110 1210 1310 | rack 1 2 3 4 5 6 7 | chips 2 9 3 | pile 8 9"
    assert answer(close, memory()) == Challenge(2)


def test_with_bets_a_rival_is_challenged_a_card_earlier() -> None:
    six = "rack 1000 | rack 1010 1110 1210 1310 | rack 1 2 3 4 5 6 | chips 2 9 3 | pile 8 9"
    assert answer(six, memory()) == Spin()
    assert answer(f"rules swiss betting=true | {six}", memory()) == Challenge(2)


def test_six_cards_are_worth_a_duel() -> None:
    mine = (
        "rack 1 2 3 4 5 6 | rack 1010 1110 1210 1310 | rack 1000 1100 1200 1300 1400 | chips 2 3 3 | pile 8 9"
    )
    assert answer(mine, memory()) == Challenge(2)


def test_the_card_that_the_grump_takes_is_one_that_makes_trouble() -> None:
    """1700 and 1740 lie where much of the deck does; 1000 and 2010 are its ends."""
    text = "rack 1000 1700 1740 2010 | rack 1010 | chips 2 2 | spun grump | pile 8 9"
    assert answer(text, memory(0.1, a=1700)) in (Remove(1), Remove(2))


def test_a_card_that_is_given_makes_room_at_home() -> None:
    text = "rack 1000 1700 1740 2010 | rack 1010 | chips 2 2 | owing 0 1 | turn 1 | pile 8 9"
    assert answer(text, memory(0.1, a=1700)) in (Give(1), Give(2))


# Superversion

THREE = "rules swiss betting=true | rack 1200 1500 1800 | rack 1010 | rack 1020 | chips 5 5 5"


def test_a_sure_mark_is_staked_on() -> None:
    text = f"{THREE} | read a:1650 | reader 2 | trying 0 | tries 1 | pile 8 9"
    assert answer(text, memory(0.01, a=1650)) == Mark(2, 3)


def test_a_stake_is_no_price_for_a_second_try_that_may_well_be_needed() -> None:
    text = f"{THREE} | read a:1500 | reader 2 | trying 0 | tries 2 | pile 8 9"
    assert answer(text, memory(0.3, a=1505)) in (Mark(1), Mark(2))


@pytest.mark.parametrize(
    ("believed", "verdict"), [(1650, Rate("right")), (1300, Rate("earlier")), (1980, Rate("later"))]
)
def test_a_mark_is_rated_by_what_one_believes(believed: int, verdict: Move) -> None:
    text = f"{THREE} | read a:1650 | reader 2 | mark 2 | raters 1 | pile 8 9"
    assert answer(text, memory(0.05, a=believed), 1) == verdict


def test_a_rating_that_gains_nothing_is_passed() -> None:
    """The bank is empty and pays nobody (SW-21), but takes what a wrong rating costs."""
    text = f"{THREE} | read a:1650 | reader 2 | mark 2 | raters 1 | pile 8 9"
    assert answer(text.replace("chips 5 5 5", "chips 30 25 25"), memory(0.05, a=1650), 1) == Pass()
