"""A process that does the server's long thinking about Twist: a question comes in, an answer goes out.

It yields to everything else on the machine. However many servers there are, only one such process thinks at a time;
one that cannot get its turn decides at once. It ends when its server does.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir
from typing import BinaryIO

import msgspec

from interstice.bots.mind import MIDDLING, Memory
from interstice.bots.playing import twist
from interstice.bots.playing.twist_advice import Reason
from interstice.core.chance import Casual
from interstice.protocol import AnyMove, AnyView

try:
    import fcntl
except ImportError:  # On Windows.
    fcntl = None  # type: ignore[assignment]

READY = b"!"
"""Sent once, when it is ready for questions."""
SIZE = 4
"""How many bytes say how long a message is."""
TURN_WITHIN = 0.05
"""How many seconds to wait for another process to stop thinking."""
TRY_EVERY = 0.005


class Question(msgspec.Struct, frozen=True):
    """Everything that a mind goes by, and how many games it may play out."""

    view: AnyView
    memory: Memory
    seed: int
    rollouts: int
    is_advice: bool = False


class Found(msgspec.Struct, frozen=True):
    """A move, and how sure the mind was or, for advice, why."""

    move: AnyMove
    sureness: float = MIDDLING
    reason: Reason | None = None
    has_searched: bool = False


def think(question: Question, rollouts: int) -> Found:
    view, memory, luck = question.view, question.memory, Casual(question.seed)
    if question.is_advice:
        move, reason = twist.advise(view, memory, luck, rollouts=rollouts)
        return Found(move, reason=reason, has_searched=rollouts > 0)
    choice = twist.best(view, memory, luck, rollouts=rollouts)
    return Found(choice.move, choice.sureness, has_searched=rollouts > 0)


def lock_file() -> Path:
    """The file that the thinking process locks; every user of a machine has one of their own."""
    return Path(gettempdir()) / f"interstice-search-{os.getuid() if fcntl else 0}.lock"


@contextmanager
def turn(lock: Path) -> Iterator[bool]:
    """Whether no other process is thinking; none will until this one ends."""
    if fcntl is None:
        yield True
        return
    try:
        file = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    except OSError:
        yield False
        return
    try:
        yield _locked(file)
    finally:
        os.close(file)


def _locked(file: int) -> bool:
    until = time.monotonic() + TURN_WITHIN
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() >= until:
                return False
            time.sleep(TRY_EVERY)
        else:
            return True


def serve(questions: BinaryIO, answers: BinaryIO, lock: Path) -> None:
    decode = msgspec.msgpack.Decoder(Question).decode
    answers.write(READY)
    answers.flush()
    while size := questions.read(SIZE):
        question = decode(questions.read(int.from_bytes(size)))
        with turn(lock) as is_ours:
            answers.write(framed(think(question, question.rollouts if is_ours else 0)))
        answers.flush()


def framed(message: msgspec.Struct) -> bytes:
    """A message with its length before it."""
    written = msgspec.msgpack.encode(message)
    return len(written).to_bytes(SIZE) + written


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    serve(sys.stdin.buffer, sys.stdout.buffer, lock_file())
