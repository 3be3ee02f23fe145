"""Writes views as JSON. They are most of what the server sends, so each part is written as rarely as possible."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from interstice.core.game import Game, Player
from interstice.core.ruleset import Ruleset
from interstice.core.view import FACTS, plain, seen, view_of
from interstice.core.zones import Subset

_encode = msgspec.json.Encoder().encode


class Zones:
    """Writes the zones of one kind of game: those that everybody sees alike, and those that look different from each seat."""

    def __init__(self, rules: Ruleset) -> None:
        shape = rules.game.shape
        names = [name for name in view_of(rules).__struct_fields__ if name not in FACTS]
        self.private = [(n, shape.zones[n]) for n in names if n in shape.zones and shape.zones[n].sight]
        private = {name for name, _ in self.private}
        shared = [name for name in names if name not in private]
        self._of = attrgetter(*shared)
        self._as_struct: Any = msgspec.defstruct("_Zones", shared)
        # Sets are written in order; everything else is encoded as it is.
        self._sorted = [
            at
            for at, name in enumerate(shared)
            if name in shape.zones and isinstance(shape.zones[name].kind, Subset)
        ]

    def write(self, game: Game) -> bytes:
        values = list(self._of(game))
        for at in self._sorted:
            values[at] = sorted(values[at])
        return _encode(self._as_struct(*values))[1:-1]


_zones = cache(Zones)


class Scribe:
    """Writes the views of one game as JSON that decodes to what `view` returns.

    What never changes is written once, each side of a card is written once, and what everybody sees once for each entry. A client that
    knows the position before may be sent only the cards that have come up or been turned over since."""

    __slots__ = (
        "_all",
        "_are_all_there",
        "_cards",
        "_entries",
        "_first",
        "_first_to_strangers",
        "_fresh",
        "_known",
        "_shared",
        "_shown",
        "_zones",
    )

    def __init__(self, game: Game, to_strangers: tuple[Player, ...] = ()) -> None:
        """`to_strangers`: the players as seen by people who may not know their names."""
        first = {"rules": game.rules.id, "options": game.options, "players": game.players}
        self._first = _encode(first)[:-1]
        self._first_to_strangers = _encode(first | {"players": to_strangers})[:-1]
        self._zones = _zones(game.rules)
        self._cards: list[bytes] = []
        """Every card that has come up, by its number."""
        self._shown: set[int] = set()
        """Those that are written with their dates."""
        self._known = self._entries = 0
        """How many entries the game had the last time but one that it was written, and the last time."""
        self._fresh: bytes = b""
        """The cards that changed between the two."""
        self._all: bytes | None = b""
        """The cards on the table; None until somebody asks."""
        self._are_all_there = True
        """No card that has come up has left the table again."""
        self._shared = b""

    def since(self, game: Game, told: int) -> int:
        """`told` if a client that knows this many entries can be sent only the changed cards; 0 if it needs them all."""
        if len(game.log) != self._entries:
            self._write(game)
        return told if told == self._known and self._are_all_there else 0

    def view(self, game: Game, seat: int | None, since: int = 0, named: bool = True) -> bytes:
        """The game as `seat` may see it; for strangers not `named`."""
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
        private = b"".join(
            [
                b',"%b":%b' % (name.encode(), _encode(zone.sight(game, seat)))
                for name, zone in self._zones.private
            ]
        )
        return b'%b,"seat":%b,"entries":%d,"asks":%b,"cards":{%b},%b%b}' % (
            self._first if named else self._first_to_strangers,
            b"null" if seat is None else b"%d" % seat,
            entries,
            _encode([plain(ask) for ask in asks]) if asks else b"[]",
            cards,
            self._shared,
            private,
        )

    def _write(self, game: Game) -> None:
        self._known, self._entries = self._entries, len(game.log)
        self._write_cards(game)
        self._shared = self._zones.write(game)

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
        self._are_all_there = game.shape.count_on_table(game) == len(game.cards)

    def _on_table(self, game: Game) -> bytes:
        if self._are_all_there:
            return b",".join(self._cards)
        return b",".join([self._cards[card] for card in sorted(game.shape.on_table(game))])
