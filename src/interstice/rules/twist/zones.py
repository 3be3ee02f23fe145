"""What lies on the table in Twist beside hands and pile."""

from __future__ import annotations

from interstice.core import zones as z
from interstice.core.game import Game


@z.zones
class TwistGame(Game):
    row: list[list[int]] = z.stacks(dates_up=True)
    """The bottom row: stacks of equal dates."""
    slots: list[list[int]] = z.stacks(dates_up=True)
    """Between two stacks of the row each: empty, or a stack."""
    discards: list[int] = z.cards(dates_up=True)
    sideways: set[int] = z.marked(dates_up=True)
    """Cards of the hands that fit nowhere, their dates known."""
    placed: int = z.number(for_a_turn=True)
    """Cards placed in this turn."""
    misfits: int = z.number(for_a_turn=True)
    """Cards that did not fit in this turn."""
