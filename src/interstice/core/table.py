"""The verbs that moves are made of. Each does one small thing at the table and records it as an event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from interstice.core import events as e
from interstice.core.game import Game

if TYPE_CHECKING:
    from interstice.core.chance import Chance

G = TypeVar("G", bound=Game)


class Table(Generic[G]):
    """A game during one move, with its source of chance and the events so far."""

    __slots__ = ("_folds", "chance", "events", "game")

    def __init__(self, game: G, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.events: list[e.Event] = []
        self._folds = game.rules.folds

    def record(self, event: e.Event) -> None:
        self.events.append(event)
        self._folds[type(event)](self.game, event)

    # Turns and rounds

    def begin_round(self, order: Sequence[int]) -> None:
        self.record(e.RoundBegan(self.game.round + 1, tuple(order)))

    def pass_turn(self, seat: int) -> None:
        self.record(e.TurnPassed(seat))

    def end(self, winners: Iterable[int], score: int | None = None) -> None:
        self.record(e.Ended(tuple(winners), score))

    # The pile

    def next_face(self) -> str | None:
        """The face of the next card: drawn by chance, or the first of those under the pile once the rest is used up."""
        game = self.game
        rest = game.rest
        if len(rest) > game.spare:
            return rest[self.chance.card(rest)].face
        return game.under[0].face if game.under else None

    def turn_up(self) -> None:
        """Turn up the front of the pile's top card, if there is one."""
        face = self.next_face()
        if face is not None:
            self.record(e.Topped(len(self.game.cards), face))

    def reshuffle(self) -> None:
        """Make a new pile from the box."""
        self.record(e.Reshuffled())
        self.chance.reshuffled()
        self.turn_up()

    def draw(self, seat: int) -> None:
        """Draw the top card. If there is none, shuffle the box into a new pile first (CL-6)."""
        if self.game.top is None:
            self.reshuffle()
        assert self.game.top is not None
        self.record(e.Drew(seat, self.game.top, self.next_face()))

    # Cards on the line

    def start_line(self) -> None:
        assert self.game.top is not None
        self.record(e.Started(self.game.top))
        self.turn_up()

    def place(self, seat: int, card: int, gap: int) -> bool:
        """Put a card from the hand into a gap in the line. Returns whether it was right (CO-4)."""
        right = self.belongs(card, self.game.line, gap)
        self.record(e.Placed(seat, card, gap) if right else e.Missed(seat, card, gap))
        return right

    def belongs(self, card: int, line: Sequence[int], gap: int) -> bool:
        cards = self.game.cards
        year = cards[card].year
        if gap and cards[line[gap - 1]].year > year:
            return False
        return gap == len(line) or year <= cards[line[gap]].year

    def proper_place(self, card: int, line: Sequence[int]) -> int:
        """The gap where a card belongs if nobody guesses: to the right of any equals."""
        cards = self.game.cards
        year = cards[card].year
        return sum(cards[other].year <= year for other in line)
