"""The two kinds of workbook that are zipped XML: XLSX and ODS. Only values are read, never code, links or pictures."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Iterator
from itertools import islice
from xml.etree import ElementTree as Xml

from interstice.core.refused import Refused
from interstice.decks.exchange.bounds import MOST_PART, MOST_PARTS, MOST_SHEETS, MOST_TEXT
from interstice.decks.exchange.ods import ods_sheets
from interstice.decks.exchange.xlsx import xlsx_sheets

Named = tuple[str, list[list[str]]]


def is_zip(content: bytes) -> bool:
    return content.startswith(b"PK\x03\x04")


def zipped_sheets(content: bytes) -> list[Named]:
    """Each sheet's name and rows."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as book:
            return list(_bounded(_sheets(Parts(book))))
    except Refused:
        raise
    except Exception:
        # A damaged file may make any part of the reader stumble.
        raise Refused(
            "expected an XLSX or ODS workbook; the file is damaged or something else", "file-unread"
        ) from None


def _sheets(parts: Parts) -> Iterator[Named]:
    if "content.xml" in parts:
        return ods_sheets(parts.xml("content.xml"))
    if "xl/workbook.xml" in parts:
        return xlsx_sheets(parts)
    raise Refused("expected an XLSX or ODS workbook; got another kind of file", "file-unread")


def _bounded(sheets: Iterable[Named]) -> Iterator[Named]:
    left = MOST_TEXT
    for name, rows in islice(sheets, MOST_SHEETS):
        left -= sum(len(cell) for row in rows for cell in row)
        left -= 16 * len(rows) * max(map(len, rows), default=0)
        if left < 0:
            raise Refused(
                f"expected a workbook of at most {MOST_TEXT} characters; got a larger one", "file-large"
            )
        yield name, rows


class Parts:
    """The files in a zip, which together may only be so large."""

    def __init__(self, book: zipfile.ZipFile) -> None:
        self._book = book
        self._left = MOST_PARTS
        self._names = set(book.namelist())

    def __contains__(self, name: str) -> bool:
        return name in self._names

    def xml(self, name: str) -> Xml.Element:
        most = min(MOST_PART, self._left)
        with self._book.open(name) as part:
            content = part.read(most + 1)
        if len(content) > most:
            raise Refused(f"expected parts of at most {most} bytes; got a larger one", "file-large")
        self._left -= len(content)
        if b"<!DOCTYPE" in content[:2000] or b"<!ENTITY" in content:
            raise Refused("expected a workbook without definitions of its own; got some", "file-unread")
        return Xml.fromstring(content)
