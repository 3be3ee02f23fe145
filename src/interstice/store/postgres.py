"""The store for many machines: PostgreSQL, the same promises as SQLite's.

Every process has a pool of connections; the keys of the tables are the only lock between them. What a process adds while
a transaction is on its way goes into the next one together. When the server goes away and comes back, the pool
connects anew by itself and a call that was cut off is `Unavailable`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, LiteralString

import msgspec
import psycopg
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from interstice.store.store import KEEP, New, Outcome, Store, Stored, Then, Unavailable, nobody, tell

MIGRATIONS: tuple[LiteralString, ...] = (
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

_INSERT: LiteralString = (
    "insert into entry (stream, seq, actor, command, at, lag, data)"
    " select stream, seq, actor, command, at, lag, decode(data, 'hex') from json_to_recordset(%s::json)"
    " as new (stream text, seq int, actor text, command text, at float8, lag float8, data text)"
    " on conflict do nothing returning stream, seq, actor, command"
)
_FIND: LiteralString = (
    "select entry.stream, actor, command, seq from entry join unnest(%s::text[], %s::text[], %s::text[])"
    " as wanted (stream, actor, command) using (stream, actor, command)"
)
_SET_DUE: LiteralString = (
    "update stream set due = wanted.due, lease = 0 from unnest(%s::text[], %s::float8[]) as wanted (id, due)"
    " where stream.id = wanted.id"
)

Adding = tuple[New, Then]


class PostgresStore(Store):
    def __init__(self, url: str, connections: int = 10) -> None:
        self.entries = 0
        self.committed = nobody
        self._pool = AsyncConnectionPool(
            url, min_size=1, max_size=connections, timeout=10, open=False, kwargs={"autocommit": True}
        )
        self._adding: list[Adding] = []
        self._writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._pool.open()
        async with self._connection() as connection:
            await connection.execute("select pg_advisory_lock(%s)", (_MIGRATING,))
            try:
                await self._migrate(connection)
            finally:
                await connection.execute("select pg_advisory_unlock(%s)", (_MIGRATING,))

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        await self._pool.close()

    async def _migrate(self, connection: AsyncConnection[Any]) -> None:
        await connection.execute("create table if not exists version (number integer not null)")
        cursor = await connection.execute("select coalesce(max(number), 0) from version")
        (version,) = await cursor.fetchone() or (0,)
        for number, script in enumerate(MIGRATIONS[version:], version + 1):
            async with connection.transaction():
                await connection.execute(script)
                await connection.execute("insert into version values (%s)", (number,))

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection[Any]]:
        try:
            async with self._pool.connection() as connection:
                yield connection
        except (psycopg.OperationalError, PoolTimeout) as error:
            raise Unavailable(str(error).strip()) from error

    async def _rows(self, sql: LiteralString, *values: object) -> list[Any]:
        async with self._connection() as connection:
            cursor = await connection.execute(sql, values)
            return await cursor.fetchall() if cursor.rownumber is not None else []

    # Entries are added together: one transaction at a time, with all that have come since the last one began

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
        finally:
            self._writing = None

    async def _commit(self, news: list[New]) -> Sequence[Outcome]:
        try:
            async with self._connection() as connection:
                return await self._insert(connection, news)
        except Unavailable as error:
            return [error] * len(news)
        except Exception as error:
            if len(news) == 1:
                return [error]
            return [outcome for new in news for outcome in await self._commit([new])]

    async def _insert(self, connection: AsyncConnection[Any], news: list[New]) -> Sequence[Outcome]:
        dues = {new.stream: new.due for new in news if new.due is not KEEP}
        if dues:
            async with connection.transaction():
                rows = await (await connection.execute(_INSERT, _written(news))).fetchall()
                dues = {stream: dues[stream] for stream, *_ in rows if stream in dues}
                await connection.execute(_SET_DUE, (list(dues), list(dues.values())))
        else:
            rows = await (await connection.execute(_INSERT, _written(news))).fetchall()
        self.entries += len(rows)
        if len(rows) == len(news):
            return [new.seq for new in news]
        stored = set(rows)
        keys = [[new[place] for new in news] for place in (0, 2, 3)]
        cursor = await connection.execute(_FIND, keys)
        there = {(stream, actor, command): seq for stream, actor, command, seq in await cursor.fetchall()}
        return [
            new.seq if new[:4] in stored else there.get((new.stream, new.actor, new.command)) for new in news
        ]

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
        async with self._connection() as connection:
            try:
                async with connection.transaction():
                    if code is not None:
                        await connection.execute("insert into code values (%s, %s)", (code, stream))
                    sql = "insert into stream (id, kind, head, made) values (%s, %s, %s, %s)"
                    await connection.execute(sql, (stream, kind, head, at))
                    if first is not None:
                        await connection.execute(_INSERT, _written([first]))
            except psycopg.errors.UniqueViolation:
                return False
        self.entries += first is not None
        return True

    async def head(self, stream: str) -> bytes | None:
        return next(
            (bytes(row[0]) for row in await self._rows("select head from stream where id = %s", stream)), None
        )

    async def find(self, code: str) -> str | None:
        return next(
            (row[0] for row in await self._rows("select stream from code where code = %s", code)), None
        )

    async def streams(self, kind: str, limit: int = 100) -> list[str]:
        sql = "select id from stream where kind = %s order by made desc limit %s"
        return [row[0] for row in await self._rows(sql, kind, limit)]

    async def read_many(self, since: Mapping[str, int]) -> dict[str, list[Stored]]:
        sql: LiteralString = (
            "select entry.stream, seq, actor, command, at, data, lag from"
            " unnest(%s::text[], %s::int[]) as wanted (stream, since) join entry"
            " on entry.stream = wanted.stream and seq >= since order by entry.stream, seq"
        )
        found: dict[str, list[Stored]] = {}
        for stream, seq, actor, command, at, data, lag in await self._rows(
            sql, list(since), list(since.values())
        ):
            found.setdefault(stream, []).append(Stored(seq, actor, command, at, bytes(data), lag))
        return found

    async def set_due(self, stream: str, due: float | None) -> None:
        await self._rows("update stream set due = %s, lease = 0 where id = %s", due, stream)

    async def take_due(self, now: float, until: float, limit: int = 100) -> Sequence[str]:
        sql: LiteralString = (
            "update stream set lease = %s where id in (select id from stream where due <= %s and lease <= %s"
            " order by due limit %s for update skip locked) returning id"
        )
        return [row[0] for row in await self._rows(sql, until, now, now, limit)]

    async def delete(self, stream: str) -> None:
        async with self._connection() as connection, connection.transaction():
            await connection.execute("delete from entry where stream = %s", (stream,))
            await connection.execute("delete from code where stream = %s", (stream,))
            await connection.execute("delete from stream where id = %s", (stream,))

    async def older(self, kind: str, before: float, limit: int = 100) -> list[str]:
        sql = "select id from stream where kind = %s and made < %s order by made limit %s"
        return [row[0] for row in await self._rows(sql, kind, before, limit)]

    async def put(self, key: str, value: str) -> None:
        await self._rows(
            "insert into mark values (%s, %s) on conflict (key) do update set value = excluded.value",
            key,
            value,
        )

    async def get(self, key: str) -> str | None:
        return next((row[0] for row in await self._rows("select value from mark where key = %s", key)), None)


def _written(news: list[New]) -> tuple[str]:
    """Entries as one value of JSON, which costs less than an array for each column.

    In the order of their keys: two processes that wait for each other's rows would wait for ever."""
    rows = [
        {
            "stream": new.stream,
            "seq": new.seq,
            "actor": new.actor,
            "command": new.command,
            "at": new.at,
            "lag": new.lag,
            "data": new.data.hex(),
        }
        for new in sorted(news, key=lambda new: new[:4])
    ]
    return (msgspec.json.encode(rows).decode(),)
