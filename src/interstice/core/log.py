"""A game as it is saved: who played what, what came of it, and where the luck came from.

`rules.find.decode_log` and `decode_entry` read it: they know the moves and events of every rule set.
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
    """One accepted command: a move, or leaving (no move), or the set-up (no seat)."""

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
    """A whole game, with its deck, so that it can be replayed and checked for ever."""

    rules: str
    options: dict[str, Any]
    players: tuple[Player, ...]
    deck: tuple[Card, ...]
    entries: tuple[EntryOf[M, E], ...]
    luck: Luck | None = None
    version: int = VERSION
    preset: str = ""
    """Under which name it was played; empty in older games."""
    bots: tuple[str, ...] = ()
    """By seat, the bot that played there, or nothing for a person; empty if that is not known."""
    times: tuple[float, ...] = ()
    """By entry, the seconds since the set-up; empty if they are not known."""


Entry: TypeAlias = EntryOf[Any, Any]
Log: TypeAlias = LogOf[Any, Any]
