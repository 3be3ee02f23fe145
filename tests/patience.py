"""The only time limit in the tests. It stops what hangs; nothing passes or fails because of the machine's speed."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 60.0
"""Seconds for one thing to happen."""
WHOLE_GAME = 10 * PATIENCE
"""Seconds for a whole game."""
WHOLE_TEST = float(os.environ.get("INTERSTICE_TEST_SECONDS", WHOLE_GAME))
"""Seconds for a whole test; `make chaos` allows more."""
PAUSE = 0.01

T = TypeVar("T")


def until(so: Callable[[], T], expected: str = "this to become true") -> T:
    """Wait until `so` returns something true, and return that."""
    end = time.monotonic() + PATIENCE
    while not (found := so()):
        assert time.monotonic() < end, f"expected {expected}"
        time.sleep(PAUSE)
    return found


async def eventually(so: Callable[[], T], expected: str = "this to become true") -> T:
    """The same, without blocking the event loop."""
    end = time.monotonic() + PATIENCE
    while not (found := so()):
        assert time.monotonic() < end, f"expected {expected}"
        await asyncio.sleep(PAUSE)
    return found
