"""The people who sit in a room become the players of a game."""

from __future__ import annotations

from collections.abc import Iterable

from interstice.core.ages import stand_ins
from interstice.core.game import Player
from interstice.protocol import Sitter

CHILD, ADULT = 9, 30
"""Far enough apart, with room for somebody younger or older."""


def players_of(sitting: Iterable[Sitter], with_ages: bool) -> tuple[Player, ...]:
    """Each with a stand-in for their age, if the game needs it; bots have none (CO-7)."""
    held = list(sitting)
    ages = stand_ins([_about(each) if with_ages and not each.bot else None for each in held])
    return tuple(Player(each.name, age) for each, age in zip(held, ages, strict=True))


def _about(held: Sitter) -> int:
    return (CHILD if held.child else ADULT) - held.youngest + held.oldest
