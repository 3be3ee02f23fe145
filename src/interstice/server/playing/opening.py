"""Asks a process to read a table that somebody sent: a small workbook may unpack to something huge, and a few tags to many cells."""

from __future__ import annotations

import asyncio

import msgspec

from interstice.core.refused import Refused
from interstice.decks.exchange.sheets import Sheet, may_hold_html, read_file
from interstice.decks.exchange.zipped import is_zip
from interstice.server.playing import opener
from interstice.server.playing.apart import WITHIN, Apart, python

_decode = msgspec.msgpack.Decoder(opener.Answer).decode


class Opening:
    def __init__(self, command: tuple[str, ...] = python(opener.__name__), within: float = WITHIN) -> None:
        self._apart = Apart(command, within)

    async def read(self, content: bytes) -> list[Sheet]:
        """The sheets of a file, or `Refused`."""
        if not is_zip(content) and not may_hold_html(content):
            # Other text is read within bounds. In a thread, so that nobody who plays has to wait.
            return await asyncio.to_thread(read_file, content)
        said = await self._apart.read(content)
        try:
            answer = _decode(said)
        except msgspec.DecodeError:
            raise Refused(
                "expected a table that can be read in time; this one could not be", "file-large"
            ) from None
        if answer.why:
            raise Refused(answer.why, answer.word, **answer.given)
        return answer.sheets
