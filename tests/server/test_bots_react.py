"""Bots react on the same way as people: rarely, one at a time, and never where nothing waits."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from patience import eventually

import interstice
from interstice import protocol as p
from interstice.bus.local import LocalBus
from interstice.core.moves import Place
from interstice.server.playing import reacting
from interstice.server.playing.attendant import Attendant
from interstice.server.playing.commands import answer
from interstice.server.playing.games import LiveGame
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.reacting import QUIET, SOONEST, Reacting
from interstice.server.playing.rooms import REACTIONS, Room
from interstice.server.talking.telling import Teller
from interstice.store.sqlite import SqliteStore

Scene = Callable[[Hall, Room, LiveGame], Awaitable[None]]


def with_game(tmp_path: Path, scene: Scene, pace: float) -> None:
    """Ana's turn, against two characters."""

    async def run() -> None:
        hall = Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), lambda: 1000.0, bot_pace=pace)
        await hall.open()
        room = await hall.rooms.open("ana", RoomWish("events"))
        await answer(hall, room.id, "ana", p.Sit("sit", 0, "Ana", 9))
        for seat, bot in ((1, "zoe"), (2, "otto")):
            await answer(hall, room.id, "ana", p.Invite(f"invite{seat}", seat, bot))
        await hall.start_game(room.id, "ana", "start")
        try:
            await scene(hall, room, await hall.games.find(str(room.game)))
        finally:
            await hall.close()

    asyncio.run(run())


def flashes(room: Room) -> list[p.Flash]:
    return list(room.flashes.waiting.values())


def test_a_reaction_of_a_bot_is_told_like_anybodys_and_names_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reacting, "reaction", lambda *_: "wow")

    async def scene(hall: Hall, room: Room, live: LiveGame) -> None:
        teller = Teller(hall, room.id, "ana", lambda: None)
        await teller.open()
        teller.news()
        look = Reacting(hall).look
        look(live, room)
        told: list[bytes] = []
        await eventually(lambda: told.extend(teller.news()) or told)
        (shown,) = [said for said in map(p.decode_server, told) if isinstance(said, p.ReactedWith)]
        assert shown.seat in (1, 2)
        assert shown == p.ReactedWith(f"bot-{shown.seat}", "wow", shown.seat)
        assert shown.reaction in REACTIONS

    with_game(tmp_path, scene, 0.001)


def test_after_a_reaction_all_bots_of_the_game_are_quiet_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(reacting, "reaction", lambda seat, *_: asked.append(seat) or "wow")

    async def scene(hall: Hall, room: Room, live: LiveGame) -> None:
        bots = Reacting(hall)
        for entries in range(1, QUIET + 3):
            live.entries = entries
            bots.look(live, room)
            bots.look(live, room)
        assert len(asked) == 2

    with_game(tmp_path, scene, 0.001)


def test_no_bot_reacts_to_a_card_that_the_page_is_still_turning_over() -> None:
    page = (Path(interstice.__file__).parent / "web/css/classic.css").read_text("utf-8")
    turning = re.findall(r"\bflip\) (\.\d+)s (\.\d+)s", page)
    assert turning
    assert max(float(takes) + float(after) for takes, after in turning) + 0.2 < SOONEST / 1000


def test_at_pace_0_bots_do_not_react(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(reacting, "reaction", lambda seat, *_: asked.append(seat) or "wow")

    async def scene(hall: Hall, room: Room, live: LiveGame) -> None:
        Reacting(hall).look(live, room)
        assert asked == []

    with_game(tmp_path, scene, 0)


def test_bots_look_at_what_people_did_and_at_what_they_did_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int | None]] = []

    async def scene(hall: Hall, room: Room, live: LiveGame) -> None:
        monkeypatch.setattr(
            reacting, "reaction", lambda seat, *_: asked.append((seat, live.game.log[-1].seat))
        )
        hall.acting.attended_by(Attendant(hall).attend)
        assert list(live.game.asks) == [0]
        card = live.game.asks[0][0].domains["card"][0]
        await answer(hall, room.id, "ana", p.Act("move", live.id, 0, Place(card, 0), live.entries))
        await eventually(lambda: any(mover == 0 for _, mover in asked))
        assert {seat for seat, _ in asked} <= {1, 2}

    with_game(tmp_path, scene, 0.001)
