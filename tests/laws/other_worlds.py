"""Worlds that differ only in what nobody at the table can know."""

from __future__ import annotations

from itertools import takewhile

import msgspec

from interstice.core.cards import Deck
from interstice.core.game import Game
from interstice.rules.swiss.events import Announced, TryFailed
from interstice.rules.swiss.zones import SwissGame


def other_secrets(game: Game) -> tuple[Deck, int]:
    """The deck with everything changed that nobody can know, and how many years were changed."""
    up = {card.face for card in game.cards}
    public = {game.cards[card].face for card in game.shown}
    if isinstance(game, SwissGame):
        public |= {card.face for number, card in enumerate(game.cards) if number != game.read}
    years = iter(range(-900, 0))
    changes = {card.face: next(years) for card in game.deck if card.face not in public}
    if isinstance(game, SwissGame) and game.read is not None and game.cards[game.read].face in changes:
        changes[game.cards[game.read].face] = _another_year(game, game.read)
    cards = [msgspec.structs.replace(card, year=changes.get(card.face, card.year)) for card in game.deck]
    unseen = [at for at, card in enumerate(cards) if card.face not in up]
    for at, other in zip(unseen, reversed(unseen), strict=True):
        if at < other:
            cards[at], cards[other] = cards[other], cards[at]
    return Deck(tuple(cards)), sum(card.year != changes.get(card.face, card.year) for card in game.deck)


def _another_year(game: SwissGame, read: int) -> int:
    """A year for the card that is read with which every mark that was wrong would be wrong, too; its own if there is no other."""
    latest = (event for entry in reversed(game.log) for event in reversed(entry.events))
    wrong = []
    for event in takewhile(lambda event: not isinstance(event, Announced), latest):
        if isinstance(event, TryFailed):
            rack = [-9999, *map(game.year, game.racks[event.seat]), 9999]
            wrong.append((rack[event.gap], rack[event.gap + 1]))
    others = (-950, 3000, *(game.year(card) + 1 for card in range(read)), game.year(read))
    return next(year for year in others if not any(left <= year <= right for left, right in wrong))
