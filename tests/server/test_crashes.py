"""Servers are killed at random moments: every acknowledged command is there exactly once, and the game goes on.

A few kills here; `make chaos` does fifty of each kind.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from pathlib import Path

import asyncpg
import pytest
from needs import OwnPostgres
from patience import eventually
from people import request, some_move
from running import Server

from interstice.client import Client, Rejected

KILLS = int(os.environ.get("INTERSTICE_KILLS", "2"))


class Player:
    """One person who plays all three seats, and notes what was acknowledged."""

    def __init__(self, code: str, token: str, luck: random.Random) -> None:
        self.code, self.token, self.luck = code, token, luck
        self.acknowledged: list[str] = []
        self.games: list[str] = []

    async def play(self, server: Server) -> None:
        """Until the server is gone; then ConnectionError."""
        answered: set[tuple[int, int]] = set()
        async with Client(server.url, self.code, self.token) as client:
            async for _ in client.news():
                if client.game is not None and client.game.game not in self.games:
                    self.games.append(client.game.game)
                if client.over is not None and client.over.game == self.games[-1]:
                    client.over = None
                    await client.start()
                for seat, view in client.asked():
                    if (seat, view.entries) in answered:
                        continue
                    answered.add((seat, view.entries))
                    command = f"{seat}-{view.entries}-{self.luck.random()}"
                    try:
                        await client.act(seat, some_move(view, self.luck), view.entries, command)  # type: ignore[arg-type]
                    except Rejected:
                        await asyncio.sleep(0.1)
                        answered.clear()
                        client.stir()
                        continue
                    self.acknowledged.append(command)
        raise ConnectionError("the server went away")


async def begin(server: Server, seed: int) -> Player:
    token = Client(server.url, "").token
    code = request(server, "/api/rooms", token, {"preset": "superversion", "options": {"rounds": 20}})["code"]
    async with Client(server.url, code, token) as client:
        for seat in range(3):
            await client.sit(seat, f"Player {seat}")
        await client.start()
    return Player(code, token, random.Random(seed))


async def play_through_kills(servers: list[Server], kills: int) -> Player:
    """Whoever plays is on one of the servers; each of them is killed in turn, and started again."""
    for server in servers:
        server.start()
    player = await begin(servers[0], 3)
    luck = random.Random(4)
    for number in range(kills):
        server = servers[number % len(servers)]
        killing = asyncio.create_task(kill_later(server, player, luck.random()))
        with pytest.raises((ConnectionError, OSError)):
            await player.play(server)
        await killing
        server.start()
    for server in servers:
        server.stop()
    return player


async def kill_later(server: Server, player: Player, delay: float) -> None:
    """When the game has gone on, and then at any moment."""
    before = len(player.acknowledged)
    try:
        await eventually(lambda: len(player.acknowledged) > before, "the game to go on")
        await asyncio.sleep(delay / 2)
    finally:
        server.kill()


def check(stored: list[list[tuple[int, str]]], player: Player) -> None:
    """Of each game all entries, in order."""
    commands = [command for game in stored for _, command in game if command != "set-up"]
    acknowledged = set(player.acknowledged)
    for game in stored:
        assert [number for number, _ in game] == list(range(len(game)))
    assert len(set(commands)) == len(commands)
    assert [command for command in commands if command in acknowledged] == player.acknowledged


def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    player = asyncio.run(play_through_kills([Server(database)], KILLS))
    connection = sqlite3.connect(database)
    sql = "select seq, command from entry join stream on number = stream where id = ? order by seq"
    stored = [connection.execute(sql, (game,)).fetchall() for game in player.games]
    connection.close()
    check(stored, player)


def stored_in(url: str, games: list[str]) -> list[list[tuple[int, str]]]:
    async def read() -> list[list[tuple[int, str]]]:
        connection = await asyncpg.connect(url)
        sql = "select seq, command from entry where stream = $1 order by seq"
        found = [[tuple(row) for row in await connection.fetch(sql, game)] for game in games]
        await connection.close()
        return found

    return asyncio.run(read())


def test_nothing_acknowledged_is_lost_on_two_processes_with_postgresql(postgres_url: str) -> None:
    player = asyncio.run(play_through_kills([Server(postgres_url), Server(postgres_url)], KILLS))
    check(stored_in(postgres_url, player.games), player)


def test_postgresql_may_be_restarted_under_load() -> None:
    """Nothing acknowledged is lost, and service resumes by itself."""

    async def run(database: OwnPostgres, server: Server) -> Player:
        player = await begin(server, 5)
        playing = asyncio.create_task(player.play(server))

        def moves(more_than: int) -> bool:
            """Whether so many were acknowledged; a player who was cut off comes back."""
            nonlocal playing
            if playing.done():
                assert isinstance(playing.exception(), (ConnectionError, OSError))
                playing = asyncio.create_task(player.play(server))
            return len(player.acknowledged) > more_than

        for mode in ("fast", "immediate"):
            before = len(player.acknowledged)
            await eventually(lambda: moves(before + 5), "the game to go on")  # noqa: B023
            await asyncio.to_thread(database.stop, mode)
            await asyncio.to_thread(database.start)
        before = len(player.acknowledged)
        await eventually(lambda: moves(before + 5), "the game to go on")
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        return player

    with OwnPostgres() as database:
        with Server(database.url()) as server:
            player = asyncio.run(run(database, server))
        check(stored_in(database.url(), player.games), player)
