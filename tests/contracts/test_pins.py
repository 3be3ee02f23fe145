"""Decks in play in every store: each version is kept as long as a room, a game or a report has it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

from interstice.bus.local import LocalBus
from interstice.decks.edition import About
from interstice.server.playing.drafts import Draft, new_id
from interstice.server.playing.edits import Change
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.own_decks import LOOK_BACK
from interstice.server.playing.pins import UNUSED
from interstice.server.playing.rooms import Room
from interstice.store.own_decks import OWN_VERSIONS, PINNED_GAMES, PINS
from interstice.store.reports import DECK, REPORTS, Report
from interstice.store.rows import Insert, Remove
from interstice.store.store import Store

ANA = "ana"
VERSIONS = ("erste", "zweite", "dritte")


class Folder:
    def __init__(self, path: Path, hall: Hall) -> None:
        self._file, self._hall, self._writes = path / "dorf.csv", hall, 0
        hall.host_decks.folder = path

    def write(self, word: str) -> None:
        rows = [
            f"Die {word} Schule {letter} wird gebaut;{1900 + at}"
            for at, letter in enumerate("abcdefghijklmnopqrst")
        ]
        self._file.write_text("Titel;Jahr\n" + "\n".join(rows), "utf-8")
        self._writes += 1
        os.utime(self._file, (self._writes, self._writes))
        self._hall.host_decks.look()


async def start(hall: Hall, room: Room) -> str:
    for seat in range(2):
        await hall.rooms.change(
            room.id, ANA, f"sit-{seat}", lambda room, seat=seat: (room.sit(ANA, seat, f"Person {seat}"),)
        )
    await hall.start_game(room.id, ANA, "start")
    assert room.game is not None
    return room.game


def test_old_versions_of_the_hosts_decks_go_with_the_last_room_and_game(
    empty_stores: Callable[[], Store], tmp_path: Path
) -> None:
    async def run() -> None:
        time = 1_000_000.0
        store = empty_stores()
        hall = Hall(store, LocalBus(), lambda: time)
        folder = Folder(tmp_path, hall)
        await hall.open()

        async def pins() -> set[str]:
            await hall.pins.sweep()
            return {pin.id async for pin in store.rows.each(PINS)}

        rooms = []
        for word in VERSIONS:
            folder.write(word)
            rooms.append(await hall.rooms.open(ANA, RoomWish("events", {"hand": 4}, ("dorf",))))
        first, second, third = (room.head.decks[0] for room in rooms)
        folder.write("vierte")
        await hall.rooms.set_up(rooms[2].id, ANA, "other", RoomWish("events", {"hand": 4}, ("dorf",)))
        fourth = rooms[2].head.decks[0]
        game = await start(hall, rooms[0])
        await store.delete(rooms[0].id)
        await store.delete(rooms[1].id)
        assert await pins() == {first, second, third, fourth}, "somebody may be opening a room"
        time += UNUSED + 1
        assert await pins() == {first, third, fourth}, "the game has the first, and a room has had the third"
        await store.delete(game)
        await store.delete(rooms[2].id)
        assert await pins() == {fourth}, "the folder has it"
        (tmp_path / "dorf.csv").unlink()
        hall.host_decks.look()
        assert await pins() == set()
        assert await store.rows.count(PINNED_GAMES) == 0
        await hall.close()

    asyncio.run(run())


def test_versions_of_an_own_deck_go_with_the_last_room_game_or_report_and_take_their_pictures(
    empty_stores: Callable[[], Store],
) -> None:
    async def run() -> None:
        time = 1_000_000.0
        store = empty_stores()
        hall = Hall(store, LocalBus(), lambda: time)
        await hall.open()
        drafts = [
            Draft(id=new_id(), year=1900 + at, title={"de": f"Das Haus {letter} wird gebaut"})
            for at, letter in enumerate("abcdefghijklmnopqrst")
        ]
        deck = (await hall.own.create(ANA, About(name={"de": "Dorf"}, licence=""), drafts)).id
        photo = await hall.own.add_picture(deck, ANA, b"a photo")
        first = drafts[0].id
        await hall.own.save(deck, ANA, [Change("photo", first, "", photo)])
        wish = RoomWish("events", {"hand": 4}, (f"own:{deck}",))

        async def swept(later: float = 0.0) -> set[str]:
            nonlocal time
            time += later
            await hall.pins.sweep()
            await hall.pictures.sweep()
            return {pin.id async for pin in store.rows.each(PINS)}

        played, seen = [await hall.rooms.open(ANA, wish) for _ in range(2)]
        pin = played.head.decks[0]
        assert seen.head.decks == (pin,)
        game = await start(hall, played)
        await hall.own.save(deck, ANA, [Change("photo", first, photo, "")])
        link = (await hall.own.link(deck, ANA, "play")).token
        looked_at = await hall.pins.of_link(link)
        report = Report(id="one", at=time, kind=DECK, by="ben", about=looked_at, why="So.", deck=looked_at)
        await store.rows.write(Insert(REPORTS, report))
        assert await swept(UNUSED + 1) == {pin, looked_at}, "rooms and a game have one, a moderator the other"
        await store.delete(seen.id)
        await store.delete(played.id)
        assert await swept(30 * UNUSED) == {pin, looked_at}
        assert await hall.pictures.read(photo) == b"a photo", "the game shows it"
        await store.rows.write(Remove(REPORTS, ("one",)))
        await hall.pins.of_link(link)
        await store.delete(game)
        assert await swept() == {looked_at}, "somebody has just looked at it"
        assert await hall.pictures.read(photo) is None
        assert await swept(UNUSED + 1) == set()
        assert await store.rows.count(PINNED_GAMES) == 0
        # It can still be played.
        assert (await hall.rooms.open(ANA, wish)).head.decks[0] not in (pin, looked_at)
        await hall.close()

    asyncio.run(run())


def test_only_the_saves_that_can_be_undone_are_kept(empty_stores: Callable[[], Store]) -> None:
    async def run() -> None:
        store = empty_stores()
        hall = Hall(store, LocalBus(), lambda: 1000.0)
        await hall.open()
        deck = (await hall.own.create(ANA, About(name={"en": "0"}, licence=""), [])).id
        for number in range(LOOK_BACK + 3):
            await hall.own.save(deck, ANA, [Change("name:en", "", str(number), str(number + 1))])
        assert await store.rows.count(OWN_VERSIONS, {"deck": deck}) == LOOK_BACK
        await hall.own.undo(deck, ANA)
        assert (await hall.own.open(deck)).about.name == {"en": str(LOOK_BACK + 2)}
        await hall.close()

    asyncio.run(run())
