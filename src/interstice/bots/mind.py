"""What a bot is: it sees what its seat sees, remembers what its host gave it, and says a move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec

from interstice.core.asks import Ask
from interstice.core.chance import Chance
from interstice.core.moves import Move
from interstice.core.view import View

Look = Callable[[], View]
"""A view costs time to make: a bot that decides without looking never asks for one."""


class Memory(msgspec.Struct, frozen=True):
    """What a bot believes about the years of faces. Made by the host, right or wrong."""

    years: Mapping[str, int] = {}


class Bot(Protocol):
    def choose(self, asks: Sequence[Ask], look: Look, memory: Memory, luck: Chance) -> Move:
        """One of the moves that answer the asks."""
        ...
