"""Many connections in a process of their own, which reads and throws away, so that it takes no time from whoever measures.

`python swarm.py watch|look|flood …` opens them when it is told to, says when all are open, and holds them until its input
is closed.
"""

from __future__ import annotations

import json
import os
import secrets
import selectors
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from running import Server
from websockets.frames import Frame, Opcode

READY = "ready\n"
UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
LOOK = b"GET /api/lobby HTTP/1.1\r\nHost: here\r\n\r\n"
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
    # Over HTTP.
    "requests": [],
}


@contextmanager
def swarm(
    what: str, server: Server, count: int, addresses: int, code: str = "", kind: str = ""
) -> Iterator[Callable[[], float]]:
    """Start the process. Yields what opens all connections, and returns how many seconds that took."""
    command = [sys.executable, str(Path(__file__)), what]
    given = (str(server.port), str(count), str(addresses), code, kind)
    path = os.pathsep.join((str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")))
    process = subprocess.Popen(
        [*command, *given],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    asks, says = process.stdin, process.stdout
    assert says.readline() == READY, f"the swarm that should {what} did not start"

    def open_all() -> float:
        asks.write(READY)
        asks.flush()
        took = says.readline()
        assert took, f"the swarm that should {what} did not come together"
        return float(took)

    try:
        yield open_all
    finally:
        asks.close()
        process.wait()
        says.close()


@contextmanager
def on_a_core_of_its_own(server: Server) -> Iterator[None]:
    """The server on one core; on the others we, and the swarms that we start. Attackers do not share the server's core."""
    ours = os.sched_getaffinity(0)
    first, *others = sorted(ours)
    if not others:
        yield
        return
    for thread in Path(f"/proc/{server.process}/task").iterdir():
        os.sched_setaffinity(int(thread.name), {first})
    os.sched_setaffinity(0, others)
    try:
        yield
    finally:
        os.sched_setaffinity(0, ours)


class Connection:
    """One of the swarm, on a socket that never blocks."""

    def __init__(self, port: int, address: str, says: bytes, then: bytes, hears: bytes, flood: bytes) -> None:
        """It says this and then, when it was answered, that; it is open as soon as it `hears` something. Then it may `flood`."""
        self.socket = socket.create_connection(("127.0.0.1", port), source_address=(address, 0))
        self.socket.setblocking(False)
        self.socket.sendall(says)
        self._then, self._hears, self._flood = then, hears, flood
        self._heard = b""
        self.is_open = False

    def read(self) -> bool:
        """Whether there may be more to come."""
        try:
            data = self.socket.recv(262_144)
        except ConnectionError:
            return False
        if not self.is_open:
            self._heard += data
            if self._then and b"\r\n\r\n" in self._heard:
                self.socket.sendall(self._then)
                self._then = b""
            self.is_open = self._hears in self._heard
        return bool(data)

    def flood(self) -> bool:
        """Send as much as fits; whether it goes on."""
        try:
            sent = self.socket.send(self._flood)
        except ConnectionError:
            return False
        # Where a frame was cut off, it goes on.
        self._flood = self._flood[sent:] + self._flood[:sent]
        return True


def connect(what: str, port: int, address: str, code: str, kind: str) -> Connection:
    if what == "look":
        return Connection(port, address, LOOK, b"", b"\r\n\r\n", b"")
    if kind == "requests":
        request = f"GET /api/rooms/{code or 'AAAAAA'} HTTP/1.1\r\nHost: here\r\n\r\n".encode()
        return Connection(port, address, request, b"", b"\r\n\r\n", request * 200)
    hello = b""
    if code:
        said = {"type": "hello", "token": secrets.token_urlsafe(24), "room": code, "version": 2}
        hello = Frame(Opcode.TEXT, json.dumps(said).encode()).serialize(mask=True)
    frames = b"".join(Frame(*frame).serialize(mask=True) for frame in FLOODS[kind]) if kind else b""
    flood = frames * max(1, 20_000 // max(1, len(frames)))
    return Connection(port, address, UPGRADE, hello, b'"type":"room"' if code else b"\r\n\r\n", flood)


def run(what: str, port: int, count: int, addresses: int, code: str, kind: str) -> None:
    """Open all at once; then take what comes, and flood if there is a kind of flood, until the input is closed."""
    if what == "flood":
        # Attackers have machines of their own.
        os.nice(19)
    print(READY, end="", flush=True)
    sys.stdin.readline()
    watched = selectors.DefaultSelector()
    watched.register(sys.stdin, selectors.EVENT_READ)
    waiting, began = set(), time.monotonic()
    for number in range(count):
        # All of 127.0.0.0/8 is this machine.
        one = connect(what, port, f"127.0.0.{2 + number % addresses}", code, kind)
        waiting.add(one)
        watched.register(one.socket, selectors.EVENT_READ, one)
    while True:
        for key, events in watched.select():
            one = key.data
            if one is None:
                return
            goes_on = not events & selectors.EVENT_READ or one.read()
            if goes_on and events & selectors.EVENT_WRITE:
                goes_on = one.flood()
            if not goes_on:
                assert one.is_open, "the server closed a connection that was not open yet"
                watched.unregister(one.socket)
            elif one in waiting and one.is_open:
                waiting.discard(one)
                if kind:
                    watched.modify(one.socket, selectors.EVENT_READ | selectors.EVENT_WRITE, one)
                if not waiting:
                    print(time.monotonic() - began, flush=True)


if __name__ == "__main__":
    run(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), *sys.argv[5:])
