"""What the server counts about itself, in the text format that Prometheus reads."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.metadata import version
from typing import get_args

from interstice.server import logs
from interstice.server.playing.hall import Hall
from interstice.server.upkeep.limits import Kind
from interstice.store.reports import CARD, DECK, PERSON

MEDIA_TYPE = "text/plain; version=0.0.4"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds of the histograms, in seconds."""
LIMITS = ("flood", *get_args(Kind))
"""What has a limit. Each is reported from the start, at 0, so that the first time shows up as a change."""
MOST_ROUTES = 100
"""How many routes are counted on their own; the rest are counted together."""
OTHER = "other"
REPORTED = (PERSON, CARD, DECK)
MODERATED = ("dismiss", "hide", "mute", "close", "ban", "accept")
DAILY = ("begun", "finished", "archive")
PEAK_WITHIN = 60.0
"""A peak is reported for at least this many seconds, and at most twice as long."""

Labelled = Iterable[tuple[str, float]]
"""Each is a set of labels, as they are written, and a number."""


class Histogram:
    """How many seconds something took, sorted into buckets."""

    __slots__ = ("_bounds", "_counts", "_sum")

    def __init__(self, bounds: tuple[float, ...] = BOUNDS) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str, **labels: str) -> Iterator[str]:
        written, total = _labels(**labels), 0
        bucket = f'{name}_bucket{{{written[1:-1]}{"," if written else ""}le="'
        for bound, count in zip(self._bounds, self._counts, strict=False):
            total += count
            yield f'{bucket}{bound}"}} {total}'
        total += self._counts[-1]
        yield f'{bucket}+Inf"}} {total}'
        yield f"{name}_sum{written} {self._sum}"
        yield f"{name}_count{written} {total}"


class Peak:
    """The largest value of this minute and the one before."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._began = clock()
        self._now = self._before = 0.0

    def observe(self, value: float) -> None:
        self._turn()
        self._now = max(self._now, value)

    def largest(self) -> float:
        self._turn()
        return max(self._now, self._before)

    def _turn(self) -> None:
        now = self._clock()
        if now - self._began >= PEAK_WITHIN:
            self._before = self._now if now - self._began < 2 * PEAK_WITHIN else 0.0
            self._now, self._began = 0.0, now


class Metrics:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.sockets = 0
        self.refused: Counter[str] = Counter()
        """By the code of a refused command, or `http-` and the status of a request."""
        self.limited: Counter[str] = Counter()
        """How often each of `LIMITS` turned somebody away."""
        self.errors = 0
        self.restarts: Counter[str] = Counter()
        """How often background work failed and was started again, by name."""
        self.pruned: Counter[str] = Counter()
        self.reports: Counter[str] = Counter()
        """By kind, what people have reported to this process."""
        self.acts: Counter[str] = Counter()
        """What moderators have done at this process."""
        self.pictures: Counter[str] = Counter()
        """What became of the pictures that people sent: kept or refused."""
        self.open_reports = 0
        self.erased = 0
        self.games_counted: Callable[[], int] = lambda: 0
        """Games whose results this process has stored."""
        self.games_unread: Callable[[], int] = lambda: 0
        """Games whose results it could not read."""
        self.daily: Callable[[], Mapping[str, int]] = lambda: {}
        """What happened to daily lines at this process, by `DAILY`."""
        self.overdue = 0
        """Games that should have been attended to by now."""
        self.heartbeat_age: Callable[[], float] = lambda: 0.0
        """Seconds since this process last wrote its heartbeat."""
        self._commits, self._moves, self._lags = Histogram(), Histogram(), Histogram()
        self._peak_lag = Peak(clock)
        self._requests: dict[str, Histogram] = {}
        self._answers: Counter[tuple[str, str]] = Counter()
        self._started = time.time()
        self._version = version("interstice")

    def reported(self, kind: str) -> None:
        self.reports[kind] += 1

    def committed(self, seconds: float) -> None:
        """A commit of the store took this many seconds."""
        self._commits.observe(seconds)

    def moved(self, seconds: float) -> None:
        """A move was acknowledged this many seconds after it arrived."""
        self._moves.observe(seconds)

    def requested(self, route: str, status: int, seconds: float) -> None:
        """A request was answered after this many seconds; for a stream, the start of the response counts.

        The route is as it is declared: a path could contain anything."""
        timed = self._requests.get(route)
        if timed is None:
            if len(self._requests) >= MOST_ROUTES:
                route = OTHER
            timed = self._requests.setdefault(route, Histogram())
        timed.observe(seconds)
        self._answers[route, f"{status // 100}xx" if 100 <= status < 600 else "none"] += 1

    def lagged(self, seconds: float) -> None:
        """The event loop was this many seconds late for a timer."""
        self._lags.observe(seconds)
        self._peak_lag.observe(seconds)

    def unexpected(self, error: Exception) -> str:
        """Count and log an exception that nobody expected; returns what to say about it."""
        self.errors += 1
        return f"something went wrong here; tell the host of the server the number {logs.note_error('error', error)}"

    def text(self, hall: Hall) -> str:
        return "\n".join((*self._state(hall), *self._counts(hall), *self._times())) + "\n"

    def _state(self, hall: Hall) -> Iterator[str]:
        rooms, games = hall.rooms.count(), len(hall.games.all_here())
        pool = getattr(hall.store, "pool", None)
        connections = zip(("open", "idle"), (pool and pool()) or (), strict=False)
        yield from _gauge("info", "The version that is running.", _by("version", {self._version: 1}))
        yield from _gauge("start_time_seconds", "When this process started.", self._started)
        yield from _gauge("sockets_open", "Sockets that are open.", self.sockets)
        yield from _gauge("rooms_in_memory", "Rooms held in memory.", rooms)
        yield from _gauge("games_in_memory", "Games held in memory.", games)
        yield from _gauge("games_overdue", "Games that should have been attended to by now.", self.overdue)
        games, rooms = len(hall.games.aside.ids()), len(hall.rooms.aside.ids())
        yield from _gauge("games_aside", "Games that this process has put aside.", games)
        yield from _gauge("rooms_aside", "Rooms that this process has put aside.", rooms)
        yield from _gauge("reports_open", "Reports that no moderator has settled.", self.open_reports)
        says = "Bytes of pictures in people's own decks: at the last sweep, plus what has been added since."
        yield from _gauge("picture_bytes", says, hall.pictures.bytes)
        yield from _gauge("heartbeat_age_seconds", "Since the heart last beat.", self.heartbeat_age())
        lag = "The longest delay of the event loop in the last minute or two."
        yield from _gauge("loop_lag_max_seconds", lag, self._peak_lag.largest())
        says = "Connections in the database pool: all that are open, and those that are idle."
        yield from _gauge("database_connections", says, _by("state", dict(connections)))

    def _counts(self, hall: Hall) -> Iterator[str]:
        yield from _counter("entries_stored_total", "Entries stored.", hall.store.entries)
        yield from _counter("errors_total", "Unexpected exceptions.", self.errors)
        says = "Commands and requests refused, by code."
        yield from _counter("refused_total", says, _by("code", self.refused))
        says = "What the limits turned away."
        yield from _counter("limited_total", says, _by("limit", dict.fromkeys(LIMITS, 0) | self.limited))
        says = "Background work that failed and was restarted."
        yield from _counter("restarts_total", says, _by("work", self.restarts))
        says = "Times that the connection to the other processes broke or could not be made."
        yield from _counter("bus_failures_total", says, hall.bus.failures)
        says = (
            "Times that a Twist bot should have searched for a move or advice: it did, or it decided at once."
        )
        thought = hall.minds.searching
        yield from _counter(
            "searches_total", says, _by("result", {"searched": thought.searched, "at_once": thought.at_once})
        )
        yield from _counter(
            "reports_total", "Reports, by kind.", _by("kind", {kind: self.reports[kind] for kind in REPORTED})
        )
        says = "What moderators did about reports."
        yield from _counter(
            "moderation_acts_total", says, _by("act", dict.fromkeys(MODERATED, 0) | self.acts)
        )
        says = "Pictures that people sent."
        sent = {result: self.pictures[result] for result in ("kept", "refused")}
        yield from _counter("pictures_total", says, _by("result", sent))
        yield from _counter("people_erased_total", "People who were erased.", self.erased)
        says = "Finished games whose results were stored."
        yield from _counter("games_counted_total", says, self.games_counted())
        says = "Finished games whose results could not be read."
        yield from _counter("games_unread_total", says, self.games_unread())
        says = "Daily lines begun, finished, and begun for fun after their day."
        yield from _counter("daily_total", says, _by("what", dict.fromkeys(DAILY, 0) | {**self.daily()}))
        says = "What was deleted because of its age."
        kinds = ("game", "room", "report", "line")
        yield from _counter("pruned_total", says, _by("kind", {kind: self.pruned[kind] for kind in kinds}))
        answers = [
            (_labels(route=route, status=status), n) for (route, status), n in sorted(self._answers.items())
        ]
        yield from _counter("requests_total", "Requests answered, by route and status class.", answers)

    def _times(self) -> Iterator[str]:
        for name, says, timed in (
            ("commit_seconds", "Seconds that a commit of entries took, including its sync.", self._commits),
            ("move_seconds", "Seconds from a move's arrival to its acknowledgement.", self._moves),
            ("loop_lag_seconds", "Seconds that the event loop was late for a timer.", self._lags),
        ):
            yield from _head(name, "histogram", says)
            yield from timed.lines(f"interstice_{name}")
        yield from _head("request_seconds", "histogram", "Seconds from a request to its answer, by route.")
        for route, timed in sorted(self._requests.items()):
            yield from timed.lines("interstice_request_seconds", route=route)


def _gauge(name: str, says: str, value: float | Labelled) -> Iterator[str]:
    return _metric(name, "gauge", says, value)


def _counter(name: str, says: str, value: float | Labelled) -> Iterator[str]:
    return _metric(name, "counter", says, value)


def _metric(name: str, kind: str, says: str, value: float | Labelled) -> Iterator[str]:
    yield from _head(name, kind, says)
    for labels, number in [("", value)] if isinstance(value, int | float) else value:
        yield f"interstice_{name}{labels} {number}"


def _head(name: str, kind: str, says: str) -> Iterator[str]:
    yield f"# HELP interstice_{name} {says}"
    yield f"# TYPE interstice_{name} {kind}"


def _by(label: str, numbers: Mapping[str, float]) -> Labelled:
    return [(_labels(**{label: name}), number) for name, number in sorted(numbers.items())]


def _labels(**labels: str) -> str:
    written = ",".join(f'{name}="{_escaped(value)}"' for name, value in labels.items())
    return f"{{{written}}}" if written else ""


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
