"""What belongs to a person: exported for them, or deleted from every figure."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from interstice.server.results.counting import addition, rate, removal, renamed, stored
from interstice.server.results.sums import says_how_hard
from interstice.store.results import CARD_TALLIES, PLACEMENTS, RESULTS, SHOWN_PAGES, TALLIES
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
    faces: dict[str, float] = {}
    while results := await rows.find(RESULTS, {"person": person}, limit=20):
        for result in results:
            played = await stored(rows, result)
            # If another process has just done the same, the next look finds nothing.
            await rows.write(*removal(played))
            faces |= {each.face: each.fame for each in played.placements if says_how_hard(each)}
    for table in (TALLIES, CARD_TALLIES, SHOWN_PAGES):
        await rows.clear(table, {"person": person})
    await rate(rows, faces, await store.time())


async def merge(store: Store, former: str, person: str) -> None:
    """A device was paired: what was played on it is the person's from now on. It is safe to repeat this after a crash."""
    rows = store.rows
    while results := await rows.find(RESULTS, {"person": former}, limit=20):
        for result in results:
            played = await stored(rows, result)
            is_there = await rows.get(RESULTS, person, result.game) is not None
            # A person who sat at a table with both devices counts once.
            await rows.write(*removal(played), *([] if is_there else addition(renamed(played, person))))
    for table in (TALLIES, CARD_TALLIES):
        await rows.clear(table, {"person": former})
    shown = await rows.get(SHOWN_PAGES, former)
    if shown is not None:
        await rows.write(Remove(SHOWN_PAGES, (former,)))
        if await rows.get(SHOWN_PAGES, person) is None:
            await rows.write(Insert(SHOWN_PAGES, replace(shown, person=person)))
