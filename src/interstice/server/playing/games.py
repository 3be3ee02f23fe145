"""One game, as a process has it in memory: its state, its luck, and one move at a time on its way to the store."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec

from interstice.core import engine
from interstice.core.asks import Asks
from interstice.core.cards import Deck
from interstice.core.chance import Seeded, commitment
from interstice.core.events import Event
from interstice.core.evolve import evolve
from interstice.core.game import Game
from interstice.core.log import Entry, Log, Luck
from interstice.core.moves import Move
from interstice.core.refused import Refused
from interstice.core.view import seen_events
from interstice.protocol import Over
from interstice.rules.find import decode_entry, ruleset
from interstice.server.playing.clocks import Downtimes, Thinking
from interstice.server.playing.heads import GameHead
from interstice.server.playing.reading import seconds_to_read
from interstice.server.playing.scribe import Scribe
from interstice.store.store import KEEP, Stored

encode_entry = msgspec.json.Encoder().encode


class Wish(NamedTuple):
    """A move that somebody wants to make; without a move, they want to leave."""

    actor: str
    command: str
    seat: int
    move: Move | None
    entries: int | None
    """How many entries they have seen."""
    lag: float
    """How many seconds the message took to arrive."""
    quick: bool = False
    """Whether they have chosen a quick pace."""


Answer = Callable[[Exception | None], None]
"""Called with None when a wish is stored, or else with the reason why it was not."""


class LiveGame:
    """The store has the truth; this follows it."""

    def __init__(self, id: str, head: GameHead, deck: Deck) -> None:
        self.id = id
        self.head = head
        self.is_storing = False
        """A move is on its way to the disk, or entries are being read. Other moves wait."""
        self.waiting: deque[tuple[Wish, Answer]] | None = None
        self.missed = False
        """Another process has stored something in the meantime."""
        self.deck = deck
        self.latest, self._chance = self._begin()
        self._behind: tuple[Game, Seeded] | None = None
        """A second copy, which never goes beyond what is stored; made when it is first needed. See `game`."""
        self.entries = 0
        """How many entries are stored."""
        self._is_ahead = False
        """`latest` holds an entry that is not stored yet."""
        self._times: list[float] = []
        """When each entry was stored."""
        self._quick: set[int] = set()
        """The seats whose players had chosen a quick pace when they last moved, as far as this process knows."""
        self.commands: dict[tuple[str, str], int] = {}
        self.thinking = Thinking(head.clock, len(head.players), head.bots)
        self.due: object = KEEP
        """When the game is due, if this process has told the store."""
        self._scribe = self._new_scribe()
        self._told: tuple[int, bytes] = (0, b"")

    def replace_person(self, person: str, stand_in: str) -> bool:
        """Forget a person who was erased: replace them by `stand_in`. Returns whether anything changed."""
        if person not in self.people():
            return False
        self.head = self.head.without(person, stand_in)
        self.commands = {
            (stand_in if actor == person else actor, id): number
            for (actor, id), number in self.commands.items()
        }
        for game, _ in filter(None, ((self.latest, None), self._behind)):
            game.players = self.head.players
        self._scribe = self._new_scribe()
        return True

    def _new_scribe(self) -> Scribe:
        """Strangers who watch need no ages, not even stand-ins."""
        ageless = (msgspec.structs.replace(player, age=None) for player in self.head.to_strangers)
        return Scribe(self.latest, tuple(ageless))

    def people(self) -> set[str]:
        """Those who play it, and whoever else made an entry."""
        return {*self.head.holders, *(actor for actor, _ in self.commands)}

    # What may be seen

    @property
    def game(self) -> Game:
        """The game as it is stored: without a move that is still on its way to the disk, which nobody may see yet."""
        return self._as_stored()[0] if self._is_ahead else self.latest

    def since(self, told: int) -> int:
        """From which entry on a view must show the cards, for a client that has been told this many; see `Scribe.since`."""
        return self._scribe.since(self.game, told)

    def written(self, seat: int | None, since: int = 0, named: bool = True) -> bytes:
        """The game as `seat`, or the gallery, sees it, in JSON; for strangers not `named`."""
        return self._scribe.view(self.game, seat, since, named)

    def events(self, since: int, eyes: int | None) -> bytes:
        """What has happened since this many entries, as a seat may know it, in JSON. The newest is kept, because most people see the same."""
        entries = self.entries
        if since < entries - 1:
            fresh = self.latest.log[since:entries]
            return encode_entry(
                [event for entry in fresh for event in seen_events(self.latest.rules, entry, eyes)]
            )
        if self._told[0] == entries:
            return self._told[1]
        entry = self.latest.log[since]
        events = seen_events(self.latest.rules, entry, eyes)
        told = encode_entry(events)
        if events is entry.events:
            self._told = (entries, told)
        return told

    def told(self) -> list[tuple[Event, ...]]:
        """All that spectators were told, entry by entry."""
        return [seen_events(self.latest.rules, entry, None) for entry in self.latest.log[: self.entries]]

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody plays, without those of bots they invited."""
        head = self.head
        return [seat for seat, holder in enumerate(head.holders) if holder == person and not head.bots[seat]]

    @property
    def is_quick(self) -> bool:
        """Whether all people who play have chosen a quick pace."""
        people = {seat for seat, bot in enumerate(self.head.bots) if not bot} - {*self.latest.left}
        return bool(people) and people <= self._quick

    def repeats(self, wish: Wish) -> bool:
        """Whether this very move is stored already. The same command id for another move is refused."""
        number = self.commands.get((wish.actor, wish.command))
        if number is None:
            return False
        entry = self.latest.log[number]
        if (entry.seat, entry.move) != (wish.seat, wish.move):
            raise Refused("expected a new command id; this one was used for another move", "command-used")
        return True

    # How it goes on

    def set_up(self, at: float) -> Entry:
        """The first entry, which the engine makes from the seed. Nobody may see the game before it is stored."""
        head = self.head
        self.latest = engine.new(ruleset(head.rules), head.players, self.deck, self._chance, head.options)
        self.thinking.since = at
        self.commands["", "set-up"] = 0
        self.entries = 1
        self._times.append(at)
        return self.latest.log[0]

    def decide(self, seat: int, move: Move | None) -> Entry:
        """Make a move, or leave. Call `take_over` when the entry is stored, or `take_back` if it cannot be."""
        try:
            if move is None:
                entry = engine.leave(self.latest, seat, self._chance)
            else:
                entry = engine.play(self.latest, seat, move, self._chance)
        except engine.Illegal:
            raise
        except Exception:
            # The move may have been half made.
            self._go_back()
            raise
        self._is_ahead = True
        return entry

    def asks_to_come(self) -> Asks:
        """What will be asked once the entry that was decided is stored."""
        return self.latest.asks

    def reading_to_come(self, at: float) -> float:
        """How many seconds of reading will be left once the entry that was decided is stored at this time."""
        return self.thinking.reading_after(at, self._to_read(self.latest.log[-1]))

    def _to_read(self, entry: Entry) -> float:
        return seconds_to_read(entry, self.head.bots)

    def take_over(self, wish: Wish, asked: Asks, at: float, downtimes: Downtimes) -> None:
        """What was decided is stored."""
        self.thinking.moved(asked, wish.seat, at, wish.lag, downtimes, self._to_read(self.latest.log[-1]))
        self.commands[wish.actor, wish.command] = self.entries
        (self._quick.add if wish.quick else self._quick.discard)(wish.seat)
        self.entries += 1
        self._times.append(at)
        self._is_ahead = False

    def take_back(self) -> None:
        """What was decided is not stored."""
        self._go_back()
        self._is_ahead = False

    def follow(self, rows: Iterable[Stored], downtimes: Downtimes) -> None:
        """Fold the entries that are new to this copy."""
        if self._is_ahead:
            self.missed = True
            return
        for row in rows:
            if row.seq == self.entries:
                self.fold(row.actor, row.command, row.at, row.lag, decode_entry(row.data), downtimes)

    def fold(
        self, actor: str, command: str, at: float, lag: float, entry: Entry, downtimes: Downtimes
    ) -> None:
        """Fold an entry that is stored."""
        self.thinking.moved(self.latest.asks, entry.seat, at, lag, downtimes, self._to_read(entry))
        self.commands[actor, command] = self.entries
        self.entries += 1
        self._times.append(at)
        _fold(self.latest, self._chance, entry)
        engine.renew_asks(self.latest)

    def _begin(self) -> tuple[Game, Seeded]:
        """The game before its first entry, and its luck."""
        head = self.head
        rules = ruleset(head.rules)
        return rules.game(rules, head.options, head.players, self.deck), Seeded(head.seed)

    def _as_stored(self) -> tuple[Game, Seeded]:
        """The second copy, brought up to date: it folds each entry once, after that was stored."""
        if self._behind is None:
            self._behind = self._begin()
        game, chance = self._behind
        fresh = self.latest.log[len(game.log) : self.entries]
        for entry in fresh:
            _fold(game, chance, entry)
        if fresh:
            engine.renew_asks(game)
        return self._behind

    def _go_back(self) -> None:
        """Continue from the second copy, and keep another."""
        self.latest, self._chance = self._as_stored()
        self._behind = (self.latest.copy(), self._chance.copy())

    # After the end

    def luck(self) -> Over:
        """What the luck was made from; only after the last move."""
        if not self.game.over:
            raise Refused("the seed is shown when the game is over")
        head = self.head
        return Over(
            self.id, head.seed.hex(), commitment(bytes.fromhex(head.secret)), head.secret, head.nonces
        )

    @property
    def ended(self) -> float:
        """When the last entry was stored."""
        return self._times[-1]

    def actors(self) -> list[str]:
        """Who made each entry: a person, or `bot-2` or `clock-2` if one of these moved for that seat."""
        by_number = {number: actor for (actor, _), number in self.commands.items()}
        return [by_number.get(number, "") for number in range(self.entries)]

    def log(self) -> Log:
        over = self.luck()
        luck = Luck(over.seed, over.commitment, over.secret, over.nonces)
        return engine.save(self.game, luck, self.head.preset, self.head.bots, self.seconds())

    def seconds(self) -> list[float]:
        """When each entry was stored, in seconds since the set-up."""
        return [round(at - self._times[0], 1) for at in self._times]


def _fold(game: Game, chance: Seeded, entry: Entry) -> None:
    for event in entry.events:
        evolve(game, event)
    chance.repeat(entry.draws)
    game.log.append(entry)
