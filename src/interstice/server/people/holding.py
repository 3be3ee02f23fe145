"""What a holding is: one kind of data about people."""

from __future__ import annotations

from typing import Any, Protocol

from interstice.store.store import Store


class Holding(Protocol):
    """Export, deletion and pairing go over all holdings (`holdings.py`), so new data about people needs a new one."""

    name: str
    """Its name in the file that people get."""

    async def export(self, store: Store, person: str) -> Any:
        """All of it, as anything that can be written as JSON; whatever takes a lot of memory goes into objects that are read `OneByOne`."""

    async def erase(self, store: Store, person: str) -> None:
        """Delete it, or rewrite it so that nothing leads to the person.

        It may be called again, after a crash or because a process wrote in the meantime, and must then do what is left. While
        it runs, `ERASURES` has a row for the person, whose `stand_in` is an id to put in place of theirs."""

    async def merge(self, store: Store, former: str, person: str) -> None:
        """A device was paired: what `former` had is now the person's. Do nothing if it can stay under its id, because
        export and deletion go over all ids that a person has had."""
