"""Run slow reads in threads, so that the event loop is not blocked."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from interstice.store.table import Statement

THREADS = 2
"""More than one, so that a long read does not hold up a short one."""
STEPS = 100_000
"""How many instructions of SQLite's virtual machine a read executes before it checks whether to stop."""


class Reader:
    def __init__(self, path: str) -> None:
        """The database must be up to date."""
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
        """The thread's own connection, opened on its first read."""
        connection: sqlite3.Connection | None = getattr(self._mine, "connection", None)
        if connection is None:
            # Another thread will close it.
            connection = sqlite3.connect(self._address, uri=True, timeout=0, check_same_thread=False)
            self._connections.append(connection)
            connection.execute("pragma query_only = on")
            connection.set_progress_handler(lambda: self._is_closing, STEPS)
            self._mine.connection = connection
        return connection

    async def close(self) -> None:
        """Interrupt any reads and close the connections."""
        self._is_closing = True
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        for connection in self._connections:
            connection.close()
