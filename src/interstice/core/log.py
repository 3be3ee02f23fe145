"""A saved game: who played what, what came of it, and where the luck came from.

`decode_log` and `decode_entry` in `rules.find` read it, since they know the moves and events of every rule set.
"""

from __future__ import annotations

from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from interstice.core.cards import Card
from interstice.core.events import VERSION
from interstice.core.game import Player

M = TypeVar("M")
E = TypeVar("E")


class EntryOf(msgspec.Struct, Generic[M, E], frozen=True):
    """One accepted command: a move, a departure (no move) or the set-up (no seat)."""

    seat: int | None
    move: M | None
    draws: tuple[tuple[int, int], ...]
    """Each draw of chance as (bound, result), in order."""
    events: tuple[E, ...]


class Luck(msgspec.Struct, frozen=True):
    """What a finished game's seed was made from (docs/chance.md), all in hexadecimal."""

    seed: str
    commitment: str = ""
    secret: str = ""
    nonces: tuple[str, ...] = ()


class LogOf(msgspec.Struct, Generic[M, E], frozen=True):
    """A whole game, with its deck, so that it can always be replayed and checked."""

    rules: str
    options: dict[str, Any]
    players: tuple[Player, ...]
    deck: tuple[Card, ...]
    entries: tuple[EntryOf[M, E], ...]
    luck: Luck | None = None
    version: int = VERSION
    preset: str = ""
    """The preset it was played under; empty in older games."""
    bots: tuple[str, ...] = ()
    """The bot in each seat, or an empty string for a person. An empty tuple if this is unknown."""
    times: tuple[float, ...] = ()
    """For each entry, the seconds since the set-up. Empty if this is unknown."""


Entry: TypeAlias = EntryOf[Any, Any]
Log: TypeAlias = LogOf[Any, Any]
