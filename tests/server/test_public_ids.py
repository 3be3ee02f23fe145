"""On the wire people have an id that is different in every room, and the same on every node and after a restart."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from interstice import protocol as p
from interstice.bus.local import LocalBus
from interstice.core.refused import Refused
from interstice.server.playing.commands import answer
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.people import person_of
from interstice.server.playing.public_ids import MOST_KNOWN, PublicIds
from interstice.server.talking.telling import Teller
from interstice.store.sqlite import SqliteStore

ANA, BEN = (person_of(f"token-of-person-number-{number}") for number in range(2))


def a_hall(folder: Path) -> Hall:
    return Hall(SqliteStore(folder / "games.sqlite"), LocalBus(), lambda: 1000.0)


async def everything_said(hall: Hall, teller: Teller) -> list[dict[str, Any]]:
    return [json.loads(message) for message in teller.news()]


async def a_game(hall: Hall) -> tuple[str, Teller]:
    room = await hall.rooms.open(ANA, RoomWish("events"))
    teller = Teller(hall, room.id, BEN, lambda: None)
    await teller.open()
    for seat, person in enumerate((ANA, BEN)):
        assert isinstance(await answer(hall, room.id, person, p.Sit(f"sit{seat}", seat, f"P{seat}")), p.Done)
    for message in (p.Say("say", "Hello"), p.React("react", "clap"), p.Point("point", 1), p.Start("start")):
        assert isinstance(await answer(hall, room.id, ANA, message), p.Done)
    return room.id, teller


def test_everything_that_is_said_names_people_by_the_ids_of_that_room(tmp_path: Path) -> None:
    async def run() -> None:
        hall = a_hall(tmp_path)
        await hall.open()
        met = []
        for _ in range(2):
            room, teller = await a_game(hall)
            found = await hall.rooms.find(room)
            found.flashes.tell()
            told = await everything_said(hall, teller)
            text = json.dumps(told)
            assert ANA not in text
            assert BEN not in text
            ana, ben = found.public.of(ANA), found.public.of(BEN)
            by_type = {each["type"]: each for each in told}
            assert by_type["room"]["host"] == ana
            assert by_type["room"]["me"] == ben
            assert [seat["person"] for seat in by_type["room"]["seats"][:2]] == [ana, ben]
            assert by_type["happened"]["holders"] == [ana, ben]
            assert by_type["said"]["person"] == ana
            met.append({ana, ben})
        assert met[0].isdisjoint(met[1])
        await hall.close()

    asyncio.run(run())


def test_reactions_and_pointing_name_people_by_the_ids_of_that_room(tmp_path: Path) -> None:
    async def run() -> None:
        hall = a_hall(tmp_path)
        await hall.open()
        room = await hall.rooms.open(ANA, RoomWish("events"))
        assert room.react(ANA, "clap").person == room.point(ANA, 1).person == room.public.of(ANA) != ANA
        await hall.close()

    asyncio.run(run())


def test_the_ids_are_the_same_after_a_restart_and_lead_back_to_people(tmp_path: Path) -> None:
    async def run() -> None:
        hall = a_hall(tmp_path)
        await hall.open()
        room, _ = await a_game(hall)
        ben = (await hall.rooms.find(room)).public.of(BEN)
        await hall.close()
        hall = a_hall(tmp_path)
        await hall.open()
        assert isinstance(await answer(hall, room, ANA, p.Report("report", ben, "rude")), p.Done)
        assert isinstance(await answer(hall, room, ANA, p.SendAway("away", ben)), p.Done)
        assert (await hall.rooms.find(room)).banned == {BEN}
        await hall.close()

    asyncio.run(run())


def test_an_id_of_another_room_is_nobodys(tmp_path: Path) -> None:
    async def run() -> None:
        hall = a_hall(tmp_path)
        await hall.open()
        one, other = [(await a_game(hall))[0] for _ in range(2)]
        ben = (await hall.rooms.find(one)).public.of(BEN)
        for message in (p.SendAway("away", ben), p.Report("report", ben, "rude"), p.SendAway("plain", BEN)):
            said = await answer(hall, other, ANA, message)
            assert isinstance(said, p.Failed)
            assert said.why.startswith("expected the id of somebody who has been in this room; got")
        await hall.close()

    asyncio.run(run())


def test_other_servers_have_other_ids() -> None:
    assert PublicIds(b"one", "room").of(ANA) != PublicIds(b"two", "room").of(ANA)


def test_a_room_remembers_a_limited_number_of_people() -> None:
    ids = PublicIds(b"key", "room")
    first = ids.of("0")
    for number in range(1, MOST_KNOWN + 1):
        ids.of(str(number))
    with pytest.raises(Refused, match="somebody who has been in this room"):
        ids.person(first)
    assert ids.of("0") == first
    assert ids.person(first) == "0"
