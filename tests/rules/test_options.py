"""Options that players can agree on, and those that are refused."""

from __future__ import annotations

import pytest
from tables import make_deck, make_players

from interstice.core import engine
from interstice.core.chance import Seeded
from interstice.core.game import Game, Player
from interstice.core.refused import Refused
from interstice.rules.find import ruleset, rulesets
from interstice.rules.presets import PRESETS, preset


def new(rules: str, seats: int, size: int = 120, **options: object) -> Game:
    return engine.new(ruleset(rules), make_players(seats), make_deck(size), Seeded(bytes(32)), options)


def test_rule_sets_are_found() -> None:
    assert list(rulesets()) == ["classic", "solo", "swiss", "twist"]


def test_the_nine_presets() -> None:
    assert list(PRESETS) == [
        "inventions",
        "events",
        "themes",
        "solo",
        "swiss",
        "swiss-no-spinner",
        "superversion",
        "twist",
        "twist-competitive",
    ]
    seats = {name: (preset.seats[0], preset.seats[-1]) for name, preset in PRESETS.items()}
    assert seats["swiss"] == (2, 6)
    assert seats["superversion"] == (3, 6)
    assert seats["twist"] == (1, 6)
    assert seats["events"] == seats["twist-competitive"] == (2, 8)
    with pytest.raises(Refused, match="no preset is called 'chess'; expected one of: inventions,"):
        preset("chess")


@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 6), (4, 5), (5, 5), (6, 4), (7, 4), (8, 4)])
def test_hands_by_number_of_players(seats: int, cards: int) -> None:
    """CL-1; four for everyone where the rulebook says so."""
    assert [len(hand) for hand in new("classic", seats).hands] == [cards] * seats
    for name in ("events", "twist-competitive"):
        game = new("classic", seats, **PRESETS[name].options)
        assert [len(hand) for hand in game.hands] == [4] * seats


@pytest.mark.parametrize(
    ("rules", "seats", "options", "said"),
    [
        (
            "classic",
            2,
            {"hand": 0},
            "option hand (how many cards each player is dealt): expected a whole number from 1 to 10; got 0",
        ),
        ("classic", 2, {"hand": 11}, "from 1 to 10; got 11"),
        ("classic", 2, {"hand": "6"}, "got '6'"),
        ("classic", 2, {"hand": True}, "got True"),
        ("classic", 2, {"first": "tallest"}, "expected 'youngest', 'oldest' or 'random'; got 'tallest'"),
        (
            "classic",
            2,
            {"spinner": "on"},
            "rule set classic has no option 'spinner'; expected one of: hand, first",
        ),
        ("classic", 1, {}, "for 2 to 8 players; got 1"),
        ("classic", 9, {}, "for 2 to 8 players; got 9"),
        ("classic", 8, {"hand": 10}, None),
        ("swiss", 7, {}, "for 2 to 6 players; got 7"),
        ("swiss", 2, {"betting": True}, "for 3 to 6 players; got 2"),
        ("swiss", 3, {"betting": 1}, "expected true or false; got 1"),
        ("swiss", 2, {"rounds": 21}, "from 1 to 20; got 21"),
        ("swiss", 2, {"duel_from": 5}, "expected 3 or 4; got 5"),
        ("swiss", 2, {"wheel": []}, "expected a list of 'question', 'two-tries', 'star' and 'grump'; got []"),
        ("swiss", 2, {"wheel": ["moon"]}, "got ['moon']"),
        ("swiss", 2, {"wheel": ["star", "star"]}, None),
        ("solo", 2, {}, "rule set solo with these options is for 1 player; got 2"),
        ("solo", 1, {"lives": 0}, "expected 1, 2, 3, 4, 5 or 'endless'; got 0"),
        ("solo", 1, {"cards": 21}, "expected 20, 50 or 'all'; got 21"),
        ("solo", 1, {"cards": 50, "lives": 5}, None),
        ("twist", 0, {}, "for 1 to 6 players; got 0"),
        ("twist", 3, {"cards": 13}, "expected a whole number from 14 to 120; got 13"),
        ("twist", 3, {"cards": 121}, "need a deck of at least 121 cards; got 120"),
        ("twist", 6, {"hand": 6}, "expected a whole number from 38 to 120; got 36"),
        ("twist", 3, {"cards": 14}, None),
    ],
)
def test_an_option_out_of_bounds_is_refused_with_its_sentence(
    rules: str, seats: int, options: dict[str, object], said: str | None
) -> None:
    if said is None:
        new(rules, seats, **options)
        return
    with pytest.raises(Refused) as refused:
        new(rules, seats, **options)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("rules", "seats", "cards", "hand"),
    [
        ("classic", 8, 24, 2),
        ("classic", 4, 16, 3),
        ("classic", 2, 2, 0),
        ("swiss", 4, 3, 0),
        ("twist", 6, 9, 1),
    ],
)
def test_too_few_cards_are_refused_with_the_hand_for_which_they_are_enough(
    rules: str, seats: int, cards: int, hand: int
) -> None:
    with pytest.raises(Refused) as refused:
        new(rules, seats, cards)
    assert refused.value.given["hand"] == hand
    assert ("the option hand" in str(refused.value)) == (hand > 0)
    if hand:
        new(rules, seats, cards, hand=hand)
        with pytest.raises(Refused):
            new(rules, seats, cards, hand=hand + 1)


def test_every_option_of_the_rules_page_is_there_and_no_other() -> None:
    named = {name for rules in rulesets().values() for name in rules.options}
    assert named == {
        *("hand", "first", "spinner", "wheel", "betting", "rounds", "duel_from", "ratings"),
        *("bet_cards", "bet_pays", "doubt", "cards", "lives"),
    }


def test_the_wheel_has_eight_sectors() -> None:
    """SW-4: four questions, two with two tries, a star and a grump."""
    wheel = list(ruleset("swiss").options["wheel"].default)
    assert len(wheel) == 8
    assert (wheel.count("question"), wheel.count("two-tries")) == (4, 2)
    assert (wheel.count("star"), wheel.count("grump")) == (1, 1)


@pytest.mark.parametrize(
    ("ages", "first", "starts"),
    [
        ([30, 9, 40], "youngest", 1),
        ([30, 9, 40], "oldest", 2),
        ([None, 50, 40], "youngest", 2),
        ([None, 50, 40], "oldest", 1),
        ([9, 9, 9], "youngest", 0),
        ([9, 40, 40], "oldest", 1),
        ([None, None, None], "oldest", 0),
        ([None, None, 80], "youngest", 2),
    ],
)
def test_who_starts(ages: list[int | None], first: str, starts: int) -> None:
    """CO-7, CL-2, SW-3, TW-2."""
    players = [Player(f"p{seat}", age) for seat, age in enumerate(ages)]
    for rules in rulesets().values():
        if "first" not in rules.options:
            continue
        game = engine.new(rules, players, make_deck(60), Seeded(bytes(32)), {"first": first})
        assert game.turn == starts


def test_a_random_starter_may_be_anyone() -> None:
    starters = set()
    for seed in range(40):
        chance = Seeded(seed.to_bytes(32, "big"))
        starters.add(
            engine.new(ruleset("classic"), make_players(4), make_deck(60), chance, {"first": "random"}).turn
        )
    assert starters == {0, 1, 2, 3}


def test_set_up_of_twist_takes_36_cards_from_the_box() -> None:
    """TW-1: the rest is out, though nobody knows which."""
    game = new("twist", 4, size=150)
    assert game.pile + 4 * 4 + 1 + 1 == 36
    assert game.spare == 150 - 36


def test_set_up_of_swiss() -> None:
    """SW-1, SW-2, SV-1."""
    game = new("swiss", 4)
    assert [len(rack) for rack in game.racks] == [1] * 4
    assert (game.chips, game.bank) == ([0] * 4, 80)
    game = new("swiss", 4, betting=True)
    assert (game.chips, game.bank) == ([5] * 4, 60)
