"""What is said in a room: the latest lines, without those that a moderator has hidden."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable

from interstice.protocol import Said, Unsaid, encode
from interstice.store.reports import Line

MOST = 100
"""The lines that a room remembers; the store has all of them."""
AROUND = 10
"""How many lines before and after a line say what it was about."""
PHRASES = (
    "hello",
    "luck",
    "nice",
    "close",
    "surprise",
    "unsure",
    "moment",
    "turn",
    "thanks",
    "sorry",
    "again",
    "bye",
)
"""Ready-made phrases, which everybody reads in their own language: `phrase-` and this is a message of lang/*/room.ftl."""


class Chat:
    def __init__(self, public: Callable[[str], str]) -> None:
        """`public` says what a person is called on the wire."""
        self._public = public
        self._told: deque[tuple[int, str, bytes]] = deque(maxlen=MOST)
        """What people are told: the number of the entry, who said it, and the message. Nobody said that a line is gone."""
        self._lines: dict[int, Line] = {}
        self._hidden: dict[int, Line] = {}

    def add(self, line: Line) -> None:
        self._lines[line.line] = line
        if len(self._lines) > MOST:
            del self._lines[next(iter(self._lines))]
        self._tell(line.line, line)

    def hide(self, entry: int, lines: Iterable[int]) -> None:
        """From this entry on nobody sees these lines."""
        gone = [self._lines.pop(line) for line in lines if line in self._lines]
        if not gone:
            return
        self._hidden |= {line.line: line for line in gone}
        told = {encode(self._message(line)) for line in gone}
        self._told = deque((each for each in self._told if each[2] not in told), maxlen=MOST)
        self._told.append((entry, "", encode(Unsaid(tuple(line.line for line in gone)))))

    def restore(self, entry: int, lines: Iterable[int]) -> None:
        """From this entry on everybody sees them again."""
        for line in sorted(set(lines) & self._hidden.keys()):
            back = self._hidden.pop(line)
            self._lines[line] = back
            self._tell(entry, back)

    def since(self, told: int, without: Collection[str] = ()) -> list[bytes]:
        """What somebody still has to be told, without what some people said."""
        return [message for entry, person, message in self._told if entry > told and person not in without]

    def around(self, line: int = 0) -> tuple[Line, ...]:
        """The lines around one, or the latest."""
        lines = [self._lines[number] for number in sorted(self._lines)]
        place = next((at for at, each in enumerate(lines) if each.line == line), len(lines))
        return tuple(lines[max(0, place - AROUND) : place + AROUND + 1])

    def forget(self, person: str) -> None:
        """What somebody said was not said."""
        self._told = deque((each for each in self._told if each[1] != person), maxlen=MOST)
        for lines in (self._lines, self._hidden):
            for number in [line.line for line in lines.values() if line.person == person]:
                del lines[number]

    def said_by(self, person: str) -> bool:
        return any(line.person == person for line in self.all())

    def all(self) -> tuple[Line, ...]:
        """Every line that is remembered, also those that are hidden."""
        return tuple(sorted((*self._lines.values(), *self._hidden.values()), key=lambda line: line.line))

    def is_hidden(self, line: int) -> bool:
        return line in self._hidden

    def _tell(self, entry: int, line: Line) -> None:
        self._told.append((entry, line.person, encode(self._message(line))))

    def _message(self, line: Line) -> Said:
        return Said(self._public(line.person), line.name, line.text, line.line, line.phrase)
