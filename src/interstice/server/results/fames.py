"""How well known cards are, judging by people's games; until people have played, as their deck says."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from interstice.server.results.difficulty import fame_of
from interstice.store.results import DIFFICULTIES
from interstice.store.rows import Rows

FRESH_FOR = 600.0
"""Seconds until they are read again."""


class Fames:
    def __init__(self, rows: Rows, passed: Callable[[], float]) -> None:
        self._rows = rows
        self._passed = passed
        self._known: dict[str, float] = {}
        self._read_at: float | None = None

    async def now(self) -> Mapping[str, float]:
        """By face, for the cards that people have placed."""
        if self._read_at is None or self._passed() - self._read_at >= FRESH_FOR:
            self._known = {each.face: fame_of(each.estimate) async for each in self._rows.each(DIFFICULTIES)}
            self._read_at = self._passed()
        return self._known
