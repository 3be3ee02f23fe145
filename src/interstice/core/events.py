"""What happened at a table, in the past tense. Outcomes only: no event carries a date.

A saved game is a list of these; `evolve` folds them into a game again. They are the format of
saved games, so a field may be added with a default, and never renamed or given another meaning.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from interstice.core.moves import Verdict

VERSION = 1
"""The version of the events below, written into every saved game."""


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
    """What lay before the seat is out of the game: its cards in the box, its chips in the bank."""

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


class Announced(Event, frozen=True):
    """A card came up from a closed pile, and is read out unless it is given away at once."""

    card: int
    face: str
    reader: int | None = None


class ReaderChanged(Event, frozen=True):
    reader: int


class Reshuffled(Event, frozen=True):
    """All that lay in the box became the pile again."""


class Buried(Event, frozen=True):
    """The card that was read went under the pile, its date unseen."""

    card: int


class Gathered(Event, frozen=True):
    """Every card back into the pile, every chip into the bank, for a new round.

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


# Racks, the wheel and duels


class Spun(Event, frozen=True):
    seat: int
    sector: int
    face: str


class TryBegan(Event, frozen=True):
    """A seat is asked where the card belongs, with so many tries."""

    seat: int
    tries: int


class Marked(Event, frozen=True):
    """The player on turn marked a gap, with a stake or none; it is not yet told whether rightly."""

    seat: int
    gap: int
    stake: int = 0


class TryFailed(Event, frozen=True):
    seat: int
    gap: int


class Inserted(Event, frozen=True):
    """The card that was read went into a rack, date up."""

    seat: int
    card: int
    place: int


class Removed(Event, frozen=True):
    """The grump took a card out of this round."""

    seat: int
    card: int


class Challenged(Event, frozen=True):
    seat: int
    target: int


class Rolled(Event, frozen=True):
    seat: int
    die: int


class Owed(Event, frozen=True):
    """A duel was won: `seat` must give `to` a card."""

    seat: int
    to: int


class Gave(Event, frozen=True):
    seat: int
    to: int
    card: int
    place: int


# Chips


class Paid(Event, frozen=True):
    """From the bank to a seat; below nothing: from the seat to the bank."""

    seat: int
    chips: int


class StakeReturned(Event, frozen=True):
    seat: int
    chips: int


class StakeLost(Event, frozen=True):
    seat: int
    chips: int


class RatingOpened(Event, frozen=True):
    seats: tuple[int, ...]


class Rated(Event, frozen=True):
    """Unseen by others until all have decided; no verdict is no rating."""

    seat: int
    verdict: Verdict | None = None


class Decided(Event, frozen=True):
    """What the others see of a rating while it is unseen. Never in a log."""

    seat: int


class RatingsShown(Event, frozen=True):
    """All decided: the markers are turned over together."""

    ratings: dict[int, Verdict]


class RoundScored(Event, frozen=True):
    winners: tuple[int, ...]
    points: tuple[int, ...]


# Twist: the row, its slots, the discards


class Joined(Event, frozen=True):
    """A card found its place: a new end of the row, on top of the equal one at `at`, or the slot `at`."""

    seat: int | None
    card: int
    where: Literal["left", "right", "row", "slot"]
    at: int = 0


class LaidSideways(Event, frozen=True):
    """The card fits nowhere; everyone saw its date."""

    seat: int
    card: int


class Discarded(Event, frozen=True):
    """By a seat, or in the set-up by nobody."""

    seat: int | None
    card: int


AnyEvent = (
    RoundBegan
    | TurnPassed
    | SeatLeft
    | SeatOut
    | Ended
    | Topped
    | Announced
    | ReaderChanged
    | Reshuffled
    | Buried
    | Gathered
    | Drew
    | Started
    | Placed
    | Missed
    | Spun
    | TryBegan
    | Marked
    | TryFailed
    | Inserted
    | Removed
    | Challenged
    | Rolled
    | Owed
    | Gave
    | Paid
    | StakeReturned
    | StakeLost
    | RatingOpened
    | Rated
    | RatingsShown
    | RoundScored
    | Joined
    | LaidSideways
    | Discarded
)
