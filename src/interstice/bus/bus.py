"""What tells processes that a stream has grown. Only a hint: whoever hears it reads the store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]
"""Called with a stream and the number of its newest entry. Must not block."""


class Bus(Protocol):
    hears_all: bool
    """Whether nobody else writes: every entry passes through this process, which need not read what it wrote."""

    async def open(self, listener: Listener) -> None:
        """From now on the listener hears every hint, this process's own among them."""

    async def close(self) -> None: ...

    def publish(self, stream: str, seq: int) -> None:
        """Tell all processes. Never waits, and may lose a hint: nothing may depend on it alone."""
