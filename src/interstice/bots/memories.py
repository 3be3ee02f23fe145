"""How a host makes a bot's memory: the true years, blurred as a person's are.

The blur grows with the distance from today, as knowledge of history does.
"""

from __future__ import annotations

from collections.abc import Iterable

from interstice.bots.mind import Memory
from interstice.core.cards import Card
from interstice.core.chance import Chance

PRESENT = 2030
"""Somewhere behind the newest card."""
SPREAD = 0.6
"""How wrong a belief may be, as a part of the distance from the present."""


def recall(name: str, cards: Iterable[Card], luck: Chance) -> Memory:
    """What the bot of this name knows beforehand: the oracle everything, the guesser roughly, others nothing."""
    if name == "oracle":
        return Memory({card.face: card.year for card in cards})
    if name == "guesser":
        return Memory({card.face: _blurred(card, luck) for card in cards})
    return Memory()


def _blurred(card: Card, luck: Chance) -> int:
    """Three throws make middling mistakes common and great ones rare."""
    throw = sum(luck.below(2001) - 1000 for _ in range(3)) / 3000
    distance = max(10, PRESENT - card.year)
    return round(card.year + throw * distance * SPREAD) or -1
