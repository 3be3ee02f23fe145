"""Hints between processes over PostgreSQL's LISTEN and NOTIFY, outside of any move's transaction.

What is published while a notification is on its way goes out together with the next one. A connection that
breaks, or whose other end is silent, is replaced; hints sent meanwhile are lost, as hints may be.
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
LOOK_EVERY = 2.0
"""Seconds without a word after which the server is asked whether it is still there. A listener would never know."""
ANSWER = 1.5
"""Seconds in which it must answer anything."""
OPENING = 10.0
"""Seconds for which opening waits. Then it goes on without: hints may be lost."""
NOTHING = msgspec.Raw(b"null")

Hint = tuple[str, int, msgspec.Raw]
_decode = msgspec.json.Decoder(list[Hint]).decode
_encode = msgspec.json.Encoder().encode


class PostgresBus:
    hears_all = False

    def __init__(self, url: str, pause: float = 0.5) -> None:
        self.failures = 0
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
        with suppress(TimeoutError):
            async with asyncio.timeout(OPENING):
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
            # Whatever it was: without this loop a process hears nothing until it is started again.
            with suppress(Exception):
                connection = await asyncpg.connect(self._url, timeout=ANSWER, command_timeout=ANSWER)
                try:
                    await work(connection)
                finally:
                    # Not closed: a silent server would be waited for.
                    connection.terminate()
            self.failures += 1
            await asyncio.sleep(self._pause)

    async def _listen(self, connection: Any) -> None:
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        await connection.add_listener(CHANNEL, self._heard)
        self._listening.set()
        while not await _happens(gone):
            await connection.fetchval("select 1")

    def _heard(self, connection: object, process: int, channel: str, payload: object) -> None:
        try:
            hints = _decode(str(payload))
        except msgspec.DecodeError:
            return  # somebody else uses our channel
        for stream, entries, newest in hints:
            try:
                self._listener(stream, entries, b"" if newest == NOTHING else bytes(newest))
            except Exception as error:  # the others are hints all the same
                told = {"message": "after a hint", "exception": error}
                asyncio.get_running_loop().call_exception_handler(told)

    async def _send(self, connection: Any) -> None:
        # A hint may be lost; so it need not wait for the disk.
        await connection.execute("set synchronous_commit = off")
        notify = await connection.prepare("select pg_notify($1, $2)")
        while True:
            if not await _happens(self._stirred):
                await connection.fetchval("select 1")
            while self._waiting:
                await notify.fetch(CHANNEL, self._batch())
            self._stirred.clear()
            await asyncio.sleep(GATHER)

    def _batch(self) -> str:
        """As many of the waiting hints as one notification holds."""
        batch = [self._waiting.popleft()]
        size = 2 + len(batch[0])
        while self._waiting and size + 1 + len(self._waiting[0]) < MOST_BYTES:
            batch.append(self._waiting.popleft())
            size += 1 + len(batch[-1])
        return f"[{b','.join(batch).decode()}]"


async def _happens(event: asyncio.Event) -> bool:
    """Whether it does before it is time to look."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LOOK_EVERY):
            return await event.wait()
    return False
