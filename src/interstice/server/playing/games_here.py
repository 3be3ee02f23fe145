"""The games that this process has in memory: begun here, or read from the store and kept current."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress

from interstice.core.refused import Refused
from interstice.server.playing import games
from interstice.server.playing.aside import PutAside
from interstice.server.playing.background import Background
from interstice.server.playing.games import LiveGame
from interstice.server.playing.heads import GameHead, decode_game_head, encode_head
from interstice.server.playing.heart import Heart
from interstice.server.playing.pins import Pins
from interstice.server.playing.refusals import Missing, Unreadable
from interstice.server.playing.rooms import Room
from interstice.server.playing.shelf import Shelf
from interstice.server.playing.watching import Watching
from interstice.store.people import PERSON_GAMES, PersonGame
from interstice.store.rows import Put
from interstice.store.store import NewEntry, Store, Stored, Unavailable

PIECE = 200
"""How many entries of a long game are read at once; in between, others have their turn."""


class GamesHere:
    def __init__(
        self,
        store: Store,
        watching: Watching,
        background: Background,
        heart: Heart,
        now: Callable[[], float],
        pins: Pins,
    ) -> None:
        self._store = store
        self._watching = watching
        self._background = background
        self._heart = heart
        self._now = now
        self._games: dict[str, LiveGame] = {}
        self._fetching: set[str] = set()
        """Games that are being read for those who watch their rooms."""
        self.aside = PutAside("game", store, now)
        self.shelf = Shelf(store, pins)

    def here(self, id: str | None) -> LiveGame | None:
        """The game, if it is in memory."""
        return self._games.get(id)  # type: ignore[arg-type]

    def all_here(self) -> list[LiveGame]:
        return list(self._games.values())

    def forget_idle(self) -> None:
        """Drop games that nobody here watches; the store has them."""
        for id, live in list(self._games.items()):
            if not self._watching.is_watched(id) and not live.is_storing:
                del self._games[id]

    async def begin(self, id: str, head: GameHead) -> LiveGame:
        """Set a game up, and store it."""
        live = LiveGame(id, head, await self.shelf.find(head.deck))
        live.due = None
        at = self._now()
        first = NewEntry(id, 0, "", "set-up", at, 0.0, games.encode_entry(live.set_up(at)))
        people = [(seat, head.holders[seat]) for seat, bot in enumerate(head.bots) if not bot]
        people += [(-1, holder) for holder in {*head.holders} - {holder for _, holder in people}]
        await self._store.rows.write(
            *(Put(PERSON_GAMES, PersonGame(person, id, seat, at)) for seat, person in people)
        )
        await self._store.create(id, "game", encode_head(head), at, first=first)
        self._games[id] = live
        return live

    # Reading from the store

    async def find(self, id: str) -> LiveGame:
        """The game as it is stored, as far as this process can know."""
        live = self._games.get(id)
        if live is None:
            if id in self.aside:
                raise Unreadable
            return self._games.setdefault(id, await self._read(id))
        if not self._watching.bus.hears_all and not self._watching.is_watched(id):
            # The bus keeps watched games current; read an unwatched one now.
            await self.catch_up(id)
        return live

    def fetch(self, room: Room) -> None:
        """Have the room's game in memory soon, and then wake those who watch the room."""
        id = room.game
        if id is not None and not (id in self._games or id in self.aside or id in self._fetching):
            self._fetching.add(id)
            self._background.spawn(self._fetch(room.id, id))

    async def _fetch(self, room: str, id: str) -> None:
        try:
            await self.find(id)
        except (Refused, Unavailable):
            # It cannot be read, or it is gone, or the next look finds it.
            return
        finally:
            self._fetching.discard(id)
        self._watching.wake(room)

    async def _read(self, id: str) -> LiveGame:
        head = await self._store.head(id)
        if head is None:
            raise Missing("there is no such game")
        with self._readable(id):
            begun = decode_game_head(head)
        with self._readable(id, begun.room):
            live = LiveGame(id, begun, await self.shelf.find(begun.deck))
        await self._read_on(live)
        return live

    async def _read_on(self, live: LiveGame) -> None:
        while True:
            had = live.entries
            rows = await self._store.read(live.id, had, PIECE)
            with self._readable(live.id, live.head.room):
                live.follow(rows, self._heart.downtimes)
            if len(rows) < PIECE or live.entries == had:
                live.thinking.since = self._heart.past(live.thinking.since)
                return
            await asyncio.sleep(0)

    async def catch_up(self, id: str) -> None:
        """Read what other processes have stored of a game that is in memory."""
        live = self._games.get(id)
        if live is not None:
            with suppress(Unreadable):
                await self._read_on(live)
                self._watching.wake(id)

    def take(self, id: str, rows: Iterable[Stored]) -> None:
        """These entries of a game were stored by another process."""
        live = self._games.get(id)
        if live is None:
            return
        with suppress(Unreadable), self._readable(id, live.head.room):
            live.follow(rows, self._heart.downtimes)
            self._watching.wake(id)

    @contextmanager
    def _readable(self, id: str, room: str = "") -> Iterator[None]:
        """A game that cannot be read is put aside."""
        try:
            yield
        except Unavailable:
            raise
        except Exception as error:
            self.put_aside(id, error, room)
            raise Unreadable from error

    def put_aside(self, id: str, error: Exception, room: str) -> None:
        """Stop attending to this game, and tell everyone at its table."""
        self.aside.add(id, error, room)
        self._games.pop(id, None)
        self._background.spawn(self.aside.note(id))
        self._watching.wake(room)
