"""Whoever floods the server is read later and then cut off, and the others play on.

Here that it is so; `make chaos` also measures how long the others wait.
"""

from __future__ import annotations

import asyncio
import os
import time
import urllib.request
from statistics import quantiles
from urllib.parse import urlsplit

import pytest
from attacker import others_play
from patience import PATIENCE
from people import request, token
from running import Server
from websockets.frames import Frame, Opcode

from interstice import protocol as p

MEASURED = os.environ.get("INTERSTICE_MEASURE") == "1"
SECONDS = 6.0
"""How long a flood is measured."""

HELLO = (
    "GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
FLOODS = {
    "ping": [(Opcode.TEXT, b'{"type":"ping"}', True)],
    "unreadable": [(Opcode.TEXT, b"{", True)],
    "control ping": [(Opcode.PING, b"x", True)],
    "refused commands": [(Opcode.TEXT, b'{"type":"stand","command":"c","seat":7}', True)],
    "huge": [(Opcode.TEXT, b" " * 16_000 + b"{}", True)],
    "tiny fragments": [
        (Opcode.TEXT, b" ", False),
        *[(Opcode.CONT, b" ", False)] * 50,
        (Opcode.CONT, b"{}", True),
    ],
}


async def flood(server: Server, code: str, kind: str, until: float) -> None:
    """Send without end, without a hello if there is no room's code, and take what comes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(server.url).port)

    async def read() -> None:
        while await reader.read(65536):
            pass

    writer.write(HELLO.encode())
    await reader.readuntil(b"\r\n\r\n")
    reading = asyncio.create_task(read())
    if code:
        hello = p.encode(p.Hello(token(), code, p.VERSION))
        writer.write(Frame(Opcode.TEXT, hello).serialize(mask=True))
    frames = b"".join(Frame(opcode, data, fin).serialize(mask=True) for opcode, data, fin in FLOODS[kind])
    try:
        while time.monotonic() < until and not reading.done():
            writer.write(frames * max(1, 20_000 // len(frames)))
            await asyncio.wait(
                [asyncio.ensure_future(writer.drain()), reading], return_when=asyncio.FIRST_COMPLETED
            )
    except ConnectionError:
        pass
    # Whoever rests does not notice that we are gone; so do not wait for that.
    writer.transport.abort()
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)


def health(server: Server) -> float:
    began = time.monotonic()
    with urllib.request.urlopen(f"{server.url}/health", timeout=PATIENCE) as answer:
        assert answer.status == 200
    return time.monotonic() - began


@pytest.mark.parametrize("sockets", [1, 20] if MEASURED else [1])
@pytest.mark.parametrize("says_hello", [True, False])
@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_stops_nobody_else(server: Server, kind: str, says_hello: bool, sockets: int) -> None:
    asked: list[float] = []

    async def attack() -> None:
        code = request(server, "/api/rooms", token(), {"preset": "events"})["code"] if says_hello else ""
        until = time.monotonic() + (SECONDS if MEASURED else 0.5)
        flooding = [asyncio.ensure_future(flood(server, code, kind, until)) for _ in range(sockets)]
        while time.monotonic() < until:
            asked.append(await asyncio.to_thread(health, server))
        await asyncio.gather(*flooding)

    async def nothing() -> None:
        await asyncio.sleep(SECONDS / 2 if MEASURED else 0)

    async def run() -> tuple[list[float], list[float]]:
        return await others_play(server, nothing), await others_play(server, attack)

    before, meanwhile = asyncio.run(run())
    assert len(meanwhile) >= 5
    assert asked
    if MEASURED:
        slow, usual, answered = (quantiles(each, n=100)[-1] for each in (meanwhile, before, asked))
        print(
            f"{kind}, {sockets}: p99 {usual * 1000:.1f} -> {slow * 1000:.1f} ms, /health {answered * 1000:.1f} ms"
        )
        assert slow <= max(2 * usual, 0.025)
        assert answered <= 0.1
