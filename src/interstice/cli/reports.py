"""`interstice reports`: what players reported about cards, beside what the decks say."""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path

import msgspec

from interstice.cli.parser import Parser
from interstice.cli.serving import with_store
from interstice.core.refused import Refused
from interstice.decks.load import load_shipped, shipped
from interstice.lab.rows import ENDINGS, cannot_write, ending
from interstice.server.upkeep import settings
from interstice.store.card_reports import CARD_REPORTS, CardReport
from interstice.store.rows import Remove
from interstice.store.store import Store

FORMULA = ("=", "+", "-", "@")
"""A spreadsheet takes a cell that begins like this for a formula, and carries it out."""


class Row(msgspec.Struct, frozen=True):
    """A report, with what the deck says today. A card that is no longer in it has no title, year or source."""

    id: str
    at: str
    deck: str
    face: str
    language: str
    title: str
    year: int | None
    proposed: int | None
    source: str
    why: str
    person: str
    game: str
    version: str


SHOWN = ("id", "at", "deck", "title", "year", "proposed", "source", "why")
"""The columns that are printed. A file has all of them."""
NUMBERS = {"year", "proposed"}


def add_reports(parser: Parser) -> None:
    parser.add_argument("--out", type=Path, metavar="FILE", help="write them to a .csv or .jsonl file")
    parser.add_argument("--delete", nargs="+", metavar="ID", help="delete these reports")
    settings.add_flags(parser, ["database"])
    parser.set_defaults(run=_reports)


def _reports(given: argparse.Namespace) -> int:
    chosen = settings.read(given)
    if given.delete:
        if given.out:
            raise Refused("expected either --delete or --out; got both")
        print(_counted(with_store(chosen, lambda store: _delete(store, given.delete)), "deleted"))
        return 0
    kind = ending(given.out, ENDINGS) if given.out else None
    rows = _rows(with_store(chosen, _all))
    if kind:
        _write(given.out, _as_csv(rows) if kind == ".csv" else _as_lines(rows))
        print(f"{given.out}: {_counted(len(rows))}")
    else:
        print("\n".join((*_table(rows), _counted(len(rows)))))
    return 0


def _counted(number: int, done: str = "") -> str:
    return f"{done} {number} report{'' if number == 1 else 's'} about cards".strip()


async def _all(store: Store) -> list[CardReport]:
    """The newest first."""
    return [report async for report in store.rows.each(CARD_REPORTS, by=("at",), descending=True)]


async def _delete(store: Store, ids: Sequence[str]) -> int:
    """All of them or none."""
    unique = list(dict.fromkeys(ids))
    for id in unique:
        if await store.rows.get(CARD_REPORTS, id) is None:
            raise Refused(f"--delete: expected the id of a report; got {id!r}")
    await store.rows.write(*(Remove(CARD_REPORTS, (id,)) for id in unique))
    return len(unique)


def _rows(reports: Iterable[CardReport]) -> list[Row]:
    cards = {(deck, card.id): card for deck in shipped() for card in load_shipped(deck).cards}
    rows = []
    for report in reports:
        card = cards.get((report.deck, report.face))
        rows.append(
            Row(
                id=report.id,
                at=datetime.fromtimestamp(report.at, UTC).isoformat(" ", "minutes").removesuffix("+00:00"),
                deck=report.deck,
                face=report.face,
                language=report.language,
                title=card.title.get(report.language, card.title["en"]) if card else "",
                year=card.year if card else None,
                proposed=report.year,
                source=card.source.url if card and card.source else "",
                why=report.why,
                person=report.person,
                game=report.game,
                version=report.version,
            )
        )
    return rows


def _table(rows: Sequence[Row]) -> list[str]:
    if not rows:
        return []
    lines = [list(SHOWN), *([_cell(getattr(row, name)) for name in SHOWN] for row in rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(SHOWN))]
    return ["  ".join(map(_aligned, line, widths, SHOWN)).rstrip() for line in lines]


def _aligned(text: str, width: int, column: str) -> str:
    return text.rjust(width) if column in NUMBERS else text.ljust(width)


def _cell(value: object) -> str:
    return "" if value is None else str(value)


def _as_csv(rows: Iterable[Row]) -> str:
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(Row.__struct_fields__)
    for row in rows:
        writer.writerow(map(_harmless, msgspec.structs.astuple(row)))
    return text.getvalue()


def _harmless(value: object) -> object:
    """Somebody's text never becomes a formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def _as_lines(rows: Iterable[Row]) -> str:
    return "".join(f"{msgspec.json.encode(row).decode()}\n" for row in rows)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise cannot_write(path, error) from None
