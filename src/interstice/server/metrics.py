"""What the server counts about itself, in the text format that Prometheus reads."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.metadata import version

from interstice.server import logs
from interstice.server.hall import Hall

MEDIA_TYPE = "text/plain; version=0.0.4"
BOUNDS = (0.002, 0.01, 0.05, 0.25, 1.0, 5.0)
"""Upper bounds, in seconds, of the histogram of commits."""


class Metrics:
    def __init__(self) -> None:
        self.sockets = 0
        self.refused: Counter[str] = Counter()
        """By code: of a command on a socket, or `http-` and the status."""
        self.errors = 0
        self.pruned: Counter[str] = Counter()
        self._commits = [0] * (len(BOUNDS) + 1)
        self._commit_seconds = 0.0
        self._started = time.time()

    def committed(self, seconds: float) -> None:
        """A commit of the store took so long."""
        self._commits[bisect_left(BOUNDS, seconds)] += 1
        self._commit_seconds += seconds

    def unexpected(self, error: Exception) -> str:
        """Count and log an exception that nobody expected; returns what to say about it."""
        self.errors += 1
        return f"something went wrong here; tell the host of the server the number {logs.note_error('error', error)}"

    def text(self, hall: Hall) -> str:
        return "\n".join(self._lines(hall)) + "\n"

    def _lines(self, hall: Hall) -> Iterator[str]:
        rooms, games = hall.in_memory()
        yield from _metric("info", "gauge", "The version that runs.", [(f'{{version="{_version()}"}}', 1)])
        yield from _metric("start_time_seconds", "gauge", "When this process started.", [("", self._started)])
        yield from _metric("sockets_open", "gauge", "Sockets that are open.", [("", self.sockets)])
        yield from _metric("rooms_in_memory", "gauge", "Rooms held in memory.", [("", rooms)])
        yield from _metric("games_in_memory", "gauge", "Games held in memory.", [("", games)])
        yield from _metric("entries_stored_total", "counter", "Entries stored.", [("", hall.store.entries)])
        refused = [(f'{{code="{code}"}}', count) for code, count in sorted(self.refused.items())]
        yield from _metric("refused_total", "counter", "Commands and requests refused, by code.", refused)
        yield from _metric("errors_total", "counter", "Exceptions nobody expected.", [("", self.errors)])
        pruned = [(f'{{kind="{kind}"}}', self.pruned[kind]) for kind in ("game", "room")]
        yield from _metric("pruned_total", "counter", "Streams deleted for their age.", pruned)
        yield from self._histogram()

    def _histogram(self) -> Iterator[str]:
        total, samples = 0, []
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._commits, strict=True):
            total += count
            samples.append((f'_bucket{{le="{bound}"}}', total))
        samples += [("_sum", self._commit_seconds), ("_count", total)]  # type: ignore[list-item]
        yield from _metric(
            "commit_seconds", "histogram", "Seconds that a commit of entries took, with its sync.", samples
        )


def _metric(name: str, kind: str, says: str, samples: Iterable[tuple[str, float]]) -> Iterator[str]:
    yield f"# HELP interstice_{name} {says}"
    yield f"# TYPE interstice_{name} {kind}"
    for suffix, value in samples:
        yield f"interstice_{name}{suffix} {value}"


def _version() -> str:
    return version("interstice")
