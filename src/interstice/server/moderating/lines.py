"""Lines of chat that a moderator hid long ago are erased: from the room's stream, and from reports that quote them."""

from __future__ import annotations

from msgspec.structs import replace

from interstice.server.playing import room_events as e
from interstice.store.moderation import HIDDEN_LINES, HiddenLine
from interstice.store.reports import REPORTS
from interstice.store.rows import Remove, Update
from interstice.store.store import Rewritten, Store

HIDDEN_FOR = 30 * 86_400.0
"""Seconds for which a hidden line can be restored."""
BATCH = 50


async def erase_hidden(store: Store, now: float) -> int:
    """Erase what has been hidden for long enough. If this is interrupted, the next round continues. Returns the number of lines."""
    erased = 0
    while True:
        oldest = await store.rows.find(HIDDEN_LINES, by=("at",), limit=BATCH)
        due = [line for line in oldest if line.at < now - HIDDEN_FOR]
        for hidden in due:
            await _erase(store, hidden)
        erased += len(due)
        if len(due) < BATCH:
            break
    if erased:
        await store.tidy()
    return erased


async def _erase(store: Store, hidden: HiddenLine) -> None:
    for entry in await store.read(hidden.room, hidden.line - 1, 1):
        events = tuple(event for event in e.readable_events(entry.data) if not isinstance(event, e.ChatSaid))
        await store.rewrite(hidden.room, None, [Rewritten(entry.seq, entry.actor, e.encode_events(events))])
    async for report in store.rows.each(REPORTS, {"room": hidden.room}):
        lines = tuple(
            replace(line, text="", phrase="") if line.line == hidden.line else line for line in report.lines
        )
        if lines != report.lines:
            await store.rows.write(Update(REPORTS, (report.id,), {"lines": lines}))
    await store.rows.write(Remove(HIDDEN_LINES, (hidden.room, hidden.line)))
