"""The classes by which a person's placements are summed up."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from interstice.store.results import Placement

ERAS = (500, 1500, 1800, 1900, 1950)
"""The years with which the second and later eras begin."""
FAMES = (0.3, 0.5, 0.7)
WIDTHS = (11, 51, 201)
"""Gaps up to 10, 50 and 200 years wide, wider ones, and those at an end, which are `open`."""
OPEN = "open"
ALL, GAMES = "all", "games"
BY = ("era", "theme", "deck", "fame", "width")
"""What a page groups hit rates by."""


def era(year: int) -> str:
    return str(bisect_right(ERAS, year))


def fame(fame: float) -> str:
    """From 0, hardly known, to 3, known to nearly everyone."""
    return str(bisect_right(FAMES, fame))


def width(placement: Placement) -> str | None:
    """None if the game did not ask for a gap."""
    if not placement.gaps:
        return None
    return OPEN if placement.width is None else str(bisect_right(WIDTHS, placement.width))


def classes(placement: Placement) -> Iterator[tuple[str, str]]:
    """All classes that a placement counts in."""
    yield ALL, ""
    yield "era", era(placement.year)
    yield "fame", fame(placement.fame)
    if placement.theme:
        yield "theme", placement.theme
    if placement.deck:
        yield "deck", placement.deck
    wide = width(placement)
    if wide is not None:
        yield "width", wide
