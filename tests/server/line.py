"""A wire with the other side in our hands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from patience import eventually
from websockets.frames import Frame, Opcode

from interstice import protocol as p
from interstice.core.moves import Place
from interstice.server.http.app import App, open_hall
from interstice.server.playing.games import LiveGame
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.people import person_of
from interstice.server.playing.rooms import Room
from interstice.server.talking.wire import APP, Wire

TOKENS = ("ana-has-a-token-of-22-letters", "ben-has-a-token-of-22-letters")


class Transport:
    """Remembers what was written, and says when it would be full."""

    def __init__(self) -> None:
        self.written = b""
        self.is_closed = self.is_aborted = self.is_paused = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_aborted = True

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def is_closing(self) -> bool:
        return self.is_closed or self.is_aborted

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return ("192.0.2.7", 4711)


class Line:
    """One connection to an application, with the other side in our hands."""

    def __init__(self, app: App, path: str = "/socket", origin: str = "") -> None:
        self.transport = Transport()
        self.wire = Wire(None, SimpleNamespace(connections=set()), {APP: app})  # type: ignore[arg-type]
        self.wire.connection_made(self.transport)  # type: ignore[arg-type]
        head = (
            f"GET {path} HTTP/1.1\r\nHost: here.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        )
        self.wire.data_received(f"{head}{f'Origin: {origin}' if origin else 'X: y'}\r\n\r\n".encode())
        self.answer, _, self.transport.written = self.transport.written.partition(b"\r\n\r\n")

    def say(self, message: Any) -> None:
        self.send(Opcode.TEXT, p.encode(message))

    def send(self, kind: Opcode, data: bytes, fin: bool = True) -> None:
        self.wire.data_received(Frame(kind, data, fin).serialize(mask=True))

    def frames(self) -> list[tuple[int, bytes]]:
        """What has come since the last time."""
        data, self.transport.written = self.transport.written, b""
        found = []
        while data:
            size, at = data[1], 2
            if size > 125:
                at = 4 if size == 126 else 10
                size = int.from_bytes(data[2:at])
            found.append((data[0] & 15, data[at : at + size]))
            data = data[at + size :]
        return found

    def messages(self) -> list[Any]:
        return [json.loads(data) for kind, data in self.frames() if kind == Opcode.TEXT]

    async def until(self, *kinds: str) -> list[Any]:
        """All messages up to now, once one of each kind is among them."""
        told: list[Any] = []

        def has_come() -> bool:
            told.extend(self.messages())
            return {message["type"] for message in told} >= set(kinds)

        await eventually(has_come, f"messages {kinds}")
        return told


def with_app(folder: Path, scene: Callable[[App], Awaitable[None]]) -> None:
    async def run() -> None:
        app = App(open_hall(str(folder / "games.sqlite")))
        await app.hall.open()
        try:
            await scene(app)
        finally:
            await app.hall.close()

    asyncio.run(run())


async def sit_down(app: App, room: Room) -> list[Line]:
    """Two people come in and take a seat each."""
    lines = [Line(app) for _ in TOKENS]
    for seat, (line, token) in enumerate(zip(lines, TOKENS, strict=True)):
        line.say(p.Hello(token, room.head.code, p.VERSION))
        await line.until("room")
        line.say(p.Sit(f"sit{seat}", seat, f"Player {seat}", 20 + seat))
        await line.until("done")
    return lines


async def at_table(app: App) -> list[Line]:
    """Two people in a game of which both have been told everything."""
    room = await app.hall.rooms.open(person_of(TOKENS[0]), RoomWish("events"))
    lines = await sit_down(app, room)
    lines[0].say(p.Start("start"))
    # Everybody was told before the host is answered.
    await lines[0].until("happened", "done")
    await lines[1].until("happened")
    return lines


def game_of(app: App) -> LiveGame:
    """The only game that this process knows."""
    (live,) = app.hall.games.all_here()
    return live


def first_move(app: App, seat: int = 0) -> Place:
    return next(game_of(app).game.asks[seat][0].moves())  # type: ignore[return-value]
