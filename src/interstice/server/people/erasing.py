"""Erases people: at once where they can be seen, then wherever they are stored. An erasure that has begun is completed, if need be after a restart.

A row in `ERASURES` is the job. Each process looks for jobs every two seconds, even while it works: it forgets those people in all
that it has in memory, and one process rewrites what is stored. Once all have had time to hear of it, everything is looked through
again, for what a process may have written in the meantime; then the job is deleted as well. `late.py` says what becomes of a
process that was cut off all this time."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

from interstice.server.people.holdings import HOLDINGS
from interstice.server.people.late import Late, leave_mark
from interstice.server.playing import room_events as e
from interstice.server.playing.hall import Hall
from interstice.server.playing.people import PEOPLE_CHANGED, ids_of
from interstice.server.playing.restraints import MODERATED
from interstice.server.playing.rooms import Room
from interstice.store.people import (
    DEVICES,
    ERASURES,
    FORMERS,
    PERSON_GAMES,
    PERSON_ROOMS,
    UNPAIRED,
    Erasure,
)
from interstice.store.rows import Insert, Remove, Update
from interstice.store.store import Store

LOOK = 2.0
"""Seconds between two looks at the jobs."""
HEARD = 10.0
"""Seconds after which every process has heard of a job."""
LEASE = 20.0
"""Seconds after which another process takes a job that its process has not completed."""


async def begin(store: Store, person: str, now: float) -> None:
    """Start erasing somebody, under all ids that they have had."""
    while True:
        ids = await ids_of(store, person)
        fresh = [id for id in ids if await store.rows.get(ERASURES, id) is None]
        jobs = (Insert(ERASURES, Erasure(id, now, secrets.token_hex(16))) for id in fresh)
        if await store.rows.write(*jobs):
            return


async def sweep(store: Store, erasure: Erasure) -> None:
    """Erase everything that is stored about a person so far, except where they were, because that may be looked through again."""
    for holding in HOLDINGS:
        await holding.erase(store, erasure.person)


async def finish(store: Store, erasure: Erasure, now: float) -> None:
    """Forget where the person was, and that they ever existed."""
    await leave_mark(store, erasure, now)
    await store.rows.clear(PERSON_GAMES, {"person": erasure.person})
    await store.rows.clear(PERSON_ROOMS, {"person": erasure.person})
    await store.rows.clear(FORMERS, {"person": erasure.person})
    await store.rows.write(Remove(FORMERS, (erasure.person,)))
    await store.rows.write(Remove(ERASURES, (erasure.person,)))
    await store.tidy()


class Eraser:
    def __init__(
        self, hall: Hall, done: Callable[[], None], look: float = LOOK, heard: float = HEARD
    ) -> None:
        """`done` is called when somebody is erased."""
        self._hall = hall
        self._done = done
        self._look_every = look
        self._heard = heard
        self._late = Late(hall)
        self._hearing = asyncio.Lock()

    async def erase(self, person: str) -> None:
        """Begin to erase somebody. Every process hears of it."""
        await self._stand_up(person)
        await begin(self._hall.store, person, self._hall.now())
        await self._hear()
        self._hall.watching.publish(PEOPLE_CHANGED, 0)

    async def _stand_up(self, person: str) -> None:
        """Free the seats they took in rooms where no game has begun."""

        def decide(room: Room) -> tuple[e.AnyRoomEvent, ...]:
            return tuple(e.Stood(seat) for seat, held in room.sitting().items() if held.person == person)

        for room in self._hall.rooms.all_here():
            if room.game is None and decide(room):
                await self._hall.rooms.change(room.id, person, f"gone-{secrets.token_hex(8)}", decide)

    async def unpair(self, person: str, device: str) -> None:
        """Turn a device into a new guest. Its open connections are closed, in every process."""
        await self._hall.people.unpair(person, device, self._hall.restraints.carried)
        await self._hall.heed_moderators()
        self._hall.watching.hint(MODERATED)
        await self._hear()
        self._hall.watching.publish(PEOPLE_CHANGED, 0)

    async def run(self) -> None:
        """Work on jobs for ever."""
        await self._often(self._work_on_all)

    async def listen(self) -> None:
        """Hear of jobs for ever, even while one of them takes long."""
        await self._often(self._hear)

    async def _often(self, do: Callable[[], Awaitable[None]]) -> None:
        stirred = asyncio.Event()
        self._hall.watching.watch(PEOPLE_CHANGED, stirred.set)
        try:
            while True:
                await do()
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._look_every):
                        await stirred.wait()
                stirred.clear()
        finally:
            self._hall.watching.unwatch(PEOPLE_CHANGED, stirred.set)

    async def look(self) -> None:
        """See who is being erased, forget them here, and do what is due."""
        await self._hear()
        await self._work_on_all()

    async def _hear(self) -> None:
        """Forget the people who are being erased, in everything in memory, and close what they have open."""
        async with self._hearing:
            rows = self._hall.store.rows
            jobs = await rows.find(ERASURES)
            unpaired = [each.device for each in await rows.find(UNPAIRED)]
            guests = {
                device: row.person if (row := await rows.get(DEVICES, device)) else "" for device in unpaired
            }
            missed = await self._late.hear(jobs)
            self._hall.forget_people([*jobs, *missed], guests)

    async def _work_on_all(self) -> None:
        for job in await self._hall.store.rows.find(ERASURES):
            await self._work(job)
        if self._late.has_news():
            # Another process has erased somebody. Their decks may still be in memory here.
            await self._hall.pins.sweep()
        await self._late.forget_old()
        await self._forget_unpaired()

    async def _work(self, job: Erasure) -> None:
        now, rows = self._hall.now(), self._hall.store.rows
        is_due = job.swept == 0 or now - job.swept >= self._heard
        if job.lease > now or not is_due:
            return
        taken = Update(ERASURES, (job.person,), {"lease": now + LEASE}, {"lease": job.lease})
        if not await rows.write(taken):
            return
        await sweep(self._hall.store, job)
        # Nobody needs what finished games were played with.
        await self._hall.pins.sweep()
        if job.swept:
            await finish(self._hall.store, job, self._hall.now())
            self._done()
        else:
            await rows.write(Update(ERASURES, (job.person,), {"swept": self._hall.now(), "lease": 0.0}))

    async def _forget_unpaired(self) -> None:
        """Devices that all processes have heard of."""
        old = self._hall.now() - 6 * self._heard
        for each in await self._hall.store.rows.find(UNPAIRED):
            if each.at < old:
                await self._hall.store.rows.write(Remove(UNPAIRED, (each.device,)))
