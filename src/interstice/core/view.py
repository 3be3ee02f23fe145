"""The only door out: a game as one seat, or the gallery, may see it.

Everything here is what lies open on a real table. Dates are there only for cards that have been
turned over, ratings only when all have decided, and of the pile only how many cards it has.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from interstice.core import events as e
from interstice.core.asks import Ask
from interstice.core.cards import Deck
from interstice.core.game import Game, Player
from interstice.core.log import Entry
from interstice.core.moves import Verdict
from interstice.core.ruleset import Ruleset


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as it lies there: its front, and its date side once that was turned up."""

    face: str
    theme: str = ""
    front: str = ""
    back: str | None = None
    year: int | None = None


class View(msgspec.Struct, frozen=True):
    """What one viewer sees. Cards are numbers; `cards` says what is on each."""

    rules: str
    options: dict[str, Any]
    players: tuple[Player, ...]
    seat: int | None
    """Whose view it is; nobody's is the gallery's."""
    entries: int
    """How many commands the game has seen, the set-up included."""
    asks: tuple[dict[str, Any], ...]
    ratings: dict[int, Verdict | None]

    round: int
    turn: int
    order: tuple[int, ...]
    yet: tuple[int, ...]
    playing: tuple[int, ...]
    left: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    score: int | None

    cards: dict[int, Seen]
    pile: int
    top: int | None
    gone: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    line: tuple[int, ...]

    racks: tuple[tuple[int, ...], ...]
    chips: tuple[int, ...]
    bank: int
    totals: tuple[int, ...]
    dueled: bool
    owing: tuple[int, int] | None
    spun: str | None
    read: int | None
    reader: int | None
    trying: int | None
    tries: int
    tried: tuple[int, ...]
    failed: tuple[int, ...]
    mark: int | None
    stake: int
    raters: tuple[int, ...]

    row: tuple[tuple[int, ...], ...]
    slots: tuple[tuple[int, ...], ...]
    discards: tuple[int, ...]
    sideways: tuple[int, ...]
    placed: int
    misfits: int


_COPIED = {"seat", "rules", "entries", "asks", "cards", "ratings", "sideways", "players", "options"}
_OPEN = tuple(field for field in View.__struct_fields__ if field not in _COPIED)
"""What anybody may see as it stands in the game."""
_FIELDS = View.__struct_fields__
_TURNS, _ZONES, _SWISS, _TWIST = (
    _FIELDS[_FIELDS.index(first) : _FIELDS.index(last) + 1]
    for first, last in (("round", "score"), ("pile", "line"), ("racks", "raters"), ("row", "misfits"))
)
"""What every game uses, before and after its cards, and what only one kind of game does."""
_Turns: Any = msgspec.defstruct("_Turns", _TURNS)
_Zones: Any = msgspec.defstruct("_Zones", _ZONES)
_turns_of, _zones_of = attrgetter(*_TURNS), attrgetter(*_ZONES)
_encode = msgspec.json.Encoder().encode


def view(game: Game, seat: int | None) -> View:
    """The game as `seat` may see it; None is a spectator."""
    opened = {field: _frozen(getattr(game, field)) for field in _OPEN}
    return View(
        rules=game.rules.id,
        options=dict(game.options),
        players=game.players,
        seat=seat,
        entries=len(game.log),
        asks=tuple(map(plain, game.asks.get(seat, ()))) if seat is not None else (),
        cards={card: seen(game, card) for card in sorted(_on_table(game))},
        ratings=_ratings(game, seat),
        sideways=tuple(sorted(game.sideways)),
        **opened,
    )


class Scribe:
    """Writes the views of one game as JSON, the same bytes that `view` encodes to.

    What never changes is written once, a card once for each of its sides, and what all see once for each entry. For whoever
    knows how things lay before, `cards` may be only those that have come up or were turned since."""

    __slots__ = (
        "_after",
        "_all",
        "_are_all_there",
        "_before",
        "_cards",
        "_entries",
        "_first",
        "_fresh",
        "_known",
        "_parts",
        "_shown",
    )

    def __init__(self, game: Game) -> None:
        first = {"rules": game.rules.id, "options": game.options, "players": game.players}
        self._first = _encode(first)[:-1]
        self._parts = _parts(game.rules, len(game.players))
        self._cards: list[bytes] = []
        """Every card that has come up, by its number."""
        self._shown: set[int] = set()
        """Those that are written with their dates."""
        self._known = self._entries = 0
        """How many entries were written before, and are now."""
        self._fresh: bytes = b""
        """The cards that are not the same as before."""
        self._all: bytes | None = b""
        """Those that lie there, if somebody has asked."""
        self._are_all_there = True
        """No card that has come up has left the table again."""
        self._before = self._after = b""

    def since(self, game: Game, told: int) -> int:
        """Of how many entries somebody must know to whom only the cards are told that have changed since; 0 if that is not
        enough for one who was told of so many."""
        if len(game.log) != self._entries:
            self._write(game)
        return told if told == self._known and self._are_all_there else 0

    def view(self, game: Game, seat: int | None, since: int = 0) -> bytes:
        """The game, which may have gone on since the last time, as `seat` may see it."""
        entries = len(game.log)
        if entries != self._entries:
            self._write(game)
        if since:
            cards = self._fresh
        elif self._all is None:
            cards = self._all = self._on_table(game)
        else:
            cards = self._all
        asks = game.asks.get(seat) if seat is not None else None
        return b'%b,"seat":%b,"entries":%d,"asks":%b,"ratings":%b,%b,"cards":{%b},%b' % (
            self._first,
            b"null" if seat is None else b"%d" % seat,
            entries,
            _encode([plain(ask) for ask in asks]) if asks else b"[]",
            _encode(_ratings(game, seat)) if game.ratings else b"{}",
            self._before,
            cards,
            self._after,
        )

    def _write(self, game: Game) -> None:
        self._known, self._entries = self._entries, len(game.log)
        self._write_cards(game)
        swiss, twist = self._parts
        zones = _encode(_Zones(*_zones_of(game)))[1:-1]
        self._before = _encode(_Turns(*_turns_of(game)))[1:-1]
        self._after = b"%b,%b,%b}" % (zones, swiss.write(game), twist.write(game))

    def _write_cards(self, game: Game) -> None:
        written = self._cards
        fresh = list(range(len(written), len(game.cards)))
        written += [b""] * len(fresh)
        turned = game.shown - self._shown
        self._shown |= turned
        fresh += turned.difference(fresh)
        for card in fresh:
            written[card] = b'"%d":%b' % (card, _encode(seen(game, card)))
        self._fresh = b",".join([written[card] for card in fresh])
        self._all = None
        self._are_all_there = _are_all_on_table(game)

    def _on_table(self, game: Game) -> bytes:
        if self._are_all_there:
            return b",".join(self._cards)
        return b",".join([self._cards[card] for card in sorted(_on_table(game))])


class Part:
    """Some zones that many games never use: as long as they are as at the beginning, they are written already."""

    __slots__ = ("_fields", "_fresh", "_of", "_written")

    def __init__(self, fields: tuple[str, ...], fresh: Game) -> None:
        self._fields = fields
        self._of = attrgetter(*fields)
        self._fresh = self._of(fresh)
        self._written = self._encode(fresh)

    def write(self, game: Game) -> bytes:
        return self._written if self._of(game) == self._fresh else self._encode(game)

    def _encode(self, game: Game) -> bytes:
        values = dict(zip(self._fields, self._of(game), strict=True))
        if "sideways" in values:
            values["sideways"] = sorted(game.sideways)
        return _encode(values)[1:-1]


@cache
def _parts(rules: Ruleset, seats: int) -> tuple[Part, Part]:
    fresh = Game(rules, {}, (Player(""),) * seats, Deck(()))
    return Part(_SWISS, fresh), Part(_TWIST, fresh)


def plain(ask: Ask) -> dict[str, Any]:
    """An ask as data: the move's name, and for each of its fields the values it may take."""
    return {"move": ask.move.__struct_config__.tag, **{f: list(d) for f, d in ask.domains.items()}}


def seen(game: Game, card: int) -> Seen:
    """What everyone sees of a card that has come up."""
    on_it = game.cards[card]
    if card in game.shown:
        return Seen(on_it.face, on_it.theme, on_it.front, on_it.back, on_it.year)
    return Seen(on_it.face, on_it.theme, on_it.front)


def seen_events(entry: Entry, seat: int | None) -> tuple[e.Event, ...]:
    """What happened, as `seat` may know it: of an unseen rating only that it was made."""
    if e.Rated not in map(type, entry.events):
        return entry.events
    return tuple(
        e.Decided(event.seat) if isinstance(event, e.Rated) and event.seat != seat else event
        for event in entry.events
    )


def _on_table(game: Game) -> set[int]:
    """The cards that lie open or are held."""
    cards = {*game.line, *game.gone, *game.discards}
    cards.update(*game.hands, *game.racks, *game.row, *game.slots)
    if game.top is not None:
        cards.add(game.top)
    if game.read is not None:
        cards.add(game.read)
    return cards


def _are_all_on_table(game: Game) -> bool:
    """Whether all that have come up lie open or are held; each is in one place."""
    count = len(game.line) + len(game.gone) + len(game.discards)
    for zones in (game.hands, game.racks, game.row, game.slots):
        for zone in zones:
            count += len(zone)
    return count + (game.top is not None) + (game.read is not None) == len(game.cards)


def _ratings(game: Game, seat: int | None) -> dict[int, Verdict | None]:
    """All of them once everyone has decided, until then one's own."""
    if game.raters:
        return {rater: verdict for rater, verdict in game.ratings.items() if rater == seat}
    return dict(game.ratings)


def _frozen(value: Any) -> Any:
    if type(value) is not list:
        return value
    return tuple(map(tuple, value)) if value and type(value[0]) is list else tuple(value)
