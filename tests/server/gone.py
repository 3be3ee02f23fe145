"""A person who has played, chatted and reported, and what a database still knows of them."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import asyncpg

from interstice.core.log import Log
from interstice.server.daily.daily import Daily
from interstice.server.moderating import acts
from interstice.server.playing import room_events as e
from interstice.server.playing.games import Wish
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.results.counting import Counting
from interstice.server.results.showing import Showing, show
from interstice.store.people import PEOPLE, Person
from interstice.store.reports import CARD, PERSON, REPORTS, Report
from interstice.store.rows import Insert, Put

ANA, BEN = "token-of-ana-0123456789", "token-of-ben-0123456789"
NAME, SAID, WHY = "Ana Examplewoman", "my line about turnips", "my reason about radishes"
ABOUT_HER = "a report about her"
ASKED = "5eed0fa9"
"""A hash of what she asked for."""


async def lead_a_life(hall: Hall, games: int = 1) -> list[str]:
    """Ana pairs a phone, chats, reports, blocks Ben and is blocked by him, and plays so many games against Ben; one more game is still on."""
    ana, ben = await hall.people.who(ANA), await hall.people.who(BEN)
    await hall.store.rows.write(Put(PEOPLE, Person(ana, hall.now(), NAME, "fox", 3, "de")))
    await hall.people.offer_pairing(ANA, "Firefox, Linux")
    doubt = Report(id="report-1", at=1.0, kind=CARD, by=ana, about="moon-landing", deck="events", why=WHY)
    complaint = Report(id="report-2", at=2.0, kind=PERSON, by=ben, about=ana, name=NAME, why=ABOUT_HER)
    # Programs before this one put a person's id into the id of a report.
    quick = Report(id=f"quick-{ana}", at=3.0, kind=PERSON, by="", about=ana, name=NAME, why="", games=3)
    await hall.store.rows.write(*(Insert(REPORTS, each) for each in (doubt, complaint, quick)))
    for report in (complaint, quick):
        await acts.do(hall, "Mo", report, acts.Dismiss(f"{NAME} is kind"))
    await hall.blocks.block(ana, ben, "Ben")
    await hall.blocks.block(ben, ana, NAME)
    room = await hall.rooms.open(ana, RoomWish("events", {"hand": 2}))
    said: list[e.AnyRoomEvent] = [
        room.sit(ana, 0, NAME),
        room.sit(ben, 1, "Ben"),
        e.ChatSaid(ana, NAME, SAID),
        e.ChatSaid(ben, "Ben", "good luck"),
        e.ChatSaid(ana, NAME, "", "hello"),
    ]
    for number, event in enumerate(said):
        actor = ben if event is said[1] or event is said[3] else ana
        asked = ASKED if actor == ana else ""
        await hall.rooms.change(room.id, actor, f"do-{number}", lambda _, event=event: (event,), asked=asked)
    played = []
    for number in range(games + 1):
        await hall.start_game(room.id, ana, f"start-{number}")
        assert room.game is not None
        played.append(room.game)
        await _play(hall, room.id, room.game, [ana, ben], most=1000 if number < games else 2)
    return played


async def come_every_day(hall: Hall, games: Iterable[str]) -> None:
    """The results of these games are counted, and Ana plays a daily line and shows her page."""
    ana = await hall.people.who(ANA)
    for game in games:
        await Counting(hall.store.rows).count(await hall.games.find(game))
    await Daily(hall).play(Daily(hall).today, ana, NAME, "de")
    await show(hall.store, ana, Showing(games=True, misses=True), hall.now())


async def _play(hall: Hall, room_id: str, game: str, people: list[str], most: int) -> None:
    luck = random.Random(game)
    room, live = await hall.rooms.find(room_id), await hall.games.find(game)
    for number in range(most):
        if live.game.over:
            return
        seat, asks = next(asked for asked in live.game.asks.items() if asked[1])
        move = luck.choice(list(asks[0].moves()))
        await hall.act(live, room, Wish(people[seat], f"move-{number}", seat, move, live.entries, 0.0))


async def traces(database: str | Path, *texts: str) -> list[str]:
    """Which of these texts the database still has: in the bytes of the file, or in any value of any table."""
    where = str(database)
    if not where.startswith("postgresql:"):
        with closing(sqlite3.connect(where)) as connection:
            connection.execute("vacuum")
            connection.execute("pragma wal_checkpoint(truncate)")
        files = Path(where).parent.glob(f"{Path(where).name}*")
        everything = b"".join(file.read_bytes() for file in files)
        return [text for text in texts if text.encode() in everything]
    connection = await asyncpg.connect(where)
    try:
        tables = await connection.fetch("select tablename from pg_tables where schemaname = 'public'")
        rows = [row for (name,) in tables for row in await connection.fetch(f'select * from "{name}"')]
    finally:
        await connection.close()
    return [text for text in texts if any(_holds(row, text) for row in rows)]


def _holds(values: Iterable[object], text: str) -> bool:
    return any(text.encode() in value if isinstance(value, bytes) else text in str(value) for value in values)


async def logs_of(hall: Hall, games: Iterable[str]) -> list[Log]:
    return await asyncio.gather(*(_log(hall, game) for game in games))


async def _log(hall: Hall, game: str) -> Log:
    return (await hall.games.find(game)).log()
