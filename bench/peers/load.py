"""Players for the server's benchmark: one process that plays at many tables at once, with two sockets per table.

A move counts once its sender has been acknowledged and both seats have been told. Sockets are read and written by hand, so
that the players are not slower than the server. Prints one line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import sys
import time
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import uvloop

WARM_UP = 1.0
HOST = "127.0.0.1"
WISH = {"preset": "events", "options": {"hand": 4}}
"""Classic as the other servers play it: 110 cards, hands of four."""
SITTING_AT_ONCE = 20
FROM_ONE_ADDRESS = 100
"""Rooms opened from one address, since the server limits how many one address may open."""

NUMBERS = count(1)
"""The ids of commands, each used once."""

Take = Callable[[int, "Told"], None]


class View(msgspec.Struct):
    asks: list[dict[str, Any]]


class Told(msgspec.Struct):
    """Any message from the server, with the fields that players read."""

    type: str
    command: str | None = None
    why: str = ""
    game: str | None = None
    entries: int = 0
    views: dict[int, View] = {}


decode = msgspec.json.Decoder(Told).decode
encode = msgspec.json.Encoder().encode


class Socket(asyncio.Protocol):
    """One seat's WebSocket. Messages are unfragmented and masked with zeros."""

    def __init__(self, seat: int, take: Take) -> None:
        self._seat = seat
        self._take = take
        self._rest = b""
        self._is_open = False
        self.opened = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport: Any = transport
        transport.write(  # type: ignore[attr-defined]
            f"GET /socket HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._is_open:
            head, end, rest = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = data
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            data, self._is_open = rest, True
            self.opened.set_result(None)
        self._rest = self._read(data)

    def connection_lost(self, error: Exception | None) -> None:
        sys.exit("the server closed a socket")

    def _read(self, data: bytes) -> bytes:
        """Handle every complete message. Returns the remaining bytes."""
        at, end = 0, len(data)
        while end - at >= 2:
            kind, size, body = data[at] & 15, data[at + 1], at + 2
            if size == 126:
                size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, body = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end < body + size:
                break
            at = body + size
            if kind == 1:
                self._take(self._seat, decode(data[body:at]))
            elif kind == 9:
                self._write(10, data[body:at])
        return data[at:]

    def say(self, **message: Any) -> None:
        self._write(1, encode(message))

    def _write(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = (128 | size,) if size < 126 else (254, size >> 8, size & 255)
        self._transport.write(bytes((128 | kind, *head)) + bytes(4) + data)


class Table:
    """A room, its two players, and any spectators."""

    def __init__(self, code: str, tokens: list[str]) -> None:
        self.code = code
        self._tokens = tokens
        self._sockets: list[Socket] = []
        self._views: dict[int, View] = {}
        self._entries = [0, 0]
        self._game = ""
        self._waiting: set[object] = set()
        """What must still arrive before the last command is done and both seats have been told."""
        self._begun = 0.0
        self._due: deque[float] = deque()
        """When the moves waiting for the last one were due to be sent."""
        self.on_move: Callable[[float], None] = lambda seconds: None
        self.on_ready: Callable[[Table], None] = lambda table: None

    async def sit(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for seat, token in enumerate(self._tokens):
            _, socket = await loop.create_connection(partial(Socket, seat, self._take), HOST, port)
            await socket.opened
            self._sockets.append(socket)
            socket.say(type="hello", token=token, room=self.code, version=2)
            if seat < 2:
                await self._settle(socket, type="sit", seat=seat, name=f"Player {seat}", age=20 + seat)
        self._start()
        await self._until(lambda: not self._waiting)

    async def _settle(self, socket: Socket, **message: Any) -> None:
        self._waiting = {"done"}
        socket.say(command=secrets.token_hex(8), **message)
        await self._until(lambda: not self._waiting)

    async def _until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            await asyncio.sleep(0.002)

    def _start(self) -> None:
        self._views, self._entries = {}, [0, 0]
        self._begin(0, type="start")

    def _begin(self, sender: int, **message: Any) -> None:
        self._waiting = {"done", 0, 1}
        self._sockets[sender].say(command=f"{next(NUMBERS)}", **message)

    def play(self, due: float) -> None:
        """Send a move that was due at this time, or queue it if the last one is still under way."""
        if self._waiting:
            self._due.append(due)
            return
        self._begun = due
        seat, view = next((seat, view) for seat, view in self._views.items() if view.asks)
        ask = random.choice(view.asks)
        move = {
            field: domain[int(random.random() * len(domain))] if field != "move" else domain
            for field, domain in ask.items()
        }
        self._begin(seat, type="act", game=self._game, seat=seat, move=move, entries=self._entries[seat])

    def _take(self, seat: int, told: Told) -> None:
        match told.type:
            case "done":
                self._arrived("done")
            case "happened" if seat < 2:
                self._game = told.game
                self._views.update(told.views)
                self._entries[seat] = told.entries
                self._arrived(seat)
            case "failed":
                sys.exit(f"the server refused: {told.why}")

    def _arrived(self, what: object) -> None:
        self._waiting.discard(what)
        if self._waiting:
            return
        if self._begun:
            self.on_move(time.perf_counter() - self._begun)
            self._begun = 0.0
            if not any(view.asks for view in self._views.values()):
                self._start()
                return
        if self._due:
            self.play(self._due.popleft())
        else:
            self.on_ready(self)


async def play_flat_out(tables: list[Table]) -> None:
    """Make every table's next move as soon as its last one is done."""
    for table in tables:
        table.on_ready = lambda table: table.play(time.perf_counter())
        table.play(time.perf_counter())


async def play_on_schedule(tables: list[Table], rate: float) -> None:
    """Send moves on schedule, whether or not others are done. A move's latency counts from when it was due."""
    start, sent = time.perf_counter(), 0
    while True:
        while sent < (time.perf_counter() - start) * rate:
            tables[sent % len(tables)].play(start + sent / rate)
            sent += 1
        await asyncio.sleep(0.001)


def make_rooms(port: int, count: int, people: int) -> list[Table]:
    tables = []
    for number in range(count):
        if number % FROM_ONE_ADDRESS == 0:
            server = HTTPConnection(
                HOST, port, source_address=(f"127.0.1.{1 + number // FROM_ONE_ADDRESS}", 0)
            )
        tokens = [secrets.token_hex(16) for _ in range(people)]
        headers = {"Authorization": f"Bearer {tokens[0]}", "Content-Type": "application/json"}
        server.request("POST", "/api/rooms", json.dumps(WISH), headers)
        answer = server.getresponse()
        body = answer.read()
        if answer.status != 201:
            sys.exit(f"the server did not open a room: {body.decode()}")
        tables.append(Table(json.loads(body)["code"], tokens))
    return tables


def family(process: int) -> list[int]:
    """A process and all its descendants."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parents[int(path.parent.name)] = int(path.read_text().rpartition(")")[2].split()[1])
    found = [process]
    for parent in found:
        found += [child for child, its in parents.items() if its == parent]
    return found


def memory_of(process: int) -> int:
    """The memory of a process in bytes."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def work_of(processes: list[int]) -> float:
    """The processor time of these processes, in seconds."""
    used = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")


async def take_seats(given: argparse.Namespace) -> list[Table]:
    tables = make_rooms(given.port, given.games, given.people)
    for at in range(0, len(tables), SITTING_AT_ONCE):
        await asyncio.gather(*(table.sit(given.port) for table in tables[at : at + SITTING_AT_ONCE]))
    return tables


async def sit_idle(given: argparse.Namespace) -> dict[str, float]:
    held = memory_of(given.process)
    await take_seats(given)
    await asyncio.sleep(WARM_UP)
    servers = family(given.process)
    worked = work_of(servers)
    await asyncio.sleep(given.seconds)
    sockets = given.games * given.people
    return {
        "sockets": sockets,
        "bytes": (memory_of(given.process) - held) / sockets,
        "work": (work_of(servers) - worked) / given.seconds,
    }


async def play(given: argparse.Namespace) -> dict[str, float]:
    tables = await take_seats(given)
    took: list[float] = []
    for table in tables:
        table.on_move = took.append
    playing = asyncio.create_task(
        play_on_schedule(tables, given.rate) if given.rate else play_flat_out(tables)
    )
    await asyncio.sleep(WARM_UP)
    took.clear()
    servers, database = family(given.process), family(given.database) if given.database else []
    start, played = time.perf_counter(), time.process_time()
    worked, stored = work_of(servers), work_of(database)
    await asyncio.sleep(given.seconds)
    span = time.perf_counter() - start
    playing.cancel()
    ordered = sorted(took)
    return {
        "rate": len(took) / span,
        "work": (work_of(servers) - worked) / span,
        "database": (work_of(database) - stored) / span,
        "players": (time.process_time() - played) / span,
        "p50": ordered[len(ordered) // 2],
        "p99": ordered[len(ordered) * 99 // 100],
    }


async def report(work: Coroutine[None, None, dict[str, float]]) -> None:
    print(json.dumps(await work), flush=True)
    # Do not close the sockets one by one: nobody measures that.
    os._exit(0)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument(
        "process", type=int, help="the server's process id, to measure its memory and processor time"
    )
    parser.add_argument("--database", type=int, help="PostgreSQL's process id, to measure its processor time")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--people", type=int, default=2, help="people in each room, two of whom play")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument(
        "--rate", type=float, default=0.0, help="moves per second; 0 means as fast as possible"
    )
    parser.add_argument("--idle", action="store_true", help="connect without playing")
    given = parser.parse_args()
    uvloop.run(report(sit_idle(given) if given.idle else play(given)))


if __name__ == "__main__":
    main()
