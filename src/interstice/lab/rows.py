"""Simulated games as rows of a file, one per game: CSV or JSON lines, by the file's ending.

What was played is in every row, so that files can be put together.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from io import StringIO
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from interstice.core.refused import Refused
from interstice.lab.outcome import Deal, Outcome

ENDINGS = (".csv", ".jsonl")


class RowFile:
    """A file to which deals are added. Each is added in one write, so that no row is ever left half written."""

    def __init__(self, path: Path, asked: Mapping[str, Any], bots: Sequence[str]) -> None:
        """`asked`: what is played."""
        self._path = path
        self._as_csv = ending(path, ENDINGS) == ".csv"
        self._asked = asked
        self._bots = bots
        try:
            self._file = path.open("wb", buffering=0)
        except OSError as error:
            raise cannot_write(path, error) from None
        if self._as_csv:
            self._write(_csv([self._columns()]))

    def add(self, deal: Deal) -> None:
        rows = [{**self._asked, **_told(game, self._bots)} for game in deal]
        if self._as_csv:
            self._write(_csv([_cells(row) for row in rows]))
        else:
            self._write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._file.close()

    def _columns(self) -> list[str]:
        by_bot = [f"{name}_{bot}" for name in BY_BOT for bot in self._bots]
        return [*self._asked, *PLAIN, *by_bot]

    def _write(self, content: bytes) -> None:
        try:
            self._file.write(content)
        except OSError as error:
            raise cannot_write(self._path, error) from None


PLAIN = ("game", "deal", "bots", "finished", "winners", "score", "rank", "turns", "moves")
BY_BOT = ("wins", "right", "wrong")
"""In JSON an object with a value for each bot, in CSV a column for each of them."""


def _told(game: Outcome, bots: Sequence[str]) -> dict[str, Any]:
    """Games, deals and seats are counted from 1, as people do."""
    return {
        "game": game.number + 1,
        "deal": game.deal + 1,
        "bots": game.bots,
        "finished": game.is_finished,
        "winners": [seat + 1 for seat in game.winners],
        "score": game.score,
        "rank": game.rank,
        "turns": game.turns,
        "moves": game.moves,
        "wins": {bot: game.wins(bot) for bot in bots},
        "right": {bot: game.right_of(bot) for bot in bots},
        "wrong": {bot: game.wrong_of(bot) for bot in bots},
    }


def _cells(row: dict[str, Any]) -> list[Any]:
    """Lists are joined by spaces; options stay JSON, because their values have types."""
    cells: list[Any] = []
    for name, value in row.items():
        if name in BY_BOT:
            cells += value.values()
        elif name == "options":
            cells.append(msgspec.json.encode(value).decode())
        elif isinstance(value, bool):
            cells.append(str(value).lower())
        elif isinstance(value, list | tuple):
            cells.append(" ".join(map(str, value)))
        else:
            cells.append(value)
    return cells


def _csv(rows: Sequence[Sequence[Any]]) -> bytes:
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue().encode()


def ending(path: Path, endings: Sequence[str]) -> str:
    if path.suffix.lower() not in endings:
        raise Refused(f"{path}: expected a file that ends in {' or '.join(endings)}")
    return path.suffix.lower()


def cannot_write(path: Path, error: OSError) -> Refused:
    return Refused(f"{path}: expected a file that can be written; {error.strerror}")
