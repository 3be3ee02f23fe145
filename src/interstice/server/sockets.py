"""The socket on which people play: bare ASGI, since every move passes through here.

What a client is told is never queued up: a connection remembers how far it has told, and when it is woken it
tells what has come since. So a slow reader delays nobody and holds no memory but its own place.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any

import msgspec

from interstice import protocol as p
from interstice.core import engine
from interstice.core.refused import Refused
from interstice.core.view import seen_events, view
from interstice.server.games import LiveGame, Stale
from interstice.server.hall import Hall, Missing
from interstice.server.people import person_of
from interstice.server.rooms import Room

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

OFFERED = ("guesser", "random")
"""Bots that may sit in a room."""
HELLO_WITHIN = 10.0
MOST_BYTES = 16 * 1024
BURST, PER_SECOND = 40, 20
"""How many messages a connection may send at once, and how fast it may go on."""


class Gone(Exception):
    """The other side has closed."""


class Connection:
    def __init__(self, hall: Hall, receive: Receive, send: Send) -> None:
        self.hall = hall
        self._receive = receive
        self._send = send
        self._stirred = asyncio.Event()
        self._allowance = float(BURST)
        self._asked_at = hall.now()
        self.person = ""
        self.room: Room | None = None
        self._told_room = -1
        self._told_chat = 0
        self._told_game: tuple[str | None, int] = (None, 0)
        self._watched: set[str] = set()

    async def run(self) -> None:
        with suppress(Gone):
            await self._greet()
            assert self.room is not None
            await self.hall.came(self.room.id, self.person)
            telling = asyncio.create_task(self._tell_forever())
            try:
                while True:
                    await self._hear(await self._next())
            finally:
                telling.cancel()
                await asyncio.gather(telling, return_exceptions=True)
                self._forget()
                await self.hall.went(self.room.id, self.person)

    # Hearing

    async def _next(self) -> bytes:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        return message.get("bytes") or (message.get("text") or "").encode()

    async def _greet(self) -> None:
        """The first message says who it is and which room is meant."""
        try:
            data = await asyncio.wait_for(self._next(), HELLO_WITHIN)
            hello = p.decode_client(data)
            if not isinstance(hello, p.Hello):
                raise Refused("expected hello as the first message")
            if hello.version != p.VERSION:
                raise Refused(f"expected version {p.VERSION} of the protocol; got {hello.version}")
            self.person = person_of(hello.token)
            self.room = await self.hall.room_by_code(hello.room)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            await self._close("bad", f"expected a message in JSON; {error}")
        except Missing as error:
            await self._close("missing", str(error))
        except Refused as error:
            await self._close("bad", str(error))
        except TimeoutError:
            await self._close("bad", f"expected hello within {HELLO_WITHIN:.0f} seconds")

    async def _close(self, code: Any, why: str) -> None:
        await self._write(p.Failed(None, code, why))
        await self._send({"type": "websocket.close", "code": 4000})
        raise Gone

    async def _hear(self, data: bytes) -> None:
        command = None
        try:
            may_speak = self._may_speak()
            message = p.decode_client(data)
            command = getattr(message, "command", None)
            if not may_speak:
                raise Busy("too many messages; wait a moment")
            if isinstance(message, p.Ping):
                await self._write(p.Pong(message.number))
                return
            if command is None or not 1 <= len(command) <= 40:
                raise Refused("expected a command id of 1 to 40 characters")
            await self._do(message)
            await self._write(p.Done(command))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            await self._write(p.Failed(command, "bad", f"expected a message of the protocol; {error}"))
        except Stale as error:
            await self._write(p.Failed(command, "stale", str(error)))
        except engine.Illegal as error:
            await self._write(p.Failed(command, "illegal", str(error)))
        except Busy as error:
            await self._write(p.Failed(command, "busy", str(error)))
        except Refused as error:
            await self._write(p.Failed(command, "denied", str(error)))

    def _may_speak(self) -> bool:
        now = self.hall.now()
        self._allowance = min(BURST, self._allowance + (now - self._asked_at) * PER_SECOND)
        self._asked_at = now
        if self._allowance < 1:
            return False
        self._allowance -= 1
        return True

    async def _do(self, message: p.FromClient) -> None:
        assert self.room is not None
        room, person, hall = self.room, self.person, self.hall
        match message:
            case p.Sit():
                await hall.change_room(
                    room.id,
                    person,
                    message.command,
                    lambda r: (r.sit(person, message.seat, message.name, message.age),),
                )
            case p.Stand():
                await hall.change_room(
                    room.id, person, message.command, lambda r: (r.stand(person, message.seat),)
                )
            case p.Invite():
                room.require_host(person)
                if message.bot not in OFFERED:
                    raise Refused(f"expected a bot among {', '.join(OFFERED)}; got {message.bot!r}")
                name = f"{message.bot.title()} {message.seat + 1}"
                await hall.change_room(
                    room.id,
                    person,
                    message.command,
                    lambda r: (r.sit(person, message.seat, name, None, message.bot),),
                )
            case p.Start():
                await hall.start_game(room.id, person, message.command)
            case p.Act():
                live = await self._held(message.seat)
                await hall.act(live.id, person, message.command, message.seat, message.move, message.entries)
            case p.Quit():
                live = await self._held(message.seat)
                await hall.act(live.id, person, message.command, message.seat, None)
            case p.Say():
                await hall.change_room(
                    room.id, person, message.command, lambda r: (r.say(person, message.text),)
                )
            case _:
                raise Refused("hello is said once")

    async def _held(self, seat: int) -> LiveGame:
        """The game, if this person plays that seat in it."""
        assert self.room is not None
        room = await self.hall.room(self.room.id)
        if room.game is None:
            raise Refused("no game has begun in this room")
        live = await self.hall.game(room.game)
        if (
            not 0 <= seat < len(live.head.holders)
            or live.head.holders[seat] != self.person
            or live.head.bots[seat]
        ):
            raise Refused(f"seat {seat} is not yours")
        return live

    # Telling

    async def _tell_forever(self) -> None:
        assert self.room is not None
        self._watch(self.room.id)
        self._stirred.set()
        while True:
            with suppress(asyncio.TimeoutError):
                # Hints may be lost; so once in a while one looks without having been woken.
                await asyncio.wait_for(self._stirred.wait(), 2.0)
            self._stirred.clear()
            await self._tell()

    async def _tell(self) -> None:
        assert self.room is not None
        room = await self.hall.room(self.room.id)
        if room.entries != self._told_room:
            for number, said in room.chat:
                if number > self._told_chat:
                    await self._write(p.Said(said.person, said.name, said.text, 0.0))
            self._told_chat = self._told_room = room.entries
            await self._write(self._room_view(room))
        if room.game is not None:
            await self._tell_game(await self.hall.game(room.game))

    async def _tell_game(self, live: LiveGame) -> None:
        id, told = self._told_game
        if id != live.id:
            self._watch(live.id)
            told = 0
        entries = live.entries
        if entries == told:
            return
        seats = [
            seat
            for seat, holder in enumerate(live.head.holders)
            if holder == self.person and not live.head.bots[seat]
        ]
        views = {seat: view(live.game, seat) for seat in seats} or {-1: view(live.game, None)}
        # Someone who has just come sees how things lie, not how they came to be.
        fresh = live.game.log[told:entries] if told else live.game.log[entries - 1 : entries]
        eyes = seats[0] if len(seats) == 1 else None
        events = tuple(event for entry in fresh for event in seen_events(entry, eyes))
        self._told_game = (live.id, entries)
        await self._write(p.Happened(live.id, entries, events, views))  # type: ignore[arg-type]
        if live.game.over:
            await self._write(live.luck())

    def _room_view(self, room: Room) -> p.RoomView:
        head = room.head
        return p.RoomView(
            code=head.code,
            preset=head.preset,
            options=head.options,
            deck=head.deck,
            language=head.language,
            listed=head.listed,
            host=head.host,
            seats=tuple(self._sitter(room, held) for held in room.seats),
            watching=len(self.hall.watchers.get(room.id, ())),
            game=room.game,
            me=self.person,
        )

    def _sitter(self, room: Room, held: p.Sitter | None) -> p.Sitter | None:
        if held is None or held.bot or room.here(held.person, self.hall.nodes):
            return held
        return msgspec.structs.replace(held, here=False)

    def _watch(self, stream: str) -> None:
        if stream not in self._watched:
            self._watched.add(stream)
            self.hall.watchers.setdefault(stream, set()).add(self._stirred.set)

    def _forget(self) -> None:
        for stream in self._watched:
            watchers = self.hall.watchers.get(stream, set())
            watchers.discard(self._stirred.set)
            if not watchers:
                self.hall.watchers.pop(stream, None)

    async def _write(self, message: p.FromServer) -> None:
        try:
            await self._send({"type": "websocket.send", "text": p.encode(message).decode()})
        except (RuntimeError, OSError):
            raise Gone from None


class Busy(Refused):
    """Too much at once."""


async def serve_socket(hall: Hall, scope: Scope, receive: Receive, send: Send) -> None:
    """One socket from its opening to its end."""
    await receive()
    if not same_origin(scope):
        await send({"type": "websocket.close", "code": 4403})
        return
    await send({"type": "websocket.accept"})
    await Connection(hall, receive, send).run()


def same_origin(scope: Scope) -> bool:
    """Browsers say where a page comes from; only our own pages may open a socket. Others say nothing."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    return origin is None or origin.split(b"//")[-1] == headers.get(b"host")
