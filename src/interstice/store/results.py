"""What people have played: results and placed cards, which outlive their games, and sums of them.

Every sum is that of the rows it is made of. Code that adds or removes such rows changes the sums in the same transaction, so
that a page need never read all rows of a person, and nothing ever reads all games.
"""

from __future__ import annotations

from typing import Any

import msgspec

from interstice.store.table import Table


class Counted(msgspec.Struct, frozen=True):
    """The results of this game are stored, so nobody stores them a second time."""

    game: str
    at: float
    """When the game ended."""
    revision: int
    """How many times they were worked out."""


class Result(msgspec.Struct, frozen=True):
    """How a person did in a game."""

    person: str
    game: str
    at: float
    """When the game ended."""
    seat: int
    preset: str
    rules: str
    decks: tuple[str, ...]
    options: dict[str, Any]
    """What the table agreed on."""
    players: int
    bots: int
    """How many of the players were bots."""
    left: bool
    """They left before the end, or a bot played most of it for them."""
    won: bool
    place: int | None
    """1 for the winners; None in a game that is played alone or together."""
    score: int | None
    rank: int | None
    """Of Twist."""
    tries: int
    right: int
    turns: int
    scored: str = ""
    """Under what its score is compared with others: `twist`, or a deck for Solo; empty if it is not."""
    points: int = 0
    """The score to be compared."""
    daily: str = ""
    """The day whose line it was, if it was one, even if it was played later for fun."""


class Placement(msgspec.Struct, frozen=True):
    """A card that a person placed."""

    person: str
    game: str
    number: int
    """Which of their cards in this game it was, from 0 on."""
    at: float
    """When the game ended."""
    face: str
    deck: str
    theme: str
    year: int
    fame: float
    right: bool
    off: int | None
    """By how many years it missed the gap that they chose; None if it was right, or if they chose none."""
    width: int | None
    """Years between the neighbours of the gap where it belongs; None at an end of the row."""
    gaps: int
    """Among how many gaps they chose; 0 if the game asked for none."""
    ease: float
    """The log-odds that a card drawn from the deck belongs into that gap; see docs/difficulty.md."""
    lead: int
    """The class of ease and ability together that it counts in, for the difficulty of the card."""


class Tally(msgspec.Struct, frozen=True):
    """The sum of a person's placements in a class, such as all of a theme."""

    person: str
    by: str
    bucket: str
    tries: int
    right: int
    off: int
    """Years, all misses together."""
    measured: int
    """Of how many misses the years are known."""


class CardTally(msgspec.Struct, frozen=True):
    """The sum of a person's placements of one card."""

    person: str
    face: str
    tries: int
    missed: int
    off: int
    measured: int


class FaceTally(msgspec.Struct, frozen=True):
    """The sum of everybody's placements of one card, in one class of ease and ability."""

    face: str
    lead: int
    tries: int
    right: int


class Difficulty(msgspec.Struct, frozen=True):
    """How hard a card is, judging by people's placements."""

    face: str
    estimate: float
    """Log-odds: 0 for a card of medium difficulty, more for a harder one."""
    tries: int
    right: int
    at: float


class ShownPage(msgspec.Struct, frozen=True):
    """Somebody shows their page to anyone who has its link."""

    person: str
    link: str
    name: str
    games: bool
    """Whether it shows their games, and `misses` the cards that they miss most."""
    misses: bool
    at: float


COUNTED = Table("counted_game", Counted, ("game",))
RESULTS = Table(
    "result",
    Result,
    ("person", "game"),
    indexes=(("game",), ("person", "at"), ("person", "scored", "points")),
)
PLACEMENTS = Table("placement", Placement, ("person", "game", "number"), indexes=(("person", "right", "at"),))
TALLIES = Table("tally", Tally, ("person", "by", "bucket"))
CARD_TALLIES = Table("card_tally", CardTally, ("person", "face"), indexes=(("person", "missed"),))
FACE_TALLIES = Table("face_tally", FaceTally, ("face", "lead"))
DIFFICULTIES = Table("difficulty", Difficulty, ("face",))
SHOWN_PAGES = Table("shown_page", ShownPage, ("person",), unique=(("link",),))

RESULT_TABLES = (
    COUNTED,
    RESULTS,
    PLACEMENTS,
    TALLIES,
    CARD_TALLIES,
    FACE_TALLIES,
    DIFFICULTIES,
    SHOWN_PAGES,
)
