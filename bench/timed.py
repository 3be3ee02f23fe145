"""The middle level, with a stopwatch."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import process_time

from interstice.bots.find import MIDDLE, bot
from interstice.bots.mind import Look, Memory
from interstice.bots.playing.twist import is_plain
from interstice.core.asks import Ask
from interstice.core.cards import Card
from interstice.core.chance import Chance
from interstice.core.moves import Move


class Timed:
    def __init__(self) -> None:
        self.times: list[float] = []
        """Seconds of the processor that each choice took where there was something to choose."""

    def remember(self, cards: Iterable[Card], key: str) -> Memory:
        return bot(MIDDLE).remember(cards, key)

    def choose(self, asks: Sequence[Ask], look: Look, memory: Memory, luck: Chance) -> Move:
        began = process_time()
        move = bot(MIDDLE).choose(asks, look, memory, luck)
        if not is_plain(asks):
            self.times.append(process_time() - began)
        return move


BOT = Timed()
