"""How a SQLite file is opened: for its owner alone, with a full sync, and with the tables of this version.

Nothing waits inside SQLite: it would hold the event loop. Who meets another program's lock tries again by itself.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from interstice.core.refused import Refused
from interstice.store.files import make_folder, make_private, tighten
from interstice.store.store import Unavailable

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

IN_MEMORY = ":memory:"
_NOT_OURS = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
_LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_MISTAKES = (
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.DataError,
    sqlite3.NotSupportedError,
    sqlite3.InterfaceError,
)
"""What the disk and other programs have no part in."""


def connect(path: str, statements: int) -> sqlite3.Connection:
    """The database as it should be, which a new one becomes. Raises sqlite3.Error if another program keeps it from that."""
    if path != IN_MEMORY:
        try:
            make_folder(Path(path).parent)
            make_private(Path(path))
        except OSError as error:
            raise Refused(f"{path}: expected a file that can be written; {error.strerror}") from None
    connection = sqlite3.connect(path, isolation_level=None, timeout=0, cached_statements=statements)
    try:
        _check_version(path, connection)
        # SQLite gives the files beside it the same mode, if it makes them.
        for beside in ("-wal", "-shm"):
            tighten(Path(f"{path}{beside}"))
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        _migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _check_version(path: str, connection: sqlite3.Connection) -> None:
    try:
        version = _version(connection)
    except sqlite3.DatabaseError as error:
        if _code(error) in _NOT_OURS:
            raise Refused(f"{path}: expected a database of the server; {error}") from None
        raise
    if version > len(MIGRATIONS):
        raise Refused(
            f"{path}: expected a database of version {len(MIGRATIONS)} or older; this one is {version}."
            " Use a newer Interstice"
        )


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("pragma user_version").fetchone()[0])


def _migrate(connection: sqlite3.Connection) -> None:
    if _version(connection) == len(MIGRATIONS):
        return
    connection.execute("begin immediate")
    # Another program may have done it just before.
    for number, script in enumerate(MIGRATIONS[_version(connection) :], _version(connection) + 1):
        for statement in script.split(";"):
            connection.execute(statement)
        connection.execute(f"pragma user_version = {number}")
    connection.execute("commit")


# What goes wrong


def _code(error: BaseException) -> int:
    """Without what SQLite adds to say where it met it."""
    return int(getattr(error, "sqlite_errorcode", None) or 0) & 0xFF


def is_locked(error: BaseException) -> bool:
    """Whether another program is at it, which will not take long."""
    return isinstance(error, sqlite3.OperationalError) and _code(error) in _LOCKED


def is_trouble(error: BaseException) -> bool:
    """Whether it may go well another time: the disk is full or broken, the file must not be written, or is locked."""
    return isinstance(error, sqlite3.Error) and not isinstance(error, _MISTAKES)


def told(error: Exception) -> Exception:
    """What to report: `Unavailable` for trouble with the disk or a lock, otherwise the error itself."""
    return Unavailable(f"SQLite: {error}") if is_trouble(error) else error
