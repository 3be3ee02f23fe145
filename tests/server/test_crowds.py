"""Many people in one room and in the lobby: they are told what changes, and what is fleeting is gathered.

`make chaos` reads a room of 300,000 reactions, and measures how long the loop is held.
"""

from __future__ import annotations

import asyncio
import os
import time
from functools import partial
from pathlib import Path

import pytest
from asgi import answer_of
from line import TOKENS, Line, at_table, with_app
from patience import eventually

from interstice import protocol as p
from interstice.server.http.app import App
from interstice.server.playing import watching
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.people import person_of
from interstice.server.playing.room_events import Came, Reacted, encode_events
from interstice.server.playing.rooms_here import LOBBY
from interstice.server.playing.watching import GATHER

REACTIONS = int(os.environ.get("INTERSTICE_REACTIONS", "3000"))
MEASURED = os.environ.get("INTERSTICE_MEASURE") == "1"


def test_only_what_has_changed_of_a_room_is_told(tmp_path: Path) -> None:
    async def scene(app: App) -> None:
        room = await app.hall.rooms.open(person_of(TOKENS[0]), RoomWish("events"))
        host, guest = Line(app), Line(app)
        for line, token in zip((host, guest), TOKENS, strict=True):
            line.say(p.Hello(token, room.head.code, p.VERSION))
            (seen,) = [told for told in await line.until("room") if told["type"] == "room"]
            assert set(seen) == {*p.RoomView.__struct_fields__, "type"}
        guest.say(p.Sit("sit", 1, "Ben"))
        told = await host.until("roomchanged")
        (changed,) = [told for told in told if "seats" in told]
        assert set(changed) <= {"type", "seats", "watching"}
        assert changed["seats"][1]["name"] == "Ben"
        host.frames()
        guest.say(p.Say("hello", "Hello"))
        assert [told["type"] for told in await host.until("said")] == ["said"]

    with_app(tmp_path, scene)


def test_a_crowd_is_told_in_turns_and_everyone_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much has come meanwhile; and if telling one of them fails, the others are told."""
    monkeypatch.setattr(watching, "TURN", 0.0)

    async def run() -> None:
        told: list[int] = []

        def fails() -> None:
            told.append(-1)
            raise RuntimeError

        stirs = [*(partial(told.append, at) for at in range(100)), fails]
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        crowd = watching.Crowd()
        crowd.tell(stirs)
        crowd.tell(stirs[::-1])
        assert told == []
        await asyncio.sleep(0)
        assert len(told) <= 1
        await eventually(lambda: len(told) == 101)
        assert told == [*range(100), -1]
        crowd.tell(stirs[:1])
        await eventually(lambda: len(told) == 102)

    asyncio.run(run())


def test_reactions_are_gathered_and_not_stored(tmp_path: Path) -> None:
    """However fast somebody reacts: the others are told the latest, at most so often, and the room does not grow."""

    async def scene(app: App) -> None:
        host, guest = await at_table(app)
        (room,) = {(await app.hall.rooms.find(live.head.room)) for live in app.hall.games.all_here()}
        host.say(p.React("first", "wow"))
        assert [told["reaction"] for told in await guest.until("reactedwith")] == ["wow"]
        before, now = room.entries, app.hall.passed()
        for at, reaction in enumerate(("clap", "laugh", "oops", "heart")):
            host.say(p.React(f"r{at}", reaction))
        host.say(p.Point("p", 3))
        told = await guest.until("reactedwith", "pointedat")
        assert [(each["type"], each.get("reaction")) for each in told] == [
            ("reactedwith", "heart"),
            ("pointedat", None),
        ]
        assert app.hall.passed() - now >= GATHER / 2, "they were gathered"
        assert room.entries == before

    with_app(tmp_path, scene)


def test_a_room_that_nobody_is_in_pushes_nobody_out_of_the_lobby(tmp_path: Path) -> None:
    async def scene(app: App) -> None:
        room = await app.hall.rooms.open(person_of(TOKENS[0]), RoomWish("events", listed=True))
        line = Line(app)
        line.say(p.Hello(TOKENS[0], room.head.code, p.VERSION))
        await line.until("room")
        for _ in range(60):
            await app.hall.rooms.open(person_of(TOKENS[1]), RoomWish("events", listed=True))
        assert [found.id for found in await app.hall.rooms.listed()] == [room.id]
        matched = await app.hall.rooms.match(person_of(TOKENS[1]), RoomWish("events"))
        assert matched.id == room.id
        stirred: list[int] = []
        app.hall.watching.watch(LOBBY, partial(stirred.append, 1))
        line.say(p.React("r", "wow"))
        line.say(p.Say("hello", "Hello"))
        await line.until("reactedwith", "said", "done")
        assert not stirred, "the lobby shows neither reactions nor chat"
        line.say(p.Sit("sit", 1, "Ana"))
        await line.until("done")
        assert stirred
        line.wire.connection_lost(None)
        await app.hall.background.all_left()
        assert await app.hall.rooms.listed() == []

    with_app(tmp_path, scene)


def test_a_room_with_many_old_reactions_is_read_in_pieces(tmp_path: Path) -> None:
    """While it is read, the loop has time for others."""

    async def scene(app: App) -> None:
        room = await app.hall.rooms.open(person_of(TOKENS[0]), RoomWish("events"))
        reacted, came = encode_events((Reacted("ana", "wow"),)), encode_events((Came("ana", "old"),))
        store = app.hall.store
        for first in range(0, REACTIONS, 3000):
            await asyncio.gather(
                *(
                    store.append(room.id, at, "ana", f"c{at}", 1.0, came if at % 50 == 0 else reacted)
                    for at in range(first, first + 3000)
                )
            )
        app.hall.forget_idle()
        turns, longest, reading = 0, 0.0, asyncio.create_task(app.hall.rooms.find(room.id))
        while not reading.done():
            before = time.thread_time()
            await asyncio.sleep(0)
            longest = max(longest, time.thread_time() - before)
            turns += 1
        assert (await reading).entries == REACTIONS
        assert turns >= 5
        if MEASURED:
            # By the time of its own, for other programs may hold it up too.
            print(f"{REACTIONS} reactions: {turns} turns, the longest {longest * 1000:.1f} ms")
            assert longest < 0.05

    with_app(tmp_path, scene)


def test_the_lobby_is_made_once_for_all_who_look(tmp_path: Path) -> None:
    async def scene(app: App) -> None:
        made, real = 0, app.hall.rooms.listed
        app.hall.passed = lambda: 1000.0

        async def counted(limit: int = 50) -> list[object]:
            nonlocal made
            made += 1
            return await real(limit)  # type: ignore[return-value]

        app.hall.rooms.listed = counted  # type: ignore[method-assign, assignment]
        await asyncio.gather(
            *(app.lobby.text() for _ in range(300)), *(answer_of(app, "/api/rooms") for _ in range(5))
        )
        assert made == 1

    with_app(tmp_path, scene)


def test_chat_is_cleaned_of_what_controls_how_others_are_shown(tmp_path: Path) -> None:
    async def scene(app: App) -> None:
        host, guest = await at_table(app)
        family = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
        host.say(p.Say("odd", f"  a\u202eb\x00c\x1bd\u2066 {family}\n e "))
        (said,) = [told for told in await guest.until("said") if told["type"] == "said"]
        assert said["text"] == f"abcd {family} e"
        for command, message in (
            ("big", p.Point("big", 10**40)),
            ("long", p.Report("long", "x" * 15_000, "why")),
        ):
            host.say(message)
            (no,) = [told for told in await host.until("failed") if told["type"] == "failed"]
            assert (no["command"], no["code"]) == (command, "denied")

    with_app(tmp_path, scene)
