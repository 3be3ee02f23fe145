"""The tables in PostgreSQL, and how they are brought up to date."""

from __future__ import annotations

from interstice.core.refused import Refused
from interstice.store.connections import Connection

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
    # In the order of their characters, whatever language the server speaks.
    'create index mark_key on mark (key collate "C");',
)
"""Each brings the tables one version further; never change one that was released."""

_MIGRATING = 4_657_201
"""The advisory lock that one process holds while it migrates."""


async def migrate(connection: Connection) -> None:
    """One process does it while others wait. The connection holds the lock as long as it lives."""
    await connection.execute("select pg_advisory_lock($1)", _MIGRATING)
    await connection.execute("create table if not exists version (number integer not null)")
    version = await connection.fetchval("select coalesce(max(number), 0) from version")
    if version > len(MIGRATIONS):
        name = await connection.fetchval("select current_database()")
        raise Refused(
            f"{name}: expected a database of version {len(MIGRATIONS)} or older; this one is {version}."
            " Use a newer Interstice"
        )
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        async with connection.transaction():
            await connection.execute(script)
            await connection.execute("insert into version values ($1)", number)
