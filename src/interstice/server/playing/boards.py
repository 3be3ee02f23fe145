"""What everyone in a room is told: the room itself, written once for all of them; what is seen for a moment, gathered
before it is told; and how a crowd is told without holding up anybody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any

from interstice import protocol as p

TURN = 0.002
"""Seconds of each turn of the loop that may go into telling a crowd."""
MOST_FLASHES = 200
FLASHES = "flash "
"""How hints begin that carry reactions and pointing; the process and the room follow."""


class Crowd:
    """Those who wait to be told something. Each is told once, however much has come; in between the loop turns."""

    def __init__(self) -> None:
        self._waiting: dict[Callable[[], None], None] = {}
        self._is_running = False

    def tell(self, stirs: Iterable[Callable[[], None]]) -> None:
        self._waiting |= dict.fromkeys(stirs)
        self._run_soon()

    def _run_soon(self) -> None:
        if self._waiting and not self._is_running:
            self._is_running = True
            asyncio.get_running_loop().call_soon(self._run)

    def _run(self) -> None:
        until = time.perf_counter() + TURN
        try:
            while self._waiting:
                stir = next(iter(self._waiting))
                del self._waiting[stir]
                stir()
                if time.perf_counter() >= until:
                    break
        finally:
            self._is_running = False
            self._run_soon()


class Board:
    """What is seen of a room, field by field, each with the version at which it last changed: only changes are told."""

    def __init__(self) -> None:
        self.version = 0
        self._fields: dict[str, bytes] = {}
        self._changed: dict[str, int] = {}
        self._written: dict[int, bytes] = {}
        """What has changed since each version that somebody was last told of."""

    def show(self, view: dict[str, Any]) -> None:
        """Note how the room stands now."""
        written = {name: p.encode(value) for name, value in view.items()}
        changed = [name for name, value in written.items() if self._fields.get(name) != value]
        if changed:
            self.version += 1
            self._fields = written
            self._changed |= dict.fromkeys(changed, self.version)
            self._written.clear()

    def since(self, told: int) -> bytes:
        """The fields that have changed since a version, as members of an object in JSON."""
        found = self._written.get(told)
        if found is None:
            fresh = (name for name, version in self._changed.items() if version > told)
            found = b",".join(b'"%b":%b' % (name.encode(), self._fields[name]) for name in fresh)
            self._written[told] = found
        return found


class Flashes:
    """Reactions and pointing, seen for a moment and never stored. Only the latest of each kind counts for each person."""

    def __init__(self) -> None:
        self.count = 0
        """How many may be told; see `tell`."""
        self._added = 0
        self._latest: dict[tuple[str, type], tuple[int, bytes]] = {}
        self._unsent: dict[tuple[str, type], p.Flash] = {}

    def add(self, flash: p.Flash, is_ours: bool) -> None:
        """If it `is_ours`, it was made here, and the other processes have yet to hear of it."""
        key = (flash.person, type(flash))
        self._added += 1
        self._latest.pop(key, None)
        self._latest[key] = (self._added, p.encode(flash))
        if len(self._latest) > MOST_FLASHES:
            del self._latest[next(iter(self._latest))]
        if is_ours:
            self._unsent[key] = flash

    def tell(self) -> None:
        """From now on everybody may be told of all that was added."""
        self.count = self._added

    def since(self, told: int) -> list[bytes]:
        return [message for number, message in self._latest.values() if told < number <= self.count]

    def unsent(self) -> list[p.Flash]:
        """What the other processes have yet to hear of. The caller tells them."""
        waiting, self._unsent = self._unsent, {}
        return list(waiting.values())
