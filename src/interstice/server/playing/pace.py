"""How long a bot takes over a move: about as long as a person would."""

from __future__ import annotations

from interstice.bots.character import characters
from interstice.core.chance import Chance

SLOWEST = 4.0
"""The most seconds that a bot takes."""
EASY, HARD = 0.7, 3.5
"""Seconds for a move that is beyond doubt, and for a blind guess."""
VARIES = 0.5
"""How much longer or shorter than usual a bot may take, so that no two move in step."""
QUICK = 0.5
"""The part of the usual time that bots take where everybody has chosen a quick pace."""


def seconds_for(bot: str, sureness: float, luck: Chance, reading: float = 0.0) -> float:
    """How many seconds this bot takes over a move of which it is this sure.

    It begins once people have read what came before, which takes them `reading` seconds. The longer that was, the less
    time it takes afterwards."""
    own = characters()[bot].pace if bot in characters() else 1.0
    usual = min((HARD - (HARD - EASY) * sureness) * own, SLOWEST / (1 + VARIES))
    thinking = usual * (1 + VARIES * (luck.below(2000) / 1000 - 1))
    return reading + thinking * (1 - reading / SLOWEST)
