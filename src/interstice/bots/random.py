"""A bot that knows nothing: it picks a kind of move at random, then a move of that kind."""

from __future__ import annotations

from collections.abc import Sequence

from interstice.bots.mind import Bot, Look, Memory
from interstice.core.asks import Ask
from interstice.core.chance import Chance
from interstice.core.moves import Move


class Random:
    def choose(self, asks: Sequence[Ask], look: Look, memory: Memory, chance: Chance) -> Move:
        ask = asks[chance.below(len(asks))] if len(asks) > 1 else asks[0]
        return ask.sample(chance)


BOT: Bot = Random()
