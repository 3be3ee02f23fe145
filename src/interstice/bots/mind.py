"""What a bot is: it sees what its seat sees, remembers what its host gave it, and chooses a move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp, log
from typing import NamedTuple, Protocol

import msgspec

from interstice.core.asks import Ask
from interstice.core.cards import Card
from interstice.core.chance import Chance
from interstice.core.moves import Move
from interstice.core.view import View

Look = Callable[[], View]
"""Returns the bot's view. A view takes time to make, so a bot that needs none never calls it."""


PRESENT = 2047
"""A little after the newest card: the further back from here, the vaguer a belief."""


def moment(year: float) -> float:
    """A year on the scale of memory, where ten years of the last century weigh as much as a few hundred of antiquity.

    Later years are greater."""
    return -log(max(1, PRESENT - year))


class Belief(NamedTuple):
    """What a mind believes about one card: its moment is about `middle`, give or take `spread` (a normal distribution)."""

    middle: float
    spread: float
    front: str = ""
    """Twist: the icon on the front, which everybody knows."""

    def year(self) -> int:
        """The best guess; there is no year 0."""
        return round(PRESENT - exp(-self.middle)) or -1


class Memory(msgspec.Struct, frozen=True):
    """What a bot knows beforehand. The host makes it from the deck, right or wrong."""

    beliefs: Mapping[str, Belief] = {}
    """By face, for every card of the deck."""
    moments: Sequence[float] = ()
    """When the cards of the deck happened, in order, without saying which: how the years are spread."""


MIDDLING = 0.5
"""How sure a mind is of a move that it has no odds for."""


class Choice(NamedTuple):
    """A move, and how sure a mind was of it: 1 is beyond doubt, 0 is a blind guess."""

    move: Move
    sureness: float = MIDDLING


Think = Callable[[Sequence[Ask], Look, Memory, Chance], Choice]
"""How to play: one of the moves that answer the asks. The same view, memory and luck give the same choice."""


class Bot(Protocol):
    def remember(self, cards: Iterable[Card], key: str) -> Memory:
        """What it knows of a deck. Its host asks once, before the game; the same key and card give the same belief."""
        ...

    def choose(self, asks: Sequence[Ask], look: Look, memory: Memory, luck: Chance) -> Move:
        """One of the moves that answer the asks."""
        ...
