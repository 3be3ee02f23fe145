"""What a migration may change in streams that are stored. Everything else only ever appends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

Head = Callable[[bytes], bytes]
Entries = Callable[[Sequence[bytes]], Sequence[bytes]]

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, LookupError, TypeError, AttributeError)
"""Anything that is not as it should be is left alone: one broken game must not keep a server from starting."""
AT_ONCE = 200
"""How many streams are in memory at a time."""


class Rewriting(NamedTuple):
    """How heads and entries change, each by the kind of its stream. All of it happens in the migration's transaction: if that is
    interrupted, nothing has changed, and the next start begins again."""

    heads: Mapping[str, Head] = {}
    entries: Mapping[str, Entries] = {}
    """Each gets the data of all entries of one stream, in order, and returns as many."""


def changed(rewrite: Entries, rows: Sequence[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    """Of the numbered entries of one stream, those that are different afterwards."""
    try:
        after = rewrite([data for _, data in rows])
    except UNREADABLE:
        return []
    return [(seq, new) for (seq, old), new in zip(rows, after, strict=True) if new != old]


def changed_head(rewrite: Head, head: bytes) -> bytes | None:
    """The head if it is different afterwards."""
    try:
        after = rewrite(head)
    except UNREADABLE:
        return None
    return after if after != head else None
