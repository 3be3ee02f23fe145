"""What a moderator does about a report. Every act is stored with who did it and why, and can be undone."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from interstice.core.refused import Refused
from interstice.server.moderating.inbox import card_of, owner_of
from interstice.server.playing import room_events as e
from interstice.server.playing.cleaning import cleaned
from interstice.server.playing.hall import Hall
from interstice.server.playing.people import id_now, ids_of
from interstice.server.playing.pins import is_private
from interstice.server.playing.refusals import Missing
from interstice.server.playing.restraints import BAN, MODERATED, MUTE
from interstice.server.playing.rooms import Room
from interstice.store.moderation import (
    ACTS,
    CORRECTIONS,
    HIDDEN_LINES,
    RESTRAINTS,
    Act,
    Correction,
    HiddenLine,
    Restraint,
)
from interstice.store.reports import OPEN, PERSON, REPORTS, SETTLED, Report
from interstice.store.rows import Insert, Put, Remove, Update, Write

MOST_WHY = 300
HOUR, DAY = 3600.0, 86_400.0
EARLIEST, LATEST = -14_000_000_000, 9999
"""The years that a card may have."""


class Wish(msgspec.Struct, frozen=True, tag_field="act", tag=str.lower, forbid_unknown_fields=True):
    """What a moderator wants to do, and why."""

    why: str


class Dismiss(Wish, frozen=True):
    """There is nothing to do."""


class Hide(Wish, frozen=True):
    """Nobody sees these lines of chat any more. They are erased after 30 days."""

    lines: tuple[int, ...]


class Mute(Wish, frozen=True):
    """Stop somebody from saying anything, in this room or everywhere."""

    person: str = ""
    """If empty, the person whom the report is about; otherwise somebody whose lines it quotes."""
    hours: int = 0
    """For how many hours everywhere; 0 mutes them only in this room."""


class Close(Wish, frozen=True):
    """Close the room to everybody."""


class Ban(Wish, frozen=True):
    """Stop somebody from playing here, on any of their devices."""

    person: str = ""
    days: int = 0
    """0 for good."""
    newcomers: bool = False
    """Also keep out new guests from their network for a day. A whole school may share one network."""


class Accept(Wish, frozen=True):
    """The report about a card is right: note the year that it should have."""

    year: int | None = None
    """The year that is on the card, if something else is wrong."""


AnyWish = Dismiss | Hide | Mute | Close | Ban | Accept

LIFTED = {
    "hide": "restore",
    "mute": "unmute",
    "close": "reopen",
    "ban": "unban",
    "accept": "reject",
    "dismiss": "reopen",
}
"""By act, the name of what undoes it."""


async def find_report(hall: Hall, id: str) -> Report:
    report = await hall.store.rows.get(REPORTS, id)
    if report is None:
        raise Missing("there is no such report; it may have been deleted because of its age")
    return report


async def do(hall: Hall, moderator: str, report: Report, wish: AnyWish) -> Act:
    """Do what a moderator wants about a report, and settle it."""
    act = Act(
        id=secrets.token_hex(6),
        at=hall.now(),
        moderator=moderator,
        act=type(wish).__struct_config__.tag,  # type: ignore[arg-type]
        report=report.id,
        why=_reason(wish.why),
        room=report.room,
    )
    await hall.restraints.key()
    events: tuple[e.AnyRoomEvent, ...] = ()
    writes: list[Write] = []
    match wish:
        case Hide():
            events, writes = (e.LinesHidden(wish.lines),), _hide(await _room(hall, report), report, wish, act)
            act = replace(act, lines=wish.lines)
        case Mute():
            person = await _person(hall, report, wish.person)
            act = replace(act, person=person, until=_ends(act.at, wish.hours, HOUR))
            if wish.hours:
                writes = await _restraints(hall, act, MUTE)
            else:
                room = await _room(hall, report)
                ids = await ids_of(hall.store, person)
                events = tuple(e.Muted(id, True) for id in ids if id == person or room.has_met(id))
        case Close():
            await _room(hall, report)
            events = (e.Closed(True),)
        case Ban():
            person = await _person(hall, report, wish.person)
            act = replace(act, person=person, until=_ends(act.at, wish.days, DAY))
            writes = await _restraints(hall, act, BAN, wish.newcomers)
        case Accept():
            writes = [Put(CORRECTIONS, await _correction(hall, report, wish, act))]
    settle = Update(REPORTS, (report.id,), {"state": SETTLED})
    await _store(hall, act, events, [Insert(ACTS, act), settle, *writes])
    return act


async def lift(hall: Hall, moderator: str, id: str, why: str) -> Act:
    """Undo an act."""
    done = await hall.store.rows.get(ACTS, id)
    if done is None:
        raise Missing("there is no such act")
    if done.lifted or done.act not in LIFTED:
        raise Refused("expected an act that has not been undone; this one has")
    now, id = hall.now(), secrets.token_hex(6)
    act = replace(done, id=id, at=now, moderator=moderator, act=LIFTED[done.act], why=_reason(why))
    await hall.restraints.key()
    events: tuple[e.AnyRoomEvent, ...] = ()
    writes: list[Write] = [Insert(ACTS, act), Update(ACTS, (done.id,), {"lifted": id}, {"lifted": ""})]
    match done.act:
        case "hide":
            lines = await _still_hidden(hall, done)
            events = (e.LinesRestored(lines),)
            writes += [Remove(HIDDEN_LINES, (done.room, line)) for line in lines]
        case "mute" if not done.until:
            muted = (await hall.rooms.find(done.room)).muted
            ids = [id for id in await ids_of(hall.store, done.person) if id in muted] or [done.person]
            events = tuple(e.Muted(id, False) for id in ids)
        case "mute" | "ban":
            writes += await _free(hall, done)
        case "close":
            events = (e.Closed(False),)
        case "accept":
            writes.append(Remove(CORRECTIONS, (done.report,)))
        case "dismiss":
            writes.append(Update(REPORTS, (done.report,), {"state": OPEN}))
    await _store(hall, act, events, writes)
    return act


async def _store(hall: Hall, act: Act, events: tuple[e.AnyRoomEvent, ...], writes: Sequence[Write]) -> None:
    """All or nothing; then all processes hear of it."""
    if events:
        await hall.rooms.change(act.room, "", f"act-{act.id}", lambda _: events, writes)
    elif not await hall.store.rows.write(*writes):
        raise Refused("this has changed in the meantime; look again", "inbox-changed")
    await hall.heed_moderators()
    hall.watching.hint(MODERATED)


async def _room(hall: Hall, report: Report) -> Room:
    if not report.room:
        raise Refused("expected a report about somebody in a room; this one is not")
    return await hall.rooms.find(report.room)


def _hide(room: Room, report: Report, wish: Hide, act: Act) -> list[Write]:
    known = {line.line for line in (*report.lines, *room.chat.all())}
    if not wish.lines or not known.issuperset(wish.lines):
        raise Refused("expected lines of chat from the room that the report is about")
    return [Put(HIDDEN_LINES, HiddenLine(room.id, line, act.at)) for line in wish.lines]


async def _still_hidden(hall: Hall, done: Act) -> tuple[int, ...]:
    """Those of its lines that nobody has restored and that have not been erased."""
    hidden = {row.line async for row in hall.store.rows.each(HIDDEN_LINES, {"room": done.room})}
    if hidden.isdisjoint(done.lines):
        raise Refused("expected lines that are still hidden; these no longer are", "inbox-not-hidden")
    return tuple(line for line in done.lines if line in hidden)


async def _person(hall: Hall, report: Report, named: str) -> str:
    """Whom the report is about, or whose deck, unless somebody else is named whose lines it holds; under the id they have now."""
    about = report.about if report.kind == PERSON else await owner_of(hall, report)
    known = {about, *(line.person for line in report.lines)}
    if not about or (named and named not in known):
        raise Refused(
            "expected the person the report is about, the owner of its deck, or somebody whose lines it quotes"
        )
    return await id_now(hall.store.rows, named or about)


def _ends(at: float, number: int, unit: float) -> float:
    if not 0 <= number <= 10_000:
        raise Refused(f"expected a time from 0 to 10000; got {number}")
    return at + number * unit if number else 0.0


async def _restraints(hall: Hall, act: Act, kind: str, newcomers: bool = False) -> list[Write]:
    """One for each id that the person has had: what a device opened before it was paired is still open under the former one."""
    return [
        Put(RESTRAINTS, Restraint(hall.restraints.hashed(id), kind, act.at, act.until, newcomers, act.id))
        for id in await ids_of(hall.store, act.person)
    ]


async def _free(hall: Hall, done: Act) -> list[Write]:
    """What to delete to lift a ban or a mute, with any network that was barred with it."""
    rows = [row async for row in hall.store.rows.each(RESTRAINTS) if row.act == done.id]
    return [Remove(RESTRAINTS, (row.who, row.kind)) for row in rows]


async def _correction(hall: Hall, report: Report, wish: Accept, act: Act) -> Correction:
    card = await card_of(hall, report)
    if card is None:
        raise Refused("expected a report about a card that is in its deck")
    if is_private(report.deck):
        raise Refused("expected a card of a shipped deck or of one of the host's; this one is a player's own")
    year = card.year if wish.year is None else wish.year
    if year == 0 or not EARLIEST <= year <= LATEST:
        raise Refused(f"expected a year from {EARLIEST} to {LATEST}, but not 0; got {year}", "report-year")
    return Correction(
        report=report.id,
        at=act.at,
        moderator=act.moderator,
        deck=await hall.pins.deck_of(report.deck),
        face=report.about,
        version=report.version,
        was=card.year,
        year=year,
        why=act.why,
    )


def _reason(why: str) -> str:
    said = cleaned(why)
    if not 1 <= len(said) <= MOST_WHY:
        raise Refused(f"expected a reason of 1 to {MOST_WHY} characters; got {len(said)}", "inbox-why")
    return said
