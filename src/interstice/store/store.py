"""What keeps games: streams of entries, each entry there once and for ever.

A stream is a game, or a room. An entry is one accepted command with all that came of it. Its key is the
stream and its number in it; that key is the lock: of two who append the same number one is told to read
again. A command carries an id of its own, so that one sent twice happens once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

KEEP = object()
"""For a due time that stays as it is."""


class Stored(msgspec.Struct, frozen=True):
    """One entry as it lies in the store."""

    seq: int
    actor: str
    command: str
    at: float
    data: bytes


class Unavailable(Exception):
    """The store cannot be reached; what was asked may or may not have happened. Ask again."""


class Store(Protocol):
    async def open(self) -> None:
        """Connect, and bring the tables up to date."""

    async def close(self) -> None:
        """Finish what was begun."""

    async def create(self, stream: str, kind: str, head: bytes, at: float, code: str | None = None) -> bool:
        """A new stream, with a short code to find it by; false if stream or code are taken."""

    async def head(self, stream: str) -> bytes | None:
        """What the stream was created with."""

    async def find(self, code: str) -> str | None:
        """The stream that has this code."""

    async def streams(self, kind: str, limit: int = 100) -> list[str]:
        """The newest of a kind."""

    async def append(
        self, stream: str, seq: int, actor: str, command: str, at: float, data: bytes, due: object = KEEP
    ) -> int | None:
        """Store an entry, synced to disk when this returns; `due` is when the stream wants attention.

        Returns the number under which the actor's command is stored: `seq`, or an earlier one if it
        was there already. None if another entry has that number: read, decide anew, append again."""

    async def read(self, stream: str, since: int = 0) -> list[Stored]:
        """The entries from number `since` on."""

    async def set_due(self, stream: str, due: float | None) -> None: ...

    async def take_due(self, now: float, until: float, limit: int = 100) -> Sequence[str]:
        """Streams that are due, for whoever asks first: nobody else gets them before `until`."""

    async def delete(self, stream: str) -> None:
        """The stream with all its entries."""

    async def older(self, kind: str, before: float, limit: int = 100) -> list[str]:
        """Streams of a kind created before a time, the oldest first."""

    async def put(self, key: str, value: str) -> None: ...

    async def get(self, key: str) -> str | None: ...
