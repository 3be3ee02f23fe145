"""The whole state of a game. It is changed by `evolve`, and by nothing else."""

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
    """Who sits on a seat. An age of None is not known, or not said."""

    name: str
    age: int | None = None


@z.zones
class Game:
    """What every game has. A rule set with zones of its own declares them in a subclass.

    Seats are numbers in clockwise order; cards are numbered in the order in which they came up.
    """

    shape: ClassVar[z.Shape]
    also_seen: ClassVar[tuple[str, ...]] = ("pile",)
    """Properties that everybody may see like a zone."""

    rules: Ruleset
    options: dict[str, Any]
    players: tuple[Player, ...]
    deck: Deck
    asks: Asks
    """What may be answered now; follows from all the rest, kept by the engine."""
    log: list[Entry] = z.inner(list)

    round: int = z.number()
    turn: int = z.number()
    order: tuple[int, ...] = z.fixed()
    """The seats of this round, the one that began it first."""
    yet: list[int] = z.numbers()
    """The seats whose turn in this round is still to come, the next one first."""
    playing: list[int] = z.numbers()
    """The seats still in, clockwise."""
    left: list[int] = z.numbers()
    """The seats whose players have gone, in the order in which they went."""
    over: bool = z.flag()
    winners: tuple[int, ...] = z.fixed()
    score: int | None = z.number_or_none()

    cards: list[Card] = z.inner(list)
    """What the numbers stand for."""
    shown: set[int] = z.marked(seen=False)
    """The cards whose date side has been seen."""
    rest: list[Card] = z.inner(list)
    """The pile, without any order: a card is drawn from it by chance."""
    where: dict[str, int] = z.inner(dict)
    """The place of each face in `rest`."""
    spare: int = z.number(seen=False)
    """So many cards of `rest` are not in the game and never come up."""
    under: list[Card] = z.inner(list)
    """Cards that were put under the pile, the next one first."""
    hands: list[list[int]] = z.cards_of_seats("hand")
    line: list[int] = z.cards(dates_up=True)
    gone: list[int] = z.cards()
    """The box."""
    top: int | None = z.card()
    """The top of an open pile."""

    def __init__(
        self, rules: Ruleset, options: Mapping[str, Any], players: tuple[Player, ...], deck: Deck
    ) -> None:
        seats = len(players)
        for name, value in self.shape.plain:
            setattr(self, name, value)
        for name, fresh in self.shape.fresh:
            setattr(self, name, fresh(seats))
        self.rules = rules
        # A saved game's lists were tuples before they became JSON.
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
        """The seats still in, from the left neighbour of `seat` round to itself."""
        playing = self.playing
        seats = len(self.players)
        for step in range(1, seats + 1):
            neighbour = (seat + step) % seats
            if neighbour in playing:
                yield neighbour

    def copy(self) -> Self:
        """A game that shares nothing that can change."""
        twin: Self = object.__new__(type(self))
        shape = self.shape
        for name in shape.shared:
            setattr(twin, name, getattr(self, name))
        for name, copied in shape.copied:
            setattr(twin, name, copied(getattr(self, name)))
        return twin
