"""The store on one machine: SQLite with a full sync, and one writer that commits what has queued.

Whoever appends waits until the commit with the sync is done; those who come meanwhile share the next
one. Reads go through a connection of their own and never wait for a write.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from interstice.store.store import KEEP, Stored

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

MIGRATIONS = (
    """
    create table stream (id text primary key, kind text not null, head blob not null, made real not null, due real,
      lease real not null default 0);
    create index stream_due on stream (due) where due is not null;
    create index stream_kind on stream (kind, made);
    create table code (code text primary key, stream text not null);
    create table entry (stream text not null, seq integer not null, actor text not null, command text not null,
      at real not null, data blob not null);
    create unique index entry_seq on entry (stream, seq);
    create unique index entry_command on entry (stream, actor, command);
    create table mark (key text primary key, value text not null);
    """,
)
"""Each brings the tables one version further; never change one that was released."""

_APPEND = "insert into entry values (?, ?, ?, ?, ?, ?) on conflict do nothing"


class SqliteStore:
    def __init__(self, path: Path | str) -> None:
        self._path = str(path)
        self._queue: SimpleQueue[tuple[Work, asyncio.AbstractEventLoop, asyncio.Future[Any]] | None] = (
            SimpleQueue()
        )
        self._writer: Thread | None = None
        self._reader: sqlite3.Connection | None = None

    async def open(self) -> None:
        connection = self._connect()
        self._migrate(connection)
        self._reader = self._connect()
        self._writer = Thread(target=self._write, args=(connection,), name="sqlite-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        if self._writer is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=30)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        return connection

    def _migrate(self, connection: sqlite3.Connection) -> None:
        (version,) = connection.execute("pragma user_version").fetchone()
        for number, script in enumerate(MIGRATIONS[version:], version + 1):
            connection.executescript(f"begin; {script} pragma user_version = {number}; commit;")

    # One thread writes. It takes all that waits, commits it together, and only then tells anyone.

    def _write(self, connection: sqlite3.Connection) -> None:
        running = True
        while running:
            jobs = [self._queue.get()]
            while not self._queue.empty():
                jobs.append(self._queue.get())
            running = None not in jobs
            self._commit(connection, [job for job in jobs if job is not None])
        connection.close()

    def _commit(self, connection: sqlite3.Connection, jobs: Sequence[Any]) -> None:
        if not jobs:
            return
        done = []
        try:
            connection.execute("begin immediate")
            for work, loop, future in jobs:
                done.append((loop, future, self._attempt(connection, work)))
            connection.execute("commit")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("rollback")
            done = [(loop, future, error) for _, loop, future in jobs]
        for loop, future, result in done:
            loop.call_soon_threadsafe(_settle, future, result)

    def _attempt(self, connection: sqlite3.Connection, work: Work) -> Any:
        """One job of several in a transaction: what it raises undoes this job alone."""
        connection.execute("savepoint job")
        try:
            result = work(connection)
        except sqlite3.Error as error:
            connection.execute("rollback to job")
            result = error
        connection.execute("release job")
        return result

    async def _change(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put((work, loop, future))
        return await future

    def _rows(self, sql: str, *values: object) -> list[Any]:
        assert self._reader is not None
        return self._reader.execute(sql, values).fetchall()

    # What a store does

    async def create(self, stream: str, kind: str, head: bytes, at: float, code: str | None = None) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            if code is not None:
                taken = connection.execute(
                    "insert into code values (?, ?) on conflict do nothing", (code, stream)
                )
                if not taken.rowcount:
                    return False
            values = (stream, kind, head, at)
            sql = "insert into stream (id, kind, head, made) values (?, ?, ?, ?) on conflict do nothing"
            if connection.execute(sql, values).rowcount:
                return True
            connection.execute("delete from code where code = ? and stream = ?", (code, stream))
            return False

        return await self._change(work)

    async def head(self, stream: str) -> bytes | None:
        return next((row[0] for row in self._rows("select head from stream where id = ?", stream)), None)

    async def find(self, code: str) -> str | None:
        return next((row[0] for row in self._rows("select stream from code where code = ?", code)), None)

    async def streams(self, kind: str, limit: int = 100) -> list[str]:
        return [
            row[0]
            for row in self._rows(
                "select id from stream where kind = ? order by made desc limit ?", kind, limit
            )
        ]

    async def append(
        self, stream: str, seq: int, actor: str, command: str, at: float, data: bytes, due: object = KEEP
    ) -> int | None:
        def work(connection: sqlite3.Connection) -> int | None:
            if not connection.execute(_APPEND, (stream, seq, actor, command, at, data)).rowcount:
                sql = "select seq from entry where stream = ? and actor = ? and command = ?"
                row = connection.execute(sql, (stream, actor, command)).fetchone()
                return row[0] if row else None
            if due is not KEEP:
                # A row that stays as it is costs no write: it holds the whole deck.
                sql = "update stream set due = ?, lease = 0 where id = ? and due is not ?"
                connection.execute(sql, (due, stream, due))
            return seq

        return await self._change(work)

    async def read(self, stream: str, since: int = 0) -> list[Stored]:
        sql = "select seq, actor, command, at, data from entry where stream = ? and seq >= ? order by seq"
        return [Stored(*row) for row in self._rows(sql, stream, since)]

    async def set_due(self, stream: str, due: float | None) -> None:
        await self._change(
            lambda c: c.execute("update stream set due = ?, lease = 0 where id = ?", (due, stream)).rowcount
        )

    async def take_due(self, now: float, until: float, limit: int = 100) -> Sequence[str]:
        sql = (
            "update stream set lease = ? where id in (select id from stream where due <= ? and lease <= ? order by due limit ?)"
            " returning id"
        )
        return await self._change(
            lambda c: [row[0] for row in c.execute(sql, (until, now, now, limit)).fetchall()]
        )

    async def delete(self, stream: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for sql in (
                "delete from entry where stream = ?",
                "delete from code where stream = ?",
                "delete from stream where id = ?",
            ):
                connection.execute(sql, (stream,))

        await self._change(work)

    async def older(self, kind: str, before: float, limit: int = 100) -> list[str]:
        sql = "select id from stream where kind = ? and made < ? order by made limit ?"
        return [row[0] for row in self._rows(sql, kind, before, limit)]

    async def put(self, key: str, value: str) -> None:
        sql = "insert into mark values (?, ?) on conflict (key) do update set value = excluded.value"
        await self._change(lambda c: c.execute(sql, (key, value)).rowcount)

    async def get(self, key: str) -> str | None:
        return next((row[0] for row in self._rows("select value from mark where key = ?", key)), None)


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
