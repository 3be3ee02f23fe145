"""Follows what other processes store: takes what a hint brings, reads what it is about, and looks for hints that were lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress

import msgspec

from interstice import protocol as p
from interstice.server.playing.background import Background
from interstice.server.playing.games_here import PIECE, GamesHere
from interstice.server.playing.hints import decode_newest, room_of_flashes
from interstice.server.playing.restraints import MODERATED
from interstice.server.playing.rooms_here import RoomsHere
from interstice.server.playing.watching import Watching
from interstice.store.store import Store, Unavailable

LOOK_AGAIN = 2.0
"""Hints may be lost; so everything that somebody here watches is read again once in this many seconds."""


class Follower:
    def __init__(
        self,
        store: Store,
        watching: Watching,
        background: Background,
        rooms: RoomsHere,
        games: GamesHere,
        moderated: Callable[[], None],
    ) -> None:
        """`moderated` is called if a moderator has done something elsewhere."""
        self._moderated = moderated
        self._store = store
        self._watching = watching
        self._background = background
        self._rooms = rooms
        self._games = games
        self._behind: set[str] = set()
        """Streams of which the store has more entries than this process."""
        self._is_reading = False

    def hint(self, stream: str, entries: int, carried: bytes) -> None:
        """A process, perhaps this one, has stored this many entries of a stream; the newest may come with the hint."""
        if (flashed := room_of_flashes(stream)) is not None:
            self._rooms.flashed_elsewhere(*flashed, p.decode_flashes(carried or b"[]"))
            return
        if stream == MODERATED:
            self._moderated()
            return
        here = self._games.here(stream) or self._rooms.here(stream)
        if here is None:
            self._watching.wake(stream)
        elif here.entries == entries - 1 and carried and here is self._games.here(stream):
            try:
                self._games.take(stream, [decode_newest(carried)])
            except msgspec.DecodeError:
                # A process of another version wrote it. What is stored can be read.
                self._read_soon(stream)
        elif here.entries < entries:
            self._read_soon(stream)

    async def look_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            watched = self._watching.streams()
            with suppress(Unavailable):
                await self._catch_up(watched)
            for stream in watched:
                if (room := self._rooms.here(stream)) is not None:
                    self._games.fetch(room)

    def _read_soon(self, stream: str) -> None:
        self._behind.add(stream)
        if not self._is_reading:
            self._is_reading = True
            self._background.spawn(self._read())

    async def _read(self) -> None:
        """Read everything that this process lacks at once; whatever is hinted at in the meantime goes into the next round."""
        try:
            while self._behind:
                streams, self._behind = self._behind, set()
                with suppress(Unavailable):
                    await self._catch_up(streams)
        finally:
            self._is_reading = False

    async def _catch_up(self, streams: Iterable[str]) -> None:
        """Long streams are read in pieces; in between, others have their turn."""
        since = self._known(streams)
        while since:
            found = await self._store.read_many(since, PIECE)
            for stream, rows in found.items():
                self._games.take(stream, rows)
                self._rooms.take(stream, rows)
                await asyncio.sleep(0)
            known = self._known(stream for stream, rows in found.items() if len(rows) == PIECE)
            since = {stream: entries for stream, entries in known.items() if entries > since[stream]}

    def _known(self, streams: Iterable[str]) -> dict[str, int]:
        """How many entries of each are in memory."""
        here = {stream: self._games.here(stream) or self._rooms.here(stream) for stream in streams}
        return {stream: found.entries for stream, found in here.items() if found is not None}
