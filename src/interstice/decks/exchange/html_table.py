"""The table that a spreadsheet or a document puts on the clipboard as HTML."""

from __future__ import annotations

import re
from html.parser import HTMLParser

MOST_SPAN = 100
_FOOTNOTE = re.compile(r"\[(?:\d{1,3}|[a-z]|[A-Za-z.]{1,6} ?\d{1,3})\]")
"""Encyclopedias put them after what they tell."""


class _Rows(HTMLParser):
    """Reads the first table that has rows, with cells that span several columns or rows."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.rows: list[list[str]] = []
        self._below: dict[tuple[int, int], str] = {}
        """Places that a cell above reaches into."""
        self._cell: list[str] | None = None
        self._span = (1, 1)
        self._is_over = False
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self._is_over:
            return
        if tag in ("style", "script"):
            self._silent += 1
        if tag == "tr":
            self._end_row()
            self.rows.append([])
        elif tag in ("td", "th"):
            self._close()
            given = dict(attrs)
            self._cell = []
            self._span = (_number(given.get("rowspan")), _number(given.get("colspan")))
        elif tag in ("br", "p", "div", "li") and self._cell:
            self._cell.append(" ")

    def handle_endtag(self, tag: str) -> None:
        if tag in ("style", "script"):
            self._silent = max(0, self._silent - 1)
        if tag in ("td", "th"):
            self._close()
        elif tag == "tr":
            self._end_row()
        elif tag == "table" and len(self.rows) > 1:
            self._end_row()
            self._is_over = True

    def handle_data(self, data: str) -> None:
        if self._cell is not None and not self._silent:
            self._cell.append(data)

    def _close(self) -> None:
        if self._cell is None:
            return
        text, self._cell = _FOOTNOTE.sub("", " ".join("".join(self._cell).split())), None
        if not self.rows:
            self.rows.append([])
        row, at = self.rows[-1], len(self.rows) - 1
        self._fill(row, at)
        down, across = self._span
        begins = len(row)
        row += [text] * across
        for line in range(1, down):
            self._below |= {(at + line, begins + step): text for step in range(across)}

    def _end_row(self) -> None:
        self._close()
        if self.rows:
            self._fill(self.rows[-1], len(self.rows) - 1)

    def _fill(self, row: list[str], at: int) -> None:
        while (at, len(row)) in self._below:
            row.append(self._below.pop((at, len(row))))


def html_rows(text: str) -> list[list[str]]:
    reader = _Rows()
    reader.feed(text)
    reader.close()
    return reader.rows


def _number(text: str | None) -> int:
    return min(int(text), MOST_SPAN) if text and text.isdecimal() and int(text) else 1
