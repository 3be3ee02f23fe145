"""What is wrong, or worth a look, in a table of cards: every finding names its row and its column."""

from __future__ import annotations

from typing import Literal

import msgspec

from interstice.decks.trouble import Trouble


class Finding(msgspec.Struct, frozen=True):
    row: int
    """As the spreadsheet numbers it: 1 is the first."""
    column: int
    """From 1; 0 if it concerns the whole row."""
    kind: Literal["wrong", "look"]
    """Whether it must be corrected, or is only worth a look."""
    word: str
    why: str
    given: dict[str, str | int] = {}
    fixes: tuple[str, ...] = ()

    @property
    def sentence(self) -> str:
        place = f"row {self.row}" if self.row else "the table"
        return f"{place}{f', column {letters(self.column)}' if self.column else ''}: {self.why}"


def wrong(row: int, column: int, trouble: Trouble) -> Finding:
    return Finding(row, column, "wrong", **msgspec.structs.asdict(trouble))


def look(row: int, column: int, trouble: Trouble) -> Finding:
    return Finding(row, column, "look", **msgspec.structs.asdict(trouble))


def letters(column: int) -> str:
    """A column as spreadsheets call it: A, B … Z, AA."""
    name = ""
    while column:
        column, rest = divmod(column - 1, 26)
        name = chr(ord("A") + rest) + name
    return name
