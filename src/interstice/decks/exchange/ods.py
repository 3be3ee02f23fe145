"""ODS: the values of its cells as text, with dates as dates."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree as Xml

from interstice.decks.exchange.bounds import MOST_COLUMNS, MOST_ROWS
from interstice.decks.exchange.years import is_era

_OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_DIGITS = re.compile(r"[-−\d.,'’\s]*\d\s*")
_ROWS, _COLUMNS = MOST_ROWS + 1, MOST_COLUMNS + 1
"""Enough to see that there are too many. Cells beyond that are not read: empty ones may be repeated to the end of the sheet."""


def ods_sheets(content: Xml.Element) -> Iterator[tuple[str, list[list[str]]]]:
    for table in content.iter(f"{_TABLE}table"):
        yield table.get(f"{_TABLE}name", ""), _rows(table)


def _rows(table: Xml.Element) -> list[list[str]]:
    rows: list[list[str]] = []
    for row in table.iter(f"{_TABLE}table-row"):
        cells = _cells(row, rows[-1] if rows else [])
        times = _times(row, "rows") if any(cells) else min(_times(row, "rows"), _ROWS)
        rows += [list(cells) for _ in range(min(times, _ROWS - len(rows)))]
        if len(rows) >= _ROWS:
            break
    while rows and not any(rows[-1]):
        rows.pop()
    return rows


def _cells(row: Xml.Element, above: list[str]) -> list[str]:
    """A cell that spans several columns or rows stands in all of them."""
    cells: list[str] = []
    wide, left = "", 0
    for cell in row:
        if cell.tag not in (f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell"):
            continue
        times = min(_times(cell, "columns"), _COLUMNS - len(cells))
        if cell.tag.endswith("}covered-table-cell") and left > 0:
            cells += [wide] * times
            left -= times
        elif cell.tag.endswith("}covered-table-cell"):
            covered = above[len(cells) : len(cells) + times]
            cells += [*covered, *[""] * (times - len(covered))]
        else:
            wide, left = _value(cell), int(cell.get(f"{_TABLE}number-columns-spanned", 1)) - 1
            cells += [wide] * times
    while cells and not cells[-1]:
        cells.pop()
    return cells


def _value(cell: Xml.Element) -> str:
    kind = cell.get(f"{_OFFICE}value-type")
    if kind == "date":
        return cell.get(f"{_OFFICE}date-value", "").partition("T")[0]
    if kind == "boolean":
        return "yes" if cell.get(f"{_OFFICE}boolean-value") == "true" else ""
    if kind in ("float", "percentage", "currency"):
        number = float(cell.get(f"{_OFFICE}value", "0"))
        # Some write only 753 and let the format add v. Chr.
        era = _DIGITS.sub(" ", _shown(cell)).strip()
        if is_era(era):
            return f"{abs(number):.10g} {era}"
        return str(int(number)) if number.is_integer() else f"{number:.10g}"
    return _shown(cell)


def _shown(cell: Xml.Element) -> str:
    return " ".join(" ".join(_words(paragraph).split()) for paragraph in cell.iterfind(f"{_TEXT}p"))


def _words(element: Xml.Element) -> str:
    """The text of a paragraph, without comments; spaces and line breaks are elements of their own."""
    words = element.text or ""
    for part in element:
        if part.tag in (f"{_TEXT}s", f"{_TEXT}tab", f"{_TEXT}line-break"):
            words += " "
        elif part.tag != f"{_OFFICE}annotation":
            words += _words(part)
        words += part.tail or ""
    return words


def _times(element: Xml.Element, what: str) -> int:
    return max(1, int(element.get(f"{_TABLE}number-{what}-repeated", 1)))
