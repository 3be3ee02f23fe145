"""At the table: what the host may do about others, who is the host, what may be said, and who is heard by whom."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from asgi import ask
from clocked import Time

from interstice import protocol as p
from interstice.bus.local import LocalBus
from interstice.server.http.app import App
from interstice.server.people.holdings import merge
from interstice.server.playing.cleaning import alike, cleaned
from interstice.server.playing.commands import answer
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.hosting import GRACE
from interstice.server.playing.people import person_of
from interstice.server.playing.rooms import Room
from interstice.server.talking.telling import Teller
from interstice.store.sqlite import SqliteStore

ANA, BEN, EVA = "ana", "ben", "eva"


class Table:
    """A room with Ana, Ben and Eva in it, who sat down in this order. Ana is the host."""

    def __init__(self, hall: Hall, room: Room, time: Time) -> None:
        self.hall, self.room, self.time = hall, room, time
        self.tellers: dict[str, Teller] = {}
        self._number = 0

    async def come(self, person: str) -> Teller:
        self.tellers[person] = teller = Teller(self.hall, self.room.id, person, lambda: None)
        await teller.open()
        return teller

    async def go(self, person: str) -> None:
        await self.tellers.pop(person).close()

    async def says(self, person: str, kind: type[Any], *fields: Any, **more: Any) -> p.FromServer:
        self._number += 1
        return await answer(self.hall, self.room.id, person, kind(f"c{self._number}", *fields, **more))

    async def does(self, person: str, kind: type[Any], *fields: Any, **more: Any) -> None:
        said = await self.says(person, kind, *fields, **more)
        assert isinstance(said, p.Done), said

    async def refused(self, person: str, kind: type[Any], *fields: Any, **more: Any) -> str:
        said = await self.says(person, kind, *fields, **more)
        assert isinstance(said, p.Failed), said
        return said.word or said.why

    def called(self, person: str) -> str:
        return self.room.public.of(person)

    def hears(self, person: str) -> list[str]:
        """The lines and reactions that somebody is told of."""
        self.room.flashes.tell()
        heard = []
        for message in map(p.decode_server, self.tellers[person].news()):
            if isinstance(message, p.Said):
                heard.append(message.phrase or message.text)
            elif isinstance(message, p.ReactedWith):
                heard.append(message.reaction)
        return heard

    def view(self, person: str) -> p.RoomView:
        whole = self.hall.board(self.room).whole(self.called(person))
        told = p.decode_server(whole)
        assert isinstance(told, p.RoomView)
        return told


@asynccontextmanager
async def table(path: Path, **wish: Any) -> AsyncIterator[Table]:
    time = Time(1_700_000_000.0)
    hall = Hall(SqliteStore(path / "games.sqlite"), LocalBus(), time, passed=time)
    await hall.store.open()
    await hall.restraints.read()
    made = Table(hall, await hall.rooms.open(ANA, RoomWish("events", **wish)), time)
    for seat, person in enumerate((ANA, BEN, EVA)):
        await made.come(person)
        await made.does(person, p.Sit, seat, person.title())
        made.hears(person)
    try:
        yield made
    finally:
        for person in list(made.tellers):
            await made.go(person)
        await hall.close()


# Names and words


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ana \t\n Bo ", "Ana Bo"),
        ("A\u202eb\u2066c\u200f", "Abc"),
        ("\x1b[31mred\x00", "[31mred"),
        ("\u3164\u2800\u115f", ""),
        ("👨\u200d👩\u200d👧 ok", "👨\u200d👩\u200d👧 ok"),
        ("\u200d\u200d", ""),
        ("A\u034fna", "Ana"),
        ("\ufe0f \u17b4", ""),
        ("❤\ufe0f", "❤\ufe0f"),
        ("Z\u0301\u0301\u0301\u0301\u0301!", "Z\u0301\u0301\u0301!"),
        ("Ça va, Zoë?", "Ça va, Zoë?"),
    ],
)
def test_text_is_cleaned_of_what_controls_how_others_are_shown(typed: str, kept: str) -> None:
    assert cleaned(typed) == kept


def test_equal_names_are_told_apart_by_a_number(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path) as here:
            await here.does(BEN, p.Sit, 1, "ANA")
            await here.does(EVA, p.Sit, 2, "Ａna\u202e")
            await here.does(EVA, p.Sit, 3, "x" * 24)
            await here.does(BEN, p.Sit, 4, "x" * 24)
            names = [held.name for held in here.room.seats if held]
            assert names == ["Ana", "ANA 2", "Ａna 3", "x" * 24, "x" * 22 + " 2"]
            assert len({alike(name) for name in names}) == 5
            await here.does(BEN, p.Sit, 1, "ANA 2")
            assert here.room.seats[1]
            assert here.room.seats[1].name == "ANA 2", "whoever sits down again keeps their number"
            await here.does(BEN, p.Sit, 5, "ANA 2")
            assert here.room.seats[5]
            assert here.room.seats[5].name == "ANA 2", "whoever moves keeps their name"
            assert await here.refused(BEN, p.Sit, 1, "\u202e\u2800") == "name"
            await here.does(EVA, p.Sit, 2, "A\u200dn\ufe0fa")
            assert here.room.seats[2]
            assert here.room.seats[2].name == "A\u200dn\ufe0fa 3", "it looks the same"
            await here.does(ANA, p.Invite, 6, "maeve")
            await here.does(BEN, p.Sit, 7, "Mae\u200dve")
            assert here.room.seats[6]
            assert here.room.seats[6].name == "Maeve 2", "bots make way"

    asyncio.run(run())


def test_people_on_one_device_are_told_apart_when_a_game_begins(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path) as here:
            for seat in (1, 3, 4):
                await here.does(BEN, p.Sit, seat, "Mia")
            await here.does(EVA, p.Sit, 2, "Mia 2")
            await here.does(ANA, p.Start)
            names = ["Ana", "Mia", "Mia 2", "Mia 3", "Mia 4"]
            assert [held.name for held in here.room.seats if held] == names
            assert here.room.game
            live = await here.hall.games.find(here.room.game)
            assert [player.name for player in live.head.players] == names

    asyncio.run(run())


def test_whoever_has_no_seat_has_no_name(tmp_path: Path) -> None:
    """Readers are told “Guest” in their own language."""

    async def run() -> None:
        async with table(tmp_path) as here:
            await here.come("fay")
            await here.does("fay", p.Say, "hello")
            (said,) = [
                each for each in map(p.decode_server, here.tellers[ANA].news()) if isinstance(each, p.Said)
            ]
            assert (said.person, said.name, said.text) == (here.called("fay"), "", "hello")

    asyncio.run(run())


def test_in_some_rooms_people_choose_among_phrases(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path, chat="phrases") as here:
            assert here.view(BEN).talk == "phrases"
            assert await here.refused(BEN, p.Say, "hello") == "phrases-only"
            await here.does(BEN, p.Say, phrase="hello")
            assert "expected a phrase among" in await here.refused(BEN, p.Say, phrase="insult")
            await here.does(BEN, p.React, "clap")
            assert here.hears(ANA) == ["hello", "clap"]
            assert await here.refused(BEN, p.SetChat, "free") == "host-only"
            await here.does(ANA, p.SetChat, "free")
            await here.does(BEN, p.Say, "at last")
            assert here.hears(ANA) == ["at last"]

    asyncio.run(run())


def test_rooms_with_a_child_have_phrases_unless_the_host_says_otherwise(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path) as here:
            assert here.view(BEN).talk == "free"
            await here.does(EVA, p.Sit, 2, "Eva", child=True)
            assert here.view(BEN).talk == "phrases"
            assert await here.refused(BEN, p.Say, "hello") == "phrases-only"
            await here.does(ANA, p.SetChat, "free")
            assert here.view(BEN).talk == "free"
            await here.does(ANA, p.SetChat, "auto")
            await here.does(EVA, p.Stand, 2)
            assert here.view(BEN).talk == "free"

    asyncio.run(run())


def test_strangers_cannot_tell_by_the_chat_whether_a_child_plays(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path, listed=True) as here:
            teller = await here.come("fay")
            (room,) = [each for each in map(p.decode_server, teller.news()) if isinstance(each, p.RoomView)]
            assert (room.talk, here.view(BEN).talk) == ("phrases", "free")
            assert await here.refused("fay", p.Say, "hello") == "phrases-only"
            await here.does(BEN, p.Say, "hello")
            teller.news()
            await here.does(EVA, p.Sit, 2, "Eva", child=True)
            assert here.view(BEN).talk == "phrases"
            assert b"talk" not in b"".join(teller.news())
            await here.does(ANA, p.SetChat, "free")
            await here.does("fay", p.Say, "hello")

    asyncio.run(run())


# Names


def test_onlookers_are_told_names_only_if_the_room_was_never_listed(tmp_path: Path) -> None:
    """A bot's seat is nobody's, not even of the former host who invited it."""

    async def run() -> None:
        async with table(tmp_path) as here:

            async def list_room(host: str, listed: bool) -> None:
                wish = p.SetUp(command=f"list-{listed}", preset="events", listed=listed)
                assert isinstance(await answer(here.hall, here.room.id, host, wish), p.Done)

            views: dict[str, p.RoomView] = {}

            def told(person: str) -> list[str]:
                for each in map(p.decode_server, here.tellers[person].news()):
                    if isinstance(each, p.RoomView):
                        views[person] = each
                    elif isinstance(each, p.RoomChanged):
                        views[person] = each.onto(views[person])
                return [held.name for held in views[person].seats if held]

            await here.come("fay")
            assert told("fay") == ["Ana", "Ben", "Eva"]
            await list_room(ANA, True)
            assert told("fay") == ["", "", ""]
            await here.does(ANA, p.Invite, 3, "maeve")
            await here.does(ANA, p.HandOver, here.called(BEN))
            await here.does(ANA, p.Stand, 0)
            assert told(ANA) == ["", "", "Maeve"]
            await list_room(BEN, False)
            assert told("fay") == told(ANA) == ["", "", "Maeve"]
            assert not views["fay"].listed
            await here.does("fay", p.Sit, 0, "Fay")
            assert told("fay") == ["Fay", "Ben", "Eva", "Maeve"]

    asyncio.run(run())


# The host


def test_the_host_mutes_somebody_and_lets_them_speak_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path) as here:
            assert await here.refused(BEN, p.Mute, here.called(EVA)) == "host-only"
            assert await here.refused(ANA, p.Mute, here.called(ANA)) == "host-stays"
            await here.does(ANA, p.Mute, here.called(BEN))
            assert here.view(EVA).muted == (here.called(BEN),)
            assert await here.refused(BEN, p.Say, "hello") == "muted"
            assert await here.refused(BEN, p.Say, phrase="hello") == "muted"
            assert await here.refused(BEN, p.React, "clap") == "muted"
            await here.does(ANA, p.Mute, here.called(BEN), False)
            await here.does(BEN, p.Say, "hello")
            assert here.hears(EVA) == ["hello"]

    asyncio.run(run())


def test_the_host_hands_the_room_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path) as here:
            assert await here.refused(BEN, p.HandOver, here.called(EVA)) == "host-only"
            await here.does(ANA, p.HandOver, here.called(EVA))
            assert here.view(BEN).host == here.called(EVA)
            assert await here.refused(ANA, p.SetChat, "free") == "host-only"
            await here.does(EVA, p.SendAway, here.called(ANA))
            assert here.room.seats[0] is None
            await here.go(BEN)
            assert await here.refused(EVA, p.HandOver, here.called(BEN)) == "not-here"

    asyncio.run(run())


def test_when_the_host_leaves_whoever_sat_down_first_takes_over_but_not_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path) as here:

            async def host_after(seconds: float) -> str:
                here.time.now += seconds
                await here.hall.pass_on_hosts()
                return here.room.host

            await here.go(ANA)
            assert await host_after(0) == ANA
            assert await host_after(GRACE - 1) == ANA
            await here.come(ANA)
            assert await host_after(1) == ANA, "a reload keeps the role"
            await here.go(ANA)
            assert await host_after(0) == ANA
            assert await host_after(GRACE) == BEN
            await here.come(ANA)
            assert await host_after(GRACE) == BEN, "whoever comes back is a guest"
            await here.does(BEN, p.Stand, 1)
            await here.does(BEN, p.Sit, 1, "Ben")
            await here.go(BEN)
            await host_after(0)
            assert await host_after(GRACE) == ANA, "Ana never stood up"
            for person in (ANA, EVA):
                await here.go(person)
            await host_after(0)
            assert await host_after(GRACE) == ANA, "an empty room keeps its host"

    asyncio.run(run())


# Blocking


def test_a_blocked_person_is_neither_heard_nor_seen_to_react(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path) as here:
            await here.does(ANA, p.Block, here.called(BEN))
            await here.does(BEN, p.Say, "hello")
            await here.does(BEN, p.React, "clap")
            assert here.hears(ANA) == []
            assert here.hears(EVA) == ["hello", "clap"]
            await here.go(ANA)
            back = await here.come(ANA)
            told = [p.decode_server(message) for message in back.news()]
            (room,) = [each for each in told if isinstance(each, p.RoomView)]
            assert room.blocked == (here.called(BEN),)
            assert not [each for each in told if isinstance(each, p.Said)]
            await here.does(ANA, p.Block, here.called(BEN), False)
            await here.does(BEN, p.Say, "again")
            assert here.hears(ANA) == ["again"]
            assert "this is you" in await here.refused(ANA, p.Block, here.called(ANA))

    asyncio.run(run())


def test_nobody_escapes_a_block_by_reacting_without_a_socket(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path) as here:
            await here.does("fay", p.Say, "hello")
            await here.does(ANA, p.Block, here.called("fay"))
            here.hears(ANA)
            await here.does("fay", p.React, "clap")
            assert here.hears(ANA) == []
            assert here.hears(EVA) == ["hello", "clap"]

    asyncio.run(run())


def test_nobody_escapes_a_block_by_pairing(tmp_path: Path) -> None:
    phone, laptop = "token-of-the-phone-00001", "token-of-the-laptop-0001"

    async def run() -> None:
        async with table(tmp_path) as here:
            hall, former = here.hall, await here.hall.people.who(phone)
            for whom in (former, await hall.people.who(laptop)):
                await here.come(whom)
                await here.does(whom, p.Say, "hello")
            await here.does(ANA, p.Block, here.called(former))
            joined = await hall.people.pair(phone, await hall.people.offer_pairing(laptop))
            assert joined.former == former
            await merge(hall.store, former, joined.person)
            await hall.blocks.merged(former, joined.person)
            assert ANA in await hall.blocks.apart(joined.person)
            here.hears(ANA)
            await here.does(joined.person, p.Say, "it is me")
            assert here.hears(ANA) == [], "not even before she comes again"
            assert await hall.blocks.load(ANA) == {former, joined.person}
            # Under whichever id they are seen in the room, they are one person.
            await here.does(ANA, p.Block, here.called(former))
            (block,) = await hall.blocks.of(ANA)
            assert block.other == joined.person
            await here.does(ANA, p.Block, here.called(former), False)
            assert await hall.blocks.of(ANA) == []

    asyncio.run(run())


def test_those_who_blocked_each_other_are_not_matched(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path) as here:
            hall, wish = here.hall, RoomWish("events")
            await here.does(ANA, p.Block, here.called(BEN))
            bens = await hall.rooms.match(BEN, wish, await hall.blocks.apart(BEN))
            there = Teller(hall, bens.id, BEN, lambda: None)
            await there.open()
            for person, shared in ((EVA, True), (ANA, False)):
                found = await hall.rooms.match(person, wish, await hall.blocks.apart(person))
                assert (found.id == bens.id) == shared, person
            evas = Teller(hall, bens.id, EVA, lambda: None)
            await evas.open()
            assert isinstance(await answer(hall, bens.id, BEN, p.Sit("sit", 0, "Ben")), p.Done)
            await there.close()
            found = await hall.rooms.match(ANA, wish, await hall.blocks.apart(ANA))
            assert found.id != bens.id, "Ben has lost his connection, but not his seat"
            await evas.close()
            anas = Teller(hall, found.id, ANA, lambda: None)
            await anas.open()
            again = await hall.rooms.match(BEN, wish, await hall.blocks.apart(BEN))
            assert again.id != found.id, "neither of them is"
            await anas.close()

    asyncio.run(run())


def test_somebody_sees_and_unblocks_those_they_blocked(tmp_path: Path) -> None:
    app = App(Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), lambda: 1000.0))
    token = "ana-has-a-token-of-22-letters"

    async def block() -> tuple[str, str]:
        await app.hall.store.open()
        await app.hall.blocks.block(person_of(token), BEN, "Ben")
        room = await app.hall.rooms.open(person_of(token), RoomWish("events"))
        for person in (EVA, BEN):
            there = Teller(app.hall, room.id, person, lambda: None)
            await there.open()
            await there.close()
        await app.hall.store.close()
        return room.head.code, room.public.of(BEN)

    code, called = asyncio.run(block())
    status, _, people = ask(app, "/api/blocks", token=token)
    assert (status, [each["name"] for each in people]) == (200, ["Ben"])
    assert BEN not in json.dumps(people)
    assert people[0]["in_room"] == []
    assert ask(app, f"/api/blocks?room={code}", token=token)[2][0]["in_room"] == [called]
    other = "eva-has-a-token-of-22-letters"
    assert ask(app, f"/api/blocks?room={code}", token=other)[0] == 404
    assert ask(app, "/api/blocks", token=other)[2] == []
    assert ask(app, f"/api/blocks/{people[0]['id']}", "DELETE", token=other)[0] == 404
    assert ask(app, f"/api/blocks/{people[0]['id']}", "DELETE", token=token)[2] == []
    assert ask(app, "/api/blocks", token=token)[2] == []
