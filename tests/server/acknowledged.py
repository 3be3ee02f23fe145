"""A person who notes every move that was acknowledged, and a look into the store whether it has each of them once."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence

import asyncpg
from patience import eventually
from people import request, some_move, token
from running import Server
from websockets.exceptions import WebSocketException

from interstice.client import Client, Rejected

Entries = list[tuple[int, str]]
"""Of one game, each entry's number and command, in order."""


class Player:
    """One person who plays all seats, unless bots or the clock do, and starts another game when one is over."""

    def __init__(self, code: str, token: str, seed: int, moves: bool = True) -> None:
        self.code, self.token = code, token
        self._luck = random.Random(seed)
        self._moves = moves
        self._seen = (0, 0)
        """The number of the latest game, and of its entries."""
        self.acknowledged: list[str] = []
        self.games: list[str] = []
        self.over: set[str] = set()
        self.longest = 0.0
        """Seconds that an answer to a move took at most."""
        self.put_off = 0
        """How often they were told to try again."""

    @property
    def progress(self) -> object:
        """What is greater once they have made another move, or once somebody has moved for them."""
        return len(self.acknowledged) if self._moves else self._seen

    async def play(self, server: Server) -> None:
        """Play until the server is gone, or sends us away; then raise ConnectionError."""
        answered: set[tuple[str, int, int]] = set()
        async with Client(server.url, self.code, self.token) as client:
            async for _ in client.news():
                if client.game is not None and client.game.game not in self.games:
                    self.games.append(client.game.game)
                if client.over is not None and client.over.game == self.games[-1]:
                    self.over.add(client.over.game)
                    client.over = None
                    await self._start(client)
                if client.game is not None:
                    self._seen = (len(self.games), client.game.entries)
                for seat, view in client.asked() if self._moves else ():
                    asked = (self.games[-1], seat, view.entries)
                    if asked in answered:
                        continue
                    answered.add(asked)
                    move = some_move(view, self._luck)
                    if not await self._act(client, seat, move, view.entries):
                        answered.clear()
                        client.stir()
        raise ConnectionError("the server went away")

    async def _start(self, client: Client) -> None:
        """Start another game, and try again as long as the store is away."""
        while True:
            try:
                await client.start()
            except Rejected as error:
                if error.code == "busy":
                    await asyncio.sleep(0.1)
                    continue
                # A try that seemed to fail has begun one.
                if error.code != "denied":
                    raise
            return

    async def _act(self, client: Client, seat: int, move: object, entries: int) -> bool:
        """Make a move; whoever is told to try again does so with the same command."""
        command = f"{seat}-{entries}-{self._luck.random()}"
        while True:
            began = time.monotonic()
            try:
                await client.act(seat, move, entries, command)  # type: ignore[arg-type]
            except Rejected as error:
                await asyncio.sleep(0.1)
                if error.code != "busy":
                    return False
                self.put_off += 1
            else:
                self.acknowledged.append(command)
                return True
            finally:
                self.longest = max(self.longest, time.monotonic() - began)


async def begin(server: Server, seed: int, bots: bool = False, moves: bool = True, **wish: object) -> Player:
    """Open a room, sit down on three seats or give them to bots, and start."""
    me = token()
    code = request(server, "/api/rooms", me, wish)["code"]
    async with Client(server.url, code, me) as client:
        for seat in range(3):
            await (client.invite(seat, "random") if bots else client.sit(seat, f"Player {seat}"))
        await client.start()
    return Player(code, me, seed, moves)


async def keep_playing(player: Player, nodes: Sequence[Server]) -> None:
    """Move to the other node as soon as one is gone."""
    while True:
        for node in nodes:
            try:
                await player.play(node)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.05)


async def all_go_on(players: list[Player], playing: list[asyncio.Task[None]]) -> float:
    """Wait until everybody has got further. Returns how long that took."""
    before, began = [player.progress for player in players], time.monotonic()

    def has_moved() -> bool:
        for task in playing:
            assert not task.done(), task.exception()
        return all(player.progress != had for player, had in zip(players, before, strict=True))

    await eventually(has_moved, "everybody to make another move")
    return time.monotonic() - began


def check(stored: list[Entries], player: Player) -> None:
    """Every acknowledged move is there once, in order, and no entry is missing."""
    commands = [command for game in stored for _, command in game if command != "set-up"]
    acknowledged = set(player.acknowledged)
    for game in stored:
        assert [number for number, _ in game] == list(range(len(game)))
    assert len(set(commands)) == len(commands)
    assert [command for command in commands if command in acknowledged] == player.acknowledged


async def stored_in(url: str, games: list[str]) -> list[Entries]:
    connection = await asyncpg.connect(url)
    sql = "select seq, command from entry where stream = $1 order by seq"
    found = [[tuple(row) for row in await connection.fetch(sql, game)] for game in games]
    await connection.close()
    return found
