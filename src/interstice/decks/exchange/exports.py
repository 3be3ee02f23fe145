"""Decks for other programs: CSV, JSON and Anki."""

from __future__ import annotations

import csv
import io
import json

from interstice.decks.box import Box
from interstice.decks.exchange.columns import columns, row


def export_csv(box: Box) -> bytes:
    """All languages side by side; importing it gives the same deck."""
    out = io.StringIO()
    writer = csv.DictWriter(out, columns(box), lineterminator="\n")
    writer.writeheader()
    writer.writerows(row(box, card) for card in box.cards)
    return out.getvalue().encode("utf-8")


def export_json(box: Box) -> bytes:
    """The same rows, in JSON."""
    rows = [{name: cell for name, cell in row(box, card).items() if cell} for card in box.cards]
    return (json.dumps({"rows": rows}, ensure_ascii=False, indent=1) + "\n").encode("utf-8")
