"""A game as it is saved: who played what, what came of it, and where the luck came from."""

from __future__ import annotations

from typing import Any

import msgspec

from interstice.core.cards import Card
from interstice.core.events import VERSION, AnyEvent
from interstice.core.game import Player
from interstice.core.moves import AnyMove


class Entry(msgspec.Struct, frozen=True):
    """One accepted command: a move, or leaving (no move), or the set-up (no seat)."""

    seat: int | None
    move: AnyMove | None
    draws: tuple[tuple[int, int], ...]
    """Each draw of chance as (bound, result), in order."""
    events: tuple[AnyEvent, ...]


class Luck(msgspec.Struct, frozen=True):
    """What a finished game's seed was made from (docs/chance.md), all in hexadecimal."""

    seed: str
    commitment: str = ""
    secret: str = ""
    nonces: tuple[str, ...] = ()


class Log(msgspec.Struct, frozen=True):
    """A whole game, with its deck, so that it can be replayed and checked for ever."""

    rules: str
    options: dict[str, Any]
    players: tuple[Player, ...]
    deck: tuple[Card, ...]
    entries: tuple[Entry, ...]
    luck: Luck | None = None
    version: int = VERSION
