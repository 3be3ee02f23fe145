"""A client for the server, typed: for tests, bots and the load generator."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Literal

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from interstice import protocol as p
from interstice.core.moves import Move
from interstice.core.view import View


class Rejected(Exception):
    """The server refused a command; `code` says in one word why."""

    def __init__(self, failed: p.Failed) -> None:
        super().__init__(failed.why)
        self.code = failed.code


class Client:
    """One socket to one room. Follows the room and the game; commands return when they are stored."""

    def __init__(self, url: str, room: str, token: str | None = None) -> None:
        self._url = f"{url.rstrip('/').replace('http', 'ws', 1)}/socket"
        self._room = room
        self.token = token or secrets.token_urlsafe(24)
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._news = asyncio.Event()
        self.room: p.RoomView | None = None
        self.game: p.Happened | None = None
        self.over: p.Over | None = None
        self.said: list[p.Said] = []
        self.noted: list[p.ReactedWith | p.PointedAt] = []
        self.advised: list[p.Advised] = []
        self.failed: list[p.Failed] = []
        self.happened: list[p.Happened] = []

    async def __aenter__(self) -> Client:
        self._socket = await connect(self._url, compression=None, max_size=None)
        await self._send(p.Hello(self.token, self._room, p.VERSION))
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def is_closed(self) -> bool:
        """Whether nothing more will come."""
        return self._reading is not None and self._reading.done()

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)

    async def _send(self, message: p.FromClient) -> None:
        assert self._socket is not None
        await self._socket.send(p.encode(message).decode())

    async def send_raw(self, data: str | bytes) -> None:
        """Send anything at all, to see what the server makes of it."""
        assert self._socket is not None
        await self._socket.send(data)

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for data in self._socket:
                self._take(p.decode_server(data))
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(ConnectionError("the socket closed before the command was answered"))
            self._news.set()

    def _take(self, message: p.FromServer) -> None:
        match message:
            case p.RoomView():
                self.room = message
            case p.RoomChanged() if self.room is not None:
                self.room = message.onto(self.room)
            case p.Happened():
                self.game = message.after(self.game)
                self.happened.append(self.game)
            case p.Over():
                self.over = message
            case p.Said():
                self.said.append(message)
            case p.ReactedWith() | p.PointedAt():
                self.noted.append(message)
            case p.Done():
                self._settle(message.command, None)
            case p.Advised():
                self.advised.append(message)
                self._settle(message.command, None)
            case p.Failed():
                self.failed.append(message)
                self._settle(message.command, Rejected(message))

    def _settle(self, command: str | None, error: Exception | None) -> None:
        future = self._waiting.pop(command or "", None)
        if future is None or future.done():
            return
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)

    async def say(self, kind: Callable[..., Any], *values: Any, command: str | None = None) -> None:
        """Send a command and wait until it is stored; `Rejected` if it was refused."""
        command = command or secrets.token_hex(8)
        future = self._waiting.setdefault(command, asyncio.get_running_loop().create_future())
        try:
            await self._send(kind(command, *values))
        except ConnectionClosed:
            future.cancel()
            raise ConnectionError("the socket closed before the command was sent") from None
        await future

    async def sit(self, seat: int, name: str, child: bool = False, shown: bool = False) -> None:
        await self.say(lambda command: p.Sit(command, seat, name, child=child, shown=shown))

    async def tap(self, who: Literal["youngest", "oldest"], seat: int | None) -> None:
        await self.say(p.Tap, who, seat)

    async def invite(self, seat: int, bot: str) -> None:
        await self.say(p.Invite, seat, bot)

    async def ready(self, seat: int, ready: bool = True, entries: int = 0) -> None:
        await self.say(p.Ready, seat, ready, entries)

    async def set_up(self, preset: str, **more: Any) -> None:
        """Set the table up in another way; for the host. `more` are other fields of `protocol.SetUp`."""
        await self.say(lambda command: p.SetUp(command=command, preset=preset, **more))

    async def start(self) -> None:
        await self.say(p.Start)

    async def act(
        self, seat: int, move: Move, entries: int, command: str | None = None, game: str = ""
    ) -> None:
        """Make a move in the game that was last told of, unless another one is named."""
        await self.say(p.Act, game or self._game(), seat, move, entries, command=command)

    async def quit(self, seat: int) -> None:
        await self.say(p.Quit, self._game(), seat)

    async def advise(self, seat: int) -> p.Advised:
        """What the bot of this seat thinks the player whose turn it is should do."""
        await self.say(p.Advise, self._game(), seat)
        return self.advised[-1]

    def _game(self) -> str:
        return self.game.game if self.game is not None else ""

    async def news(self) -> AsyncIterator[None]:
        """Yields whenever something has come, until the socket closes."""
        while self._reading is not None and not self.is_closed:
            await self._news.wait()
            self._news.clear()
            yield

    def stir(self) -> None:
        """Let `news` yield once more, to look again at what is there."""
        self._news.set()

    def asked(self) -> list[tuple[int, View]]:
        """Our seats that are asked something now, with what they see."""
        if self.game is None:
            return []
        return [(seat, view) for seat, view in self.game.views.items() if view.asks]
