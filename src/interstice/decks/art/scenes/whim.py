"""What makes two cards with the same scene differ: random numbers that depend only on the card's id."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Whim:
    def __init__(self, card_id: str) -> None:
        # Only random() is used, because Python guarantees that its numbers stay the same in every version.
        self._draw = Random(card_id).random

    def between(self, low: float, high: float) -> int:
        return int(low + (high - low + 1) * self._draw())

    def sign(self) -> int:
        return 1 if self._draw() < 0.5 else -1

    def pick(self, things: Sequence[T]) -> T:
        return things[int(self._draw() * len(things))]
