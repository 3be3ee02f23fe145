"""A plain XLSX workbook with one sheet of text."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from html import escape

from interstice.decks.exchange.findings import letters

_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_SHEETS = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_KIND = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_PARTS = {
    "[Content_Types].xml": f'<Types xmlns="{_PACKAGE}/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="xml" ContentType="application/xml"/>'
    f'<Override PartName="/xl/workbook.xml" ContentType="{_KIND}.sheet.main+xml"/>'
    f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{_KIND}.worksheet+xml"/>'
    f'<Override PartName="/xl/styles.xml" ContentType="{_KIND}.styles+xml"/></Types>',
    "_rels/.rels": f'<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="r1" Type="{_OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    "xl/workbook.xml": f'<workbook xmlns="{_SHEETS}" xmlns:r="{_OFFICE}">'
    '<sheets><sheet name="Cards" sheetId="1" r:id="r1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="r1" Type="{_OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>'
    f'<Relationship Id="r2" Type="{_OFFICE}/styles" Target="styles.xml"/></Relationships>',
    "xl/styles.xml": f'<styleSheet xmlns="{_SHEETS}"><fonts count="2"><font/><font><b/></font></fonts>'
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>'
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>'
    '<cellXfs count="2"><xf numFmtId="49" applyNumberFormat="1"/>'
    '<xf numFmtId="49" fontId="1" applyFont="1" applyNumberFormat="1"/></cellXfs></styleSheet>',
}


def workbook(rows: Sequence[Sequence[str]]) -> bytes:
    """The first row is the heading. The same rows give the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as book:
        for name, content in {**_PARTS, "xl/worksheets/sheet1.xml": _sheet(rows)}.items():
            info = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            book.writestr(info, (_HEAD + content).encode(), zipfile.ZIP_DEFLATED)
    return out.getvalue()


def _sheet(rows: Sequence[Sequence[str]]) -> str:
    views = '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>'
    lines = "".join(
        f'<row r="{number}">{"".join(_cell(number, at, cell) for at, cell in enumerate(row, 1) if cell)}</row>'
        for number, row in enumerate(rows, 1)
    )
    return f'<worksheet xmlns="{_SHEETS}">{views}<sheetData>{lines}</sheetData></worksheet>'


def _cell(row: int, column: int, text: str) -> str:
    bold = ' s="1"' if row == 1 else ""
    return f'<c r="{letters(column)}{row}"{bold} t="inlineStr"><is><t xml:space="preserve">{escape(text)}</t></is></c>'
