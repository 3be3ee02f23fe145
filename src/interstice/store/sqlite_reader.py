"""Reads that may take long, in threads of their own, so that the event loop goes on meanwhile."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from interstice.store.table import Statement

THREADS = 2
"""A long read must not keep a short one waiting."""
STEPS = 100_000
"""Of SQLite's machine, after which a read looks whether it should go on."""


class Reader:
    def __init__(self, path: str) -> None:
        """Of a database that is up to date."""
        self._address = f"{Path(path).absolute().as_uri()}?mode=rw"
        self._threads = ThreadPoolExecutor(THREADS, "interstice-reader")
        self._mine = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._is_closing = False

    async def fetch(self, statement: Statement) -> list[Any]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._fetch, statement)

    def _fetch(self, statement: Statement) -> list[Any]:
        return self._connection().execute(*statement).fetchall()

    def _connection(self) -> sqlite3.Connection:
        """One for each thread, which opens it when it first reads."""
        connection: sqlite3.Connection | None = getattr(self._mine, "connection", None)
        if connection is None:
            # The thread that closes it is another one.
            connection = sqlite3.connect(self._address, uri=True, timeout=0, check_same_thread=False)
            self._connections.append(connection)
            connection.execute("pragma query_only = on")
            connection.set_progress_handler(lambda: self._is_closing, STEPS)
            self._mine.connection = connection
        return connection

    async def close(self) -> None:
        """Whoever still reads is interrupted."""
        self._is_closing = True
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        for connection in self._connections:
            connection.close()
