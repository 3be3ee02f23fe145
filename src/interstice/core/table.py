"""The verbs of one move. Each does a small thing at the table and records it as an event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from interstice.core import events as e
from interstice.core.evolve import FOLDS

if TYPE_CHECKING:
    from interstice.core.chance import Chance
    from interstice.core.game import Game


class Table:
    """A game during one move, with the luck it needs and what has happened so far."""

    __slots__ = ("chance", "events", "game")

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.events: list[e.AnyEvent] = []

    def record(self, event: e.AnyEvent) -> None:
        self.events.append(event)
        FOLDS[type(event)](self.game, event)

    # Turns and rounds

    def begin_round(self, order: Sequence[int]) -> None:
        self.record(e.RoundBegan(self.game.round + 1, tuple(order)))

    def pass_turn(self, seat: int) -> None:
        self.record(e.TurnPassed(seat))

    def end(self, winners: Iterable[int], score: int | None = None) -> None:
        self.record(e.Ended(tuple(winners), score))

    # The pile

    def next_face(self) -> str | None:
        """The face of the next card, drawn by chance where the pile has no order yet."""
        game = self.game
        rest = game.rest
        if len(rest) > game.spare:
            return rest[self.chance.card(rest)].face
        return game.under[0].face if game.under else None

    def turn_up(self) -> None:
        """Show the front of an open pile's top card, if there is one."""
        face = self.next_face()
        if face is not None:
            self.record(e.Topped(len(self.game.cards), face))

    def reshuffle(self) -> None:
        """Make a new pile of the box."""
        self.record(e.Reshuffled())
        self.chance.reshuffled()
        self.turn_up()

    def draw(self, seat: int) -> None:
        """Take the top card; where there is none, the box is shuffled into a new pile first (CL-6)."""
        if self.game.top is None:
            self.reshuffle()
        assert self.game.top is not None
        self.record(e.Drew(seat, self.game.top, self.next_face()))

    def announce(self, reader: int | None) -> int:
        """Let the next card of a closed pile be read."""
        face = self.next_face()
        assert face is not None
        card = len(self.game.cards)
        self.record(e.Announced(card, face, reader))
        return card

    # Cards on the line and on racks

    def start_line(self) -> None:
        assert self.game.top is not None
        self.record(e.Started(self.game.top))
        self.turn_up()

    def place(self, seat: int, card: int, gap: int) -> bool:
        """Put a card of the hand into a gap of the line; whether it was right (CO-4)."""
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
        """Where a card goes that is not guessed: right of its equals."""
        cards = self.game.cards
        year = cards[card].year
        return sum(cards[other].year <= year for other in line)

    def insert(self, seat: int, place: int | None = None) -> None:
        """Put the card that came up onto a rack, at a place or its proper one."""
        card = self.game.read
        assert card is not None
        if place is None:
            place = self.proper_place(card, self.game.racks[seat])
        self.record(e.Inserted(seat, card, place))

    # Chips

    def pay(self, seat: int, chips: int) -> None:
        """From the bank, which pays what it has (SW-21); below nothing: into the bank."""
        chips = min(chips, self.game.bank)
        if chips:
            self.record(e.Paid(seat, chips))
