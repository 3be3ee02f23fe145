"""How a host makes a bot's memory: what a person of that level would know of each card.

A famous event is known better than an obscure one of the same year, and a recent one better than one of long ago.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from math import cos, log, pi, sqrt

from interstice.bots.mind import Belief, Memory, moment
from interstice.core.cards import Card

SPREAD = 0.12
"""How vague the belief of a middling mind is about a card of middling fame."""
VAGUENESS = {"oracle": 0.0, "guesser": 1.0}
"""By bot, how many times vaguer than a middling mind it is; others know nothing."""


def recall(name: str, cards: Iterable[Card], key: str) -> Memory:
    """What the bot of this name believes. The same key and card always give the same belief."""
    if name not in VAGUENESS:
        return Memory()
    cards = list(cards)
    beliefs = {card.face: _belief(card, VAGUENESS[name], key) for card in cards}
    return Memory(beliefs, sorted(moment(card.year) for card in cards))


def _belief(card: Card, vagueness: float, key: str) -> Belief:
    spread = vagueness * SPREAD * 2 ** (2 - 4 * card.fame)
    return Belief(moment(card.year) + spread * _normal(f"{key}/{card.face}"), spread, card.front)


def _normal(text: str) -> float:
    """A number drawn from the standard normal distribution by a text."""
    drawn = blake2b(text.encode(), digest_size=16).digest()
    first, second = int.from_bytes(drawn[:8], "big") + 1, int.from_bytes(drawn[8:], "big")
    return sqrt(-2 * log(first / 2**64)) * cos(2 * pi * second / 2**64)
