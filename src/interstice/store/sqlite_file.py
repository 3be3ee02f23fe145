"""Open a SQLite file: private to its owner, with a full sync, and with the tables of this version.

Nothing waits inside SQLite, since that would block the event loop. Callers that meet another program's lock try again.
"""

from __future__ import annotations

import sqlite3
from hashlib import sha256
from pathlib import Path

from interstice.core.refused import Refused
from interstice.store import migrations
from interstice.store.files import make_folder, make_private, tighten
from interstice.store.rewriting import AT_ONCE, Entries, Rewriting, changed, changed_head
from interstice.store.store import Unavailable

_NOT_OURS = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
_LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_MISTAKES = (
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.DataError,
    sqlite3.NotSupportedError,
    sqlite3.InterfaceError,
)
"""Errors that are neither the disk's nor another program's fault."""


def connect(path: str, statements: int) -> sqlite3.Connection:
    """Open the database for writing, and bring it up to date. Raises sqlite3.Error if another program has locked it."""
    try:
        make_folder(Path(path).parent)
        make_private(Path(path))
    except OSError as error:
        raise Refused(f"{path}: expected a file that can be written; {error.strerror}") from None
    connection = sqlite3.connect(path, isolation_level=None, timeout=0, cached_statements=statements)
    try:
        _check_version(path, connection)
        # SQLite gives new files beside this one the same permissions.
        for beside in ("-wal", "-shm"):
            tighten(Path(f"{path}{beside}"))
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        # What is deleted or replaced is overwritten, so that the file does not keep it.
        connection.execute("pragma secure_delete = on")
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
    if version > len(migrations.MIGRATIONS):
        migrations.check_readable(path, version, _readable_since(connection, version))


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("pragma user_version").fetchone()[0])


def _readable_since(connection: sqlite3.Connection, version: int) -> int | None:
    """The oldest version that can read the database; None if it does not say, because it is not one of ours."""
    if not connection.execute("select 1 from sqlite_master where name = 'version'").fetchone():
        return None
    sql = "select max(readable_since) from version where number = ?"
    since: int | None = connection.execute(sql, (version,)).fetchone()[0]
    return since


def _migrate(connection: sqlite3.Connection) -> None:
    latest = len(migrations.MIGRATIONS)
    if _version(connection) >= latest:
        return
    connection.create_function("sha256_hex", 1, lambda text: sha256(text.encode()).hexdigest())
    connection.execute("begin immediate")
    # Another program may have migrated it just before.
    if (version := _version(connection)) < latest:
        for number in range(version + 1, latest + 1):
            for statement in migrations.statements(number, for_sqlite=True):
                connection.execute(statement)
            if rewrites := migrations.MIGRATIONS[number - 1].rewrites:
                _rewrite(connection, rewrites)
        since = migrations.readable_since()
        connection.execute("insert into version (number, readable_since) values (?, ?)", (latest, since))
        connection.execute(f"pragma user_version = {latest}")
    connection.execute("commit")
    # What was rewritten, such as ages, leaves the file now and not some day.
    connection.execute("pragma wal_checkpoint(truncate)")


def _rewrite(connection: sqlite3.Connection, rewrites: Rewriting) -> None:
    for kind in {*rewrites.heads, *rewrites.entries}:
        last = 0
        sql = "select number, head from stream where kind = ? and number > ? order by number limit ?"
        while streams := connection.execute(sql, (kind, last, AT_ONCE)).fetchall():
            for last, head in streams:
                if kind in rewrites.heads and (after := changed_head(rewrites.heads[kind], head)):
                    connection.execute("update stream set head = ? where number = ?", (after, last))
                if kind in rewrites.entries:
                    _rewrite_entries(connection, rewrites.entries[kind], last)


def _rewrite_entries(connection: sqlite3.Connection, rewrite: Entries, stream: int) -> None:
    sql = "select seq, data from entry where stream = ? order by seq"
    for seq, data in changed(rewrite, connection.execute(sql, (stream,)).fetchall()):
        connection.execute("update entry set data = ? where stream = ? and seq = ?", (data, stream, seq))


# Errors


def _code(error: BaseException) -> int:
    """SQLite's primary error code, without the extended part."""
    return int(getattr(error, "sqlite_errorcode", None) or 0) & 0xFF


def is_locked(error: BaseException) -> bool:
    """Whether another program has locked the file, which should not last long."""
    return isinstance(error, sqlite3.OperationalError) and _code(error) in _LOCKED


def is_taken(error: sqlite3.IntegrityError) -> bool:
    """Whether a key or a unique value is taken."""
    return error.sqlite_errorcode in (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)


def is_trouble(error: BaseException) -> bool:
    """Whether trying again may help: the disk is full or broken, or the file is locked or read-only."""
    return isinstance(error, sqlite3.Error) and not isinstance(error, _MISTAKES)


def told(error: Exception) -> Exception:
    """What to tell the caller: `Unavailable` for trouble with the disk or a lock, otherwise the error itself."""
    return Unavailable(f"SQLite: {error}") if is_trouble(error) else error
