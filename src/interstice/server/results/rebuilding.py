"""Rebuilds the difficulty of cards from all placements. Only a command does this; it reads all of them."""

from __future__ import annotations

from collections import Counter

from interstice.server.results.counting import rate
from interstice.server.results.reading import fames
from interstice.server.results.sums import says_how_hard
from interstice.store.results import DIFFICULTIES, FACE_TALLIES, PLACEMENTS, FaceTally
from interstice.store.rows import Insert, Remove, Rows, Update, Write

MOST_TRIES = 10
TOGETHER = 100
"""Rows that are written at once."""

Key = tuple[str, int]
"""A card and a class."""


async def rebuild_difficulties(rows: Rows, at: float) -> None:
    """Games may end in the meantime: what they add is kept, since nothing is written over sums that have changed. Where they never
    cease to end, the sums stay as they are."""
    for _ in range(MOST_TRIES):
        if await _put_right(rows):
            break
    known = fames()
    faces = {each.face async for each in rows.each(FACE_TALLIES) if each.face in known}
    for each in [each async for each in rows.each(DIFFICULTIES) if each.face not in faces]:
        await rows.write(Remove(DIFFICULTIES, (each.face,)))
    await rate(rows, {face: known[face] for face in sorted(faces)}, at)


async def _put_right(rows: Rows) -> bool:
    """Set the sums of all cards to those of their placements. Returns False if somebody has written in the meantime."""
    before = await _stored(rows)
    tries: Counter[Key] = Counter()
    right: Counter[Key] = Counter()
    async for placement in rows.each(PLACEMENTS):
        if says_how_hard(placement):
            tries[placement.face, placement.lead] += 1
            right[placement.face, placement.lead] += placement.right
    if await _stored(rows) != before:
        return False
    wrong = [
        _write(key, before.get(key), (tries[key], right[key]))
        for key in sorted({*before, *tries})
        if before.get(key) != (tries[key], right[key])
    ]
    pages = [wrong[begin : begin + TOGETHER] for begin in range(0, len(wrong), TOGETHER)]
    return all([await rows.write(*page) for page in pages])


async def _stored(rows: Rows) -> dict[Key, tuple[int, int]]:
    return {(each.face, each.lead): (each.tries, each.right) async for each in rows.each(FACE_TALLIES)}


def _write(key: Key, was: tuple[int, int] | None, now: tuple[int, int]) -> Write:
    if was is None:
        return Insert(FACE_TALLIES, FaceTally(*key, *now))
    expected = {"tries": was[0], "right": was[1]}
    if not now[0]:
        return Remove(FACE_TALLIES, key, expected)
    return Update(FACE_TALLIES, key, {"tries": now[0], "right": now[1]}, expected)
