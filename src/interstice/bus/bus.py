"""Tells processes that a stream has grown. This is only a hint: a process that misses it reads the store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int, bytes], None]
"""Called with a stream, its number of entries, and perhaps the newest entry as JSON. Must not block."""


class Bus(Protocol):
    hears_all: bool
    """Whether this process is the only writer, so that it need not read back what it wrote."""
    failures: int
    """How often it lost, or failed to make, its connection to other processes."""

    async def open(self, listener: Listener) -> None:
        """Start passing every hint to the listener, which may include this process's own."""

    async def close(self) -> None: ...

    def publish(self, stream: str, entries: int, newest: bytes = b"") -> None:
        """Tell all processes. Never waits, and may lose a hint or the entry it carries, so nothing may rely on it alone."""
