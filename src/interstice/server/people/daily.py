"""A person's tries at the daily line."""

from __future__ import annotations

from typing import Any

from interstice.server.daily import owned
from interstice.store.store import Store


class Daily:
    name = "daily"

    async def export(self, store: Store, person: str) -> Any:
        return (await owned.export(store, person))["daily"]

    async def erase(self, store: Store, person: str) -> None:
        await owned.erase(store, person)

    async def merge(self, store: Store, former: str, person: str) -> None:
        await owned.merge(store, former, person)
