"""The store on one machine: SQLite with a full sync, and the event loop as its one writer.

All that is added in one turn of the loop, or shortly after the last commit, is committed together, and then everybody is
called. The loop waits for the disk meanwhile: whoever sent a move waits for it anyway, and a second thread costs more than
the disk does (it and the loop take the interpreter from each other; see docs/decisions/0013).
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from math import inf
from pathlib import Path
from typing import Any, TypeVar

from interstice.store.store import KEEP, New, Outcome, Store, Stored, Then, nobody, settling, tell

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Adding = tuple[New, Then]

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
    # Streams have numbers, so that entries of games which are played at the same time are neighbours in the indexes:
    # a commit then writes a few pages instead of two for each entry. What is due lies apart from the heads, which hold
    # whole decks.
    """
    alter table stream rename to old_stream;
    alter table entry rename to old_entry;
    drop index stream_kind;
    drop index entry_seq;
    drop index entry_command;
    create table stream (number integer primary key autoincrement, id text not null unique, kind text not null, made real not null,
      head blob not null);
    create index stream_kind on stream (kind, made);
    create table due (stream integer primary key, at real not null, lease real not null default 0);
    create index due_at on due (at);
    create table entry (stream integer not null, seq integer not null, actor text not null, command text not null,
      at real not null, lag real not null, data blob not null);
    create unique index entry_seq on entry (stream, seq);
    create unique index entry_command on entry (stream, actor, command);
    insert into stream (id, kind, made, head) select id, kind, made, head from old_stream order by made;
    insert into due select number, due, lease from old_stream join stream using (id) where due is not null;
    insert into entry select number, seq, actor, command, at, 1.0, data from old_entry join stream on stream.id = stream
      order by old_entry.rowid;
    drop table old_stream;
    drop table old_entry;
    """,
)
"""Each brings the tables one version further; never change one that was released."""

GATHER = 0.001
"""Seconds between the beginnings of two commits. The first after a quiet time waits for nobody; under load moves are stored
in twos and threes, for a commit costs more than a move."""
TOGETHER = 100
"""So many entries go into one statement, which costs less than a statement for each."""


class SqliteStore(Store):
    def __init__(self, path: Path | str) -> None:
        self.entries = 0
        self.committed = nobody
        self._path = str(path)
        self._adding: list[Adding] = []
        self._changing: list[tuple[Work, Then]] = []
        self._began = -inf
        """When the last commit began."""
        self._numbers: dict[str, int] = {}
        """Of streams that were written to."""

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._connection = sqlite3.connect(
            self._path, isolation_level=None, timeout=30, cached_statements=2 * TOGETHER
        )
        self._connection.execute("pragma journal_mode = wal")
        self._connection.execute("pragma synchronous = full")
        self._migrate()

    async def close(self) -> None:
        self._commit_all()
        self._connection.close()

    def _migrate(self) -> None:
        connection = self._connection
        (version,) = connection.execute("pragma user_version").fetchone()
        for number, script in enumerate(MIGRATIONS[version:], version + 1):
            connection.executescript(f"begin; {script} pragma user_version = {number}; commit;")

    # What comes closely together is committed together, and only then is anyone told

    def add(self, new: New, then: Then) -> None:
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
        adding, self._adding = self._adding, []
        changing, self._changing = self._changing, []
        if adding or changing:
            self._began = time.perf_counter()
            outcomes = self._commit([new for new, _ in adding], [work for work, _ in changing])
            self.committed(time.perf_counter() - self._began)
            for (_, then), outcome in zip((*adding, *changing), outcomes, strict=True):
                tell(then, outcome)

    def _commit(self, news: list[New], jobs: list[Work]) -> list[Any]:
        connection = self._connection
        try:
            is_plain = not jobs and len(news) <= TOGETHER and all(new.due is KEEP for new in news)
            outcomes = self._insert_alone(news) if is_plain else None
            if outcomes is None:
                connection.execute("begin immediate")
                outcomes = self._insert_all(news)
                self._set_dues(news, outcomes)
                outcomes += [self._attempt(work) for work in jobs]
                connection.execute("commit")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("rollback")
            self._numbers.clear()
            outcomes = [error] * (len(news) + len(jobs))
        return outcomes

    def _insert_alone(self, news: list[New]) -> list[Any] | None:
        """Most often one statement does it, and is a transaction by itself. None if it could not store all of them."""
        try:
            return self._insert_rows(news)
        except sqlite3.IntegrityError:
            return None

    def _insert_all(self, news: list[New]) -> list[Any]:
        outcomes: list[Any] = []
        for at in range(0, len(news), TOGETHER):
            part = news[at : at + TOGETHER]
            try:
                outcomes += self._insert_rows(part)
            except sqlite3.IntegrityError:
                outcomes += [self._insert_one(new) for new in part]
        return outcomes

    def _insert_rows(self, news: list[New]) -> list[Any]:
        values = [
            value
            for new in news
            for value in (self._numbers.get(new.stream) or self._number(new.stream), *new[1:7])
        ]
        self._connection.execute(
            f"insert into entry values {','.join(['(?,?,?,?,?,?,?)'] * len(news))}", values
        )
        self.entries += len(news)
        return [new.seq for new in news]

    def _insert_one(self, new: New) -> Outcome:
        try:
            self._insert_rows([new])
        except sqlite3.IntegrityError:
            return self._why_not(new)
        return new.seq

    def _why_not(self, new: New) -> Outcome:
        """Of an entry that was not inserted."""
        number = self._number(new.stream)
        if number is None:
            return LookupError("there is no such stream")
        sql = "select seq from entry where stream = ? and actor = ? and command = ?"
        row = self._connection.execute(sql, (number, new.actor, new.command)).fetchone()
        return int(row[0]) if row else None

    def _number(self, stream: str) -> int | None:
        row = self._connection.execute("select number from stream where id = ?", (stream,)).fetchone()
        if row is None:
            return None
        if len(self._numbers) > 100_000:
            self._numbers.clear()
        return self._numbers.setdefault(stream, int(row[0]))

    def _set_dues(self, news: list[New], outcomes: list[Any]) -> None:
        for new, outcome in zip(news, outcomes, strict=True):
            if new.due is not KEEP and outcome == new.seq:
                _set_due(self._connection, self._numbers.get(new.stream), new.due)

    def _attempt(self, work: Work) -> Any:
        """One job of several in a transaction: what it raises undoes this job alone."""
        self._connection.execute("savepoint job")
        try:
            result = work(self._connection)
        except sqlite3.Error as error:
            self._connection.execute("rollback to job")
            result = error
        self._connection.execute("release job")
        return result

    def _rows(self, sql: str, *values: object) -> list[Any]:
        return self._connection.execute(sql, values).fetchall()

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
                    self._insert_rows([first])
                return True
            connection.execute("delete from code where code = ? and stream = ?", (code, stream))
            return False

        return await self._change(work)

    async def head(self, stream: str) -> bytes | None:
        return next((row[0] for row in self._rows("select head from stream where id = ?", stream)), None)

    async def find(self, code: str) -> str | None:
        return next((row[0] for row in self._rows("select stream from code where code = ?", code)), None)

    async def streams(self, kind: str, limit: int = 100) -> list[str]:
        sql = "select id from stream where kind = ? order by made desc limit ?"
        return [row[0] for row in self._rows(sql, kind, limit)]

    async def read_many(self, since: Mapping[str, int]) -> dict[str, list[Stored]]:
        sql = (
            "select seq, actor, command, at, data, lag from entry"
            " where stream = (select number from stream where id = ?) and seq >= ? order by seq"
        )
        found = {
            stream: [Stored(*row) for row in self._rows(sql, stream, seq)] for stream, seq in since.items()
        }
        return {stream: entries for stream, entries in found.items() if entries}

    async def set_due(self, stream: str, due: float | None) -> None:
        await self._change(lambda c: _set_due(c, self._number(stream), due))

    async def take_due(self, now: float, until: float, limit: int = 100) -> Sequence[str]:
        def work(connection: sqlite3.Connection) -> list[str]:
            sql = (
                "update due set lease = ? where stream in"
                " (select stream from due where at <= ? and lease <= ? order by at limit ?)"
                " returning (select id from stream where number = due.stream)"
            )
            return [row[0] for row in connection.execute(sql, (until, now, now, limit)).fetchall()]

        return await self._change(work)

    async def delete(self, stream: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            number = self._number(stream)
            self._numbers.pop(stream, None)
            connection.execute("delete from entry where stream = ?", (number,))
            connection.execute("delete from due where stream = ?", (number,))
            connection.execute("delete from code where stream = ?", (stream,))
            connection.execute("delete from stream where number = ?", (number,))

        await self._change(work)

    async def older(self, kind: str, before: float, limit: int = 100) -> list[str]:
        sql = "select id from stream where kind = ? and made < ? order by made limit ?"
        return [row[0] for row in self._rows(sql, kind, before, limit)]

    async def put(self, key: str, value: str) -> None:
        sql = "insert into mark values (?, ?) on conflict (key) do update set value = excluded.value"
        await self._change(lambda c: c.execute(sql, (key, value)).rowcount)

    async def get(self, key: str) -> str | None:
        return next((row[0] for row in self._rows("select value from mark where key = ?", key)), None)


def _set_due(connection: sqlite3.Connection, number: int | None, due: object) -> None:
    if due is None or number is None:
        connection.execute("delete from due where stream = ?", (number,))
    else:
        sql = (
            "insert into due values (?, ?, 0) on conflict (stream) do update set at = excluded.at, lease = 0"
        )
        connection.execute(sql, (number, due))
