"""The store for many machines: PostgreSQL, the same promises as SQLite's.

The keys of the tables are the only lock between processes. What a process adds while a commit is on its way goes into
the next one together, each as one statement, over a connection of its own; all else goes through a pool. When the server goes
away and comes back, connections are made anew, and a call that was cut off is `Unavailable`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg

from interstice.store.store import KEEP, New, Outcome, Store, Stored, Then, Unavailable, nobody, tell

MIGRATIONS = (
    """
    create table stream (id text primary key, kind text not null, head bytea not null, made double precision not null,
      due double precision, lease double precision not null default 0);
    create index stream_due on stream (due) where due is not null;
    create index stream_kind on stream (kind, made);
    create table code (code text primary key, stream text not null);
    create table entry (stream text not null, seq integer not null, actor text not null, command text not null,
      at double precision not null, data bytea not null, primary key (stream, seq), unique (stream, actor, command));
    create table mark (key text primary key, value text not null);
    """,
    "alter table entry add column lag double precision not null default 1.0;",
)
"""Each brings the tables one version further; never change one that was released."""

_MIGRATING = 4_657_201
"""The advisory lock that one process holds while it migrates."""
_WITHIN = 10.0
"""Seconds for which a connection is tried to be had."""
_PAUSE = 0.2
GATHER = 0.010
"""Seconds between two commits: the first goes at once, and what follows it closely is stored together. A commit costs the
same however little it stores."""
_GONE = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
)
"""What is raised when the server cannot be reached, goes away, or is full."""

_ROWS = "unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::bytea[])"
_INSERT = (
    f"with added as (insert into entry (stream, seq, actor, command, at, lag, data) select * from {_ROWS}"
    " on conflict do nothing returning stream),"
    " said as (update stream set due = wanted.due, lease = 0 from unnest($8::text[], $9::float8[]) as wanted (id, due)"
    " where stream.id = wanted.id and wanted.id in (select stream from added))"
    " select count(*) from added"
)
"""Entries, and with those that could be stored when their streams are due; says how many those are."""
_CREATE = (
    "with coded as (insert into code select $8::text, $9::text where $8::text is not null),"
    " made as (insert into stream (id, kind, head, made) values ($9::text, $10::text, $11::bytea, $12::float8))"
    f" insert into entry (stream, seq, actor, command, at, lag, data) select * from {_ROWS}"
)
_FIND = (
    "select entry.stream, actor, command, seq from entry join unnest($1::text[], $2::text[], $3::text[])"
    " as wanted (stream, actor, command) using (stream, actor, command)"
)

Adding = tuple[New, Then]
Connection = Any
"""asyncpg says nothing about types."""


class PostgresStore(Store):
    def __init__(self, url: str, connections: int = 10) -> None:
        self.entries = 0
        self.committed = nobody
        self._url = url
        self._connections = connections
        self._adding: list[Adding] = []
        self._writing: asyncio.Task[None] | None = None
        self._writer: Connection | None = None
        self._insert: Any = None
        """The statement, prepared by the writer."""
        self._closing = asyncio.Event()
        """What is closed does not wait for more to come."""

    async def open(self) -> None:
        self._pool = asyncpg.create_pool(
            self._url, min_size=0, max_size=self._connections, timeout=_WITHIN, reset=_leave_as_is
        )
        try:
            await self._pool
        except _GONE as error:
            raise Unavailable(str(error)) from error
        async with self._connection() as connection:
            await connection.execute("select pg_advisory_lock($1)", _MIGRATING)
            try:
                await self._migrate(connection)
            finally:
                await connection.execute("select pg_advisory_unlock($1)", _MIGRATING)

    async def close(self) -> None:
        self._closing.set()
        if self._writing is not None:
            await self._writing
        if self._writer is not None:
            await self._writer.close()
        await self._pool.close()

    async def _migrate(self, connection: Connection) -> None:
        await connection.execute("create table if not exists version (number integer not null)")
        version = await connection.fetchval("select coalesce(max(number), 0) from version")
        for number, script in enumerate(MIGRATIONS[version:], version + 1):
            async with connection.transaction():
                await connection.execute(script)
                await connection.execute("insert into version values ($1)", number)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        async with _cut_off():
            connection = await _patiently(self._pool.acquire)
            try:
                yield connection
            finally:
                await self._pool.release(connection)

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        async with self._connection() as connection:
            rows: list[Any] = await connection.fetch(sql, *values)
            return rows

    # Entries are added together: one commit at a time, with all that have come since the last one began

    def add(self, new: New, then: Then) -> None:
        self._adding.append((new, then))
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._adding:
                adding, self._adding = self._adding, []
                began = time.perf_counter()
                outcomes = await self._commit([new for new, _ in adding])
                self.committed(time.perf_counter() - began)
                for (_, then), outcome in zip(adding, outcomes, strict=True):
                    tell(then, outcome)
                with suppress(TimeoutError):
                    async with asyncio.timeout(GATHER):
                        await self._closing.wait()
        finally:
            self._writing = None

    async def _commit(self, news: list[New]) -> Sequence[Outcome]:
        try:
            async with _cut_off():
                return await self._store(await self._writing_connection(), news)
        except Unavailable as error:
            return [error] * len(news)
        except Exception as error:
            if len(news) == 1:
                return [error]
            return [outcome for new in news for outcome in await self._commit([new])]

    async def _writing_connection(self) -> Connection:
        if self._writer is None or self._writer.is_closed():
            self._writer = await _patiently(lambda: asyncpg.connect(self._url, timeout=_WITHIN))
            self._insert = await self._writer.prepare(_INSERT)
        return self._writer

    async def _store(self, connection: Connection, news: list[New]) -> Sequence[Outcome]:
        dues = {new.stream: new.due for new in news if new.due is not KEEP}
        stored = await self._insert.fetchval(*_columns(news), list(dues), list(dues.values()))
        self.entries += stored
        if stored == len(news):
            return [new.seq for new in news]
        keys = ([new[place] for new in news] for place in (0, 2, 3))
        found = await connection.fetch(_FIND, *keys)
        there = {(stream, actor, command): seq for stream, actor, command, seq in found}
        return [there.get((new.stream, new.actor, new.command)) for new in news]

    # What a store does

    async def create(
        self,
        stream: str,
        kind: str,
        head: bytes,
        at: float,
        code: str | None = None,
        first: New | None = None,
    ) -> bool:
        columns = _columns([] if first is None else [first])
        try:
            await self._rows(_CREATE, *columns, code, stream, kind, head, at)
        except asyncpg.UniqueViolationError:
            return False
        self.entries += first is not None
        return True

    async def head(self, stream: str) -> bytes | None:
        return next(
            (row[0] for row in await self._rows("select head from stream where id = $1", stream)), None
        )

    async def find(self, code: str) -> str | None:
        return next(
            (row[0] for row in await self._rows("select stream from code where code = $1", code)), None
        )

    async def streams(self, kind: str, limit: int = 100) -> list[str]:
        sql = "select id from stream where kind = $1 order by made desc limit $2"
        return [row[0] for row in await self._rows(sql, kind, limit)]

    async def read_many(self, since: Mapping[str, int]) -> dict[str, list[Stored]]:
        sql = (
            "select entry.stream, seq, actor, command, at, data, lag from"
            " unnest($1::text[], $2::int[]) as wanted (stream, since) join entry"
            " on entry.stream = wanted.stream and seq >= since order by entry.stream, seq"
        )
        found: dict[str, list[Stored]] = {}
        for stream, *row in await self._rows(sql, list(since), list(since.values())):
            found.setdefault(stream, []).append(Stored(*row))
        return found

    async def set_due(self, stream: str, due: float | None) -> None:
        await self._rows("update stream set due = $1, lease = 0 where id = $2", due, stream)

    async def take_due(self, now: float, until: float, limit: int = 100) -> Sequence[str]:
        sql = (
            "update stream set lease = $1 where id in (select id from stream where due <= $2 and lease <= $2"
            " order by due limit $3 for update skip locked) returning id"
        )
        return [row[0] for row in await self._rows(sql, until, now, limit)]

    async def delete(self, stream: str) -> None:
        await self._rows(
            "with entries as (delete from entry where stream = $1), codes as (delete from code where stream = $1)"
            " delete from stream where id = $1",
            stream,
        )

    async def older(self, kind: str, before: float, limit: int = 100) -> list[str]:
        sql = "select id from stream where kind = $1 and made < $2 order by made limit $3"
        return [row[0] for row in await self._rows(sql, kind, before, limit)]

    async def put(self, key: str, value: str) -> None:
        sql = "insert into mark values ($1, $2) on conflict (key) do update set value = excluded.value"
        await self._rows(sql, key, value)

    async def get(self, key: str) -> str | None:
        return next((row[0] for row in await self._rows("select value from mark where key = $1", key)), None)


def _columns(news: list[New]) -> list[list[Any]]:
    """In the order of their keys: two processes that wait for each other's rows would wait for ever."""
    ordered = sorted(news, key=lambda new: new[:4])
    return [[new[place] for new in ordered] for place in range(7)]


@asynccontextmanager
async def _cut_off() -> AsyncIterator[None]:
    try:
        yield
    except _GONE as error:
        # A value that cannot be sent at all is the caller's mistake.
        if isinstance(error, ValueError):
            raise
        raise Unavailable(str(error) or type(error).__name__) from error


async def _patiently(connect: Any) -> Any:
    """A connection, tried again for a while: a server that is restarted is soon back."""
    until = time.monotonic() + _WITHIN
    while True:
        try:
            return await connect()
        except _GONE:
            if time.monotonic() > until:
                raise
        await asyncio.sleep(_PAUSE)


async def _leave_as_is(connection: Any) -> None:
    """Nothing is ever set on a connection, so nothing need be set back, which would ask the server once more each time."""
