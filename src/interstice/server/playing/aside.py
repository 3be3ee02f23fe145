"""Games and rooms that cannot be read, and games that fail again and again: they are put aside, so that all others go on, and
listed for whoever runs the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

import msgspec

from interstice.server import logs
from interstice.store.store import Store, Unavailable

AGAIN = 1.0
"""Seconds before retrying a store that could not be reached."""
ASIDE, MOST_ASIDE = "aside-", 10_000
"""Marks that begin with this name a game or a room that was put aside."""


class Aside(msgspec.Struct, frozen=True):
    """Why and when something was put aside."""

    at: float
    error: str
    id: str
    """The number under which the log says more."""
    room: str = ""
    """Of a game."""


async def all_aside(store: Store) -> dict[str, Aside]:
    """By id, the games and rooms that some process has put aside."""
    keys = await store.keys(ASIDE, MOST_ASIDE)
    found = {key.removeprefix(ASIDE): await store.get(key) for key in keys}
    return {id: msgspec.json.decode(why, type=Aside) for id, why in found.items() if why}


class PutAside:
    """What this process has put aside, games or rooms."""

    def __init__(self, kind: Literal["game", "room"], store: Store, now: Callable[[], float]) -> None:
        self._kind = kind
        self._store = store
        self._now = now
        self._found: dict[str, Aside] = {}

    def __contains__(self, id: object) -> bool:
        return id in self._found

    def ids(self) -> list[str]:
        return list(self._found)

    def add(self, id: str, error: Exception, room: str = "") -> None:
        if id in self._found:
            return
        why = f"a {self._kind} was put aside"
        number = logs.note_error(why, error, **{self._kind: id})
        self._found[id] = Aside(self._now(), type(error).__name__, number, room)

    async def note(self, id: str) -> None:
        """Tell whoever runs the server, and the other processes, as soon as the store can be reached. A game is no longer due."""
        while True:
            try:
                await self._store.put(f"{ASIDE}{id}", msgspec.json.encode(self._found[id]).decode())
                if self._kind == "game":
                    await self._store.set_due(id, None)
            except Unavailable:
                await asyncio.sleep(AGAIN)
            else:
                return
