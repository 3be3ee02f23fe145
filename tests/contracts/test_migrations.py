"""Databases of every earlier version are migrated to this one, and nothing is lost on the way.

The folder `earlier` holds a dump of each, made by a program of that version: one game is over, another is under way. The current
version's dump is there as well; `earlier/make.py` writes it.
"""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import msgspec
import pytest
from keeping import name, opened

from interstice.bus.local import LocalBus
from interstice.core.refused import Refused
from interstice.server.playing.games import Wish
from interstice.server.playing.hall import Hall
from interstice.server.playing.people import person_of
from interstice.store import migrations, postgres_schema
from interstice.store.ages import reduce_game_head, reduce_room_entries
from interstice.store.migrations import Extension, Migration
from interstice.store.people import PAIRINGS, PERSON_GAMES, PERSON_ROOMS
from interstice.store.postgres import PostgresStore
from interstice.store.reports import CARD, OPEN, PERSON, REPORTS, Report
from interstice.store.results import RESULTS
from interstice.store.rows import Insert, Put
from interstice.store.sqlite import SqliteStore
from interstice.store.store import Store, Verdict
from interstice.store.table import Table

EARLIER = sorted(Path(__file__).with_name("earlier").glob("*.sql"))
RESULTS_SINCE = next(n for n, step in enumerate(migrations.MIGRATIONS, 1) if RESULTS in step.creates)
"""The version from which on results are kept."""
DAYS_SINCE = next(
    n
    for n, step in enumerate(migrations.MIGRATIONS, 1)
    if any(each.table is RESULTS for each in step.extends)
)
"""The version from which on a result says which day's line it was."""
ONE_TABLE_SINCE = next(n for n, step in enumerate(migrations.MIGRATIONS, 1) if REPORTS in step.creates)
"""The version from which on all reports are in one table."""
BEFORE_ONE_TABLE = [path for path in EARLIER if int(path.stem.partition("-")[2]) < ONE_TABLE_SINCE]
"""Then reports about people were stored in rooms."""
BEFORE_DAYS = [path for path in EARLIER if int(path.stem.partition("-")[2]) == DAYS_SINCE - 1]
ANA = "token-of-ana-0123456789"
ANAS_REPORT = Report(
    id="report-1",
    at=1_700_000_000.5,
    kind=CARD,
    by="ana",
    about="moon-landing",
    game="game-1",
    deck="events",
    version="hash",
    language="de",
    year=-1969,
    why="o'clock?",
)


class Old(NamedTuple):
    """A database as a program of its version left it."""

    where: str
    version: int

    def store(self) -> Store:
        is_postgres = self.where.startswith("postgresql:")
        return PostgresStore(self.where) if is_postgres else SqliteStore(self.where)


def ask(where: str, sql: str, is_change: bool = False) -> list[tuple[Any, ...]]:
    """Run a query outside the store."""
    if not where.startswith("postgresql:"):
        with closing(sqlite3.connect(where)) as connection:
            found = connection.execute(sql).fetchall()
            if is_change:
                connection.commit()
            return found

    async def run() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(where)
        rows = [tuple(row) for row in await connection.fetch(sql)]
        await connection.close()
        return rows

    return asyncio.run(run())


@pytest.fixture(params=EARLIER, ids=lambda path: path.stem)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    kind, _, version = request.param.stem.partition("-")
    script = request.param.read_text()
    if kind == "sqlite":
        path = str(tmp_path / "games.sqlite")
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(script)
        return Old(path, int(version))
    url = request.getfixturevalue("empty_postgres")

    async def fill() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(script)
        await connection.close()

    asyncio.run(fill())
    return Old(url, int(version))


def test_there_is_a_dump_of_every_version() -> None:
    """Except the third, which changed nothing in SQLite, so there is no such dump."""
    numbers = range(1, len(migrations.MIGRATIONS) + 1)
    expected = {f"{kind}-{number}" for kind in ("sqlite", "postgres") for number in numbers} - {"sqlite-3"}
    assert {path.stem for path in EARLIER} == expected


def reduced(entries: list[tuple[Any, ...]], is_game: bool) -> list[tuple[Any, ...]]:
    """The entries of a stream without ages."""
    data = [row[-1] for row in entries]
    after = data if is_game else reduce_room_entries(data)
    return [(*row[:-1], new) for row, new in zip(entries, after, strict=True)]


def test_everything_an_earlier_version_stored_is_still_there(old: Old) -> None:
    has_numbers = old.version >= 2 and not old.where.startswith("postgresql:")
    join = "join stream on entry.stream = stream.number" if has_numbers else ""
    id = "stream.id" if has_numbers else "entry.stream"
    entries = ask(
        old.where, f"select {id}, seq, actor, command, at, data from entry {join} order by {id}, seq"
    )
    heads = ask(old.where, "select id, kind, head, made from stream order by made")
    codes = ask(old.where, "select code, stream from code")
    marks = ask(old.where, "select key, value from mark")
    due = (
        "select id from due join stream on number = stream"
        if has_numbers
        else "select id from stream where due > 0"
    )
    dues = [id for (id,) in ask(old.where, due)]
    assert len(heads) == 4
    assert len(codes) == 2
    # Since results are kept, a finished game is due until they are stored.
    assert len(dues) == (1 if old.version < RESULTS_SINCE else 2)
    assert len(entries) > 15
    assert marks
    is_game = {id: kind == "game" for id, kind, *_ in heads}
    assert (
        any(b'"age"' in head for id, _, head, _ in heads if is_game[id])
        or old.version >= migrations.WITHOUT_AGES_SINCE
    )
    heads = [
        (id, kind, reduce_game_head(head) if kind == "game" else head, made) for id, kind, head, made in heads
    ]
    entries = [
        row for id in is_game for row in reduced([row for row in entries if row[0] == id], is_game[id])
    ]

    async def run() -> None:
        async with opened(old.store) as (store,):
            assert [
                (stream, row.seq, row.actor, row.command, row.at, row.data)
                for stream in sorted(id for id, *_ in heads)
                for row in await store.read(stream)
            ] == sorted(entries)
            for id, kind, head, made in heads:
                assert await store.head(id) == head
                assert id in await store.older(kind, made + 0.5)
            assert [await store.find(code) for code, _ in codes] == [stream for _, stream in codes]
            kept = [(key, value) for key, value in marks if not key.startswith(("alias-", "pair-"))]
            assert [await store.get(key) for key, _ in kept] == [value for _, value in kept]
            assert sorted(await store.take_due(2e9, 3e9)) == sorted(dues)
            if old.version >= 4:
                (sha256,) = await store.blobs.owned("card:a")
                blob = await store.blobs.find(sha256)
                assert blob
                assert [piece async for piece in store.blobs.read(blob)] == [b"a picture"]
            stored = [ANAS_REPORT] if old.version >= 5 else []
            assert await store.rows.find(REPORTS) == stored
            new = msgspec.structs.replace(ANAS_REPORT, id="report-2", at=1_700_000_001.0, year=None)
            assert await store.rows.write(Insert(REPORTS, new))
            assert await store.rows.find(REPORTS, by=("at",)) == [*stored, new]

    asyncio.run(run())


def test_games_of_an_earlier_version_are_played_on(old: Old) -> None:
    async def run() -> None:
        hall = Hall(old.store(), LocalBus(), lambda: 1_700_000_100.0)
        await hall.open()
        ana = await hall.people.who(ANA)
        rooms = [await hall.rooms.find(id) for id in await hall.store.older("room", 2e9)]
        games = [await hall.games.find(room.game) for room in rooms if room.game is not None]
        assert [live.game.over for live in games] == [True, False]
        room, live = rooms[1], games[1]
        assert [held and held.name for held in room.seats][:2] == ["Person 0", "Person 1"]
        luck = random.Random(1)
        while not live.game.over:
            seat, asks = next(asked for asked in live.game.asks.items() if asked[1])
            move = luck.choice(list(asks[0].moves()))
            await hall.act(live, room, Wish(ana, name(), seat, move, live.entries, 0.0))
        await hall.close()

    asyncio.run(run())


@pytest.mark.parametrize("old", BEFORE_ONE_TABLE, indirect=True, ids=lambda path: path.stem)
def test_reports_about_people_leave_the_rooms_and_become_rows(old: Old) -> None:
    """Also one with signs that PostgreSQL cannot take out of JSON."""
    ((room,),) = ask(old.where, "select id from stream where kind = 'room' order by made limit 1")
    why = r"he said \"o'clock\" \\u0000 \u0000\n"
    data = f'[{{"event":"Reported","by":"ana","person":"ben","why":"{why}"}}]'
    change(old, room, data.encode())

    async def run() -> None:
        async with opened(old.store) as (store,):
            (report,) = await store.rows.find(REPORTS, {"kind": PERSON}, ("at",))
            assert (report.by, report.about, report.room, report.state) == ("ana", "ben", room, OPEN)
            assert report.why.startswith('he said "o\'clock" ')
            assert report.at == (await store.read(room))[0].at
            assert (await store.read(room))[0].data == b"[]"
            hall = Hall(store, LocalBus(), lambda: 1_700_000_100.0)
            assert (await hall.rooms.find(room)).entries > 1

    asyncio.run(run())


def test_pairings_of_an_earlier_version_are_still_good(old: Old) -> None:
    """Those of before version 8 were marks."""
    paired, person, other = "token-of-the-phone-0123456789", "c21882d2c08272443c29", "a" * 20
    if old.version < 8:
        ask(
            old.where,
            f"insert into mark values ('alias-{person_of(paired)}', '{person}') returning key",
            True,
        )
        ask(old.where, f"insert into mark values ('alias-{other}', 'b') returning key", True)
        ask(old.where, f"insert into mark values ('alias-b', '{other}') returning key", True)

    async def run() -> None:
        hall = Hall(old.store(), LocalBus(), lambda: 1_700_000_100.0)
        await hall.open()
        (offered,) = await hall.store.rows.find(PAIRINGS)
        assert offered.person == await hall.people.who(ANA) == person
        assert offered.until > 1_700_000_100
        if old.version < 8:
            assert await hall.people.who(paired) == person
            assert await hall.people.all_ids(person) == [person, person_of(paired)]
            assert await hall.people.all_ids("b") == ["b"]
            keys = await hall.store.keys("", 100)
            assert [key for key in keys if key.startswith(("alias-", "pair-"))] == []
        joined = await hall.people.pair("token-of-the-tablet-0123456789", offered.code)
        assert joined.person == person
        await hall.close()

    asyncio.run(run())


def change(old: Old, room: str, data: bytes) -> None:
    """Put something else into the first entry of a room, outside the store."""
    if old.where.startswith("postgresql:"):

        async def run() -> None:
            connection = await asyncpg.connect(old.where)
            sql = "update entry set data = $1 where stream = $2 and seq = 0"
            await connection.execute(sql, data, room)
            await connection.close()

        asyncio.run(run())
        return
    stream = "(select number from stream where id = ?)" if old.version >= 2 else "?"
    with closing(sqlite3.connect(old.where)) as connection:
        connection.execute(f"update entry set data = ? where stream = {stream} and seq = 0", (data, room))
        connection.commit()


def test_it_is_known_who_was_where_in_an_earlier_version(old: Old) -> None:
    async def run() -> None:
        async with opened(old.store) as (store,):
            ana = person_of(ANA)
            rooms = await store.older("room", 2e9)
            games = await store.older("game", 2e9)
            assert sorted(visit.room for visit in await store.rows.find(PERSON_ROOMS)) == sorted(rooms)
            played = await store.rows.find(PERSON_GAMES, {"person": ana}, ("at",))
            assert [(each.game, each.seat) for each in played] == [
                (game, seat) for game in games for seat in range(2)
            ]
            assert {visit.person for visit in await store.rows.find(PERSON_ROOMS)} == {ana}

    asyncio.run(run())


@pytest.mark.parametrize("old", BEFORE_DAYS, indirect=True, ids=lambda path: path.stem)
def test_results_of_an_earlier_version_are_those_of_no_day(old: Old) -> None:
    """`interstice results recompute` finds out which were."""
    columns = ", ".join(f'"{name}"' for name in RESULTS.columns if name != "daily")
    values = """'ana', 'game-1', 5.5, 0, 'solo', 'solo', '["events"]', '{}', 1, 0, false, true, null, 8, null, 10, 8, 10, '', 0"""
    ask(old.where, f"insert into result ({columns}) values ({values}) returning game", True)

    async def run() -> None:
        async with opened(old.store) as (store,):
            (result,) = await store.rows.find(RESULTS, {"person": "ana"})
            assert (result.game, result.decks, result.score, result.daily) == ("game-1", ("events",), 8, "")

    asyncio.run(run())


def shape(where: str) -> list[tuple[Any, ...]]:
    """Every column and every index."""
    if where.startswith("postgresql:"):
        return ask(
            where,
            "select table_name, column_name, data_type, is_nullable, column_default, collation_name"
            " from information_schema.columns where table_schema = 'public' order by 1, 2",
        ) + ask(where, "select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1")
    made = ask(where, "select type, name, coalesce(sql, '') from sqlite_master order by type, name")
    return [(kind, name, " ".join(sql.split())) for kind, name, sql in made]


def test_a_database_ends_up_the_same_whatever_version_it_began_with(
    old: Old, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def run(store: Store) -> None:
        async with opened(lambda: store):
            pass

    asyncio.run(run(old.store()))
    if old.where.startswith("postgresql:"):
        fresh = request.getfixturevalue("module_postgres")
    else:
        fresh = str(tmp_path / "fresh.sqlite")
    asyncio.run(run(Old(fresh, 0).store()))
    assert shape(old.where) == shape(fresh)


def test_nodes_that_start_at_once_migrate_once(old: Old) -> None:
    async def run() -> None:
        stores = [old.store() for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        assert [len(await store.streams("game")) for store in stores] == [2] * 4
        for store in stores:
            await store.close()

    asyncio.run(run())
    latest = len(migrations.MIGRATIONS)
    assert ask(old.where, f"select count(*) from version where number = {latest}") == [(1,)]


# Older and newer programs sharing a database


class Note(msgspec.Struct, frozen=True):
    id: str
    text: str


class LongerNote(msgspec.Struct, frozen=True):
    """The same table in a later version."""

    id: str
    text: str
    language: str = 'it\'s "en"'
    length: int = -1
    tags: tuple[str, ...] = ()
    why: str | None = None


NOTES = Table("note", Note, ("id",))
LONGER_NOTES = Table("note", LongerNote, ("id",), indexes=(("language",), ("text",)))
NEW_COLUMNS = ("language", "length", "tags", "why")

RELEASED = migrations.MIGRATIONS
FIRST = (*RELEASED, Migration(creates=(NOTES,)))
SECOND = (
    *RELEASED,
    Migration(creates=(LONGER_NOTES,)),
    Migration(extends=(Extension(LONGER_NOTES, NEW_COLUMNS, (("language",), ("text",))),)),
)
CHANGED = (*FIRST, Migration("drop table note", "drop table note", is_addition=False))


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Callable[[tuple[Migration, ...]], None]:
    """Turn this program into one of another version."""
    return lambda known: monkeypatch.setattr(migrations, "MIGRATIONS", known)


Program = Callable[[tuple[Migration, ...]], None]


def test_an_older_program_can_use_a_database_with_additions(
    empty_stores: Callable[[], Store], program: Program
) -> None:
    async def run() -> None:
        program(FIRST)
        async with opened(empty_stores) as (older,):
            await older.rows.write(Insert(NOTES, Note("a", "old")))
            program(SECOND)
            async with opened(empty_stores) as (newer,):
                assert await newer.rows.get(LONGER_NOTES, "a") == LongerNote("a", "old")
                await newer.rows.write(Insert(LONGER_NOTES, LongerNote("b", "new", "de", 3, ("x",), "so")))
                # One that has been running all the time, and one that starts now.
                await older.rows.write(Insert(NOTES, Note("c", "old again")))
                program(FIRST)
                async with opened(empty_stores) as (again,):
                    assert await again.rows.get(NOTES, "b") == Note("b", "new")
                    await again.rows.write(Put(NOTES, Note("b", "changed")))
                    assert await again.create("g", "game", b"", 1.0)
                    assert await again.append("g", 0, "ana", "c", 1.0, b"") is Verdict.STORED
                assert await newer.rows.get(LONGER_NOTES, "c") == LongerNote("c", "old again")
                there = await newer.rows.get(LONGER_NOTES, "b")
                assert there == LongerNote("b", "changed", "de", 3, ("x",), "so")
                assert await newer.rows.find(LONGER_NOTES, {"language": "de"}) == [there]

    asyncio.run(run())


def test_an_older_program_refuses_a_database_that_was_changed(
    empty_stores: Callable[[], Store], program: Program
) -> None:
    async def run() -> None:
        program(CHANGED)
        async with opened(empty_stores):
            pass
        latest = len(CHANGED)
        for known in (RELEASED, FIRST):
            program(known)
            expected = f": expected a database of version {len(known)} or older; this one is {latest}. Use a newer Interstice$"
            with pytest.raises(Refused, match=expected):
                await empty_stores().open()
        program(CHANGED)
        async with opened(empty_stores) as (store,):
            assert await store.create("g", "game", b"", 1.0)

    asyncio.run(run())


def test_what_running_nodes_rely_on_is_not_changed_under_them(
    empty_postgres: str, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_schema, "OTHERS_LEAVE", 0.2)

    async def run() -> None:
        program(FIRST)
        async with opened(lambda: PostgresStore(empty_postgres)) as (running,):
            await running.rows.write(Insert(NOTES, Note("a", "old")))
            program(CHANGED)
            why = "expected nobody else to use the database while its tables are changed; 1 connections are open. Stop all nodes first$"
            with pytest.raises(Refused, match=why):
                await PostgresStore(empty_postgres).open()
            assert await running.rows.get(NOTES, "a") == Note("a", "old")
        async with opened(lambda: PostgresStore(empty_postgres)) as (store,):
            assert await store.streams("game") == []

    asyncio.run(run())


def test_nodes_that_start_at_once_do_not_block_each_others_migration(
    empty_postgres: str, program: Program
) -> None:
    async def run() -> None:
        program(FIRST)
        async with opened(lambda: PostgresStore(empty_postgres)):
            pass
        program(CHANGED)
        stores = [PostgresStore(empty_postgres) for _ in range(3)]
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("for_sqlite", [True, False], ids=["sqlite", "postgres"])
def test_a_migration_that_is_called_an_addition_only_adds(for_sqlite: bool) -> None:
    adds = re.compile(r"\s*(create (table|(unique )?index)|alter table \S+ add column) ")
    for number, step in enumerate(migrations.MIGRATIONS, 1):
        if step.is_addition:
            for statement in migrations.statements(number, for_sqlite):
                assert adds.match(statement), f"version {number}: {statement}"


def test_a_column_that_is_added_has_a_default() -> None:
    with pytest.raises(TypeError, match=r"note\.text: expected a default for"):
        LONGER_NOTES.add_column("text")
