"""Solo: put the card where it most likely belongs. A guess costs no more than giving up."""

from __future__ import annotations

from collections.abc import Sequence

from interstice.bots.mind import Choice, Look, Memory
from interstice.bots.playing.unknown import surest
from interstice.core.asks import Ask
from interstice.core.chance import Chance
from interstice.core.moves import Place


def think(asks: Sequence[Ask], look: Look, memory: Memory, luck: Chance) -> Choice:
    place = next(ask for ask in asks if ask.move is Place)
    chance, move = surest(place, look, memory)
    return Choice(move, chance)
