"""A flood is slowed down and then cut off, and everybody else plays on.

`make chaos` also measures how long they have to wait.
"""

from __future__ import annotations

import asyncio
import os
import time
import urllib.request
from collections.abc import Awaitable, Callable
from functools import partial
from statistics import median

import pytest
from attacker import others_play, p99
from patience import PATIENCE
from people import request, token
from running import Server
from swarm import FLOODS, on_a_core_of_its_own, swarm

MEASURED = os.environ.get("INTERSTICE_MEASURE") == "1"
SECONDS = 6.0
"""How long each flood lasts when it is measured."""
ROOMS = 5 if MEASURED else 1
"""Where others play. One alone makes too few moves for a p99."""
TRIES = 3
"""Other programs may disturb one measurement, so the median of several counts."""


def health(server: Server) -> float:
    began = time.monotonic()
    with urllib.request.urlopen(f"{server.url}/health", timeout=PATIENCE) as answer:
        assert answer.status == 200
    return time.monotonic() - began


@pytest.mark.parametrize("sockets", [1, 20] if MEASURED else [1])
@pytest.mark.parametrize("says_hello", [True, False])
@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_stops_nobody_else(server: Server, kind: str, says_hello: bool, sockets: int) -> None:
    if not MEASURED:
        flood(server, kind, says_hello, sockets)
        return
    with on_a_core_of_its_own(server):
        tries = [map(p99, flood(server, kind, says_hello, sockets)) for _ in range(TRIES)]
    usual, slow, answered = (median(each) for each in zip(*tries, strict=True))
    print(
        f"{kind}, {sockets}: p99 {usual * 1000:.1f} -> {slow * 1000:.1f} ms, /health {answered * 1000:.1f} ms"
    )
    assert slow <= max(2 * usual, 0.025)
    assert answered <= 0.1


async def all_play(server: Server, while_: Callable[[], Awaitable[None]]) -> list[float]:
    doing = asyncio.ensure_future(while_())
    took = await asyncio.gather(*(others_play(server, lambda: doing) for _ in range(ROOMS)))
    return [seconds for each in took for seconds in each]


def flood(
    server: Server, kind: str, says_hello: bool, sockets: int
) -> tuple[list[float], list[float], list[float]]:
    """Attack while others play. Returns how long each of their moves took before and meanwhile, and each answer of /health."""

    async def ask(seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            asked.append(await asyncio.to_thread(health, server))
            await asyncio.sleep(0.02)

    async def run(open_all: Callable[[], float]) -> tuple[list[float], list[float]]:
        async def attack() -> None:
            await asyncio.to_thread(open_all)
            asked.clear()
            await ask(SECONDS if MEASURED else 0.5)

        before = await all_play(server, partial(ask, SECONDS / 2 if MEASURED else 0))
        return before, await all_play(server, attack)

    asked: list[float] = []
    code = request(server, "/api/rooms", token(), {"preset": "events"})["code"] if says_hello else ""
    with swarm("flood", server, sockets, 1, code, kind) as open_all:
        before, meanwhile = asyncio.run(run(open_all))
    assert len(meanwhile) >= 5
    assert asked
    return before, meanwhile, asked
