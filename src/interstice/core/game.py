"""The whole state of a game. It is changed by `evolve`, and by nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from interstice.core.cards import Card, Deck

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from interstice.core.asks import Asks
    from interstice.core.log import Entry
    from interstice.core.moves import Verdict
    from interstice.core.ruleset import Ruleset

CHIPS = 80
"""All the chips there are (SW-1)."""


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat. An age of None is not known, or not said."""

    name: str
    age: int | None = None


class Game:
    """Seats are numbers in clockwise order; cards are numbered in the order in which they came up.

    Which of the zones are used depends on the rule set; the others stay empty.
    """

    __slots__ = (
        "asks",
        "bank",
        "cards",
        "chips",
        "deck",
        "discards",
        "dueled",
        "failed",
        "gone",
        "hands",
        "left",
        "line",
        "log",
        "mark",
        "misfits",
        "options",
        "order",
        "over",
        "owing",
        "placed",
        "players",
        "playing",
        "racks",
        "raters",
        "ratings",
        "read",
        "reader",
        "rest",
        "round",
        "row",
        "rules",
        "score",
        "shown",
        "sideways",
        "slots",
        "spare",
        "spun",
        "stake",
        "top",
        "totals",
        "tried",
        "tries",
        "trying",
        "turn",
        "under",
        "where",
        "winners",
        "yet",
    )

    def __init__(
        self, rules: Ruleset, options: Mapping[str, Any], players: tuple[Player, ...], deck: Deck
    ) -> None:
        seats = len(players)
        self.rules = rules
        # A saved game's lists were tuples before they became JSON.
        self.options: dict[str, Any] = {
            name: tuple(value) if type(value) is list else value for name, value in options.items()
        }
        self.players = players
        self.deck = deck
        self.log: list[Entry] = []
        self.asks: Asks = {}
        """What may be answered now; follows from all the rest, kept by the engine."""

        self.round = 0
        self.turn = 0
        self.order: tuple[int, ...] = ()
        """The seats of this round, the one that began it first."""
        self.yet: list[int] = []
        """The seats whose turn in this round is still to come, the next one first."""
        self.playing = list(range(seats))
        """The seats still in, clockwise."""
        self.left: list[int] = []
        """The seats whose players have gone, in the order in which they went."""
        self.over = False
        self.winners: tuple[int, ...] = ()
        self.score: int | None = None

        self.cards: list[Card] = []
        """What the numbers stand for."""
        self.shown: set[int] = set()
        """The cards whose date side has been seen."""
        self.rest: list[Card] = list(deck.cards)
        """The pile, without any order: a card is drawn from it by chance."""
        self.where = deck.places.copy()
        """The place of each face in `rest`."""
        self.spare = 0
        """So many cards of `rest` are not in the game and never come up."""
        self.under: list[Card] = []
        """Cards that were put under the pile, the next one first."""
        self.top: int | None = None
        """The top of an open pile."""
        self.gone: list[int] = []
        """The box."""

        self.hands: list[list[int]] = [[] for _ in players]
        self.line: list[int] = []

        self.racks: list[list[int]] = [[] for _ in players]
        self.chips = [0] * seats
        self.bank = CHIPS
        self.totals = [0] * seats
        self.dueled = False
        self.owing: tuple[int, int] | None = None
        """Who owes a card to whom."""
        self.spun: str | None = None
        self.read: int | None = None
        """The card being read."""
        self.reader: int | None = None
        self.trying: int | None = None
        self.tries = 0
        self.tried: list[int] = []
        """The wrong gaps of the seat that is trying."""
        self.failed: list[int] = []
        """The seats that have tried this card in vain."""
        self.mark: int | None = None
        """The first gap that the player on turn marked for this card: the one that is rated."""
        self.stake = 0
        self.raters: list[int] = []
        self.ratings: dict[int, Verdict | None] = {}

        self.row: list[list[int]] = []
        """Twist's bottom row: stacks of equal dates."""
        self.slots: list[list[int]] = []
        """Between two stacks of the row each: empty, or a stack."""
        self.discards: list[int] = []
        self.sideways: set[int] = set()
        self.placed = 0
        """Cards placed in this turn."""
        self.misfits = 0
        """Cards that did not fit in this turn."""

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

    def copy(self) -> Game:
        """A game that shares nothing that can change."""
        twin: Game = object.__new__(Game)
        for name in Game.__slots__:
            value = getattr(self, name)
            kind = type(value)
            if kind is list and value and type(value[0]) is list:
                value = [item.copy() for item in value]
            elif kind is list or kind is dict or kind is set:
                value = value.copy()
            setattr(twin, name, value)
        return twin
