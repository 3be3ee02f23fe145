"""What happened at a table, in the past tense. Outcomes only: no event carries a date.

Here are the events that several games share; a rule set has its own beside them. A saved game is a list of events, and
`evolve` folds them into a game again. They are the format of saved games, so a field may be added with a default, but an
event or a field is never renamed or given another meaning.
"""

from __future__ import annotations

import msgspec

VERSION = 1
"""The version of the format, written into every saved game."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened."""


# The course of the game


class RoundBegan(Event, frozen=True):
    """`order`: the seats that play in this round, the first of them now."""

    round: int
    order: tuple[int, ...]


class TurnPassed(Event, frozen=True):
    seat: int


class SeatLeft(Event, frozen=True):
    """Someone left the game; what lay before them is dealt with by the events that follow."""

    seat: int


class SeatOut(Event, frozen=True):
    """What lay before the seat is out of the game; its cards are in the box."""

    seat: int


class Ended(Event, frozen=True):
    """`score` is that of a cooperative game."""

    winners: tuple[int, ...]
    score: int | None = None


# The pile


class Topped(Event, frozen=True):
    """A card came up, front visible, as the top of an open pile."""

    card: int
    face: str


class Reshuffled(Event, frozen=True):
    """All that lay in the box became the pile again."""


class Gathered(Event, frozen=True):
    """Every card back into the pile, for a new round.

    `spare`: how many cards of the pile are not in the game."""

    spare: int = 0


# Hands and the line


class Drew(Event, frozen=True):
    """The open top card went into a hand, and the next one came up, or none was left."""

    seat: int
    card: int
    face: str | None = None
    """What is on the card that came up."""


class Started(Event, frozen=True):
    """The open top card began the line, date up."""

    card: int


class Placed(Event, frozen=True):
    """A card of the hand went into a gap of the line, and it was right."""

    seat: int
    card: int
    gap: int


class Missed(Event, frozen=True):
    """A card of the hand went into a gap of the line; it was wrong and is in the box now."""

    seat: int
    card: int
    gap: int
