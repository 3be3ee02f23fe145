"""The devices that were paired, and codes to pair more."""

from __future__ import annotations

from typing import Any

from interstice.store.people import DEVICES, PAIRINGS
from interstice.store.store import Store


class Devices:
    name = "devices"

    async def export(self, store: Store, person: str) -> Any:
        return [
            {"label": device.label, "used": device.used}
            async for device in store.rows.each(DEVICES, {"person": person}, ("used",))
        ]

    async def erase(self, store: Store, person: str) -> None:
        await store.rows.clear(PAIRINGS, {"person": person})
        await store.rows.clear(DEVICES, {"person": person})

    async def merge(self, store: Store, former: str, person: str) -> None:
        await store.rows.clear(PAIRINGS, {"person": former})
