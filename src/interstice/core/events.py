"""What happened at a table, in the past tense. Events record outcomes; none carries a date.

These are the events that several games share; each rule set adds its own. A saved game is a list of events, which `evolve`
folds back into a game. Since they are the format of saved games, a field may be added if it has a default, but no event
and no field is ever renamed or given another meaning.
"""

from __future__ import annotations

import msgspec

VERSION = 1
"""The version of the format, written into every saved game."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened."""


# The course of the game


class RoundBegan(Event, frozen=True):
    """`order` lists the seats that play in this round, starting with the first to move."""

    round: int
    order: tuple[int, ...]


class TurnPassed(Event, frozen=True):
    seat: int


class SeatLeft(Event, frozen=True):
    """Someone left the game; the events that follow deal with their cards."""

    seat: int


class SeatOut(Event, frozen=True):
    """The seat is out of the game, and its cards are in the box."""

    seat: int


class Ended(Event, frozen=True):
    """Only a cooperative game has a `score`."""

    winners: tuple[int, ...]
    score: int | None = None


# The pile


class Topped(Event, frozen=True):
    """A card came up, front visible, as the top of an open pile."""

    card: int
    face: str


class Reshuffled(Event, frozen=True):
    """The cards in the box became the new pile."""


class Gathered(Event, frozen=True):
    """All cards went back into the pile for a new round.

    `spare` is the number of cards in the pile that are not part of the game."""

    spare: int = 0


# Hands and the line


class Drew(Event, frozen=True):
    """The open top card went into a hand, and the next one came up if there was one."""

    seat: int
    card: int
    face: str | None = None
    """The face of the card that came up."""


class Started(Event, frozen=True):
    """The open top card began the line, date up."""

    card: int


class Placed(Event, frozen=True):
    """A card from the hand went into a gap in the line, and it was right."""

    seat: int
    card: int
    gap: int


class Missed(Event, frozen=True):
    """A card from the hand went into a gap in the line; it was wrong and is now in the box."""

    seat: int
    card: int
    gap: int
