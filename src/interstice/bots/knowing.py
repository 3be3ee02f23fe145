"""What a mind knows of a deck, roughly, as people do: a belief about every card.

A famous event is known better than an obscure one of the same year, a recent one better than one of long ago, and
one of a favourite theme better than one of a theme that bores.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from math import prod
from statistics import NormalDist

from interstice.bots.mind import Belief, Memory, moment
from interstice.core.cards import Card

SPREAD = 0.12
"""How vague the belief of an average mind is about a card of average fame."""
LOVED, DISLIKED = 0.6, 1.6
"""How much vaguer beliefs about a theme are, as a factor."""

_normal = NormalDist().inv_cdf


def blurred(
    cards: Sequence[Card], key: str, vagueness: float, loves: Sequence[str], dislikes: Sequence[str]
) -> Memory:
    """A belief about every card: the true moment, and an error that follows from the key and the card's face."""
    by_theme = {
        theme: 4 * vagueness * SPREAD * times
        for theme, times in interest([card.theme for card in cards], loves, dislikes).items()
    }
    salted = blake2b(key.encode(), digest_size=8)
    beliefs, moments = {}, []
    for card in cards:
        drawn = salted.copy()
        drawn.update(card.face.encode())
        share = (int.from_bytes(drawn.digest(), "big") + 0.5) / 2**64
        spread = by_theme[card.theme] * 2 ** (-4 * card.fame)
        at = moment(card.year)
        moments.append(at)
        beliefs[card.face] = Belief(at + spread * _normal(share), spread, card.front)
    moments.sort()
    return Memory(beliefs, moments)


def interest(themes: Sequence[str], loves: Sequence[str], dislikes: Sequence[str]) -> Mapping[str, float]:
    """By theme, how much vaguer than usual its beliefs are, as a factor. The geometric mean over all cards is 1."""
    counts = Counter(themes)
    plain = {theme: LOVED if theme in loves else DISLIKED if theme in dislikes else 1.0 for theme in counts}
    mean = prod(times ** (counts[theme] / len(themes)) for theme, times in sorted(plain.items()))
    return {theme: times / mean for theme, times in plain.items()}


def tastes(themes: Sequence[str], key: str) -> tuple[Sequence[str], Sequence[str]]:
    """The themes that a mind without a character loves, one or two of them, and the one it dislikes."""
    order = sorted(set(themes), key=lambda theme: blake2b(f"{key}/{theme}".encode()).digest())
    return order[1 : 2 + len(order) // 5], order[:1]
