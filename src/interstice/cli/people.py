"""`interstice people`: what is stored about somebody, for a host who has been asked about it."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from interstice.bus.local import LocalBus
from interstice.cli.parser import Parser
from interstice.cli.serving import with_store
from interstice.core.refused import Refused
from interstice.lab.rows import cannot_write
from interstice.server.people.erasing import HEARD, begin, finish, sweep
from interstice.server.people.holdings import export
from interstice.server.playing import room_events as e
from interstice.server.playing.clocks import DEAD_AFTER
from interstice.server.playing.hall import Hall
from interstice.server.playing.heart import NODES
from interstice.server.playing.one_by_one import written
from interstice.server.playing.people import People, id_now, ids_of
from interstice.server.playing.restraints import Restraints
from interstice.server.upkeep import settings
from interstice.server.upkeep.settings import Settings, is_postgres
from interstice.store.daily import DAILY_TRIES
from interstice.store.files import make_private
from interstice.store.moderation import BLOCKS
from interstice.store.own_decks import OWN_DECKS
from interstice.store.people import DEVICES, ERASURES, PEOPLE, PERSON_GAMES, PERSON_ROOMS
from interstice.store.reports import PERSON, REPORTS
from interstice.store.results import RESULTS
from interstice.store.store import Store
from interstice.store.table import Table

MOST_WAIT = 6 * HEARD
"""Seconds to wait for a running server to erase somebody."""
KEPT: tuple[tuple[Table[Any], str], ...] = (
    (PEOPLE, "id"),
    (DEVICES, "person"),
    (PERSON_GAMES, "person"),
    (PERSON_ROOMS, "person"),
    (RESULTS, "person"),
    (DAILY_TRIES, "person"),
    (OWN_DECKS, "owner"),
    (REPORTS, "by"),
    (BLOCKS, "person"),
    (BLOCKS, "other"),
)
"""Where something may be stored about somebody, and in which column they are named; besides, reports about them."""


def add_people(parser: Parser) -> None:
    inner = parser.add_subparsers(required=True, metavar="COMMAND")
    one = Parser(add_help=False)
    one.add_argument("person", metavar="PERSON", help="an id, as `interstice people list` shows it")

    listing = inner.add_parser("list", help="list people who have chosen a name, or all who were in a room")
    listing.add_argument("--room", metavar="CODE", help="those who were in the room with these six letters")
    listing.set_defaults(run=_list)

    show = inner.add_parser("show", parents=[one], help="say what is stored about somebody")
    show.set_defaults(run=_show)

    give = inner.add_parser("export", parents=[one], help="write everything about somebody to a JSON file")
    give.add_argument("--out", type=Path, required=True, metavar="FILE", help="the file to write")
    give.set_defaults(run=_export)

    erase = inner.add_parser("delete", parents=[one], help="delete everything about somebody; this is final")
    erase.set_defaults(run=_delete)

    unpair = inner.add_parser("unpair", parents=[one], help="make one of somebody's devices a new guest")
    unpair.add_argument("device", metavar="DEVICE", help="an id, as `interstice people show` prints it")
    unpair.set_defaults(run=_unpair)
    for command in (listing, show, give, erase, unpair):
        settings.add_flags(command, ["database"])


def _list(given: argparse.Namespace) -> int:
    async def work(store: Store) -> list[str]:
        people = _in_room(store, given.room) if given.room else _named(store)
        return [f"{id}  {name or '(no name)'}  {await _count(store, id)}" async for id, name in people]

    lines = with_store(settings.read(given), work)
    print("\n".join((*lines, "1 person" if len(lines) == 1 else f"{len(lines)} people")))
    return 0


async def _named(store: Store) -> AsyncIterator[tuple[str, str]]:
    async for person in store.rows.each(PEOPLE, by=("since",)):
        yield person.id, person.name


async def _in_room(store: Store, code: str) -> AsyncIterator[tuple[str, str]]:
    """Everybody who was in a room, with the names that they used there."""
    room = await store.find(code.upper())
    if room is None:
        raise Refused(f"--room: expected the code of a room; got {code!r}")
    names: dict[str, dict[str, None]] = {}
    for entry in await store.read(room):
        for event in e.readable_events(entry.data):
            if isinstance(event, e.Sat) and not event.sitter.bot:
                names.setdefault(event.sitter.person, {})[event.sitter.name] = None
    async for visit in store.rows.each(PERSON_ROOMS, {"room": room}):
        yield visit.person, ", ".join(names.get(visit.person, {}))


async def _count(store: Store, person: str) -> str:
    games = {played.game async for played in store.rows.each(PERSON_GAMES, {"person": person}, ("at",))}
    return "1 game" if len(games) == 1 else f"{len(games)} games"


def _show(given: argparse.Namespace) -> int:
    async def work(store: Store) -> list[str]:
        now = await _known(store, given.person)
        person, ids = await store.rows.get(PEOPLE, now), await ids_of(store, now)
        lines = [f"name      {person.name if person and person.name else '(none)'}"]
        if person:
            lines.append(f"since     {_day(person.since)}")
        lines += [f"formerly  {id}" for id in ids[1:]]
        for id in ids:
            rooms = await store.rows.count(PERSON_ROOMS, {"person": id})
            lines.append(f"{id}  {await _count(store, id)}, {rooms} {'room' if rooms == 1 else 'rooms'}")
        lines.append(f"results   {sum([await store.rows.count(RESULTS, {'person': id}) for id in ids])}")
        lines.append(f"decks     {await store.rows.count(OWN_DECKS, {'owner': now})}")
        async for device in store.rows.each(DEVICES, {"person": now}, ("used",), descending=True):
            lines.append(
                f"device    {device.id}  {device.label or '(unknown)'}, last used {_day(device.used)}"
            )
        return lines

    print("\n".join(with_store(settings.read(given), work)))
    return 0


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat() if at else "a long time ago"


def _export(given: argparse.Namespace) -> int:
    async def work(store: Store) -> None:
        person = await _known(store, given.person)
        make_private(given.out)
        with given.out.open("wb") as file:
            async for piece in written(await export(store, person)):
                file.write(piece)
            file.write(b"\n")

    try:
        with_store(settings.read(given), work)
    except OSError as error:
        raise cannot_write(given.out, error) from None
    print(f"{given.out}: everything about {given.person}")
    return 0


def _unpair(given: argparse.Namespace) -> int:
    async def work(store: Store) -> None:
        carried = Restraints(store, time.time).carried
        person = await id_now(store.rows, given.person)
        await People(store, time.time).unpair(person, given.device, carried)

    with_store(settings.read(given), work)
    print(f"{given.device} is a new guest")
    return 0


def _delete(given: argparse.Namespace) -> int:
    chosen = settings.read(given)
    is_served = with_store(chosen, lambda store: _erase(store, given.person))
    if not is_served and not is_postgres(chosen.database):
        _vacuum(chosen)
    print(f"everything about {given.person} is deleted")
    return 0


async def _erase(store: Store, person: str) -> bool:
    """Erase somebody, or have a running server do it, which must forget them too. Returns whether one is running."""
    person = await _known(store, person)
    ids = await ids_of(store, person)
    await begin(store, person, time.time())
    is_served = await _is_served(store)
    if is_served:
        await _wait(store, ids)
    else:
        for id in ids:
            job = await store.rows.get(ERASURES, id)
            if job is not None:
                await sweep(store, job)
                await Hall(store, LocalBus(), time.time).pins.sweep()
                await finish(store, job, time.time())
    return is_served


async def _known(store: Store, given: str) -> str:
    """The id that somebody has now, if anything is stored about them. Reports may name them by one that they had before."""
    person = await id_now(store.rows, given)
    if any([await _is_kept(store, id) for id in await ids_of(store, person)]):
        return person
    raise Refused(f"expected the id of a person; nothing is stored about {given[:40]!r}")


async def _is_kept(store: Store, id: str) -> bool:
    for table, column in KEPT:
        if await store.rows.count(table, {column: id}):
            return True
    return any([report.kind == PERSON async for report in store.rows.each(REPORTS, {"about": id}, ("at",))])


async def _is_served(store: Store) -> bool:
    nodes = msgspec.json.decode(await store.get(NODES) or "{}", type=dict[str, float])
    return any(abs(time.time() - at) < DEAD_AFTER for at in nodes.values())


async def _wait(store: Store, ids: list[str]) -> None:
    until = time.monotonic() + MOST_WAIT
    while [id for id in ids if await store.rows.get(ERASURES, id)]:
        if time.monotonic() > until:
            raise Refused("expected the running server to have deleted it by now; it is still working on it")
        await asyncio.sleep(0.5)


def _vacuum(chosen: Settings) -> None:
    """Rewrite the file without anything that was ever deleted from it."""
    try:
        with closing(sqlite3.connect(chosen.database, timeout=10)) as connection:
            connection.execute("vacuum")
    except sqlite3.Error as error:
        raise Refused(
            f"{chosen.database}: expected enough space to rewrite the file; {error}. Everything else is done"
        ) from None
