"""The server is killed at random moments: every acknowledged command is there exactly once."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from running import Server
from test_playing import request, some_move

from interstice.client import Client, Rejected

KILLS = 5


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    asyncio.run(play_through_kills(Server(tmp_path / "games.sqlite"), KILLS))


async def play_through_kills(server: Server, kills: int) -> None:
    luck = random.Random(3)
    server.start()
    token = Client(server.url, "").token
    code = request(server, "/api/rooms", token, {"preset": "superversion"})["code"]
    async with Client(server.url, code, token) as client:
        for seat in range(3):
            await client.sit(seat, f"Player {seat}")
        await client.start()
    acknowledged: list[str] = []
    for _ in range(kills):
        killing = asyncio.get_running_loop().call_later(0.3 + luck.random(), server.kill)
        with pytest.raises((ConnectionError, OSError, asyncio.TimeoutError)):
            await asyncio.wait_for(play(server, code, token, luck, acknowledged), 20)
        killing.cancel()
        server.start()
    async with Client(server.url, code, token) as client:
        async for _ in client.news():
            if client.game is not None:
                break
        assert client.game is not None
        game = client.game
    server.stop()
    check_log(server.database, game.game, acknowledged)


async def play(server: Server, code: str, token: str, luck: random.Random, acknowledged: list[str]) -> None:
    """One person plays all three seats, noting what was acknowledged."""
    answered: set[tuple[int, int]] = set()
    async with Client(server.url, code, token) as client:
        async for _ in client.news():
            for seat, view in client.asked():
                if (seat, view.entries) in answered:
                    continue
                answered.add((seat, view.entries))
                command = f"{seat}-{view.entries}-{luck.random()}"
                try:
                    await client.act(seat, some_move(view, luck), view.entries, command)  # type: ignore[arg-type]
                except Rejected:
                    await asyncio.sleep(0.2)
                    answered.clear()
                    client.stir()
                    continue
                acknowledged.append(command)
    raise ConnectionError("the server went away")


def check_log(database: str, game: str, acknowledged: list[str]) -> None:
    import sqlite3

    connection = sqlite3.connect(database)
    stored = [
        row[0]
        for row in connection.execute("select command from entry where stream = ? order by seq", (game,))
    ]
    numbers = [
        row[0] for row in connection.execute("select seq from entry where stream = ? order by seq", (game,))
    ]
    connection.close()
    assert numbers == list(range(len(numbers)))
    assert len(acknowledged) > 20
    assert len(set(stored)) == len(stored)
    assert [command for command in stored if command in set(acknowledged)] == acknowledged
