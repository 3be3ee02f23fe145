"""One suite for every store: typed rows in tables."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest
from keeping import name, opened

from interstice.core.refused import Refused
from interstice.store import migrations, rows
from interstice.store.migrations import Migration
from interstice.store.postgres import PostgresStore
from interstice.store.postgres_rows import numbered
from interstice.store.rows import Insert, Put, Remove, Update
from interstice.store.sqlite import SqliteStore
from interstice.store.sqlite_reader import Reader
from interstice.store.store import NewEntry, Store, Verdict
from interstice.store.table import Statement, Table


class Note(msgspec.Struct, frozen=True):
    """A column of every kind; `order` is a reserved word in SQL."""

    shelf: str
    order: int
    title: str
    weight: float
    is_open: bool
    picture: bytes
    words: dict[str, str]
    tags: tuple[str, ...] = ()
    why: str | None = None


NOTES = Table("note", Note, ("shelf", "order"), indexes=(("shelf", "weight"), ("title",)))


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str


PEOPLE = Table("somebody", Person, ("id",), unique=(("name",),))


@pytest.fixture(params=["sqlite", "postgres"])
def stores(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[], Store]:
    """Makes stores that also have these tables."""
    monkeypatch.setattr(
        migrations, "MIGRATIONS", (*migrations.MIGRATIONS, Migration(creates=(NOTES, PEOPLE)))
    )
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "games.sqlite")
    url = request.getfixturevalue("module_postgres")
    return lambda: PostgresStore(url)


def note(shelf: str, order: int, weight: float = 1.0, **more: Any) -> Note:
    given = {"title": f"{shelf} {order}", "is_open": True, "picture": b"", "words": {}, **more}
    return Note(shelf, order, weight=weight, **given)


def test_a_row_comes_back_as_it_was(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        shelf = name()
        plain = note(shelf, 1)
        odd = Note(
            shelf,
            -(2**63),
            "o'clock; drop table note --?$1",
            float("-inf"),
            False,
            b"\0\xff",
            {"de": "Übung", "": "\0"},
            ("a", "日本", "😀"),
            "",
        )
        async with opened(stores) as (store,):
            assert await store.rows.write(Insert(NOTES, plain), Insert(NOTES, odd))
        async with opened(stores) as (store,):
            assert await store.rows.get(NOTES, shelf, 1) == plain
            found = await store.rows.get(NOTES, shelf, -(2**63))
            assert found == odd
            assert [type(value) for value in msgspec.structs.astuple(found)] == [
                type(value) for value in msgspec.structs.astuple(odd)
            ]
            assert await store.rows.get(NOTES, shelf, 2) is None

    asyncio.run(run())


def test_a_row_is_inserted_once_and_put_any_number_of_times(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        shelf = name()
        async with opened(stores) as (store,):
            assert await store.rows.write(Insert(NOTES, note(shelf, 1)))
            assert not await store.rows.write(Insert(NOTES, note(shelf, 1, 2.0)))
            assert await store.rows.get(NOTES, shelf, 1) == note(shelf, 1)
            for weight in (3.0, 4.0):
                assert await store.rows.write(Put(NOTES, note(shelf, 1, weight)))
                assert await store.rows.get(NOTES, shelf, 1) == note(shelf, 1, weight)
            assert await store.rows.count(NOTES, {"shelf": shelf}) == 1

    asyncio.run(run())


def test_unique_values_are_unique(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        ana, ben, called = name(), name(), name()
        async with opened(stores) as (store,):
            assert await store.rows.write(Insert(PEOPLE, Person(ana, called)))
            assert not await store.rows.write(Insert(PEOPLE, Person(ben, called)))
            assert not await store.rows.write(Put(PEOPLE, Person(ben, called)))
            assert await store.rows.write(Insert(PEOPLE, Person(ben, name())))
            assert not await store.rows.write(Update(PEOPLE, (ben,), {"name": called}))
            assert await store.rows.find(PEOPLE, {"name": called}) == [Person(ana, called)]

    asyncio.run(run())


def test_a_row_is_changed_or_removed_if_it_is_as_expected(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        shelf = name()
        key = (shelf, 1)
        async with opened(stores) as (store,):
            write = store.rows.write
            assert not await write(Update(NOTES, key, {"weight": 2.0}))
            assert not await write(Remove(NOTES, key))
            await write(Insert(NOTES, note(shelf, 1)))
            assert not await write(Update(NOTES, key, {"weight": 2.0}, {"weight": 7.0}))
            assert not await write(Update(NOTES, key, {"weight": 2.0}, {"why": "because"}))
            assert await write(Update(NOTES, key, {"weight": 2.0, "why": "so"}, {"weight": 1.0, "why": None}))
            assert await store.rows.get(NOTES, *key) == note(shelf, 1, 2.0, why="so")
            assert not await write(Remove(NOTES, key, {"why": None}))
            assert await write(Remove(NOTES, key, {"why": "so"}))
            assert await store.rows.get(NOTES, *key) is None

    asyncio.run(run())


def test_rows_are_found_by_an_index_in_its_order_and_page_by_page(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        shelf, other = name(), name()
        notes = [note(shelf, order, float(order % 3)) for order in range(10)]
        by_weight = sorted(notes, key=lambda each: (each.weight, each.order))
        async with opened(stores) as (store,):
            await store.rows.write(*(Insert(NOTES, each) for each in (*reversed(notes), note(other, 1))))
            find = store.rows.find
            assert await find(NOTES, {"shelf": shelf}) == notes
            assert await find(NOTES, {"shelf": shelf}, descending=True, limit=3) == notes[:-4:-1]
            assert await find(NOTES, {"shelf": shelf}, ("weight",)) == by_weight
            assert await find(NOTES, {"weight": 2.0, "shelf": shelf}) == [notes[2], notes[5], notes[8]]
            assert await find(NOTES, {"title": f"{shelf} 4"}) == [notes[4]]
            for descending, expected in ((False, by_weight), (True, by_weight[::-1])):
                read, after = [], None
                while page := await find(
                    NOTES, {"shelf": shelf}, ("weight",), after=after, descending=descending, limit=3
                ):
                    read += page
                    after = (page[-1].weight, page[-1].order)
                assert read == expected
            assert await store.rows.count(NOTES, {"shelf": shelf}) == 10
            assert await store.rows.count(NOTES, {"shelf": name()}) == 0

    asyncio.run(run())


def test_text_sorts_the_same_whatever_the_databases_locale(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        place = name()
        ends = ["", "%", "A", "B", "_", "a", "ab", "b", "ä", "日本", "😀"]
        async with opened(stores) as (store,):
            await store.rows.write(*(Insert(PEOPLE, Person(place + end, name())) for end in reversed(ends)))
            found = await store.rows.find(PEOPLE, after=(place,), limit=len(ends) - 1)
            assert [person.id for person in found] == [place + end for end in ends[1:]]

    asyncio.run(run())


def test_a_search_without_an_index_is_an_error(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with opened(stores) as (store,):
            for where, by in (({"weight": 1.0}, ()), ({"shelf": ""}, ("title",)), ({}, ("weight",))):
                with pytest.raises(TypeError, match="note: expected an index that begins with"):
                    await store.rows.find(NOTES, where, by)
            with pytest.raises(TypeError, match="note: expected an index that begins with"):
                await store.rows.count(NOTES, {"is_open": True})
            with pytest.raises(KeyError):
                await store.rows.write(Update(NOTES, ("", 1), {'weight" = 1 --': 1.0}))

    asyncio.run(run())


def test_a_page_is_found_by_its_index_alone(
    tmp_path: Path, module_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither database scans the whole table or sorts the result."""
    monkeypatch.setattr(
        migrations, "MIGRATIONS", (*migrations.MIGRATIONS, Migration(creates=(NOTES, PEOPLE)))
    )
    asked = [
        NOTES.find({"shelf": "a"}, (), None, False, 10),
        NOTES.find({"shelf": "a"}, ("weight",), (1.0, 2), False, 10),
        NOTES.find({"shelf": "a"}, ("weight",), (1.0, 2), True, 10),
        NOTES.find({"title": "a"}, (), ("a", 1), False, 10),
        NOTES.find({}, ("title",), None, True, 10),
        PEOPLE.find({"name": "a"}, (), None, False, 10),
    ]

    async def run() -> None:
        async with opened(lambda: SqliteStore(tmp_path / "games.sqlite")):
            pass
        async with opened(lambda: PostgresStore(module_postgres)):
            pass
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as connection:
            for sql, values in asked:
                plan = str(connection.execute(f"explain query plan {sql}", values).fetchall())
                assert "USING INDEX" in plan, plan
                assert "TEMP B-TREE" not in plan, plan
        postgres = await asyncpg.connect(module_postgres)
        # With so few rows it would otherwise scan all of them.
        await postgres.execute("set enable_seqscan = off; set enable_bitmapscan = off")
        for sql, values in asked:
            rows = await postgres.fetch(f"explain {numbered(sql)}", *values)
            plan = " ".join(row[0] for row in rows)
            assert "Index Scan" in plan, plan
            assert "Sort" not in plan, plan
        await postgres.close()

    asyncio.run(run())


def test_any_number_of_rows_is_read_and_cleared_in_pages(
    stores: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "PAGE", 3)

    async def run() -> None:
        shelf, other = name(), name()
        notes = [note(shelf, order, float(order % 2)) for order in range(9)]
        async with opened(stores) as (store,):
            await store.rows.write(Insert(NOTES, note(other, 1)), *(Insert(NOTES, each) for each in notes))
            assert [each async for each in store.rows.each(NOTES, {"shelf": shelf})] == notes
            heavy = [
                each.order
                async for each in store.rows.each(NOTES, {"shelf": shelf}, ("weight",), descending=True)
            ]
            assert heavy == [7, 5, 3, 1, 8, 6, 4, 2, 0]
            assert [each async for each in store.rows.each(NOTES, {"shelf": name()})] == []
            assert await store.rows.clear(NOTES, {"shelf": shelf}, 2) == 9
            assert await store.rows.clear(NOTES, {"shelf": shelf}) == 0
            assert await store.rows.count(NOTES, {"shelf": shelf}) == 0
            assert await store.rows.count(NOTES, {"shelf": other}) == 1

    asyncio.run(run())


def test_several_writes_all_happen_or_none(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        shelf, person = name(), name()
        async with opened(stores) as (store,):
            await store.rows.write(Insert(NOTES, note(shelf, 1)), Insert(NOTES, note(shelf, 2)))
            first = (
                Remove(NOTES, (shelf, 1)),
                Update(NOTES, (shelf, 2), {"weight": 9.0}),
                Insert(PEOPLE, Person(person, person)),
            )
            for impossible in (
                Insert(NOTES, note(shelf, 2)),
                Update(NOTES, (shelf, 3), {"weight": 1.0}),
                Remove(NOTES, (shelf, 1)),
            ):
                assert not await store.rows.write(*first, impossible)
                assert await store.rows.find(NOTES, {"shelf": shelf}) == [note(shelf, 1), note(shelf, 2)]
                assert await store.rows.get(PEOPLE, person) is None
            assert await store.rows.write(*first)
            assert await store.rows.find(NOTES, {"shelf": shelf}) == [note(shelf, 2, 9.0)]
            assert await store.rows.get(PEOPLE, person)

    asyncio.run(run())


def test_rows_and_entries_are_written_together(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        game, shelf = name(), name()
        async with opened(stores) as (store,):
            await store.create(game, "game", b"", 1.0)
            ends = NewEntry(game, 0, "ana", "end", 2.0, 0.0, b"over", due=5.0)
            assert await store.rows.write(ends, Insert(NOTES, note(shelf, 1)))
            assert store.entries == 1
            assert game in await store.take_due(6.0, 9.0, 1_000_000)
            for taken in (ends._replace(command="other"), ends._replace(seq=1)):
                assert not await store.rows.write(Insert(NOTES, note(shelf, 2)), taken)
            assert not await store.rows.write(
                ends._replace(seq=1, command="other"), Insert(NOTES, note(shelf, 1))
            )
            with pytest.raises(LookupError, match="there is no such stream"):
                await store.rows.write(Insert(NOTES, note(shelf, 2)), ends._replace(stream=name()))
            assert store.entries == 1
            assert [row.data for row in await store.read(game)] == [b"over"]
            assert await store.rows.find(NOTES, {"shelf": shelf}) == [note(shelf, 1)]
            assert await store.append(game, 1, "ana", "more", 3.0, b"") is Verdict.STORED

    asyncio.run(run())


def test_concurrent_changes_to_one_row_do_not_overwrite_each_other(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        shelf = name()

        async def add_one(store: Store) -> None:
            while True:
                there = await store.rows.get(NOTES, shelf, 1)
                assert there
                more = Update(
                    NOTES, (shelf, 1), {"weight": there.weight + 1}, expecting={"weight": there.weight}
                )
                if await store.rows.write(more):
                    return

        async with opened(stores, 2) as made:
            await made[0].rows.write(Insert(NOTES, note(shelf, 1, 0.0)))
            await asyncio.gather(*(add_one(store) for store in made * 5))
            assert await made[0].rows.get(NOTES, shelf, 1) == note(shelf, 1, 10.0)

    asyncio.run(run())


def test_two_writers_of_the_same_rows_in_a_different_order_both_succeed(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        shelf = name()
        async with opened(stores, 2) as made:
            await made[0].rows.write(*(Insert(NOTES, note(shelf, order)) for order in range(20)))
            there = [Put(NOTES, note(shelf, order, 2.0)) for order in range(20)]
            back = [Put(NOTES, note(shelf, order, 2.0)) for order in reversed(range(20))]
            done = await asyncio.gather(
                *(store.rows.write(*each) for store in made for each in (there, back))
            )
            assert done == [True] * 4

    asyncio.run(run())


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"title": "AB\0"}, "expected text without U\\+0000"),
        ({"title": "AB\ud800"}, "expected text without U\\+0000"),
        ({"title": None}, "note.title: expected `str`, got `null`"),
        ({"weight": "heavy"}, "note.weight: expected `float`, got `str`"),
        ({"weight": float("nan")}, "note.weight: expected a number"),
        ({"order": 2**63}, "note.order: expected a number of at most 64 bits"),
        ({"words": {"de": "\ud800"}}, "note.words: expected text without unpaired surrogates"),
    ],
)
def test_what_cannot_be_stored_is_refused_and_not_there(
    stores: Callable[[], Store], wrong: dict[str, Any], why: str
) -> None:
    async def run() -> None:
        shelf = name()
        async with opened(stores) as (store,):
            bad = msgspec.structs.replace(note(shelf, 1), **wrong)
            for write in (Insert(NOTES, bad), Put(NOTES, bad), Update(NOTES, (shelf, 2), wrong)):
                with pytest.raises(Refused, match=why):
                    await store.rows.write(Insert(NOTES, note(shelf, 2)), write)
            assert await store.rows.count(NOTES, {"shelf": shelf}) == 0
            assert await store.rows.find(NOTES, {"shelf": "\0"}) == []
            assert await store.rows.get(NOTES, "\ud800", 1) is None
            assert await store.rows.count(NOTES, {"shelf": "\0"}) == 0

    asyncio.run(run())


def test_a_column_to_sort_by_is_never_empty() -> None:
    for key, index in (("why", ()), ("words", ()), ("nothing", ()), ("shelf", (("why",),))):
        with pytest.raises(TypeError, match="expected a column to sort by"):
            Table("note", Note, (key,), index)


def test_an_endless_read_blocks_neither_the_loop_nor_closing(tmp_path: Path) -> None:
    endless = "with recursive n (x) as (select 1 union all select x + 1 from n) select count(*) from n"

    async def run() -> None:
        async with opened(lambda: SqliteStore(tmp_path / "games.sqlite")) as (store,):
            reader = Reader(str(tmp_path / "games.sqlite"))
            reading = asyncio.create_task(reader.fetch(Statement(endless, [])))
            assert await reader.fetch(Statement("select count(*) from entry", [])) == [(0,)]
            await store.create("g", "game", b"", 1.0)
            assert await store.append("g", 0, "ana", "c", 1.0, b"") is Verdict.STORED
            assert await reader.fetch(Statement("select count(*) from entry", [])) == [(1,)]
            assert not reading.done()
            await reader.close()
            with pytest.raises(sqlite3.OperationalError, match="interrupted"):
                await reading

    asyncio.run(run())
