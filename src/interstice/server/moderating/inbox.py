"""The inbox as moderators see it: each report with everything needed to judge it."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from interstice.decks.edition import Edition, PrintedCard, Source, Words
from interstice.decks.load import load_shipped, shipped
from interstice.server.playing.hall import Hall
from interstice.server.playing.people import id_now, ids_of
from interstice.server.playing.pins import PIN, is_private
from interstice.server.playing.refusals import Missing, UnreadableRoom
from interstice.server.playing.restraints import BAN, MUTE
from interstice.store.moderation import ACTS, CORRECTIONS, HIDDEN_LINES, Act
from interstice.store.own_decks import OWN_DECKS, PINS
from interstice.store.reports import CARD, DECK, OPEN, PERSON, REPORTS, SETTLED, Line, Report
from interstice.store.store import Store

MOST = 200
"""How many reports are shown at once, the newest first."""


class CardNow(msgspec.Struct, frozen=True):
    """What the deck says about a card today; of an own deck, as it was in the game."""

    title: str
    note: str
    year: int
    circa: bool
    source: Source | None
    picture: str
    """The address of its picture."""


class DeckNow(msgspec.Struct, frozen=True):
    """The deck that a report is about."""

    name: str
    size: int
    owner: str
    """The person whose deck it is; empty if it is nobody's."""
    cards: list[CardNow]
    """Those of an own deck, which nobody else can look up."""


class LineNow(msgspec.Struct, frozen=True):
    """A line of chat around a report, before or after it."""

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
    """How many reports others have made about them."""
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
    """A report, with everything needed to judge it, and what has been done about it."""

    report: Report
    card: CardNow | None
    deck: DeckNow | None
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
        card=_now(report, card, language) if (card := await card_of(hall, report)) else None,
        deck=await _deck(hall, report, language) if report.kind in (CARD, DECK) else None,
        lines=await _lines(hall, report),
        person=await _person(hall, report) if report.kind == PERSON else None,
        room=await _room(hall, report),
        acts=await hall.store.rows.find(ACTS, {"report": report.id}, ("at",), descending=True),
        corrected=correction.year if correction else None,
    )


async def _edition(hall: Hall, report: Report) -> Edition | None:
    """The deck that a report is about; nothing if it is gone."""
    if report.deck in shipped():
        return load_shipped(report.deck)
    if (hosted := hall.host_decks.find(report.deck)) is not None:
        return hosted
    if report.deck.startswith(PIN):
        with suppress(Missing):
            return await hall.pins.read(report.deck)
    return None


async def card_of(hall: Hall, report: Report) -> PrintedCard | None:
    """The card that a report is about, as it is in its deck today or, in a pinned one, was in the game."""
    edition = await _edition(hall, report) if report.kind == CARD else None
    return next((card for card in edition.cards if card.id == report.about), None) if edition else None


async def _deck(hall: Hall, report: Report, language: str) -> DeckNow | None:
    edition = await _edition(hall, report)
    if edition is None:
        return None
    owner = await owner_of(hall, report)
    cards = [_now(report, card, language) for card in edition.cards] if is_private(report.deck) else []
    return DeckNow(_in(edition.about.name, language), len(edition.cards), owner, cards)


async def owner_of(hall: Hall, report: Report) -> str:
    """Whose deck a report is about, if it is an own one that is still there."""
    pin = await hall.store.rows.get(PINS, report.deck) if is_private(report.deck) else None
    own = await hall.store.rows.get(OWN_DECKS, pin.deck) if pin else None
    return own.owner if own else ""


def _now(report: Report, card: PrintedCard, language: str) -> CardNow:
    title, note = _in(card.title, language), _in(card.note, language)
    picture = f"/art/{report.deck}/{card.id}.svg"
    return CardNow(title, note, card.year, card.circa, card.source, picture)


def _in(words: Words, language: str) -> str:
    """In this language, or else in English, or else in any that there is."""
    return words.get(language) or words.get("en") or next(iter(words.values()), "")


async def _lines(hall: Hall, report: Report) -> tuple[LineNow, ...]:
    found: dict[int, Line] = {line.line: line for line in report.lines}
    if report.room:
        with suppress(Missing, UnreadableRoom):
            room = await hall.rooms.find(report.room)
            await hall.forget_hidden(room)
            later = room.chat.all()
            first = min(found, default=0)
            found |= {line.line: line for line in later if line.line >= first and line.line not in found}
    hidden = {row.line async for row in hall.store.rows.each(HIDDEN_LINES, {"room": report.room})}
    return tuple(
        LineNow(**msgspec.structs.asdict(found[line]), hidden=line in hidden) for line in sorted(found)
    )


async def _person(hall: Hall, report: Report) -> PersonNow:
    await hall.restraints.read()
    person = await id_now(hall.store.rows, report.about)
    about = [
        each
        for id in await ids_of(hall.store, person)
        async for each in hall.store.rows.each(REPORTS, {"about": id}, ("at",))
    ]
    return PersonNow(
        reports=sum(not each.games for each in about),
        banned=hall.restraints.of(person, BAN) is not None,
        muted=hall.restraints.of(person, MUTE) is not None,
    )


async def _room(hall: Hall, report: Report) -> RoomNow | None:
    if not report.room:
        return None
    try:
        room = await hall.rooms.find(report.room)
    except (Missing, UnreadableRoom):
        return None
    here = sum(room.here(person, hall.heart.nodes) for person in room.sockets)
    return RoomNow(room.head.code, room.head.preset, room.is_closed, here, tuple(sorted(room.muted)))
