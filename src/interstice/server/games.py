"""A game that is being played: its log in the store, its state and luck in memory, one decision at a time."""

from __future__ import annotations

import asyncio

import msgspec

from interstice.core import engine
from interstice.core.cards import Card, Deck
from interstice.core.chance import Seeded, commitment, mix
from interstice.core.evolve import evolve
from interstice.core.game import Game, Player
from interstice.core.log import Entry, Log, Luck
from interstice.core.moves import AnyMove
from interstice.core.refused import Refused
from interstice.core.view import View, seat_view, view
from interstice.protocol import Over
from interstice.rules.find import ruleset
from interstice.server.clocks import Clock, Downtimes, Thinking
from interstice.store.store import Store


class GameHead(msgspec.Struct, frozen=True):
    """What a game starts from. It holds the secret: it never leaves the server before the end."""

    room: str
    rules: str
    options: dict[str, object]
    players: tuple[Player, ...]
    holders: tuple[str, ...]
    """The public ids of those who play the seats."""
    bots: tuple[str, ...]
    """The bot on each seat, or nothing."""
    deck: tuple[Card, ...]
    clock: Clock
    secret: str
    nonces: tuple[str, ...]

    @property
    def seed(self) -> bytes:
        return mix(bytes.fromhex(self.secret), [bytes.fromhex(nonce) for nonce in self.nonces])


encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
decode_head = msgspec.json.Decoder(GameHead).decode


class Stale(Exception):
    """The move answers something that is not asked any more."""


class LiveGame:
    """One process's copy of a game. The store is the truth; this follows it."""

    def __init__(self, id: str, head: GameHead) -> None:
        self.id = id
        self.head = head
        self.lock = asyncio.Lock()
        self.deck = Deck(head.deck)
        self.game = Game(ruleset(head.rules), head.options, head.players, self.deck)
        self.chance = Seeded(head.seed)
        self.commands: dict[tuple[str, str], int] = {}
        self.thinking = Thinking(head.clock, len(head.players))
        self._gallery: View | None = None

    def view(self, seat: int | None) -> View:
        """The game as `seat`, or the gallery, sees it. What all see is made once for each entry."""
        if self._gallery is None or self._gallery.entries != self.entries:
            self._gallery = view(self.game, None)
        return self._gallery if seat is None else seat_view(self._gallery, self.game, seat)

    @property
    def entries(self) -> int:
        return len(self.game.log)

    def set_up(self) -> Entry:
        """The first entry: as the engine makes it from the seed."""
        game = engine.new(
            ruleset(self.head.rules), self.head.players, self.deck, Seeded(self.head.seed), self.head.options
        )
        return game.log[0]

    def fold(self, actor: str, command: str, at: float, entry: Entry, downtimes: Downtimes) -> None:
        """Take over an entry of the store."""
        self.thinking.moved(self.game.asks, at, downtimes)
        for event in entry.events:
            evolve(self.game, event)
        self.chance.repeat(entry.draws)
        self.commands[actor, command] = self.entries
        self.game.log.append(entry)
        self.game.asks = {} if self.game.over else self.game.rules.asks(self.game)

    def decide(self, seat: int, move: AnyMove | None) -> tuple[Entry, Game, Seeded]:
        """What would come of a move, or of leaving, without changing anything here."""
        game, chance = self.game.copy(), self.chance.copy()
        if move is None:
            return engine.leave(game, seat, chance), game, chance
        return engine.play(game, seat, move, chance), game, chance

    async def catch_up(self, store: Store, downtimes: Downtimes) -> None:
        """Read what the store has and this copy has not."""
        for row in await store.read(self.id, self.entries):
            self.fold(row.actor, row.command, row.at, decode_entry(row.data), downtimes)

    def luck(self) -> Over:
        """Only after the last move."""
        if not self.game.over:
            raise Refused("the seed is shown when the game is over")
        head = self.head
        return Over(
            self.id, head.seed.hex(), commitment(bytes.fromhex(head.secret)), head.secret, head.nonces
        )

    def log(self) -> Log:
        over = self.luck()
        luck = Luck(over.seed, over.commitment, over.secret, over.nonces)
        return engine.save(self.game, luck)
