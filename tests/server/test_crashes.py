"""Servers are killed at random moments: every acknowledged command is stored exactly once, and the game goes on.

A few kills here; `make chaos` does a thousand on SQLite and fifty on PostgreSQL, and asserts how soon play goes on.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import time
from pathlib import Path
from statistics import median

import pytest
from acknowledged import Player, begin, check, stored_in
from gone import traces
from needs import OwnPostgres
from patience import PATIENCE, eventually
from people import request, token, told
from running import Server

from interstice import protocol as p
from interstice.client import Client
from interstice.server.playing.people import person_of

LONG = {"preset": "superversion", "options": {"rounds": 20}}
KILLS = int(os.environ.get("INTERSTICE_KILLS", "2"))
BACK_WITHIN = 5.0
"""Seconds from a kill to the next move, with the start of the server."""


async def play_through_kills(servers: list[Server], kills: int) -> Player:
    """The player is on one of the servers, which are killed in turn and started again."""
    for server in servers:
        server.start()
    player = await begin(servers[0], 3, **LONG)
    luck, killed, back = random.Random(4), 0.0, list[float]()
    for number in range(kills):
        server = servers[number % len(servers)]
        killing = asyncio.create_task(kill_later(server, player, luck.random()))
        with pytest.raises((ConnectionError, OSError)):
            await player.play(server)
        before, (went_on, killed) = killed, await killing
        if before:
            back.append(went_on - before)
        server.start()
    for server in servers:
        server.stop()
    if os.environ.get("INTERSTICE_MEASURE"):
        print(f"\nplay went on {max(back):.2f} s after a kill at most, {median(back):.2f} s usually")
        assert max(back) <= BACK_WITHIN
    return player


async def kill_later(server: Server, player: Player, delay: float) -> tuple[float, float]:
    """Once the game has gone on, at any moment. Returns when it went on, and when the server was killed."""
    before = len(player.acknowledged)
    try:
        await eventually(lambda: len(player.acknowledged) > before, "the game to go on")
        went_on = time.monotonic()
        await asyncio.sleep(delay / 2)
    finally:
        server.kill()
    return went_on, time.monotonic()


def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    player = asyncio.run(play_through_kills([Server(database)], KILLS))
    connection = sqlite3.connect(database)
    sql = "select seq, command from entry join stream on number = stream where id = ? order by seq"
    stored = [connection.execute(sql, (game,)).fetchall() for game in player.games]
    connection.close()
    check(stored, player)


def test_nothing_acknowledged_is_lost_on_two_processes_with_postgresql(postgres_url: str) -> None:
    player = asyncio.run(play_through_kills([Server(postgres_url), Server(postgres_url)], KILLS))
    check(asyncio.run(stored_in(postgres_url, player.games)), player)


def test_a_deletion_is_completed_by_another_process_if_the_first_is_killed(postgres_url: str) -> None:
    """And once more after a restart of the first."""

    async def run() -> None:
        ana, ben, name, said = token(), token(), "Hildegunde", "my line about parsnips"
        with Server(postgres_url) as one, Server(postgres_url) as other:
            code = (await asyncio.to_thread(request, one, "/api/rooms", ana, {"preset": "events"}))["code"]
            async with Client(other.url, code, ben) as watching:
                async with Client(one.url, code, ana) as playing:
                    await playing.sit(0, name)
                    await watching.sit(1, "Ben")
                    await playing.say(p.Say, said)
                    await playing.start()
                    await told(watching, lambda: watching.game is not None)
                await asyncio.to_thread(request, one, "/api/me", ana, None, "DELETE")
                one.kill()
                async with asyncio.timeout(PATIENCE):
                    while await traces(postgres_url, name, said, person_of(ana)):
                        await asyncio.sleep(0.5)
                await told(watching, lambda: name not in str(watching.room))
            one.start()
            about = await asyncio.to_thread(request, one, f"/api/rooms/{code}", ben)
            assert [held["name"] for held in about["seats"] if held] == ["", "Ben"]
        assert await traces(postgres_url, name, said, person_of(ana)) == []

    asyncio.run(run())


def test_postgresql_may_be_restarted_under_load() -> None:
    """Nothing acknowledged is lost, and play resumes without help."""

    async def run(database: OwnPostgres, server: Server) -> Player:
        player = await begin(server, 5, **LONG)
        playing = asyncio.create_task(player.play(server))

        def moves(more_than: int) -> bool:
            """Whether more moves than that were acknowledged. A player who was cut off comes back."""
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
        check(asyncio.run(stored_in(database.url(), player.games)), player)
