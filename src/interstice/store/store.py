"""What keeps games: streams of entries, each entry there once and for ever.

A stream is a game, or a room. An entry is one accepted command with all that came of it. Its key is the
stream and its number in it; that key is the lock: of two who append the same number one is told to read
again. A command carries an id of its own, so that one sent twice happens once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

KEEP = object()
"""For a due time that stays as it is."""

Outcome = int | None | Exception
"""What came of an entry: the number under which its command is stored; None if another entry has its number: read,
decide anew, add again; or why it could not be stored."""
Then = Callable[[Outcome], None]


class Stored(msgspec.Struct, frozen=True):
    """One entry as it lies in the store."""

    seq: int
    actor: str
    command: str
    at: float
    data: bytes
    lag: float = 0.0


class New(NamedTuple):
    """An entry to be stored; with it goes when its stream wants attention."""

    stream: str
    seq: int
    actor: str
    command: str
    at: float
    lag: float
    data: bytes
    due: object = KEEP


class Unavailable(Exception):
    """The store cannot be reached; what was asked may or may not have happened. Ask again."""


def nobody(seconds: float) -> None:
    """Whom a store tells of its commits as long as nobody wants to know."""


def settling(future: asyncio.Future[Any]) -> Callable[[Any], None]:
    """What comes of something, given to whoever waits for it, if somebody still does."""

    def settle(outcome: Any) -> None:
        if future.done():
            return
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)

    return settle


def tell(then: Callable[[Any], None], outcome: Any) -> None:
    """One who takes it badly must not keep the others from being told."""
    try:
        then(outcome)
    except Exception as error:
        asyncio.get_running_loop().call_exception_handler({"message": "after a commit", "exception": error})


class Store(Protocol):
    entries: int
    """How many it has stored since it was opened."""
    committed: Callable[[float], None]
    """Told of each commit how many seconds it took."""

    async def open(self) -> None:
        """Connect, and bring the tables up to date."""

    async def close(self) -> None:
        """Finish what was begun."""

    async def create(
        self,
        stream: str,
        kind: str,
        head: bytes,
        at: float,
        code: str | None = None,
        first: New | None = None,
    ) -> bool:
        """A new stream, with a short code to find it by, and perhaps its first entry; false if stream or code are taken."""

    async def head(self, stream: str) -> bytes | None:
        """What the stream was created with."""

    async def find(self, code: str) -> str | None:
        """The stream that has this code."""

    async def streams(self, kind: str, limit: int = 100) -> list[str]:
        """The newest of a kind."""

    def add(self, new: New, then: Then) -> None:
        """Store an entry, together with others that are added meanwhile.

        Once it is synced to disk, `then` is called by the event loop: with its number, or with an earlier one if the
        actor's command was there already."""

    async def append(
        self, stream: str, seq: int, actor: str, command: str, at: float, data: bytes, due: object = KEEP
    ) -> int | None:
        """Add an entry and wait for what comes of it."""
        stored: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.add(New(stream, seq, actor, command, at, 0.0, data, due), settling(stored))
        return await stored

    async def read(self, stream: str, since: int = 0) -> list[Stored]:
        """The entries from number `since` on."""
        return (await self.read_many({stream: since})).get(stream, [])

    async def read_many(self, since: Mapping[str, int]) -> dict[str, list[Stored]]:
        """Of several streams the entries from a number on, where there are any."""
        raise NotImplementedError

    async def set_due(self, stream: str, due: float | None) -> None: ...

    async def take_due(self, now: float, until: float, limit: int = 100) -> Sequence[str]:
        """Streams that are due, for whoever asks first: nobody else gets them before `until`."""

    async def delete(self, stream: str) -> None:
        """The stream with all its entries."""

    async def older(self, kind: str, before: float, limit: int = 100) -> list[str]:
        """Streams of a kind created before a time, the oldest first."""

    async def put(self, key: str, value: str) -> None: ...

    async def get(self, key: str) -> str | None: ...
