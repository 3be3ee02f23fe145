"""What is said in a room: the latest lines, without those that a moderator has hidden."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from msgspec.structs import replace

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
"""Ready-made phrases, which everybody reads in their own language: `phrase-` followed by this is a message in lang/*/people.ftl."""


class _Told(NamedTuple):
    """What an entry tells people: that a line was said, or that some are gone. Nobody said the latter."""

    entry: int
    person: str
    line: int
    named: bytes
    nameless: bytes
    """The same for strangers."""


class Chat:
    def __init__(self, public: Callable[[str], str]) -> None:
        """`public` gives a person's public id."""
        self._public = public
        self._told: deque[_Told] = deque(maxlen=MOST)
        self._lines: dict[int, Line] = {}
        self._hidden: dict[int, Line] = {}
        self.forgotten: list[bytes] = []
        """For those who read along: which lines are gone because whoever said them was erased."""

    def add(self, line: Line) -> None:
        self._lines[line.line] = line
        if len(self._lines) > MOST:
            del self._lines[next(iter(self._lines))]
        self._tell(line.line, line)

    def hide(self, entry: int, lines: Iterable[int]) -> None:
        """From this entry on, nobody sees these lines."""
        gone = [self._lines.pop(line) for line in lines if line in self._lines]
        if not gone:
            return
        self._hidden |= {line.line: line for line in gone}
        numbers = tuple(line.line for line in gone)
        self._told = deque((each for each in self._told if each.line not in numbers), maxlen=MOST)
        unsaid = encode(Unsaid(numbers))
        self._told.append(_Told(entry, "", 0, unsaid, unsaid))

    def restore(self, entry: int, lines: Iterable[int]) -> None:
        """From this entry on, everybody sees them again."""
        for line in sorted(set(lines) & self._hidden.keys()):
            back = self._hidden.pop(line)
            self._lines[line] = back
            self._tell(entry, back)

    def since(self, told: int, without: Collection[str] = (), named: bool = True) -> list[bytes]:
        """What somebody still has to be told, without what some people said; to strangers not `named`."""
        return [
            each.named if named else each.nameless
            for each in self._told
            if each.entry > told and each.person not in without
        ]

    def around(self, line: int = 0) -> tuple[Line, ...]:
        """The lines around one, or the latest."""
        lines = [self._lines[number] for number in sorted(self._lines)]
        place = next((at for at, each in enumerate(lines) if each.line == line), len(lines))
        return tuple(lines[max(0, place - AROUND) : place + AROUND + 1])

    def forget(self, person: str) -> None:
        """Forget what somebody said."""
        self._told = deque((each for each in self._told if each.person != person), maxlen=MOST)
        if theirs := tuple(line.line for line in self._lines.values() if line.person == person):
            self.forgotten.append(encode(Unsaid(theirs)))
        for lines in (self._lines, self._hidden):
            for number in [line.line for line in lines.values() if line.person == person]:
                del lines[number]

    def all(self) -> tuple[Line, ...]:
        """Every line that is remembered, including hidden ones."""
        return tuple(sorted((*self._lines.values(), *self._hidden.values()), key=lambda line: line.line))

    def hidden(self) -> set[int]:
        return set(self._hidden)

    def forget_hidden(self, lines: Iterable[int]) -> None:
        """Forget lines that were hidden for so long that nobody can restore them."""
        for line in lines:
            self._hidden.pop(line, None)

    def is_hidden(self, line: int) -> bool:
        return line in self._hidden

    def _tell(self, entry: int, line: Line) -> None:
        said = Said(self._public(line.person), line.name, line.text, line.line, line.phrase)
        self._told.append(_Told(entry, line.person, line.line, encode(said), encode(replace(said, name=""))))
