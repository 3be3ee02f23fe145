"""How long a bot takes over a move: about as long as a person would."""

from __future__ import annotations

from interstice.bots.character import characters
from interstice.core.chance import Chance

SLOWEST = 4.0
"""The most seconds that a bot takes."""
EASY, HARD = 0.7, 3.5
"""Seconds for a move that is beyond doubt, and for a blind guess."""
VARIES = 0.25
"""How much longer or shorter than usual a bot may take, so that no two move in step."""
MOMENT = 0.4
"""The most seconds that a bot which had to wait lets pass after that, so that no two move in step then either."""


def seconds_for(bot: str, sureness: float, luck: Chance, reading: float = 0.0) -> float:
    """Seconds that this bot takes over a move of which it is so sure.

    It never moves before people have read what came before, which takes them so many seconds."""
    own = characters()[bot].pace if bot in characters() else 1.0
    usual = min((HARD - (HARD - EASY) * sureness) * own, SLOWEST / (1 + VARIES))
    drawn = luck.below(2001) / 1000
    thinking = usual * (1 + VARIES * (drawn - 1))
    return max(thinking, reading + MOMENT * drawn / 2) if reading else thinking
