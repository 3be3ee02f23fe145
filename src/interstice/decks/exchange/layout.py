"""Where the heading of a table is, and what its columns are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from statistics import mean

import msgspec

from interstice.decks.exchange.headings import fields_of, language_of_headings, speaks
from interstice.decks.exchange.years import Year, is_era, read_year

LOOK_AT = 12
"""The heading is among the first rows, below a title perhaps."""
_YEAR_FIRST = re.compile(r"(?P<year>[^:–—\t]{1,30}?)\s*(?::|\s[-–—]|[–—]|\t)\s*(?P<title>\S.*)")
_YEAR_LAST = re.compile(r"(?P<title>.+?)\s*(?:[(\[:–—,]|\s-)\s*(?P<year>[^()\[\]]{1,30})[)\]]?")
_WITH_ERA = r"\d{1,6} ?(?:[vn]\. ?Chr\.|BCE?|CE|AD|B\.C\.(?:E\.)?|A\.D\.|(?:av|apr)\. ?J\.-C\.|[advn]\. ?C\.)"
_DATE = r"\d{1,2}\. ?\d{1,2}\. ?\d{3,4}|\d{1,2}/\d{1,2}/\d{3,4}|\d{4}-\d\d-\d\d|(?:\d{1,2}\.? )?[^\W\d]{3,10}\.? \d{3,4}"
_NUMBER_FIRST = re.compile(
    rf"(?P<year>(?:ca?\. ?|ca |circa |um |vers |AD )?(?:{_WITH_ERA}|{_DATE}|\d{{3,4}})) (?P<title>\D.*)"
)
_NUMBER_LAST = re.compile(rf"(?P<title>.*\D) (?P<year>{_WITH_ERA}|AD \d{{1,4}}|\d{{3,4}})")
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
        columns = _completed([""] * _width(rows), rows)
        heading = 0 if _is_above(rows, columns) else -1
        return Layout(heading, heading + 1, columns, "")
    headings, body = list(rows[heading]), heading + 1
    # A heading may reach down beside the languages of another.
    below = (
        ["" if cell == what else cell for cell, what in zip(rows[body], headings, strict=False)]
        if body < len(rows)
        else []
    )
    if _are_languages(below):
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
    for pattern in (_YEAR_FIRST, _YEAR_LAST, _NUMBER_FIRST, _NUMBER_LAST):
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


def _is_above(rows: Rows, columns: list[str]) -> bool:
    """Whether the first row says, in words that we do not know, what the years below are."""
    if "year" not in columns or len(rows) < 3 or any(len(cell.split()) > 3 for cell in rows[0]):
        return False
    first, *below = (row[columns.index("year")] for row in rows)
    shares = [isinstance(read_year(cell), Year) for cell in below[:100] if cell]
    is_word = any(map(str.isalpha, first)) and not any(map(str.isdigit, first))
    return is_word and bool(shares) and mean(shares) > 0.8


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
        shares = {at: share for at, share in shares.items() if not _counts(cells[at])}
        best = max(shares, key=shares.__getitem__, default=-1)
        if best >= 0 and shares[best] > 0.5:
            columns[best] = "year"
            del cells[best]
    for at, some in cells.items():
        if some and not columns[at] and "era" not in columns and all(map(is_era, some)):
            columns[at] = "era"
    cells = {at: some for at, some in cells.items() if not columns[at]}
    if not any(what.partition(":")[0] == "title" for what in columns):
        texts = [
            at
            for at, some in cells.items()
            if some and mean(any(map(str.isalpha, cell)) for cell in some) > 0.5
        ]
        if texts:
            columns[texts[0]] = "title"
            _guess_rest(columns, {at: cells[at] for at in texts[1:]})
        else:
            # Whoever has only a description of each event has written what is to be placed.
            columns = [re.sub(r"^note(?=:|$)", "title", what) for what in columns]
    return columns


def _counts(cells: Sequence[str]) -> bool:
    """Whether they number the rows."""
    numbers = [cell.rstrip(".") for cell in cells if any(map(str.isdigit, cell))]
    return len(numbers) > 1 and numbers == [str(at) for at in range(1, len(numbers) + 1)]


def _guess_rest(columns: list[str], cells: dict[int, list[str]]) -> None:
    """Columns without headings to the right of the title: a few words that recur are themes, sentences are notes."""
    for at, some in cells.items():
        if "theme" not in columns and len(some) > 3 and len(set(some)) * 2 <= len(some):
            columns[at] = "theme"
        elif "note" not in columns and mean(map(len, some)) > 25:
            columns[at] = "note"


def _width(rows: Rows) -> int:
    return max((len(row) for row in rows), default=0)
