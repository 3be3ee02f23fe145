"""What is true of every position of every game."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from interstice.core.game import CHIPS, Game


def check_position(game: Game) -> None:
    every_card_is_in_one_place(game)
    chips_are_neither_made_nor_lost(game)
    everything_is_in_order(game)
    somebody_can_act(game)


def every_card_is_in_one_place(game: Game) -> None:
    lying = [*game.line, *game.gone, *game.discards]
    for zones in (game.hands, game.racks, game.row, game.slots):
        lying += [card for zone in zones for card in zone]
    lying += [card for card in (game.top, game.read) if card is not None]
    faces = [game.cards[card].face for card in lying] + [card.face for card in (*game.rest, *game.under)]
    assert Counter(faces) == Counter(card.face for card in game.deck)
    assert [game.rest[at].face for at in game.where.values()] == list(game.where)


def chips_are_neither_made_nor_lost(game: Game) -> None:
    assert game.bank + sum(game.chips) + game.stake == CHIPS
    assert min(game.bank, game.stake, *game.chips) >= 0


def everything_is_in_order(game: Game) -> None:
    for line in (game.line, *game.racks, [stack[0] for stack in game.row]):
        years = [game.year(card) for card in line]
        assert years == sorted(years)
    for stack in (*game.row, *filter(None, game.slots)):
        assert len({game.year(card) for card in stack}) == 1
    if game.row:
        for (left, right), slot in zip(pairwise(game.row), game.slots, strict=True):
            assert all(game.year(left[0]) < game.year(card) < game.year(right[0]) for card in slot)


def somebody_can_act(game: Game) -> None:
    assert bool(game.asks) != game.over
    for seat, asks in game.asks.items():
        assert seat in game.playing
        assert asks
        assert all(len(ask) for ask in asks)
