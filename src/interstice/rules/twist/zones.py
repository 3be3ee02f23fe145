"""The zones of Twist."""

from __future__ import annotations

from interstice.core import zones as z
from interstice.core.game import Game


@z.zones
class TwistGame(Game):
    row: list[list[int]] = z.stacks(dates_up=True)
    """The bottom row: stacks of equal dates."""
    slots: list[list[int]] = z.stacks(dates_up=True)
    """One above each pair of neighbours in the row: empty, or a stack."""
    discards: list[int] = z.cards(dates_up=True)
    sideways: set[int] = z.subset(dates_up=True)
    """Cards in hands that fit nowhere; everyone knows their dates."""
    placed: int = z.number(for_a_turn=True)
    """How many cards were placed this turn."""
    misfits: int = z.number(for_a_turn=True)
    """How many cards did not fit this turn."""
