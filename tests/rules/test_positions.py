"""Rules shown on positions that a scenario would take long to reach."""

from __future__ import annotations

import pytest
from tables import parse

from interstice.core import engine
from interstice.core.chance import Seeded
from interstice.core.events import Event
from interstice.core.game import Game
from interstice.core.moves import Place
from interstice.rules.swiss.moves import Challenge, Mark, Spin
from interstice.rules.twist.events import LaidSideways
from interstice.rules.twist.moves import Play, Stop
from interstice.rules.twist.rules import rank


def play(game: Game, seat: int, move: object) -> list[Event]:
    return list(engine.play(game, seat, move, Seeded(bytes(32))).events)  # type: ignore[arg-type]


def card(game: Game, face: str) -> int:
    return next(number for number, on_it in enumerate(game.cards) if on_it.face == face)


def years(game: Game, cards: list[int]) -> list[int]:
    return [game.year(number) for number in cards]


@pytest.mark.parametrize("gap", range(6))
def test_an_equal_card_fits_left_right_and_inside_a_run(gap: int) -> None:
    """CO-4."""
    game = parse("hand x:1900 a:1 | hand b:2 | line 1800 p:1900 q:1900 r:1900 2000 | pile 3 4")
    play(game, 0, Place(card(game, "x"), gap))
    assert (card(game, "x") in game.line) == (gap in (1, 2, 3, 4))


def test_hands_and_the_open_top_are_public_and_dates_are_not() -> None:
    """CO-1, CO-2, CO-3, CO-6."""
    from interstice.core.view import view

    game = parse("hand 1300 | hand 1492 | line 1200 | pile 1900 1950")
    for seat in (0, 1, None):
        seen = view(game, seat)
        assert len(seen.cards) == 4
        assert [seen.cards[number].year for number in seen.line] == [1200]
        assert seen.cards[seen.hands[0][0]].year is None
        assert seen.top is not None
        assert seen.cards[seen.top].face == "1900"
        assert seen.cards[seen.top].year is None
        assert seen.pile == 2
    closed = parse("rack 1300 | rack 1492 | pile 1900 1950")
    assert view(closed, 0).top is None
    assert len(view(closed, 0).cards) == 2


def test_the_tied_share_the_win_when_no_card_is_left() -> None:
    """CL-12."""
    game = parse("hand 1300 | hand | line 1200 1500 | turn 0 | order 1 0 | yet")
    play(game, 0, Place(card(game, "1300"), 1))
    assert game.over
    assert game.winners == (0, 1)


def test_a_seven_card_rack_may_not_challenge() -> None:
    """SW-17."""
    rack = "1 2 3 4 5 6 7"
    game = parse(f"rack {rack} | rack 11 12 13 14 | chips 9 9 | pile 20 21")
    assert [ask.move for ask in game.asks[0]] == [Spin]
    game = parse(f"rack {rack[:-2]} | rack 11 12 13 14 | chips 9 9 | pile 20 21")
    assert [ask.move for ask in game.asks[0]] == [Challenge, Spin]


def test_the_bank_pays_what_it_has() -> None:
    """SW-21."""
    game = parse("rack 1000 | rack 1100 | chips 40 39 | read 1200 | reader 1 | trying 0 | tries 1 | pile 9")
    play(game, 0, Mark(1))
    assert game.chips == [41, 39]
    assert game.bank == 0


def test_a_stake_is_limited_by_chips_and_by_three() -> None:
    """SV-2."""
    for chips, most in ((0, 0), (2, 2), (9, 3)):
        game = parse(
            f"rules swiss betting=true | rack 1 2 3 | rack 5 | rack 6 | chips {chips} 5 5"
            " | read 9 | reader 2 | trying 0 | tries 1 | pile 7"
        )
        (ask,) = game.asks[0]
        assert list(ask.domains["stake"]) == list(range(most + 1))


def test_the_game_ends_if_a_player_can_place_none_of_their_cards() -> None:
    """TW-8, TW-13."""
    game = parse(
        "hand x:1300:a>b | hand 7:a>b | row 1200:a>b 1500:a>b | slots 1400:a>b | discards 9:a>b | pile 3:b>a"
    )
    events = play(game, 0, Play(card(game, "x")))
    assert isinstance(events[0], LaidSideways)
    assert game.over
    assert game.score == 2 * 2 + 1 - 1 - 1 - 2


@pytest.mark.parametrize(
    ("score", "expected"),
    [
        (-36, 0),
        (-1, 0),
        (0, 1),
        (10, 1),
        (11, 2),
        (20, 2),
        (21, 3),
        (30, 3),
        (31, 4),
        (41, 5),
        (50, 5),
        (51, 6),
        (60, 6),
        (61, 7),
        (72, 7),
    ],
)
def test_ranks(score: int, expected: int) -> None:
    """TW-15."""
    assert rank(score) == expected


def test_only_the_player_whose_turn_it_is_decides() -> None:
    """TW-10: the others may talk and point, which is not a move."""
    game = parse("hand 1300:a>b | hand 7:a>b | row 1200:a>b | discards 9:b>a | pile 3:b>a")
    assert list(game.asks) == [0]


def test_the_rulebooks_example_of_a_score() -> None:
    """TW-14: 15 in the row, 8 in slots, hands of 0 and 2, 11 discards."""
    row = " ".join(f"{1000 + 10 * at}:a>b" for at in range(14))
    slots = " ".join(f"{1005 + 10 * at}:a>b" for at in range(8)) + " -" * 5
    discards = " ".join(f"{at}:a>b" for at in range(1, 12))
    game = parse(
        f"hand 2000:a>b x:1006:a>b y:1007:a>b | hand | row {row} | slots {slots} | discards {discards}"
    )
    play(game, 0, Play(card(game, "2000")))
    play(game, 0, Play(card(game, "x")))
    assert not game.over
    play(game, 0, Stop())
    play(game, 0, Play(card(game, "y")))
    assert game.over
    assert sum(map(len, game.row)) == 15
    assert game.score == 30 + 8 - 2 - 11 == 25


def test_a_star_may_bring_the_eighth_card() -> None:
    """SW-18: the round is won, and what the card pays has been paid."""
    game = parse("rules swiss rounds=1 wheel=star | rack 1 2 3 4 5 6 7 | rack 9 | chips 4 6 | pile 8 10")
    play(game, 0, Spin())
    assert game.over
    assert game.totals == [8, 6]
    assert game.winners == (0,)
