"""XLSX: the values of its cells as text, with dates as dates, including those before 1900, which other readers lose."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from typing import TYPE_CHECKING, NamedTuple
from xml.etree import ElementTree as Xml

from interstice.decks.exchange.bounds import MOST_COLUMNS, MOST_ROWS
from interstice.decks.exchange.years import is_era

if TYPE_CHECKING:
    from interstice.decks.exchange.zipped import Parts

_DATES = {*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)}
"""The built-in number formats that show dates."""
_TIMES = {18, 19, 20, 21, 45, 46, 47}
_QUOTED = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]')
_TEXT = re.compile(r'"([^"]*)"')
_PLACE = re.compile(r"([A-Z]+)(\d+)")
_FIRST, _FIRST_1904 = date(1899, 12, 30), date(1904, 1, 1)
_ROWS, _COLUMNS = MOST_ROWS + 1, MOST_COLUMNS + 1
"""Enough to see that there are too many. Cells beyond that are not read: a stray one must not make a huge table."""


def xlsx_sheets(parts: Parts) -> Iterator[tuple[str, list[list[str]]]]:
    book = parts.xml("xl/workbook.xml")
    settings = book.find("{*}workbookPr")
    is_1904 = settings is not None and settings.get("date1904") in ("1", "true")
    texts = (
        [_words(item) for item in parts.xml("xl/sharedStrings.xml")]
        if "xl/sharedStrings.xml" in parts
        else []
    )
    cells = _Cells(texts, _formats(parts), _FIRST_1904 if is_1904 else _FIRST)
    targets = {each.get("Id"): each.get("Target", "") for each in parts.xml("xl/_rels/workbook.xml.rels")}
    for sheet in book.iterfind("{*}sheets/{*}sheet"):
        link = next((value for name, value in sheet.items() if name.endswith("}id")), None)
        target = targets.get(link, "")
        path = target.lstrip("/") if target.startswith("/") else f"xl/{target}"
        if path in parts and sheet.get("state", "visible") == "visible":
            yield sheet.get("name", ""), cells.rows(parts.xml(path))


class _Cells:
    def __init__(self, texts: list[str], formats: list[_Format], first: date) -> None:
        self._texts = texts
        self._formats = formats
        self._first = first

    def rows(self, sheet: Xml.Element) -> list[list[str]]:
        rows: list[list[str]] = []
        for at, row in enumerate(sheet.iterfind("{*}sheetData/{*}row"), 1):
            number = int(row.get("r", at))
            if number > _ROWS:
                break
            rows += [[] for _ in range(number - len(rows))]
            self._fill(rows[number - 1], row)
        _spread(rows, sheet)
        return rows

    def _fill(self, cells: list[str], row: Xml.Element) -> None:
        for cell in row.iterfind("{*}c"):
            place = _PLACE.match(cell.get("r", ""))
            at = _column(place[1]) if place else len(cells)
            if at >= _COLUMNS:
                continue
            cells += [""] * (at + 1 - len(cells))
            cells[at] = self._text(cell)

    def _text(self, cell: Xml.Element) -> str:
        kind = cell.get("t", "n")
        if kind == "inlineStr":
            return _words(cell)
        value = cell.findtext("{*}v") or ""
        if kind == "s":
            return self._texts[int(value)] if value else ""
        if kind == "b":
            return "yes" if value == "1" else ""
        if kind != "n" or not value:
            # The values of formulas that failed say nothing.
            return "" if kind == "e" else value
        style = int(cell.get("s", 0))
        shown = self._formats[style] if style < len(self._formats) else _Format(False, "", "")
        if shown.is_date:
            return _date(float(value), self._first) or _number(value)
        era = shown.below if value.startswith("-") else shown.above
        return f"{_number(value).lstrip('-')} {era}" if era else _number(value)


def _number(value: str) -> str:
    number = float(value)
    return str(int(number)) if number.is_integer() else f"{number:.10g}"


def _date(days: float, first: date) -> str:
    """A day as 1789-07-14. Excel counts a 29 February 1900 that never was, so its first 59 days are one off."""
    if first == _FIRST and 1 <= days < 60:
        days += 1
    try:
        return (first + timedelta(days=int(days // 1))).isoformat()
    except OverflowError:
        return ""


class _Format(NamedTuple):
    is_date: bool
    above: str
    """The era that is shown beside numbers above zero."""
    below: str


def _formats(parts: Parts) -> list[_Format]:
    """How each style of cells shows numbers."""
    if "xl/styles.xml" not in parts:
        return []
    styles = parts.xml("xl/styles.xml")
    own = {
        int(each.get("numFmtId", 0)): _format(each.get("formatCode", ""))
        for each in styles.iterfind("{*}numFmts/{*}numFmt")
    }
    numbers = [int(each.get("numFmtId", 0)) for each in styles.iterfind("{*}cellXfs/{*}xf")]
    return [own.get(number, _Format(number in _DATES - _TIMES, "", "")) for number in numbers]


def _format(code: str) -> _Format:
    """Some write only 753 and let the format add v. Chr."""
    above, _, rest = code.partition(";")
    below = rest.partition(";")[0] or above
    eras = ("".join(_TEXT.findall(part)).strip() for part in (above, below))
    return _Format(_shows_date(code), *(era if is_era(era) else "" for era in eras))


def _shows_date(code: str) -> bool:
    plain = _QUOTED.sub("", code).lower()
    return "y" in plain or "j" in plain or ("d" in plain and "m" in plain)


def _words(item: Xml.Element) -> str:
    """All text of an item, without readings (furigana)."""
    if item.tag.endswith("}c"):
        return "".join(text.text or "" for text in item.iterfind("{*}is//{*}t"))
    runs = [*item.iterfind("{*}t"), *item.iterfind("{*}r/{*}t")]
    return "".join(text.text or "" for text in runs)


def _spread(rows: list[list[str]], sheet: Xml.Element) -> None:
    """A cell that was merged with others to its right or below stands in all of them."""
    left_over = MOST_ROWS * MOST_COLUMNS
    for merged in sheet.iterfind("{*}mergeCells/{*}mergeCell"):
        corners = _PLACE.findall(merged.get("ref", ""))
        if len(corners) != 2:
            continue
        (left, top), (right, bottom) = ((_column(letters), int(number) - 1) for letters, number in corners)
        if top >= len(rows) or left >= len(rows[top]) or right >= _COLUMNS:
            continue
        text = rows[top][left]
        for row in rows[top : bottom + 1]:
            left_over -= right + 1 - left
            if left_over < 0:
                return
            row += [""] * (right + 1 - len(row))
            row[left : right + 1] = [text] * (right + 1 - left)


def _column(letters: str) -> int:
    number = 0
    for letter in letters[:4]:
        number = number * 26 + ord(letter) - 64
    return number - 1
