"""The only door out: a game as one seat, or the gallery, may see it.

Everything here is what lies open on a real table. Dates are there only for cards that have been
turned over, ratings only when all have decided, and of the pile only how many cards it has.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from operator import attrgetter
from typing import Any

import msgspec

from interstice.core import events as e
from interstice.core.asks import Ask
from interstice.core.game import Game, Player
from interstice.core.log import Entry
from interstice.core.moves import Verdict


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
_REST = View.__struct_fields__[View.__struct_fields__.index("round") :]
_rest_of = attrgetter(*_REST)
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

    What never changes is written once, a card once for each of its sides, and what all see once for each entry."""

    __slots__ = ("_cards", "_entries", "_first", "_rest")

    def __init__(self, game: Game) -> None:
        first = {"rules": game.rules.id, "options": game.options, "players": game.players}
        self._first = _encode(first)[:-1]
        self._cards: dict[int, msgspec.Raw] = {}
        self._entries = -1
        self._rest = b""

    def view(self, game: Game, seat: int | None) -> bytes:
        """The game, which may have gone on since the last time, as `seat` may see it."""
        entries = len(game.log)
        if entries != self._entries:
            self._write(game)
            self._entries = entries
        asks = [plain(ask) for ask in game.asks.get(seat, ())] if seat is not None else ()
        own = {"seat": seat, "entries": entries, "asks": asks, "ratings": _ratings(game, seat)}
        return b"%b,%b,%b" % (self._first, _encode(own)[1:-1], self._rest)

    def _write(self, game: Game) -> None:
        rest = dict(zip(_REST, _rest_of(game), strict=True))
        table, known, shown = sorted(_on_table(game)), self._cards, game.shown
        # A card that has not been turned over is known by the complement of its number.
        sides = [card if card in shown else ~card for card in table]
        for side in sides:
            if side not in known:
                known[side] = msgspec.Raw(_encode(seen(game, side if side >= 0 else ~side)))
        rest["cards"] = dict(zip(table, [known[side] for side in sides], strict=True))
        rest["sideways"] = sorted(game.sideways)
        self._rest = _encode(rest)[1:]


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
    return tuple(
        e.Decided(event.seat) if isinstance(event, e.Rated) and event.seat != seat else event
        for event in entry.events
    )


def _on_table(game: Game) -> Iterable[int]:
    single = (card for card in (game.top, game.read) if card is not None)
    stacks = chain(game.hands, game.racks, game.row, game.slots)
    return chain(single, game.line, game.gone, game.discards, *stacks)


def _ratings(game: Game, seat: int | None) -> dict[int, Verdict | None]:
    """All of them once everyone has decided, until then one's own."""
    if game.raters:
        return {rater: verdict for rater, verdict in game.ratings.items() if rater == seat}
    return dict(game.ratings)


def _frozen(value: Any) -> Any:
    if type(value) is not list:
        return value
    return tuple(map(tuple, value)) if value and type(value[0]) is list else tuple(value)
