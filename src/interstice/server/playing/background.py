"""Work that runs beside everything else: it is started here, reported if it fails, and ended when the hall closes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress

from interstice.server import logs
from interstice.store.store import Unavailable

AGAIN = 1.0
"""Seconds after which work that failed is started again."""
LEAVE_WITHIN = 5.0
"""How many seconds a server that is stopping waits for the departures to be stored."""

Report = Callable[[str, Exception], None]
"""Called with the name of the work and with what went wrong."""


def note_failure(name: str, error: Exception) -> None:
    if isinstance(error, Unavailable):
        logs.note_error("the store cannot be reached", error, work=name)
    else:
        logs.note_error("background work failed", error, work=name)


class Background:
    def __init__(self) -> None:
        self._report: Report = note_failure
        self._tasks: set[asyncio.Task[None]] = set()
        self._leaving: set[asyncio.Task[None]] = set()

    def report_to(self, report: Report) -> None:
        """Have failures reported there, and not only logged."""
        self._report = report

    def failed(self, name: str, error: Exception) -> None:
        self._report(name, error)

    def spawn(self, work: Coroutine[None, None, None], is_leaving: bool = False) -> None:
        """Run this until it ends or the hall closes. `is_leaving`: the hall waits for it a little before it closes."""
        task, tasks = asyncio.create_task(work), self._leaving if is_leaving else self._tasks
        tasks.add(task)

        def done(task: asyncio.Task[None]) -> None:
            tasks.discard(task)
            if not task.cancelled() and isinstance(error := task.exception(), Exception):
                self.failed("a task", error)

        task.add_done_callback(done)

    def keep_running(self, name: str, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Run this as long as the hall is open. If it fails, that is reported, and it starts again."""

        async def forever() -> None:
            while True:
                try:
                    await work()
                except Exception as error:
                    self.failed(name, error)
                await asyncio.sleep(AGAIN)

        self.spawn(forever())

    async def all_left(self) -> None:
        """Wait until it is stored who has left."""
        await asyncio.gather(*self._leaving, return_exceptions=True)

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVE_WITHIN):
                await self.all_left()
        tasks = self._tasks | self._leaving
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
