"""Minds: they differ in how well they know the cards, and all play as well as they can with what they know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from interstice.bots.knowing import blurred, tastes
from interstice.bots.mind import Choice, Look, Memory, Think
from interstice.bots.playing import classic, solo, swiss, twist, unknown
from interstice.core.asks import Ask
from interstice.core.cards import Card
from interstice.core.chance import Chance
from interstice.core.moves import Move

LEVELS = (15.0, 9.6, 5.7, 3.3, 1.9, 1.0, 0.6, 0.37, 0.235, 0.155)
"""How vague a six-year-old is, a professor, and the levels in between: each beats the one before in about two games out of three."""


class Mind(msgspec.Struct, frozen=True):
    """A mind that knows history more or less well."""

    vagueness: float
    """How much vaguer than an average mind, as a factor; 0 knows every date."""
    loves: tuple[str, ...] = ()
    """Themes that it knows better than others. If there are none, its tastes follow from the key of its memory."""
    dislikes: tuple[str, ...] = ()
    rollouts: int = twist.ROLLOUTS
    """How many games it plays out in its head before a move in Twist; 0 decides at once, by habit."""

    def remember(self, cards: Iterable[Card], key: str) -> Memory:
        cards = list(cards)
        if self.loves or self.dislikes:
            return blurred(cards, key, self.vagueness, self.loves, self.dislikes)
        return blurred(cards, key, self.vagueness, *tastes([card.theme for card in cards], key))

    def choose(self, asks: Sequence[Ask], look: Look, memory: Memory, luck: Chance) -> Move:
        return self.think(asks, look, memory, luck).move

    def think(self, asks: Sequence[Ask], look: Look, memory: Memory, luck: Chance) -> Choice:
        """The move it chooses, and how sure it is."""
        view = look()
        if view.rules == "twist":
            return twist.think(asks, lambda: view, memory, luck, rollouts=self.rollouts)
        return WAYS.get(view.rules, unknown.think)(asks, lambda: view, memory, luck)


WAYS: Mapping[str, Think] = {"classic": classic.think, "solo": solo.think, "swiss": swiss.think}
"""How to play, by the id of the rule set; only Twist takes a search."""
