"""A position as one line of text, as FEN is for chess.

    hand 1300 tin:1810 | hand 1492 | line 1200 1500 | pile 1900

Bars separate the sections. The first word of a section is its name; a section that is missing is empty or has its default
value. There is a section for every zone that a game declares. A card is written `name:year`, or just as its year if that
is also its name; in Twist its two icons follow: `tin:1810:sun>moon`. Cards of equal date in a stack are joined by `+`, and
an empty slot is `-`. docs/notation.md lists the sections.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from interstice.core.cards import Card, Deck
from interstice.core.engine import renew_asks
from interstice.core.game import Game, Player
from interstice.core.refused import Refused
from interstice.core.ruleset import Ruleset
from interstice.core.zones import Cards, CardsOfSeats, Inner, OneCard, Shape, Stacks, Subset, Zone

_CARD = re.compile(
    r"(?:(?P<face>[^\s:|+>]+):)?(?P<year>-?\d+)(?::(?P<front>[^\s:|+>]+)>(?P<back>[^\s:|+>]+))?"
)
_OWN = ("rules", "seats", "pile", "under", "shown")
"""Sections that are not zones, or are written differently."""

_LYING = (CardsOfSeats, Cards, Stacks, OneCard)


def write(game: Game) -> str:
    """The complete position. `parse` rebuilds the same game from it, except for the log."""
    return _Writer(game).text()


def parse(text: str, rulesets: Mapping[str, Ruleset]) -> Game:
    """The game that a line of text describes, under one of these rule sets."""
    return _Parser(text, rulesets).game()


def _section(name: str, zone: Zone) -> str:
    return zone.section or name


def _written(shape: Shape) -> Iterator[tuple[str, Zone]]:
    """The zones that have a section: those that hold cards, then subsets of cards, then the rest."""
    zones = [(n, z) for n, z in shape.zones.items() if not isinstance(z.kind, Inner) and n != "shown"]
    for kind in _LYING:
        # The order matters: it numbers the cards.
        yield from ((name, zone) for name, zone in zones if isinstance(zone.kind, kind))
    yield from ((name, zone) for name, zone in zones if isinstance(zone.kind, Subset))
    yield from ((n, z) for n, z in zones if n not in shape.lying and not isinstance(z.kind, Subset))


class _Writer:
    def __init__(self, game: Game) -> None:
        self._game = game

    def text(self) -> str:
        return " | ".join(" ".join((name, *words)) for name, words in self._sections())

    def cards(self, cards: Iterable[int]) -> list[str]:
        return [_write_card(self._game.cards[card]) for card in cards]

    def _sections(self) -> Iterable[tuple[str, list[str]]]:
        game = self._game
        yield "rules", [game.rules.id, *map(_write_option, game.options.items())]
        yield (
            "seats",
            [f"{player.name}/{'-' if player.age is None else player.age}" for player in game.players],
        )
        fresh: Game = game.rules.game(game.rules, game.options, game.players, game.deck)
        for name, zone in _written(game.shape):
            value = getattr(game, name)
            if name == "top" and value is None:
                if game.rules.open_pile and game.rest:
                    yield name, []
            elif value != getattr(fresh, name) or name == "yet":
                yield from ((_section(name, zone), words) for words in zone.kind.write(value, self))
        for name, cards in (("pile", game.rest), ("under", game.under)):
            if cards:
                yield name, list(map(_write_card, cards))
        if shown := self._shown_elsewhere():
            yield "shown", self.cards(shown)

    def _shown_elsewhere(self) -> list[int]:
        """Cards whose dates have been seen, although their place does not show it."""
        game, shape = self._game, self._game.shape
        known = shape.dates_up(game)
        lying = (card for name, zone in shape.lying.items() for card in zone.kind.cards(getattr(game, name)))
        return [card for card in lying if card in game.shown and card not in known]


def _write_card(card: Card) -> str:
    face = "" if card.face == str(card.year) else f"{card.face}:"
    icons = f":{card.front}>{card.back}" if card.front else ""
    return f"{face}{card.year}{icons}"


def _write_option(pair: tuple[str, Any]) -> str:
    name, value = pair
    if isinstance(value, tuple):
        value = ",".join(value)
    return f"{name}={str(value).lower() if isinstance(value, bool) else value}"


class _Parser:
    def __init__(self, text: str, rulesets: Mapping[str, Ruleset]) -> None:
        known = {
            *_OWN,
            *(_section(*zone) for rules in rulesets.values() for zone in _written(rules.game.shape)),
        }
        self._sections: dict[str, list[list[str]]] = {}
        for part in text.split("|"):
            words = part.split()
            name = words[0] if words else ""
            if name not in known:
                raise Refused(
                    f"position: expected a section such as hand, line or pile; got {part.strip()!r}"
                )
            self._sections.setdefault(name, []).append(words[1:])
        self._laid: list[Card] = []
        self._rules, self._given = self._read_rules(rulesets)
        self._players = self._read_players()
        self.seats = len(self._players)

    def game(self) -> Game:
        rules = self._rules
        if rules.open_pile and "top" not in self._sections:
            self._sections["top"] = [self._words("pile")[:1]]
            self._sections["pile"] = [self._words("pile")[1:]]
        zones = list(_written(rules.game.shape))
        read = {name: self._read(name, zone) for name, zone in zones if self._is_there(name, zone)}
        pile = [self._card(word) for word in self._words("pile")]
        under = [self._card(word) for word in self._words("under")]
        deck = Deck((*self._laid, *pile, *under))
        defaults = {name: rules.default(name, self.seats, len(deck)) for name in rules.options}
        game: Game = rules.game(rules, {**defaults, **self._given}, self._players, deck)
        game.order, game.round = tuple(range(self.seats)), 1
        for name, value in read.items():
            setattr(game, name, value)
        game.cards = list(self._laid)
        game.rest, game.under = pile, under
        game.where = {card.face: at for at, card in enumerate(pile)}
        self._complete(game, read)
        renew_asks(game)
        return game

    def _complete(self, game: Game, read: Mapping[str, Any]) -> None:
        """Fill in what follows from the rest."""
        if game.turn not in range(self.seats):
            raise Refused(f"position: turn: expected a seat from 0 to {self.seats - 1}; got {game.turn}")
        if "yet" not in read:
            after = game.order[game.order.index(game.turn) + 1 :] if game.turn in game.order else ()
            game.yet = [seat for seat in after if seat in game.playing]
        game.shown = self.lying(self._words("shown")) | game.shape.dates_up(game)
        game.rules.complete(game)

    def _is_there(self, name: str, zone: Zone) -> bool:
        return _section(name, zone) in self._sections

    def _read(self, name: str, zone: Zone) -> Any:
        section = _section(name, zone)
        try:
            return zone.kind.read(self._sections[section], self)
        except Refused as error:
            raise Refused(f"position: {section}: {error}") from None

    def _read_rules(self, rulesets: Mapping[str, Ruleset]) -> tuple[Ruleset, dict[str, Any]]:
        words = self._words("rules") or [self._likely(rulesets)]
        if words[0] not in rulesets:
            raise Refused(f"no rule set is called {words[0]!r}; expected one of: {', '.join(rulesets)}")
        rules = rulesets[words[0]]
        given = {}
        for word in words[1:]:
            name, _, value = word.partition("=")
            option = rules.options.get(name)
            if option is None:
                raise Refused(f"position: rule set {rules.id} has no option {name!r}")
            given[name] = option.check(name, _read_option(value, option.many))
        return rules, given

    def _likely(self, rulesets: Mapping[str, Ruleset]) -> str:
        """The first rule set that knows all the sections."""
        for id, rules in rulesets.items():
            if self._sections.keys() <= {*_OWN, *(_section(*zone) for zone in _written(rules.game.shape))}:
                return id
        raise Refused("position: expected sections that belong to the same rule set")

    def _read_players(self) -> tuple[Player, ...]:
        if words := self._words("seats"):
            players = []
            for word in words:
                name, _, age = word.partition("/")
                players.append(Player(name, None if age in ("", "-") else self.numbers([age])[0]))
            return tuple(players)
        of_seats = [z for z in self._rules.game.shape.zones.values() if isinstance(z.kind, CardsOfSeats)]
        seats = max(len(self._sections.get(zone.section, ())) for zone in of_seats)
        if not seats:
            raise Refused("position: expected seats, hands or racks; got none")
        return tuple(Player("ABCDEFGH"[seat]) for seat in range(seats))

    # The `Reader` that zones use

    def cards(self, words: list[str]) -> list[int]:
        return list(map(self._number, words))

    def lying(self, words: list[str]) -> set[int]:
        """The numbers of cards that another section has already placed."""
        by_face = {card.face: number for number, card in enumerate(self._laid)}
        for word in words:
            if self._card(word).face not in by_face:
                raise Refused(f"expected a card that is on the table; got {word!r}")
        return {by_face[self._card(word).face] for word in words}

    def numbers(self, words: list[str]) -> list[int]:
        try:
            return list(map(int, words))
        except ValueError:
            raise Refused(f"expected a number; got {' '.join(words)!r}") from None

    def _words(self, name: str) -> list[str]:
        return self._sections.get(name, [[]])[0]

    def _number(self, word: str) -> int:
        self._laid.append(self._card(word))
        return len(self._laid) - 1

    def _card(self, word: str) -> Card:
        match = _CARD.fullmatch(word)
        if not match:
            raise Refused(f"expected a card such as 1492 or tin:1810; got {word!r}")
        year = match["year"]
        return Card(match["face"] or year, int(year), "", match["front"] or "", match["back"] or "")


def _read_option(value: str, many: bool) -> Any:
    if many:
        return value.split(",")
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.lstrip("-").isdigit() else value
