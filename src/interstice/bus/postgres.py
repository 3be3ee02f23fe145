"""Hints between processes over PostgreSQL's LISTEN and NOTIFY, outside of any move's transaction.

What is published while a notification is on its way goes out together with the next one. A connection that
breaks is made anew; hints of that time are lost, as hints may be.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
import psycopg

from interstice.bus.bus import Listener

CHANNEL = "interstice"
MOST_BYTES = 7900
"""PostgreSQL takes notifications of less than 8000 bytes."""


class PostgresBus:
    hears_all = False

    def __init__(self, url: str, pause: float = 0.5) -> None:
        self._url = url
        self._pause = pause
        self._waiting: dict[str, int] = {}
        self._stirred = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()

    async def open(self, listener: Listener) -> None:
        self._tasks = [
            asyncio.create_task(self._forever(self._listen, listener)),
            asyncio.create_task(self._forever(self._send, listener)),
        ]
        await self._listening.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    def publish(self, stream: str, seq: int) -> None:
        self._waiting[stream] = seq
        self._stirred.set()

    async def _forever(self, work: object, listener: Listener) -> None:
        while True:
            with suppress(psycopg.OperationalError):
                await work(listener)  # type: ignore[operator]
            await asyncio.sleep(self._pause)

    async def _listen(self, listener: Listener) -> None:
        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        async with connection:
            await connection.execute(f"listen {CHANNEL}")
            self._listening.set()
            async for notice in connection.notifies():
                for stream, seq in msgspec.json.decode(notice.payload, type=dict[str, int]).items():
                    listener(stream, seq)

    async def _send(self, listener: Listener) -> None:
        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        async with connection:
            # A hint may be lost; so it need not wait for the disk.
            await connection.execute("set synchronous_commit = off")
            while True:
                await self._stirred.wait()
                self._stirred.clear()
                while self._waiting:
                    await connection.execute("select pg_notify(%s, %s)", (CHANNEL, self._batch()))

    def _batch(self) -> str:
        """As many of the waiting hints as one notification holds."""
        batch: dict[str, int] = {}
        size = 2
        while self._waiting and size < MOST_BYTES:
            stream, seq = next(iter(self._waiting.items()))
            size += len(stream.encode()) + 16
            if size >= MOST_BYTES and batch:
                break
            batch[stream] = seq
            del self._waiting[stream]
        return msgspec.json.encode(batch).decode()
