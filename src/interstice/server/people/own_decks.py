"""The decks that a person has made."""

from __future__ import annotations

from typing import Any

from interstice.server.playing import own_holding
from interstice.store.store import Store


class OwnDecks:
    name = "decks"

    async def export(self, store: Store, person: str) -> Any:
        return await own_holding.export(store, person)

    async def erase(self, store: Store, person: str) -> None:
        await own_holding.erase(store, person)

    async def merge(self, store: Store, former: str, person: str) -> None:
        await own_holding.merge(store, former, person)
