"""Copies a SQLite database while the server runs, and checks the copy before giving it its name."""

from __future__ import annotations

import os
import shlex
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from interstice.core.refused import Refused
from interstice.server.upkeep.settings import is_postgres
from interstice.store.files import make_private

PAGES = 256
"""How many pages are copied at a time."""

Progress = Callable[[int, int], None]
"""Called with how many pages are done, out of how many."""


def back_up(database: str, target: Path, progress: Progress = lambda _done, _all: None) -> int:
    """Copy the database as it is now. Returns how many entries the copy holds."""
    if is_postgres(database):
        raise Refused(f"PostgreSQL makes its own backups; run: {dump_command(database, target)}")
    if not Path(database).is_file():
        raise Refused(f"{database}: expected a database of the server; there is no such file")
    if target.exists():
        raise Refused(f"{target}: expected a file that is not there yet")
    unfinished = target.with_name(f"{target.name}.part")
    try:
        entries = _copy(database, unfinished, progress)
        os.replace(unfinished, target)
    except OSError as error:
        raise Refused(f"{target}: expected a file that can be written; {error.strerror}") from None
    except sqlite3.Error as error:
        raise Refused(f"{database}: expected a database of the server; {error}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return entries


def _copy(database: str, target: Path, progress: Progress) -> int:
    target.unlink(missing_ok=True)
    make_private(target)
    with (
        closing(
            sqlite3.connect(f"{Path(database).absolute().as_uri()}?mode=rw", uri=True, timeout=30)
        ) as source,
        closing(sqlite3.connect(target)) as copy,
    ):
        # One transaction for the whole copy; without it, every move made in the meantime would start the copy again.
        source.execute("begin")
        entries, counted = _entries(source), _count(source)
        source.backup(copy, pages=PAGES, progress=lambda _, left, total: progress(total - left, total))
        source.rollback()
        copy.execute("pragma journal_mode = delete")
        (sound,) = copy.execute("pragma integrity_check").fetchone()
        if sound != "ok" or _count(copy) != counted:
            raise Refused(f"{target}: the copy is damaged; keep the previous one, and check the disk")
    with target.open("rb") as file:
        os.fsync(file.fileno())
    return entries


def _entries(connection: sqlite3.Connection) -> int:
    return int(connection.execute("select count(*) from entry").fetchone()[0])


def _count(connection: sqlite3.Connection) -> dict[str, int]:
    """How many rows each table has."""
    tables = connection.execute("select name from sqlite_master where type = 'table'").fetchall()
    return {name: connection.execute(f'select count(*) from "{name}"').fetchone()[0] for (name,) in tables}


def dump_command(database: str, target: Path) -> str:
    """Leaves out the password, which belongs in ~/.pgpass or PGPASSWORD, not on a command line. Nobody else may read the file."""
    parts = urlsplit(database)
    host = parts.netloc.rpartition("@")[2]
    user = parts.username
    address = urlunsplit(parts._replace(netloc=f"{user}@{host}" if user else host))
    return f"(umask 077; pg_dump --format=custom --file={shlex.quote(str(target))} {shlex.quote(address)})"
