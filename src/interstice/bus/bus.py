"""What tells processes that a stream has grown. Only a hint: whoever misses it reads the store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int, bytes], None]
"""Called with a stream, how many entries it has, and perhaps the newest of them in JSON. Must not block."""


class Bus(Protocol):
    hears_all: bool
    """Whether nobody else writes: every entry passes through this process, which need not read what it wrote."""
    failures: int
    """How often it was cut off from other processes, or tried in vain to reach them."""

    async def open(self, listener: Listener) -> None:
        """From now on the listener hears every hint, perhaps this process's own among them."""

    async def close(self) -> None: ...

    def publish(self, stream: str, entries: int, newest: bytes = b"") -> None:
        """Tell all processes. Never waits, and may lose a hint, or what it carries: nothing may depend on it alone."""
