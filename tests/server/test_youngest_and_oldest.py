"""Nobody is asked their age: the table says who is youngest or oldest, and who is under 12."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from interstice import protocol as p
from interstice.bus.local import LocalBus
from interstice.server.playing.commands import answer
from interstice.server.playing.games import LiveGame
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.players import players_of
from interstice.server.playing.rooms import Room
from interstice.store.sqlite import SqliteStore

PEOPLE = ("ana", "ben", "cem")
EVENTS = RoomWish("events")


class Table:
    def __init__(self, hall: Hall, room: Room) -> None:
        self.hall, self.room = hall, room
        self._commands = 0

    async def say(
        self, person: str, kind: Callable[..., p.FromClient], *values: object, **named: object
    ) -> str:
        """Empty when it is done, or why not."""
        self._commands += 1
        said = await answer(self.hall, self.room.id, person, kind(f"c{self._commands}", *values, **named))
        return said.why if isinstance(said, p.Failed) else ""

    async def start(self) -> LiveGame:
        assert await self.say("ana", p.Start) == ""
        assert self.room.game is not None
        return await self.hall.games.find(self.room.game)


def at_table(
    folder: Path,
    scene: Callable[[Table], Awaitable[None]],
    wish: RoomWish = EVENTS,
    children: str = "",
) -> None:
    """Ana, Ben and Cem sit there; those who are named are children."""

    async def run() -> None:
        hall = Hall(SqliteStore(folder / "games.sqlite"), LocalBus(), lambda: 1000.0)
        await hall.open()
        table = Table(hall, await hall.rooms.open("ana", wish))
        for seat, name in enumerate(PEOPLE):
            assert await table.say(name, p.Sit, seat, name, child=name in children) == ""
        try:
            await scene(table)
        finally:
            await hall.close()

    asyncio.run(run())


def ages(live: LiveGame) -> list[int | None]:
    return [player.age for player in live.head.players]


def test_whoever_the_table_taps_is_the_youngest_and_starts(tmp_path: Path) -> None:
    """CO-7, CL-2."""

    async def scene(table: Table) -> None:
        assert await table.say("ben", p.Tap, "youngest", 1) == ""
        assert await table.say("ana", p.Tap, "youngest", 2) == ""
        assert [held and held.youngest for held in table.room.seats[:3]] == [False, False, True]
        live = await table.start()
        assert ages(live) == [31, 31, 30]
        assert live.game.turn == 2

    at_table(tmp_path, scene)


def test_in_a_game_that_the_oldest_starts_the_table_taps_the_oldest(tmp_path: Path) -> None:
    """CO-7, TW-2."""

    async def scene(table: Table) -> None:
        assert await table.say("cem", p.Tap, "oldest", 1) == ""
        live = await table.start()
        assert ages(live) == [11, 31, 30]
        assert live.game.turn == 1

    at_table(tmp_path, scene, RoomWish("twist"), "ana")


def test_a_child_is_never_the_oldest_beside_an_adult(tmp_path: Path) -> None:
    """CO-7. Nor is an adult the youngest beside a child, even if somebody turns out to be a child after the tap."""

    async def scene(table: Table) -> None:
        why = "expected the seat of an adult, because only they can be the oldest; got 0"
        assert await table.say("ana", p.Tap, "oldest", 0) == why
        why = "expected the seat of somebody under 12, because only they can be the youngest; got 1"
        assert await table.say("ana", p.Tap, "youngest", 1) == why
        assert await table.say("ana", p.Sit, 0, "ana") == ""
        assert await table.say("ana", p.Tap, "oldest", 0) == ""
        assert await table.say("ana", p.Sit, 0, "ana", child=True) == ""
        live = await table.start()
        assert live.game.turn == 1

    at_table(tmp_path, scene, RoomWish("events", {"first": "oldest"}), "ana")


def test_if_nobody_taps_children_start_before_adults_and_then_the_first_seat(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        assert await table.say("ben", p.Sit, 1, "ben", child=True) == ""
        assert (await table.start()).game.turn == 1

    at_table(tmp_path, scene)
    (tmp_path / "again").mkdir()

    async def nothing_said(table: Table) -> None:
        live = await table.start()
        assert ages(live) == [30, 30, 30]
        assert live.game.turn == 0

    at_table(tmp_path / "again", nothing_said)


def test_a_tap_can_be_taken_back_and_goes_with_whoever_stands_up(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        assert await table.say("ana", p.Tap, "youngest", 1) == ""
        assert await table.say("ben", p.Sit, 1, "Benjamin") == ""
        assert await table.say("ben", p.Ready, 1) == ""
        held = table.room.seats[1]
        assert held == p.Sitter("ben", "Benjamin", youngest=True, ready=True)
        assert await table.say("ben", p.Tap, "youngest") == ""
        assert not any(held and held.youngest for held in table.room.seats)
        assert await table.say("ana", p.Tap, "youngest", 1) == ""
        assert await table.say("ben", p.Stand, 1) == ""
        assert await table.say("ben", p.Sit, 1, "ben") == ""
        assert not any(held and held.youngest for held in table.room.seats)

    at_table(tmp_path, scene)


def test_only_those_who_sit_there_can_say_and_only_of_people(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        assert await table.say("ana", p.Invite, 3, "maeve") == ""
        only = "only people at the table can say who is youngest or oldest"
        assert await table.say("stranger", p.Tap, "youngest", 0) == only
        assert await table.say("ana", p.Tap, "youngest", 3) == "expected the seat of a person; got 3"
        assert await table.say("ana", p.Tap, "youngest", 4) == "expected the seat of a person; got 4"
        assert await table.say("ana", p.Tap, "youngest", 99) == "expected a seat from 0 to 7; got 99"

    at_table(tmp_path, scene)


@pytest.mark.parametrize(("age", "child"), [(1, True), (11, True), (12, False), (120, False)])
def test_of_an_age_from_an_older_program_only_the_side_of_twelve_is_stored(
    tmp_path: Path, age: int, child: bool
) -> None:
    async def scene(table: Table) -> None:
        assert await table.say("ben", p.Sit, 1, "ben", age) == ""
        assert table.room.seats[1] == p.Sitter("ben", "ben", child=child)
        stored = b"".join(entry.data for entry in await table.hall.store.read(table.room.id))
        assert b'"age"' not in stored
        assert await table.say("ben", p.Sit, 1, "ben", 500) == "expected an age from 1 to 120; got 500"

    at_table(tmp_path, scene)


def test_nothing_that_is_stored_tells_two_ages_on_the_same_side_of_twelve_apart(tmp_path: Path) -> None:
    """Not even the hash of the message, by which an age could be guessed."""
    stored = []

    async def scene(table: Table) -> None:
        assert await table.say("ben", p.Sit, 1, "ben", age) == ""
        stored.append([entry.data for entry in await table.hall.store.read(table.room.id)])

    for age in (34, 47):
        (tmp_path / f"{age}").mkdir()
        at_table(tmp_path / f"{age}", scene)
    assert stored[0] == stored[1]


def test_a_game_gets_stand_ins_only_if_its_rules_need_them(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        assert ages(await table.start()) == [None, None, None]

    at_table(tmp_path, scene, RoomWish("events", {"first": "random"}), "ana")
    (tmp_path / "swiss").mkdir()

    async def children_have_two_tries(table: Table) -> None:
        """SW-14."""
        assert ages(await table.start()) == [11, 30, 30]

    at_table(tmp_path / "swiss", children_have_two_tries, RoomWish("swiss", {"first": "random"}), "ana")


def test_bots_have_no_age() -> None:
    """CO-7."""
    sitting = [p.Sitter("ana", "Maeve", bot="maeve"), p.Sitter("ana", "Ana")]
    assert [player.age for player in players_of(sitting, with_ages=True)] == [None, 30]
