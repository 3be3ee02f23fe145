"""What runs in a process of its own: reads one table that somebody sent, within the same bounds as a picture."""

from __future__ import annotations

import sys

import msgspec

from interstice.core.refused import Refused
from interstice.decks.exchange.sheets import Sheet, read_file
from interstice.server.playing.cropper import confine


class Answer(msgspec.Struct, frozen=True):
    sheets: list[Sheet] = []
    why: str = ""
    """Why the table is refused; then there are no sheets."""
    word: str = ""
    given: dict[str, str | int] = {}


def opened(content: bytes) -> Answer:
    try:
        return Answer(read_file(content))
    except Refused as error:
        return Answer([], str(error), error.word, error.given)


def main() -> None:
    confine()
    sys.stdout.buffer.write(msgspec.msgpack.encode(opened(sys.stdin.buffer.read())))


if __name__ == "__main__":
    main()
