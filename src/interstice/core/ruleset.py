"""What a rule set is: options, a set-up, what it asks, and what comes of an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from interstice.core import events as e
from interstice.core.evolve import FOLDS, Folds
from interstice.core.game import Game, Player
from interstice.core.moves import Move, Place
from interstice.core.refused import Refused

if TYPE_CHECKING:
    from interstice.core.asks import Asks
    from interstice.core.cards import Deck
    from interstice.core.table import Table

G = TypeVar("G", bound=Game)
Fact = Callable[[Any, Callable[[Sequence[int]], str]], Any]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One agreement that a table can make before the game."""

    says: str
    """What it decides, in a few words."""
    default: Any
    low: int | None = None
    high: int | None = None
    choices: tuple[Any, ...] = ()
    many: bool = False
    """A list of choices instead of one of them."""

    @property
    def expected(self) -> str:
        if self.many:
            return f"a list of {self._named_choices('and')}"
        if self.choices:
            return self._named_choices("or")
        if self.high is None:
            return f"a whole number, at least {self.low}"
        return f"a whole number from {self.low} to {self.high}"

    def check(self, name: str, value: Any) -> Any:
        if not self._allows(value):
            raise Refused(f"option {name} ({self.says}): expected {self.expected}; got {value!r}")
        return tuple(value) if self.many else value

    def _allows(self, value: Any) -> bool:
        if self.many:
            return isinstance(value, Sequence) and bool(value) and all(map(self._is_choice, value))
        if self.choices:
            return self._is_choice(value)
        if type(value) is not int:
            return False
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)

    def _is_choice(self, value: Any) -> bool:
        return any(type(value) is type(choice) and value == choice for choice in self.choices)

    def _named_choices(self, last: str) -> str:
        names = [str(choice).lower() if isinstance(choice, bool) else repr(choice) for choice in self.choices]
        return f"{', '.join(names[:-1])} {last} {names[-1]}"


def first_option(default: str) -> Option:
    """Who starts: every rule set has this option, with a default of its own."""
    return Option(says="who starts", default=default, choices=("youngest", "oldest", "random"))


class Rules(Generic[G]):
    """The rules of a game. They hold no state: everything that changes is in the game."""

    id: str
    seats: range
    options: Mapping[str, Option]
    open_pile = True
    """Whether the pile lies fronts up, so that its top card is known."""

    game: type[Any] = Game
    """Its zones."""
    moves: tuple[type[Move], ...] = (Place,)
    folds: Folds = FOLDS
    """Its events, and what each does to a game."""
    unseen: Mapping[type[e.Event], type[e.Event]] = {}
    """Events that only the seat they name may see, and those that tell the others no more than that seat."""
    right: tuple[type[e.Event], ...] = (e.Placed,)
    wrong: tuple[type[e.Event], ...] = (e.Missed,)
    """The events that say whether somebody knew where a card belongs, for those who count."""
    gifts: tuple[type[Move], ...] = ()
    """Moves that may bring a card unasked: then an event of `right` does not count. If there are any, neither does one that
    follows an event of `wrong`, or the end of a round, in the same entry."""

    facts: Mapping[str, Fact] = {}
    """What scenarios may ask for beside zones; the second argument writes cards that lie together."""

    def accept(self, deck: Deck) -> None:
        """Refuse a deck that lacks what the game needs on its cards."""

    def seats_for(self, options: Mapping[str, Any]) -> range:
        """How many may play with these options."""
        return self.seats

    def cards_needed(self, options: Mapping[str, Any], seats: int) -> int:
        """The smallest deck that will do."""
        raise NotImplementedError

    def default(self, name: str, seats: int, cards: int) -> Any:
        """An option's default, where it depends on the number of players or cards."""
        return self.options[name].default

    def setup(self, table: Table[G]) -> None:
        raise NotImplementedError

    def asks(self, game: G) -> Asks:
        """All that may be answered now. Follows from the game alone."""
        raise NotImplementedError

    def play(self, table: Table[G], seat: int, move: Move) -> None:
        """What comes of a move that answers an ask."""
        raise NotImplementedError

    def leave(self, table: Table[G], seat: int) -> None:
        """What comes of it when a seat that is still in has left (CO-5)."""
        raise NotImplementedError

    def out_of_time(self, game: G, seat: int) -> Move | None:
        """The move that is made for a seat whose time is up; None lets a bot answer."""
        return None

    def away(self, game: G, seat: int) -> Move | None:
        """The move that is made for a seat whose player is away; None lets a bot answer."""
        return None

    def complete(self, game: G) -> None:
        """Fill in what a position left out, and refuse what cannot be."""

    def tell(self, event: e.Event, say: Say) -> str:
        """An event of this game's own in words, before it is folded; nothing if it goes without saying."""
        return ""

    def lay_out(self, game: G, say: Say) -> Iterator[str]:
        """How the cards lie, a line for each zone of this game's own."""
        yield from ()

    def agree(self, given: Mapping[str, Any], seats: int, cards: int) -> dict[str, Any]:
        """Every option with its value: those given, checked, and the defaults of the others."""
        for name in given:
            if name not in self.options:
                known = ", ".join(self.options)
                raise Refused(f"rule set {self.id} has no option {name!r}; expected one of: {known}")
        options = {
            name: option.check(name, given[name]) if name in given else self.default(name, seats, cards)
            for name, option in self.options.items()
        }
        allowed = self.seats_for(options)
        if seats not in allowed:
            raise Refused(
                f"rule set {self.id} with these options is for {allowed[0]} to {allowed[-1]} players; got {seats}",
                "players",
                least=allowed[0],
                most=allowed[-1],
                got=seats,
            )
        needed = self.cards_needed(options, seats)
        if cards < needed:
            raise Refused(
                f"{seats} players need a deck of at least {needed} cards; got {cards}",
                "cards",
                players=seats,
                needed=needed,
                got=cards,
            )
        return options


Ruleset: TypeAlias = Rules[Any]


class Say(Protocol):
    """How a game is told in words."""

    @property
    def game(self) -> Any: ...

    def name(self, seat: int | None) -> str: ...

    def names(self, seats: Sequence[int]) -> str: ...

    def card(self, card: int) -> str: ...

    def title(self, face: str) -> str: ...

    def year(self, card: int) -> str: ...

    def years(self, cards: Iterable[int]) -> str: ...

    def gap(self, line: Sequence[int], gap: int) -> str: ...


def starter(players: Sequence[Player], playing: Sequence[int], first: str, table: Table[Any]) -> int:
    """Who starts (CO-7): an unknown age is never the youngest or the oldest while another is known."""
    if first == "random":
        return playing[table.chance.below(len(playing))]
    ages = [(players[seat].age, seat) for seat in playing]
    known = [(age, seat) for age, seat in ages if age is not None]
    if not known:
        return playing[0]
    if first == "youngest":
        return min(known)[1]
    return min(known, key=lambda pair: (-pair[0], pair[1]))[1]
