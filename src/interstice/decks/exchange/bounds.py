"""How much is read of a table."""

from __future__ import annotations

MOST_ROWS, MOST_COLUMNS, MOST_CELL = 5000, 100, 2000
"""Anything beyond these is refused; a cell is cut short."""
MOST_SHEETS = 50
"""Later ones are not read."""
MOST_PART, MOST_PARTS = 16_000_000, 48_000_000
"""Bytes of one part of a workbook, and of all that are read, when unpacked: a small file may hold huge ones."""
MOST_TEXT = 20_000_000
"""Characters of all sheets together, in which an empty cell counts as 16."""
