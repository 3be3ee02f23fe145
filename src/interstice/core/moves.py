"""What a seat may do. Moves are tagged, so the same type serves in memory and on the wire.

This is the move that several games share; each rule set adds its own.
"""

from __future__ import annotations

import msgspec


class Move(
    msgspec.Struct, frozen=True, gc=False, tag_field="move", tag=str.lower, forbid_unknown_fields=True
):
    """A seat's answer to an ask."""


class Place(Move, frozen=True):
    """Put a card from the hand into a gap in the line; gap 0 is the left end."""

    card: int
    gap: int
