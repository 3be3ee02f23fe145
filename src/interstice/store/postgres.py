"""The store for many machines: PostgreSQL, with the same guarantees as SQLite.

The keys of the tables are the only lock between processes. Entries added while a commit is under way go into the next one
together, in one statement, over a connection that does nothing else; all other calls share a pool. When the server goes
away and comes back, the store reconnects. A call that is cut off, or not answered in time, raises `Unavailable`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from math import inf
from typing import Any

import asyncpg

from interstice.store import connections, postgres_rows
from interstice.store.blobs import Blobs
from interstice.store.connections import Connection, Connections, connect_by, until
from interstice.store.postgres_schema import migrate
from interstice.store.rows import Prepared, Rows
from interstice.store.store import (
    KEEP,
    LAST,
    NewEntry,
    Outcome,
    Repeated,
    Rewritten,
    Store,
    Stored,
    Then,
    Unavailable,
    Verdict,
    check_storable,
    ends_of,
    is_refused,
    is_storable,
    nobody,
    tell,
)
from interstice.store.table import Statement

OPENING = 10.0
"""Seconds that the store spends trying to get its first connection."""
GATHER = 0.010
"""Seconds between two commits. The first does not wait; entries that follow closely share the next one, since a commit costs
the same however little it stores."""
_ROWS = "unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::bytea[])"
_INSERT = (
    f"with added as (insert into entry (stream, seq, actor, command, at, lag, data) select * from {_ROWS}"
    " on conflict do nothing returning stream, seq, actor, command),"
    " said as (update stream set due = wanted.due, lease = 0 from unnest($8::text[], $9::float8[]) as wanted (id, due)"
    " where stream.id = wanted.id and wanted.id in (select stream from added))"
    " select count(*), case when count(*) < cardinality($1) then array_agg((stream, seq, actor, command)) end from added"
)
"""Inserts entries, and sets the due times of the streams whose entries were inserted. Returns how many entries were inserted
and, unless all were, which ones."""
_CREATE = (
    "with coded as (insert into code select $8::text, $9::text where $8::text is not null),"
    " made as (insert into stream (id, kind, head, made) values ($9::text, $10::text, $11::bytea, $12::float8))"
    f" insert into entry (stream, seq, actor, command, at, lag, data) select * from {_ROWS}"
)
_FIND = (
    "select entry.stream, actor, command, seq from entry join unnest($1::text[], $2::text[], $3::text[])"
    " as wanted (stream, actor, command) using (stream, actor, command)"
)
_REWRITE = (
    "with headed as (update stream set head = $2::bytea where id = $1 and $2::bytea is not null)"
    " update entry set actor = new.actor, data = new.data"
    " from unnest($3::int[], $4::text[], $5::bytea[]) as new (seq, actor, data)"
    " where entry.stream = $1 and entry.seq = new.seq"
)

Adding = tuple[NewEntry, Then]


class PostgresStore(Store):
    def __init__(self, url: str, connections: int = 10) -> None:
        self.entries = 0
        self.committed = nobody
        self.rows = Rows(self._fetch, self._write_rows)
        self.blobs = Blobs(self.rows, self.time)
        self._url = url
        self._connections = Connections(url, connections, self._lost)
        self._adding: list[Adding] = []
        self._since = 0.0
        """When the first of them was added, by the event loop's clock."""
        self._writing: asyncio.Task[None] | None = None
        self._writer: Connection | None = None
        self._insert: Any = None
        """The prepared statement of the writer's connection."""
        self._closing = asyncio.Event()
        """Set when the store is closing and should no longer wait for more entries."""

    async def open(self) -> None:
        """Waits without limit if another process is migrating the database."""
        self._closing.clear()
        self._connections.open()
        deadline = asyncio.get_running_loop().time() + OPENING
        async with until(None):
            connection = await connect_by(deadline, self._url, command=0)
            try:
                await migrate(connection)
            finally:
                await connections.close(connection)

    async def close(self) -> None:
        self._closing.set()
        if self._writing is not None:
            await self._writing
        writer, self._writer = self._writer, None
        closing = [] if writer is None else [connections.close(writer)]
        await asyncio.gather(self._connections.close(), *closing)

    def pool(self) -> tuple[int, int]:
        return self._connections.count()

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        deadline = asyncio.get_running_loop().time() + connections.BUDGET
        async with until(deadline), self._connections.one(deadline) as connection:
            rows: list[Any] = await connection.fetch(sql, *values)
            return rows

    async def _fetch(self, statement: Statement) -> list[Any]:
        return await self._rows(postgres_rows.numbered(statement.sql), *statement.values)

    async def _write_rows(self, writes: Sequence[Prepared]) -> bool:
        deadline = asyncio.get_running_loop().time() + connections.BUDGET
        async with until(deadline), self._connections.one(deadline) as connection:
            is_done = await postgres_rows.write(connection, writes)
        self.entries += sum(isinstance(write, NewEntry) for write in writes) if is_done else 0
        return is_done

    async def _found(self, sql: str, id: str, *values: object) -> list[Any]:
        """The first column of the rows with this id. An id that cannot be stored has none."""
        return [row[0] for row in await self._rows(sql, id, *values)] if is_storable(id) else []

    # One commit at a time, with all entries added since the last one began

    def add(self, new: NewEntry, then: Then) -> None:
        if is_refused(new, then):
            return
        loop = asyncio.get_running_loop()
        if not self._adding:
            self._since = loop.time()
        self._adding.append((new, then))
        if self._writing is None:
            self._writing = loop.create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._adding:
                adding, self._adding = self._adding, []
                began = time.perf_counter()
                outcomes = await self.commit([new for new, _ in adding], self._since + connections.BUDGET)
                self.committed(time.perf_counter() - began)
                for (_, then), outcome in zip(adding, outcomes, strict=True):
                    tell(then, outcome)
                with suppress(TimeoutError):
                    async with asyncio.timeout(GATHER):
                        await self._closing.wait()
        finally:
            self._writing = None

    async def commit(self, news: list[NewEntry], deadline: float) -> Sequence[Outcome]:
        try:
            async with until(deadline):
                return await self._store(await self._writing_connection(deadline), news)
        except Unavailable as error:
            self._drop_writer()
            self._connections.drop_idle()
            return [error] * len(news)
        except Exception as error:
            if len(news) == 1:
                return [error]
            return [outcome for new in news for outcome in await self.commit([new], deadline)]

    async def _writing_connection(self, deadline: float) -> Connection:
        if self._writer is None or self._writer.is_closed():
            writer = await connect_by(deadline, self._url)
            try:
                self._insert = await writer.prepare(_INSERT)
            except BaseException:
                writer.terminate()
                raise
            self._writer = writer
        return self._writer

    def _lost(self) -> None:
        """Another connection found the server gone. A commit under way will find out for itself."""
        if self._writing is None:
            self._drop_writer()

    def _drop_writer(self) -> None:
        if self._writer is not None:
            self._writer.terminate()
            self._writer = None

    async def _store(self, connection: Connection, news: list[NewEntry]) -> Sequence[Outcome]:
        dues = {new.stream: new.due for new in news if new.due is not KEEP}
        stored, which = await self._insert.fetchrow(*_columns(news), list(dues), list(dues.values()))
        self.entries += stored
        if stored == len(news):
            return [Verdict.STORED] * len(news)
        mine = {tuple(key) for key in which or ()}
        keys = ([new[place] for new in news] for place in (0, 2, 3))
        found = await connection.fetch(_FIND, *keys)
        there = {(stream, actor, command): seq for stream, actor, command, seq in found}
        return [_verdict(new, mine, there) for new in news]

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
        columns = _columns([] if first is None else [first])
        try:
            await self._rows(_CREATE, *columns, code, stream, kind, head, at)
        except asyncpg.UniqueViolationError:
            return False
        self.entries += first is not None
        return True

    async def head(self, stream: str) -> bytes | None:
        return next(iter(await self._found("select head from stream where id = $1", stream)), None)

    async def find(self, code: str) -> str | None:
        return next(iter(await self._found("select stream from code where code = $1", code)), None)

    async def streams(self, kind: str, limit: int = 100) -> list[str]:
        return await self._found(
            "select id from stream where kind = $1 order by made desc limit $2", kind, limit
        )

    async def set_kind(self, stream: str, kind: str) -> None:
        check_storable(stream, kind)
        await self._rows("update stream set kind = $1 where id = $2", kind, stream)

    async def read_many(self, since: Mapping[str, int], limit: int | None = None) -> dict[str, list[Stored]]:
        sql = (
            "select wanted.stream, found.* from unnest($1::text[], $2::int[]) as wanted (stream, since) cross join lateral"
            " (select seq, actor, command, at, data, lag from entry where stream = wanted.stream and seq >= since"
            " order by seq limit $3) as found order by wanted.stream, seq"
        )
        wanted = {stream: seq for stream, seq in since.items() if is_storable(stream)}
        found: dict[str, list[Stored]] = {}
        for stream, *row in await self._rows(sql, list(wanted), list(wanted.values()), limit):
            found.setdefault(stream, []).append(Stored(*row))
        return found

    async def set_due(self, stream: str, due: float | None) -> None:
        check_storable(stream)
        await self._rows("update stream set due = $1, lease = 0 where id = $2", due, stream)

    async def take_due(self, now: float, until: float, limit: int = 100) -> Sequence[str]:
        sql = (
            "update stream set lease = $1 where id in (select id from stream where due <= $2 and lease <= $2"
            " order by due limit $3 for update skip locked) returning id"
        )
        return [row[0] for row in await self._rows(sql, until, now, limit)]

    async def count_due(self, before: float) -> int:
        return int((await self._rows("select count(*) from stream where due < $1", before))[0][0])

    async def delete(self, stream: str) -> None:
        check_storable(stream)
        (latest,) = await self._found("select max(seq) from entry where stream = $1", stream)
        for since in ends_of(latest):
            await self._rows("delete from entry where stream = $1 and seq >= $2", stream, since)
        await self._rows(
            "with entries as (delete from entry where stream = $1), codes as (delete from code where stream = $1)"
            " delete from stream where id = $1",
            stream,
        )

    async def rewrite(self, stream: str, head: bytes | None, entries: Sequence[Rewritten]) -> None:
        check_storable(stream, *(entry.actor for entry in entries))
        await self._rows(_REWRITE, stream, head, *([entry[place] for entry in entries] for place in range(3)))

    async def tidy(self) -> None:
        """PostgreSQL reuses the space by itself."""

    async def older(self, kind: str, before: float, limit: int = 100) -> list[str]:
        sql = "select id from stream where kind = $1 and made < $2 order by made limit $3"
        return await self._found(sql, kind, before, limit)

    async def oldest(
        self, kind: str, after: tuple[float, str] = (-inf, ""), limit: int = 100
    ) -> list[tuple[float, str]]:
        sql = (
            "select made, id from stream where kind = $1 and (made, id) > ($2, $3) order by made, id limit $4"
        )
        return [(made, id) for made, id in await self._rows(sql, kind, *after, limit)]

    async def time(self) -> float:
        ((seconds,),) = await self._rows("select extract(epoch from clock_timestamp())::float8")
        return float(seconds)

    async def put(self, key: str, value: str) -> None:
        check_storable(key, value)
        sql = "insert into mark values ($1, $2) on conflict (key) do update set value = excluded.value"
        await self._rows(sql, key, value)

    async def put_first(self, key: str, value: str) -> str:
        check_storable(key, value)
        await self._rows("insert into mark values ($1, $2) on conflict (key) do nothing", key, value)
        return await self.get(key) or value

    async def get(self, key: str) -> str | None:
        return next(iter(await self._found("select value from mark where key = $1", key)), None)

    async def drop(self, key: str) -> None:
        check_storable(key)
        await self._rows("delete from mark where key = $1", key)

    async def keys(self, prefix: str, limit: int) -> list[str]:
        sql = 'select key from mark where key collate "C" >= $1 and key collate "C" < $2 order by key collate "C" limit $3'
        return await self._found(sql, prefix, prefix + LAST, limit)


def _columns(news: list[NewEntry]) -> list[list[Any]]:
    """The entries as columns, sorted by key so that two processes never wait for each other's rows."""
    ordered = sorted(news, key=lambda new: new[:4])
    return [[new[place] for new in ordered] for place in range(7)]


def _verdict(
    new: NewEntry, mine: set[tuple[object, ...]], there: Mapping[tuple[str, str, str], int]
) -> Verdict | Repeated:
    """`mine` were inserted just now; those `there` may have come from anyone. Of several with the same key, the first was
    inserted."""
    if new[:4] in mine:
        mine.remove(new[:4])
        return Verdict.STORED
    seq = there.get((new.stream, new.actor, new.command))
    return Verdict.OVERTAKEN if seq is None else Repeated(seq)
