"""Ages that earlier versions stored become stand-ins, in both databases; the games go and verify as before."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import count
from pathlib import Path

import msgspec
import pytest
from keeping import opened

from interstice.bus.local import LocalBus
from interstice.core.game import Player
from interstice.core.log import Log
from interstice.lab.verify import verify
from interstice.server.playing.games import Wish
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.store import ages, migrations
from interstice.store.rewriting import Rewriting
from interstice.store.sqlite import SqliteStore
from interstice.store.store import Store

AGES = (71, 9, 34, 11)
AGES_GO = migrations.Migration(rewrites=ages.WITHOUT_AGES, is_addition=False)
BEFORE = tuple(
    step._replace(rewrites=None) if step.rewrites is ages.WITHOUT_AGES else step
    for step in migrations.MIGRATIONS
)
"""Every table that today's program needs, in a database that still has ages; `AFTER` takes them out."""
AFTER = (*BEFORE, AGES_GO)


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Callable[[tuple[migrations.Migration, ...]], None]:
    return lambda known: monkeypatch.setattr(migrations, "MIGRATIONS", known)


Program = Callable[[tuple[migrations.Migration, ...]], None]


async def a_hall(stores: Callable[[], Store]) -> Hall:
    seconds = count(1_700_000_000)
    hall = Hall(stores(), LocalBus(), lambda: float(next(seconds)))
    await hall.open()
    return hall


async def sit_as_before(hall: Hall, room: str, seat: int, age: int | None) -> None:
    sitter = {"person": f"p{seat}", "name": f"P{seat}", "age": age, "here": True, "ready": False, "bot": ""}
    event = {"event": "Sat", "seat": seat, "sitter": sitter, "nonce": ""}
    here = await hall.rooms.find(room)
    data = msgspec.json.encode([event])
    await hall.store.append(room, here.entries, f"p{seat}", f"sit-{age}", 1_700_000_000.0, data)
    await hall.rooms.catch_up(room)


async def play_as_before(hall: Hall, preset: str, seed: int) -> Log:
    """A game whose players have told their ages, and of whom one leaves. In the next round the youngest of the others starts."""
    room = await hall.rooms.open("p0", RoomWish(preset))
    for seat, age in enumerate(AGES):
        await sit_as_before(hall, room.id, seat, age)
    head = await hall.head_of(room)
    head = msgspec.structs.replace(
        head, players=tuple(Player(f"P{seat}", age) for seat, age in enumerate(AGES))
    )
    live = await hall.games.begin(f"game-{preset}", head)
    luck = random.Random(seed)
    for number in range(2000):
        if live.game.over:
            break
        seat, asks = next(asked for asked in live.game.asks.items() if asked[1])
        move = None if number == 3 else luck.choice(list(luck.choice(asks).moves()))
        await hall.act(live, room, Wish(head.holders[seat], f"c{number}", seat, move, live.entries, 0.0))
    return live.log()


@pytest.mark.parametrize("preset", ["swiss", "events", "twist"])
def test_every_game_of_before_verifies_and_went_the_same_way(
    preset: str, empty_stores: Callable[[], Store], program: Program
) -> None:
    async def run() -> None:
        program(BEFORE)
        hall = await a_hall(empty_stores)
        before = await play_as_before(hall, preset, 7)
        assert tuple(player.age for player in before.players) == AGES
        await hall.close()
        program(AFTER)
        hall = await a_hall(empty_stores)
        after = (await hall.games.find(f"game-{preset}")).log()
        await hall.close()
        assert tuple(player.age for player in after.players) == (31, 10, 30, 11)
        assert after.entries == before.entries
        verify(before)
        verify(after)

    asyncio.run(run())


def test_rooms_of_before_keep_who_is_a_child_and_who_is_youngest_and_oldest(
    empty_stores: Callable[[], Store], program: Program
) -> None:
    async def run() -> None:
        program(BEFORE)
        hall = await a_hall(empty_stores)
        rooms = [(await hall.rooms.open("p0", RoomWish("events"))).id for _ in range(3)]
        for seat, age in enumerate((*AGES, None)):
            await sit_as_before(hall, rooms[0], seat, age)
        await sit_as_before(hall, rooms[0], 0, 72)
        await sit_as_before(hall, rooms[1], 0, 40)
        await hall.store.set_kind(rooms[1], "listed")
        plain = await hall.store.read(rooms[2])
        await hall.close()
        program(AFTER)
        hall = await a_hall(empty_stores)
        held = (await hall.rooms.find(rooms[0])).seats[:5]
        assert [each and (each.child, each.youngest, each.oldest) for each in held] == [
            (False, False, True),
            (True, True, False),
            (False, False, False),
            (True, False, False),
            (False, False, False),
        ]
        for room in rooms[:2]:
            assert b'"age":' not in b"".join(entry.data for entry in await hall.store.read(room))
        assert await hall.store.read(rooms[2]) == plain
        await hall.close()

    asyncio.run(run())


def test_a_migration_that_is_interrupted_changes_nothing_and_is_done_at_the_next_start(
    empty_stores: Callable[[], Store], program: Program
) -> None:
    async def run() -> None:
        program(BEFORE)
        head = b'{"players":[{"name":"Ana","age":71}]}'
        async with opened(empty_stores) as (store,):
            for number in range(5):
                assert await store.create(f"game-{number}", "game", head, 1.0)
        done = []

        def break_off(data: bytes) -> bytes:
            done.append(data)
            if len(done) == 3:
                raise RuntimeError("the power is gone")
            return ages.reduce_game_head(data)

        broken = Rewriting(heads={"game": break_off})
        program((*BEFORE, migrations.Migration(rewrites=broken, is_addition=False)))
        with pytest.raises(RuntimeError, match="the power is gone"):
            await empty_stores().open()
        program(BEFORE)
        async with opened(empty_stores) as (store,):
            assert [await store.head(f"game-{number}") for number in range(5)] == [head] * 5
        program(AFTER)
        async with opened(empty_stores) as (store,):
            expected = b'{"players":[{"name":"Ana","age":30}]}'
            assert [await store.head(f"game-{number}") for number in range(5)] == [expected] * 5

    asyncio.run(run())


def test_once_the_server_has_started_no_age_is_left_in_the_file(tmp_path: Path, program: Program) -> None:
    async def run() -> None:
        program(BEFORE)
        store = SqliteStore(tmp_path / "games.sqlite")
        await store.open()
        assert await store.create("game-1", "game", b'{"players":[{"name":"Ana","age":71}]}', 1.0)
        await store.close()
        program(AFTER)
        store = SqliteStore(tmp_path / "games.sqlite")
        await store.open()
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert b'"Ana"' in kept
        assert b'"age":71' not in kept
        await store.close()

    asyncio.run(run())


def test_what_cannot_be_read_stays_and_keeps_nothing_else_from_being_migrated(
    empty_stores: Callable[[], Store], program: Program
) -> None:
    async def run() -> None:
        program(BEFORE)
        heads = [b"", b"{", b"[1]", b'{"players":[3]}', b'{"players":[{"name":"Ana","age":71}]}']
        sat = b'[{"event":"Sat","seat":0}]'
        async with opened(empty_stores) as (store,):
            for number, head in enumerate(heads):
                assert await store.create(f"game-{number}", "game", head, 1.0)
            assert await store.create("room", "room", b"{}", 1.0)
            await store.append("room", 0, "ana", "sit", 1.0, sat)
        program(AFTER)
        async with opened(empty_stores) as (store,):
            found = [await store.head(f"game-{number}") for number in range(len(heads))]
            assert found == [*heads[:-1], b'{"players":[{"name":"Ana","age":30}]}']
            assert [entry.data for entry in await store.read("room")] == [sat]

    asyncio.run(run())
