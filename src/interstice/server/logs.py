"""The log: one line for each thing that happened, in words or in JSON.

It holds what a host needs, and nothing that belongs to players: no token, no name, no line of chat, no year, no seed, no address
of a person, no path and no query. So a line is made of our own words and numbers. Of an exception it gives the kind and the
places in the source, never the message, which could contain anything.

It is bounded: whatever anyone does to the server, the same line is written a few times and then only counted.
"""

from __future__ import annotations

import logging
import secrets
import sys
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

import msgspec

OURS = "interstice"
SLOW = 1.0
"""A request that takes this many seconds is slow."""
MOST, WITHIN = 20, 10.0
"""How often the same line is written in how many seconds."""
MOST_KINDS = 100
"""How many kinds of lines are counted apart in that time; all others count as one."""

_log = logging.getLogger(OURS)


def set_up(
    level: str, format: str, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic
) -> None:
    """Write everything in our own format, including what libraries log, of which only warnings count."""
    handler = Bounded(stream or sys.stderr, clock)
    handler.setFormatter(Json() if format == "json" else Text())
    handler.addFilter(_is_fit)
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.WARNING)
    _log.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "litestar"):
        library = logging.getLogger(name)
        library.handlers, library.propagate = [], True
        library.setLevel(logging.WARNING)


def note(event: str, level: int = logging.INFO, **facts: object) -> None:
    """Write a line. The facts are codes, statuses, routes as they are declared, and numbers."""
    _log.log(level, event, extra={"facts": facts})


def note_error(event: str, error: BaseException, **facts: object) -> str:
    """Write a line for an exception, and return the short id under which it can be found.

    If it is only counted, that is the id of the last one like it that was written."""
    told = {"id": secrets.token_hex(4), **facts}
    _log.error(event, exc_info=error, extra={"facts": told})
    return str(told["id"])


def sum_up() -> None:
    """Write how many lines were only counted; for a process that is about to stop."""
    for handler in logging.root.handlers:
        if isinstance(handler, Bounded):
            handler.sum_up()


class Bounded(logging.StreamHandler[TextIO]):
    """Writes lines of a kind a few times, then counts them. The first line after the time is up says how many more there were.

    However many lines come, it keeps no more than a few numbers."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._clock = clock
        self._until = clock() + WITHIN
        self.kinds: dict[tuple[object, ...], _Kind] = {}

    def emit(self, record: logging.LogRecord) -> None:
        now = self._clock()
        if now >= self._until:
            self.sum_up()
            self._until = now + WITHIN
        kind = self._kind(record)
        kind.times += 1
        facts: dict[str, object] = getattr(record, "facts", {})
        if kind.times <= MOST:
            kind.id = facts.get("id", kind.id)
            super().emit(record)
        elif "id" in facts and kind.id:
            facts["id"] = kind.id

    def sum_up(self) -> None:
        self.acquire()
        try:
            kinds, self.kinds = self.kinds, {}
            for kind in kinds.values():
                if kind.times > MOST:
                    more = f"… and {kind.times - MOST} more like this"
                    line = logging.LogRecord(OURS, kind.level, "", 0, more, None, None)
                    line.facts = kind.gist
                    super().emit(line)
        finally:
            self.release()

    def _kind(self, record: logging.LogRecord) -> _Kind:
        key = _alike(record)
        if key not in self.kinds and len(self.kinds) >= MOST_KINDS:
            return self.kinds.setdefault((), _Kind(record.levelno, {"of": "anything"}))
        if key not in self.kinds:
            self.kinds[key] = _Kind(record.levelno, _gist(record))
        return self.kinds[key]


class _Kind:
    """Lines that are alike."""

    __slots__ = ("gist", "id", "level", "times")

    def __init__(self, level: int, gist: dict[str, object]) -> None:
        self.level = level
        self.gist = gist
        self.times = 0
        self.id: object = ""
        """The id of the last error that was written."""


def _alike(record: logging.LogRecord) -> tuple[object, ...]:
    """A key that is the same for lines of a kind: with the same event and code and, for an exception, the same type and place.

    What a library logs could be anything, so all of it is one kind."""
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = (trace.tb_frame.f_code, trace.tb_lineno) if trace is not None else None
    return (record.levelno, place, *map(str, _gist(record).values()))


def _gist(record: logging.LogRecord) -> dict[str, object]:
    if not record.name.startswith(OURS):
        return {"of": record.name}
    facts = getattr(record, "facts", {})
    gist = {"of": record.msg, **{name: facts[name] for name in ("code", "status") if name in facts}}
    if record.exc_info and record.exc_info[0] is not None:
        gist["error"] = record.exc_info[0].__name__
    return gist


def _is_fit(record: logging.LogRecord) -> bool:
    """False for the traceback that uvicorn logs as a message when the start fails: we have logged that already."""
    return record.name.startswith(OURS) or "Traceback (most recent call last)" not in str(record.msg)


def _facts(record: logging.LogRecord) -> dict[str, object]:
    facts: dict[str, object] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "event": _event(record),
        **getattr(record, "facts", {}),
    }
    if record.exc_info and record.exc_info[1] is not None:
        facts["error"] = type(record.exc_info[1]).__name__
        facts["places"] = places(record.exc_info[1])
    return facts


def _event(record: logging.LogRecord) -> str:
    if record.name.startswith(OURS):
        return record.getMessage()
    # Only the first line: asyncio shows whole exceptions in those that follow.
    return f"{record.name}: {record.getMessage().strip().partition(chr(10))[0]}"


def places(error: BaseException) -> list[str]:
    """Where in the source it happened."""
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(_facts(record)).decode()


class Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = _facts(record)
        head = f"{facts.pop('at')} {facts.pop('level')!s:7} {facts.pop('event')}"
        shown = (
            f"{name}={' < '.join(value[::-1]) if isinstance(value, list) else value}"
            for name, value in facts.items()
        )
        return " ".join((head, *shown))
