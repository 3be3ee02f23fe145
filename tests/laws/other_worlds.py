"""Worlds that differ only in what nobody at the table can know."""

from __future__ import annotations

import msgspec

from interstice.core.cards import Deck
from interstice.core.game import Game
from interstice.rules.swiss.zones import SwissGame


def other_secrets(game: Game) -> tuple[Deck, int]:
    """The deck with everything changed that nobody can know, and how many years were changed."""
    up = {card.face for card in game.cards}
    public = {game.cards[card].face for card in game.shown}
    if game.rules.id == "swiss":
        public |= {card.face for number, card in enumerate(game.cards) if number != game.read}
    if (
        isinstance(game, SwissGame)
        and game.read is not None
        and (game.failed or game.tried or game.mark is not None)
    ):
        public.add(game.cards[game.read].face)
    years = iter(range(-900, 0))
    cards = [
        card if card.face in public else msgspec.structs.replace(card, year=next(years)) for card in game.deck
    ]
    changed = len(cards) - len(public)
    unseen = [at for at, card in enumerate(cards) if card.face not in up]
    for at, other in zip(unseen, reversed(unseen), strict=True):
        if at < other:
            cards[at], cards[other] = cards[other], cards[at]
    return Deck(tuple(cards)), changed
