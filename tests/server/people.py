"""People at a server: what they ask for, and somebody who plays whatever happens to the connection."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from patience import PATIENCE
from running import Server

from interstice.client import Client, Rejected
from interstice.core.moves import Move
from interstice.core.view import View
from interstice.rules.find import all_moves

MOVES = {move.__struct_config__.tag: move for move in all_moves()}


def token() -> str:
    return secrets.token_urlsafe(24)


def fetch(server: Server, path: str, token: str = "", body: object = None, method: str = "") -> bytes:
    data = None if body is None else msgspec.json.encode(body)
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(f"{server.url}{path}", data, headers, method=method or None)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return bytes(answer.read())


def request(server: Server, path: str, token: str = "", body: object = None, method: str = "") -> Any:
    return json.loads(fetch(server, path, token, body, method) or b"null")


def some_move(view: View, luck: random.Random) -> Move:
    ask = luck.choice(view.asks)
    fields = {name: luck.choice(values) for name, values in ask.items() if name != "move"}
    return MOVES[ask["move"]](**fields)


class Person:
    """Somebody with a token who comes back whenever the connection is gone."""

    def __init__(self, server: Server, code: str, seat: int, seed: int) -> None:
        self.server, self.code, self.seat = server, code, seat
        self.luck = random.Random(seed)
        self.client = Client(server.url, code)
        self.token = self.client.token
        self.views: dict[int, bytes] = {}

    async def sit(self) -> None:
        async with self.client as client:
            await client.sit(self.seat, f"Player {self.seat}", child=self.seat == 0)

    async def play(self) -> Client:
        while True:
            self.client = Client(self.server.url, self.code, self.token)
            async with self.client as client:
                if await self._play_awhile(client):
                    return client

    async def _play_awhile(self, client: Client) -> bool:
        """Until the game is over, or the connection is given up on a whim."""
        async for _ in client.news():
            if client.game is None:
                continue
            for number in client.game.views:
                self.views[client.game.entries] = msgspec.json.encode(client.game.views[number])
            if client.over is not None:
                return True
            for seat, view in client.asked():
                await self._answer(client, seat, view)
            if self.luck.random() < 0.02:
                return False
        return False

    async def _answer(self, client: Client, seat: int, view: View) -> None:
        move = some_move(view, self.luck)
        command = f"{view.entries}-{seat}"
        whim = self.luck.random()
        try:
            if whim < 0.05:
                await client.send_raw(
                    self.luck.choice(["", "{", "[]", '{"type":"act"}', '{"type":"boo"}', "\x00" * 9])
                )
            if whim < 0.15:
                await asyncio.gather(*(client.act(seat, move, view.entries, command) for _ in range(2)))  # type: ignore[arg-type]
            else:
                await client.act(seat, move, view.entries, command)  # type: ignore[arg-type]
            if whim > 0.95:
                await client.act(seat, move, view.entries, f"again-{command}")  # type: ignore[arg-type]
        except Rejected as error:
            if error.code == "busy":
                await asyncio.sleep(0.2)
                await self._answer(client, seat, view)
        except ConnectionError:
            pass


def refused(
    server: Server, path: str, body: object = None, who: str = "", method: str = ""
) -> tuple[int, str]:
    """The status and the sentence of a refusal."""
    with pytest.raises(urllib.error.HTTPError) as error:
        request(server, path, who, body, method)
    return error.value.code, json.loads(error.value.read())["why"]


def open_room(server: Server, host: str, **wish: Any) -> str:
    return str(request(server, "/api/rooms", host, {"preset": "events", **wish})["code"])


async def told(client: Client, so: Callable[[], object]) -> None:
    """Wait until the client has been told enough for this to be true."""
    async with asyncio.timeout(PATIENCE):
        if so():
            return
        async for _ in client.news():
            if so():
                return
    assert so(), "the socket closed before"
