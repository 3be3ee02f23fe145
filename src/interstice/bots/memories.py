"""How a host makes a bot's memory: the true years, blurred the way a person's memory is.

The longer ago something happened, the vaguer the memory.
"""

from __future__ import annotations

from collections.abc import Iterable

from interstice.bots.mind import Memory
from interstice.core.cards import Card
from interstice.core.chance import Chance

PRESENT = 2030
"""A year after the newest card."""
SPREAD = 0.6
"""How wrong a belief may be, as a fraction of the distance from the present."""


def recall(name: str, cards: Iterable[Card], chance: Chance) -> Memory:
    """What a bot knows before the game: the oracle knows every year, the guesser roughly, other bots nothing."""
    if name == "oracle":
        return Memory({card.face: card.year for card in cards})
    if name == "guesser":
        return Memory({card.face: _blurred(card, chance) for card in cards})
    return Memory()


def _blurred(card: Card, chance: Chance) -> int:
    """The sum of three throws makes small mistakes common and large ones rare."""
    throw = sum(chance.below(2001) - 1000 for _ in range(3)) / 3000
    distance = max(10, PRESENT - card.year)
    return round(card.year + throw * distance * SPREAD) or -1
