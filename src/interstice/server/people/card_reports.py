"""What a person reported about cards."""

from __future__ import annotations

from typing import Any

import msgspec

from interstice.store.card_reports import CARD_REPORTS
from interstice.store.store import Store


class CardReports:
    name = "card_reports"

    async def export(self, store: Store, person: str) -> Any:
        found = store.rows.each(CARD_REPORTS, {"person": person})
        return [
            {key: value for key, value in msgspec.structs.asdict(report).items() if key != "person"}
            async for report in found
        ]

    async def erase(self, store: Store, person: str) -> None:
        await store.rows.clear(CARD_REPORTS, {"person": person})

    async def merge(self, store: Store, former: str, person: str) -> None:
        """They stay under the former id."""
