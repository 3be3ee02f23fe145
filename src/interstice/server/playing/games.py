"""A game that is being played: its log in the store, its state and luck in memory, one decision at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec

from interstice.core import engine
from interstice.core.asks import Asks
from interstice.core.cards import Card, Deck
from interstice.core.chance import Seeded, commitment, mix
from interstice.core.evolve import evolve
from interstice.core.game import Game, Player
from interstice.core.log import Entry, Log, Luck
from interstice.core.moves import Move
from interstice.core.refused import Refused
from interstice.core.view import seen_events
from interstice.protocol import Over
from interstice.rules.find import decode_entry, ruleset
from interstice.server.playing.clocks import Clock, Downtimes, Thinking
from interstice.server.playing.scribe import Scribe
from interstice.store.store import KEEP, Stored


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
    deck: str | tuple[Card, ...]
    """The hash under which it is stored; in older games all cards."""
    clock: Clock
    secret: str
    nonces: tuple[str, ...]
    preset: str = ""
    """Empty in older games."""

    @property
    def seed(self) -> bytes:
        return mix(bytes.fromhex(self.secret), [bytes.fromhex(nonce) for nonce in self.nonces])


encode_entry = msgspec.json.Encoder().encode
decode_head = msgspec.json.Decoder(GameHead).decode


class Stale(Exception):
    """The move answers something that is not asked any more."""


class Wish(NamedTuple):
    """A move that somebody wants to make or, without one, to leave."""

    actor: str
    command: str
    seat: int
    move: Move | None
    entries: int | None
    """How many entries they had seen."""
    lag: float
    """Seconds that it has travelled."""


Answer = Callable[[Exception | None], None]
"""Called when a wish is stored, or with why it is not."""


class LiveGame:
    """One process's copy of a game. The store is the truth; this follows it."""

    def __init__(self, id: str, head: GameHead, deck: Deck) -> None:
        self.id = id
        self.head = head
        self.is_storing = False
        """A move has been decided and is on its way to the disk. Others wait."""
        self.waiting: deque[tuple[Wish, Answer]] | None = None
        self.missed = False
        """Others have stored something meanwhile."""
        self.deck = deck
        self._game, self._chance = self._fold([])
        self.entries = 0
        """How many are stored."""
        self._is_ahead = False
        """The game holds an entry that is not stored yet."""
        self._times: list[float] = []
        """When each entry was stored."""
        self.commands: dict[tuple[str, str], int] = {}
        self.thinking = Thinking(head.clock, len(head.players))
        self.due: object = KEEP
        """When the game wants attention, if this process has said so."""
        self.who_plays = encode_entry({"holders": head.holders, "bots": head.bots})[1:-1]
        """As it is told in `happened`."""
        self._scribe = Scribe(self._game)
        self._told: tuple[int, bytes] = (0, b"")

    # What is stored, and may be seen

    @property
    def game(self) -> Game:
        """As it is stored. What is on its way to the disk nobody may see: then it is folded anew without."""
        return self._fold(self._game.log[:-1])[0] if self._is_ahead else self._game

    def since(self, told: int) -> int:
        """What a view for somebody who was told of so many entries may leave out; see `Scribe`."""
        return self._scribe.since(self.game, told)

    def written(self, seat: int | None, since: int = 0) -> bytes:
        """The game as `seat`, or the gallery, sees it, in JSON."""
        return self._scribe.view(self.game, seat, since)

    def events(self, since: int, eyes: int | None) -> bytes:
        """What happened from an entry on, as somebody may know it, in JSON; most often that is the same for all."""
        entries = self.entries
        if since < entries - 1:
            fresh = self._game.log[since:entries]
            return encode_entry(
                [event for entry in fresh for event in seen_events(self._game.rules, entry, eyes)]
            )
        if self._told[0] == entries:
            return self._told[1]
        entry = self._game.log[since]
        events = seen_events(self._game.rules, entry, eyes)
        told = encode_entry(events)
        if events is entry.events:
            self._told = (entries, told)
        return told

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody plays here themselves."""
        head = self.head
        return [seat for seat, holder in enumerate(head.holders) if holder == person and not head.bots[seat]]

    def repeats(self, wish: Wish) -> bool:
        """Whether this very move is stored already. The same command for another move is refused."""
        number = self.commands.get((wish.actor, wish.command))
        if number is None:
            return False
        entry = self._game.log[number]
        if (entry.seat, entry.move) != (wish.seat, wish.move):
            raise Refused("expected a new command id; this one was used for another move", "command-used")
        return True

    # How it goes on

    def set_up(self, at: float) -> Entry:
        """The first entry: as the engine makes it from the seed. Nobody may see the game before that is stored."""
        head = self.head
        self._game = engine.new(ruleset(head.rules), head.players, self.deck, self._chance, head.options)
        self.thinking.since = at
        self.commands["", "set-up"] = 0
        self.entries = 1
        self._times.append(at)
        return self._game.log[0]

    def decide(self, seat: int, move: Move | None) -> Entry:
        """What comes of a move, or of leaving. Take it over when it is stored, or take it back."""
        try:
            if move is None:
                entry = engine.leave(self._game, seat, self._chance)
            else:
                entry = engine.play(self._game, seat, move, self._chance)
        except engine.Illegal:
            raise
        except Exception:
            # It may have come halfway.
            self._game, self._chance = self._fold(self._game.log)
            raise
        self._is_ahead = True
        return entry

    def asks_to_come(self) -> Asks:
        """What will be asked when the entry is stored that was decided."""
        return self._game.asks

    def take_over(self, wish: Wish, asked: Asks, at: float, downtimes: Downtimes) -> None:
        """What was decided is stored."""
        self.thinking.moved(asked, wish.seat, at, wish.lag, downtimes)
        self.commands[wish.actor, wish.command] = self.entries
        self.entries += 1
        self._times.append(at)
        self._is_ahead = False

    def take_back(self) -> None:
        """What was decided is not stored."""
        self._game, self._chance = self._fold(self._game.log[:-1])
        self._is_ahead = False

    def follow(self, rows: Iterable[Stored], downtimes: Downtimes) -> None:
        """Take over what the store has and this copy has not."""
        if self._is_ahead:
            self.missed = True
            return
        for row in rows:
            if row.seq == self.entries:
                self.fold(row.actor, row.command, row.at, row.lag, decode_entry(row.data), downtimes)

    def fold(
        self, actor: str, command: str, at: float, lag: float, entry: Entry, downtimes: Downtimes
    ) -> None:
        """Take over an entry of the store."""
        self.thinking.moved(self._game.asks, entry.seat, at, lag, downtimes)
        self.commands[actor, command] = self.entries
        self.entries += 1
        self._times.append(at)
        _fold(self._game, self._chance, entry)
        engine.renew_asks(self._game)

    def _fold(self, entries: Iterable[Entry]) -> tuple[Game, Seeded]:
        """The game from its beginning, and its luck."""
        head = self.head
        rules = ruleset(head.rules)
        game: Game = rules.game(rules, head.options, head.players, self.deck)
        chance = Seeded(head.seed)
        for entry in entries:
            _fold(game, chance, entry)
        if game.log:
            engine.renew_asks(game)
        return game, chance

    # After the end

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
        return engine.save(self.game, luck, self.head.preset, self.head.bots, self._seconds())

    def _seconds(self) -> list[float]:
        """When each entry was stored, counted from the set-up."""
        return [round(at - self._times[0], 1) for at in self._times]


def _fold(game: Game, chance: Seeded, entry: Entry) -> None:
    for event in entry.events:
        evolve(game, event)
    chance.repeat(entry.draws)
    game.log.append(entry)
