"""Many people at once: a school behind one address, a crowd that watches one game, and many who look at the lobby.

A few dozen here; `make chaos` has hundreds, and measures how long the players wait.
"""

from __future__ import annotations

import asyncio
import os
import time
import urllib.request
from contextlib import AsyncExitStack, suppress
from http.client import HTTPException
from statistics import quantiles

from attacker import Attacker, others_play
from patience import PATIENCE
from people import request, token
from running import Server

MEASURED = os.environ.get("INTERSTICE_MEASURE") == "1"
SCHOOL, CROWD, LOBBY = (300, 1000, 300) if MEASURED else (40, 60, 20)
SECONDS = 8.0 if MEASURED else 1.0


async def join(stack: AsyncExitStack, server: Server, code: str, count: int) -> list[Attacker]:
    async def one() -> Attacker:
        entered = await stack.enter_async_context(Attacker(server.url, code))
        await entered.until(lambda: entered.last("room"))
        return entered

    return list(await asyncio.gather(*(one() for _ in range(count))))


def test_a_school_joins_one_room_from_one_address(server: Server) -> None:
    async def run() -> float:
        code = request(server, "/api/rooms", token(), {"preset": "events"})["code"]
        async with AsyncExitStack() as stack:
            began = time.monotonic()
            people = await join(stack, server, code, SCHOOL)
            took = time.monotonic() - began
            first = people[0]
            await first.until(lambda: watching(first) == SCHOOL)
            return took

    took = asyncio.run(run())
    if MEASURED:
        print(f"{SCHOOL} joined within {took:.1f} s")
        assert took < 10


def watching(person: Attacker) -> int:
    return next(told["watching"] for told in reversed(person.told) if "watching" in told)


def test_a_crowd_and_a_full_lobby_hold_no_player_up(server: Server) -> None:
    async def run() -> list[float]:
        me = token()
        code = request(server, "/api/rooms", me, {"preset": "events", "listed": True})["code"]
        async with AsyncExitStack() as stack:
            crowd = await join(stack, server, code, CROWD)
            looking = [asyncio.create_task(asyncio.to_thread(look, server)) for _ in range(LOBBY)]
            until = time.monotonic() + SECONDS

            async def react() -> None:
                while time.monotonic() < until:
                    await crowd[0].do(type="react", reaction="wow")

            took = await others_play(server, react, code, me)
            await crowd[-1].until(lambda: crowd[-1].last("reactedwith"))
            shown = [told for told in crowd[-1].told if told["type"] == "reactedwith"]
            assert 1 <= len(shown) <= 4 * (time.monotonic() - until + SECONDS) + 2, "they are gathered"
            await asyncio.gather(*looking)
            return took

    took = asyncio.run(run())
    assert len(took) >= 5
    if MEASURED:
        slow = quantiles(took, n=100)[-1]
        print(f"{CROWD} watch, {LOBBY} are in the lobby: p99 {slow * 1000:.1f} ms")
        assert slow < 0.05


def look(server: Server) -> None:
    """At the lobby, for a while; nothing may come for a long time."""
    until = time.monotonic() + SECONDS
    with (
        suppress(TimeoutError, HTTPException),
        urllib.request.urlopen(f"{server.url}/api/lobby", timeout=PATIENCE if MEASURED else SECONDS) as told,
    ):
        while time.monotonic() < until:
            told.readline()
