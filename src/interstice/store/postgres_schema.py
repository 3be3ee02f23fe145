"""How a PostgreSQL database is brought up to date."""

from __future__ import annotations

import asyncio

from interstice.core.refused import Refused
from interstice.store import migrations
from interstice.store.connections import Connection

_MIGRATING = 4_657_201
"""The advisory lock that one process holds while it migrates."""
OTHERS_LEAVE = 10.0
"""Seconds for which other programs may still be there when tables are changed that they use."""
_OTHERS = (
    "select count(*) from pg_stat_activity where datname = current_database() and usename = current_user"
    " and pid <> pg_backend_pid() and wait_event is distinct from 'advisory'"
)
"""Not those who wait for the lock to open the database as we do."""


async def migrate(connection: Connection) -> None:
    """One process does it while others wait, all of it in one transaction."""
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
            await connection.execute(
                "insert into version (number, readable_since) values ($1, $2)",
                latest,
                migrations.readable_since(),
            )


async def _others_have_left(connection: Connection) -> None:
    """Programs that are running would not find the tables as they know them."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + OTHERS_LEAVE
    # Within a transaction PostgreSQL goes on showing who was there when it was first asked.
    while others := await connection.fetchval(_OTHERS):
        await connection.execute("select pg_stat_clear_snapshot()")
        if loop.time() >= deadline:
            raise Refused(
                f"{await connection.fetchval('select current_database()')}: expected nobody else to use the database"
                f" while its tables are changed; {others} connections are open. Stop all nodes first"
            )
        await asyncio.sleep(0.1)
