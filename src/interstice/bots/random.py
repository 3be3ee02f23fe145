"""A bot that knows nothing: it picks a kind of move at random, then a move of that kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from interstice.bots.mind import Look, Memory
from interstice.core.asks import Ask
from interstice.core.cards import Card
from interstice.core.chance import Chance
from interstice.core.moves import Move


class Random:
    def remember(self, cards: Iterable[Card], key: str) -> Memory:
        return Memory()

    def choose(self, asks: Sequence[Ask], look: Look, memory: Memory, luck: Chance) -> Move:
        ask = asks[luck.below(len(asks))] if len(asks) > 1 else asks[0]
        return ask.sample(luck)
