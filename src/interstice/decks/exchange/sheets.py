"""Tables out of any file that people have: XLSX, ODS, CSV in any usual encoding, JSON, or what they paste."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from interstice.core.refused import Refused
from interstice.decks.exchange.bounds import MOST_CELL, MOST_COLUMNS, MOST_ROWS
from interstice.decks.exchange.html_table import html_rows
from interstice.decks.exchange.zipped import is_zip, zipped_sheets

SEPARATORS = ";,\t|·"
_OLD_EXCEL = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_OTHERS = (b"%PDF", b"{\\rtf", b"\x89PNG", b"\xff\xd8\xff", b"<?xml")
"""How files begin that are read as text, and are no tables."""
_BEFORE_UTF = ("cp1252", "mac_roman", "cp850")
"""What Windows, the Macintosh and DOS wrote, and Excel still offers."""
_USUAL = frozenset("äöüßÄÖÜàâçéèêëîïôùûœÀÇÉÈÊìòóáíúñ’‘“”„«»–—…€°")
_RULE = re.compile(r"\s*\|?(?:\s*:?-{3,}:?\s*\|)+(?:\s*:?-{3,}:?\s*)?")
"""The line below the heading of a table in Markdown."""


class Sheet(msgspec.Struct, frozen=True):
    name: str
    rows: list[list[str]]
    first: int = 1
    """What the first row is called."""
    pictures: dict[str, str] = {}
    """Photos that came in the file, in Base64, by the name that cards give them."""


def read_file(content: bytes) -> list[Sheet]:
    """The sheets of a file, whatever it is called."""
    if is_zip(content):
        found = [Sheet(name, rows) for name, rows in zipped_sheets(content)]
    elif content.startswith(_OLD_EXCEL):
        raise Refused(
            "expected a newer kind of workbook; this is an XLS file: save it as XLSX, ODS or CSV", "file-xls"
        )
    elif content.startswith(_OTHERS) and not may_hold_html(content):
        raise Refused("expected a table: XLSX, ODS, CSV or JSON; got another kind of file", "file-unread")
    else:
        return read_text(decoded(content))
    return [_checked(sheet) for sheet in found]


def may_hold_html(content: bytes) -> bool:
    """In any encoding."""
    return b"<table" in content.replace(b"\0", b"").lower()


def read_text(text: str) -> list[Sheet]:
    """The table in pasted text, HTML, CSV or JSON."""
    begins = text.lstrip()[:200].lower()
    if begins.startswith(("{", "[")):
        return [_checked(_json_sheet(text))]
    if begins.startswith("<") and "<table" in text.lower():
        return [_checked(Sheet("", html_rows(text)))]
    try:
        return [_checked(Sheet("", list(_filled(_separated(text)))))]
    except csv.Error:
        raise Refused("expected a table: XLSX, ODS, CSV or JSON; got something else", "file-unread") from None


def decoded(content: bytes) -> str:
    """Text in the encoding that the bytes suggest: UTF-8, UTF-16, or what was usual before."""
    for mark, encoding in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if content.startswith(mark):
            return content.decode(encoding, "replace")
    odd, even = content[1:200:2].count(0), content[0:200:2].count(0)
    if max(odd, even) > len(content[:200]) // 5:
        return content.decode("utf-16-le" if odd > even else "utf-16-be", "replace")
    if b"\0" in content:
        raise Refused("expected a table: XLSX, ODS, CSV or JSON; got another kind of file", "file-unread")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return max((content.decode(encoding, "replace") for encoding in _BEFORE_UTF), key=_likely)


def _likely(text: str) -> int:
    """How many of its letters beyond ASCII are usual in our languages."""
    return sum(sign in _USUAL for sign in text[:100_000])


def _separated(text: str) -> Iterator[list[str]]:
    text = _without_rule(text.replace("\r\n", "\n").replace("\r", "\n").strip("\ufeff"))
    first, _, rest = text.partition("\n")
    if first.lower().startswith("sep=") and len(first) == 5:
        return csv.reader(io.StringIO(rest), delimiter=first[4])
    return csv.reader(io.StringIO(text), delimiter=max(SEPARATORS, key=lambda sign: _fit(text, sign)))


def _without_rule(text: str) -> str:
    """A table in Markdown, as chats write it, without its frame."""
    heading, _, rest = text.lstrip().partition("\n")
    rule, _, body = rest.partition("\n")
    if "|" not in heading or not _RULE.fullmatch(rule[:2000]):
        return text
    return "\n".join(
        line.strip().removeprefix("|").removesuffix("|") for line in (heading, *body.split("\n"))
    )


def _fit(text: str, separator: str) -> tuple[int, int]:
    """How well a separator explains the first lines: how many have as many cells as most, and how many cells those are."""
    lines = [row for row in csv.reader(io.StringIO(text[:20_000]), delimiter=separator) if any(row)][:30]
    sizes = [len(row) for row in lines if len(row) > 1]
    if separator == "\t" and len(sizes) * 2 > len(lines):
        return len(lines) + 1, 0
    usual = max(set(sizes), key=sizes.count, default=0)
    return sizes.count(usual), usual


def _json_sheet(text: str) -> Sheet:
    """A list of objects, or an exported deck with its photos."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused(f"expected JSON; {error}", "file-json") from None
    if not isinstance(content, dict):
        return Sheet("", list(_json_rows(content)), 0)
    found = content.get("pictures")
    pictures = (
        {name: each for name, each in found.items() if isinstance(each, str)}
        if isinstance(found, dict)
        else {}
    )
    return Sheet("", list(_json_rows(content.get("rows", content.get("cards")))), 0, pictures)


def _json_rows(cards: Any) -> Iterator[list[str]]:
    """The keys are the heading."""
    if isinstance(cards, list) and cards and all(isinstance(card, list) for card in cards):
        yield from ([plain_text(cell) for cell in row] for row in cards)
        return
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise Refused(
            f'expected a list of cards, or an object with one under "rows"; got {type(cards).__name__}',
            "file-json",
        )
    if len(cards) > MOST_ROWS:
        raise _large(len(cards), max(map(len, cards)))
    flat = [dict(_flat(card)) for card in cards]
    heading = list(dict.fromkeys(name for card in flat for name in card))
    if len(heading) > MOST_COLUMNS:
        raise _large(len(cards), len(heading))
    yield heading
    yield from ([card.get(name, "") for name in heading] for card in flat)


def _flat(card: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for name, value in card.items():
        if isinstance(value, dict):
            yield from ((f"{name}:{language}", plain_text(words)) for language, words in value.items())
        elif plain_text(value):
            yield name, plain_text(value)


def plain_text(value: Any) -> str:
    if value is None or value is False:
        return ""
    if value is True:
        return "yes"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)


def _filled(rows: Iterable[list[str]]) -> Iterator[list[str]]:
    """Without empty rows at the end, however many there are. Ends with the first row that is too many."""
    number = last = 0
    for number, row in enumerate(rows, 1):
        if not any(map(str.strip, row)):
            continue
        if number > MOST_ROWS:
            raise _large(number, _width(row))
        yield from ([] for _ in range(number - last - 1))
        yield row
        last = number


def _checked(sheet: Sheet) -> Sheet:
    """The sheet without empty rows at its end and empty columns at its right."""
    rows = [[cell.strip() for cell in row] for row in sheet.rows]
    while rows and not any(rows[-1]):
        rows.pop()
    width = max((_width(row) for row in rows), default=0)
    if len(rows) > MOST_ROWS or width > MOST_COLUMNS:
        raise _large(len(rows), width)
    return msgspec.structs.replace(
        sheet, rows=[[cell[:MOST_CELL] for cell in _wide(row, width)] for row in rows]
    )


def _large(rows: int, columns: int) -> Refused:
    return Refused(
        f"expected at most {MOST_ROWS} rows and {MOST_COLUMNS} columns; got {rows} and {columns}",
        "table-large",
        rows=MOST_ROWS,
        columns=MOST_COLUMNS,
    )


def _width(row: Sequence[str]) -> int:
    return max((at for at, cell in enumerate(row, 1) if cell), default=0)


def _wide(row: list[str], width: int) -> list[str]:
    return [*row, *[""] * width][:width]
