"""Somebody in a room reports somebody else: what was said around that time is copied, so that it can be judged later."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from interstice.core.refused import Refused
from interstice.protocol import Report as Told
from interstice.server.playing.cleaning import cleaned
from interstice.server.playing.people import id_now
from interstice.server.playing.rooms import MOST_CHAT, Room
from interstice.store.reports import PERSON, REPORTS, Report
from interstice.store.rows import Insert
from interstice.store.store import Store

MOST_REPORTS, WITHIN = 10, 3600.0
"""How many reports one person may make within how many seconds."""


async def report_person(
    store: Store, room: Room, by: str, told: Told, now: float, heard: Callable[[str], None]
) -> None:
    """`heard` is called with the kind of a report that is new."""
    about = room.public.person(told.person)
    if about == by:
        raise Refused("expected somebody else; this is you")
    # The same command is done once, however often it is sent.
    id = sha256(f"{room.id} {by} {told.command}".encode()).hexdigest()[:12]
    if await _is_made(store, id, about, told):
        return
    latest = await store.rows.find(REPORTS, {"by": by}, ("at",), descending=True, limit=MOST_REPORTS)
    if len(latest) == MOST_REPORTS and now - latest[-1].at < WITHIN:
        raise Refused("too many reports; expected fewer within an hour", "too-fast")
    lines = room.chat.around(told.line)
    name = next((line.name for line in reversed(lines) if line.person == about), room.name_of(about))
    report = Report(
        id=id,
        at=now,
        kind=PERSON,
        by=by,
        about=about,
        why=_why(told),
        room=room.id,
        game=room.game or "",
        name=name,
        line=told.line if any(line.line == told.line for line in lines) else 0,
        lines=lines,
    )
    if await store.rows.write(Insert(REPORTS, report)):
        heard(PERSON)
    else:
        # Another process was faster.
        await _is_made(store, id, about, told)


async def _is_made(store: Store, id: str, about: str, told: Told) -> bool:
    """Whether this report is stored already. The same command id for another report is refused."""
    made = await store.rows.get(REPORTS, id)
    if made is None:
        return False
    same_person = await id_now(store.rows, made.about) == await id_now(store.rows, about)
    if not same_person or made.why != _why(told) or made.line not in (0, told.line):
        raise Refused("expected a new command id; this one was used for another report", "command-used")
    return True


def _why(told: Told) -> str:
    return cleaned(told.why)[:MOST_CHAT]
