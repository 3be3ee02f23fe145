"""Bring a PostgreSQL database up to date."""

from __future__ import annotations

import asyncio

from interstice.core.refused import Refused
from interstice.store import migrations
from interstice.store.connections import Connection
from interstice.store.rewriting import AT_ONCE, Entries, Rewriting, changed, changed_head

_MIGRATING = 4_657_201
"""The advisory lock that a process holds while it migrates."""
OTHERS_LEAVE = 10.0
"""Seconds to wait for other programs to disconnect before changing tables that they use."""
_OTHERS = (
    "select count(*) from pg_stat_activity where datname = current_database() and usename = current_user"
    " and pid <> pg_backend_pid() and wait_event is distinct from 'advisory'"
)
"""Leaves out connections that wait for an advisory lock: they are about to open the database, like this one."""


async def migrate(connection: Connection) -> None:
    """Run all outstanding migrations in one transaction, while other processes wait."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", _MIGRATING)
        await connection.execute("create table if not exists version (number integer not null)")
        version = int(await connection.fetchval("select coalesce(max(number), 0) from version"))
        latest = len(migrations.MIGRATIONS)
        if version > latest:
            name = await connection.fetchval("select current_database()")
            since = await connection.fetchval("select readable_since from version where number = $1", version)
            migrations.check_readable(name, version, since)
        elif version < latest:
            if 0 < version < migrations.readable_since():
                await _others_have_left(connection)
            for number in range(version + 1, latest + 1):
                for statement in migrations.statements(number, for_sqlite=False):
                    await connection.execute(statement)
                if rewrites := migrations.MIGRATIONS[number - 1].rewrites:
                    await _rewrite(connection, rewrites)
            await connection.execute(
                "insert into version (number, readable_since) values ($1, $2)",
                latest,
                migrations.readable_since(),
            )


async def _rewrite(connection: Connection, rewrites: Rewriting) -> None:
    for kind in {*rewrites.heads, *rewrites.entries}:
        last = ""
        sql = "select id, head from stream where kind = $1 and id > $2 order by id limit $3"
        while streams := await connection.fetch(sql, kind, last, AT_ONCE):
            for last, head in streams:
                if kind in rewrites.heads and (after := changed_head(rewrites.heads[kind], head)):
                    await connection.execute("update stream set head = $1 where id = $2", after, last)
                if kind in rewrites.entries:
                    await _rewrite_entries(connection, rewrites.entries[kind], last)


async def _rewrite_entries(connection: Connection, rewrite: Entries, stream: str) -> None:
    rows = await connection.fetch("select seq, data from entry where stream = $1 order by seq", stream)
    update = "update entry set data = $1 where stream = $2 and seq = $3"
    for seq, data in changed(rewrite, [(seq, data) for seq, data in rows]):
        await connection.execute(update, data, stream, seq)


async def _others_have_left(connection: Connection) -> None:
    """Wait for other programs to disconnect, since the tables they know are about to change."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + OTHERS_LEAVE
    # Within a transaction PostgreSQL keeps showing the connections of the first query.
    while others := await connection.fetchval(_OTHERS):
        await connection.execute("select pg_stat_clear_snapshot()")
        if loop.time() >= deadline:
            raise Refused(
                f"{await connection.fetchval('select current_database()')}: expected nobody else to use the database"
                f" while its tables are changed; {others} connections are open. Stop all nodes first"
            )
        await asyncio.sleep(0.1)
