"""The only time limit of the tests. It ends what hangs; nothing passes or fails by how fast the machine is."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 60.0
"""Seconds for one thing to happen."""
WHOLE_GAME = 5 * PATIENCE
"""Seconds for a whole game."""
WHOLE_TEST = float(os.environ.get("INTERSTICE_TEST_SECONDS", WHOLE_GAME))
"""Seconds for a whole test; the long forms of `make chaos` have more."""
PAUSE = 0.01

T = TypeVar("T")


def until(so: Callable[[], T], expected: str = "this to become true") -> T:
    """What `so` returns, as soon as it is true."""
    end = time.monotonic() + PATIENCE
    while not (found := so()):
        assert time.monotonic() < end, f"expected {expected}"
        time.sleep(PAUSE)
    return found


async def eventually(so: Callable[[], T], expected: str = "this to become true") -> T:
    """The same, while the event loop goes on."""
    end = time.monotonic() + PATIENCE
    while not (found := so()):
        assert time.monotonic() < end, f"expected {expected}"
        await asyncio.sleep(PAUSE)
    return found
