"""Who has blocked whom. Those who are connected here have theirs in memory."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable

from interstice.core.refused import Refused
from interstice.server.playing.people import id_now, ids_of
from interstice.store.moderation import BLOCKS, Block
from interstice.store.rows import Put, Remove
from interstice.store.store import Store

MOST = 500
"""How many people somebody may block."""
MOST_KNOWN = 100_000


class Blocks:
    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._known: OrderedDict[str, frozenset[str]] = OrderedDict()

    def here(self, person: str) -> frozenset[str]:
        """The people whom somebody has blocked, as far as this process knows; see `load`."""
        return self._known.get(person, frozenset())

    async def load(self, person: str) -> frozenset[str]:
        """Under all ids that they have had: what they said stays under the one of that time."""
        blocked = frozenset(
            [id for row in await self.of(person) for id in await ids_of(self._store, row.other)]
        )
        self._known[person] = blocked
        self._known.move_to_end(person)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return blocked

    async def merged(self, former: str, person: str) -> None:
        """A device was paired. Those who are connected go on to hear nothing of whom they have blocked."""
        if person in self._known:
            await self.load(person)
        self._known |= {
            other: blocked | {person} for other, blocked in self._known.items() if former in blocked
        }

    async def of(self, person: str) -> list[Block]:
        return await self._store.rows.find(BLOCKS, {"person": person}, limit=MOST)

    async def apart(self, person: str) -> set[str]:
        """The people whom somebody has blocked, and the people who have blocked them: they are never matched."""
        others = await self._store.rows.find(BLOCKS, {"other": person}, limit=MOST)
        return {row.other for row in await self.of(person)} | {row.person for row in others}

    async def block(self, person: str, other: str, name: str) -> None:
        other = await id_now(self._store.rows, other)
        if other == person:
            raise Refused("expected somebody else; this is you")
        if len(await self.of(person)) >= MOST:
            raise Refused(f"expected at most {MOST} people to be blocked; unblock somebody first")
        row = Block(person, other, secrets.token_hex(8), name, self._now())
        await self._store.rows.write(Put(BLOCKS, row))
        await self.load(person)

    async def unblock(self, person: str, other: str) -> None:
        for id in {other, await id_now(self._store.rows, other)}:
            await self._store.rows.write(Remove(BLOCKS, (person, id)))
        await self.load(person)
