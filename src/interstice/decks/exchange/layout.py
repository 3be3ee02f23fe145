"""Where the heading of a table is, and what its columns are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from statistics import mean

import msgspec

from interstice.decks.exchange.headings import fields_of, language_of_headings, speaks
from interstice.decks.exchange.years import Year, read_year

LOOK_AT = 12
"""The heading is among the first rows, below a title perhaps."""
_YEAR_FIRST = re.compile(r"(?P<year>[^:–—\t]{1,30}?)\s*(?::|\s[-–—]|[–—]|\t)\s*(?P<title>\S.*)")
_YEAR_LAST = re.compile(r"(?P<title>.+?)\s*(?:[(\[:–—,]|\s-)\s*(?P<year>[^()\[\]]{1,30})[)\]]?")
_NUMBER_FIRST = re.compile(r"(?P<year>\d{3,4}) (?P<title>\D.*)")
Rows = Sequence[Sequence[str]]


class Layout(msgspec.Struct, frozen=True):
    heading: int
    """The index of the heading's row; -1 if there is none."""
    body: int
    """The index of the first row of cards."""
    columns: list[str]
    """What each column is; nothing if it is left out."""
    language: str
    """The language of the headings, if they tell."""


def find_layout(rows: Rows) -> Layout:
    heading = _heading(rows)
    if heading < 0:
        return Layout(-1, 0, _completed([""] * _width(rows), rows), "")
    headings, body = list(rows[heading]), heading + 1
    if body < len(rows) and _are_languages(rows[body]):
        below = rows[body]
        headings = [
            f"{what} ({under})" if under else what for what, under in zip(headings, below, strict=True)
        ]
        body += 1
    columns = fields_of(headings)
    return Layout(heading, body, _completed(columns, rows[body:]), language_of_headings(headings))


def listed(rows: list[list[str]]) -> list[list[str]]:
    """A table of two columns from lines such as `1517: Luther posts his theses`; other tables as they are."""
    if _width(rows) != 1:
        return rows
    split = [_split(row[0]) if row and row[0] else ["", ""] for row in rows]
    found = sum(both is not None and any(both) for both in split)
    if found * 2 <= sum(any(row) for row in rows):
        return rows
    return [both or ["", row[0]] for row, both in zip(rows, split, strict=True)]


def _split(line: str) -> list[str] | None:
    line = re.sub(r"^\s*(?:[•*\-–]|\d{1,2}[.)])\s+", "", re.sub(r"(\s)\s+", r"\1", line))
    for pattern in (_YEAR_FIRST, _YEAR_LAST, _NUMBER_FIRST):
        found = pattern.fullmatch(line)
        if found and isinstance(read_year(found["year"]), Year):
            return [found["year"].strip(), found["title"].strip()]
    return None


def _heading(rows: Rows) -> int:
    """The first row that names a title and a year, or else the one that names most."""
    scores = []
    for at, row in enumerate(rows[:LOOK_AT]):
        found = {field.partition(":")[0] for field in fields_of(row) if field}
        scores.append((len(found & {"title", "year"}), len(found), -at))
    best = max(scores, default=(0, 0, 0))
    return -best[2] if best[0] and best[1] > 1 else -1


def _are_languages(row: Sequence[str]) -> bool:
    return any(row) and all(speaks(cell) for cell in row if cell)


def _completed(columns: list[str], rows: Rows) -> list[str]:
    """The columns with a year and a title, if the cells show which they are."""
    columns = [*columns, *[""] * (_width(rows) - len(columns))]
    cells = {
        at: [row[at] for row in rows[:100] if at < len(row) and row[at]]
        for at, what in enumerate(columns)
        if not what
    }
    if "year" not in columns:
        shares = {
            at: mean(isinstance(read_year(cell), Year) for cell in some) for at, some in cells.items() if some
        }
        best = max(shares, key=shares.__getitem__, default=-1)
        if best >= 0 and shares[best] > 0.5:
            columns[best] = "year"
            del cells[best]
    if not any(what.partition(":")[0] == "title" for what in columns):
        texts = [
            at
            for at, some in cells.items()
            if some and mean(any(map(str.isalpha, cell)) for cell in some) > 0.5
        ]
        if texts:
            columns[texts[0]] = "title"
            _guess_rest(columns, {at: cells[at] for at in texts[1:]})
    return columns


def _guess_rest(columns: list[str], cells: dict[int, list[str]]) -> None:
    """Columns without headings to the right of the title: a few words that recur are themes, sentences are notes."""
    for at, some in cells.items():
        if "theme" not in columns and len(some) > 3 and len(set(some)) * 2 <= len(some):
            columns[at] = "theme"
        elif "note" not in columns and mean(map(len, some)) > 25:
            columns[at] = "note"


def _width(rows: Rows) -> int:
    return max((len(row) for row in rows), default=0)
