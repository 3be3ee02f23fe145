"""What a bot is: it sees what its seat sees, remembers what its host gave it, and chooses a move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec

from interstice.core.asks import Ask
from interstice.core.chance import Chance
from interstice.core.moves import Move
from interstice.core.view import View

Look = Callable[[], View]
"""Returns the bot's view. A view takes time to make, so a bot that needs none never calls it."""


class Memory(msgspec.Struct, frozen=True):
    """What a bot believes about the year of each face. The host makes it, right or wrong."""

    years: Mapping[str, int] = {}


class Bot(Protocol):
    def choose(self, asks: Sequence[Ask], look: Look, memory: Memory, chance: Chance) -> Move:
        """Choose one of the moves that answer the asks."""
        ...
