"""Export decks to CSV and JSON."""

from __future__ import annotations

import csv
import io
import json

from interstice.decks.edition import Edition
from interstice.decks.exchange.columns import columns, row


def export_csv(edition: Edition) -> bytes:
    """All languages side by side; importing it gives the same deck."""
    out = io.StringIO()
    writer = csv.DictWriter(out, columns(edition), lineterminator="\n")
    writer.writeheader()
    writer.writerows(row(edition, card) for card in edition.cards)
    return out.getvalue().encode("utf-8")


def export_json(edition: Edition) -> bytes:
    """The same rows, in JSON."""
    rows = [{name: cell for name, cell in row(edition, card).items() if cell} for card in edition.cards]
    return (json.dumps({"rows": rows}, ensure_ascii=False, indent=1) + "\n").encode("utf-8")
