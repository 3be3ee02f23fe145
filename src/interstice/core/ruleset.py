"""What a rule set is: its options, its set-up, what it asks, and what follows from each answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

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
    """Something players agree on before the game."""

    says: str
    """What it decides, in a few words."""
    default: Any
    low: int | None = None
    high: int | None = None
    choices: tuple[Any, ...] = ()
    many: bool = False
    """Whether the value is a list of choices instead of a single one."""

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


def how_many(seats: range) -> str:
    """How many can play, in words."""
    return "1 player" if seats[-1] == 1 else f"{seats[0]} to {seats[-1]} players"


def first_option(default: str) -> Option:
    """Who starts. Every rule set has this option, each with its own default."""
    return Option(says="who starts", default=default, choices=("youngest", "oldest", "random"))


class Attempt(NamedTuple):
    """Somebody placed a card: where, and in which row of cards. `line` is None if they chose no place in a row."""

    seat: int
    card: int
    line: Sequence[int] | None
    gap: int | None


class Rules(Generic[G]):
    """The rules of a game. They hold no state; everything that changes is in the `Game`."""

    id: str
    seats: range
    options: Mapping[str, Option]
    open_pile = True
    """Whether the pile lies face up, so that everyone knows its top card."""

    game: type[Any] = Game
    """The class that declares its zones."""
    moves: tuple[type[Move], ...] = (Place,)
    folds: Folds = FOLDS
    """What each of its events does to a game."""
    unseen: Mapping[type[e.Event], type[e.Event]] = {}
    """Events that only the seat they name may see, each with the event that the others see instead, which names only the seat."""
    right: tuple[type[e.Event], ...] = (e.Placed,)
    wrong: tuple[type[e.Event], ...] = (e.Missed,)
    """`right` and `wrong` are the events that show whether a player knew where a card belongs; statistics count them."""
    gifts: tuple[type[Move], ...] = ()
    """Moves that may bring a card unasked: then an event of `right` does not count. If there are any, neither does one that
    follows an event of `wrong`, or the end of a round, in the same entry."""

    facts: Mapping[str, Fact] = {}
    """What scenarios may check besides zones. The second argument of each function writes cards that lie together."""

    def accept(self, deck: Deck) -> None:
        """Refuse a deck whose cards lack something the game needs."""

    def seats_for(self, options: Mapping[str, Any]) -> range:
        """How many can play with these options."""
        return self.seats

    def cards_needed(self, options: Mapping[str, Any], seats: int) -> int:
        """How many cards the deck must have."""
        raise NotImplementedError

    def default(self, name: str, seats: int, cards: int) -> Any:
        """An option's default, which may depend on the number of players or cards."""
        return self.options[name].default

    def uses_ages(self, options: Mapping[str, Any]) -> bool:
        """Whether anything depends on the players' ages. If not, they are not told to the game."""
        return options.get("first") in ("youngest", "oldest")

    def setup(self, table: Table[G]) -> None:
        raise NotImplementedError

    def asks(self, game: G) -> Asks:
        """Who may do what now. Depends on the game alone."""
        raise NotImplementedError

    def play(self, table: Table[G], seat: int, move: Move) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def leave(self, table: Table[G], seat: int) -> None:
        """Take a seat that is still in the game out of it (CO-5)."""
        raise NotImplementedError

    def out_of_time(self, game: G, seat: int) -> Move | None:
        """The move to make for a seat that is out of time; None lets a bot choose."""
        return None

    def away(self, game: G, seat: int) -> Move | None:
        """The move to make for a seat whose player is away; None lets a bot choose."""
        return None

    def attempt(self, game: G, event: e.Event) -> Attempt | None:
        """What an event of `right` or `wrong` says about somebody's knowledge, before it is folded; None if nothing."""
        seat, card, gap = (getattr(event, name, None) for name in ("seat", "card", "gap"))
        if seat is None or card is None:
            return None
        return Attempt(seat, card, game.line if game.line else None, gap)

    def standing(self, game: G) -> Sequence[float]:
        """How well each seat has done in a game that somebody wins: the more, the better. Here, who has fewest cards."""
        return [-len(hand) if seat in game.playing else -inf for seat, hand in enumerate(game.hands)]

    def complete(self, game: G) -> None:
        """Fill in what a position leaves out, and refuse one that is impossible."""

    def tell(self, event: e.Event, say: Say) -> str:
        """One of this rule set's own events in words, before it is folded; empty if it goes without saying."""
        return ""

    def lay_out(self, game: G, say: Say) -> Iterator[str]:
        """Where the cards lie, a line for each of this rule set's own zones."""
        yield from ()

    def agree(self, given: Mapping[str, Any], seats: int, cards: int) -> dict[str, Any]:
        """Every option with its value: the given ones, checked, and defaults for the rest."""
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
                f"rule set {self.id} with these options is for {how_many(allowed)}; got {seats}",
                "players",
                least=allowed[0],
                most=allowed[-1],
                got=seats,
            )
        needed = self.cards_needed(options, seats)
        if cards < needed:
            hand = self._enough_for(options, seats, cards)
            way = f"; they are enough with {hand} as the option hand" if hand else ""
            raise Refused(
                f"{seats} players need a deck of at least {needed} cards; got {cards}{way}",
                "cards",
                players=seats,
                needed=needed,
                got=cards,
                hand=hand,
            )
        return options

    def _enough_for(self, options: Mapping[str, Any], seats: int, cards: int) -> int:
        """The largest hand for which there are enough cards; 0 if there is none."""
        hands = range(options.get("hand", 0), 0, -1)
        return next(
            (hand for hand in hands if self.cards_needed({**options, "hand": hand}, seats) <= cards), 0
        )


Ruleset: TypeAlias = Rules[Any]


class Say(Protocol):
    """Turns the parts of a game into words."""

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
    """Who starts (CO-7). A player of unknown age is never the youngest or oldest if another's age is known."""
    if first == "random":
        return playing[table.chance.below(len(playing))]
    ages = [(players[seat].age, seat) for seat in playing]
    known = [(age, seat) for age, seat in ages if age is not None]
    if not known:
        return playing[0]
    if first == "youngest":
        return min(known)[1]
    return min(known, key=lambda pair: (-pair[0], pair[1]))[1]
