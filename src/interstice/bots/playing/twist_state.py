"""A game of Twist as a search sees it: small, quick to copy, and quick to play on.

Cards are small numbers. When a card happened is a place on an axis: the index of its moment among all moments that are
possible. Sets of places are integers, a bit for each place.
"""

from __future__ import annotations

from collections.abc import Iterable


def set_of(places: Iterable[int]) -> int:
    found = 0
    for place in places:
        found |= 1 << place
    return found


class Fixed:
    """What stays the same for a whole search."""

    __slots__ = ("below", "following", "front", "hand")

    def __init__(self, hand: int, following: list[int], front: list[int], places: int) -> None:
        self.hand = hand
        """How many cards each player has."""
        self.following = following
        """For each seat, the next one whose player is still in."""
        self.front = front
        """The icon on the front of each card."""
        self.below = [(1 << place) - 1 for place in range(places + 1)]
        """For each place, the set of all places before it."""


class World:
    """What nobody at the table knows yet, as it might be."""

    __slots__ = ("back", "guess", "pile", "place")

    def __init__(self, place: list[int], guess: list[int], back: list[int], pile: list[int]) -> None:
        self.place = place
        """Where each card lies on the axis."""
        self.guess = guess
        """Where the players believe that it lies."""
        self.back = back
        """The icon on the date side of each card."""
        self.pile = pile
        """The cards still to be drawn, the next one first."""


class State:
    """One moment of a game. It knows the rules: TW-4 to TW-9, TW-11 to TW-13, TW-16 and TW-17."""

    __slots__ = (
        "aside", "doubtful", "drawn", "first", "fixed", "gaps", "hands", "held", "icon", "last", "misfits", "over",
        "placed", "points", "row", "slots", "turn", "unseen", "world",
    )  # fmt: skip

    fixed: Fixed
    world: World
    row: int
    """The places in the bottom row."""
    first: int
    """The place at its left end."""
    last: int
    """The place at its right end."""
    slots: int
    """The places in the slot row."""
    gaps: list[int]
    """For each place between two neighbours of the row, all the places between these."""
    hands: list[list[int]]
    """By seat, the cards that may fit. A player who has left has none, as nobody plays them."""
    doubtful: list[list[int]]
    """By seat, the cards that probably fit nowhere."""
    aside: list[list[int]]
    """By seat, the sideways cards."""
    icon: int
    """What the top of the discards shows."""
    drawn: int
    """How many cards of the pile have been drawn."""
    turn: int
    placed: int
    misfits: int
    held: int
    """Where the players believe that the cards in the hands lie."""
    unseen: int
    """Where the cards that have not come up may lie."""
    points: int
    """What the cards on the table score, plus one for each, which it would cost elsewhere."""
    over: bool

    def copy(self, world: World) -> State:
        """The same position in a world; it shares nothing that changes."""
        twin = self.twin()
        twin.world = world
        twin.held = set_of(world.guess[card] for hand in self.hands for card in hand)
        return twin

    def twin(self) -> State:
        """The same position in the same world."""
        twin = State()
        twin.fixed = self.fixed
        twin.world = self.world
        twin.row = self.row
        twin.first = self.first
        twin.last = self.last
        twin.slots = self.slots
        twin.gaps = self.gaps[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.doubtful = [cards[:] for cards in self.doubtful]
        twin.aside = [cards[:] for cards in self.aside]
        twin.icon = self.icon
        twin.drawn = self.drawn
        twin.turn = self.turn
        twin.placed = self.placed
        twin.misfits = self.misfits
        twin.held = self.held
        twin.unseen = self.unseen
        twin.points = self.points
        twin.over = self.over
        return twin

    def play(self, card: int) -> bool:
        """Turn a card over. Says whether the turn goes on."""
        turn = self.turn
        self._take(card)
        if self.join(self.world.place[card]):
            self.placed += 1
            if self.placed == 2:
                self.end_turn()
            elif self.drawn == len(self.world.pile) and not self._any_cards():
                self.over = True
            else:
                return True
            return False
        self.aside[turn].append(card)
        self.misfits += 1
        if self.placed or self.hands[turn] or self.doubtful[turn]:
            return True
        self.over = True
        return False

    def _take(self, card: int) -> None:
        hand = self.hands[self.turn]
        if card in hand:
            hand.remove(card)
            self.held &= ~(1 << self.world.guess[card])
        else:
            self.doubtful[self.turn].remove(card)

    def _any_cards(self) -> bool:
        return any(self.hands) or any(self.doubtful) or any(self.aside)

    def join(self, place: int) -> bool:
        """Lay a card where its date says, if it fits (TW-4, TW-5)."""
        bit = 1 << place
        if place < self.first:
            self._open(place + 1, self.first)
            self.first = place
        elif place > self.last:
            self._open(self.last + 1, place)
            self.last = place
        elif not self.row & bit:
            taken = self.slots & self.gaps[place]
            if taken and taken != bit:
                return False
            self.slots |= bit
            self.points += 2
            return True
        self.row |= bit
        self.points += 3
        return True

    def _open(self, start: int, end: int) -> None:
        below = self.fixed.below
        self.gaps[start:end] = [below[end] ^ below[start]] * (end - start)

    def discard(self, card: int) -> None:
        if card in self.aside[self.turn]:
            self.aside[self.turn].remove(card)
        else:
            self._take(card)
        self.icon = self.world.back[card]
        self.end_turn()

    def end_turn(self) -> None:
        fixed, turn, drawn = self.fixed, self.turn, self.drawn
        hand, pile = self.hands[turn], self.world.pile
        if drawn < len(pile):
            missing = fixed.hand - len(hand) - len(self.doubtful[turn]) - len(self.aside[turn])
            for card in pile[drawn : drawn + missing]:
                hand.append(card)
                bit = 1 << self.world.guess[card]
                self.held |= bit
                self.unseen &= ~bit
                self.drawn += 1
        self.placed = self.misfits = 0
        self._pass_on()

    def _pass_on(self) -> None:
        """On to the next player who has cards; the game ends if that player can do nothing (TW-12)."""
        following = self.fixed.following
        seat = self.turn
        for _ in following:
            seat = following[seat]
            if self.hands[seat] or self.doubtful[seat]:
                self.turn = seat
                return
            if self.aside[seat]:
                self.turn = seat
                front = self.fixed.front
                self.over = all(front[card] != self.icon for card in self.aside[seat])
                return
        self.over = True
