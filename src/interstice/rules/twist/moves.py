"""What a player of Twist may do."""

from __future__ import annotations

from interstice.core.moves import Move


class Play(Move, frozen=True):
    """Twist: turn a card over; its date decides where it goes."""

    card: int


class Discard(Move, frozen=True):
    """Twist: discard a card whose front shows the icon on top of the discard pile."""

    card: int


class Stop(Move, frozen=True):
    """Twist: end the turn after one card."""
