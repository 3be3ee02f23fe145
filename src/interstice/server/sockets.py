"""The socket on which people play: bare ASGI, since every move passes through here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Literal

import msgspec

from interstice import protocol as p
from interstice.core.refused import Refused
from interstice.server.commands import Allowance, answer
from interstice.server.hall import Hall, Missing
from interstice.server.telling import Teller
from interstice.store.store import Unavailable

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

HELLO_WITHIN = 10.0
MOST_BYTES = 16 * 1024


class Gone(Exception):
    """The other side has closed, or was sent away."""


async def serve_socket(hall: Hall, scope: Scope, receive: Receive, send: Send) -> None:
    """One socket from its opening to its end."""
    await receive()
    if not same_origin(scope):
        await send({"type": "websocket.close", "code": 4403})
        return
    await send({"type": "websocket.accept"})
    try:
        await Socket(hall, receive, send).run()
    except* (Gone, Unavailable):
        pass


def same_origin(scope: Scope) -> bool:
    """Browsers say where a page comes from; only our own pages may open a socket. Others say nothing."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    return origin is None or origin.split(b"//")[-1] == headers.get(b"host")


class Socket:
    def __init__(self, hall: Hall, receive: Receive, send: Send) -> None:
        self.hall = hall
        self._receive = receive
        self._send = send

    async def run(self) -> None:
        room, person = await self._greet()
        async with Teller(self.hall, room, person) as teller, asyncio.TaskGroup() as group:
            group.create_task(self._tell(teller))
            group.create_task(self._hear(room, person))

    async def _greet(self) -> tuple[str, str]:
        """The first message says who it is and which room is meant."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = p.decode_client(await self._next())
            if not isinstance(hello, p.Hello):
                raise Refused("expected hello as the first message")
            if hello.version != p.VERSION:
                raise Refused(f"expected version {p.VERSION} of the protocol; got {hello.version}")
            person = await self.hall.who(hello.token)
            room = await self.hall.room_by_code(hello.room)
            if person in room.banned:
                raise Refused("the host has closed this room to you")
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            await self._refuse("bad", f"expected a message in JSON; {error}")
        except Missing as error:
            await self._refuse("missing", str(error))
        except Refused as error:
            await self._refuse("denied", str(error))
        except Unavailable:
            await self._refuse("busy", "the store cannot be reached; try again")
        except TimeoutError:
            await self._refuse("bad", f"expected hello within {HELLO_WITHIN:.0f} seconds")
        return room.id, person

    async def _refuse(self, code: Literal["bad", "missing", "denied", "busy"], why: str) -> None:
        await self._write(p.Failed(None, code, why))
        await self._send({"type": "websocket.close", "code": 4000})
        raise Gone

    async def _hear(self, room: str, person: str) -> None:
        allowance = Allowance(self.hall.now())
        while True:
            data = await self._next()
            allowed = allowance.take(self.hall.now())
            try:
                message = p.decode_client(data)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                await self._write(p.Failed(None, "bad", f"expected a message of the protocol; {error}"))
                continue
            await self._write(await answer(self.hall, room, person, message, allowed))

    async def _tell(self, teller: Teller) -> None:
        async for message in teller.messages():
            if message is not None:
                await self._write(message)
        await self._refuse("denied", "the host has closed this room to you")

    async def _next(self) -> bytes:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        return message.get("bytes") or (message.get("text") or "").encode()

    async def _write(self, message: p.FromServer) -> None:
        try:
            await self._send({"type": "websocket.send", "text": p.encode(message).decode()})
        except (RuntimeError, OSError):
            raise Gone from None
