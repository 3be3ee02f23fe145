"""One suite for every store: entries are stored once, in order, and for ever."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest
from keeping import name, opened, watched

from interstice.core.refused import Refused
from interstice.store.migrations import MIGRATIONS
from interstice.store.postgres import PostgresStore
from interstice.store.sqlite import SqliteStore
from interstice.store.store import NewEntry, Repeated, Store, Verdict

STORED = Verdict.STORED


def test_entries_are_read_in_the_order_of_appending(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        game = name()
        async with opened(stores) as (store,):
            assert await store.create(game, "game", b"head", 1.0)
            for seq in range(5):
                assert await store.append(game, seq, "ana", f"c{seq}", 1.5, b"%d" % seq) is STORED
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
            first = NewEntry(game, 0, "", "set-up", 2.0, 0.0, b"first")
            assert await store.create(game, "game", b"head", 1.0, first=first)
            assert not await store.create(game, "game", b"other", 1.0, first=first._replace(data=b"other"))
            assert await store.append(game, 1, "ana", "c", 3.0, b"second") is STORED
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
            assert results.count(STORED) == 1
            assert results.count(Verdict.OVERTAKEN) == 19
            assert len(await one.read(game)) == 1

    asyncio.run(run())


def test_a_command_sent_twice_happens_once(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        game = name()
        async with opened(stores, 2) as (one, other):
            await one.create(game, "game", b"", 1.0)
            assert await one.append(game, 0, "ana", "same", 1.0, b"first") is STORED
            assert await other.append(game, 1, "ana", "same", 2.0, b"again") == Repeated(0)
            assert await other.append(game, 1, "ben", "same", 2.0, b"another's") is STORED
            assert [row.data for row in await one.read(game)] == [b"first", b"another's"]

    asyncio.run(run())


def test_two_moves_that_race_under_one_command_are_told_apart(
    stores: Callable[[], Store],
) -> None:
    """Both want the same number with the same command: neither may mistake the other's entry for its own."""

    async def run() -> None:
        async with opened(stores, 2) as (one, other):
            for _ in range(20):
                game = name()
                await one.create(game, "game", b"", 1.0)
                moves = (b"this", b"that")
                outcomes = await asyncio.gather(
                    *(
                        store.append(game, 0, "ana", "same", 1.0, move)
                        for store, move in zip((one, other), moves, strict=True)
                    )
                )
                assert sorted(map(str, outcomes)) == sorted(map(str, (STORED, Repeated(0))))
                (row,) = await one.read(game)
                assert row.data == moves[outcomes.index(STORED)]

    asyncio.run(run())


def test_many_writers_lose_and_double_nothing(stores: Callable[[], Store]) -> None:
    """Each of eight writers appends twenty commands to one stream, through the stores of two processes."""

    async def write(store: Store, game: str, writer: int) -> None:
        for number in range(20):
            while True:
                seq = len(await store.read(game))
                if await store.append(game, seq, f"w{writer}", f"c{number}", 1.0, b"x") is STORED:
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


def test_entries_that_follow_a_commit_closely_are_stored_together(
    stores: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first does not wait; the others wait for the second commit, which closing the store brings forward."""
    game, commits = name(), list[float]()

    async def run() -> None:
        async with opened(stores) as (store,):
            await store.create(game, "game", b"", 1.0)
        for place in ("sqlite", "postgres"):
            monkeypatch.setattr(f"interstice.store.{place}.GATHER", 3600.0)
        async with opened(stores) as (store,):
            store.committed = commits.append
            assert await store.append(game, 0, "ana", "c0", 1.0, b"") is STORED
            appending = []
            for seq in range(1, 4):
                # Each in a turn of its own.
                appending.append(asyncio.ensure_future(store.append(game, seq, "ana", f"c{seq}", 1.0, b"")))
                await asyncio.sleep(0)
            assert len(commits) == 1
            assert not any(done.done() for done in appending)
        assert await asyncio.gather(*appending) == [STORED] * 3
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


def test_a_due_stream_is_taken_once(stores: Callable[[], Store]) -> None:
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
            assert await one.count_due(9.0) == 0
            assert await one.count_due(12.5) >= 3
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


def test_a_long_stream_is_deleted_in_pieces(
    stores: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("interstice.store.store.PIECE", 3)

    async def run() -> None:
        async with opened(stores, 2) as (store, other):
            room = name()
            await store.create(room, "room", b"{}", 1.0)
            for number in range(8):
                await store.append(room, number, "ana", str(number), 1.0, b"{}")
            left = list[list[int]]()
            change = "_change" if isinstance(store, SqliteStore) else "_rows"
            real = getattr(store, change)

            async def changed(*given: object) -> object:
                done = await real(*given)
                found = [entry.seq for entry in await other.read(room)]
                if found not in left:
                    left.append(found)
                return done

            monkeypatch.setattr(store, change, changed)
            await store.delete(room)
            assert left[-3:] == [[0, 1, 2, 3, 4, 5], [0, 1, 2], []]
            assert await store.head(room) is None

    asyncio.run(run())


def test_the_commit_with_a_full_sync_comes_before_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When append returns, the entry is in the file: another connection can read it, as after a crash."""

    async def run() -> None:
        store = SqliteStore(tmp_path / "games.sqlite")
        with watched(monkeypatch) as connections:
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


def test_one_bad_entry_does_not_affect_the_others_in_its_commit(
    stores: Callable[[], Store],
) -> None:
    async def run() -> None:
        games = [name() for _ in range(70)]
        async with opened(stores) as (store,):
            for game in games:
                await store.create(game, "game", b"", 1.0)
            await store.append(games[3], 0, "ana", "before", 1.0, b"")
            outcomes = await asyncio.gather(*(store.append(game, 0, "ben", "c", 1.0, b"") for game in games))
            assert [outcome is Verdict.OVERTAKEN for outcome in outcomes] == [at == 3 for at in range(70)]
            assert [len(await store.read(game)) for game in games] == [1] * 70

    asyncio.run(run())


def test_a_long_stream_is_read_in_pieces(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        long, short = name(), name()
        async with opened(stores) as (store,):
            for game, entries in ((long, 7), (short, 2)):
                await store.create(game, "game", b"", 1.0)
                for seq in range(entries):
                    await store.append(game, seq, "ana", f"c{seq}", 1.0, b"%d" % seq)
            read: list[int] = []
            while piece := await store.read(long, len(read), 3):
                assert len(piece) <= 3
                read += [row.seq for row in piece]
            assert read == list(range(7))
            found = await store.read_many({long: 2, short: 0}, 3)
            assert {game: [row.seq for row in rows] for game, rows in found.items()} == {
                long: [2, 3, 4],
                short: [0, 1],
            }
            assert len((await store.read_many({long: 0}))[long]) == 7

    asyncio.run(run())


def test_the_kind_of_a_stream_can_change(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        open_, closed, room, other = name(), name(), name(), name()
        async with opened(stores) as (store,):
            await store.create(room, open_, b"head", 1.0)
            await store.create(other, open_, b"", 2.0)
            await store.set_kind(room, closed)
            await store.set_kind(name(), closed)
            assert await store.streams(open_) == [other]
            assert await store.streams(closed) == [room]
            assert await store.older(closed, 2.0) == [room]
            assert await store.head(room) == b"head"

    asyncio.run(run())


def test_the_clock_of_sqlite_is_that_of_the_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 1234.5)
    assert asyncio.run(SqliteStore(tmp_path / "games.sqlite").time()) == 1234.5


def test_the_clock_of_postgresql_is_that_of_its_server(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(postgres_url)
        ask = "select extract(epoch from clock_timestamp())::float8"
        async with opened(lambda: PostgresStore(postgres_url)) as (store,):
            with monkeypatch.context() as patch:
                patch.setattr("time.time", lambda: 1234.5)
                times = [await connection.fetchval(ask), await store.time(), await connection.fetchval(ask)]
        assert times == sorted(times)
        await connection.close()

    asyncio.run(run())


def test_a_store_says_how_many_connections_it_has(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        store = stores()
        assert store.pool() == (0, 0)
        await store.open()
        await store.get("nothing")
        assert store.pool() == (1, 1)
        await store.close()
        assert store.pool() == (0, 0)

    asyncio.run(run())


def test_a_database_of_a_newer_version_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript("create table future (x); pragma user_version = 99;")
    connection.close()
    before = path.read_bytes()
    expected = f"^{path}: expected a database of version {len(MIGRATIONS)} or older; this one is 99. Use a newer Interstice$"
    with pytest.raises(Refused, match=expected):
        asyncio.run(SqliteStore(path).open())
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_postgresql_of_a_newer_version_is_refused_and_left_as_it_is(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(lambda: PostgresStore(postgres_url)):
            pass
        connection = await asyncpg.connect(postgres_url)
        count = "select count(*), max(number) from version"
        before = await connection.fetchrow(count)
        await connection.execute("insert into version values (99)")
        try:
            expected = f": expected a database of version {before[1]} or older; this one is 99. Use a newer Interstice$"
            with pytest.raises(Refused, match=expected):
                await PostgresStore(postgres_url).open()
            assert await connection.fetchrow(count) == (before[0] + 1, 99)
        finally:
            await connection.execute("delete from version where number = 99")
            await connection.close()

    asyncio.run(run())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_text("no database at all, but long enough to be taken for one" * 20)
    with pytest.raises(Refused, match="expected a database of the server; file is not a database"):
        asyncio.run(SqliteStore(path).open())
    assert path.read_text().startswith("no database at all")
