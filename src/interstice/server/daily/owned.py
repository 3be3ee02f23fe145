"""What the daily line holds about a person: exported for them, or deleted from every sum."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from interstice.server.daily.daily import add
from interstice.store.daily import DAILY_LINES, DAILY_SUMS, DAILY_TRIES, DailyTry
from interstice.store.rows import Insert, Remove, Write
from interstice.store.store import Store


async def export(store: Store, person: str) -> dict[str, Any]:
    """Their tries, the oldest first."""
    return {
        "daily": [
            to_builtins(begun) async for begun in store.rows.each(DAILY_TRIES, {"person": person}, ("day",))
        ]
    }


async def erase(store: Store, person: str) -> None:
    """Delete their tries, and take them out of every sum. It is safe to repeat this after a crash."""
    async for begun in store.rows.each(DAILY_TRIES, {"person": person}, ("day",)):
        await _forget_one(store, begun)


async def _forget_one(store: Store, begun: DailyTry) -> None:
    key = (begun.day, begun.person)
    while (now := await store.rows.get(DAILY_TRIES, *key)) is not None:
        writes: list[Write] = [Remove(DAILY_TRIES, key)]
        # The sum first: if the line changes after that, nothing is written.
        total = await store.rows.get(DAILY_SUMS, begun.day)
        line = await store.rows.get(DAILY_LINES, begun.day)
        if now.counts and now.marks is not None and line is not None and total is not None:
            writes.append(add(total, line, now.marks, -1))
        await store.rows.write(*writes)


async def merge(store: Store, former: str, person: str) -> None:
    """A device was paired: the days played on it are the person's from now on. Of two tries on a day the one begun first
    counts; one that was not finished is dropped, since its room is the former guest's."""
    async for begun in store.rows.each(DAILY_TRIES, {"person": former}, ("day",)):
        there = await store.rows.get(DAILY_TRIES, begun.day, person)
        if begun.marks is None or (there is not None and there.at <= begun.at):
            await _forget_one(store, begun)
            continue
        if there is not None:
            await _forget_one(store, there)
        moved = Insert(DAILY_TRIES, replace(begun, person=person))
        await store.rows.write(Remove(DAILY_TRIES, (begun.day, former)), moved)
