"""How PostgreSQL carries out several writes together."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import count

import asyncpg

from interstice.store.connections import Connection
from interstice.store.rows import Conflict, Prepared
from interstice.store.store import KEEP, NewEntry

_APPEND = (
    "insert into entry (stream, seq, actor, command, at, lag, data) select $1, $2, $3, $4, $5, $6, $7"
    " where exists (select from stream where id = $1)"
)

_ONE_BY_ONE = "select pg_advisory_xact_lock(7411902)"
"""Take turns: two transactions that write the same rows in a different order would deadlock, again and again."""


async def write(connection: Connection, writes: Sequence[Prepared]) -> bool:
    """Carry out all of the writes, or none. Returns whether they were carried out."""
    while True:
        try:
            async with connection.transaction():
                if len(writes) > 1:
                    await connection.execute(_ONE_BY_ONE)
                for each in writes:
                    if isinstance(each, NewEntry):
                        await _append(connection, each)
                    elif _hits(await connection.execute(numbered(each.sql), *each.values)) != 1:
                        raise Conflict
            return True
        except (Conflict, asyncpg.UniqueViolationError):
            return False
        except asyncpg.DeadlockDetectedError:
            # Moves are stored without that lock, so we may have collided with one; let it go first.
            continue


async def _append(connection: Connection, new: NewEntry) -> None:
    if not _hits(await connection.execute(_APPEND, *new[:7])):
        raise LookupError("there is no such stream")
    if new.due is not KEEP:
        sql = "update stream set due = $1, lease = 0 where id = $2"
        await connection.execute(sql, new.due, new.stream)


def _hits(status: str) -> int:
    """How many rows a statement wrote: the last word of PostgreSQL's command status."""
    return int(status.rpartition(" ")[2])


@lru_cache(1000)
def numbered(sql: str) -> str:
    """The statement with $1, $2 … for its question marks. All of them are placeholders, since values never appear in the SQL."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)
