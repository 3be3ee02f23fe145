"""The whole state of a game. Only `evolve` changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

import msgspec

from interstice.core import zones as z
from interstice.core.cards import Card, Deck

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from interstice.core.asks import Asks
    from interstice.core.log import Entry
    from interstice.core.ruleset import Ruleset


class Player(msgspec.Struct, frozen=True):
    """Someone in a seat. `age` may be a stand-in (CO-7); it is None if it is unknown."""

    name: str
    age: int | None = None


@z.zones
class Game:
    """The zones that every game has. A rule set declares its own in a subclass.

    Seats are numbered clockwise; cards are numbered in the order in which they come up.
    """

    shape: ClassVar[z.Shape]
    also_seen: ClassVar[tuple[str, ...]] = ("pile",)
    """Properties that everyone may see, as if they were zones."""

    rules: Ruleset
    options: dict[str, Any]
    players: tuple[Player, ...]
    deck: Deck
    asks: Asks
    """Who may do what now. The engine derives it from the rest of the state after every entry."""
    log: list[Entry] = z.inner(list)

    round: int = z.number()
    turn: int = z.number()
    order: tuple[int, ...] = z.fixed()
    """The seats of this round, starting with the one that began it."""
    yet: list[int] = z.numbers()
    """The seats still to move in this round, in order."""
    playing: list[int] = z.numbers()
    """The seats still in the game, clockwise."""
    left: list[int] = z.numbers()
    """The seats whose players have left, in the order in which they left."""
    over: bool = z.flag()
    winners: tuple[int, ...] = z.fixed()
    score: int | None = z.number_or_none()

    cards: list[Card] = z.inner(list)
    """The cards that have come up, by number."""
    shown: set[int] = z.subset(seen=False)
    """The cards whose dates everyone has seen."""
    rest: list[Card] = z.inner(list)
    """The pile, which has no order: chance decides which card comes up."""
    where: dict[str, int] = z.inner(dict)
    """The place of each face in `rest`."""
    spare: int = z.number(seen=False)
    """How many cards of `rest` are not part of the game and never come up."""
    under: list[Card] = z.inner(list)
    """Cards that were put under the pile, in the order in which they will come up."""
    hands: list[list[int]] = z.cards_of_seats("hand")
    line: list[int] = z.cards(dates_up=True)
    gone: list[int] = z.cards()
    """The box: the cards that are out of the game."""
    top: int | None = z.card()
    """The top card of an open pile."""

    def __init__(
        self, rules: Ruleset, options: Mapping[str, Any], players: tuple[Player, ...], deck: Deck
    ) -> None:
        seats = len(players)
        for name, value in self.shape.plain:
            setattr(self, name, value)
        for name, fresh in self.shape.fresh:
            setattr(self, name, fresh(seats))
        self.rules = rules
        # JSON turned the tuples of a saved game into lists.
        self.options = {
            name: tuple(value) if type(value) is list else value for name, value in options.items()
        }
        self.players = players
        self.deck = deck
        self.asks = {}
        self.playing = list(range(seats))
        self.rest = list(deck.cards)
        self.where = deck.places.copy()

    @property
    def pile(self) -> int:
        """How many cards are left to draw."""
        return len(self.rest) - self.spare + len(self.under) + (self.top is not None)

    def year(self, card: int) -> int:
        return self.cards[card].year

    def clockwise(self, seat: int) -> Iterator[int]:
        """The seats still in the game, from the left neighbour of `seat` round to `seat` itself."""
        playing = self.playing
        seats = len(self.players)
        for step in range(1, seats + 1):
            neighbour = (seat + step) % seats
            if neighbour in playing:
                yield neighbour

    def copy(self) -> Self:
        """A copy that shares no mutable state with this game."""
        twin: Self = object.__new__(type(self))
        shape = self.shape
        for name in shape.shared:
            setattr(twin, name, getattr(self, name))
        for name, copied in shape.copied:
            setattr(twin, name, copied(getattr(self, name)))
        return twin
