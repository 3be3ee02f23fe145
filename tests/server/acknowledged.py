"""People who note everything that was acknowledged, and a look into the store whether it has each of these once."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence

import asyncpg
from attacker import Attacker, Message
from patience import eventually
from people import request, token
from running import Server
from websockets.exceptions import WebSocketException

Entries = list[tuple[int, str]]
"""Of one game or room, each entry's number and command, in order."""


class Player:
    """Somebody who plays all the seats they have, unless bots or the clock do, and starts another game when one is over."""

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
        """Seconds that an answer took at most."""
        self.put_off = 0
        """How often they were told to try again."""

    @property
    def progress(self) -> object:
        """What is greater once they have made another move, or once somebody has moved for them."""
        return len(self.acknowledged) if self._moves else self._seen

    async def play(self, server: Server) -> None:
        """Play until the server is gone, or sends us away; then raise ConnectionError."""
        answered: set[tuple[str, int, int]] = set()
        async with Attacker(server.url, self.code, self.token) as one:
            while True:
                await one.news()
                while await self._answer(one, answered):
                    pass

    async def _answer(self, one: Attacker, answered: set[tuple[str, int, int]]) -> bool:
        """Note what has come, and answer what we are asked. Returns False if there was nothing to answer."""
        if one.game and one.game not in self.games:
            self.games.append(one.game)
        if (over := one.last("over")) is not None:
            self.over.add(over["game"])
            await self._start(one)
        one.told.clear()
        self._seen = (len(self.games), one.entries)
        for seat, view in one.views.items() if self._moves else ():
            asked = (one.game, int(seat), view["entries"])
            if view["asks"] and asked not in answered:
                answered.add(asked)
                if not await self._act(one, int(seat), view):
                    answered.clear()
                return True
        return False

    async def _start(self, one: Attacker) -> None:
        """Start another game, and try again as long as the store is away."""
        while (said := await self._do(one, type="start"))["type"] == "failed":
            # A try that seemed to fail has begun one, or we are not the host.
            if said["code"] == "denied":
                return
            assert said["code"] == "busy", said
            await asyncio.sleep(0.1)

    async def _act(self, one: Attacker, seat: int, view: Message) -> bool:
        """Make a move; whoever is told to try again does so with the same command."""
        ask = self._luck.choice(view["asks"])
        move = {name: self._luck.choice(value) if name != "move" else value for name, value in ask.items()}
        command = f"{seat}-{view['entries']}-{self._luck.random()}"
        act = {"type": "act", "game": one.game, "seat": seat, "move": move, "entries": view["entries"]}
        while True:
            said = await self._do(one, **act, command=command)
            if said["type"] == "done":
                self.acknowledged.append(command)
                return True
            await asyncio.sleep(0.1)
            if said["code"] != "busy":
                return False
            self.put_off += 1

    async def _do(self, one: Attacker, **message: object) -> Message:
        """Do this, and note how long it takes to be answered."""
        began = time.monotonic()
        try:
            return await one.do(**message)
        finally:
            self.longest = max(self.longest, time.monotonic() - began)


class Talker(Player):
    """Somebody who only chats."""

    def __init__(self, code: str) -> None:
        super().__init__(code, token(), 0)
        self.games = [code]

    async def play(self, server: Server) -> None:
        async with Attacker(server.url, self.code, self.token) as one:
            while True:
                command = f"say-{random.random()}"
                say = {"type": "say", "text": "Hello", "command": command}
                while (said := await self._do(one, **say))["type"] == "failed":
                    assert said["code"] == "busy", said
                    await asyncio.sleep(0.1)
                self.acknowledged.append(command)
                await asyncio.sleep(0.2)


async def begin(server: Server, seed: int, bots: bool = False, moves: bool = True, **wish: object) -> Player:
    """Open a room, sit down on three seats or give them to bots, and start."""
    me = token()
    code = request(server, "/api/rooms", me, wish)["code"]
    async with Attacker(server.url, code, me) as one:
        for seat in range(3):
            how = {"type": "invite", "bot": "random"} if bots else {"type": "sit", "name": f"Player {seat}"}
            assert (await one.do(**how, seat=seat))["type"] == "done"
        assert (await one.do(type="start"))["type"] == "done"
    return Player(code, me, seed, moves)


async def begin_together(server: Server, seed: int, **wish: object) -> list[Player]:
    """Three people who have a seat and a socket each, and one who watches and chats."""
    people = [token() for _ in range(3)]
    code = request(server, "/api/rooms", people[0], wish)["code"]
    for seat, me in reversed([*enumerate(people)]):
        async with Attacker(server.url, code, me) as one:
            assert (await one.do(type="sit", name=f"Player {seat}", seat=seat))["type"] == "done"
            if seat == 0:
                assert (await one.do(type="start"))["type"] == "done"
    return [*(Player(code, me, seed + at) for at, me in enumerate(people)), Talker(code)]


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
        assert len({command for _, command in game}) == len(game)
    assert [command for command in commands if command in acknowledged] == player.acknowledged


async def stored_in(url: str, games: list[str]) -> list[Entries]:
    """The entries of these games, or of rooms by their code."""
    connection = await asyncpg.connect(url)
    sql = (
        "select seq, command from entry where stream = coalesce((select stream from code where code = $1), $1)"
        " order by seq"
    )
    found = [[tuple(row) for row in await connection.fetch(sql, game)] for game in games]
    await connection.close()
    return found
