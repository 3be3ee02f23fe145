"""What a seat may say. Tagged, so that a move on the wire is the same thing as a move in memory.

A rule set has moves of its own; here is what several share.
"""

from __future__ import annotations

import msgspec


class Move(
    msgspec.Struct, frozen=True, gc=False, tag_field="move", tag=str.lower, forbid_unknown_fields=True
):
    """Something a seat says in answer to an ask."""


class Place(Move, frozen=True):
    """A card of the hand into a gap of the line; gap 0 is left of all."""

    card: int
    gap: int
