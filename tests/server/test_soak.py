"""Rooms without end: opened, played in, left, expired. Afterwards nothing of them is left, in memory or in the store.

Some hundreds here; `make chaos` does ten thousand.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from pathlib import Path

import pytest
from line import TOKENS, sit_down

from interstice import protocol as p
from interstice.server.http.app import App, open_hall
from interstice.server.playing import rooms_here
from interstice.server.playing.clocks import Clock
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.people import person_of
from interstice.server.playing.rooms_here import LISTED
from interstice.server.upkeep import retention
from interstice.server.upkeep.settings import Settings

ROOMS = int(os.environ.get("INTERSTICE_SOAK", "150"))
AT_ONCE = 25
WARM_UP = min(40, ROOMS // AT_ONCE - 2)
"""Rounds until the caches are full. From then on memory stays as it is."""


async def live_through(app: App, number: int) -> None:
    """Two people come, chat, play a move of a game against the clock, and go."""
    wish = RoomWish("events", clock=Clock("turn"), listed=number % 2 == 0)
    room = await app.hall.rooms.open(person_of(TOKENS[0]), wish)
    lines = await sit_down(app, room)
    lines[1].say(p.Say("hello", "Hello"))
    lines[0].say(p.Start("start"))
    await lines[1].until("happened")
    live = app.hall.games.here(room.game)
    assert live is not None
    lines[0].say(p.Act("move", live.id, 0, next(live.game.asks[0][0].moves()), 1))
    await lines[1].until("happened")
    for line in lines:
        line.wire.connection_lost(None)


async def expire(app: App) -> None:
    """A year later, what nobody has used is deleted and forgotten."""
    await app.hall.background.all_left()
    keep = retention.Keeping(games=30, rooms=30)
    later = time.time() + 365 * retention.DAY
    await retention.prune(app.hall.store, later, keep, app.hall.watching.is_watched)
    app.hall.forget_idle()


def blocks() -> int:
    """How many pieces of memory are in use."""
    gc.collect()
    return sys.getallocatedblocks()


def test_ten_thousand_rooms_leave_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Otherwise the latest visits would be remembered until the end.
    monkeypatch.setattr(rooms_here, "MOST_NOTED", 500)

    async def run() -> None:
        database = str(tmp_path / "games.sqlite")
        # All of them come from one address.
        app = App(open_hall(database), Settings(database=database, limit_sockets=0))
        await app.hall.open()
        tasks, before = len(asyncio.all_tasks()), 0
        for number in range(ROOMS // AT_ONCE):
            await asyncio.gather(*(live_through(app, number) for number in range(AT_ONCE)))
            await expire(app)
            if number + 1 == WARM_UP:
                before = blocks()
        assert blocks() - before < 2000
        assert len(asyncio.all_tasks()) == tasks
        assert (app.hall.rooms.count(), app.hall.games.all_here()) == (0, [])
        assert not app.hall.watching.streams()
        assert not app.hall.people.measured_here()
        assert app.metrics.sockets == 0
        assert app.hall.store.entries == ROOMS // AT_ONCE * AT_ONCE * 10
        for kind in ("game", "room", LISTED):
            assert await app.hall.store.streams(kind) == []
        await app.hall.close()

    asyncio.run(run())
