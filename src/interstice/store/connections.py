"""Connections to PostgreSQL on which no call waits longer than a player would.

A network can go silent without warning, so everything has a time limit. A connection that exceeds one is dropped without
saying goodbye, since that would wait for the server too. The idle connections go with it: they lead to the same server.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg

from interstice.store.store import Unavailable

BUDGET = 3.5
"""Seconds for a whole call: waiting for a connection, connecting, retrying, and getting the answer."""
COMMAND = 2.5
"""Seconds for one command."""
CONNECT = 2.0
"""Seconds for one attempt to connect."""
PAUSE = 0.2
"""Seconds between two attempts: a server that restarts is soon back."""
IDLE = 300.0
"""Seconds after which an idle connection is closed."""

GONE = (
    OSError,
    TimeoutError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InternalClientError,
)
"""Raised when the server is unreachable, goes away, is full or broken, or has become a read-only replica."""

_ALIVE = {"TCP_KEEPIDLE": 2, "TCP_KEEPINTVL": 1, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 4000}
"""Not every system knows all of these."""
_SETTINGS = (
    "set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3;"
    " set tcp_user_timeout = 10000; set statement_timeout = {milliseconds}"
)
"""Makes the server notice connections that we have dropped, and release their locks. Sent after connecting, because
pgbouncer rejects clients that send it as start-up parameters."""

Connection = Any
"""asyncpg has no type annotations."""


async def connect(url: str, command: float | None = None) -> Connection:
    """Connect, in a single attempt. `command` overrides the time limit of each command; 0 means no limit."""
    limit = COMMAND if command is None else command
    connection = await asyncpg.connect(url, timeout=CONNECT, command_timeout=limit or None)
    try:
        _keep_alive(connection)
        await connection.execute(_SETTINGS.format(milliseconds=int(limit * 1000)), timeout=CONNECT)
    except BaseException:
        connection.terminate()
        raise
    return connection


def _keep_alive(connection: Connection) -> None:
    """Turn on TCP keep-alive, which asyncpg does not."""
    transport = getattr(connection, "_transport", None)
    end = transport and transport.get_extra_info("socket")
    if end is None or end.family not in (socket.AF_INET, socket.AF_INET6):
        return
    end.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in _ALIVE.items():
        if hasattr(socket, option):
            end.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)


async def connect_by(deadline: float, url: str, command: float | None = None) -> Connection:
    """Connect, retrying until the deadline by the event loop's clock."""
    while True:
        try:
            return await connect(url, command)
        except GONE as error:
            if is_mistake(error) or asyncio.get_running_loop().time() + PAUSE >= deadline:
                raise
        except asyncpg.PostgresError as error:
            # The server rejects us; retrying would not help.
            raise Unavailable(str(error)) from error
        await asyncio.sleep(PAUSE)


def is_mistake(error: BaseException) -> bool:
    """Whether an error in GONE is really a mistake in the call: a value that cannot be sent, or a malformed address."""
    return isinstance(error, ValueError)


@asynccontextmanager
async def until(deadline: float | None) -> AsyncIterator[None]:
    """Raise `Unavailable` if the connection is lost, or the work is not done by the deadline on the event loop's clock."""
    try:
        async with asyncio.timeout_at(deadline):
            yield
    except GONE as error:
        if is_mistake(error):
            raise
        raise Unavailable(str(error) or "PostgreSQL did not answer in time") from error


class Connections:
    """A pool of up to `most` connections."""

    def __init__(self, url: str, most: int, lost: Callable[[], None]) -> None:
        """`lost` is called when a connection turns out to be dead."""
        self._url = url
        self._most = most
        self._lost = lost
        self._free = asyncio.Semaphore(most)
        self._idle: list[tuple[Connection, float]] = []
        """Each with the time at which it became idle, newest last."""
        self._busy = 0
        self._is_closed = True

    def open(self) -> None:
        self._free = asyncio.Semaphore(self._most)
        self._is_closed = False

    def count(self) -> tuple[int, int]:
        """How many are open, and how many of those are idle."""
        idle = sum(not connection.is_closed() for connection, _ in self._idle)
        return self._busy + idle, idle

    @asynccontextmanager
    async def one(self, deadline: float) -> AsyncIterator[Connection]:
        async with self._free:
            if self._is_closed:
                raise Unavailable("the store is closed")
            connection = self._take() or await connect_by(deadline, self._url)
            self._busy += 1
            try:
                yield connection
            except GONE as error:
                if not is_mistake(error):
                    self._throw_away(connection)
                raise
            except asyncio.CancelledError:
                # The caller has gone, or its time is up.
                connection.terminate()
                if asyncio.get_running_loop().time() >= deadline:
                    self._throw_away(connection)
                raise
            finally:
                self._busy -= 1
                self._give_back(connection)

    def _throw_away(self, connection: Connection) -> None:
        connection.terminate()
        self.drop_idle()
        self._lost()

    def _take(self) -> Connection | None:
        while self._idle:
            connection, _ = self._idle.pop()
            if not connection.is_closed():
                return connection
        return None

    def _give_back(self, connection: Connection) -> None:
        now = asyncio.get_running_loop().time()
        if not connection.is_closed():
            self._idle.append((connection, now))
        while self._idle and self._idle[0][1] < now - IDLE:
            self._idle.pop(0)[0].terminate()

    def drop_idle(self) -> None:
        while self._idle:
            self._idle.pop()[0].terminate()

    async def close(self) -> None:
        """Close all connections once nobody is using them."""
        self._is_closed = True
        for _ in range(self._most):
            await self._free.acquire()
        for _ in range(self._most):
            self._free.release()
        await asyncio.gather(*(close(connection) for connection, _ in self._idle))
        self._idle.clear()


async def close(connection: Connection) -> None:
    """Close a connection, telling the server if it is listening."""
    with suppress(*GONE):
        await connection.close(timeout=CONNECT)
