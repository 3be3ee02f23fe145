"""A game that minds were never told about: they go by its asks."""

from __future__ import annotations

from collections.abc import Sequence

from interstice.bots.mind import Choice, Look, Memory
from interstice.bots.odds import Thoughts
from interstice.core.asks import Ask
from interstice.core.chance import Chance
from interstice.core.moves import Move, Place


def think(asks: Sequence[Ask], look: Look, memory: Memory, luck: Chance) -> Choice:
    """Place the surest card if it is more likely to be right than wrong; otherwise do anything else that is asked."""
    places = [ask for ask in asks if ask.move is Place]
    others = [ask for ask in asks if ask.move is not Place]
    if places:
        chance, move = surest(places[0], look, memory)
        if chance > 0.5 or not others:
            return Choice(move, chance)
    return Choice(others[luck.below(len(others))].sample(luck))


def surest(ask: Ask, look: Look, memory: Memory) -> tuple[float, Move]:
    thoughts = Thoughts(look(), memory)
    line = thoughts.moments(look().line)
    chances = {
        (card, gap): chance
        for card in ask.domains["card"]
        for gap, chance in enumerate(thoughts.guess(card).gaps(line))
        if gap in ask.domains["gap"]
    }
    card, gap = max(chances, key=chances.__getitem__)
    return chances[card, gap], Place(card, gap)
