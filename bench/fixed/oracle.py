"""The bot of before there were minds, to measure them against: it trusts the middle of every belief.

It plays a random card of its hand, attacks whenever it has four chips, stakes all it can and rates every mark.
Its memory is that of the middle level. Never change how it plays.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence

from interstice.bots.find import MIDDLE, bot
from interstice.bots.mind import Bot, Look, Memory
from interstice.core.asks import Ask
from interstice.core.cards import Card
from interstice.core.chance import Chance
from interstice.core.moves import Move, Place
from interstice.core.view import View
from interstice.rules.swiss import moves as swiss
from interstice.rules.twist import moves as twist


class Oracle:
    def remember(self, cards: Iterable[Card], key: str) -> Memory:
        return bot(MIDDLE).remember(cards, key)

    def choose(self, asks: Sequence[Ask], look: Look, memory: Memory, luck: Chance) -> Move:
        return _Thought(asks, look(), memory, luck).move()


class _Thought:
    """One decision."""

    def __init__(self, asks: Sequence[Ask], view: View, memory: Memory, chance: Chance) -> None:
        self.by_move = {ask.move: ask for ask in asks}
        self.view = view
        self.memory = memory
        self.chance = chance

    def move(self) -> Move:
        asked = self.by_move
        if Place in asked:
            return self._place(asked[Place])
        if swiss.Mark in asked:
            return self._mark(asked[swiss.Mark])
        if swiss.Rate in asked:
            return swiss.Rate(self._verdict())
        if twist.Play in asked or twist.Discard in asked:
            return self._twist()
        if swiss.Challenge in asked:
            return self._challenge(asked[swiss.Challenge])
        return next(iter(asked.values())).sample(self.chance)

    def _year(self, card: int) -> int:
        seen = self.view.cards[card]
        return self.memory.beliefs[seen.face].year() if seen.year is None else seen.year

    def _years(self, line: Sequence[int]) -> list[int]:
        return [self._year(card) for card in line]

    def _place(self, ask: Ask) -> Move:
        cards = ask.domains["card"]
        card = cards[self.chance.below(len(cards))]
        return Place(card, bisect_left(self._years(self.view.line), self._year(card)))

    def _mark(self, ask: Ask) -> Move:
        assert self.view.read is not None
        assert self.view.trying is not None
        rack = self._years(self.view.racks[self.view.trying])
        gaps = ask.domains["gap"]
        gap = bisect_left(rack, self._year(self.view.read))
        return swiss.Mark(gap if gap in gaps else gaps[0], ask.domains["stake"][-1])

    def _verdict(self) -> swiss.Verdict:
        view = self.view
        assert view.read is not None
        assert view.mark is not None
        rack = self._years(view.racks[view.turn])
        year = self._year(view.read)
        if view.mark < bisect_left(rack, year):
            return "later"
        return "earlier" if view.mark > bisect_right(rack, year) else "right"

    def _challenge(self, ask: Ask) -> Move:
        """Challenge the longest rack, if two chips are left after paying."""
        if self.view.chips[self.view.turn] < 4:
            return self.by_move[swiss.Spin if swiss.Spin in self.by_move else swiss.Read].sample(self.chance)
        return swiss.Challenge(max(ask.domains["seat"], key=lambda seat: len(self.view.racks[seat])))

    def _twist(self) -> Move:
        """Prefer the row to the slots, and a discard to a card that fits nowhere."""
        playable = self.by_move[twist.Play].domains["card"] if twist.Play in self.by_move else ()
        best = max(playable, key=self._fit, default=None)
        if best is not None and self._fit(best)[0]:
            return twist.Play(best)
        if twist.Stop in self.by_move:
            return twist.Stop()
        if twist.Discard in self.by_move:
            return self.by_move[twist.Discard].sample(self.chance)
        return self.by_move[twist.Play].sample(self.chance)

    def _fit(self, card: int) -> tuple[int, int]:
        """What the card would score (2 in the row, 1 in a slot, 0 nowhere), then how near it is.

        Nearer ends come first, since a distant one leaves a wide gap with a single slot."""
        year = self._year(card)
        row = self._years([stack[0] for stack in self.view.row])
        at = bisect_left(row, year)
        if at in (0, len(row)):
            return 2, -abs(year - row[0 if at == 0 else -1])
        if row[at] == year:
            return 2, 0
        slot = self.view.slots[at - 1]
        return (1 if not slot or self._year(slot[0]) == year else 0), 0


BOT: Bot = Oracle()
