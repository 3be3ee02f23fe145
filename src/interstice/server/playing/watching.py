"""Who is woken when a stream grows: its watchers here and, over the bus, the other processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from math import inf

from interstice.bus.bus import Bus
from interstice.server.playing.hints import encode_newest
from interstice.server.playing.refusals import Full
from interstice.store.store import NewEntry

CROWD = 50
"""If a stream has more watchers than this, they are told a few at a time."""
TURN = 0.002
"""Seconds of each turn of the event loop that may go into telling a crowd."""
GATHER = 0.25
"""Seconds between two times that watchers are woken for what need not be told at once."""
MOST_WOKEN = 1000

Stir = Callable[[], None]
"""What to call for a watcher when there may be news."""


class Crowd:
    """Watchers who wait to be told. Each is told once, however much has come; in between, the loop serves everybody else."""

    def __init__(self) -> None:
        self._waiting: dict[Stir, None] = {}
        self._is_running = False

    def tell(self, stirs: Iterable[Stir]) -> None:
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


class Watching:
    def __init__(self, bus: Bus, passed: Callable[[], float]) -> None:
        self.bus = bus
        self._passed = passed
        self._watchers: dict[str, set[Stir]] = {}
        self._crowd = Crowd()
        self._soon: dict[str, Stir | None] = {}
        """The streams that will be woken soon, each with what is to be called first."""
        self._woken: dict[str, float] = {}
        """When streams were last woken for what need not be told at once."""
        self.is_stopping = False
        """The server is about to stop: all streams to clients must end."""

    def watch(self, stream: str, stir: Stir) -> None:
        self._watchers.setdefault(stream, set()).add(stir)

    def unwatch(self, stream: str, stir: Stir) -> None:
        watchers = self._watchers.get(stream)
        if watchers is not None:
            watchers.discard(stir)
            if not watchers:
                del self._watchers[stream]

    def is_watched(self, stream: str) -> bool:
        return stream in self._watchers

    def count(self, stream: str) -> int:
        return len(self._watchers.get(stream, ()))

    def require_place(self, room: str, most: int) -> None:
        """Refuse one more in a room that holds this many; 0 for no limit."""
        if most and self.count(room) >= most:
            raise Full

    def streams(self) -> tuple[str, ...]:
        """Those that somebody here watches."""
        return tuple(self._watchers)

    def wake(self, stream: str) -> None:
        """Call those who watch: at once, or a few at a time if they are a crowd."""
        stirs = tuple(self._watchers.get(stream, ()))
        if len(stirs) > CROWD:
            self._crowd.tell(stirs)
        else:
            for stir in stirs:
                stir()

    def wake_soon(self, stream: str, first: Stir | None = None) -> None:
        """For what need not be told at once: four times a second is enough. `first` is called just before."""
        if stream not in self._soon:
            wait = self._woken.get(stream, -inf) + GATHER - self._passed()
            asyncio.get_running_loop().call_later(max(0.0, wait), self._wake_now, stream)
        self._soon[stream] = first or self._soon.get(stream)

    def _wake_now(self, stream: str) -> None:
        first = self._soon.pop(stream, None)
        self._woken[stream] = self._passed()
        if len(self._woken) > MOST_WOKEN:
            del self._woken[next(iter(self._woken))]
        if first is not None:
            first()
        self.wake(stream)

    def publish(self, stream: str, entries: int, newest: NewEntry | None = None) -> None:
        """A stream has grown: wake those who watch it here, and tell the other processes."""
        self.wake(stream)
        if not self.bus.hears_all:
            self.bus.publish(stream, entries, encode_newest(newest) if newest is not None else b"")

    def hint(self, stream: str, entries: int = 0, carried: bytes = b"") -> None:
        """Tell the other processes, if there are any."""
        if not self.bus.hears_all:
            self.bus.publish(stream, entries, carried)

    def stop(self) -> None:
        """Wake everybody, so that streams that would go on for ever end."""
        self.is_stopping = True
        for stream in self.streams():
            self.wake(stream)
