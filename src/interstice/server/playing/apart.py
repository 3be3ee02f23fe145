"""Lets a process of its own read what somebody sent: a process for each file, and one at a time."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from subprocess import DEVNULL, PIPE, Popen

from interstice.core.refused import Refused

MOST_WAITING = 60_000_000
"""Bytes of what is being read or waits for it."""
WITHIN = 60.0
"""Seconds; a process that takes longer is ended."""
_KEPT = ("PYTHONPATH", "SYSTEMROOT")
"""The process gets nothing else of the environment, which may hold the password of the database."""


class Busy(Refused):
    """Too much is already waiting."""


class Apart:
    def __init__(self, command: tuple[str, ...], within: float = WITHIN) -> None:
        self._command = command
        self._within = within
        self._reading = asyncio.Lock()
        self._waiting = 0

    async def read(self, content: bytes, *given: str) -> bytes:
        """What the process says about the content: nothing, if it took too long or was ended for using too much."""
        if self._waiting + len(content) > MOST_WAITING:
            raise Busy("too many files at once; try again in a minute", "too-fast")
        self._waiting += len(content)
        try:
            async with self._reading:
                return await self._ask(content, given)
        finally:
            self._waiting -= len(content)

    async def _ask(self, content: bytes, given: tuple[str, ...]) -> bytes:
        process = await asyncio.to_thread(self._start, given)
        talk = asyncio.ensure_future(asyncio.to_thread(_talk, process, content))
        try:
            await asyncio.wait({talk}, timeout=self._within)
        finally:
            process.kill()
            await talk
        return talk.result()

    def _start(self, given: tuple[str, ...]) -> Popen[bytes]:
        """In a thread, and by Python itself: the event loop would copy the tables of all its memory, while everybody waits."""
        return Popen(
            (*self._command, *given),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            start_new_session=True,
            env={name: os.environ[name] for name in _KEPT if name in os.environ},
        )


def python(module: str) -> tuple[str, ...]:
    """The command that runs a module."""
    return sys.executable, "-m", module


def _talk(process: Popen[bytes], content: bytes) -> bytes:
    """Send the process everything, and collect what it says until it ends."""
    with process:
        with suppress(OSError):
            process.stdin.write(content)  # type: ignore[union-attr]
        with suppress(OSError):
            process.stdin.close()  # type: ignore[union-attr]
        return process.stdout.read()  # type: ignore[union-attr]
