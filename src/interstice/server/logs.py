"""The log: one line for each thing that happened, in words or in JSON.

It holds what a host needs and nothing that belongs to those who play: no token, no name, no line of chat, no year,
no seed, no address of a person, no path and no query. So a line is made from words of our own and numbers; of an
exception it tells the kind and the places, never the message, in which anything might stand.
"""

from __future__ import annotations

import logging
import secrets
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

import msgspec

OURS = "interstice"
SLOW = 1.0
"""Seconds from which a request is slow."""

_log = logging.getLogger(OURS)


def set_up(level: str, format: str, stream: TextIO | None = None) -> None:
    """Send everything, also what libraries say, through our own form. Of theirs only warnings count."""
    handler = logging.StreamHandler(stream or sys.stderr)
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
    """A line of the log. The facts are codes, statuses, routes as the source writes them, and numbers."""
    _log.log(level, event, extra={"facts": facts})


def note_error(event: str, error: BaseException, **facts: object) -> str:
    """A line for an exception; returns the short id under which it is found."""
    id = secrets.token_hex(4)
    _log.error(event, exc_info=error, extra={"facts": {"id": id, **facts}})
    return id


def _is_fit(record: logging.LogRecord) -> bool:
    """Not fit: what uvicorn prints of a start that failed, a whole traceback as its message; we have told already."""
    return record.name.startswith(OURS) or not str(record.msg).startswith("Traceback")


def _facts(record: logging.LogRecord) -> dict[str, object]:
    facts: dict[str, object] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "event": _event(record),
        **getattr(record, "facts", {}),
    }
    if record.exc_info and record.exc_info[1] is not None:
        facts["error"] = type(record.exc_info[1]).__name__
        facts["places"] = _places(record.exc_info[1])
    return facts


def _event(record: logging.LogRecord) -> str:
    if record.name.startswith(OURS):
        return record.getMessage()
    # The first line of what a library says; asyncio shows whole exceptions in those that follow.
    return f"{record.name}: {record.getMessage().strip().partition(chr(10))[0]}"


def _places(error: BaseException) -> list[str]:
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
