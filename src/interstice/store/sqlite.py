"""The store for one machine: SQLite with a full sync, written by the event loop alone.

Entries added in one turn of the loop, or shortly after the last commit, are committed together; then their callbacks are
called. The loop blocks while the disk syncs: players wait for the disk anyway, and a writer thread would cost more than the
disk does, because it would compete with the loop for the interpreter (docs/decisions/0013). Rows are read in threads, since
there may be many.

The store never waits inside SQLite for another program's lock: it tries again a little later. If the disk fails, calls raise
`Unavailable`.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, TypeVar

from interstice.store.blobs import Blobs
from interstice.store.rows import Conflict, Prepared, Rows
from interstice.store.sqlite_file import connect, is_locked, is_trouble, told
from interstice.store.sqlite_reader import Reader
from interstice.store.sqlite_writer import TOGETHER, Work, Writer
from interstice.store.store import (
    LAST,
    NewEntry,
    Rewritten,
    Store,
    Stored,
    Then,
    Unavailable,
    check_storable,
    ends_of,
    is_refused,
    is_storable,
    nobody,
    settling,
    tell,
)
from interstice.store.table import Statement

T = TypeVar("T")
Adding = tuple[NewEntry, Then]

GATHER = 0.001
"""Seconds between the starts of two commits. After a quiet time the first does not wait; under load two or three moves share
a commit, which costs more than a move."""
AGAIN = 0.05
"""Seconds until the next attempt when another program holds a lock."""
TIDY_AGAIN = 1.0
"""The same when somebody still reads an older state, such as a backup."""
TRY_FOR = 3.5
"""Seconds after which the store gives up, so that players hear of it within five."""


class SqliteStore(Store):
    def __init__(self, path: Path | str) -> None:
        self.entries = 0
        self.committed = nobody
        self.rows = Rows(self._fetch, self._write)
        self.blobs = Blobs(self.rows, self.time)
        self._path = str(path)
        self._adding: list[Adding] = []
        self._changing: list[tuple[Work, Then]] = []
        self._began = -inf
        """When the last commit began."""
        self._tried: float | None = None
        """When another program's lock began to block our commits."""
        self._tidying: asyncio.TimerHandle | None = None
        self._is_open = False

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._connection = await _patiently(lambda: connect(self._path, 2 * TOGETHER))
        self._writer = Writer(self._connection, self.entries)
        self._reader = Reader(self._path)
        self._is_open = True
        # If the last process died just after erasing somebody.
        self._empty_log()

    async def close(self) -> None:
        self._commit_all()
        while self._adding or self._changing:
            await asyncio.sleep(AGAIN)
        self._is_open = False
        if self._tidying is not None:
            self._tidying.cancel()
        await self._reader.close()
        self._connection.close()

    def pool(self) -> tuple[int, int]:
        is_idle = not self._adding and not self._changing
        return int(self._is_open), int(self._is_open and is_idle)

    async def time(self) -> float:
        return time.time()

    # One commit for everything that arrives close together; callbacks only run after it

    def add(self, new: NewEntry, then: Then) -> None:
        if is_refused(new, then):
            return
        self._commit_soon()
        self._adding.append((new, then))

    async def _change(self, work: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = self._loop.create_future()
        self._commit_soon()
        self._changing.append((work, settling(future)))
        return await future

    def _commit_soon(self) -> None:
        if not self._adding and not self._changing:
            wait = self._began + GATHER - time.perf_counter()
            if wait > 0:
                self._loop.call_later(wait, self._commit_all)
            else:
                self._loop.call_soon(self._commit_all)

    def _commit_all(self) -> None:
        if not self._adding and not self._changing:
            return
        self._began = time.perf_counter()
        tried = self._began if self._tried is None else self._tried
        outcomes = self._writer.commit([new for new, _ in self._adding], [work for work, _ in self._changing])
        if outcomes is None and self._began - tried < TRY_FOR:
            self._tried = tried
            self._loop.call_later(AGAIN, self._commit_all)
            return
        waiting = (*self._adding, *self._changing)
        self._adding, self._changing, self._tried = [], [], None
        self.entries = self._writer.entries
        self.committed(time.perf_counter() - tried)
        for (_, then), outcome in zip(waiting, outcomes or [_held()] * len(waiting), strict=True):
            tell(then, outcome)

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        """Run a query. Values that cannot be stored match nothing."""
        if not all(is_storable(value) for value in values if isinstance(value, str)):
            return []
        rows: list[Any] = await _patiently(lambda: self._connection.execute(sql, values).fetchall())
        return rows

    async def _value(self, sql: str, id: str) -> Any:
        """The single value stored under an id, or None."""
        return next((row[0] for row in await self._rows(sql, id)), None)

    async def _fetch(self, statement: Statement) -> list[Any]:
        """Read rows in a thread, since there may be any number of them."""
        return await _patiently(lambda: self._reader.fetch(statement))

    async def _write(self, writes: Sequence[Prepared]) -> bool:
        try:
            await self._change(lambda _: self._writer.write(writes))
        except Conflict:
            return False
        return True

    # The Store interface

    async def create(
        self,
        stream: str,
        kind: str,
        head: bytes,
        at: float,
        code: str | None = None,
        first: NewEntry | None = None,
    ) -> bool:
        check_storable(stream, kind, code)
        if first is not None:
            check_storable(first.stream, first.actor, first.command)

        def work(connection: sqlite3.Connection) -> bool:
            if code is not None:
                taken = connection.execute(
                    "insert into code values (?, ?) on conflict do nothing", (code, stream)
                )
                if not taken.rowcount:
                    return False
            sql = "insert into stream (id, kind, made, head) values (?, ?, ?, ?) on conflict do nothing"
            if connection.execute(sql, (stream, kind, at, head)).rowcount:
                if first is not None:
                    self._writer.insert([first])
                return True
            connection.execute("delete from code where code = ? and stream = ?", (code, stream))
            return False

        return await self._change(work)

    async def head(self, stream: str) -> bytes | None:
        found: bytes | None = await self._value("select head from stream where id = ?", stream)
        return found

    async def find(self, code: str) -> str | None:
        found: str | None = await self._value("select stream from code where code = ?", code)
        return found

    async def streams(self, kind: str, limit: int = 100) -> list[str]:
        sql = "select id from stream where kind = ? order by made desc limit ?"
        return [row[0] for row in await self._rows(sql, kind, limit)]

    async def set_kind(self, stream: str, kind: str) -> None:
        check_storable(stream, kind)
        sql = "update stream set kind = ? where id = ?"
        await self._change(lambda c: c.execute(sql, (kind, stream)).rowcount)

    async def read_many(self, since: Mapping[str, int], limit: int | None = None) -> dict[str, list[Stored]]:
        sql = (
            "select seq, actor, command, at, data, lag from entry"
            " where stream = (select number from stream where id = ?) and seq >= ? order by seq limit ?"
        )
        most = -1 if limit is None else limit
        found = {
            stream: [Stored(*row) for row in await self._rows(sql, stream, seq, most)]
            for stream, seq in since.items()
        }
        return {stream: entries for stream, entries in found.items() if entries}

    async def set_due(self, stream: str, due: float | None) -> None:
        check_storable(stream)
        await self._change(lambda _: self._writer.set_due(stream, due))

    async def take_due(self, now: float, until: float, limit: int = 100) -> Sequence[str]:
        def work(connection: sqlite3.Connection) -> list[str]:
            sql = (
                "update due set lease = ? where stream in"
                " (select stream from due where at <= ? and lease <= ? order by at limit ?)"
                " returning (select id from stream where number = due.stream)"
            )
            return [row[0] for row in connection.execute(sql, (until, now, now, limit)).fetchall()]

        return await self._change(work)

    async def count_due(self, before: float) -> int:
        return int((await self._fetch(Statement("select count(*) from due where at < ?", [before])))[0][0])

    async def delete(self, stream: str) -> None:
        check_storable(stream)
        latest = "select max(seq) from entry where stream = (select number from stream where id = ?)"
        for since in ends_of(await self._value(latest, stream)):
            await self._change(partial(self._delete_since, stream, since))

        def work(connection: sqlite3.Connection) -> None:
            number = self._writer.number(stream)
            self._writer.forget(stream)
            connection.execute("delete from entry where stream = ?", (number,))
            connection.execute("delete from due where stream = ?", (number,))
            connection.execute("delete from code where stream = ?", (stream,))
            connection.execute("delete from stream where number = ?", (number,))

        await self._change(work)

    def _delete_since(self, stream: str, since: int, connection: sqlite3.Connection) -> None:
        sql = "delete from entry where stream = ? and seq >= ?"
        connection.execute(sql, (self._writer.number(stream), since))

    async def rewrite(self, stream: str, head: bytes | None, entries: Sequence[Rewritten]) -> None:
        check_storable(stream, *(entry.actor for entry in entries))

        def work(connection: sqlite3.Connection) -> None:
            number = self._writer.number(stream)
            if head is not None:
                connection.execute("update stream set head = ? where number = ?", (head, number))
            connection.executemany(
                "update entry set actor = ?, data = ? where stream = ? and seq = ?",
                [(entry.actor, entry.data, number, entry.seq) for entry in entries],
            )

        await self._change(work)

    async def tidy(self) -> None:
        self._empty_log()

    def _empty_log(self) -> None:
        """Empty the write-ahead log, which still holds what was deleted: now, or as soon as nobody reads an older state."""
        if self._tidying is not None:
            self._tidying.cancel()
            self._tidying = None
        try:
            ((is_busy, *_),) = self._connection.execute("pragma wal_checkpoint(truncate)")
        except sqlite3.Error as error:
            if not is_trouble(error):
                raise
            is_busy = True
        if is_busy:
            self._tidying = self._loop.call_later(TIDY_AGAIN, self._empty_log)

    async def older(self, kind: str, before: float, limit: int = 100) -> list[str]:
        sql = "select id from stream where kind = ? and made < ? order by made limit ?"
        return [row[0] for row in await self._rows(sql, kind, before, limit)]

    async def oldest(
        self, kind: str, after: tuple[float, str] = (-inf, ""), limit: int = 100
    ) -> list[tuple[float, str]]:
        sql = "select made, id from stream where kind = ? and (made, id) > (?, ?) order by made, id limit ?"
        return [(row[0], row[1]) for row in await self._rows(sql, kind, *after, limit)]

    async def put(self, key: str, value: str) -> None:
        check_storable(key, value)
        sql = "insert into mark values (?, ?) on conflict (key) do update set value = excluded.value"
        await self._change(lambda c: c.execute(sql, (key, value)).rowcount)

    async def put_first(self, key: str, value: str) -> str:
        check_storable(key, value)
        sql = "insert into mark values (?, ?) on conflict (key) do nothing"
        await self._change(lambda c: c.execute(sql, (key, value)).rowcount)
        return await self.get(key) or value

    async def get(self, key: str) -> str | None:
        found: str | None = await self._value("select value from mark where key = ?", key)
        return found

    async def drop(self, key: str) -> None:
        check_storable(key)
        await self._change(lambda c: c.execute("delete from mark where key = ?", (key,)).rowcount)

    async def keys(self, prefix: str, limit: int) -> list[str]:
        sql = "select key from mark where key >= ? and key < ? order by key limit ?"
        return [row[0] for row in await self._rows(sql, prefix, prefix + LAST, limit)]


async def _patiently(work: Callable[[], T | Awaitable[T]]) -> T:
    """Keep trying for a while if another program has locked the file."""
    until = time.perf_counter() + TRY_FOR
    while True:
        try:
            done = work()
            return await done if isinstance(done, Awaitable) else done
        except sqlite3.Error as error:
            if not is_trouble(error):
                raise
            if not is_locked(error):
                raise told(error) from error
            if time.perf_counter() >= until:
                raise _held() from error
        await asyncio.sleep(AGAIN)


def _held() -> Unavailable:
    return Unavailable(f"another program has held the database for more than {TRY_FOR:g} seconds")
