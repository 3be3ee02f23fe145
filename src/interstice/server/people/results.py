"""The results of a person's games, and what is counted from them."""

from __future__ import annotations

from typing import Any

from interstice.server.results import owned
from interstice.store.store import Store


class Results:
    name = "results"

    async def export(self, store: Store, person: str) -> Any:
        return await owned.export(store, person)

    async def erase(self, store: Store, person: str) -> None:
        await owned.erase(store, person)

    async def merge(self, store: Store, former: str, person: str) -> None:
        await owned.merge(store, former, person)
