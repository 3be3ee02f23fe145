"""What belongs to a person: all of it for them to take along, or deleted from every figure."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from interstice.server.results.counting import rate, removal, stored
from interstice.store.results import CARD_TALLIES, PLACEMENTS, RESULTS, SHOWN_PAGES, TALLIES
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
    """Take all of it out of every sum, one game at a time. To repeat this after a crash is safe."""
    rows = store.rows
    faces: dict[str, float] = {}
    while results := await rows.find(RESULTS, {"person": person}, limit=20):
        for result in results:
            played = await stored(rows, result)
            # If another process has just done the same, the next look finds nothing.
            await rows.write(*removal(played))
            faces |= {each.face: each.fame for each in played.placements if each.gaps}
    for table in (TALLIES, CARD_TALLIES, SHOWN_PAGES):
        await rows.clear(table, {"person": person})
    await rate(rows, faces, await store.time())
