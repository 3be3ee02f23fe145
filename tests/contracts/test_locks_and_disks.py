"""Another program locks the SQLite file, or the disk is full: the event loop keeps running, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from keeping import watched
from patience import PATIENCE

from interstice.store import sqlite
from interstice.store.sqlite import SqliteStore
from interstice.store.store import NewEntry, Unavailable, Verdict

STORED = Verdict.STORED
TRY_FOR = sqlite.TRY_FOR


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@asynccontextmanager
async def a_game(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[SqliteStore, sqlite3.Connection]]:
    """A store with the game `g`, and its connection."""
    store = SqliteStore(path)
    with watched(monkeypatch) as connections:
        await store.open()
    await store.create("g", "game", b"", 1.0)
    try:
        yield store, connections[0]
    finally:
        await store.close()


@contextmanager
def held(path: Path) -> Iterator[sqlite3.Connection]:
    """Let another program hold the write lock."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("begin immediate")
    try:
        yield other
    finally:
        other.close()


async def turn(times: int = 100) -> None:
    """Let the event loop turn, to show that it is not blocked."""
    for _ in range(times):
        await asyncio.sleep(0)


def everything(store: SqliteStore) -> list[asyncio.Task[object]]:
    """Everything that one turn of the loop may commit: entries and other changes."""
    return [
        asyncio.ensure_future(asked)
        for asked in (
            store.append("g", 0, "ana", "c0", 1.0, b""),
            store.append("g", 1, "ben", "c1", 1.0, b"", due=5.0),
            store.create("h", "game", b"", 2.0, "CODE", NewEntry("h", 0, "", "set-up", 2.0, 0.0, b"")),
            store.put("key", "value"),
        )
    ]


async def check_all_stored(store: SqliteStore) -> None:
    assert [(row.seq, row.command) for row in await store.read("g")] == [(0, "c0"), (1, "c1")]
    assert [row.command for row in await store.read("h")] == ["set-up"]
    assert await store.find("CODE") == "h"
    assert await store.get("key") == "value"
    assert await store.take_due(9.0, 10.0) == ["g"]
    assert store.entries == 3


async def check_nothing_stored(store: SqliteStore) -> None:
    assert await store.read_many({"g": 0, "h": 0}) == {}
    assert await store.find("CODE") is None
    assert await store.get("key") is None
    assert store.entries == 0


async def results(asked: list[asyncio.Task[object]]) -> list[object]:
    async with asyncio.timeout(PATIENCE):
        return await asyncio.gather(*asked, return_exceptions=True)


# Another program locks the file


def test_a_player_is_told_within_five_seconds() -> None:
    assert TRY_FOR <= 4.0


def test_sqlite_itself_never_waits(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Waiting inside SQLite would block the event loop."""

    async def run() -> None:
        async with a_game(path, monkeypatch) as (_, connection):
            assert connection.execute("pragma busy_timeout").fetchone() == (0,)

    asyncio.run(run())


def test_entries_that_meet_a_lock_are_stored_once_it_is_gone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "AGAIN", 0.001)
    commits: list[float] = []

    async def run() -> None:
        async with a_game(path, monkeypatch) as (store, _):
            store.committed = commits.append
            with held(path):
                asked = everything(store)
                await turn()
                # Long enough for many attempts.
                await asyncio.sleep(0.05)
                assert not any(one.done() for one in asked)
                assert store.pool() == (1, 0)
                await check_nothing_stored(store)
            assert await results(asked) == [STORED, STORED, True, None]
            assert len(commits) == 1
            await check_all_stored(store)

    asyncio.run(run())


def test_entries_added_during_a_lock_are_stored_in_order(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with a_game(path, monkeypatch) as (store, _):
            asked: list[asyncio.Task[object]] = []
            with held(path):
                for seq in range(5):
                    asked.append(asyncio.ensure_future(store.append("g", seq, "ana", f"c{seq}", 1.0, b"")))
                    await turn()
            assert await results(asked) == [STORED] * 5
            assert [row.command for row in await store.read("g")] == [f"c{seq}" for seq in range(5)]

    asyncio.run(run())


def test_a_lock_that_stays_makes_everything_unavailable_and_leaves_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with a_game(path, monkeypatch) as (store, _):
            with held(path), monkeypatch.context() as patch:
                patch.setattr(sqlite, "TRY_FOR", 0.0)
                for _ in range(2):
                    assert {type(one) for one in await results(everything(store))} == {Unavailable}
            await check_nothing_stored(store)
            assert await results(everything(store)) == [STORED, STORED, True, None]
            await check_all_stored(store)

    asyncio.run(run())


def test_a_store_that_is_closed_while_it_is_locked_stores_what_it_has(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with a_game(path, monkeypatch) as (store, _):
            with held(path):
                asked = everything(store)
                await turn()
                closing = asyncio.create_task(store.close())
                await turn()
                assert not closing.done()
            await closing
            assert await results(asked) == [STORED, STORED, True, None]
            await store.open()

    asyncio.run(run())


def hold_new(path: Path) -> sqlite3.Connection:
    """Another program is creating the file that we want to open."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("begin exclusive")
    other.execute("create table other (x)")
    return other


def test_opening_waits_for_another_program_but_not_for_ever(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        other = hold_new(path)
        with monkeypatch.context() as patch:
            patch.setattr(sqlite, "TRY_FOR", 0.0)
            with pytest.raises(Unavailable, match="another program has held the database"):
                await SqliteStore(path).open()
        store = SqliteStore(path)
        opening = asyncio.create_task(store.open())
        await turn()
        assert not opening.done()
        other.execute("rollback")
        other.close()
        async with asyncio.timeout(PATIENCE):
            await opening
        await store.put("key", "value")
        assert await store.get("key") == "value"
        await store.close()

    asyncio.run(run())


def test_reading_works_while_another_program_writes(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with a_game(path, monkeypatch) as (store, _):
            with held(path):
                assert await store.head("g") == b""
                assert await store.streams("game") == ["g"]

    asyncio.run(run())


# The disk is full


def fill(connection: sqlite3.Connection) -> Callable[[], object]:
    (pages,) = connection.execute("pragma page_count").fetchone()
    connection.execute(f"pragma max_page_count = {pages}")
    return lambda: connection.execute("pragma max_page_count = 1000000")


def lock_out(connection: sqlite3.Connection) -> Callable[[], object]:
    connection.execute("pragma query_only = on")
    return lambda: connection.execute("pragma query_only = off")


BIG = bytes(100_000)
TROUBLES = [(fill, "full"), (lock_out, "readonly")]


@pytest.mark.parametrize(("trouble", "why"), TROUBLES)
def test_writes_are_unavailable_while_the_disk_is_full(
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    trouble: Callable[[sqlite3.Connection], Callable[[], object]],
    why: str,
) -> None:
    async def run() -> None:
        async with a_game(path, monkeypatch) as (store, connection):
            end = trouble(connection)
            for asked in (
                store.append("g", 0, "ana", "c0", 1.0, BIG),
                store.append("g", 0, "ana", "c0", 1.0, BIG, due=5.0),
                store.put("key", BIG.decode("latin-1").replace("\0", "x")),
                store.create("h", "game", BIG, 2.0),
            ):
                with pytest.raises(Unavailable, match=why):
                    await asked
            await check_nothing_stored(store)
            end()
            assert await results(everything(store)) == [STORED, STORED, True, None]
            await check_all_stored(store)

    asyncio.run(run())


@pytest.mark.parametrize(("trouble", "why"), TROUBLES)
def test_an_entry_that_the_disk_fails_fails_its_whole_commit(
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    trouble: Callable[[sqlite3.Connection], Callable[[], object]],
    why: str,
) -> None:
    """Nobody is told that something is stored when it is not."""

    async def run() -> None:
        async with a_game(path, monkeypatch) as (store, connection):
            end = trouble(connection)
            asked = everything(store)
            asked.append(asyncio.ensure_future(store.create("big", "game", BIG, 2.0)))
            came = await results(asked)
            assert {type(one) for one in came} == {Unavailable}
            await check_nothing_stored(store)
            end()
            assert await results(everything(store)) == [STORED, STORED, True, None]
            await check_all_stored(store)

    asyncio.run(run())


def test_a_change_that_the_disk_fails_fails_the_entries_of_its_commit(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if SQLite itself would carry on with them."""

    def forbid(action: int, table: str | None, *_: object) -> int:
        return (
            sqlite3.SQLITE_DENY if (action, table) == (sqlite3.SQLITE_INSERT, "mark") else sqlite3.SQLITE_OK
        )

    async def run() -> None:
        async with a_game(path, monkeypatch) as (store, connection):
            connection.set_authorizer(forbid)
            assert {type(one) for one in await results(everything(store))} == {Unavailable}
            connection.set_authorizer(None)
            await check_nothing_stored(store)
            assert await results(everything(store)) == [STORED, STORED, True, None]
            await check_all_stored(store)

    asyncio.run(run())


def test_only_the_caller_hears_of_its_own_mistake(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error that is not the disk's is no reason to try again, and its stream's number is not reused."""

    async def run() -> None:
        async with a_game(path, monkeypatch) as (store, _):
            wrong = store.create("w", "game", b"", 2.0, first=NewEntry("w", 0, "", None, 2.0, 0.0, b""))  # type: ignore[arg-type]
            asked = [*everything(store), asyncio.ensure_future(wrong)]
            *others, mistake = await results(asked)
            assert others == [STORED, STORED, True, None]
            assert isinstance(mistake, sqlite3.IntegrityError)
            await store.create("x", "game", b"", 2.0)
            with pytest.raises(LookupError):
                await store.append("w", 0, "ana", "c", 1.0, b"")
            assert await store.read("x") == []

    asyncio.run(run())


def test_a_disk_that_cannot_be_read_is_unavailable_until_it_can(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with a_game(path, monkeypatch) as (store, connection):
            connection.set_progress_handler(lambda: 1, 1)
            for asked in (store.head("g"), store.read("g"), store.get("key"), store.streams("game")):
                with pytest.raises(Unavailable, match="interrupted"):
                    await asked
            connection.set_progress_handler(None, 1)
            assert await store.head("g") == b""

    asyncio.run(run())
