"""Follows what other processes store: reads what a hint is about, and now and then whether a hint was lost."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from interstice import protocol as p
from interstice.server.playing.boards import FLASHES
from interstice.server.playing.games import LiveGame
from interstice.store.store import NewEntry, Stored, Unavailable

if TYPE_CHECKING:
    from interstice.server.playing.hall import Hall

LOOK_AGAIN = 2.0
"""Hints may be lost; so once in this many seconds everything that somebody here watches is looked at."""


Row = tuple[int, str, str, float, float, msgspec.Raw]
_read_row = msgspec.json.Decoder(Row).decode
_write_row = msgspec.json.Encoder().encode


def written(new: NewEntry) -> bytes:
    """An entry for other processes, which then need not read it."""
    return _write_row((new.seq, new.actor, new.command, new.at, new.lag, msgspec.Raw(new.data)))


def _decode(row: bytes) -> Stored:
    seq, actor, command, at, lag, data = _read_row(row)
    return Stored(seq, actor, command, at, bytes(data), lag)


class Follower:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._behind: set[str] = set()
        self._is_reading = False

    def hint(self, stream: str, entries: int, newest: bytes) -> None:
        """Somebody, perhaps this process itself, has stored so many entries; the newest may come along."""
        if stream.startswith(FLASHES):
            node, _, room = stream.removeprefix(FLASHES).partition(" ")
            if node != self._hall.node and newest:
                self._hall.flashed(room, p.decode_flashes(newest))
            return
        known = self._hall.known(stream)
        if known is None:
            self._hall.wake(stream)
        elif known.entries == entries - 1 and newest and isinstance(known, LiveGame):
            try:
                known.follow([_decode(newest)], self._hall.downtimes)
            except Exception as error:
                self._hall.spawn(self._hall.put_aside(stream, known.head.room, error))
                return
            self._hall.wake(stream)
        elif known.entries < entries:
            self.follow(stream)

    def follow(self, stream: str) -> None:
        """Read what there is, soon."""
        self._behind.add(stream)
        if not self._is_reading:
            self._is_reading = True
            self._hall.spawn(self._read())

    async def look_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            with suppress(Unavailable):
                await self.catch_up([stream for stream in self._hall.watchers if self._hall.known(stream)])
            for stream in tuple(self._hall.watchers):
                if (room := self._hall.room_here(stream)) is not None:
                    self._hall.fetch_game(room)

    async def _read(self) -> None:
        """All that is behind, together; what is hinted at meanwhile goes into the next round."""
        try:
            while self._behind:
                streams, self._behind = self._behind, set()
                with suppress(Unavailable):
                    await self.catch_up(streams)
        finally:
            self._is_reading = False

    async def catch_up(self, streams: list[str] | set[str]) -> None:
        hall = self._hall
        since = {stream: known.entries for stream in streams if (known := hall.known(stream)) is not None}
        if not since:
            return
        for stream, rows in (await hall.store.read_many(since)).items():
            await self._take(stream, rows)

    async def _take(self, stream: str, rows: list[Stored]) -> None:
        hall = self._hall
        if (live := hall.game_here(stream)) is not None:
            try:
                live.follow(rows, hall.downtimes)
            except Exception as error:
                await hall.put_aside(stream, live.head.room, error)
                return
        elif (room := hall.room_here(stream)) is not None:
            room.follow(rows)
        hall.wake(stream)
