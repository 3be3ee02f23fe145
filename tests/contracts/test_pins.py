"""Decks of the host's folder in every store: each version is kept as long as a room or a game has it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

from interstice.bus.local import LocalBus
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.pins import UNUSED
from interstice.store.own_decks import PINNED_GAMES, PINS
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
        for seat in range(2):
            await hall.rooms.change(
                rooms[0].id,
                ANA,
                f"sit-{seat}",
                lambda room, seat=seat: (room.sit(ANA, seat, f"Person {seat}"),),
            )
        await hall.start_game(rooms[0].id, ANA, "start")
        game = rooms[0].game
        assert game is not None
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
