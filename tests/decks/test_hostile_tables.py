"""Tables that are broken, huge, or not what they say: read within bounds, or refused in a sentence."""

from __future__ import annotations

import asyncio
import io
import random
import sys
import tracemalloc
import zipfile
from contextlib import suppress
from pathlib import Path

import pytest

from interstice.core.refused import Refused
from interstice.decks.check import title_troubles
from interstice.decks.exchange.bounds import MOST_COLUMNS, MOST_ROWS, MOST_SHEETS
from interstice.decks.exchange.headings import field_of
from interstice.decks.exchange.layout import listed
from interstice.decks.exchange.sheets import Sheet, read_file
from interstice.server.playing.opening import Opening

TABLES = Path(__file__).parent / "tables"
MUTATIONS = 60
_ODS = (
    '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
    'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">'
)
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"


def zipped(**parts: str) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as book:
        for name, content in parts.items():
            book.writestr(name, content)
    return out.getvalue()


def ods(tables: str) -> bytes:
    return zipped(**{"content.xml": f"{_ODS}{tables}</office:document-content>"})


def ods_table(text: str, rows: int, columns: int) -> str:
    cell = f'<table:table-cell table:number-columns-repeated="{columns}"><text:p>{text}</text:p></table:table-cell>'
    return (
        f'<table:table table:name="T"><table:table-row table:number-rows-repeated="{rows}">{cell}'
        "</table:table-row></table:table>"
    )


def xlsx(sheet: str, names: int) -> bytes:
    """A workbook that names the same sheet so many times."""
    sheets = "".join(f'<sheet name="S{n}" sheetId="{n + 1}" r:id="one"/>' for n in range(names))
    return zipped(
        **{
            "xl/workbook.xml": f'<workbook xmlns="{_MAIN}" xmlns:r="{_LINKS}"><sheets>{sheets}</sheets></workbook>',
            "xl/_rels/workbook.xml.rels": '<Relationships><Relationship Id="one" Target="sheet.xml"/></Relationships>',
            "xl/sheet.xml": f'<worksheet xmlns="{_MAIN}"><sheetData>{sheet}</sheetData></worksheet>',
        }
    )


_CELL = '<row r="1"><c r="A1" t="str"><v>Rome</v></c></row>'
_LONG = f'<row r="1"><c r="A1" t="str"><v>{"x" * 5_000_000}</v></c></row>'
BOMBS = {
    "many sheets of repeated cells": ods(ods_table("x", 20_000, 200) * 2000),
    "many sheets that fit": ods(ods_table("x", MOST_ROWS, MOST_COLUMNS) * 2000),
    "many sheets of long cells": ods(ods_table("x" * 2000, 100, MOST_COLUMNS) * 2000),
    "one sheet named many times": xlsx(_LONG, 500),
    "a part of 17 MB": xlsx(f"{_CELL}<!--{'x' * 17_000_000}-->", 1),
    "definitions": zipped(**{"content.xml": '<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>'}),
    "late definitions": zipped(
        **{"content.xml": f'<!--{" " * 3000}--><!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>'}
    ),
    "deep": ods("<text:p>" * 50_000 + "</text:p>" * 50_000),
    "cut short": (TABLES / "rome.xlsx").read_bytes()[:2000],
    "two kinds at once": b"PK\x03\x04" + b"Title,Year\nRome burns,64\n",
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_bomb_is_refused_before_it_takes_much_memory(bomb: str) -> None:
    tracemalloc.start()
    try:
        if bomb == "deep":
            assert read_file(BOMBS[bomb]) == []
        else:
            with pytest.raises(Refused, match="expected"):
                read_file(BOMBS[bomb])
        assert tracemalloc.get_traced_memory()[1] < 100_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    ("content", "rows"),
    [
        (b"[%s]" % b",".join(b'{"k%d": 1}' % number for number in range(4900)), None),
        (b"Title,Year\nRome burns,64\n" + b" , \n" * 100_000, 2),
        (b"\n" * 1_500_000 + b"Rome burns,64\n", None),
    ],
    ids=["a column for every card", "empty rows at the end", "a row far below"],
)
def test_text_takes_little_memory_too_and_only_rows_that_hold_something_count(
    content: bytes, rows: int | None
) -> None:
    tracemalloc.start()
    try:
        if rows is None:
            with pytest.raises(Refused, match="expected at most 5000 rows and 100 columns"):
                read_file(content)
        else:
            assert len(read_file(content)[0].rows) == rows
        assert tracemalloc.get_traced_memory()[1] < 100_000_000
    finally:
        tracemalloc.stop()


def test_a_long_cell_keeps_nobody_waiting() -> None:
    """Patterns that try every way to divide it would never end."""
    assert listed([[f"1517: Luther{' ' * 1_000_000}posts his theses"]])[0][0] == "1517"
    assert field_of("_" * 1_000_000 + "=") == ""
    (_, names) = title_troubles(1517, "1517 " + "\u00a0" * 100_000 + "x")
    assert (names.word, names.fixes) == ("names-year", ())


def test_only_the_first_sheets_are_read() -> None:
    assert len(read_file(xlsx(_CELL, 500))) == MOST_SHEETS
    assert len(read_file(ods(ods_table("Rome", 1, 1) * 2000))) == MOST_SHEETS


def test_empty_cells_to_the_end_of_a_sheet_are_no_table() -> None:
    assert [sheet.rows for sheet in read_file(ods(ods_table("", 1_048_576, 16_384) * 40))] == [[]] * 40


@pytest.mark.parametrize("name", ["rome.xlsx", "rome.ods"])
def test_damaged_workbooks_are_a_table_or_a_sentence(name: str) -> None:
    luck = random.Random(1)
    with zipfile.ZipFile(TABLES / name) as book:
        parts = {part: book.read(part) for part in book.namelist() if part.endswith((".xml", ".rels"))}
    for _ in range(MUTATIONS):
        part = luck.choice(sorted(parts))
        damaged = dict(parts)
        damaged[part] = mutated(parts[part], luck)
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w") as book:
            for each, content in damaged.items():
                book.writestr(each, content)
        is_read_or_refused(out.getvalue())
        is_read_or_refused(b"PK\x03\x04" + mutated((TABLES / name).read_bytes(), luck)[4:])


def mutated(content: bytes, luck: random.Random) -> bytes:
    made = bytearray(content)
    for _ in range(luck.randrange(1, 6)):
        at = luck.randrange(len(made))
        match luck.randrange(4):
            case 0:
                made[at] = luck.randrange(256)
            case 1:
                del made[at : at + luck.randrange(1, 30)]
            case 2:
                made[at:at] = luck.randbytes(luck.randrange(1, 30))
            case 3:
                # What numbers say is what readers trust.
                made[at:at] = luck.choice((b"9" * 12, b"-1", b"1e999", b"nan"))
    return bytes(made)


def is_read_or_refused(content: bytes) -> None:
    with suppress(Refused):
        for sheet in read_file(content):
            assert len(sheet.rows) <= MOST_ROWS
            assert all(len(row) <= MOST_COLUMNS for row in sheet.rows)


# In a process of its own


def opened(content: bytes, opening: Opening | None = None) -> list[Sheet]:
    return asyncio.run((opening or Opening()).read(content))


def test_the_process_reads_as_the_function_does() -> None:
    content = (TABLES / "empty-first-sheet.ods").read_bytes()
    assert opened(content) == read_file(content)
    with pytest.raises(Refused, match="damaged") as refused:
        opened(BOMBS["cut short"])
    assert refused.value.word == "file-unread"


@pytest.mark.parametrize(
    ("content", "happens"),
    [
        (BOMBS["cut short"], "bytearray(2_000_000_000)"),
        (BOMBS["cut short"], "__import__('os').kill(__import__('os').getpid(), 9)"),
        (b"<TABLE><tr><td colspan=100 rowspan=100>x", "bytearray(2_000_000_000)"),
        ("<table><!--<!--".encode("utf-16"), "bytearray(2_000_000_000)"),
    ],
)
def test_a_table_that_ends_its_process_is_one_sentence(content: bytes, happens: str) -> None:
    script = (
        f"from interstice.server.playing import opener; opener.opened = lambda _: {happens}; opener.main()"
    )
    with pytest.raises(Refused, match="expected a table that can be read"):
        opened(content, Opening((sys.executable, "-c", script)))


def test_a_table_without_tags_needs_no_process() -> None:
    assert opened(b"Title,Year\nRome burns,64\n", Opening(("/nowhere",)))[0].rows[1] == ["Rome burns", "64"]
