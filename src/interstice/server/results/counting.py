"""Stores the results of finished games, each exactly once.

A game that has ended stays due until its results are stored, so whichever process finds it due stores them, also after a
crash. They are written in one transaction with the row that says so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from interstice.server import logs
from interstice.server.playing.games import LiveGame
from interstice.server.playing.people import id_now
from interstice.server.results import difficulty as d
from interstice.server.results.reading import Played, read
from interstice.server.results.sums import additions, says_how_hard
from interstice.store.results import (
    COUNTED,
    DIFFICULTIES,
    FACE_TALLIES,
    PLACEMENTS,
    RESULTS,
    TALLIES,
    Counted,
    Difficulty,
    Placement,
    Result,
    Tally,
)
from interstice.store.rows import Add, Insert, Put, Remove, Rows, Update, Write
from interstice.store.store import Unavailable

LEVEL = "level"
"""The classes of a person's placements from which their ability is estimated."""


class Counting:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._one_at_a_time = asyncio.Lock()
        self.counted = 0
        """Games whose results this process has stored."""
        self.unread = 0
        """Games whose results it could not read."""

    async def count(self, live: LiveGame) -> None:
        """Store the results of a finished game, unless that was done before."""
        async with self._one_at_a_time:
            if await self._rows.get(COUNTED, live.id) is not None:
                return
            try:
                played = await self._named(read(live))
            except Unavailable:
                raise
            except Exception as error:
                # Trying again would not help; `interstice results recompute` can, once the reason is gone.
                self.unread += 1
                logs.note_error("the results of a game cannot be read", error, game=live.id)
                return
            counted = Insert(COUNTED, Counted(live.id, live.ended, 1))
            if await self._write(counted, [], await self._rated(played)):
                self.counted += 1

    async def recount(self, live: LiveGame) -> bool:
        """Work out the results of a finished game again. Returns whether they had never been stored before."""
        before = await self._rows.get(COUNTED, live.id)
        if before is None:
            await self.count(live)
            return True
        results = self._rows.each(RESULTS, {"game": live.id})
        old = [await stored(self._rows, each) async for each in results]
        scored = {await id_now(self._rows, each.result.person): each.result.scored for each in old}
        # Somebody whose results are no longer there has had them deleted.
        there = [each for each in await self._named(read(live)) if each.result.person in scored]
        fresh = [_as_scored(each, scored[each.result.person]) for each in there]
        key, revision = (live.id,), before.revision
        again = Update(COUNTED, key, {"revision": revision + 1}, {"revision": revision})
        await self._write(again, old, await self._rated(fresh))
        return False

    async def _named(self, played: list[Played]) -> list[Played]:
        """Each under the id that the person has now: their device may have been paired since. Nobody counts twice."""
        by_person: dict[str, Played] = {}
        for each in played:
            person = await id_now(self._rows, each.result.person)
            by_person.setdefault(person, renamed(each, person))
        return list(by_person.values())

    async def _write(self, mark: Write, old: list[Played], new: list[Played]) -> bool:
        taken = [write for each in old for write in removal(each)]
        added = [write for each in new for write in addition(each)]
        if not await self._rows.write(mark, *taken, *added):
            return False
        placements = [each for played in (*old, *new) for each in played.placements]
        faces = {each.face: each.fame for each in placements if says_how_hard(each)}
        await rate(self._rows, faces, max((each.result.at for each in (*old, *new)), default=0.0))
        return True

    async def _rated(self, played: list[Played]) -> list[Played]:
        """With the class of each placement, by the person's ability so far and the card's difficulty so far."""
        return [_with_leads(each, await ability_of(self._rows, each.result.person)) for each in played]


def _with_leads(played: Played, ability: float) -> Played:
    leads = (replace(each, lead=d.class_of(ability + each.ease)) for each in played.placements)
    return Played(played.result, tuple(leads))


# A person's part in a game


def _as_scored(played: Played, scored: str) -> Played:
    """What counted as the best score with all cards of a deck still counts if the deck's cards have changed since."""
    result = played.result
    if not scored or result.scored:
        return played
    return played._replace(result=replace(result, scored=scored, points=result.score or 0))


def renamed(played: Played, person: str) -> Played:
    placements = (replace(each, person=person) for each in played.placements)
    return Played(replace(played.result, person=person), tuple(placements))


async def stored(rows: Rows, result: Result) -> Played:
    """A result with its placements, as they are stored."""
    of_it = {"person": result.person, "game": result.game}
    return Played(result, tuple([each async for each in rows.each(PLACEMENTS, of_it)]))


def addition(played: Played) -> list[Write]:
    result, placements = played
    inserts = [Insert(PLACEMENTS, each) for each in placements]
    return [Insert(RESULTS, result), *inserts, *additions(played), *_levels(placements)]


def removal(played: Played) -> list[Write]:
    result, placements = played
    keys = [(each.person, each.game, each.number) for each in placements]
    removes = [Remove(PLACEMENTS, key) for key in keys]
    gone = Remove(RESULTS, (result.person, result.game))
    return [gone, *removes, *additions(played, -1), *_levels(placements, -1)]


def _levels(placements: Iterable[Placement], sign: int = 1) -> list[Add[Tally]]:
    """For the person's ability: the classes of ease less what fame says of the difficulty."""
    sums: dict[tuple[str, int], list[int]] = {}
    for each in placements:
        if each.gaps:
            key = (each.person, d.class_of(each.ease - d.prior(each.fame)))
            tries, right = sums.get(key, (0, 0))
            sums[key] = [tries + sign, right + sign * each.right]
    return [
        Add(TALLIES, Tally(person, LEVEL, str(number), tries, right, 0, 0))
        for (person, number), (tries, right) in sorted(sums.items())
    ]


# Abilities and difficulties


async def ability_of(rows: Rows, person: str) -> float:
    levels = await rows.find(TALLIES, {"person": person, "by": LEVEL})
    return d.ability(d.Class(int(each.bucket), each.tries, each.right) for each in levels)


async def rate(rows: Rows, faces: Mapping[str, float], at: float) -> None:
    """Estimate the difficulty of cards again, each by its fame and its sums."""
    writes: list[Write] = []
    for face, fame in faces.items():
        sums = await rows.find(FACE_TALLIES, {"face": face})
        tries, right = sum(each.tries for each in sums), sum(each.right for each in sums)
        estimate = d.difficulty(fame, (d.Class(each.lead, each.tries, each.right) for each in sums))
        writes.append(Put(DIFFICULTIES, Difficulty(face, estimate, tries, right, at)))
    if writes:
        await rows.write(*writes)
