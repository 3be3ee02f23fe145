"""How a player plays Twist without thinking long: the heuristic that a search also uses to play games out."""

from __future__ import annotations

from typing import NamedTuple

from interstice.bots.playing.twist_state import State

NEVER = -1e9
"""Worse than anything else."""


class Habits(NamedTuple):
    """How much each thing weighs, found by playing many games."""

    held: float
    """A card in somebody's hand, against one that may come up."""
    lost: float
    """Each card that an end of the row would lock into a gap with one slot."""
    slot: float
    """The first of them, which still has the slot."""
    rival: float
    """Another card for the same slot."""
    second: float
    """What a second card must be worth to be played."""
    dead: float
    """What it costs to discard a card that fits nowhere: always less than one that fits."""
    alive: float
    """What it costs to discard one that fits."""
    worth: float
    """And how much of its value."""


def habits_for(players: int) -> Habits:
    return HABITS[min(players, len(HABITS)) - 1]


HABITS = (
    Habits(2.0, 1.75, 0.0, 0.8, 0.4, -0.6, 1.5, 0.5),
    Habits(3.9, 1.1, 0.4, 2.4, 0.12, 0.06, 1.7, 1.55),
    Habits(3.2, 1.07, 0.4, 3.0, 0.1, 0.15, 1.5, 1.2),
    Habits(2.6, 1.04, 0.41, 3.7, 0.06, 0.2, 1.3, 0.8),
    Habits(2.8, 0.85, 0.47, 3.8, 0.12, 0.4, 1.2, 1.15),
    Habits(2.9, 0.68, 0.52, 3.9, 0.18, 0.55, 1.1, 1.5),
)
"""By the number of players."""


def weigh(state: State, habits: Habits) -> tuple[float, int]:
    """The card that is best to play, and what it is worth; -1 if probably none fits.

    Cards that have become doubtful are put aside. Most of the time of a search is spent here: so it is one long
    function, and of the cards for an end of the row it looks at the nearest only, which locks in the fewest others."""
    heavy, lost, slot, rival, _, _, _, _ = habits
    fixed, turn = state.fixed, state.turn
    guess, below = state.world.guess, fixed.below
    first, last, held, unseen = state.first, state.last, state.held, state.unseen
    row, slots, gaps = state.row, state.slots, state.gaps
    light = (len(state.world.pile) - state.drawn) / (unseen.bit_count() or 1)
    hand, doubtful = state.hands[turn], state.doubtful[turn]
    best, best_card = NEVER, -1
    left, left_card, right, right_card = -1, -1, len(below), -1
    for card in hand:
        place = guess[card]
        if place < first:
            if place > left:
                left, left_card = place, card
        elif place > last:
            if place < right:
                right, right_card = place, card
        elif row >> place & 1:
            best, best_card = 3.0, card
        else:
            gap = gaps[place]
            taken = slots & gap
            if not taken:
                rivals = heavy * ((held & gap).bit_count() - 1) + light * (unseen & gap).bit_count()
                worth = 2 - (rival * rivals if rivals < 1 else rival)
            elif taken >> place & 1:
                worth = 2.0
            else:
                doubtful.append(card)
                continue
            if worth > best:
                best, best_card = worth, card
    if left_card >= 0:
        gap = below[first] ^ below[left + 1]
        rivals = heavy * (held & gap).bit_count() + light * (unseen & gap).bit_count()
        worth = 3 - lost * rivals + (slot * rivals if rivals < 1 else slot)
        if worth > best:
            best, best_card = worth, left_card
    if right_card >= 0:
        gap = below[right] ^ below[last + 1]
        rivals = heavy * (held & gap).bit_count() + light * (unseen & gap).bit_count()
        worth = 3 - lost * rivals + (slot * rivals if rivals < 1 else slot)
        if worth > best:
            best, best_card = worth, right_card
    if doubtful and doubtful[-1] in hand:
        state.hands[turn] = [card for card in hand if card not in doubtful]
    return best, best_card


def worth_of(state: State, habits: Habits, card: int) -> float:
    """What a card is worth to the player whose turn it is; `NEVER` if it probably fits nowhere."""
    turn, hands, doubtful = state.turn, state.hands, state.doubtful
    hand, others = hands[turn], doubtful[turn]
    hands[turn], doubtful[turn] = [card], []
    worth, _ = weigh(state, habits)
    hands[turn], doubtful[turn] = hand, others
    return worth


def to_discard(state: State, habits: Habits, worth: float) -> int:
    """The card to discard instead of playing one worth this little; -1 if none. Hopeless cards go first."""
    turn, icon, front = state.turn, state.icon, state.fixed.front
    for card in state.doubtful[turn] + state.aside[turn]:
        if front[card] == icon:
            return card
    if worth < -habits.alive:
        fitting = {card: worth_of(state, habits, card) for card in state.hands[turn] if front[card] == icon}
        for card in sorted(fitting, key=fitting.__getitem__):
            if -habits.alive - habits.worth * max(0.0, fitting[card]) > worth:
                return card
    return -1


def decide(state: State, habits: Habits) -> tuple[int, int]:
    """The card to play and the card to discard: one of them is -1; if both are, stop."""
    worth, card = weigh(state, habits)
    if state.placed:
        return (card if worth > habits.second else -1), -1
    if worth < -habits.dead and not state.misfits:
        thrown = to_discard(state, habits, worth)
        if thrown >= 0:
            return -1, thrown
    return (card if card >= 0 else state.doubtful[state.turn][0]), -1


def take_turn(state: State, habits: Habits) -> None:
    """Play one turn, or what is left of it."""
    while True:
        card, thrown = decide(state, habits)
        if thrown >= 0:
            state.discard(thrown)
            return
        if card < 0:
            state.end_turn()
            return
        if not state.play(card):
            return


def play_out(state: State, habits: Habits) -> int:
    """Play the game to its end, and say what it scores."""
    while not state.over:
        take_turn(state, habits)
    return state.points
