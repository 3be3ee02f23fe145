"""Asks a process to read a picture that somebody sent: a process for each picture, and one at a time."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

import msgspec

from interstice.core.refused import Refused
from interstice.server.playing import cropper
from interstice.server.playing.cropper import MOST_BYTES, Answer, Box

MOST_WAITING = 60_000_000
"""Bytes of the pictures that are being read or wait for it."""
WITHIN = 60.0
"""Seconds; a process that takes longer is ended."""
COMMAND = (sys.executable, "-m", cropper.__name__)
_KEPT = ("PYTHONPATH", "SYSTEMROOT")
"""The process gets nothing else of the environment, which may hold the password of the database."""
_BEGINNINGS = (b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n")

_decode = msgspec.msgpack.Decoder(Answer).decode


class Busy(Refused):
    """Too many pictures are waiting already."""


class Cropping:
    def __init__(self, command: tuple[str, ...] = COMMAND, within: float = WITHIN) -> None:
        self._command = command
        self._within = within
        self._reading = asyncio.Lock()
        self._waiting = 0

    async def crop(self, content: bytes, part: Box | None = None) -> Answer:
        """The part of the picture as WebP, or `Refused`."""
        check(content, part)
        if self._waiting + len(content) > MOST_WAITING:
            raise Busy("too many pictures at once; try again in a minute", "too-fast")
        self._waiting += len(content)
        try:
            async with self._reading:
                answer = await self._ask(content, part)
        finally:
            self._waiting -= len(content)
        if answer.why:
            raise Refused(answer.why, answer.word, **answer.given)
        return answer

    async def _ask(self, content: bytes, part: Box | None) -> Answer:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            *map(repr, part or ()),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            start_new_session=True,
            env={name: os.environ[name] for name in _KEPT if name in os.environ},
        )
        try:
            async with asyncio.timeout(self._within):
                said, _ = await process.communicate(content)
            return _decode(said)
        except (TimeoutError, msgspec.DecodeError, ConnectionError):
            # It took too long, or was ended because it took too much.
            raise Refused(
                "expected a picture that can be read in time; it could not be", "picture-broken"
            ) from None
        finally:
            await _end(process)


async def _end(process: Process) -> None:
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


def check(content: bytes, part: Box | None) -> None:
    """What can be seen without reading the picture."""
    is_webp = content[:4] == b"RIFF" and content[8:12] == b"WEBP"
    if not content.startswith(_BEGINNINGS) and not is_webp:
        raise Refused("expected a JPEG, PNG or WebP; got something else", "picture-kind")
    if len(content) > MOST_BYTES:
        raise Refused(
            f"expected a picture of at most {MOST_BYTES} bytes; got {len(content)}",
            "picture-bytes",
            most=MOST_BYTES // 1_000_000,
        )
    if part is None:
        return
    left, top, width, height = part
    inside = left >= 0 and top >= 0 and left + width <= 1.001 and top + height <= 1.001
    if not inside or width <= 0 or height <= 0:
        raise Refused("expected left, top, width and height of a part inside the picture, from 0 to 1")
