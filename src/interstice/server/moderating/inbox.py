"""The inbox as moderators see it: each report with what is needed to judge it."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from interstice.decks.edition import PrintedCard, Source
from interstice.decks.load import load_shipped, shipped
from interstice.server.playing.hall import Hall
from interstice.server.playing.refusals import Missing
from interstice.server.playing.restraints import BAN, MUTE
from interstice.store.moderation import ACTS, CORRECTIONS, HIDDEN_LINES, Act
from interstice.store.reports import CARD, OPEN, PERSON, REPORTS, SETTLED, Line, Report
from interstice.store.store import Store

MOST = 200
"""How many reports are shown at once, the newest first."""


class CardNow(msgspec.Struct, frozen=True):
    """What the deck says about a card today."""

    title: str
    note: str
    year: int
    circa: bool
    source: Source | None


class LineNow(msgspec.Struct, frozen=True):
    """A line of chat around a report, also what was said after it."""

    line: int
    person: str
    name: str
    text: str
    at: float
    phrase: str
    hidden: bool


class PersonNow(msgspec.Struct, frozen=True):
    """What is known about the person whom a report is about."""

    reports: int
    """How many reports there are about them."""
    banned: bool
    muted: bool
    """Everywhere."""


class RoomNow(msgspec.Struct, frozen=True):
    code: str
    preset: str
    closed: bool
    here: int
    """How many people are in it."""
    muted: tuple[str, ...]


class Told(msgspec.Struct, frozen=True):
    """A report, with what is needed to judge it, and what has been done about it."""

    report: Report
    card: CardNow | None
    lines: tuple[LineNow, ...]
    person: PersonNow | None
    room: RoomNow | None
    acts: list[Act]
    corrected: int | None
    """The year that was accepted."""


async def listed(store: Store, state: str) -> list[Report]:
    """The newest first, without the lines."""
    found = await store.rows.find(REPORTS, {"state": state}, ("at",), descending=True, limit=MOST)
    return [msgspec.structs.replace(report, lines=()) for report in found]


async def count(store: Store) -> dict[str, int]:
    return {state: await store.rows.count(REPORTS, {"state": state}) for state in (OPEN, SETTLED)}


async def tell(hall: Hall, report: Report, language: str) -> Told:
    correction = await hall.store.rows.get(CORRECTIONS, report.id)
    return Told(
        report=msgspec.structs.replace(report, lines=()),
        card=_card(report, language) if report.kind == CARD else None,
        lines=await _lines(hall, report),
        person=await _person(hall, report) if report.kind == PERSON else None,
        room=await _room(hall, report),
        acts=await hall.store.rows.find(ACTS, {"report": report.id}, ("at",), descending=True),
        corrected=correction.year if correction else None,
    )


def card_of(report: Report) -> PrintedCard | None:
    """The card as it is in its deck today."""
    if report.deck not in shipped():
        return None
    return next((card for card in load_shipped(report.deck).cards if card.id == report.about), None)


def _card(report: Report, language: str) -> CardNow | None:
    card = card_of(report)
    if card is None:
        return None
    title, note = (words.get(language, words.get("en", "")) for words in (card.title, card.note))
    return CardNow(title, note, card.year, card.circa, card.source)


async def _lines(hall: Hall, report: Report) -> tuple[LineNow, ...]:
    found: dict[int, Line] = {line.line: line for line in report.lines}
    if report.room:
        with suppress(Missing):
            later = (await hall.rooms.find(report.room)).chat.all()
            first = min(found, default=0)
            found |= {line.line: line for line in later if line.line >= first and line.line not in found}
    hidden = {row.line async for row in hall.store.rows.each(HIDDEN_LINES, {"room": report.room})}
    return tuple(
        LineNow(**msgspec.structs.asdict(found[line]), hidden=line in hidden) for line in sorted(found)
    )


async def _person(hall: Hall, report: Report) -> PersonNow:
    await hall.restraints.read()
    return PersonNow(
        reports=await hall.store.rows.count(REPORTS, {"about": report.about}),
        banned=hall.restraints.of(report.about, BAN) is not None,
        muted=hall.restraints.of(report.about, MUTE) is not None,
    )


async def _room(hall: Hall, report: Report) -> RoomNow | None:
    if not report.room:
        return None
    try:
        room = await hall.rooms.find(report.room)
    except Missing:
        return None
    here = sum(room.here(person, hall.heart.nodes) for person in room.sockets)
    return RoomNow(room.head.code, room.head.preset, room.is_closed, here, tuple(sorted(room.muted)))
