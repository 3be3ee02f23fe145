"""Which plan is best: all are played out in the same worlds, and the better half goes on to more of them."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import NamedTuple

from interstice.bots.playing.twist_habits import NEVER, Habits, decide, play_out, take_turn, worth_of
from interstice.bots.playing.twist_reading import Reading
from interstice.bots.playing.twist_state import State

MOST_FOR_PAIRS = 6
"""In a large hand, how many cards are considered as the first or second of two."""
LONG = 24
"""If more cards than this are still to be placed, fewer games are played out, as each takes longer."""


class Plan(NamedTuple):
    """What to do with a turn, or the rest of one: play these cards and stop, or discard one."""

    play: tuple[int, ...] = ()
    discard: int = -1


def plans(reading: Reading, habits: Habits) -> list[Plan]:
    """All plans worth considering, the most natural first.

    Of two cards, the one that is worth more goes first: it rarely pays to turn them round."""
    state = reading.state
    turn = state.turn
    worth = {card: worth_of(state, habits, card) for card in state.hands[turn] + state.doubtful[turn]}
    hand = sorted(worth, key=lambda card: -worth[card])
    likely = [card for card in hand if worth[card] > NEVER]
    tried = likely + [card for card in hand if worth[card] == NEVER and not reading.is_sure(card)]
    if state.placed:
        return [Plan(), *(Plan((card,)) for card in tried)]
    firsts = likely or tried or hand
    found = [Plan((card,)) for card in firsts]
    found += [Plan(pair) for pair in combinations(tried[:MOST_FOR_PAIRS], 2) if pair[0] in firsts]
    if not state.misfits:
        front = state.fixed.front
        found += [Plan(discard=card) for card in hand + state.aside[turn] if front[card] == state.icon]
    return found


def follow(state: State, plan: Plan, habits: Habits) -> None:
    """Carry a plan out to the end of the turn; if it fails, carry on by habit."""
    if plan.discard >= 0:
        state.discard(plan.discard)
        return
    misfits = state.misfits
    for card in plan.play:
        if not state.play(card):
            return
    if state.misfits == misfits:
        state.end_turn()
    else:
        take_turn(state, habits)


def by_habit(reading: Reading, habits: Habits) -> list[Plan]:
    """The plan that a quick player would choose first, then the others."""
    found = plans(reading, habits)
    card, thrown = decide(reading.state, habits)
    usual = Plan((card,) if card >= 0 else (), thrown)
    return [usual, *(plan for plan in found if plan != usual)]


def search(reading: Reading, habits: Habits, rollouts: int, luck: Random) -> list[Plan]:
    """Sequential halving: the best plan, then those that fell out later before those that fell out earlier."""
    state = reading.state
    left = plans(reading, habits)
    points = dict.fromkeys(left, 0)
    rounds = (len(left) - 1).bit_length()
    rollouts = rollouts * LONG // max(LONG, reading.view.pile + sum(map(len, reading.view.hands)))
    out: list[Plan] = []
    while len(left) > 1:
        for _ in range(max(1, rollouts // (rounds * len(left)))):
            start = state.copy(reading.world(luck))
            for plan in left:
                twin = start.twin()
                follow(twin, plan, habits)
                points[plan] += play_out(twin, habits)
        left.sort(key=lambda plan: -points[plan])
        half = (len(left) + 1) // 2
        out = left[half:] + out
        left = left[:half]
    return left + out
