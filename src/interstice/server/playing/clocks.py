"""How long somebody may think. Time does not run while there is something to read, nor while the service is away."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Literal

import msgspec

from interstice.core.refused import Refused
from interstice.server.playing import reading

DEAD_AFTER = 5.0
"""A process that has not written a heartbeat for this many seconds is dead."""


class SteadyClock:
    """A time of day that never jumps: the time at which we began, plus what the monotonic clock has counted since."""

    def __init__(
        self, wall: Callable[[], float] = time.time, passed: Callable[[], float] = time.monotonic
    ) -> None:
        self._passed = passed
        self._began = wall() - passed()

    def __call__(self) -> float:
        return self._began + self._passed()

    def set(self, now: float) -> None:
        self._began = now - self._passed()


LAG = 1.0
"""The most seconds that are allowed for a move to travel."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No clock, a number of seconds for each turn, or a number for the whole game."""

    kind: Literal["none", "turn", "budget"] = "none"
    seconds: int = 60

    def check(self) -> Clock:
        if not 5 <= self.seconds <= 86_400:
            raise Refused(f"clock: expected 5 to 86400 seconds; got {self.seconds}", "clock")
        return self


class Downtimes:
    """When nobody could move: the gaps between heartbeats."""

    def __init__(self, spans: Iterable[tuple[float, float]] = ()) -> None:
        self.spans: list[tuple[float, float]] = []
        for gone, back in sorted(spans):
            # Two processes may have noted the same gap.
            if self.spans and gone <= self.spans[-1][1]:
                gone, before = self.spans.pop()
                back = max(back, before)
            self.spans.append((gone, back))

    def elapsed(self, start: float, end: float) -> float:
        """Seconds between two times, without those in which the service was away."""
        away = sum(max(0.0, min(end, back) - max(start, gone)) for gone, back in self.spans)
        return max(0.0, end - start - away)

    def after(self, start: float, seconds: float) -> float:
        """When this many seconds will have passed, not counting those in which the service was away."""
        due = start + seconds
        for gone, back in self.spans:
            if start < back and gone < due:
                due += back - max(gone, start)
        return due


class Thinking:
    """The clocks of one game: since when its seats have been thinking, and how much time each has used."""

    def __init__(self, clock: Clock, seats: int, bots: Sequence[str] = ()) -> None:
        """`bots` names the bot of each seat, if there are any."""
        self.clock = clock
        self.since = 0.0
        self.reading = 0.0
        """Seconds after `since` until people have read what came before. Their clocks start then."""
        self.used = [0.0] * seats
        self._bots = bots or ("",) * seats

    def moved(
        self,
        asked: Iterable[int],
        mover: int | None,
        at: float,
        lag: float,
        downtimes: Downtimes,
        to_read: float = 0.0,
    ) -> None:
        """An entry came at this time and takes this many seconds to read; the seats that were asked have been thinking until then.

        Nobody is charged for reading, and the sender is not charged for the time that it travelled."""
        if self.clock.kind == "budget":
            spent = downtimes.elapsed(self.since, at)
            for seat in asked:
                free = (lag if seat == mover else 0.0) + (0.0 if self._bots[seat] else self.reading)
                self.used[seat] += max(0.0, spent - free)
        self.reading = self.reading_after(at, to_read)
        self.since = at

    def reading_after(self, at: float, to_read: float) -> float:
        """The seconds of `reading` once an entry came at this time: what is still to be read, and the new."""
        unread = max(0.0, self.reading - max(0.0, at - self.since))
        return min(unread + to_read, reading.MOST)

    def deadline(self, seat: int, downtimes: Downtimes, lag: float = LAG) -> float | None:
        """When this seat, which is being asked, runs out of time, allowing this many seconds for its answer to travel.

        Its time starts when what came before has been read."""
        if self.clock.kind == "none":
            return None
        allowed = float(self.clock.seconds)
        if self.clock.kind == "budget":
            allowed = max(0.0, allowed - self.used[seat])
        return downtimes.after(self.since, self.reading + allowed + lag)
