"""Hints within one process."""

from __future__ import annotations

from interstice.bus.bus import Listener


class LocalBus:
    hears_all = True

    def __init__(self) -> None:
        self.failures = 0
        self._listener: Listener | None = None

    async def open(self, listener: Listener) -> None:
        self._listener = listener

    async def close(self) -> None:
        self._listener = None

    def publish(self, stream: str, entries: int, newest: bytes = b"") -> None:
        if self._listener is not None:
            self._listener(stream, entries, newest)
