"""What a player of Solo may do besides placing a card."""

from __future__ import annotations

from interstice.core.moves import Move


class GiveUp(Move, frozen=True):
    """Solo: see where the card belongs without placing it, which counts as a miss. The clock does this, too."""

    card: int
