"""Every day: my page and the daily line, where many have played for long.

Made-up data: a million results of 50,000 people, one of whom plays all day and has played a line on each of 1,000 days;
10,000 whole games; 20,000 players of one day, most of whom missed its hardest card.
"""

from __future__ import annotations

import asyncio
import http.client
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("tests", "tests/server")]

import asyncpg  # noqa: E402
import msgspec  # noqa: E402
from bars import Bar, judge  # noqa: E402
from crowd import GAMES, NOW, PLAYERS, RIGHT, SCORES, days_before, encoded, fill_all, game, token, tries  # noqa: E402
from finished import finished  # noqa: E402
from needs import OwnPostgres  # noqa: E402
from running import Server  # noqa: E402

from interstice.bus.local import LocalBus  # noqa: E402
from interstice.server.daily.daily import Daily  # noqa: E402
from interstice.server.playing.games import encode_entry  # noqa: E402
from interstice.server.playing.hall import Hall  # noqa: E402
from interstice.server.playing.heads import encode_head  # noqa: E402
from interstice.server.playing.people import person_of  # noqa: E402
from interstice.store.daily import DAILY_SUMS, DAILY_TRIES, DailyLine  # noqa: E402
from interstice.store.postgres import PostgresStore  # noqa: E402
from interstice.store.rows import Update  # noqa: E402
from interstice.store.sqlite import SqliteStore  # noqa: E402
from interstice.store.store import NewEntry, Store  # noqa: E402
from interstice.store.table import Table  # noqa: E402

ASKED = 100
"""How many people look at their pages."""
TOGETHER = 20_000
"""Rows that are written at once."""


async def play(store: Store) -> DailyLine:
    """A day's line that many have finished, and a whole game of its cards."""
    hall = Hall(store, LocalBus(), time.time)
    await store.open()
    daily = Daily(hall)
    line = await daily.line(daily.today)
    cards = (await hall.games.shelf.find(line.deck)).cards
    options = {"cards": "all", "lives": "endless"}
    live = finished("solo", [person_of(token(0))], options=options, cards=cards, at=NOW, knowing=0)
    head = encode_head(msgspec.structs.replace(live.head, deck=line.deck))
    entries = zip(live.game.log, live.actors(), strict=True)
    first, *rest = [
        NewEntry(game(0), at, actor, f"c{at}", NOW, 0.0, encode_entry(entry))
        for at, (entry, actor) in enumerate(entries)
    ]
    await store.create(game(0), "game", head, NOW, first=first)
    await store.rows.write(*rest)
    await store.rows.write(Update(DAILY_SUMS, (line.day,), {"scores": SCORES, "right": RIGHT}))
    await hall.close()
    return line


# Databases

NUMBERED = f"with recursive copy(n) as (select 1 union all select n + 1 from copy where n + 1 < {GAMES})"
COPY_GAMES = f"""insert into stream (id, kind, made, head) {NUMBERED}
    select 'game-' || n, kind, made, head from stream, copy where id = 'game-0'"""
COPY_ENTRIES = """insert into entry (stream, seq, actor, command, at, lag, data)
    select copied.{key}, seq, actor, command, at, lag, data from entry
    join stream as one on one.{key} = entry.stream and one.id = 'game-0'
    join stream as copied on copied.kind = 'game' and copied.id <> 'game-0'"""
"""The first game, many times over. In SQLite streams have numbers."""


class Sqlite:
    name = "SQLite"

    def __init__(self, path: Path) -> None:
        self.address = str(path)

    def store(self) -> Store:
        return SqliteStore(Path(self.address))

    def copy_games(self) -> None:
        self._work(
            lambda connection: [
                connection.execute(COPY_GAMES),
                connection.execute(COPY_ENTRIES.format(key="number")),
            ]
        )

    def fill(self, table: Table[Any], rows: Iterable[Sequence[object]]) -> None:
        marks = ", ".join("?" * len(table.columns))
        self._work(
            lambda connection: connection.executemany(f'insert into "{table.name}" values ({marks})', rows)
        )

    def _work(self, work: Callable[[sqlite3.Connection], object]) -> None:
        connection = sqlite3.connect(self.address, isolation_level=None)
        connection.execute("pragma synchronous = off")
        connection.execute("begin")
        work(connection)
        connection.execute("commit")
        connection.close()


class Postgres:
    name = "PostgreSQL"

    def __init__(self, url: str) -> None:
        self.address = url

    def store(self) -> Store:
        return PostgresStore(self.address)

    def copy_games(self) -> None:
        async def work() -> None:
            connection = await asyncpg.connect(self.address)
            await connection.execute(COPY_GAMES)
            await connection.execute(COPY_ENTRIES.format(key="id"))
            await connection.close()

        asyncio.run(work())

    def fill(self, table: Table[Any], rows: Iterable[Sequence[object]]) -> None:
        async def work() -> None:
            connection, left = await asyncpg.connect(self.address), iter(rows)
            while some := list(islice(left, TOGETHER)):
                await connection.copy_records_to_table(table.name, records=some, columns=list(table.columns))
            await connection.execute(f'analyze "{table.name}"')
            await connection.close()

        asyncio.run(work())


# Asking


class Times(NamedTuple):
    """In milliseconds."""

    median: float
    most: float
    """Within which 19 of 20 answers came."""


def ask(server: Server, path: str, numbers: Iterable[int]) -> Times:
    """How long the answers took, over one connection for each person."""
    times = []
    for number in numbers:
        connection = http.client.HTTPConnection("127.0.0.1", server.port)
        connection.connect()
        began = time.perf_counter()
        connection.request("GET", path, headers={"authorization": f"Bearer {token(number)}"})
        answer = connection.getresponse()
        answer.read()
        times.append(1000 * (time.perf_counter() - began))
        assert answer.status == 200, path
        connection.close()
    return Times(median(times), quantiles(times, n=20)[-1])


def measure(database: Sqlite | Postgres) -> Iterator[Bar]:
    line = asyncio.run(play(database.store()))
    database.copy_games()
    fill_all(database.fill)
    database.fill(DAILY_TRIES, encoded(DAILY_TRIES, tries(line.day)))
    for table, rows in days_before(line).items():
        database.fill(table, encoded(table, rows))
    some, busiest = range(1, PLAYERS, PLAYERS // ASKED), [0] * ASKED
    with Server(database.address) as server:
        ask(server, "/api/me/page", some)
        for path, name, bar, target in (
            ("/api/me/page", "my page", 100, 20),
            (f"/api/daily/{line.day}", f"how {PLAYERS} did on one day", 20, 8),
            ("/api/daily", "today's line on the start page", 20, 8),
        ):
            for who, numbers in (("", some), (", for one who plays all day", busiest)):
                times = ask(server, path, numbers)
                yield Bar(f"{database.name}: {name}{who}", times.median, "ms", bar, target)
                yield Bar("  19 of 20 answers", times.most, "ms", bar, target)


def main() -> bool:
    with tempfile.TemporaryDirectory() as folder, OwnPostgres() as postgres:
        databases = (Sqlite(Path(folder) / "games.sqlite"), Postgres(postgres.url()))
        return judge(bar for database in databases for bar in measure(database))


if __name__ == "__main__":
    sys.exit(not main())
