"""What somebody in a room is told, on whatever way it travels.

Nothing is queued up: a teller remembers how far it has told, and tells what has come since. So a slow reader delays
nobody and holds no memory but its own place.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from types import TracebackType

import msgspec

from interstice import protocol as p
from interstice.core.chance import commitment
from interstice.core.view import seen_events
from interstice.server import rooms
from interstice.server.games import LiveGame
from interstice.server.hall import Hall
from interstice.server.rooms import Room

LOOK_AGAIN = 2.0
"""Hints may be lost; so once in this many seconds a teller looks without having been woken."""


class Teller:
    """One pair of ears in a room, from the moment it opens until it closes."""

    def __init__(self, hall: Hall, room: str, person: str) -> None:
        self.hall = hall
        self.person = person
        self._room = room
        self._stirred = asyncio.Event()
        self._stirred.set()
        self._told_room = -1
        self._told_notes = -1
        self._told_game: tuple[str | None, int] = (None, 0)
        self._watched: set[str] = set()

    async def __aenter__(self) -> Teller:
        await self.hall.came(self._room, self.person)
        self._watch(self._room)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for stream in self._watched:
            watchers = self.hall.watchers.get(stream, set())
            watchers.discard(self._stirred.set)
            if not watchers:
                self.hall.watchers.pop(stream, None)
        await self.hall.went(self._room, self.person)

    def _watch(self, stream: str) -> None:
        if stream not in self._watched:
            self._watched.add(stream)
            self.hall.watchers.setdefault(stream, set()).add(self._stirred.set)

    async def messages(self) -> AsyncIterator[p.FromServer | None]:
        """Everything from now on, first of all how things stand; nothing, now and then, when nothing has come.

        Ends when the person is sent away."""
        while True:
            # Not wait_for: before Python 3.12 it may swallow a cancellation.
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_AGAIN):
                    await self._stirred.wait()
            if not self._stirred.is_set():
                yield None
            self._stirred.clear()
            room = await self.hall.room(self._room)
            for message in self._of_room(room):
                yield message
            if self.person in room.banned:
                return
            if room.game is not None:
                for message in self._of_game(await self.hall.game(room.game)):
                    yield message

    def _of_room(self, room: Room) -> Iterator[p.FromServer]:
        if room.entries == self._told_room:
            return
        for number, note in room.notes:
            if number > self._told_notes >= 0 or (
                isinstance(note, rooms.ChatSaid) and number > self._told_notes
            ):
                yield _note(note)
        self._told_notes = self._told_room = room.entries
        yield self._view(room)

    def _of_game(self, live: LiveGame) -> Iterator[p.FromServer]:
        id, told = self._told_game
        if id != live.id:
            self._watch(live.id)
            told = 0
        entries = live.entries
        if entries == told:
            return
        seats = [seat for seat, holder in enumerate(live.head.holders) if holder == self.person]
        seats = [seat for seat in seats if not live.head.bots[seat]]
        views = {seat: live.view(seat) for seat in seats} or {-1: live.view(None)}
        # Someone who has just come sees how things lie, not how they came to be.
        fresh = live.game.log[told:entries] if told else live.game.log[entries - 1 : entries]
        eyes = seats[0] if len(seats) == 1 else None
        events = tuple(event for entry in fresh for event in seen_events(entry, eyes))
        self._told_game = (live.id, entries)
        yield p.Happened(live.id, entries, events, views, self._left(live))  # type: ignore[arg-type]
        if live.game.over:
            yield live.luck()

    def _left(self, live: LiveGame) -> dict[int, float]:
        now = self.hall.now()
        deadlines = {seat: live.thinking.deadline(seat, self.hall.downtimes) for seat in live.game.asks}
        return {seat: round(max(0.0, at - now), 1) for seat, at in deadlines.items() if at is not None}

    def _view(self, room: Room) -> p.RoomView:
        head = room.head
        return p.RoomView(
            code=head.code,
            preset=head.preset,
            options=head.options,
            decks=head.decks,
            themes=head.themes,
            era=head.era,
            language=head.language,
            clock=head.clock.kind,
            seconds=head.clock.seconds,
            listed=head.listed,
            host=head.host,
            seats=tuple(self._sitter(room, held) for held in room.seats),
            watching=room.watching(self.hall.nodes),
            game=room.game,
            taken_over=tuple(sorted(room.taken_over)),
            commitment=commitment(bytes.fromhex(room.secret)),
            me=self.person,
        )

    def _sitter(self, room: Room, held: p.Sitter | None) -> p.Sitter | None:
        if held is None or held.bot or room.here(held.person, self.hall.nodes):
            return held
        return msgspec.structs.replace(held, here=False)


def _note(note: rooms.Note) -> p.FromServer:
    match note:
        case rooms.ChatSaid():
            return p.Said(note.person, note.name, note.text)
        case rooms.Pointed():
            return p.PointedAt(note.person, note.card)
        case rooms.Reacted():
            return p.ReactedWith(note.person, note.reaction)
