"""Export decks to CSV, XLSX and JSON."""

from __future__ import annotations

import csv
import io
import json
from base64 import b64encode
from collections.abc import Iterator, Mapping
from typing import Any

from interstice.decks.edition import NO_PHOTOS, Edition, Photos
from interstice.decks.exchange.columns import columns, is_written, row
from interstice.decks.exchange.headings import heading_of
from interstice.decks.exchange.xlsx_writing import workbook
from interstice.text import LANGUAGES

Years = Mapping[str, str]
"""What is written in place of a year on cards that have none yet, by their ids."""
NO_YEARS: Years = {}


def _rows(edition: Edition, written: Years) -> Iterator[dict[str, str]]:
    for card in edition.cards:
        cells = row(edition, card)
        yield {**cells, "year": written.get(card.id, cells["year"])}


def export_csv(edition: Edition, written: Years = NO_YEARS) -> bytes:
    """All languages side by side; importing it gives the same deck."""
    out = io.StringIO()
    writer = csv.DictWriter(out, columns(edition), extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(_rows(edition, written))
    return out.getvalue().encode("utf-8")


def export_xlsx(edition: Edition, written: Years = NO_YEARS) -> bytes:
    """The same as a workbook, with headings in the deck's language, and without empty columns that people do not write themselves. All
    cells are text, so that no program takes a title for a formula or a year for a date."""
    rows = list(_rows(edition, written))
    names = [name for name in columns(edition) if is_written(name) or any(each.get(name) for each in rows)]
    language = next((each for each in edition.printed_in if each in LANGUAGES), "en")
    headings = [heading_of(name, language) for name in names]
    return workbook([headings, *([each.get(name, "") for name in names] for each in rows)])


def export_json(edition: Edition, photos: Photos = NO_PHOTOS, written: Years = NO_YEARS) -> bytes:
    """The same rows, in JSON, and the pictures that people uploaded in Base64."""
    rows = [{name: cell for name, cell in cells.items() if cell} for cells in _rows(edition, written)]
    content: dict[str, Any] = {"rows": rows}
    if photos:
        content["pictures"] = {sha256: b64encode(webp).decode() for sha256, webp in photos.items()}
    return (json.dumps(content, ensure_ascii=False, indent=1) + "\n").encode("utf-8")
