"""What a mind makes of the table: where cards probably belong, and worlds that fit all it has seen."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import accumulate, pairwise
from math import exp
from random import Random

from interstice.bots.mind import Belief, Memory, moment
from interstice.bots.playing.twist_state import Fixed, State, World, set_of
from interstice.core.view import Seen, View

FARTHEST = 4.0
"""How many spreads a moment may lie from the middle of a belief."""
KNOWN = 0.5
"""How often the players of an imagined game know a card that the mind is not sure of. They play by habit, real ones
think: knowing a little more makes up for that."""


class Hunch:
    """Where one card may lie on the axis, and how likely each place is."""

    __slots__ = ("guess", "places", "sums", "weights")

    def __init__(self, places: list[int], weights: list[float]) -> None:
        self.places = places
        self.weights = weights
        self.sums = list(accumulate(weights))
        self.guess = places[bisect_left(self.sums, self.sums[-1] / 2)]

    def draw(self, random: float) -> int:
        sums = self.sums
        return self.places[bisect_right(sums, random * sums[-1], 0, len(sums) - 1)]


class Reading:
    """One view, read with one memory: the state that a search starts from, and a source of worlds."""

    def __init__(self, view: View, memory: Memory) -> None:
        self.view = view
        self.memory = memory
        self.vague = False
        """Whether worlds differ in dates."""
        self._number_cards()
        self._lay_axis()
        self.hunches = [self._hunch(seen) for seen in self.seen[: self.come_up]]
        self._see_icons()
        self.state = self._state()

    def _number_cards(self) -> None:
        """Cards of the hands first, then the top of the pile, then all that have not come up."""
        view = self.view
        self.numbers = [card for hand in view.hands for card in hand]
        if view.top is not None:
            self.numbers.append(view.top)
        self.seen = [view.cards[card] for card in self.numbers]
        self.card_of = {number: card for card, number in enumerate(self.numbers)}
        out = {seen.face for seen in view.cards.values()}
        self.come_up = len(self.seen)
        self.seen += [
            Seen(face, front=belief.front) for face, belief in self.memory.beliefs.items() if face not in out
        ]

    def _lay_axis(self) -> None:
        beliefs, view = self.memory.beliefs, self.view
        shown = [moment(seen.year) for seen in view.cards.values() if seen.year is not None]
        known = [belief.middle for belief in beliefs.values() if belief.spread == 0]
        self.axis = sorted({*self.memory.moments, *shown, *known})
        place = {moment: at for at, moment in enumerate(self.axis)}
        self.free = [0] * len(self.axis)
        for when in self.memory.moments:
            self.free[place[when]] += 1
        for when in shown:
            self.free[place[when]] -= 1
        self.place = place

    def _hunch(self, seen: Seen) -> Hunch:
        if seen.year is not None:
            return Hunch([self.place[moment(seen.year)]], [1.0])
        belief = self.memory.beliefs.get(seen.face)
        if belief is None:
            belief = Belief(0.0, float("inf"))
        elif belief.spread == 0:
            return Hunch([self.place[belief.middle]], [1.0])
        return self._vague(belief)

    def _vague(self, belief: Belief) -> Hunch:
        axis, free = self.axis, self.free
        middle, spread, _ = belief
        start = bisect_left(axis, middle - FARTHEST * spread)
        end = bisect_right(axis, middle + FARTHEST * spread)
        places = [place for place in range(start, end) if free[place] > 0]
        if not places:
            nearest = min(range(len(axis)), key=lambda place: (free[place] < 1, abs(axis[place] - middle)))
            return Hunch([nearest], [1.0])
        return Hunch(places, [free[at] * exp(-0.5 * ((axis[at] - middle) / spread) ** 2) for at in places])

    def _see_icons(self) -> None:
        icons = {seen.front for seen in self.seen} | {seen.front for seen in self.view.cards.values()}
        icons |= {seen.back for seen in self.view.cards.values() if seen.back}
        self.icons = {icon: at for at, icon in enumerate(sorted(icons))}
        others = [[at for at in range(len(icons)) if at != icon] or [icon] for icon in range(len(icons))]
        self.backs = [
            [self.icons[seen.back]] if seen.back else others[self.icons[seen.front]] for seen in self.seen
        ]

    def _state(self) -> State:
        view = self.view
        guess = [hunch.guess for hunch in self.hunches]
        front = [self.icons[seen.front] for seen in self.seen]
        state = State()
        state.fixed = Fixed(view.options["hand"], self._following(), front, len(self.axis))
        state.world = World(guess, guess, [backs[0] for backs in self.backs], [-1] * view.pile)
        self._lay_row(state)
        aside = set(view.sideways)
        state.hands = [[] for _ in view.players]
        state.doubtful = [[] for _ in view.players]
        state.aside = [[] for _ in view.players]
        for seat in view.playing:
            for number in view.hands[seat]:
                (state.aside if number in aside else state.hands)[seat].append(self.card_of[number])
        state.icon = self.icons[view.cards[view.discards[-1]].back or ""]
        state.drawn = 0
        state.turn, state.placed, state.misfits = view.turn, view.placed, view.misfits
        state.held = set_of(guess[card] for hand in state.hands for card in hand)
        state.unseen = set_of(place for place, count in enumerate(self.free) if count > 0) & ~state.held
        state.over = view.over
        return state

    def _following(self) -> list[int]:
        seats = len(self.view.players)
        around = [[(seat + step) % seats for step in range(1, seats + 1)] for seat in range(seats)]
        return [next((seat for seat in seats if seat in self.view.playing), seats[-1]) for seats in around]

    def _lay_row(self, state: State) -> None:
        view = self.view
        places = [self._shown(stack[0]) for stack in view.row]
        state.first, state.last = places[0], places[-1]
        state.row = set_of(places)
        state.slots = set_of(self._shown(stack[0]) for stack in view.slots if stack)
        below = state.fixed.below
        state.gaps = [0] * len(self.axis)
        for left, right in pairwise(places):
            state.gaps[left + 1 : right] = [below[right] ^ below[left + 1]] * (right - left - 1)
        state.points = 3 * sum(map(len, view.row)) + 2 * sum(map(len, view.slots))

    def _shown(self, number: int) -> int:
        year = self.view.cards[number].year
        assert year is not None
        return self.place[moment(year)]

    def fits(self, card: int) -> float:
        """How likely it is that the card fits."""
        hunch, state = self.hunches[card], self.state
        fits = 0.0
        for place, weight in zip(hunch.places, hunch.weights, strict=True):
            inside = state.first <= place <= state.last and not (state.row | state.slots) >> place & 1
            fits += 0.0 if inside and state.gaps[place] & state.slots else weight
        return fits / hunch.sums[-1]

    def is_sure(self, card: int) -> bool:
        return len(self.hunches[card].places) == 1

    def _think_of_the_rest(self) -> None:
        """Of the cards that have not come up, which only a search thinks of."""
        more = [self._hunch(seen) for seen in self.seen[self.come_up :]]
        self.hunches += more
        self.state.world.guess += [hunch.guess for hunch in more]
        self._draws = [None if len(hunch.places) == 1 else hunch.draw for hunch in self.hunches]
        self.vague = any(self._draws)

    def world(self, luck: Random) -> World:
        """One way in which all that is hidden may be."""
        if len(self.hunches) < len(self.seen):
            self._think_of_the_rest()
        unseen = range(self.come_up, len(self.seen))
        top = [] if self.view.top is None else [self.card_of[self.view.top]]
        drawn = luck.sample(unseen, min(self.view.pile - len(top), len(unseen)))
        in_game = [*range(self.come_up), *drawn]
        random = luck.random
        back = [-1] * len(self.seen)
        for card in in_game:
            backs = self.backs[card]
            back[card] = backs[int(random() * len(backs))]
        return World(*self._places(in_game, luck), back, top + drawn)

    def _places(self, in_game: list[int], luck: Random) -> tuple[list[int], list[int]]:
        """Where the cards lie, each on a place of its own if there are enough, and where players believe they do."""
        guess = self.state.world.guess
        if not self.vague:
            return guess, guess
        random, draws, free = luck.random, self._draws, self.free[:]
        place, believed = guess[:], guess[:]
        for card in in_game:
            draw = draws[card]
            if draw is not None:
                for _ in range(4):
                    drawn = draw(random())
                    if free[drawn] > 0:
                        break
                free[drawn] -= 1
                place[card] = drawn
                if random() < KNOWN:
                    believed[card] = drawn
        return place, believed
