"""Classic as a mind plays it, but with a random card of the hand. Never change it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from interstice.bots.find import MIDDLE, bot
from interstice.bots.mind import Look, Memory
from interstice.bots.odds import Thoughts
from interstice.core.asks import Ask
from interstice.core.cards import Card
from interstice.core.chance import Chance
from interstice.core.moves import Move, Place


class RandomCard:
    def remember(self, cards: Iterable[Card], key: str) -> Memory:
        return bot(MIDDLE).remember(cards, key)

    def choose(self, asks: Sequence[Ask], look: Look, memory: Memory, luck: Chance) -> Move:
        (ask,) = asks
        view = look()
        thoughts = Thoughts(view, memory)
        hand = ask.domains["card"]
        card = hand[luck.below(len(hand))]
        gaps = thoughts.guess(card).gaps(thoughts.moments(view.line))
        return Place(card, max(ask.domains["gap"], key=gaps.__getitem__))


BOT = RandomCard()
