"""Hints between processes over PostgreSQL's LISTEN and NOTIFY, outside any move's transaction.

Hints published while a notification is on its way go out together in the next one. A connection that breaks, or whose
server stops answering, is replaced. Hints sent in the meantime are lost, which is allowed.
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
"""How many hints may wait; beyond that, the oldest are dropped."""
GATHER = 0.005
"""Seconds between two notifications. The first goes at once; hints that follow closely share the next one, since each
notification wakes every process and costs the same however much it carries."""
LOOK_EVERY = 2.0
"""After this many seconds of silence, ask whether the server is still there. Listening alone would never tell."""
ANSWER = 1.5
"""Seconds within which the server must answer."""
KEEP_ALIVE = (
    "set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3;"
    " set tcp_user_timeout = 10000"
)
"""Makes the server notice that we are gone: a client that listens and never reads would keep all its notifications waiting."""
OPENING = 10.0
"""Seconds that opening waits for a connection before it carries on without one."""
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
            # Survive any error: without this loop the process would hear nothing until it is restarted.
            with suppress(Exception):
                connection = await asyncpg.connect(self._url, timeout=ANSWER, command_timeout=ANSWER)
                try:
                    await connection.execute(KEEP_ALIVE)
                    await work(connection)
                finally:
                    # Closing properly would wait for a server that may be silent.
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
            return  # another program uses our channel
        for stream, entries, newest in hints:
            try:
                self._listener(stream, entries, b"" if newest == NOTHING else bytes(newest))
            except Exception as error:  # must not stop the other hints
                told = {"message": "after a hint", "exception": error}
                asyncio.get_running_loop().call_exception_handler(told)

    async def _send(self, connection: Any) -> None:
        # Hints may be lost, so they need not wait for the disk.
        await connection.execute("set synchronous_commit = off")
        notify = await connection.prepare("select pg_notify($1, $2)")
        while True:
            if not await _happens(self._stirred):
                await connection.fetchval("select 1")
            while self._waiting:
                await notify.fetch(CHANNEL, self.batch())
            self._stirred.clear()
            await asyncio.sleep(GATHER)

    def batch(self) -> str:
        """As many of the waiting hints as one notification holds."""
        batch = [self._waiting.popleft()]
        size = 2 + len(batch[0])
        while self._waiting and size + 1 + len(self._waiting[0]) < MOST_BYTES:
            batch.append(self._waiting.popleft())
            size += 1 + len(batch[-1])
        return f"[{b','.join(batch).decode()}]"


async def _happens(event: asyncio.Event) -> bool:
    """Whether the event happens within LOOK_EVERY seconds."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LOOK_EVERY):
            return await event.wait()
    return False
