"""Reports about cards are deleted when they are old, and not before, in every store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from keeping import opened

from interstice.server.upkeep import retention
from interstice.store.card_reports import CARD_REPORTS, CardReport
from interstice.store.rows import Insert
from interstice.store.store import Store

DAY = retention.DAY


def made(number: int, at: float) -> CardReport:
    return CardReport(f"report-{number}", at, "ana", "", "telephone", "inventions", "hash", "it", None, "già")


def test_old_reports_are_deleted_and_newer_ones_kept(empty_stores: Callable[[], Store]) -> None:
    old = [made(number, number / 1000) for number in range(retention.BATCH + 3)]
    new = [made(number, 90 * DAY + number) for number in range(1000, 1003)]

    async def run() -> None:
        async with opened(empty_stores) as (store,):
            await store.rows.write(*(Insert(CARD_REPORTS, report) for report in (*old, *new)))
            now = 180 * DAY
            assert (await retention.prune(store, now, retention.Keeping())).card_reports == 0
            gone = await retention.prune(store, now, retention.Keeping(card_reports=90))
            assert gone.card_reports == len(old)
            assert await store.rows.find(CARD_REPORTS, by=("at",)) == new
            found = await store.rows.find(CARD_REPORTS, {"face": "telephone"}, ("at",), descending=True)
            assert found == new[::-1]

    asyncio.run(run())
