"""What keeps games: streams of entries, each stored once and for ever; beside them rows and files.

A stream is a game or a room. An entry is one accepted command with all that came of it. Its key is the stream and its number
in it, and that key is the lock: of two who append the same number, one is told to read again. A command has an id of its own, so
that it happens once even if it is sent twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from interstice.core.refused import Refused

if TYPE_CHECKING:
    from interstice.store.blobs import Blobs
    from interstice.store.rows import Rows

KEEP = object()
"""Leaves the due time as it is."""
LAST = "\U0010ffff"
"""Sorts after every character that is in use."""


class Verdict(Enum):
    """What came of an entry whose command is new."""

    STORED = "stored"
    """Exactly this entry is on disk."""
    OVERTAKEN = "overtaken"
    """Somebody else was faster: another entry has its number. Read, decide again, add again."""


class Repeated(NamedTuple):
    """The same actor's command was stored before, as the entry with this number. This one is not stored."""

    seq: int


Outcome = Verdict | Repeated | Exception
"""What came of an entry, or why it could not be stored."""
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


def is_storable(text: str) -> bool:
    """PostgreSQL cannot store U+0000, and nothing can store half a surrogate pair. So nothing has such an id."""
    if "\0" in text:
        return False
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def check_storable(*texts: str | None) -> None:
    for text in texts:
        if text is not None and not is_storable(text):
            raise Refused(f"expected text without U+0000 and without half characters; got {text[:40]!r}")


def nobody(seconds: float) -> None:
    """Listens to a store's commits as long as nobody else does."""


def settling(future: asyncio.Future[Any]) -> Callable[[Any], None]:
    """A callback that passes an outcome on to the future, if somebody still waits for it."""

    def settle(outcome: Any) -> None:
        if future.done():
            return
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)

    return settle


def tell(then: Callable[[Any], None], outcome: Any) -> None:
    """A callback that fails must not keep the others from being told."""
    try:
        then(outcome)
    except Exception as error:
        asyncio.get_running_loop().call_exception_handler({"message": "after a commit", "exception": error})


def is_refused(new: New, then: Then) -> bool:
    """Whether an entry's id cannot be stored. If so, the caller is told on the next turn of the event loop."""
    try:
        check_storable(new.stream, new.actor, new.command)
    except Refused as refused:
        asyncio.get_running_loop().call_soon(tell, then, refused)
        return True
    return False


class Store(Protocol):
    entries: int
    """How many entries were stored since the store was opened."""
    committed: Callable[[float], None]
    """Called after each commit with the seconds that it took."""
    rows: Rows
    """Rows in tables."""
    blobs: Blobs
    """Files."""

    async def open(self) -> None:
        """Connect, and bring the tables up to date. A database that a newer Interstice has changed is `Refused` and left alone."""

    async def close(self) -> None:
        """Finish what was begun."""

    def pool(self) -> tuple[int, int]:
        """How many connections are open, not counting the one that only appends and those that only read; and how many are idle."""
        raise NotImplementedError

    async def time(self) -> float:
        """Seconds since 1970 by the clock that all who use this store share."""
        raise NotImplementedError

    async def create(
        self,
        stream: str,
        kind: str,
        head: bytes,
        at: float,
        code: str | None = None,
        first: New | None = None,
    ) -> bool:
        """Create a stream, with a short code to find it by, and perhaps its first entry. False if the id or the code is taken."""

    async def head(self, stream: str) -> bytes | None:
        """What the stream was created with."""

    async def find(self, code: str) -> str | None:
        """The stream that has this code."""

    async def streams(self, kind: str, limit: int = 100) -> list[str]:
        """The newest streams of a kind."""

    async def set_kind(self, stream: str, kind: str) -> None:
        """Make it a stream of this kind."""

    def add(self, new: New, then: Then) -> None:
        """Store an entry, together with others that are added meanwhile.

        Once it is synced to disk, or cannot be, the event loop calls `then` with what came of it."""

    async def append(
        self, stream: str, seq: int, actor: str, command: str, at: float, data: bytes, due: object = KEEP
    ) -> Verdict | Repeated:
        """Add an entry and wait for what comes of it."""
        stored: asyncio.Future[Verdict | Repeated] = asyncio.get_running_loop().create_future()
        self.add(New(stream, seq, actor, command, at, 0.0, data, due), settling(stored))
        return await stored

    async def read(self, stream: str, since: int = 0, limit: int | None = None) -> list[Stored]:
        """The entries from number `since` on, at most `limit` of them."""
        return (await self.read_many({stream: since}, limit)).get(stream, [])

    async def read_many(self, since: Mapping[str, int], limit: int | None = None) -> dict[str, list[Stored]]:
        """For each stream that has any, the entries from a number on, at most `limit` of them."""
        raise NotImplementedError

    async def set_due(self, stream: str, due: float | None) -> None: ...

    async def take_due(self, now: float, until: float, limit: int = 100) -> Sequence[str]:
        """Take the streams that are due. Nobody else gets them before `until`."""

    async def count_due(self, before: float) -> int:
        """How many streams have been due since before a time."""

    async def delete(self, stream: str) -> None:
        """Delete the stream with all its entries."""

    async def older(self, kind: str, before: float, limit: int = 100) -> list[str]:
        """Streams of a kind created before a time, the oldest first."""

    # Marks: a value under a key

    async def put(self, key: str, value: str) -> None: ...

    async def get(self, key: str) -> str | None: ...

    async def drop(self, key: str) -> None:
        """Delete the mark, if it is there."""

    async def keys(self, prefix: str, limit: int) -> list[str]:
        """The keys that begin with `prefix`, in the order of their characters."""
