"""A tournament's table as a picture: an SVG that follows the reader's choice of light or dark.

To the left each bot with its rating and its interval; to the right how it did against each of the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import isfinite

from interstice.lab.intervals import Interval
from interstice.lab.table_text import cell, worth
from interstice.lab.tournament import Line, Table

TALL, TOP, MARGIN = 34, 64, 16
LETTER, CELL, SCALE, GAP = 7.6, 76, 130, 14
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#2b1d12}.small{font-size:12px}.title{font-weight:600}"
    ".paper{fill:#fbf5e9}.end{text-anchor:end}.middle{text-anchor:middle}"
    ".more{fill:#2f7d6b}.less{fill:#b5542c}.none{fill:#8a6a45;fill-opacity:.12}"
    ".range{stroke:#2b1d12;stroke-width:2}.dot{fill:#2b1d12}.rule{stroke:#8a6a45;stroke-opacity:.35}"
    "@media(prefers-color-scheme:dark){text{fill:#f7ecd8}.paper{fill:#21170f}.more{fill:#4fb79f}.less{fill:#e08a5b}"
    ".range{stroke:#f7ecd8}.dot{fill:#f7ecd8}.rule{stroke:#d9b384}}"
)
STRONGEST = 0.55
"""How far a cell is filled in at most, so that its text stays readable."""


def as_svg(table: Table, title: str) -> str:
    names = MARGIN + 26 + LETTER * max(len(line.bot) for line in table.lines)
    numbers = names + GAP + LETTER * max(len(worth(table, line.worth)) for line in table.lines)
    grid = numbers + GAP + SCALE + GAP
    width = grid + CELL * len(table.lines) + MARGIN
    height = TOP + TALL * len(table.lines) + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{width:.0f}" height="{height:.0f}"/>',
        f'<text class="title" x="{MARGIN}" y="26">{escape(title)}</text>',
        f'<text class="small end" x="{numbers:.0f}" y="{TOP - 10}">{table.worth}</text>',
        *_columns(table, grid),
        *(part for row in range(len(table.lines)) for part in _row(table, row, names, numbers, grid)),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _columns(table: Table, grid: float) -> Iterator[str]:
    for number in range(len(table.lines)):
        x = grid + CELL * (number + 0.5)
        yield f'<text class="small middle" x="{x:.0f}" y="{TOP - 10}">{number + 1}</text>'


def _row(table: Table, row: int, names: float, numbers: float, grid: float) -> Iterator[str]:
    line = table.lines[row]
    top = TOP + TALL * row
    base = top + TALL / 2 + 5
    yield f'<path class="rule" d="M{MARGIN} {top}H{grid - GAP:.0f}"/>'
    yield f'<text class="small end" x="{MARGIN + 16}" y="{base}">{row + 1}</text>'
    yield f'<text x="{MARGIN + 26}" y="{base}">{escape(line.bot)}</text>'
    yield f'<text class="end" x="{numbers:.0f}" y="{base}">{worth(table, line.worth)}</text>'
    yield from _range(table, line.worth, numbers + GAP, top + TALL / 2)
    for column, opponent in enumerate(table.lines):
        yield from _cell(table, line, opponent, grid + CELL * column, top)


def _range(table: Table, found: Interval, left: float, y: float) -> Iterator[str]:
    """The interval on a scale that all bots share."""
    bounds = [bound for line in table.lines for bound in (line.worth.low, line.worth.high) if isfinite(bound)]
    low, high = min(bounds, default=0.0), max(bounds, default=1.0)

    def at(value: float) -> float:
        return left + SCALE * (value - low) / max(high - low, 1e-9)

    if isfinite(found.half):
        yield f'<path class="range" d="M{at(found.low):.1f} {y}H{at(found.high):.1f}"/>'
        yield f'<circle class="dot" cx="{at(found.value):.1f}" cy="{y}" r="3.5"/>'


def _cell(table: Table, line: Line, opponent: Line, x: float, y: float) -> Iterator[str]:
    found = line.against.get(opponent.bot)
    kind, filled = "none", 1.0
    if found is not None:
        lead = _lead(table, found)
        kind, filled = "more" if lead >= 0 else "less", min(1.0, abs(lead)) * STRONGEST
    opacity = "" if kind == "none" else f' fill-opacity="{filled:.3f}"'
    yield f'<rect class="{kind}"{opacity} x="{x + 1:.0f}" y="{y + 1}" width="{CELL - 2}" height="{TALL - 2}"/>'
    text = cell(table, line, opponent)
    if text:
        yield f'<text class="small middle" x="{x + CELL / 2:.0f}" y="{y + TALL / 2 + 4}">{text}</text>'


def _lead(table: Table, found: Interval) -> float:
    """From −1, always behind, to 1, always ahead; by points, the greatest difference of the table is 1."""
    if table.worth == "rating":
        return 2 * found.value - 1
    most = max(abs(each.value) for line in table.lines for each in line.against.values())
    return found.value / most if most else 0.0
