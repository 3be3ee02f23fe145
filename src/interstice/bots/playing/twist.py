"""How a mind plays Twist: a search over what it believes, or a quick habit; and how it gives advice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from interstice.bots.mind import MIDDLING, Choice, Look, Memory
from interstice.bots.playing.twist_advice import Reason, Thought
from interstice.bots.playing.twist_habits import habits_for
from interstice.bots.playing.twist_reading import Reading
from interstice.bots.playing.twist_search import Plan, by_habit, search
from interstice.core.asks import Ask
from interstice.core.chance import Chance
from interstice.core.moves import Move
from interstice.core.refused import Refused
from interstice.core.view import View
from interstice.rules.twist.moves import Discard, Play, Stop

ROLLOUTS = 340
"""How many games a search plays out, at most: 99 of 100 searches take less than 100 ms."""


class Advice(NamedTuple):
    """A move, and why."""

    move: Move
    reason: Reason


def think(
    asks: Sequence[Ask], look: Look, memory: Memory, luck: Chance, *, rollouts: int = ROLLOUTS
) -> Choice:
    """The best move that a search finds; without rollouts, the move that is usually right."""
    if is_plain(asks):
        return Choice(next(asks[0].moves()), 1.0)
    return best(look(), memory, luck, rollouts=rollouts)


def is_plain(asks: Sequence[Ask]) -> bool:
    """Whether there is nothing to choose."""
    return len(asks) == 1 and len(asks[0]) == 1


def best(view: View, memory: Memory, luck: Chance, *, rollouts: int) -> Choice:
    """The same for the player whose turn it is, if there is something to choose."""
    reading = Reading(view, memory)
    plan = _ranked(reading, luck, rollouts)[0]
    return Choice(_move(reading, plan), reading.fits(plan.play[0]) if plan.play else MIDDLING)


def advise(view: View, memory: Memory, luck: Chance, *, rollouts: int = ROLLOUTS) -> Advice:
    """What the player whose turn it is should do, for anyone at the table. Gives no date away."""
    if view.over:
        raise Refused("advice is for a game in progress; this one is over")
    reading = Reading(view, memory)
    chosen, *others = _ranked(reading, luck, rollouts)
    return Advice(_move(reading, chosen), Thought(reading, chosen, others).reason())


def _ranked(reading: Reading, luck: Chance, rollouts: int) -> list[Plan]:
    """All plans worth considering, the best first."""
    habits = habits_for(len(reading.view.playing))
    if not rollouts:
        return by_habit(reading, habits)
    return search(reading, habits, rollouts, Random(luck.below(1 << 32)))


def _move(reading: Reading, plan: Plan) -> Move:
    """The move that a plan begins with."""
    if plan.discard >= 0:
        return Discard(reading.numbers[plan.discard])
    return Play(reading.numbers[plan.play[0]]) if plan.play else Stop()
