"""What is true of every position of every game, derived from the declarations of zones where possible."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from interstice.core.game import Game
from interstice.rules.solo.zones import SoloGame
from interstice.rules.swiss.zones import CHIPS, SwissGame
from interstice.rules.twist.zones import TwistGame


def check_position(game: Game) -> None:
    every_card_is_in_one_place(game)
    dates_are_known_where_they_lie_open(game)
    the_line_is_in_order(game)
    somebody_can_act(game)
    if isinstance(game, SoloGame):
        points_and_lives_add_up(game)
    if isinstance(game, SwissGame):
        racks_are_in_order_and_chips_are_neither_made_nor_lost(game)
    if isinstance(game, TwistGame):
        row_and_slots_are_in_order(game)


def every_card_is_in_one_place(game: Game) -> None:
    lying = [card for name, zone in game.shape.lying.items() for card in zone.kind.cards(getattr(game, name))]
    faces = [game.cards[card].face for card in lying] + [card.face for card in (*game.rest, *game.under)]
    assert Counter(faces) == Counter(card.face for card in game.deck)
    assert [game.rest[at].face for at in game.where.values()] == list(game.where)
    assert game.shape.count_on_table(game) == len(lying)


def dates_are_known_where_they_lie_open(game: Game) -> None:
    known = game.shape.dates_up(game)
    assert known <= game.shown
    assert not ({card for hand in game.hands for card in hand} - known) & game.shown


def the_line_is_in_order(game: Game) -> None:
    assert are_in_order(game, game.line)


def are_in_order(game: Game, cards: list[int]) -> bool:
    years = [game.year(card) for card in cards]
    return years == sorted(years)


def points_and_lives_add_up(game: SoloGame) -> None:
    """Every card of the line but the first was placed right or cost a life."""
    tried = len(game.line) - 1
    if game.lives is None:
        assert 0 <= game.right <= tried
    else:
        assert game.right + game.options["lives"] - game.lives == tried
        assert game.over or game.lives


def racks_are_in_order_and_chips_are_neither_made_nor_lost(game: SwissGame) -> None:
    for rack in game.racks:
        assert are_in_order(game, rack)
    assert game.bank + sum(game.chips) + game.stake == CHIPS
    assert min(game.bank, game.stake, *game.chips) >= 0


def row_and_slots_are_in_order(game: TwistGame) -> None:
    assert are_in_order(game, [stack[0] for stack in game.row])
    for stack in (*game.row, *filter(None, game.slots)):
        assert len({game.year(card) for card in stack}) == 1
    for (left, right), slot in zip(pairwise(game.row), game.slots, strict=True):
        assert all(game.year(left[0]) < game.year(card) < game.year(right[0]) for card in slot)


def somebody_can_act(game: Game) -> None:
    assert bool(game.asks) != game.over
    for seat, asks in game.asks.items():
        assert seat in game.playing
        assert asks
        assert all(len(ask) for ask in asks)
