"""The store for many machines: PostgreSQL, the same tables, the same promises.

Every process has a pool of connections; the keys of the tables are the only lock between them. When the
server goes away and comes back, the pool connects anew by itself and a call that was cut off is `Unavailable`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, LiteralString

import psycopg
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from interstice.store.store import KEEP, Stored, Unavailable

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
)
"""Each brings the tables one version further; never change one that was released."""

_MIGRATING = 4_657_201
"""The advisory lock that one process holds while it migrates."""


class PostgresStore:
    def __init__(self, url: str, connections: int = 10) -> None:
        self._pool = AsyncConnectionPool(
            url, min_size=1, max_size=connections, timeout=10, open=False, kwargs={"autocommit": True}
        )

    async def open(self) -> None:
        await self._pool.open()
        async with self._connection() as connection:
            await connection.execute("select pg_advisory_lock(%s)", (_MIGRATING,))
            try:
                await self._migrate(connection)
            finally:
                await connection.execute("select pg_advisory_unlock(%s)", (_MIGRATING,))

    async def close(self) -> None:
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
            return await cursor.fetchall() if cursor.description else []

    # What a store does

    async def create(self, stream: str, kind: str, head: bytes, at: float, code: str | None = None) -> bool:
        async with self._connection() as connection:
            try:
                async with connection.transaction():
                    if code is not None:
                        await connection.execute("insert into code values (%s, %s)", (code, stream))
                    sql = "insert into stream (id, kind, head, made) values (%s, %s, %s, %s)"
                    await connection.execute(sql, (stream, kind, head, at))
            except psycopg.errors.UniqueViolation:
                return False
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

    async def append(
        self, stream: str, seq: int, actor: str, command: str, at: float, data: bytes, due: object = KEEP
    ) -> int | None:
        async with self._connection() as connection, connection.transaction():
            sql = "insert into entry values (%s, %s, %s, %s, %s, %s) on conflict do nothing"
            cursor = await connection.execute(sql, (stream, seq, actor, command, at, data))
            if not cursor.rowcount:
                sql = "select seq from entry where stream = %s and actor = %s and command = %s"
                row = await (await connection.execute(sql, (stream, actor, command))).fetchone()
                return row[0] if row else None
            if due is not KEEP:
                await connection.execute("update stream set due = %s, lease = 0 where id = %s", (due, stream))
        return seq

    async def read(self, stream: str, since: int = 0) -> list[Stored]:
        sql = "select seq, actor, command, at, data from entry where stream = %s and seq >= %s order by seq"
        return [
            Stored(seq, actor, command, at, bytes(data))
            for seq, actor, command, at, data in await self._rows(sql, stream, since)
        ]

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
