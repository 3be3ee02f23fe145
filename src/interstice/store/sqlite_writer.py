"""Write commits to a SQLite file: entries and other jobs, each carried out completely or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from interstice.store.rows import Conflict, Prepared
from interstice.store.sqlite_file import is_locked, is_taken, is_trouble, told
from interstice.store.store import KEEP, NewEntry, Outcome, Repeated, Verdict

Work = Callable[[sqlite3.Connection], Any]

TOGETHER = 100
"""How many entries go into one statement, which is cheaper than a statement for each."""


class Writer:
    def __init__(self, connection: sqlite3.Connection, entries: int = 0) -> None:
        self.entries = entries
        """How many entries have been stored."""
        self._connection = connection
        self._numbers: dict[str, int] = {}
        """The numbers of the streams written to so far."""

    def commit(self, news: list[NewEntry], jobs: list[Work]) -> list[Any] | None:
        """Returns the outcome of each, or None if another program is writing; then nothing has happened."""
        connection, entries = self._connection, self.entries
        try:
            is_plain = not jobs and len(news) <= TOGETHER and all(new.due is KEEP for new in news)
            outcomes = self._insert_alone(news) if is_plain else None
            if outcomes is None:
                connection.execute("begin immediate")
                outcomes = self._insert_all(news)
                self._set_dues(news, outcomes)
                outcomes += [self._attempt(work) for work in jobs]
                connection.execute("commit")
        except Exception as error:
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("rollback")
            self._numbers.clear()
            self.entries = entries
            return None if is_locked(error) else [told(error)] * (len(news) + len(jobs))
        return outcomes

    def _insert_alone(self, news: list[NewEntry]) -> list[Any] | None:
        """Store all entries in one statement, which is a transaction by itself. Returns None if one of them conflicts."""
        try:
            return self.insert(news)
        except sqlite3.IntegrityError:
            return None

    def _insert_all(self, news: list[NewEntry]) -> list[Any]:
        outcomes: list[Any] = []
        for at in range(0, len(news), TOGETHER):
            part = news[at : at + TOGETHER]
            try:
                outcomes += self.insert(part)
            except sqlite3.IntegrityError:
                outcomes += [self._insert_one(new) for new in part]
        return outcomes

    def insert(self, news: list[NewEntry]) -> list[Any]:
        values = [
            value
            for new in news
            for value in (self._numbers.get(new.stream) or self.number(new.stream), *new[1:7])
        ]
        self._connection.execute(
            f"insert into entry values {','.join(['(?,?,?,?,?,?,?)'] * len(news))}", values
        )
        self.entries += len(news)
        return [Verdict.STORED] * len(news)

    def _insert_one(self, new: NewEntry) -> Outcome:
        try:
            self.insert([new])
        except sqlite3.IntegrityError:
            return self._why_not(new)
        return Verdict.STORED

    def _why_not(self, new: NewEntry) -> Outcome:
        """Why an entry was not inserted."""
        number = self.number(new.stream)
        if number is None:
            return LookupError("there is no such stream")
        sql = "select seq from entry where stream = ? and actor = ? and command = ?"
        row = self._connection.execute(sql, (number, new.actor, new.command)).fetchone()
        return Repeated(int(row[0])) if row else Verdict.OVERTAKEN

    def write(self, writes: Sequence[Prepared]) -> None:
        """Carry out all writes. Raises `Conflict` if one is impossible; the caller then undoes the job."""
        try:
            for write in writes:
                if isinstance(write, NewEntry):
                    self._append(write)
                elif self._connection.execute(*write).rowcount != 1:
                    raise Conflict
        except sqlite3.IntegrityError as error:
            if is_taken(error):
                raise Conflict from None
            raise

    def _append(self, new: NewEntry) -> None:
        if self.number(new.stream) is None:
            raise LookupError("there is no such stream")
        self.insert([new])
        if new.due is not KEEP:
            self.set_due(new.stream, new.due)

    def number(self, stream: str) -> int | None:
        row = self._connection.execute("select number from stream where id = ?", (stream,)).fetchone()
        if row is None:
            return None
        if len(self._numbers) > 100_000:
            self._numbers.clear()
        return self._numbers.setdefault(stream, int(row[0]))

    def _set_dues(self, news: list[NewEntry], outcomes: list[Any]) -> None:
        for new, outcome in zip(news, outcomes, strict=True):
            if new.due is not KEEP and outcome is Verdict.STORED:
                self.set_due(new.stream, new.due)

    def set_due(self, stream: str, due: object) -> None:
        number = self._numbers.get(stream) or self.number(stream)
        if due is None or number is None:
            self._connection.execute("delete from due where stream = ?", (number,))
        else:
            sql = "insert into due values (?, ?, 0) on conflict (stream) do update set at = excluded.at, lease = 0"
            self._connection.execute(sql, (number, due))

    def forget(self, stream: str) -> None:
        """Forget the number of a deleted stream."""
        self._numbers.pop(stream, None)

    def _attempt(self, work: Work) -> Any:
        """Run one job of a transaction. If it fails, only this job is undone."""
        entries = self.entries
        self._connection.execute("savepoint job")
        try:
            result = work(self._connection)
        except Exception as error:
            # SQLite may have rolled back the whole transaction.
            if is_trouble(error):
                raise
            self._connection.execute("rollback to job")
            self._numbers.clear()
            self.entries = entries
            result = error
        self._connection.execute("release job")
        return result
