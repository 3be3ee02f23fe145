"""Scenario files: short games with known cards and known luck, and what to expect after each step.

docs/scenarios.md describes the format.
"""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from interstice.core import engine
from interstice.core.cards import Card, Deck
from interstice.core.chance import Chance
from interstice.core.game import Player
from interstice.core.moves import Move
from interstice.core.notation import write
from interstice.core.refused import Refused
from interstice.core.zones import CardsOfSeats, NumbersOfSeats, Stacks, Subset
from interstice.rules.find import ruleset


class Step(msgspec.Struct, forbid_unknown_fields=True):
    seat: str
    move: str
    expect: dict[str, Any] = {}
    illegal: bool = False


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    clauses: list[str]
    rules: str
    seats: list[Player]
    cards: list[str]
    options: dict[str, Any] = {}
    wheel: list[str] = []
    die: list[int] = []
    shuffles: list[list[str]] = []
    start: dict[str, Any] = {}
    step: list[Step] = []


class Difference(Exception):
    """Something came out differently from what the scenario expects."""


class Scripted(Chance):
    """Luck from a script: the next cards, spins and rolls, in order."""

    __slots__ = ("_cards", "_dice", "_order", "_shuffles", "_spins")

    def __init__(self, scenario: Scenario, cards: Sequence[Card]) -> None:
        super().__init__()
        self._cards = [card.face for card in cards]
        self._order = deque(self._cards)
        self._shuffles = deque(scenario.shuffles)
        self._spins = deque(scenario.wheel)
        self._dice = deque(scenario.die)

    def below(self, bound: int) -> int:
        return 0

    def card(self, pile: Sequence[Card]) -> int:
        faces = [card.face for card in pile]
        while self._order:
            face = self._order.popleft()
            if face in faces:
                return faces.index(face)
        return faces.index(next(face for face in self._cards if face in faces))

    def sector(self, wheel: Sequence[str]) -> int:
        if not self._spins:
            raise Refused("wheel: expected another spin; the list is used up")
        face = self._spins.popleft()
        if face not in wheel:
            raise Refused(f"wheel: expected one of {', '.join(sorted(set(wheel)))}; got {face!r}")
        return wheel.index(face)

    def die(self) -> int:
        if not self._dice:
            raise Refused("die: expected another roll; the list is used up")
        return self._dice.popleft()

    def reshuffled(self) -> None:
        self._order = deque(self._shuffles.popleft() if self._shuffles else ())


def read(path: Path) -> Scenario:
    """Read a scenario file. If it is malformed, `Refused` names the file and the place."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Scenario)
    except OSError as error:
        raise Refused(f"{path}: expected a scenario file; {error.strerror}") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise Refused(f"{path}: expected a scenario in TOML; {error}") from None


def run(path: Path) -> None:
    """Play a scenario file. Raises `Difference` if something comes out differently, `Refused` if the file is malformed."""
    scenario = read(path)
    try:
        _Run(scenario).play()
    except Refused as error:
        raise Refused(f"{path}: {error}") from None
    except Difference as error:
        raise Difference(f"{path}: {error}") from None


class _Run:
    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.names = [player.name for player in scenario.seats]
        cards = tuple(map(_card, scenario.cards))
        self.chance = Scripted(scenario, cards)
        rules = ruleset(scenario.rules)
        self.game = engine.new(rules, scenario.seats, Deck(cards), self.chance, scenario.options)

    def play(self) -> None:
        self._compare("start", self.scenario.start)
        for number, step in enumerate(self.scenario.step, 1):
            place = f"step {number}"
            try:
                self._step(place, step)
            except Refused as error:
                raise Refused(f"{place}: {error}") from None

    def _step(self, place: str, step: Step) -> None:
        before = write(self.game)
        refused = self._try(step)
        if step.illegal:
            if refused is None:
                raise Difference(f"{place}: {step.move}: expected an illegal move; it was played")
            after = write(self.game)
            if after != before:
                raise Difference(f"{place}: {step.move}: expected {before!r}, got {after!r}")
        elif refused is not None:
            raise Difference(f"{place}: {step.move}: expected a legal move; got: {refused}")
        self._compare(place, step.expect)

    def _try(self, step: Step) -> str | None:
        """Make the move. Returns the reason if it is illegal."""
        seat = self._seat(step.seat)
        try:
            if step.move.split() == ["leave"]:
                engine.leave(self.game, seat, self.chance)
            else:
                engine.play(self.game, seat, self._move(step.move), self.chance)
        except engine.Illegal as error:
            return str(error)
        return None

    def _seat(self, name: str) -> int:
        if name not in self.names:
            raise Refused(f"expected a seat among {', '.join(self.names)}; got {name!r}")
        return self.names.index(name)

    def _move(self, text: str) -> Move:
        """Read a move: its name, then its fields in order. An optional field is preceded by its own name."""
        name, *words = text.split() or [""]
        kinds = {kind.__struct_config__.tag: kind for kind in self.game.rules.moves}
        if name not in kinds:
            raise Refused(f"expected a move such as 'place tin 1'; got {text!r}")
        fields = msgspec.structs.fields(kinds[name])
        needed = [field for field in fields if field.required]
        given = dict(zip((field.name for field in needed), words, strict=False))
        optional = words[len(needed) :]
        given |= dict(zip(optional[::2], optional[1::2], strict=False))
        if len(given) != len(needed) + len(optional) / 2 or not given.keys() <= {f.name for f in fields}:
            raise Refused(f"expected a move such as 'place tin 1'; got {text!r}")
        values = {field: self._said(field, word) for field, word in given.items()}
        for field in fields:
            if not field.required and values.get(field.name) == field.default:
                raise engine.Illegal(f"expected a {field.name} other than {field.default}")
        try:
            return msgspec.convert({"move": name, **values}, kinds[name])
        except msgspec.ValidationError as error:
            raise Refused(f"{text!r}: {error}") from None

    def _said(self, field: str, word: str) -> object:
        if field == "card":
            return self._card(word)
        if field == "seat":
            return self._seat(word)
        return int(word) if word.lstrip("-").isdigit() else word

    def _card(self, face: str) -> int:
        """The card's number, or one that no card has if it has not come up yet."""
        if face not in self.game.deck:
            raise Refused(f"expected one of the scenario's cards; got {face!r}")
        numbers = [number for number, card in enumerate(self.game.cards) if card.face == face]
        return numbers[-1] if numbers else -1

    def _compare(self, place: str, expected: dict[str, Any]) -> None:
        for key, value in expected.items():
            if key == "turn" and self.game.over:
                continue
            got = self._value(key)
            if key == "gone" and isinstance(value, str):
                value, got = (" ".join(sorted(words.split())) for words in (value, got))
            if type(got) is not type(value) or got != value:
                raise Difference(f"{place}: {key}: expected {value!r}, got {got!r}")

    def _value(self, key: str) -> Any:
        game = self.game
        about, _, name = key.partition(".")
        if name:
            return self._value_of(about, self._seat(name))
        match key:
            case "turn":
                return self.names[game.turn]
            case "asked":
                return self._names(sorted(game.asks))
            case "in":
                return self._names(game.playing)
            case "winners":
                return self._names(game.winners)
            case "gone":
                return _join([*(game.cards[card].face for card in game.gone), *self._never_drawn()])
            case "pile" | "bank" | "over" | "score":
                return getattr(game, key)
        if key in game.rules.facts:
            return game.rules.facts[key](game, self._stack)
        zone = game.shape.zones.get(key)
        if zone is None:
            raise Refused(f"expected a key such as turn, line or chips.NAME; got {key!r}")
        value = getattr(game, key)
        if isinstance(zone.kind, Stacks):
            return [self._stack(stack) for stack in value]
        return self._faces(zone.kind.cards(value)) if key in game.shape.lying else value

    def _value_of(self, about: str, seat: int) -> Any:
        """The seat's part of a zone that has one for each seat; `hand` stands for `hands`."""
        game = self.game
        for name, zone in game.shape.zones.items():
            if about not in (name, name.removesuffix("s")):
                continue
            match zone.kind:
                case CardsOfSeats():
                    return self._faces(getattr(game, name)[seat])
                case NumbersOfSeats():
                    return getattr(game, name)[seat]
                case Subset():
                    return self._faces(card for card in game.hands[seat] if card in getattr(game, name))
        raise Refused(f"expected something that a seat has, such as hand or chips; got {about!r}")

    def _never_drawn(self) -> list[str]:
        """Twist leaves some cards out of the game: in a scenario, those listed last."""
        left = {card.face for card in self.game.rest}
        in_order = [card.face for card in self.game.deck if card.face in left]
        return in_order[len(in_order) - self.game.spare :]

    def _names(self, seats: Sequence[int]) -> str:
        return _join(self.names[seat] for seat in seats)

    def _faces(self, cards: Any) -> str:
        return _join(self.game.cards[card].face for card in cards)

    def _stack(self, stack: Sequence[int]) -> str:
        return "+".join(self.game.cards[card].face for card in stack)


def _join(words: Any) -> str:
    return " ".join(words)


def _number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise Refused(f"expected a number; got {word!r}") from None


def _card(text: str) -> Card:
    words = text.split()
    if len(words) not in (2, 4):
        raise Refused(f"cards: expected a name and a year, in Twist also two icons; got {text!r}")
    front, back = words[2:] or ("", "")
    try:
        return Card(words[0], _number(words[1]), "", front, back)
    except ValueError as error:
        raise Refused(f"cards: {error}") from None
