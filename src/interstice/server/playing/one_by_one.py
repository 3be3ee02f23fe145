"""JSON that is too large for memory, written piece by piece."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec


class OneByOne(msgspec.Struct, frozen=True):
    """An object of which each value is read when it is written. A value that is gone by then is left out."""

    names: tuple[str, ...]
    read: Callable[[str], Awaitable[Any]]

    def with_all_of(self, other: OneByOne) -> OneByOne:
        return OneByOne(tuple(dict.fromkeys((*self.names, *other.names))), self.read)


async def written(value: Any) -> AsyncIterator[bytes]:
    """Anything that can be written as JSON; an object may hold what is read one by one."""
    if isinstance(value, OneByOne):
        pairs = ((name, await value.read(name)) for name in value.names)
        async for piece in _object((name, each) async for name, each in pairs if each is not None):
            yield piece
    elif isinstance(value, dict):
        async for piece in _object(_pairs(value)):
            yield piece
    else:
        yield msgspec.json.encode(value)


async def _pairs(value: dict[str, Any]) -> AsyncIterator[tuple[str, Any]]:
    for pair in value.items():
        yield pair


async def _object(pairs: AsyncIterator[tuple[str, Any]]) -> AsyncIterator[bytes]:
    before = b"{"
    async for name, value in pairs:
        yield before + msgspec.json.encode(name) + b":"
        async for piece in written(value):
            yield piece
        before = b","
    yield b"{}" if before == b"{" else b"}"
