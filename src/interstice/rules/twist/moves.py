"""What a player of Twist may do."""

from __future__ import annotations

from interstice.core.moves import Move


class Play(Move, frozen=True):
    """Twist: turn a card over; its date decides where it goes."""

    card: int


class Discard(Move, frozen=True):
    """Twist: a card whose front icon is that of the top discard."""

    card: int


class Stop(Move, frozen=True):
    """Twist: end the turn after one card."""
