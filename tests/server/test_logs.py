"""The log is bounded: whatever somebody does to the server, it fills no disk."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from interstice.server import logs
from interstice.server.logs import MOST, MOST_KINDS, WITHIN

OURS, THEIRS = logging.getLogger("interstice"), logging.getLogger("asyncio")


class Written(io.StringIO):
    """The log, the clock by which it is written, and who writes it."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 100.0
        self.handler = logs.Bounded(self, lambda: self.now)
        self.handler.setFormatter(logs.Json())

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]

    def events(self) -> list[str]:
        return [line["event"] for line in self.lines()]


@pytest.fixture
def log() -> Iterator[Written]:
    written = Written()
    before = [(logger, logger.handlers, logger.propagate, logger.level) for logger in (OURS, THEIRS)]
    for logger, *_ in before:
        logger.handlers, logger.propagate = [written.handler], False
        logger.setLevel(logging.INFO)
    yield written
    for logger, handlers, propagate, level in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def fail(error: Exception) -> str:
    try:
        raise error
    except Exception as met:
        return logs.note_error("error", met)


def fail_elsewhere(error: Exception) -> str:
    try:
        raise error
    except Exception as met:
        return logs.note_error("error", met)


def test_the_same_line_is_written_a_few_times_and_then_counted(log: Written) -> None:
    for _ in range(MOST + 2_550):
        logs.note("refused", code="bad")
    assert log.events() == ["refused"] * MOST
    log.now += WITHIN
    logs.note("refused", code="bad")
    assert log.events()[MOST:] == ["… and 2550 more like this", "refused"]
    assert {name: log.lines()[MOST][name] for name in ("level", "of", "code")} == {
        "level": "info",
        "of": "refused",
        "code": "bad",
    }


def test_what_is_not_alike_is_written_meanwhile(log: Written) -> None:
    for _ in range(MOST + 5):
        logs.note("refused", code="bad")
    logs.note("refused", code="stale")
    logs.note("refused", status=404, route="/a", seconds=0.1)
    logs.note("slow", logging.WARNING, status=404, route="/a", seconds=1.5)
    assert log.events()[MOST:] == ["refused", "refused", "slow"]


def test_lines_are_alike_whatever_else_they_say(log: Written) -> None:
    for number in range(MOST + 5):
        logs.note("refused", status=404, route=f"/{number}", seconds=number)
    assert len(log.lines()) == MOST


def test_what_comes_slowly_is_all_written(log: Written) -> None:
    for _ in range(5 * MOST):
        logs.note("refused", code="bad")
        log.now += WITHIN / MOST
    assert log.events() == ["refused"] * (5 * MOST)


def test_every_error_has_an_id_that_is_in_the_log(log: Written) -> None:
    told = [fail(ValueError(str(number))) for number in range(3 * MOST)]
    assert len(set(told)) == MOST
    assert set(told) == {line["id"] for line in log.lines()}
    log.now += WITHIN
    again = fail(ValueError())
    more, last = log.lines()[MOST:]
    assert (more["event"], more["level"], more["error"]) == (
        f"… and {2 * MOST} more like this",
        "error",
        "ValueError",
    )
    assert last["id"] == again not in told


def test_one_fault_does_not_hide_another(log: Written) -> None:
    for _ in range(MOST + 1):
        fail(ValueError())
    assert fail(KeyError()) == log.lines()[-1]["id"]
    assert fail_elsewhere(ValueError()) == log.lines()[-1]["id"]


def test_what_libraries_say_is_counted_too_and_not_repeated(log: Written) -> None:
    for number in range(MOST + 7):
        THEIRS.error(f"Ana {number}\nfuture: Ana")
    log.now += WITHIN
    logs.note("stop")
    more, stop = log.lines()[MOST:]
    assert (more["event"], more["of"], stop["event"]) == ("… and 7 more like this", "asyncio", "stop")
    assert "Ana" not in json.dumps(more)


def test_nothing_grows_however_many_kinds_there_are(log: Written) -> None:
    for number in range(100 * MOST_KINDS):
        logs.note(f"event {number}")
    assert len(log.handler.kinds) == MOST_KINDS + 1
    assert len(log.lines()) == MOST_KINDS + MOST
    log.now += WITHIN
    logs.note("stop")
    assert log.lines()[-2]["event"] == f"… and {99 * MOST_KINDS - MOST} more like this"
    assert len(log.handler.kinds) == 1


def test_the_log_of_the_server_is_bounded_and_tells_the_rest_when_it_stops(log: Written) -> None:
    names = ("", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "litestar")
    loggers = [logging.getLogger(name) for name in names]
    before = [(each, each.handlers, each.propagate, each.level) for each in loggers]
    try:
        logs.set_up("info", "text", log, lambda: log.now)
        (handler,) = logging.root.handlers
        assert isinstance(handler, logs.Bounded)
        OURS.handlers, OURS.propagate = [], True
        for group in ("", "  + Exception Group "):
            logging.getLogger("uvicorn.error").error(f"{group}Traceback (most recent call last):\n Ana")
        for _ in range(MOST + 2):
            logs.note("refused", code="bad")
        logs.sum_up()
        logs.note("stop")
        logs.sum_up()
    finally:
        for each, handlers, propagate, level in before:
            each.handlers, each.propagate = handlers, propagate
            each.setLevel(level)
    *_, more, stop = log.getvalue().splitlines()
    assert "Traceback" not in log.getvalue()
    assert more.endswith(" info    … and 2 more like this of=refused code=bad")
    assert stop.endswith(" info    stop")
