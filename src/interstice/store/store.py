"""The store: streams of entries, which are only ever appended to, and besides them rows and files.

A stream is a game or a room. An entry is one accepted command and everything that came of it. Its key is the stream and its
number in it, and that key is the lock: if two processes append the same number, one of them is told to read again. A command
has an id of its own, so that it takes effect once even if it is sent twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from interstice.core.refused import Refused

if TYPE_CHECKING:
    from interstice.store.blobs import Blobs
    from interstice.store.rows import Rows

KEEP = object()
"""Leave the due time as it is."""
PIECE = 5000
"""How many entries of a long stream are deleted together."""
LAST = "\U0010ffff"
"""Sorts after every other character."""


class Verdict(Enum):
    """What came of an entry whose command is new."""

    STORED = "stored"
    """Exactly this entry is on disk."""
    OVERTAKEN = "overtaken"
    """Another entry already has its number. Read, decide again, add again."""


class Repeated(NamedTuple):
    """This actor's command was stored earlier, as the entry with this number. It is not stored again."""

    seq: int


Outcome = Verdict | Repeated | Exception
"""What came of an entry, or why it could not be stored."""
Then = Callable[[Outcome], None]


class Stored(msgspec.Struct, frozen=True):
    """An entry in the store."""

    seq: int
    actor: str
    command: str
    at: float
    data: bytes
    lag: float = 0.0


class NewEntry(NamedTuple):
    """An entry to store, and when its stream will be due."""

    stream: str
    seq: int
    actor: str
    command: str
    at: float
    lag: float
    data: bytes
    due: object = KEEP


class Rewritten(NamedTuple):
    """What replaces an entry's actor and data."""

    seq: int
    actor: str
    data: bytes


class Unavailable(Exception):
    """The store cannot be reached. What was asked may or may not have happened, so ask again."""


def is_storable(text: str) -> bool:
    """Whether both databases can store a text: not with U+0000 (PostgreSQL) or half a surrogate pair (both)."""
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
            raise Refused(f"expected text without U+0000 or unpaired surrogates; got {text[:40]!r}")


def ends_of(latest: int | None) -> range:
    """From which entries on a stream is deleted before the rest: the newest of a long stream go first, some at a time, so that
    nobody waits. What is left can always be read. `latest` is the number of the newest, if there is any."""
    return range((latest or 0) // PIECE * PIECE, 0, -PIECE)


def nobody(seconds: float) -> None:
    """The default for `Store.committed`: does nothing."""


def settling(future: asyncio.Future[Any]) -> Callable[[Any], None]:
    """A callback that passes an outcome on to the future, unless that is already done."""

    def settle(outcome: Any) -> None:
        if future.done():
            return
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)

    return settle


def tell(then: Callable[[Any], None], outcome: Any) -> None:
    """Call a callback. If it raises, report the error, so that the other callbacks still run."""
    try:
        then(outcome)
    except Exception as error:
        asyncio.get_running_loop().call_exception_handler({"message": "after a commit", "exception": error})


def is_refused(new: NewEntry, then: Then) -> bool:
    """Whether one of an entry's ids cannot be stored. If so, `then` hears of it on the next turn of the event loop."""
    try:
        check_storable(new.stream, new.actor, new.command)
    except Refused as refused:
        asyncio.get_running_loop().call_soon(tell, then, refused)
        return True
    return False


class Store(Protocol):
    entries: int
    """How many entries have been stored since the store was opened."""
    committed: Callable[[float], None]
    """Called after each commit with the seconds it took."""
    rows: Rows
    blobs: Blobs

    async def open(self) -> None:
        """Connect, and bring the tables up to date. Raises `Refused` if a newer Interstice has changed the database."""

    async def close(self) -> None:
        """Finish pending work and disconnect."""

    def pool(self) -> tuple[int, int]:
        """How many connections are open, and how many of them are idle. Leaves out those that only append or only read."""
        raise NotImplementedError

    async def time(self) -> float:
        """Seconds since 1970, by a clock that all users of this store share."""
        raise NotImplementedError

    async def create(
        self,
        stream: str,
        kind: str,
        head: bytes,
        at: float,
        code: str | None = None,
        first: NewEntry | None = None,
    ) -> bool:
        """Create a stream, with an optional code to find it by and an optional first entry. False if the id or code is taken."""

    async def head(self, stream: str) -> bytes | None:
        """What the stream was created with."""

    async def find(self, code: str) -> str | None:
        """The stream that has this code."""

    async def streams(self, kind: str, limit: int = 100) -> list[str]:
        """The newest streams of a kind."""

    async def set_kind(self, stream: str, kind: str) -> None:
        """Make it a stream of this kind."""

    def add(self, new: NewEntry, then: Then) -> None:
        """Store an entry, together with others added at about the same time.

        Once it is on disk, or cannot be stored, the event loop calls `then` with the outcome."""

    async def append(
        self, stream: str, seq: int, actor: str, command: str, at: float, data: bytes, due: object = KEEP
    ) -> Verdict | Repeated:
        """Add an entry and wait for the outcome."""
        stored: asyncio.Future[Verdict | Repeated] = asyncio.get_running_loop().create_future()
        self.add(NewEntry(stream, seq, actor, command, at, 0.0, data, due), settling(stored))
        return await stored

    async def read(self, stream: str, since: int = 0, limit: int | None = None) -> list[Stored]:
        """The entries from number `since` onwards, at most `limit` of them."""
        return (await self.read_many({stream: since}, limit)).get(stream, [])

    async def read_many(self, since: Mapping[str, int], limit: int | None = None) -> dict[str, list[Stored]]:
        """For each stream, its entries from a number onwards, at most `limit` of them. Streams without any are left out."""
        raise NotImplementedError

    async def set_due(self, stream: str, due: float | None) -> None: ...

    async def take_due(self, now: float, until: float, limit: int = 100) -> Sequence[str]:
        """Take the streams that are due. No other process gets them before `until`."""

    async def count_due(self, before: float) -> int:
        """How many streams were already due before this time."""

    async def delete(self, stream: str) -> None:
        """Delete the stream with all its entries."""

    async def rewrite(self, stream: str, head: bytes | None, entries: Sequence[Rewritten]) -> None:
        """Replace what a stream was created with, unless `head` is None, and these entries, all or none.

        Streams are otherwise only appended to. Nobody may call this but a person's own deletion and a moderator's."""

    async def tidy(self) -> None:
        """Make sure that nothing remains on disk of what was rewritten or deleted, as far as that is possible in use."""

    async def older(self, kind: str, before: float, limit: int = 100) -> list[str]:
        """Streams of a kind that were created before a time, oldest first."""

    async def oldest(
        self, kind: str, after: tuple[float, str] = (-inf, ""), limit: int = 100
    ) -> list[tuple[float, str]]:
        """When streams of a kind were created, and their ids, oldest first. For the next page, pass the last as `after`."""

    # Marks: a value under a key

    async def put(self, key: str, value: str) -> None: ...

    async def put_first(self, key: str, value: str) -> str:
        """Store a value, unless the key has one. Returns the value that is stored."""
        raise NotImplementedError

    async def get(self, key: str) -> str | None: ...

    async def drop(self, key: str) -> None:
        """Delete the mark, if it is there."""

    async def keys(self, prefix: str, limit: int) -> list[str]:
        """The keys that begin with `prefix`, sorted by code point."""
