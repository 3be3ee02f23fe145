"""The zones of Solo."""

from __future__ import annotations

from interstice.core import zones as z
from interstice.core.game import Game


@z.zones
class SoloGame(Game):
    lives: int | None = z.number_or_none()
    """How many are left; None in endless practice."""
    right: int = z.number()
    """How many cards were placed right."""
