"""What belongs to a person: exported for them, or deleted from every figure."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from interstice.server.results.counting import addition, rate, removal, renamed, stored
from interstice.server.results.reading import fames
from interstice.store.results import (
    CARD_TALLIES,
    DIFFICULTIES,
    PLACEMENTS,
    RESULTS,
    SHOWN_PAGES,
    TALLIES,
)
from interstice.store.rows import Insert, Remove
from interstice.store.store import Store


async def export(store: Store, person: str) -> dict[str, Any]:
    """Their results, the cards they placed, and what they show to others. All sums follow from these."""
    rows = store.rows
    results = [each async for each in rows.each(RESULTS, {"person": person}, ("at",))]
    placements = [each async for each in rows.each(PLACEMENTS, {"person": person}, ("game",))]
    shown = await rows.get(SHOWN_PAGES, person)
    return {
        "results": to_builtins(results),
        "placements": to_builtins(placements),
        "shown": to_builtins(shown),
    }


async def erase(store: Store, person: str) -> None:
    """Take all of it out of every sum, one game at a time. It is safe to repeat this after a crash."""
    rows = store.rows
    while results := await rows.find(RESULTS, {"person": person}, limit=20):
        for result in results:
            played = await stored(rows, result)
            # If another process has just done the same, the next look finds nothing.
            await rows.write(*removal(played))
    await _rate_placed(store, person)
    for table in (TALLIES, CARD_TALLIES, SHOWN_PAGES):
        await rows.clear(table, {"person": person})


async def _rate_placed(store: Store, person: str) -> None:
    """Estimate again how hard the cards are that somebody placed. Their sums say which these are, even when all are zero."""
    rows, known = store.rows, fames()
    placed = [each.face async for each in rows.each(CARD_TALLIES, {"person": person})]
    rated = [face for face in placed if await rows.get(DIFFICULTIES, face) is not None]
    await rate(rows, {face: known[face] for face in rated if face in known}, await store.time())
    for face in rated:
        if face not in known:
            # Its deck no longer has it.
            await rows.clear(DIFFICULTIES, {"face": face})


async def merge(store: Store, former: str, person: str) -> None:
    """A device was paired: what was played on it is the person's from now on. It is safe to repeat this after a crash."""
    rows = store.rows
    while results := await rows.find(RESULTS, {"person": former}, limit=20):
        for result in results:
            played = await stored(rows, result)
            is_there = await rows.get(RESULTS, person, result.game) is not None
            # A person who sat at a table with both devices counts once.
            await rows.write(*removal(played), *([] if is_there else addition(renamed(played, person))))
    await _rate_placed(store, former)
    for table in (TALLIES, CARD_TALLIES):
        await rows.clear(table, {"person": former})
    shown = await rows.get(SHOWN_PAGES, former)
    if shown is not None:
        await rows.write(Remove(SHOWN_PAGES, (former,)))
        if await rows.get(SHOWN_PAGES, person) is None:
            await rows.write(Insert(SHOWN_PAGES, replace(shown, person=person)))
