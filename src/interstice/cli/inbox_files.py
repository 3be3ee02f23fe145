"""Files from the inbox: all reports, and corrections of cards in a form that can be applied to a deck."""

from __future__ import annotations

import csv
import difflib
import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import cache
from io import StringIO
from pathlib import Path

import msgspec

from interstice.decks.edition import Edition, PrintedCard
from interstice.decks.load import DATA, load_shipped, shipped
from interstice.lab.rows import ENDINGS, cannot_write, ending
from interstice.server.playing.pins import HOST
from interstice.store.files import make_private
from interstice.store.moderation import CORRECTIONS, Correction
from interstice.store.own_decks import PINS
from interstice.store.reports import CARD, COUNTING, REPORTS, Report
from interstice.store.store import Store

FORMULA = ("=", "+", "-", "@")
"""A spreadsheet takes a cell that begins like this for a formula, and runs it."""
IN_THE_PROJECT = "src/interstice/decks/data"


class Row(msgspec.Struct, frozen=True):
    """A report, with what the deck says today. A card that is no longer in it has no title, year or source."""

    id: str
    at: str
    kind: str
    state: str
    about: str
    name: str
    deck: str
    language: str
    title: str
    year: int | None
    proposed: int | None
    source: str
    why: str
    by: str
    room: str
    game: str
    version: str


def time_of(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(" ", "minutes").removesuffix("+00:00")


async def all_reports(store: Store, kind: str = "") -> list[Report]:
    """The newest first, without what is still being counted."""
    where = {"kind": kind} if kind else {}
    found = store.rows.each(REPORTS, where, ("at",), descending=True)
    return [report async for report in found if report.state != COUNTING]


def rows_of(reports: Iterable[Report]) -> list[Row]:
    rows = []
    for report in reports:
        card = _cards(report.deck).get(report.about) if report.kind == CARD else None
        rows.append(
            Row(
                id=report.id,
                at=time_of(report.at),
                kind=report.kind,
                state=report.state,
                about=report.about,
                name=report.name,
                deck=report.deck,
                language=report.language,
                title=card.title.get(report.language, card.title["en"]) if card else "",
                year=card.year if card else None,
                proposed=report.year,
                source=card.source.url if card and card.source else "",
                why=report.why,
                by=report.by,
                room=report.room,
                game=report.game,
                version=report.version,
            )
        )
    return rows


@cache
def _cards(deck: str) -> dict[str, PrintedCard]:
    """The cards of a shipped deck as they are today."""
    return {card.id: card for card in load_shipped(deck).cards} if deck in shipped() else {}


def write_reports(path: Path, reports: Iterable[Report]) -> int:
    rows = rows_of(reports)
    is_table = ending(path, ENDINGS) == ".csv"
    write(path, _as_csv(Row.__struct_fields__, rows) if is_table else _as_lines(rows))
    return len(rows)


# Corrections


class Corrected(Correction, frozen=True, kw_only=True):
    """A correction, and what the card is called: in a deck of the host its face says nothing."""

    title: str = ""


async def all_corrections(store: Store) -> list[Corrected]:
    found = [row async for row in store.rows.each(CORRECTIONS, by=("deck", "at"))]
    titles = {deck: await _titles(store, deck) for deck in {each.deck for each in found}}
    return [
        Corrected(**msgspec.structs.asdict(each), title=titles[each.deck].get(each.face, ""))
        for each in found
    ]


async def _titles(store: Store, deck: str) -> dict[str, str]:
    """By face, in English or else the first language; of a deck of the host, as long as a game may be played with it."""
    cards = [*_cards(deck).values()]
    async for pin in store.rows.each(PINS, {"deck": f"{HOST}{deck}"}):
        cards += msgspec.convert(pin.content, Edition).cards
    return {card.id: card.title.get("en") or next(iter(card.title.values()), "") for card in cards}


def corrections_as_csv(corrections: Sequence[Corrected]) -> str:
    return _as_csv(Corrected.__struct_fields__, corrections)


def as_change(corrections: Sequence[Corrected]) -> str:
    """A patch to the decks for `git apply`, with the reasons above it. Where the host's own decks come from is not
    known here, so their corrections are only listed as sentences."""
    said = [
        f"{each.deck}, {each.face if each.deck in shipped() else each.title}: {each.was} becomes {each.year}. {each.why}"
        for each in corrections
    ]
    changes = [_change(deck, corrections) for deck in shipped()]
    return "".join(f"{line}\n" for line in said) + "".join(changes)


def _change(deck: str, corrections: Sequence[Correction]) -> str:
    years = {each.face: each for each in corrections if each.deck == deck}
    if not years:
        return ""
    before = (DATA / deck / "cards.jsonl").read_text("utf-8").splitlines(keepends=True)
    after = [_corrected(line, years) for line in before]
    name = f"{IN_THE_PROJECT}/{deck}/cards.jsonl"
    return "".join(difflib.unified_diff(before, after, f"a/{name}", f"b/{name}"))


def _corrected(line: str, years: dict[str, Correction]) -> str:
    face = msgspec.json.decode(line)["id"] if line.strip() else ""
    if face not in years:
        return line
    return re.sub(r'"year": -?\d+', f'"year": {years[face].year}', line, count=1)


# Writing


def _as_csv(columns: Sequence[str], rows: Iterable[msgspec.Struct]) -> str:
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    for row in rows:
        writer.writerow(map(_harmless, msgspec.structs.astuple(row)))
    return text.getvalue()


def _harmless(value: object) -> object:
    """Somebody's text never becomes a formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def _as_lines(rows: Iterable[Row]) -> str:
    return "".join(f"{msgspec.json.encode(row).decode()}\n" for row in rows)


def write(path: Path, text: str) -> None:
    try:
        make_private(path)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise cannot_write(path, error) from None
