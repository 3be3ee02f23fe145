"""What somebody in a room is told, on whatever way it travels.

Nothing is queued up: a teller remembers how far it has told, and tells what has come since. So a slow reader delays
nobody and holds no memory but its own place.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress

from interstice import protocol as p
from interstice.server.playing.games import LiveGame
from interstice.server.playing.hall import Hall
from interstice.server.playing.rooms import Room

SIGN_OF_LIFE = 2.0
"""Seconds after which a stream without news says nothing, so that it is seen to be open."""


async def listen(hall: Hall, room: str, person: str) -> AsyncGenerator[bytes, None]:
    """Everything from now on, first of all how things stand; an empty message, now and then, when nothing has come.

    Ends when the person is sent away."""
    stirred = asyncio.Event()
    teller = Teller(hall, room, person, stirred.set)
    await teller.open()
    try:
        while not teller.is_sent_away and not hall.is_stopping:
            for message in teller.news():
                yield message
            # Not wait_for: before Python 3.12 it may swallow a cancellation.
            with suppress(TimeoutError):
                async with asyncio.timeout(SIGN_OF_LIFE):
                    await stirred.wait()
            if not stirred.is_set():
                yield b""
            stirred.clear()
    finally:
        await teller.close()


class Teller:
    """One pair of ears in a room, from the moment it opens until it closes."""

    __slots__ = (
        "_room",
        "_seats",
        "_stir",
        "_told_chat",
        "_told_flashes",
        "_told_game",
        "_told_room",
        "hall",
        "is_sent_away",
        "person",
    )

    def __init__(self, hall: Hall, room: str, person: str, stir: Callable[[], None]) -> None:
        """`stir` is called whenever there may be news."""
        self.hall = hall
        self.person = person
        self.is_sent_away = False
        self._room = room
        self._stir = stir
        self._told_room = 0
        """The version of the room's board."""
        self._told_chat = 0
        """The number of the entry with the last line."""
        self._told_flashes = -1
        self._told_game: tuple[str | None, int] = (None, 0)
        self._seats: list[int] = []
        """The person's own in that game."""

    async def open(self) -> None:
        await self.hall.came(self._room, self.person)
        self._watch(self._room)

    async def close(self) -> None:
        self._unwatch(self._room)
        self._unwatch(self._told_game[0])
        await self.hall.went(self._room, self.person)

    def _watch(self, stream: str) -> None:
        self.hall.watchers.setdefault(stream, set()).add(self._stir)

    def _unwatch(self, stream: str | None) -> None:
        watchers = self.hall.watchers.get(stream or "")
        if watchers is not None:
            watchers.discard(self._stir)
            if not watchers:
                del self.hall.watchers[stream or ""]

    def news(self) -> list[bytes]:
        """What has come since the last time, each message as JSON."""
        room = self.hall.room_here(self._room)
        if room is None:
            return []
        said = self._of_room(room)
        self.is_sent_away = self.person in room.banned
        live = self.hall.game_here(room.game)
        if live is None:
            self.hall.fetch_game(room)
        elif not self.is_sent_away and self._told_game != (live.id, live.entries):
            said += self._of_game(live)
        return said

    def _of_room(self, room: Room) -> list[bytes]:
        board = self.hall.board(room)
        said = [line for number, line in room.chat if number > self._told_chat]
        self._told_chat = room.entries
        if self._told_flashes < 0:
            # Whoever comes in has missed what was seen before.
            self._told_flashes = room.flashes.count
        if self._told_room == 0:
            said.append(b'{"type":"room",%b,"me":%b}' % (board.since(0), p.encode(self.person)))
        elif self._told_room != board.version:
            said.append(b'{"type":"roomchanged",%b}' % board.since(self._told_room))
        self._told_room = board.version
        if self._told_flashes != room.flashes.count:
            said += room.flashes.since(self._told_flashes)
            self._told_flashes = room.flashes.count
        return said

    def _of_game(self, live: LiveGame) -> list[bytes]:
        id, told = self._told_game
        if id != live.id:
            self._unwatch(id)
            self._watch(live.id)
            self._seats = live.seats_of(self.person)
            told = 0
        self._told_game = (live.id, live.entries)
        happened = self._happened(live, told)
        return [happened, p.encode(live.luck())] if live.game.over else [happened]

    def _happened(self, live: LiveGame, told: int) -> bytes:
        """A `Happened`, put together from the views that the game has written."""
        seats, since = self._seats, live.since(told)
        eyes = seats[0] if len(seats) == 1 else None
        views = b",".join([b'"%d":%b' % (seat, live.written(seat, since)) for seat in seats])
        return (
            b'{"type":"happened","game":"%b","entries":%d,"since":%d,"events":%b,"views":{%b},%b,"left":%b}'
            % (
                live.id.encode(),
                live.entries,
                since,
                # Someone who has just come sees how things lie, not how they came to be.
                live.events(told or live.entries - 1, eyes),
                views or b'"-1":%b' % live.written(None, since),
                live.who_plays,
                p.encode(self._left(live)) if live.head.clock.kind != "none" else b"{}",
            )
        )

    def _left(self, live: LiveGame) -> dict[int, float]:
        now = self.hall.now()
        deadlines = {seat: live.thinking.deadline(seat, self.hall.downtimes, 0.0) for seat in live.game.asks}
        return {seat: round(max(0.0, at - now), 1) for seat, at in deadlines.items() if at is not None}
