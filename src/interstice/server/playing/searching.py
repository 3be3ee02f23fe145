"""Asks the process that does the long thinking about Twist, so that nobody else has to wait."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from interstice.server.playing import searcher
from interstice.server.playing.background import Background
from interstice.server.playing.searcher import READY, SIZE, Found, Question, framed, think

MOST_ASKED = 2
"""One question is being thought about, and one more may wait."""
WITHIN = 3.0
"""Seconds for an answer; a process that takes longer is ended."""
COMMAND = (sys.executable, "-m", searcher.__name__)

_decode = msgspec.msgpack.Decoder(Found).decode


class Searching:
    def __init__(self, background: Background, rollouts: int, command: tuple[str, ...] = COMMAND) -> None:
        self._background = background
        self._rollouts = rollouts
        """How many games a search plays out; 0 decides everything at once."""
        self._command = command
        self.process: Process | None = None
        self._ending: list[Process] = []
        self.is_starting = False
        self._asked = 0
        self._talking = asyncio.Lock()
        self.searched = 0
        """How many questions were answered by a search."""
        self.at_once = 0
        """How many should have been and were not: the process was busy or not running."""

    async def ask(self, question: Question) -> Found:
        """What a search finds or, if that would take too long, what is usually right."""
        found = await self._search(question) if self._rollouts else None
        if found is None or not found.has_searched:
            self.at_once += bool(self._rollouts)
        else:
            self.searched += 1
        return found or think(question, 0)

    async def _search(self, question: Question) -> Found | None:
        if self.process is None:
            self._start_soon()
            return None
        if self._asked >= MOST_ASKED:
            return None
        self._asked += 1
        try:
            async with asyncio.timeout(WITHIN), self._talking:
                return await self._talk(self.process, replace(question, rollouts=self._rollouts))
        except (OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            self._background.failed("search", error)
            self._end()
            return None
        finally:
            self._asked -= 1

    async def _talk(self, process: Process, question: Question) -> Found:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(question))
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(SIZE))
        return _decode(await process.stdout.readexactly(size))

    def _start_soon(self) -> None:
        if not self.is_starting:
            self.is_starting = True
            self._background.spawn(self._start())

    async def _start(self) -> None:
        """It has a session of its own, so that a key pressed in the terminal does not end it before the server."""
        process = None
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
            assert process.stdout is not None
            await process.stdout.readexactly(len(READY))
            self.process = process
        except (OSError, asyncio.IncompleteReadError) as error:
            self._background.failed("search", error)
        finally:
            self.is_starting = False
            if process is not None and self.process is not process:
                self._kill(process)

    def _end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            self._kill(process)

    def _kill(self, process: Process) -> None:
        self._ending = [each for each in self._ending if each.returncode is None] + [process]
        with suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        """End the process, and wait until it has ended, because the server is stopping."""
        self._end()
        for process in self._ending:
            await process.communicate()
