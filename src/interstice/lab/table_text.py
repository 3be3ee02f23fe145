"""A tournament's table as text, and as CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from io import StringIO
from math import isfinite
from typing import Any

from interstice.lab.intervals import Interval
from interstice.lab.tournament import Line, Table

NOT_PLAYED = "–"


def as_text(table: Table) -> str:
    """A line for each bot, the best first; the opponents are in the same order, by their number."""
    head = ["", "bot", table.worth, *(str(number) for number in range(1, len(table.lines) + 1))]
    rows = [head, *(_row(table, number, line) for number, line in enumerate(table.lines, 1))]
    widths = [max(len(row[at]) for row in rows) for at in range(len(head))]
    return "\n".join(_aligned(row, widths) for row in rows)


def _row(table: Table, number: int, line: Line) -> list[str]:
    return [
        str(number),
        line.bot,
        worth(table, line.worth),
        *(cell(table, line, each) for each in table.lines),
    ]


def _aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    """Names to the left, numbers to the right."""
    cells = [
        text.ljust(width) if at == 1 else text.rjust(width)
        for at, (text, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip()


def worth(table: Table, found: Interval) -> str:
    digits = 0 if table.worth == "rating" else 1
    return _give_or_take(f"{found.value:.{digits}f}", found.reach, digits)


def cell(table: Table, line: Line, opponent: Line) -> str:
    """What a bot did against another: percent of the wins, or points more."""
    found = line.against.get(opponent.bot)
    if found is None:
        return "" if line.bot == opponent.bot else NOT_PLAYED
    if table.worth == "rating":
        return _give_or_take(f"{100 * found.value:.1f}", 100 * found.reach, 1)
    return _give_or_take(f"{found.value:+.1f}", found.reach, 1)


def _give_or_take(value: str, reach: float, digits: int) -> str:
    return f"{value}±{reach:.{digits}f}" if isfinite(reach) else value


def as_csv(table: Table, asked: dict[str, Any]) -> str:
    """A row for each bot. `asked` is what was played, and is in every row."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([*asked, "bot", *_bounds(table.worth), *_heads(table)])
    for line in table.lines:
        cells = [number for each in table.lines for number in _numbers(line.against.get(each.bot))]
        writer.writerow([*asked.values(), line.bot, *_numbers(line.worth), *cells])
    return text.getvalue()


def _heads(table: Table) -> Iterator[str]:
    name = "share" if table.worth == "rating" else "more"
    for line in table.lines:
        yield from _bounds(f"{name}_{line.bot}")


def _bounds(name: str) -> tuple[str, str, str]:
    return name, f"{name}_low", f"{name}_high"


def _numbers(found: Interval | None) -> list[float | str]:
    """Nothing where they have not met, and no bounds where there are none."""
    if found is None:
        return ["", "", ""]
    return [round(number, 5) if isfinite(number) else "" for number in (found.value, found.low, found.high)]
