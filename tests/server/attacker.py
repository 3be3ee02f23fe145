"""Somebody who sends the server whatever they like: JSON over a socket, written from docs/protocol.md alone."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import time
from collections.abc import Awaitable, Callable
from statistics import quantiles
from types import TracebackType
from typing import Any

from patience import PATIENCE
from people import request, token
from running import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]


class Attacker:
    """One socket in one room, which remembers everything it is told."""

    def __init__(self, url: str, room: str, token: str = "", line: socket.socket | None = None) -> None:
        """`line` is an open connection, if it matters which."""
        self._line = line
        self._url, self._room = url.replace("http", "ws", 1) + "/socket", room
        self.token = token or secrets.token_urlsafe(24)
        self.told: list[Message] = []
        self.game, self.entries = "", 0
        """The latest game that we were told of, and how many entries it has."""
        self.views: dict[str, Message] = {}
        """The latest view of each seat, with the cards of all views so far."""
        self.years: dict[str, set[int]] = {}
        """The cards whose years we have ever been told, by game."""
        self._answers: dict[str, Message] = {}
        self._news = asyncio.Event()

    async def __aenter__(self) -> Attacker:
        self.socket: ClientConnection = await connect(
            self._url, compression=None, max_size=None, ping_timeout=None, sock=self._line
        )
        await self.send(type="hello", token=self.token, room=self._room, version=2)
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()
        await asyncio.gather(self._reading, return_exceptions=True)

    async def send(self, **message: Any) -> None:
        try:
            await self.socket.send(json.dumps(message))
        except ConnectionClosed:
            raise ConnectionError("the socket closed") from None

    async def _read(self) -> None:
        try:
            async for data in self.socket:
                self._hear(json.loads(data))
        except ConnectionClosed:
            pass
        finally:
            self._news.set()

    def _hear(self, message: Message) -> None:
        self.told.append(message)
        if command := message.get("command"):
            self._answers[command] = message
        if message["type"] == "happened":
            self.game, self.entries = message["game"], message["entries"]
            for seat, view in message["views"].items():
                known = self.views[seat]["cards"] if message["since"] else {}
                self.views[seat] = {**view, "cards": {**known, **view["cards"]}}
                seen = self.years.setdefault(message["game"], set())
                cards = self.views[seat]["cards"]
                seen |= {int(card) for card, face in cards.items() if face.get("year") is not None}
        self._news.set()

    async def news(self) -> None:
        """Return as soon as we are told something more; raise ConnectionError once nothing can come."""
        self._require_open()
        await self._news.wait()
        self._news.clear()

    async def until(self, so: Callable[[], Any]) -> Any:
        """What `so` returns, as soon as it is true."""
        async with asyncio.timeout(PATIENCE):
            while not (found := so()):
                self._require_open()
                self._news.clear()
                await self._news.wait()
        return found

    def _require_open(self) -> None:
        if self._reading.done():
            raise ConnectionError(f"the socket closed after {self.told[-3:]}")

    def last(self, type: str) -> Message | None:
        return next((message for message in reversed(self.told) if message["type"] == type), None)

    def answer(self, command: str) -> Message | None:
        """What became of a command, if that is known yet."""
        return self._answers.get(command)

    async def do(self, **message: Any) -> Message:
        """Send a command and wait for its answer."""
        command = message.setdefault("command", secrets.token_hex(8))
        self._answers.pop(command, None)
        await self.send(**message)
        found: Message = await self.until(lambda: self.answer(command))
        return found


def p99(seconds: list[float]) -> float:
    """Ninety-nine of a hundred took no longer. Of fewer than a hundred, it would be a guess beyond the longest of them."""
    assert len(seconds) >= 100, f"expected a hundred times or more; got {len(seconds)}"
    return quantiles(seconds, n=100)[-1]


async def others_play(
    server: Server, while_: Callable[[], Awaitable[None]], code: str = "", me: str = ""
) -> list[float]:
    """Two people play and mind nothing else. Returns how long each of their moves took."""
    me, took = me or token(), list[float]()
    code = code or request(server, "/api/rooms", me, {"preset": "events"})["code"]
    async with Attacker(server.url, code, me) as one:
        for seat in range(2):
            await one.do(type="sit", seat=seat, name=f"Player {seat}")
        await one.do(type="start")
        game, doing = "", asyncio.ensure_future(while_())
        while not doing.done() or len(took) < 5:
            await one.until(lambda: (one.last("happened") or {}).get("game") not in (None, game) or game)  # noqa: B023
            happened = one.last("happened")
            assert happened is not None
            game = happened["game"]
            asked = next(((seat, view) for seat, view in one.views.items() if view["asks"]), None)
            if asked is None:
                await one.do(type="start")
                game = happened["game"]
                await one.until(lambda: (one.last("happened") or {})["game"] != game)  # noqa: B023
                continue
            seat, view = asked
            move = {name: value[0] if name != "move" else value for name, value in view["asks"][0].items()}
            began = time.monotonic()
            await one.do(type="act", game=game, seat=int(seat), move=move, entries=view["entries"])
            took.append(time.monotonic() - began)
            await one.until(lambda: all(v["entries"] > view["entries"] for v in one.views.values()))  # noqa: B023
            # Slowly enough for what one socket may send.
            await asyncio.sleep(0.1)
        await doing
    return took
