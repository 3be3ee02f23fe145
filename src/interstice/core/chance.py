"""Where luck comes from: a seed that anyone can check, or a quick generator where nobody needs to.

The seeded algorithm is specified, with test vectors, in docs/chance.md.
"""

from __future__ import annotations

import random
from hashlib import sha256
from struct import Struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from interstice.core.cards import Card

_WORDS = Struct(">8I").unpack
_SPAN = 1 << 32


class Chance:
    """Random numbers. Each draw is remembered as (bound, result) until `take` collects it."""

    __slots__ = ("drawn",)

    def __init__(self) -> None:
        self.drawn: list[tuple[int, int]] = []

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely."""
        raise NotImplementedError

    def card(self, pile: Sequence[Card]) -> int:
        """The index of the card that turns out to be on top of an unordered pile."""
        return self.below(len(pile))

    def sector(self, wheel: Sequence[str]) -> int:
        return self.below(len(wheel))

    def die(self) -> int:
        return 1 + self.below(6)

    def reshuffled(self) -> None:
        """Called when a new pile is made. Only scripts need this: an unordered pile needs no shuffling."""

    def take(self) -> tuple[tuple[int, int], ...]:
        """The draws since the last call."""
        if not self.drawn:
            return ()
        drawn = tuple(self.drawn)
        self.drawn.clear()
        return drawn


class Seeded(Chance):
    """SHA-256 in counter mode over a 32-byte seed, with rejection sampling."""

    __slots__ = ("_block", "_seed", "_words")

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise ValueError(f"expected a seed of 32 bytes; got {len(seed)}")
        super().__init__()
        self._seed = seed
        self._block = 0
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        while True:
            if not self._words:
                self._refill()
            word = self._words.pop()
            result = word % bound
            if word - result <= _SPAN - bound:
                self.drawn.append((bound, result))
                return result

    def copy(self) -> Seeded:
        """A generator that will draw the same numbers, for a move that may have to be decided again."""
        twin = Seeded(self._seed)
        twin._block = self._block
        twin._words = self._words.copy()
        twin.drawn = self.drawn.copy()
        return twin

    def repeat(self, draws: Sequence[tuple[int, int]]) -> None:
        """Catch up with a saved game by repeating its draws, which must come out the same."""
        for bound, result in draws:
            if self.below(bound) != result:
                raise ValueError(f"the draws do not follow from the seed: expected {result} below {bound}")
        self.drawn.clear()

    def _refill(self) -> None:
        digest = sha256(self._seed + self._block.to_bytes(8, "big")).digest()
        self._block += 1
        self._words = list(_WORDS(digest))
        self._words.reverse()


class Casual(Chance):
    """Quick random numbers for bots, samples and simulations. Does not remember its draws."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | None = None) -> None:
        super().__init__()
        self._random = random.Random(seed).random

    def below(self, bound: int) -> int:
        return int(self._random() * bound)


def commitment(secret: bytes) -> str:
    """The hash of the host's secret, published before any player adds a nonce."""
    return sha256(secret).hexdigest()


def mix(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """The game's seed: the host's secret and each seat's nonce are hashed separately, then together."""
    parts = [sha256(part).digest() for part in (secret, *nonces)]
    return sha256(b"interstice seed 1" + b"".join(parts)).digest()
