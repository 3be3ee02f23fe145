"""A process was cut off while somebody was erased, and hears of it only afterwards.

Until then it has them in memory, and may write their name or id once more. So every erasure leaves a mark for a day. It does not say
who was erased; but a process that still knows them recognises them by it, and has them erased again wherever it was with them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from hashlib import blake2b

import msgspec

from interstice.server.playing.forgetting import known_in
from interstice.server.playing.hall import Hall
from interstice.store.people import (
    ERASURES,
    PERSON_GAMES,
    PERSON_ROOMS,
    Erasure,
    PersonGame,
    PersonRoom,
)
from interstice.store.rows import Insert, Put, Write
from interstice.store.store import Store

ERASED, MOST_ERASED = "erased-", 10_000
"""Marks that begin with this name an erasure that was completed."""
KEPT = 86_400.0
"""Seconds after which every process has heard of it, or has nobody in memory any more."""


class Mark(msgspec.Struct, frozen=True):
    at: float
    key: str
    """That of the erasure."""


async def leave_mark(store: Store, erasure: Erasure, now: float) -> None:
    mark = msgspec.json.encode(Mark(now, erasure.key)).decode()
    await store.put(_name(erasure.person, erasure.key), mark)


def _name(person: str, key: str) -> str:
    """A keyed hash. Nobody can tell from it who was erased unless they know already."""
    return ERASED + blake2b(person.encode(), key=bytes.fromhex(key), digest_size=16).hexdigest()


class Late:
    """What this process has heard of, and what it has missed."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._marks: dict[str, Mark] = {}
        self._keys: set[str] | None = None
        """Those of the erasures that were heard of in time; None at the start, when nobody is in memory yet."""
        self._has_news = False

    async def hear(self, jobs: Iterable[Erasure]) -> tuple[Erasure, ...]:
        """Look at the marks, having read which `jobs` there are. Returns new ones, for people whose erasure was missed."""
        store = self._hall.store
        names = {*await store.keys(ERASED, MOST_ERASED)}
        stored = {name: await store.get(name) for name in names if name not in self._marks}
        fresh = {name: msgspec.json.decode(mark, type=Mark) for name, mark in stored.items() if mark}
        keys = self._keys
        missed = {name: mark for name, mark in fresh.items() if keys is not None and mark.key not in keys}
        again = await self._erase_again(missed) if missed else ()
        self._marks = {name: mark for name, mark in (self._marks | fresh).items() if name in names}
        self._has_news = self._has_news or bool(fresh)
        self._keys = {job.key for job in jobs} | {mark.key for mark in self._marks.values()}
        return again

    def has_news(self) -> bool:
        """Whether somebody was erased since the last call."""
        has_news, self._has_news = self._has_news, False
        return has_news

    async def forget_old(self) -> None:
        for name, mark in self._marks.items():
            if mark.at < self._hall.now() - KEPT:
                await self._hall.store.drop(name)

    async def _erase_again(self, missed: dict[str, Mark]) -> tuple[Erasure, ...]:
        found: list[Erasure] = []
        for person, where in self._people_here().items():
            keys = [mark.key for name, mark in missed.items() if _name(person, mark.key) == name]
            for key in keys[-1:]:
                job = Erasure(person, self._hall.now(), key)
                await self._hall.store.rows.write(*where)
                await self._hall.store.rows.write(Insert(ERASURES, job))
                found.append(job)
        return tuple(found)

    def _people_here(self) -> dict[str, list[Write]]:
        """Everybody in memory, each with what says where they were."""
        now = self._hall.now()
        visits = {*self._hall.rooms.visits()}
        visits |= {(room.id, person) for room in self._hall.rooms.all_here() for person in known_in(room)}
        found: defaultdict[str, list[Write]] = defaultdict(list)
        for room, person in visits:
            found[person].append(Put(PERSON_ROOMS, PersonRoom(person, room)))
        for live in self._hall.games.all_here():
            for person in live.people():
                found[person].append(Put(PERSON_GAMES, PersonGame(person, live.id, -1, now)))
        return found
