"""A person's name, animal, colour and language."""

from __future__ import annotations

from typing import Any

import msgspec

from interstice.store.people import PEOPLE
from interstice.store.rows import Put, Remove
from interstice.store.store import Store


class Profile:
    name = "profile"

    async def export(self, store: Store, person: str) -> Any:
        found = await store.rows.get(PEOPLE, person)
        return found and {key: value for key, value in msgspec.structs.asdict(found).items() if key != "id"}

    async def erase(self, store: Store, person: str) -> None:
        await store.rows.write(Remove(PEOPLE, (person,)))

    async def merge(self, store: Store, former: str, person: str) -> None:
        """Somebody who has chosen nothing yet appears as on the device that was paired."""
        theirs = await store.rows.get(PEOPLE, former)
        if theirs is None:
            return
        if await store.rows.get(PEOPLE, person) is None:
            await store.rows.write(Put(PEOPLE, msgspec.structs.replace(theirs, id=person)))
        await store.rows.write(Remove(PEOPLE, (former,)))
