"""Twist, plainly: the row before the slots, and rather a discard than a card that fits nowhere."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from interstice.bots.mind import Look, Memory
from interstice.bots.odds import Thoughts
from interstice.core.asks import Ask
from interstice.core.chance import Chance
from interstice.core.moves import Move
from interstice.rules.twist.moves import Discard, Play, Stop


def choose(asks: Sequence[Ask], look: Look, memory: Memory, luck: Chance) -> Move:
    asked = {ask.move: ask for ask in asks}
    thoughts = Thoughts(look(), memory)
    fits = {card: _fit(thoughts, card) for card in asked[Play].domains["card"]} if Play in asked else {}
    best = max(fits, key=fits.__getitem__, default=None)
    if best is not None and fits[best][0]:
        return Play(best)
    if Stop in asked:
        return Stop()
    return asked[Discard if Discard in asked else Play].sample(luck)


def _fit(thoughts: Thoughts, card: int) -> tuple[int, float]:
    """What the card would score (2 in the row, 1 in a slot, 0 nowhere), then how near it lies.

    A far end of the row leaves a wide gap with a single slot: near ends first."""
    at = thoughts.moment(card)
    row = thoughts.moments([stack[0] for stack in thoughts.view.row])
    gap = bisect_left(row, at)
    if gap in (0, len(row)):
        return 2, -abs(at - row[0 if gap == 0 else -1])
    if row[gap] == at:
        return 2, 0
    slot = thoughts.view.slots[gap - 1]
    return (1 if not slot or thoughts.moment(slot[0]) == at else 0), 0
