"""Stand-ins for ages (CO-7): numbers that say who is younger than whom and who is a child, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

CHILD_BELOW = 12
"""Anybody younger is a child."""
ADULT = 30
"""The stand-in of the youngest adult."""


def stand_ins(ages: Sequence[int | None]) -> tuple[int | None, ...]:
    """For each age, a stand-in that keeps the order and says who is under twelve. Unknown ages stay unknown."""
    known = sorted({age for age in ages if age is not None})
    children = [age for age in known if age < CHILD_BELOW]
    given = {age: at + CHILD_BELOW - len(children) for at, age in enumerate(children)}
    given |= {age: at + ADULT for at, age in enumerate(known[len(children) :])}
    return tuple(None if age is None else given[age] for age in ages)
