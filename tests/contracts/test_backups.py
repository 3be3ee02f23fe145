"""One backup holds everything: games, rows and files, from SQLite and from PostgreSQL."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from keeping import new_database, opened
from needs import programs

from interstice.server.upkeep.backup import back_up
from interstice.store import migrations
from interstice.store.migrations import Migration
from interstice.store.postgres import PostgresStore
from interstice.store.reports import CARD, REPORTS, Report
from interstice.store.rows import Insert
from interstice.store.sqlite import SqliteStore
from interstice.store.store import Store, Verdict
from interstice.store.table import Table


class Note(msgspec.Struct, frozen=True):
    id: str
    text: str


NOTES = Table("note", Note, ("id",))
REPORT = Report(id="report-1", at=1.5, kind=CARD, by="ana", about="telephone", why="trop tard", year=1849)
PICTURE = bytes(range(256)) * 1000


@pytest.fixture(autouse=True)
def _with_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, Migration(creates=(NOTES,))))


@asynccontextmanager
async def running(make: Callable[[], Store]) -> AsyncIterator[Store]:
    """A store in use, with some of everything in it."""

    async def picture() -> AsyncIterator[bytes]:
        yield PICTURE

    async with opened(make) as (store,):
        await store.create("g", "game", b"head", 1.0, "ABC")
        assert await store.append("g", 0, "ana", "c", 1.0, b"move") is Verdict.STORED
        await store.put("key", "value")
        await store.rows.write(Insert(NOTES, Note("a", "o'clock")), Insert(NOTES, Note("b", "日本")))
        await store.rows.write(Insert(REPORTS, REPORT))
        await store.blobs.keep("card:a", "image/webp", picture(), len(PICTURE))
        yield store


async def check_all_there(make: Callable[[], Store]) -> None:
    async with opened(make) as (store,):
        assert [row.data for row in await store.read("g")] == [b"move"]
        assert await store.find("ABC") == "g"
        assert await store.get("key") == "value"
        assert await store.rows.find(NOTES) == [Note("a", "o'clock"), Note("b", "日本")]
        assert await store.rows.find(REPORTS) == [REPORT]
        (sha256,) = await store.blobs.owned("card:a")
        blob = await store.blobs.find(sha256)
        assert blob
        assert b"".join([piece async for piece in store.blobs.read(blob)]) == PICTURE
        assert await store.append("g", 1, "ana", "d", 2.0, b"on") is Verdict.STORED


def test_a_backup_of_sqlite_holds_everything(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.sqlite", tmp_path / "copy"

    async def run() -> None:
        async with running(lambda: SqliteStore(path)):
            assert await asyncio.to_thread(back_up, str(path), copy) == 1
        await check_all_there(lambda: SqliteStore(copy))

    asyncio.run(run())


def test_a_dump_of_postgresql_holds_everything(
    empty_postgres: str, postgres_url: str, tmp_path: Path
) -> None:
    dump = tmp_path / "games.dump"

    def call(program: str, *arguments: str) -> None:
        subprocess.run([programs() / program, *arguments], check=True, stdin=subprocess.DEVNULL)

    async def run(restored: str) -> None:
        async with running(lambda: PostgresStore(empty_postgres)):
            await asyncio.to_thread(call, "pg_dump", "--format=custom", f"--file={dump}", empty_postgres)
        await asyncio.to_thread(
            call, "pg_restore", "--clean", "--if-exists", f"--dbname={restored}", str(dump)
        )
        await check_all_there(lambda: PostgresStore(restored))

    with new_database(postgres_url) as restored:
        asyncio.run(run(restored))
