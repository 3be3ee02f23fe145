"""Write dumps of the current version, which will be an earlier one some day.

    PYTHONPATH=src:tests python tests/contracts/earlier/make.py

Each holds two games of one person, one finished and one under way, a file and a report about a card.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import closing
from itertools import count
from pathlib import Path

from needs import OwnPostgres, programs

from interstice.bus.local import LocalBus
from interstice.server.playing.games import Wish
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.rooms import Room
from interstice.store.migrations import MIGRATIONS
from interstice.store.postgres import PostgresStore
from interstice.store.reports import CARD, REPORTS, Report
from interstice.store.rows import Insert
from interstice.store.sqlite import SqliteStore
from interstice.store.store import Store

TOKEN = "token-of-ana-0123456789"
LEFT_OUT = ("--", "SET ", "SELECT pg_catalog.set_config", "\\")
"""What pg_dump writes only for psql, or for a server with another configuration."""
REPORT = Report(
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
FOLDER = Path(__file__).parent


async def begin(hall: Hall, ana: str) -> Room:
    room = await hall.rooms.open(ana, RoomWish("events", {"hand": 2}, era=(1950, 1990)))
    for seat in range(2):
        await hall.rooms.change(
            room.id,
            ana,
            f"sit-{seat}",
            lambda room, seat=seat: (room.sit(ana, seat, f"Person {seat}"),),
        )
    await hall.rooms.change(room.id, ana, "say", lambda room: (room.say(ana, "Grüezi, o'clock?"),))
    await hall.start_game(room.id, ana, "start")
    return room


async def play(hall: Hall, ana: str, room: Room, most: int) -> None:
    luck = random.Random(1)
    assert room.game is not None
    live = await hall.games.find(room.game)
    for number in range(most):
        if live.game.over:
            return
        seat, asks = next(asked for asked in live.game.asks.items() if asked[1])
        move = luck.choice(list(asks[0].moves()))
        await hall.act(live, room, Wish(ana, f"move-{number}", seat, move, live.entries, 0.0))


async def fill(store: Store) -> None:
    async def picture() -> AsyncIterator[bytes]:
        yield b"a picture"

    seconds = count(1_700_000_000)
    hall = Hall(store, LocalBus(), lambda: float(next(seconds)))
    await hall.open()
    ana = await hall.people.who(TOKEN)
    await hall.people.offer_pairing(TOKEN)
    await play(hall, ana, await begin(hall, ana), most=1000)
    await play(hall, ana, await begin(hall, ana), most=2)
    await store.blobs.keep("card:a", "image/webp", picture(), 1000)
    await store.rows.write(Insert(REPORTS, REPORT))
    await hall.close()


def dump_sqlite(folder: Path) -> str:
    path = folder / "games.sqlite"
    asyncio.run(fill(SqliteStore(path)))
    with closing(sqlite3.connect(path)) as connection:
        lines = [*connection.iterdump(), f"pragma user_version = {len(MIGRATIONS)};"]
    return "\n".join(lines)


def dump_postgres() -> str:
    with OwnPostgres() as server:
        asyncio.run(fill(PostgresStore(server.url())))
        command = [programs() / "pg_dump", "--inserts", "--no-owner", "--no-privileges", "--no-comments"]
        text = subprocess.run([*command, server.url()], check=True, capture_output=True, text=True).stdout
    return "\n".join(line for line in text.splitlines() if line and not line.startswith(LEFT_OUT))


if __name__ == "__main__":
    version = len(MIGRATIONS)
    with tempfile.TemporaryDirectory() as folder:
        (FOLDER / f"sqlite-{version}.sql").write_text(dump_sqlite(Path(folder)) + "\n")
    (FOLDER / f"postgres-{version}.sql").write_text(dump_postgres() + "\n")
