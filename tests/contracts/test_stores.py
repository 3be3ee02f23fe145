"""One suite for every store: what is stored is there once, in order, and for ever."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from interstice.store.postgres import PostgresStore
from interstice.store.sqlite import SqliteStore
from interstice.store.store import New, Store

Test = Callable[[Store, Store], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgres"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes stores that share what they keep, as two processes would."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "games.sqlite")
    url = request.getfixturevalue("postgres_url")
    return lambda: PostgresStore(url)


@asynccontextmanager
async def opened(make: Callable[[], Store], count: int = 1) -> AsyncIterator[list[Store]]:
    made = [make() for _ in range(count)]
    for store in made:
        await store.open()
    try:
        yield made
    finally:
        for store in made:
            await store.close()


def name() -> str:
    return uuid.uuid4().hex


def test_what_is_appended_is_read_again_in_order(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        game = name()
        async with opened(stores) as (store,):
            assert await store.create(game, "game", b"head", 1.0)
            for seq in range(5):
                assert await store.append(game, seq, "ana", f"c{seq}", 1.5, b"%d" % seq) == seq
        async with opened(stores) as (store,):
            assert await store.head(game) == b"head"
            assert [(row.seq, row.actor, row.data) for row in await store.read(game)] == [
                (seq, "ana", b"%d" % seq) for seq in range(5)
            ]
            assert [row.seq for row in await store.read(game, 3)] == [3, 4]
            assert await store.read(name()) == []
            assert await store.head(name()) is None

    asyncio.run(run())


def test_a_stream_is_made_together_with_its_first_entry_or_not_at_all(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        game = name()
        async with opened(stores) as (store,):
            first = New(game, 0, "", "set-up", 2.0, 0.0, b"first")
            assert await store.create(game, "game", b"head", 1.0, first=first)
            assert not await store.create(game, "game", b"other", 1.0, first=first._replace(data=b"other"))
            assert await store.append(game, 1, "ana", "c", 3.0, b"second") == 1
            assert [(row.seq, row.command, row.data) for row in await store.read(game)] == [
                (0, "set-up", b"first"),
                (1, "c", b"second"),
            ]
            assert await store.head(game) == b"head"

    asyncio.run(run())


def test_a_number_is_given_once(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        game = name()
        async with opened(stores, 2) as (one, other):
            await one.create(game, "game", b"", 1.0)
            results = await asyncio.gather(
                *(
                    store.append(game, 0, f"seat{at}", f"c{at}", 1.0, b"")
                    for at, store in enumerate([one, other] * 10)
                )
            )
            assert results.count(0) == 1
            assert results.count(None) == 19
            assert len(await one.read(game)) == 1

    asyncio.run(run())


def test_a_command_sent_twice_happens_once(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        game = name()
        async with opened(stores, 2) as (one, other):
            await one.create(game, "game", b"", 1.0)
            assert await one.append(game, 0, "ana", "same", 1.0, b"first") == 0
            assert await other.append(game, 1, "ana", "same", 2.0, b"again") == 0
            assert await other.append(game, 1, "ben", "same", 2.0, b"another's") == 1
            assert [row.data for row in await one.read(game)] == [b"first", b"another's"]

    asyncio.run(run())


def test_many_writers_lose_nothing_and_double_nothing(stores: Callable[[], Store]) -> None:
    """Each of eight writers appends twenty commands to one stream, on two processes' stores."""

    async def write(store: Store, game: str, writer: int) -> None:
        for number in range(20):
            while True:
                seq = len(await store.read(game))
                if await store.append(game, seq, f"w{writer}", f"c{number}", 1.0, b"x") is not None:
                    break

    async def run() -> None:
        game = name()
        async with opened(stores, 2) as both:
            await both[0].create(game, "game", b"", 1.0)
            await asyncio.gather(*(write(both[writer % 2], game, writer) for writer in range(8)))
            rows = await both[0].read(game)
        assert [row.seq for row in rows] == list(range(160))
        assert len({(row.actor, row.command) for row in rows}) == 160

    asyncio.run(run())


def test_what_comes_closely_after_a_commit_is_stored_together(
    stores: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first waits for nobody; the others for the second commit, which closing the store brings forward."""
    game, commits = name(), list[float]()

    async def run() -> None:
        async with opened(stores) as (store,):
            await store.create(game, "game", b"", 1.0)
        for place in ("sqlite", "postgres"):
            monkeypatch.setattr(f"interstice.store.{place}.GATHER", 3600.0)
        async with opened(stores) as (store,):
            store.committed = commits.append
            assert await store.append(game, 0, "ana", "c0", 1.0, b"") == 0
            appending = []
            for seq in range(1, 4):
                # Each in a turn of its own.
                appending.append(asyncio.ensure_future(store.append(game, seq, "ana", f"c{seq}", 1.0, b"")))
                await asyncio.sleep(0)
            assert len(commits) == 1
            assert not any(done.done() for done in appending)
        assert await asyncio.gather(*appending) == [1, 2, 3]
        assert len(commits) == 2

    asyncio.run(run())


def test_a_code_finds_its_stream_and_is_given_once(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        room, other, code = name(), name(), name()[:6]
        async with opened(stores) as (store,):
            assert await store.create(room, "room", b"", 1.0, code)
            assert not await store.create(other, "room", b"", 1.0, code)
            assert await store.head(other) is None
            assert not await store.create(room, "room", b"", 1.0, name()[:6])
            assert await store.find(code) == room
            await store.delete(room)
            assert await store.find(code) is None
            assert await store.head(room) is None

    asyncio.run(run())


def test_what_is_due_is_taken_by_one(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        games = [name() for _ in range(6)]
        async with opened(stores, 2) as (one, other):
            for at, game in enumerate(games):
                await one.create(game, "game", b"", 1.0)
                await one.append(game, 0, "ana", "c", 1.0, b"", due=10.0 + at)
            taken = await asyncio.gather(*(store.take_due(12.5, 20.0) for store in (one, other)))
            mine = [game for game in [*taken[0], *taken[1]] if game in games]
            assert sorted(mine) == sorted(games[:3])
            assert not set(games) & set(await one.take_due(19.0, 30.0)) - set(games[3:])
            assert set(games[:3]) <= set(await other.take_due(21.0, 30.0))
            await one.append(games[0], 1, "ana", "d", 1.0, b"", due=None)
            await one.set_due(games[1], 99.0)
            await one.append(games[2], 1, "ana", "d", 1.0, b"")
            assert set(games[:3]) & set(await one.take_due(40.0, 50.0)) == {games[2]}
            for game in games:
                await one.delete(game)

    asyncio.run(run())


def test_old_streams_can_be_found_and_deleted(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        kind = name()
        async with opened(stores) as (store,):
            made = [name() for _ in range(4)]
            for at, stream in enumerate(made):
                await store.create(stream, kind, b"", float(at))
                await store.append(stream, 0, "ana", "c", 1.0, b"x")
            assert await store.older(kind, 2.0) == made[:2]
            assert await store.streams(kind) == made[::-1]
            assert await store.streams(kind, 1) == made[3:]
            await store.delete(made[0])
            assert await store.older(kind, 2.0) == [made[1]]
            assert await store.read(made[0]) == []

    asyncio.run(run())


def test_marks_are_kept(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        key = name()
        async with opened(stores) as (store,):
            assert await store.get(key) is None
            await store.put(key, "1")
            await store.put(key, "2")
        async with opened(stores) as (store,):
            assert await store.get(key) == "2"

    asyncio.run(run())


def test_the_commit_with_a_full_sync_comes_before_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file on disk has the entry when append returns: another connection, as after a crash, reads it."""
    import sqlite3

    connections: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def noted(*given: Any, **named: Any) -> sqlite3.Connection:
        connections.append(connect(*given, **named))
        return connections[-1]

    async def run() -> None:
        store = SqliteStore(tmp_path / "games.sqlite")
        with monkeypatch.context() as patch:
            patch.setattr(sqlite3, "connect", noted)
            await store.open()
        await store.create("g", "game", b"", 1.0)
        (connection,) = connections
        assert connection.execute("pragma synchronous").fetchone() == (2,)
        assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
        for seq in range(3):
            await store.append("g", seq, "ana", f"c{seq}", 1.0, b"")
            other = sqlite3.connect(tmp_path / "games.sqlite")
            assert other.execute("select max(seq) from entry").fetchone() == (seq,)
            other.close()
        await store.close()

    asyncio.run(run())


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    import sqlite3

    from interstice.store.sqlite import MIGRATIONS

    connection = sqlite3.connect(tmp_path / "games.sqlite")
    connection.executescript(f"{MIGRATIONS[0]} pragma user_version = 1;")
    connection.execute("insert into stream values ('g', 'game', x'01', 5.0, 9.0, 0)")
    connection.execute("insert into stream values ('r', 'room', x'02', 4.0, null, 0)")
    connection.execute("insert into code values ('ABC', 'r')")
    connection.executemany(
        "insert into entry values (?, ?, 'ana', ?, 6.0, x'03')", [("g", 0, "a"), ("g", 1, "b"), ("r", 0, "a")]
    )
    connection.commit()
    connection.close()

    async def run() -> None:
        async with opened(lambda: SqliteStore(tmp_path / "games.sqlite")) as (store,):
            assert await store.head("g") == b"\x01"
            assert [(row.seq, row.command, row.lag) for row in await store.read("g")] == [
                (0, "a", 1.0),
                (1, "b", 1.0),
            ]
            assert await store.find("ABC") == "r"
            assert await store.take_due(10.0, 20.0) == ["g"]
            assert await store.append("g", 2, "ana", "a", 7.0, b"") == 0
            assert await store.append("g", 2, "ana", "c", 7.0, b"") == 2
            assert set(await store.read_many({"g": 1, "r": 0, "none": 0})) == {"g", "r"}

    asyncio.run(run())


def test_one_entry_that_cannot_be_does_not_hurt_those_that_are_stored_with_it(
    stores: Callable[[], Store],
) -> None:
    async def run() -> None:
        games = [name() for _ in range(70)]
        async with opened(stores) as (store,):
            for game in games:
                await store.create(game, "game", b"", 1.0)
            await store.append(games[3], 0, "ana", "before", 1.0, b"")
            outcomes = await asyncio.gather(*(store.append(game, 0, "ben", "c", 1.0, b"") for game in games))
            assert [outcome is None for outcome in outcomes] == [at == 3 for at in range(70)]
            assert [len(await store.read(game)) for game in games] == [1] * 70

    asyncio.run(run())
