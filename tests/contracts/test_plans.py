"""No request looks through all results, placements, tries or own decks: every statement finds its rows by an index, on both databases."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from finished import finished

from interstice.bus.local import LocalBus
from interstice.decks.edition import About
from interstice.server.daily.daily import Daily
from interstice.server.daily.standing import daily_standing
from interstice.server.playing.drafts import Draft, new_id
from interstice.server.playing.edits import Change
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.results import showing
from interstice.server.results.counting import Counting
from interstice.server.results.page import missed_most, played_games, standing
from interstice.store.postgres import PostgresStore
from interstice.store.sqlite import SqliteStore
from interstice.store.store import Store
from interstice.store.table import Statement, Table

ANA = "ana"
LARGE = (
    "counted_game",
    "result",
    "placement",
    "tally",
    "card_tally",
    "face_tally",
    "daily_try",
    "shown_page",
    "own_deck",
    "own_card",
    "own_version",
    "own_picture",
    "deck_link",
    "deck_pin",
    "pinned_game",
)
"""The tables that grow with the number of games or people."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Statement]:
    """Every statement that looks for rows."""
    found: list[Statement] = []
    for method in ("find", "count"):
        original: Callable[..., Statement] = getattr(Table, method)

        def noted(*given: Any, original: Callable[..., Statement] = original) -> Statement:
            found.append(original(*given))
            return found[-1]

        monkeypatch.setattr(Table, method, noted)
    return found


async def look_at_everything(store: Store) -> None:
    """What the routes of my page, of pages that are shown, and of the daily line read; and what the end of a game does."""
    await store.open()
    hall = Hall(store, LocalBus(), lambda: 1_700_000_000.0)
    await Counting(store.rows).count(finished("events", [ANA, "ben"]))
    shown = await showing.show(store, ANA, showing.Showing(games=True), 0.0)
    await showing.for_others(store, await showing.find_shown(store, shown.link, hall.restraints), 1000.0)
    await standing(store, ANA, 1000.0)
    await played_games(store, ANA, (900.0, "game"))
    await missed_most(store, ANA)
    daily = Daily(hall)
    line = await daily.line(daily.today)
    await daily.try_of(line.day, ANA)
    await daily_standing(store, daily, ANA)
    await daily.played(ANA)
    await look_at_own_decks(hall)
    await store.close()


async def look_at_games(store: Store) -> None:
    """What is read of whole games, when somebody plays a line and looks at it."""
    await store.open()
    hall = Hall(store, LocalBus(), lambda: 1_700_000_000.0)
    daily = Daily(hall)
    code = await daily.play(daily.today, ANA, "Ana", "en")
    await store.close()
    await store.open()
    later = Hall(store, LocalBus(), hall.now)
    room = await later.rooms.enter(code, ANA)
    begun = await Daily(later).try_of(daily.today, ANA)
    assert begun is not None
    await Daily(later).settle(begun)
    await store.head(room.game or "")
    await played_games(store, ANA)
    await store.close()


async def look_at_own_decks(hall: Hall) -> None:
    """What the routes of own decks read, from making one to deleting it."""
    own = hall.own
    drafts = [Draft(id=new_id(), year=1900 + at, title={"de": f"Es geschieht {at}"}) for at in range(20)]
    deck = (await own.create(ANA, About(name={"de": "Rom"}, licence=""), drafts)).id
    await own.add_picture(deck, ANA, b"a picture")
    await own.of(ANA)
    await own.photos(ANA)
    await own.save(deck, ANA, [Change("note:de", drafts[0].id, "", "So war es.")])
    await own.undo(deck, ANA)
    await own.versions(deck, ANA)
    link = await own.link(deck, ANA, "play")
    await own.links(deck)
    await hall.rooms.open(ANA, RoomWish("events", {"hand": 4}, (f"own:{deck}",)))
    room = await hall.rooms.open(ANA, RoomWish("events", {"hand": 4}, (f"link:{link.token}",)))
    await hall.pins.begin("game", room.head.decks)
    await own.delete(deck, ANA)
    await hall.pins.let_go(deck)


def of_large_tables(asked: list[Statement]) -> dict[str, list[Any]]:
    """One of each kind."""
    found = {each.sql: each.values for each in asked if any(f'from "{name}"' in each.sql for name in LARGE)}
    assert len(found) >= 10
    return found


def test_sqlite_finds_every_row_by_an_index(tmp_path: Path, asked: list[Statement]) -> None:
    file = tmp_path / "games.sqlite"
    asyncio.run(look_at_everything(SqliteStore(file)))
    connection = sqlite3.connect(file)
    for sql, values in of_large_tables(asked).items():
        plan = [row[3] for row in connection.execute(f"explain query plan {sql}", values)]
        assert all(step.startswith("SEARCH") for step in plan), (sql, plan)
    connection.close()


def test_sqlite_reads_no_stream_and_no_entry_but_by_an_index(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """These statements are written by hand, not generated from tables."""
    file, told = tmp_path / "games.sqlite", set[str]()
    connect = sqlite3.connect

    def noted(*given: Any, **more: Any) -> sqlite3.Connection:
        connection = connect(*given, **more)
        connection.set_trace_callback(told.add)
        return connection

    asyncio.run(look_at_everything(SqliteStore(file)))
    monkeypatch.setattr(sqlite3, "connect", noted)
    asyncio.run(look_at_games(SqliteStore(file)))
    monkeypatch.undo()
    connection = sqlite3.connect(file)
    read = [
        sql for sql in told if sql.startswith("select") and re.search(r" from (stream|entry|code)\b", sql)
    ]
    assert len(read) >= 3
    for sql in read:
        plan = [row[3] for row in connection.execute(f"explain query plan {sql}")]
        assert any(step.startswith("SEARCH") for step in plan), (sql, plan)
        assert not any(step.startswith("SCAN") for step in plan), (sql, plan)
    connection.close()


def test_postgres_finds_every_row_by_an_index(empty_postgres: str, asked: list[Statement]) -> None:
    async def run() -> None:
        await look_at_everything(PostgresStore(empty_postgres))
        connection = await asyncpg.connect(empty_postgres)
        # A table of a few rows is otherwise read as a whole, whatever indexes it has.
        await connection.execute("set enable_seqscan = off")
        for sql, values in of_large_tables(asked).items():
            numbered = "".join(
                f"{part}${at}" if at <= len(values) else part for at, part in enumerate(sql.split("?"), 1)
            )
            plan = "\n".join(row[0] for row in await connection.fetch(f"explain {numbered}", *values))
            assert "Index" in plan, (sql, plan)
            assert "Seq Scan" not in plan, (sql, plan)
        await connection.close()

    asyncio.run(run())
