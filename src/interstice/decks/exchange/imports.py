"""Import decks from CSV, XLSX or JSON, completely or not at all."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import msgspec

from interstice.core.refused import Refused
from interstice.decks.art.palettes import PALETTES
from interstice.decks.check import problems as problems_of
from interstice.decks.edition import About, Edition, PrintedCard, Source, Theme
from interstice.decks.exchange.columns import YES, Row, is_column, slug, spoken

Numbered = Sequence[tuple[int, Row]]

_BADGES = {
    "invention": "game-icons:gears",
    "discovery": "game-icons:telescope",
    "event": "game-icons:scroll-unfurled",
    "monument": "game-icons:greek-temple",
    "art": "game-icons:palette",
    "music": "game-icons:g-clef",
    "sport": "game-icons:trophy",
    "transport": "game-icons:railway",
    "economy": "game-icons:coins",
}
"""Badges for themes that do not name one."""


def import_deck(path: Path, name: str, language: str) -> Edition:
    """Read a deck; `language` is for columns that do not name one. Raises `Refused` with a list of all problems found."""
    rows = _rows(path)
    problems: list[str] = []
    cards = [card for number, row in rows if (card := _card(number, row, language, problems)) is not None]
    if not rows:
        problems.append("row 2: expected a card; the table has no rows")
    cards = list(_named(cards))
    about = _about([row for _, row in rows], cards, name, language)
    edition = Edition(slug(name) or "deck", about, tuple(cards))
    if not problems:
        problems = list(problems_of(edition, complete=False))
    if problems:
        listed = "\n  ".join(problems)
        raise Refused(
            f"{path}: expected a deck with one card per row; found {len(problems)} problems:\n  {listed}"
        )
    return edition


# Rows of text from each kind of file, numbered as a spreadsheet numbers them


def _rows(path: Path) -> Numbered:
    if not path.is_file():
        raise Refused(f"{path}: expected a CSV, XLSX or JSON file; there is none")
    if path.suffix.lower() == ".json":
        return _json_rows(path)
    cells = _xlsx_cells(path) if path.suffix.lower() == ".xlsx" else _csv_cells(path)
    header = [cell.strip().lower() for cell in next(cells, [])]
    _check_columns(path, "row 1", header)
    rows = (
        (
            number,
            {name: cell.strip() for name, cell in zip(header, row, strict=False) if name and cell.strip()},
        )
        for number, row in enumerate(cells, 2)
    )
    return [(number, row) for number, row in rows if row]


def _csv_cells(path: Path) -> Iterator[list[str]]:
    try:
        text = path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(f"{path}: expected text in UTF-8; save it as CSV UTF-8") from None
    first = text.split("\n", 1)[0]
    return csv.reader(io.StringIO(text), delimiter=max(",;\t", key=first.count))


def _xlsx_cells(path: Path) -> Iterator[list[str]]:
    import openpyxl

    try:
        book = openpyxl.load_workbook(path, read_only=True, data_only=True)
    except (BadZipFile, KeyError, ValueError, OSError) as error:
        raise Refused(f"{path}: expected an XLSX workbook; {error}") from None
    for row in book.worksheets[0].iter_rows(values_only=True):
        yield [_text(cell) for cell in row]
    book.close()


def _text(value: Any) -> str:
    if value is None or value is False:
        return ""
    if value is True:
        return "yes"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)


def _json_rows(path: Path) -> Numbered:
    """Accepts a list of objects or an exported deck; translated text may be an object by language."""
    try:
        content = json.loads(path.read_text("utf-8"))
    except ValueError as error:
        raise Refused(f"{path}: expected JSON; {error}") from None
    cards = content.get("rows") if isinstance(content, dict) else content
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise Refused(
            f'{path}: expected a list of cards, or an object with one under "rows"; got {type(cards).__name__}'
        )
    rows = [(number, dict(_flat(card))) for number, card in enumerate(cards, 1)]
    for number, row in rows:
        unknown = [name for name in row if not is_column(name)]
        if unknown:
            raise Refused(
                f"{path}: row {number}: expected keys such as title, year, theme, note; got {unknown[0]!r}"
            )
    return rows


def _flat(card: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for name, value in card.items():
        if isinstance(value, dict):
            yield from ((f"{name}:{language}", _text(words)) for language, words in value.items())
        elif _text(value):
            yield name, _text(value)


def _check_columns(path: Path, place: str, header: Sequence[str]) -> None:
    unknown = [name for name in header if name and not is_column(name)]
    if unknown:
        raise Refused(
            f"{path}: {place}: expected columns such as title, year, theme, note, title:de; got {unknown[0]!r}"
        )
    if "year" not in header or not any(name.partition(":")[0] == "title" for name in header):
        got = ", ".join(filter(None, header)) or "nothing"
        raise Refused(f"{path}: {place}: expected at least the columns title and year; got {got}")


# A card from a row


def _card(number: int, row: Row, language: str, problems: list[str]) -> PrintedCard | None:
    year = _year(row.get("year", ""))
    title = spoken(row, "title", language)
    if year is None:
        problems.append(
            f"row {number}: expected a year such as 1492 or -44, but not 0; got {row.get('year', '')!r}"
        )
    if not title:
        problems.append(f"row {number}: expected a title; got nothing")
    if year is None or not title:
        return None
    try:
        return msgspec.convert(_plain(row, year, title, language), PrintedCard, strict=False)
    except msgspec.ValidationError as error:
        problems.append(f"row {number}: {error}")
        return None


def _plain(row: Row, year: int, title: dict[str, str], language: str) -> dict[str, Any]:
    card: dict[str, Any] = {
        "id": row.get("id", ""),
        "year": year,
        "circa": row.get("circa", "").lower() in YES,
        "theme": slug(row.get("theme", "")) or "cards",
        "title": title,
        "note": spoken(row, "note", language),
        "fame": row.get("fame", "0.5").replace(",", "."),
        "art": row.get("art") or row.get("picture", ""),
        "subject": row.get("subject", ""),
        "checked": row.get("checked", ""),
    }
    if "source" in row or "source_url" in row:
        card["source"] = Source(row.get("source", ""), row.get("source_url", ""))
    if "front" in row or "back" in row:
        card["icons"] = (row.get("front", ""), row.get("back", ""))
    return card


def _year(text: str) -> int | None:
    """Accepts years as people write them: `44 BC`, `44 v. Chr.`."""
    pattern = r"(-?\d+)\s*(BCE?|v\. ?Chr\.|av\. J\.-C\.|a\. ?C\.)?"
    match = re.fullmatch(pattern, text.replace("−", "-").replace("\u00a0", " "), re.IGNORECASE)
    if not match:
        return None
    return int(match[1]) * (-1 if match[2] else 1) or None


def _named(cards: Iterable[PrintedCard]) -> Iterator[PrintedCard]:
    """Give cards without an id one made from the title, with a number if that is taken."""
    taken: set[str] = set()
    for card in cards:
        name = card.id
        if not name:
            stem = slug(next(iter(card.title.values()))) or "card"
            name, number = stem, 1
            while name in taken:
                number += 1
                name = f"{stem}-{number}"
        taken.add(name)
        yield card if card.id else msgspec.structs.replace(card, id=name)


# The content of deck.toml, from what the rows say


def _about(rows: Sequence[Row], cards: Sequence[PrintedCard], name: str, language: str) -> About:
    names = next((found for row in rows if (found := _names(row, "deck"))), {language: name})
    icons = sorted({icon for card in cards for icon in card.icons or ()})
    licence = next((row["licence"] for row in rows if "licence" in row), "")
    return About(name=names, licence=licence, themes=_themes(rows, language), icons=tuple(icons))


def _names(row: Row, what: str) -> dict[str, str]:
    return spoken({name: cell for name, cell in row.items() if name.startswith(f"{what}:")}, what, "")


def _themes(rows: Sequence[Row], language: str) -> dict[str, Theme]:
    """Themes without a palette are given one in turn; stock pictures depend on it."""
    themes: dict[str, Theme] = {}
    for row in rows:
        name = slug(row.get("theme", "")) or "cards"
        if name not in themes:
            given = row.get("palette") or (
                name if name in PALETTES else list(PALETTES)[len(themes) % len(PALETTES)]
            )
            label = row.get("theme", name).capitalize()
            badge = row.get("badge") or _BADGES.get(given, "game-icons:gears")
            themes[name] = Theme(_names(row, "theme") or {language: label}, given, badge)
    return themes
