"""Hints between processes over PostgreSQL's LISTEN and NOTIFY, outside of any move's transaction.

What is published while a notification is on its way goes out together with the next one. A connection that
breaks is made anew; hints of that time are lost, as hints may be.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec

from interstice.bus.bus import Listener

CHANNEL = "interstice"
MOST_BYTES = 7900
"""PostgreSQL takes notifications of less than 8000 bytes."""
MOST_WAITING = 10_000
"""Hints; of more than that the oldest are lost."""
GATHER = 0.005
"""Seconds between two notifications: the first goes at once, those that follow it closely go together. Each wakes every
process, and costs the same however much it says."""
NOTHING = msgspec.Raw(b"null")
_GONE = (OSError, asyncpg.InterfaceError, asyncpg.PostgresError)

Hint = tuple[str, int, msgspec.Raw]
_decode = msgspec.json.Decoder(list[Hint]).decode
_encode = msgspec.json.Encoder().encode


class PostgresBus:
    hears_all = False

    def __init__(self, url: str, pause: float = 0.5) -> None:
        self._url = url
        self._pause = pause
        self._waiting: deque[bytes] = deque(maxlen=MOST_WAITING)
        """Hints, each as JSON."""
        self._stirred = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        self._tasks = [asyncio.create_task(self._forever(work)) for work in (self._listen, self._send)]
        await self._listening.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    def publish(self, stream: str, entries: int, newest: bytes = b"") -> None:
        hint = _encode((stream, entries, msgspec.Raw(newest or NOTHING)))
        if len(hint) + 2 > MOST_BYTES:
            hint = _encode((stream, entries, NOTHING))
        self._waiting.append(hint)
        self._stirred.set()

    async def _forever(self, work: Callable[[Any], Awaitable[None]]) -> None:
        while True:
            with suppress(*_GONE):
                connection = await asyncpg.connect(self._url)
                try:
                    await work(connection)
                finally:
                    connection.terminate()
            await asyncio.sleep(self._pause)

    async def _listen(self, connection: Any) -> None:
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        await connection.add_listener(CHANNEL, self._heard)
        self._listening.set()
        await gone.wait()

    def _heard(self, connection: object, process: int, channel: str, payload: object) -> None:
        for stream, entries, newest in _decode(str(payload)):
            self._listener(stream, entries, b"" if newest == NOTHING else bytes(newest))

    async def _send(self, connection: Any) -> None:
        # A hint may be lost; so it need not wait for the disk.
        await connection.execute("set synchronous_commit = off")
        notify = await connection.prepare("select pg_notify($1, $2)")
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            while self._waiting:
                await notify.fetch(CHANNEL, self._batch())
            await asyncio.sleep(GATHER)

    def _batch(self) -> str:
        """As many of the waiting hints as one notification holds."""
        batch = [self._waiting.popleft()]
        size = 2 + len(batch[0])
        while self._waiting and size + 1 + len(self._waiting[0]) < MOST_BYTES:
            batch.append(self._waiting.popleft())
            size += 1 + len(batch[-1])
        return f"[{b','.join(batch).decode()}]"
