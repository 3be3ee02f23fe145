"""Zones: every part of a game that changes, declared once.

    @zones
    class TwistGame(Game):
        row: list[list[int]] = stacks(dates_up=True)
        placed: int = number(for_a_turn=True)

A declaration says what a zone holds and who may see it. Everything else follows from it: how a game is copied, what a
viewer sees, how a position is written, and which cards lie on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from interstice.core.refused import Refused

if TYPE_CHECKING:
    from interstice.core.game import Game

Words = list[str]
Sections = list[Words]
"""All sections of a position with the same name, each as the words after that name."""
Sight = Callable[[Any, int | None], Any]
"""Given the game and a seat (None for a spectator), what that viewer sees of a zone."""
G = TypeVar("G")


class Pen(Protocol):
    """Writes the cards of a position."""

    def cards(self, cards: Iterable[int]) -> Words: ...


class Reader(Protocol):
    """Reads the cards and numbers of a position, and numbers each card as it is placed."""

    seats: int

    def cards(self, words: Words) -> list[int]: ...

    def lying(self, words: Words) -> set[int]: ...

    def numbers(self, words: Words) -> list[int]: ...


class Kind:
    """What a zone holds: how to copy it, show it and write it in a position."""

    type: Any
    """Its type in a view."""
    copy: Callable[[Any], Any] | None = None
    """None if the value is immutable."""
    freeze: Callable[[Any], Any] | None = None
    """Turns the value into an immutable one for views; None if it can be shown as it is."""

    def fresh(self, seats: int) -> Any:
        """The value before anything has happened."""
        raise NotImplementedError

    def cards(self, value: Any) -> Iterable[int]:
        """The cards that lie there."""
        return ()

    def among(self, value: Any) -> Iterable[int]:
        """The cards it refers to, wherever they lie."""
        return self.cards(value)

    def write(self, value: Any, pen: Pen) -> Sections:
        raise NotImplementedError

    def read(self, sections: Sections, reader: Reader) -> Any:
        raise NotImplementedError


class Cards(Kind):
    """Cards in a row."""

    type = tuple[int, ...]
    copy = staticmethod(list.copy)
    freeze = tuple

    def fresh(self, seats: int) -> list[int]:
        return []

    def cards(self, value: list[int]) -> Iterable[int]:
        return value

    def write(self, value: list[int], pen: Pen) -> Sections:
        return [pen.cards(value)] if value else []

    def read(self, sections: Sections, reader: Reader) -> list[int]:
        return reader.cards(sections[0])


class Lists(Kind):
    """Several rows of cards."""

    type = tuple[tuple[int, ...], ...]

    @staticmethod
    def copy(value: list[list[int]]) -> list[list[int]]:
        return [cards.copy() for cards in value]

    @staticmethod
    def freeze(value: list[list[int]]) -> tuple[tuple[int, ...], ...]:
        return tuple(map(tuple, value))

    def cards(self, value: list[list[int]]) -> Iterable[int]:
        return chain.from_iterable(value)


class CardsOfSeats(Lists):
    """A row of cards for each seat, each in a section of its own."""

    def fresh(self, seats: int) -> list[list[int]]:
        return [[] for _ in range(seats)]

    def write(self, value: list[list[int]], pen: Pen) -> Sections:
        return list(map(pen.cards, value)) if any(value) else []

    def read(self, sections: Sections, reader: Reader) -> list[list[int]]:
        return list(map(reader.cards, sections))


class Stacks(Lists):
    """Any number of stacks of cards. An empty one is written `-`."""

    def fresh(self, seats: int) -> list[list[int]]:
        return []

    def write(self, value: list[list[int]], pen: Pen) -> Sections:
        return [["+".join(pen.cards(stack)) or "-" for stack in value]] if value else []

    def read(self, sections: Sections, reader: Reader) -> list[list[int]]:
        return [[] if word == "-" else reader.cards(word.split("+")) for word in sections[0]]


class OneCard(Kind):
    """A card, or none."""

    type = int | None

    def fresh(self, seats: int) -> None:
        return None

    def cards(self, value: int | None) -> Iterable[int]:
        return () if value is None else (value,)

    def write(self, value: int | None, pen: Pen) -> Sections:
        return [] if value is None else [pen.cards([value])]

    def read(self, sections: Sections, reader: Reader) -> int | None:
        cards = reader.cards(sections[0])
        return cards[0] if cards else None


class Subset(Kind):
    """Cards that lie in other zones and share a property."""

    type = tuple[int, ...]
    copy = staticmethod(set.copy)

    @staticmethod
    def freeze(value: set[int]) -> tuple[int, ...]:
        return tuple(sorted(value))

    def fresh(self, seats: int) -> set[int]:
        return set()

    def among(self, value: set[int]) -> Iterable[int]:
        return value

    def write(self, value: set[int], pen: Pen) -> Sections:
        return [pen.cards(sorted(value))] if value else []

    def read(self, sections: Sections, reader: Reader) -> set[int]:
        return reader.lying(sections[0])


class Numbers(Kind):
    """Numbers, often of seats, in a list."""

    type = tuple[int, ...]
    copy = staticmethod(list.copy)
    freeze = tuple

    def fresh(self, seats: int) -> list[int]:
        return []

    def write(self, value: Sequence[int], pen: Pen) -> Sections:
        return [list(map(str, value))]

    def read(self, sections: Sections, reader: Reader) -> Any:
        return reader.numbers(sections[0])


class NumbersOfSeats(Numbers):
    """A number for each seat."""

    def fresh(self, seats: int) -> list[int]:
        return [0] * seats

    def read(self, sections: Sections, reader: Reader) -> list[int]:
        numbers = reader.numbers(sections[0])
        if len(numbers) != reader.seats:
            raise Refused(f"expected {reader.seats} numbers; got {len(numbers)}")
        return numbers


class Fixed(Numbers):
    """Numbers in a tuple, which is only ever replaced as a whole."""

    copy = None  # type: ignore[assignment]
    freeze = None  # type: ignore[assignment]

    def fresh(self, seats: int) -> tuple[int, ...]:  # type: ignore[override]
        return ()

    def read(self, sections: Sections, reader: Reader) -> tuple[int, ...]:
        return tuple(reader.numbers(sections[0]))


class Pair(Fixed):
    """Two numbers, or None."""

    type = tuple[int, int] | None

    def fresh(self, seats: int) -> None:  # type: ignore[override]
        return None


class Value(Kind):
    """A number, a word, a flag or None."""

    def __init__(self, type: Any, default: Any) -> None:
        self.type = type
        self._default = default

    def fresh(self, seats: int) -> Any:
        return self._default

    def write(self, value: Any, pen: Pen) -> Sections:
        return [[] if value is True else [str(value)]]

    def read(self, sections: Sections, reader: Reader) -> Any:
        (words,) = sections[:1]
        if self.type is bool:
            return True
        if len(words) != 1:
            expected = "word" if self.type == str | None else "number"
            raise Refused(f"expected a {expected}; got {' '.join(words) or 'nothing'}")
        return words[0] if self.type == str | None else reader.numbers(words)[0]


class WordsOfSeats(Kind):
    """A word for each seat that has chosen, or `-` if it chose none: `0=right 2=-`."""

    copy = staticmethod(dict.copy)

    def __init__(self, word: Any) -> None:
        self.type = dict[int, word | None]

    def fresh(self, seats: int) -> dict[int, str | None]:
        return {}

    def write(self, value: dict[int, str | None], pen: Pen) -> Sections:
        return [[f"{seat}={word or '-'}" for seat, word in sorted(value.items())]] if value else []

    def read(self, sections: Sections, reader: Reader) -> dict[int, str | None]:
        pairs = [word.partition("=") for word in sections[0]]
        seats = reader.numbers([seat for seat, _, _ in pairs])
        return {seat: None if word == "-" else word for seat, (_, _, word) in zip(seats, pairs, strict=True)}


class Inner(Kind):
    """State for the engine alone: it is in no view, and in no position in this form."""

    def __init__(self, fresh: Callable[[], Any]) -> None:
        self._fresh = fresh
        self.copy = getattr(fresh, "copy", None)

    def fresh(self, seats: int) -> Any:
        return self._fresh()


class Zone:
    """The declaration of one zone."""

    def __init__(
        self,
        kind: Kind,
        *,
        seen: Sight | bool = True,
        dates_up: bool = False,
        for_a_turn: bool = False,
        section: str = "",
    ) -> None:
        self.kind = kind
        self.is_seen = seen is not False
        self.sight = seen if callable(seen) else None
        """What a viewer sees, if that differs between viewers."""
        self.dates_up = dates_up
        self.for_a_turn = for_a_turn
        self.section = section

    def look(self, name: str, game: Game, seat: int | None) -> Any:
        """What a seat (None for a spectator) sees of this zone."""
        if self.sight is not None:
            return self.sight(game, seat)
        value = getattr(game, name)
        return value if self.kind.freeze is None else self.kind.freeze(value)


# What a game's class may declare. The annotation gives the type of a zone, so these functions return Any.


def cards(*, dates_up: bool = False) -> Any:
    """Cards in a row; with `dates_up`, everyone has seen their dates."""
    return Zone(Cards(), dates_up=dates_up)


def cards_of_seats(section: str, *, dates_up: bool = False) -> Any:
    """A row of cards for each seat; `section` is the name under which a position writes each."""
    return Zone(CardsOfSeats(), dates_up=dates_up, section=section)


def stacks(*, dates_up: bool = False) -> Any:
    return Zone(Stacks(), dates_up=dates_up)


def card() -> Any:
    """A card, or none."""
    return Zone(OneCard())


def subset(*, dates_up: bool = False, seen: bool = True) -> Any:
    """Cards that lie in other zones and share a property, such as being sideways."""
    return Zone(Subset(), dates_up=dates_up, seen=seen)


def numbers() -> Any:
    return Zone(Numbers())


def numbers_of_seats() -> Any:
    """A number for each seat, initially 0."""
    return Zone(NumbersOfSeats())


def fixed() -> Any:
    """Numbers in a tuple, which is only ever replaced as a whole."""
    return Zone(Fixed())


def pair() -> Any:
    """Two numbers, or None at first."""
    return Zone(Pair())


def number(*, for_a_turn: bool = False, seen: bool = True) -> Any:
    """A number, initially 0; with `for_a_turn`, reset whenever a turn begins."""
    return Zone(Value(int, 0), for_a_turn=for_a_turn, seen=seen)


def number_or_none() -> Any:
    return Zone(Value(int | None, None))


def flag(*, for_a_turn: bool = False) -> Any:
    return Zone(Value(bool, False), for_a_turn=for_a_turn)


def word_or_none(*, for_a_turn: bool = False) -> Any:
    return Zone(Value(str | None, None), for_a_turn=for_a_turn)


def words_of_seats(word: Any, *, seen: Sight | bool = True) -> Any:
    """A word for each seat that has chosen; `seen` says who may see which."""
    return Zone(WordsOfSeats(word), seen=seen)


def inner(fresh: Callable[[], Any]) -> Any:
    """State for the engine alone."""
    return Zone(Inner(fresh), seen=False)


class Shape:
    """All the zones of a game class, and what follows from them."""

    def __init__(self, declared: dict[str, Zone], facts: tuple[str, ...]) -> None:
        self.zones = declared
        self.facts = facts
        self.plain = tuple(
            (name, zone.kind.fresh(0)) for name, zone in declared.items() if not zone.kind.copy
        )
        """The zones with immutable values, and their initial values."""
        self.fresh = tuple((name, zone.kind.fresh) for name, zone in declared.items() if zone.kind.copy)
        self.shared = (*facts, *(name for name, zone in declared.items() if zone.kind.copy is None))
        self.copied = tuple((name, zone.kind.copy) for name, zone in declared.items() if zone.kind.copy)
        self.for_a_turn = tuple((n, z.kind.fresh(0)) for n, z in declared.items() if z.for_a_turn)
        self.seen = {name: zone for name, zone in declared.items() if zone.is_seen}
        lying = {name: zone for name, zone in declared.items() if type(zone.kind).cards is not Kind.cards}
        self.rows = tuple(name for name, zone in lying.items() if isinstance(zone.kind, Cards))
        self.lists = tuple(name for name, zone in lying.items() if isinstance(zone.kind, Lists))
        self.singles = tuple(name for name, zone in lying.items() if isinstance(zone.kind, OneCard))
        self.lying = lying
        """The zones that hold cards. No card lies in more than one of them."""

    def on_table(self, game: Game) -> set[int]:
        """The cards that lie open or are held."""
        return {card for name, zone in self.lying.items() for card in zone.kind.cards(getattr(game, name))}

    def count_on_table(self, game: Game) -> int:
        count = 0
        for name in self.rows:
            count += len(getattr(game, name))
        for name in self.lists:
            for cards in getattr(game, name):
                count += len(cards)
        for name in self.singles:
            count += getattr(game, name) is not None
        return count

    def dates_up(self, game: Game) -> set[int]:
        """The cards whose dates everyone knows from where or how they lie."""
        return {
            card
            for name, zone in self.zones.items()
            if zone.dates_up
            for card in zone.kind.among(getattr(game, name))
        }


def zones(kind: type[G]) -> type[G]:
    """A class decorator: zones become slots, and `shape` describes them together with those of the base class."""
    body = vars(kind)
    own = {name: value for name, value in body.items() if isinstance(value, Zone)}
    facts = tuple(
        name for name, type in kind.__annotations__.items() if name not in own and "ClassVar" not in str(type)
    )
    (base,) = kind.__bases__
    inherited: Shape | None = getattr(base, "shape", None)
    declared = {**(inherited.zones if inherited else {}), **own}
    kept = {
        name: value
        for name, value in body.items()
        if name not in own and name not in ("__dict__", "__weakref__")
    }
    kept["__slots__"] = (*(facts if inherited is None else ()), *own)
    kept["shape"] = Shape(declared, inherited.facts if inherited else facts)
    made: Any = type(kind.__name__, kind.__bases__, kept)
    return made  # type: ignore[no-any-return]
