"""Find rows in tables, and write several at once, all or none."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any, Generic, NamedTuple

from interstice.core.refused import Refused
from interstice.store.store import NewEntry, check_storable
from interstice.store.table import Columns, Row, Statement, Table, Values

NOTHING: Values = MappingProxyType({})
PAGE = 500
"""How many rows `each` reads at a time."""
TOGETHER = 100
"""How many rows `clear` deletes at a time, because SQLite blocks the event loop in the meantime."""


class Insert(NamedTuple, Generic[Row]):
    """Add a row. Nothing is written if its key, or a value that must be unique, is taken."""

    table: Table[Row]
    row: Row

    def statement(self) -> Statement:
        return self.table.insert(self.row)


class Put(NamedTuple, Generic[Row]):
    """Add a row, or replace the one with the same key."""

    table: Table[Row]
    row: Row

    def statement(self) -> Statement:
        return self.table.put(self.row)


class Add(NamedTuple, Generic[Row]):
    """Add the numbers of a row to those of the one with the same key; if there is none, add the row."""

    table: Table[Row]
    row: Row

    def statement(self) -> Statement:
        return self.table.add(self.row)


class Update(NamedTuple, Generic[Row]):
    """Change columns of the row with this key. Nothing is written unless it exists and has the expected values."""

    table: Table[Row]
    key: Sequence[object]
    to: Values
    expecting: Values = NOTHING

    def statement(self) -> Statement:
        return self.table.update(self.key, self.to, self.expecting)


class Remove(NamedTuple, Generic[Row]):
    """Delete the row with this key. Nothing is written unless it exists and has the expected values."""

    table: Table[Row]
    key: Sequence[object]
    expecting: Values = NOTHING

    def statement(self) -> Statement:
        return self.table.remove(self.key, self.expecting)


Write = Insert[Any] | Put[Any] | Add[Any] | Update[Any] | Remove[Any] | NewEntry
"""`New` appends an entry to its stream. Nothing is written if its number is taken or its command was stored before."""
Prepared = Statement | NewEntry
"""A write whose values have been checked. Each writes one row."""


class Conflict(Exception):
    """One of several writes is impossible, so none of them is carried out."""


class Rows:
    """`fetch` runs a statement without blocking the event loop; `commit` carries out writes together."""

    def __init__(
        self,
        fetch: Callable[[Statement], Awaitable[list[Any]]],
        commit: Callable[[Sequence[Prepared]], Awaitable[bool]],
    ) -> None:
        self._fetch = fetch
        self._commit = commit

    async def write(self, *writes: Write) -> bool:
        """Carry out all writes in one transaction. Returns False, and writes nothing, if one of them is impossible."""
        return await self._commit([_prepare(write) for write in writes])

    async def get(self, table: Table[Row], *key: object) -> Row | None:
        """The row with this key."""
        found = await self.find(table, dict(zip(table.key, key, strict=True)), limit=1)
        return found[0] if found else None

    async def find(
        self,
        table: Table[Row],
        where: Values = NOTHING,
        by: Columns = (),
        *,
        after: Sequence[object] | None = None,
        descending: bool = False,
        limit: int = 100,
    ) -> list[Row]:
        """Rows with these values, by an index that begins with them.

        They are sorted by the rest of that index and then by the key; `by` chooses among several indexes. For the next page,
        pass as `after` the last row's values of the columns that they are sorted by."""
        # A value that cannot be stored is in no row.
        with suppress(Refused):
            rows = await self._fetch(table.find(where, by, after, descending, limit))
            return [table.decode(row) for row in rows]
        return []

    async def count(self, table: Table[Any], where: Values = NOTHING) -> int:
        with suppress(Refused):
            return int((await self._fetch(table.count(where)))[0][0])
        return 0

    async def each(
        self, table: Table[Row], where: Values = NOTHING, by: Columns = (), *, descending: bool = False
    ) -> AsyncIterator[Row]:
        """All rows with these values, read a page at a time. Rows written in the meantime may or may not be included."""
        order = table.order(where, by)
        page = await self.find(table, where, by, descending=descending, limit=PAGE)
        while page:
            for row in page:
                yield row
            if len(page) < PAGE:
                return
            last = [getattr(page[-1], name) for name in order]
            page = await self.find(table, where, by, after=last, descending=descending, limit=PAGE)

    async def clear(self, table: Table[Any], where: Values, page_size: int = TOGETHER) -> int:
        """Delete all rows with these values, a page at a time, and return how many there were."""
        cleared = 0
        while page := await self.find(table, where, limit=page_size):
            keys = [[getattr(row, name) for name in table.key] for row in page]
            # If another process is clearing too, this page is read and tried again.
            cleared += len(keys) * await self.write(*(Remove(table, key) for key in keys))
        return cleared


def _prepare(write: Write) -> Prepared:
    if not isinstance(write, NewEntry):
        return write.statement()
    check_storable(write.stream, write.actor, write.command)
    return write
