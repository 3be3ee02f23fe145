"""The guesser of before there were minds: the fixed oracle with years that are blurred by distance alone.

Fame and theme play no part in its memory. Never change it.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from fixed.oracle import Oracle

from interstice.bots.mind import Belief, Memory, moment
from interstice.core.cards import Card
from interstice.core.chance import Casual, Chance

PRESENT = 2030
"""Somewhere behind the newest card."""
SPREAD = 0.6
"""How wrong a belief may be, as a part of the distance from the present."""


class Guesser(Oracle):
    def remember(self, cards: Iterable[Card], key: str) -> Memory:
        luck = Casual(int.from_bytes(sha256(key.encode()).digest()[:8]))
        return Memory({card.face: Belief(moment(_blurred(card, luck)), 0.0, card.front) for card in cards})


def _blurred(card: Card, luck: Chance) -> int:
    """Three throws make middling mistakes common and great ones rare."""
    throw = sum(luck.below(2001) - 1000 for _ in range(3)) / 3000
    distance = max(10, PRESENT - card.year)
    return round(card.year + throw * distance * SPREAD) or -1


BOT = Guesser()
