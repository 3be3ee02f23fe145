"""A position as one line of text, the way FEN is for chess.

    hand 1300 tin:1810 | hand 1492 | line 1200 1500 | pile 1900

Sections are divided by bars. The first word of a section says what it is; a section that is not
there is empty or has its usual value. A card is written `name:year`, or as its year alone when it
is called by its year; in Twist its two icons follow: `tin:1810:sun>moon`. Stacks of equal dates are
joined by `+`, an empty slot is `-`. docs/notation.md lists the sections.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from interstice.core.cards import Card, Deck
from interstice.core.game import CHIPS, Game, Player
from interstice.core.refused import Refused
from interstice.core.ruleset import Ruleset

_CARD = re.compile(
    r"(?:(?P<face>[^\s:|+>]+):)?(?P<year>-?\d+)(?::(?P<front>[^\s:|+>]+)>(?P<back>[^\s:|+>]+))?"
)

_PER_SEAT = ("hand", "rack")
_CARDS = ("line", "discards", "gone")
_STACKS = ("row", "slots")
_CARD_OR_NONE = ("top", "read")
_NUMBERS = ("order", "yet", "playing", "left", "winners", "chips", "totals", "tried", "failed", "raters")
_NUMBER = ("turn", "round", "tries", "stake", "placed", "misfits", "spare")
_NUMBER_OR_NONE = ("reader", "trying", "mark", "score")
_FLAGS = ("dueled", "over")
_WORD = ("spun",)
_OTHER = ("rules", "seats", "pile", "under", "sideways", "shown", "ratings", "owing")
SECTIONS = frozenset(
    (*_PER_SEAT, *_CARDS, *_STACKS, *_CARD_OR_NONE, *_NUMBERS, *_NUMBER)
    + (*_NUMBER_OR_NONE, *_FLAGS, *_WORD, *_OTHER)
)


def write(game: Game) -> str:
    """The whole position, complete: `parse` makes the same game of it, but for its log."""
    return _Writer(game).text()


def parse(text: str, find: Callable[[str], Ruleset]) -> Game:
    """The game that a line of text describes. `find` knows rule sets by name."""
    return _Reader(text, find).game()


class _Writer:
    def __init__(self, game: Game) -> None:
        self.game = game

    def text(self) -> str:
        return " | ".join(" ".join((name, *words)) for name, words in self._sections())

    def _sections(self) -> Iterable[tuple[str, list[str]]]:
        game = self.game
        plain = Game(game.rules, game.options, game.players, game.deck)
        yield "rules", [game.rules.id, *map(_write_option, game.options.items())]
        yield (
            "seats",
            [f"{player.name}/{'-' if player.age is None else player.age}" for player in game.players],
        )
        for name in _PER_SEAT:
            zones = getattr(game, f"{name}s")
            if any(zones):
                yield from ((name, self._cards(zone)) for zone in zones)
        for name in _CARDS:
            if getattr(game, name):
                yield name, self._cards(getattr(game, name))
        for name in _STACKS:
            if getattr(game, name):
                yield name, [self._stack(stack) for stack in getattr(game, name)]
        for name in _CARD_OR_NONE:
            card = getattr(game, name)
            if card is not None:
                yield name, self._cards([card])
            elif name == "top" and game.rules.open_pile and game.rest:
                yield name, []
        for name in ("pile", "under"):
            cards = game.rest if name == "pile" else game.under
            if cards:
                yield name, list(map(_write_card, cards))
        sideways = [card for hand in game.hands for card in hand if card in game.sideways]
        if sideways:
            yield "sideways", self._cards(sideways)
        unseen = self._shown_elsewhere()
        if unseen:
            yield "shown", self._cards(unseen)
        for name in (*_NUMBERS, *_NUMBER, *_NUMBER_OR_NONE, *_WORD, *_FLAGS):
            value = getattr(game, name)
            if value != getattr(plain, name) or name == "yet":
                yield name, _write_value(value)
        if game.ratings:
            yield "ratings", [f"{seat}={verdict or '-'}" for seat, verdict in sorted(game.ratings.items())]
        if game.owing:
            yield "owing", list(map(str, game.owing))

    def _shown_elsewhere(self) -> list[int]:
        """Cards in the box whose dates were seen: all others follow from where they lie."""
        return [card for card in self.game.gone if card in self.game.shown]

    def _cards(self, cards: Iterable[int]) -> list[str]:
        return [_write_card(self.game.cards[card]) for card in cards]

    def _stack(self, stack: list[int]) -> str:
        return "+".join(self._cards(stack)) or "-"


def _write_card(card: Card) -> str:
    face = "" if card.face == str(card.year) else f"{card.face}:"
    icons = f":{card.front}>{card.back}" if card.front else ""
    return f"{face}{card.year}{icons}"


def _write_option(pair: tuple[str, Any]) -> str:
    name, value = pair
    if isinstance(value, tuple):
        value = ",".join(value)
    return f"{name}={str(value).lower() if isinstance(value, bool) else value}"


def _write_value(value: Any) -> list[str]:
    if isinstance(value, (list, tuple)):
        return list(map(str, value))
    return [] if value is True else [str(value)]


class _Reader:
    def __init__(self, text: str, find: Callable[[str], Ruleset]) -> None:
        self.find = find
        self.sections: dict[str, list[list[str]]] = {}
        for part in text.split("|"):
            words = part.split()
            name = words[0] if words else ""
            if name not in SECTIONS:
                raise Refused(
                    f"position: expected a section such as hand, line or pile; got {part.strip()!r}"
                )
            self.sections.setdefault(name, []).append(words[1:])
        self.cards: list[Card] = []

    def game(self) -> Game:
        rules, given = self._rules()
        if not any(name in self.sections for name in (*_PER_SEAT, "seats")):
            raise Refused("position: expected seats, hands or racks; got none")
        if rules.open_pile and "top" not in self.sections:
            self.sections["top"] = [self._words("pile")[:1]]
            self.sections["pile"] = [self._words("pile")[1:]]
        zones = self._zones()
        pile = [self._card(word) for word in self._words("pile")]
        under = [self._card(word) for word in self._words("under")]
        players = self._players()
        deck = Deck((*self.cards, *pile, *under))
        options = {**{name: rules.default(name, len(players), len(deck)) for name in rules.options}, **given}
        game = Game(rules, options, players, deck)
        game.cards = list(self.cards)
        for name, value in zones.items():
            setattr(game, name, value)
        game.rest = pile
        game.where = {card.face: at for at, card in enumerate(pile)}
        game.under = under
        self._fill(game)
        game.asks = {} if game.over else rules.asks(game)
        return game

    def _zones(self) -> dict[str, Any]:
        seats = max(len(self.sections.get(name, ())) for name in _PER_SEAT) or len(self._words("seats"))
        zones: dict[str, Any] = {}
        for name in _PER_SEAT:
            written = self.sections.get(name, [])
            zones[f"{name}s"] = [list(map(self._number, words)) for words in written] or [
                [] for _ in range(seats)
            ]
        for name in _CARDS:
            zones[name] = list(map(self._number, self._words(name)))
        for name in _STACKS:
            zones[name] = [self._stack(word) for word in self._words(name)]
        for name in _CARD_OR_NONE:
            words = self._words(name)
            zones[name] = self._number(words[0]) if words else None
        row = zones["row"]
        zones["slots"] += [[] for _ in range(len(row) - 1 - len(zones["slots"]))]
        return zones

    def _rules(self) -> tuple[Ruleset, dict[str, Any]]:
        words = self._words("rules")
        if not words:
            words = ["twist" if "row" in self.sections else "swiss" if "rack" in self.sections else "classic"]
        rules = self.find(words[0])
        given = {}
        for word in words[1:]:
            name, _, value = word.partition("=")
            option = rules.options.get(name)
            if option is None:
                raise Refused(f"position: rule set {rules.id} has no option {name!r}")
            given[name] = option.check(name, _read_option(value, option.many))
        return rules, given

    def _players(self) -> tuple[Player, ...]:
        words = self._words("seats")
        if not words:
            seats = max(len(self.sections.get(name, ())) for name in _PER_SEAT)
            return tuple(Player("ABCDEFGH"[seat]) for seat in range(seats))
        players = []
        for word in words:
            name, _, age = word.partition("/")
            players.append(Player(name, None if age in ("", "-") else self._int(age)))
        return tuple(players)

    def _fill(self, game: Game) -> None:
        seats = len(game.players)
        game.order = tuple(range(seats))
        game.round = 1
        for name in _NUMBERS:
            if name in self.sections:
                numbers = list(map(self._int, self._words(name)))
                setattr(game, name, tuple(numbers) if name in ("order", "winners") else numbers)
        for name in (*_NUMBER, *_NUMBER_OR_NONE):
            if name in self.sections:
                setattr(game, name, self._int(self._one(name)))
        for name in _FLAGS:
            setattr(game, name, name in self.sections)
        if "spun" in self.sections:
            game.spun = self._one("spun")
        if "yet" not in self.sections:
            after = game.order[game.order.index(game.turn) + 1 :] if game.turn in game.order else ()
            game.yet = [seat for seat in after if seat in game.playing]
        self._check(game)
        game.bank = CHIPS - sum(game.chips) - game.stake
        game.ratings = dict(map(self._rating, self._words("ratings")))
        owing = self._words("owing")
        game.owing = (self._int(owing[0]), self._int(owing[1])) if owing else None
        game.sideways = self._lying("sideways", game)
        game.shown = self._lying("shown", game) | game.sideways
        for zone in (game.line, game.discards, *game.racks, *game.row, *game.slots):
            game.shown.update(zone)

    def _check(self, game: Game) -> None:
        """That the numbers can be meant."""
        seats = range(len(game.players))
        if game.turn not in seats:
            raise Refused(f"position: turn: expected a seat from 0 to {seats[-1]}; got {game.turn}")
        for name in ("chips", "totals"):
            got = len(getattr(game, name))
            if got != len(seats):
                raise Refused(f"position: {name}: expected {len(seats)} numbers; got {got}")
        if sum(game.chips) + game.stake > CHIPS:
            raise Refused(
                f"position: expected at most {CHIPS} chips in all; got {sum(game.chips) + game.stake}"
            )

    def _lying(self, name: str, game: Game) -> set[int]:
        """The numbers of cards that another section has laid down."""
        by_face = {card.face: number for number, card in enumerate(game.cards)}
        words = self._words(name)
        for word in words:
            if self._card(word).face not in by_face:
                raise Refused(f"position: {name}: expected a card that lies on the table; got {word!r}")
        return {by_face[self._card(word).face] for word in words}

    def _rating(self, word: str) -> tuple[int, Any]:
        seat, _, verdict = word.partition("=")
        return self._int(seat), None if verdict == "-" else verdict

    def _words(self, name: str) -> list[str]:
        return self.sections.get(name, [[]])[0]

    def _one(self, name: str) -> str:
        words = self._words(name)
        if len(words) != 1:
            raise Refused(
                f"position: {name}: expected a {'word' if name in _WORD else 'number'}; got {' '.join(words) or 'nothing'}"
            )
        return words[0]

    def _number(self, word: str) -> int:
        self.cards.append(self._card(word))
        return len(self.cards) - 1

    def _stack(self, word: str) -> list[int]:
        return [] if word == "-" else list(map(self._number, word.split("+")))

    def _card(self, word: str) -> Card:
        match = _CARD.fullmatch(word)
        if not match:
            raise Refused(f"position: expected a card such as 1492 or tin:1810; got {word!r}")
        year = match["year"]
        return Card(match["face"] or year, int(year), "", match["front"] or "", match["back"] or "")

    def _int(self, word: str) -> int:
        try:
            return int(word)
        except ValueError:
            raise Refused(f"position: expected a number; got {word!r}") from None


def _read_option(value: str, many: bool) -> Any:
    if many:
        return value.split(",")
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.lstrip("-").isdigit() else value
