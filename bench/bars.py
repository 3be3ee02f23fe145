"""Bars: a limit that must hold even on a busy machine, with a target beside it. Only missing the bar is a failure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Bar(NamedTuple):
    name: str
    value: float
    unit: str
    bar: float
    try_for: float
    is_least: bool = False
    """Whether the value must be at least the bar; otherwise it must be under it."""

    @property
    def is_met(self) -> bool:
        return self.value >= self.bar if self.is_least else self.value < self.bar


def judge(bars: Iterable[Bar]) -> bool:
    """Print all bars. Returns whether every one is met."""
    found = list(bars)
    for each in found:
        word = "at least" if each.is_least else "under"
        missed = "" if each.is_met else "   MISSED"
        print(
            f"  {each.name:60} {each.value:9.2f} {each.unit:3} (bar: {word} {each.bar:g}; target: {each.try_for:g}){missed}"
        )
    return all(each.is_met for each in found)
