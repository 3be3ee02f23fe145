"""What somebody in a room is told, by socket or by stream.

Nothing is queued: a teller remembers how much it has told, and tells what has come since. So a slow reader delays nobody
and takes up no memory.

"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress

from interstice import protocol as p
from interstice.core.refused import Refused
from interstice.server import logs
from interstice.server.playing.games import LiveGame
from interstice.server.playing.hall import Hall
from interstice.server.playing.refusals import Closed, Shut, UnreadableRoom
from interstice.server.playing.restraints import BAN, Banned
from interstice.server.playing.rooms import Room
from interstice.store.store import Unavailable

SIGN_OF_LIFE = 2.0
"""Seconds after which a stream without news sends an empty message, to show that it is open."""
TRY_AGAIN = 1.0
"""Seconds before retrying a store that could not be reached."""


async def listen(hall: Hall, room: str, person: str, device: str = "") -> AsyncGenerator[bytes, None]:
    """First how things stand, then everything that happens; an empty message now and then if nothing does.

    It ends when the person is removed."""
    stirred = asyncio.Event()
    teller = Teller(hall, room, person, stirred.set, device)
    opening = asyncio.ensure_future(teller.open())
    try:
        await asyncio.shield(opening)
        while teller.sent_away is None and not hall.watching.is_stopping:
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
        # The task of a person who goes is cancelled, so nothing can be awaited here.
        hall.background.spawn(_leave(teller, opening), is_leaving=True)


async def _leave(teller: Teller, opening: asyncio.Future[None]) -> None:
    """Leave once it is stored that they came, if it is."""
    await asyncio.wait({opening})
    if opening.exception() is None:
        await teller.leave()


class Teller:
    """Tells one person, at one socket or stream, what happens in a room."""

    __slots__ = (
        "_device",
        "_holders",
        "_named",
        "_room",
        "_seats",
        "_stir",
        "_stood_in",
        "_told_chat",
        "_told_flashes",
        "_told_forgotten",
        "_told_game",
        "_told_room",
        "hall",
        "person",
        "sent_away",
    )

    def __init__(
        self, hall: Hall, room: str, person: str, stir: Callable[[], None], device: str = ""
    ) -> None:
        """`stir` is called whenever there may be news. A connection of a `device` ends when that is unpaired."""
        self.hall = hall
        self.person = person
        self.sent_away: Refused | None = None
        """Why they have to leave."""
        self._room = room
        self._device = device
        self._stir = stir
        self._told_room = 0
        """The version of the room's board."""
        self._stood_in = False
        """Whether they have yet to be told that a bot played for them."""
        self._named = False
        """Whether they are told the names of people who do not show them to strangers."""
        self._told_chat = 0
        """The number of the entry up to which chat was told."""
        self._told_flashes = self._told_forgotten = -1
        self._told_game: tuple[str | None, int] = (None, 0)
        self._seats: list[int] = []
        """The seats in that game that the person plays."""
        self._holders: tuple[str, ...] = ()
        """The public ids of everybody who plays in it."""

    async def open(self) -> None:
        await self.hall.blocks.load(self.person)
        self._stood_in = await self.hall.came(self._room, self.person)
        for stream in self._streams():
            self.hall.watching.watch(stream, self._stir)

    async def leave(self) -> None:
        """Note that they left, as soon as that can be stored: as long as they seem to be here, no bot plays for them."""
        while True:
            try:
                await self.close()
            except Unavailable as error:
                logs.note_error("the store cannot be reached", error)
                await asyncio.sleep(TRY_AGAIN)
            else:
                return

    async def close(self) -> None:
        for stream in self._streams():
            self.hall.watching.unwatch(stream, self._stir)
        self._unwatch_game()
        await self.hall.went(self._room, self.person)

    def _streams(self) -> list[str]:
        """What is woken when the room changes, the person is erased or the device unpaired."""
        return [self._room, self.person, *([self._device] if self._device else [])]

    def _unwatch_game(self) -> None:
        if self._told_game[0] is not None:
            self.hall.watching.unwatch(self._told_game[0], self._stir)

    def news(self) -> list[bytes]:
        """What has come since the last call, each message as JSON."""
        gone = self.hall.people.is_gone(self.person, self._device)
        if gone:
            self.sent_away = Refused("this device no longer belongs to that person", gone)
            return []
        room = self.hall.rooms.here(self._room)
        if room is None:
            if self._room in self.hall.rooms.aside:
                self.sent_away = UnreadableRoom()
            return []
        said = self._of_room(room)
        self.sent_away = self._why_not(room)
        live = self.hall.games.here(room.game)
        if live is None:
            self.hall.games.fetch(room)
        elif self.sent_away is None and self._told_game != (live.id, live.entries):
            said += self._of_game(live, room)
        return said

    def _of_room(self, room: Room) -> list[bytes]:
        named = room.names_people_to(self.person)
        if named != self._named:
            # They have sat down or stood up, so they are told everything again.
            self._named, self._told_room, self._told_game = named, 0, (self._told_game[0], 0)
        board = self.hall.board(room, named)
        blocked = self.hall.blocks.here(self.person)
        said = room.chat.since(self._told_chat, blocked, named)
        self._told_chat = room.entries
        if self._told_forgotten >= 0:
            said += room.chat.forgotten[self._told_forgotten :]
        self._told_forgotten = len(room.chat.forgotten)
        if self._told_flashes < 0:
            # People who come in are not told what was shown before.
            self._told_flashes = room.flashes.count
        if self._told_room == 0:
            me, ignored = room.public.of(self.person), _public(room, blocked)
            said.append(board.whole(me, ignored, self._stood_in))
            self._stood_in = False
        elif self._told_room != board.version:
            said.append(board.since(self._told_room))
        self._told_room = board.version
        if self._told_flashes != room.flashes.count:
            # Somebody may react without ever having opened a socket, perhaps at another process.
            silent = {room.public.would_be(person) for person in blocked}
            said += room.flashes.since(self._told_flashes, silent)
            self._told_flashes = room.flashes.count
        return said

    def _why_not(self, room: Room) -> Refused | None:
        """Why this person may not stay."""
        if self.person in room.banned:
            return Closed()
        if room.is_closed:
            return Shut()
        return Banned() if self.hall.restraints.of(self.person, BAN) else None

    def _of_game(self, live: LiveGame, room: Room) -> list[bytes]:
        id, told = self._told_game
        if id != live.id:
            self._unwatch_game()
            self.hall.watching.watch(live.id, self._stir)
            self._seats = live.seats_of(self.person)
            self._holders = room.public.of_all(live.head.holders)
            told = 0
        self._told_game = (live.id, live.entries)
        happened = self._happened(live, told)
        return [happened, p.encode(live.luck())] if live.game.over else [happened]

    def _happened(self, live: LiveGame, told: int) -> bytes:
        seats, since = self._seats, live.since(told)
        eyes = seats[0] if len(seats) == 1 else None
        # Somebody who has just come in sees how things lie, not how they came to be.
        events = live.events(told or live.entries - 1, eyes)
        if seats:
            views = {seat: p.written(live.written(seat, since, self._named)) for seat in seats}
        else:
            views = {p.GALLERY: p.written(live.written(None, since, self._named))}
        left = self._left(live) if live.head.clock.kind != "none" else {}
        told_events, holders, bots = p.written(events), self._holders, live.head.bots
        return p.encode(p.Happened(live.id, live.entries, since, told_events, views, holders, bots, left))

    def _left(self, live: LiveGame) -> dict[int, float]:
        now = self.hall.now()
        deadlines = {
            seat: live.thinking.deadline(seat, self.hall.heart.downtimes, 0.0) for seat in live.game.asks
        }
        return {seat: round(max(0.0, at - now), 1) for seat, at in deadlines.items() if at is not None}


def _public(room: Room, people: Iterable[str]) -> tuple[str, ...]:
    """The public ids of those people who have been in the room."""
    return room.public.of_all(filter(room.has_met, people))
