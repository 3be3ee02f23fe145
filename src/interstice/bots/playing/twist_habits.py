"""How a player of Twist plays without thinking long: the heuristic, with which a search also plays games out."""

from __future__ import annotations

from typing import NamedTuple

from interstice.bots.playing.twist_state import State

NEVER = -1e9
"""Worse than anything else."""


class Habits(NamedTuple):
    """What weighs how much. Found by playing many games."""

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
    """What it costs to discard a card that fits nowhere."""
    alive: float
    """What it costs to discard one that fits."""
    worth: float
    """And how much of its worth."""


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


def weigh(state: State, habits: Habits) -> tuple[float, int, float, int]:
    """The best card to play and what it is worth; the best to discard and what that costs. -1 is no card.

    Cards that have become doubtful are put aside. One long loop: most of the time of a search is spent here."""
    heavy, lost, slot, rival, _, dead, alive, share = habits
    fixed, turn, icon = state.fixed, state.turn, state.icon
    guess, front, below = fixed.guess, fixed.front, fixed.below
    first, last, held, unseen = state.first, state.last, state.held, state.unseen
    light = (len(state.world.pile) - state.drawn) / (unseen.bit_count() or 1)
    best, best_card, least, least_card = NEVER, -1, NEVER, -1
    doubtful = state.doubtful[turn]
    hand = state.hands[turn]
    for card in hand:
        place = guess[card]
        if place < first or place > last:
            gap = below[first] ^ below[place + 1] if place < first else below[place] ^ below[last + 1]
            rivals = heavy * (held & gap).bit_count() + light * (unseen & gap).bit_count()
            worth = 3 - lost * rivals + (slot * rivals if rivals < 1 else slot)
        elif state.row >> place & 1:
            worth = 3.0
        else:
            gap = state.gaps[place]
            taken = state.slots & gap
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
        if front[card] == icon:
            loss = -alive - share * worth if worth > 0 else -alive
            if loss > least:
                least, least_card = loss, card
    if doubtful and doubtful[-1] in hand:
        state.hands[turn] = [card for card in hand if card not in doubtful]
    if -dead > least:
        for card in doubtful + state.aside[turn]:
            if front[card] == icon:
                least, least_card = -dead, card
                break
    return best, best_card, least, least_card


def worths(state: State, habits: Habits) -> dict[int, float]:
    """What each card that the player on turn may play is worth; `NEVER` if it probably fits nowhere."""
    found = {}
    for card in state.hands[state.turn] + state.doubtful[state.turn]:
        alone = state.copy(state.world)
        alone.hands[state.turn], alone.doubtful[state.turn] = [card], []
        found[card] = weigh(alone, habits)[0]
    return found


def decide(state: State, habits: Habits) -> tuple[int, int]:
    """The card to play and the card to discard: one of them is -1, and both are to stop."""
    worth, card, loss, thrown = weigh(state, habits)
    if thrown >= 0 and loss > worth and not state.placed and not state.misfits:
        return -1, thrown
    if worth > habits.second:
        return card, -1
    if state.placed:
        return -1, -1
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
