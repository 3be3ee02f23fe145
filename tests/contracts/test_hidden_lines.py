"""Lines that a moderator hid are erased in every store, from the stream and from reports that quote them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from keeping import opened

from interstice.server.moderating.lines import HIDDEN_FOR, erase_hidden
from interstice.server.playing import room_events as e
from interstice.store.moderation import HIDDEN_LINES, HiddenLine
from interstice.store.reports import PERSON, REPORTS, Line, Report
from interstice.store.rows import Insert
from interstice.store.store import Store

LINES = (Line(1, "ben", "Ben", "a rude word", 1.0), Line(2, "ana", "Ana", "well", 2.0))


def test_a_line_that_was_hidden_long_ago_is_erased_and_nothing_else(
    empty_stores: Callable[[], Store],
) -> None:
    async def run() -> None:
        async with opened(empty_stores) as (store,):
            await store.create("room-1", "room", b"{}", 0.0)
            for number, line in enumerate(LINES):
                data = e.encode_events((e.ChatSaid(line.person, line.name, line.text),))
                await store.append("room-1", number, line.person, f"say-{number}", line.at, data)
            report = Report(
                id="one", at=3.0, kind=PERSON, by="ana", about="ben", why="rude", room="room-1", lines=LINES
            )
            await store.rows.write(
                Insert(REPORTS, report),
                Insert(HIDDEN_LINES, HiddenLine("room-1", 1, 10.0)),
                Insert(HIDDEN_LINES, HiddenLine("room-1", 2, 10.0 + HIDDEN_FOR)),
            )
            before = await store.read("room-1")
            assert await erase_hidden(store, 9.0 + HIDDEN_FOR) == 0
            assert await store.read("room-1") == before
            assert await erase_hidden(store, 11.0 + HIDDEN_FOR) == 1
            first, second = await store.read("room-1")
            assert (first.actor, first.command, first.at) == ("ben", "say-0", 1.0)
            assert first.data == b"[]"
            assert second == before[1]
            kept = await store.rows.get(REPORTS, "one")
            assert kept is not None
            assert [line.text for line in kept.lines] == ["", "well"]
            assert [row.line async for row in store.rows.each(HIDDEN_LINES)] == [2]
            assert await erase_hidden(store, 11.0 + HIDDEN_FOR) == 0

    asyncio.run(run())
