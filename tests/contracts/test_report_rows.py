"""Reports are deleted when they are old, and not before, in every store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from keeping import opened

from interstice.server.upkeep import retention
from interstice.store.reports import CARD, REPORTS, Report
from interstice.store.rows import Insert
from interstice.store.store import Store

DAY = retention.DAY


def made(number: int, at: float) -> Report:
    return Report(id=f"report-{number}", at=at, kind=CARD, by="ana", about="telephone", why="già")


def test_old_reports_are_deleted_and_newer_ones_kept(empty_stores: Callable[[], Store]) -> None:
    old = [made(number, number / 1000) for number in range(retention.BATCH + 3)]
    new = [made(number, 90 * DAY + number) for number in range(1000, 1003)]

    async def run() -> None:
        async with opened(empty_stores) as (store,):
            await store.rows.write(*(Insert(REPORTS, report) for report in (*old, *new)))
            now = 180 * DAY
            assert (await retention.prune(store, now, retention.Keeping())).reports == 0
            gone = await retention.prune(store, now, retention.Keeping(reports=90))
            assert gone.reports == len(old)
            assert await store.rows.find(REPORTS, by=("at",)) == new
            found = await store.rows.find(REPORTS, {"about": "telephone"}, ("at",), descending=True)
            assert found == new[::-1]

    asyncio.run(run())
