"""Export decks to CSV, XLSX and JSON."""

from __future__ import annotations

import csv
import io
import json

from interstice.decks.edition import Edition
from interstice.decks.exchange.columns import columns, row
from interstice.decks.exchange.xlsx_writing import workbook


def export_csv(edition: Edition) -> bytes:
    """All languages side by side; importing it gives the same deck."""
    out = io.StringIO()
    writer = csv.DictWriter(out, columns(edition), extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(row(edition, card) for card in edition.cards)
    return out.getvalue().encode("utf-8")


def export_xlsx(edition: Edition) -> bytes:
    """The same as a workbook. All cells are text, so that no program takes a title for a formula or a year for a date."""
    names = columns(edition)
    cells = [row(edition, card) for card in edition.cards]
    return workbook([names, *([each.get(name, "") for name in names] for each in cells)])


def export_json(edition: Edition) -> bytes:
    """The same rows, in JSON."""
    rows = [{name: cell for name, cell in row(edition, card).items() if cell} for card in edition.cards]
    return (json.dumps({"rows": rows}, ensure_ascii=False, indent=1) + "\n").encode("utf-8")
