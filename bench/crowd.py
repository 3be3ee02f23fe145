"""A crowd that has played for long, made up: its results, the cards it placed, and its tries at the lines of days."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from interstice.decks.load import load_shipped
from interstice.server.daily.days import before
from interstice.server.playing.people import person_of
from interstice.store.daily import DAILY_LINES, DAILY_SUMS, DAILY_TRIES, DailyLine, DailySum, DailyTry
from interstice.store.results import (
    CARD_TALLIES,
    PLACEMENTS,
    RESULTS,
    TALLIES,
    CardTally,
    Placement,
    Result,
    Tally,
)
from interstice.store.table import Table

PEOPLE, GAMES, PLAYERS = 50_000, 10_000, 20_000
EACH = 20
"""Results, and placed cards, of each person."""
MANY_DAYS, DAY_OFF = 1_000, 8
ALL_DAY = 2_000
"""Results of the one who plays all day, with ten cards in each game."""
NOW = time.time()
DAY = 86_400.0

Row = TypeVar("Row", bound=msgspec.Struct)
Fill = Callable[[Table[Any], Iterable[Sequence[object]]], None]


def token(number: int) -> str:
    return f"token-of-somebody-in-a-crowd-{number}"


def game(number: int) -> str:
    return f"game-{number}"


FACES = [card.id for card in load_shipped("events").cards]
BUCKETS = [
    ("all", ""), ("games", ""), *(("era", str(at)) for at in range(6)), *(("fame", str(at)) for at in range(4)),
    *(("width", str(at)) for at in range(3)), ("width", "open"), *(("theme", f"theme-{at}") for at in range(7)), ("deck", "events"),
]  # fmt: skip


def results(person: str, many: int) -> Iterator[Result]:
    for at in range(many):
        yield Result(
            person, game(at), NOW - at * DAY, 0, "events", "classic", ("events",), {}, 3, 2, False,
            at % 3 == 0, 1 + at % 3, None, None, 8, 5, 20,
        )  # fmt: skip


def placements(person: str, many: int) -> Iterator[Placement]:
    for at in range(many):
        right = at % 3 > 0
        yield Placement(
            person, game(at // 10), at % 10, NOW - at * DAY / 10, FACES[at % len(FACES)], "events", "history",
            1900, 0.5, right, None if right else 40, 100, 5, -1.0, 2,
        )  # fmt: skip


def tallies(person: str, scale: int = 1) -> Iterator[Tally]:
    for by, bucket in BUCKETS:
        yield Tally(person, by, bucket, 20 * scale, 13 * scale, 280 * scale, 7 * scale)


def card_tallies(person: str, many: int) -> Iterator[CardTally]:
    for at, face in enumerate(FACES[:many]):
        yield CardTally(person, face, 5, at % 4, 40, at % 4)


def encoded(table: Table[Row], rows: Iterable[Row]) -> Iterator[Sequence[object]]:
    """What the database takes. Only values that differ from the row before are checked again, which is much quicker."""
    last: Row | None = None
    values: list[object] = []
    for row in rows:
        for at, (name, column) in enumerate(table.columns.items()):
            value = getattr(row, name)
            if last is None:
                values.append(column.encode(value))
            elif value != getattr(last, name):
                values[at] = column.encode(value)
        last = row
        yield tuple(values)


def fill_all(fill: Fill) -> None:
    people = [person_of(token(number)) for number in range(PEOPLE)]
    busiest = people[0]
    fill(RESULTS, encoded(RESULTS, (row for person in people[1:] for row in results(person, EACH))))
    fill(PLACEMENTS, encoded(PLACEMENTS, (row for person in people[1:] for row in placements(person, EACH))))
    fill(TALLIES, encoded(TALLIES, (row for person in people[1:] for row in tallies(person))))
    fill(
        CARD_TALLIES, encoded(CARD_TALLIES, (row for person in people[1:] for row in card_tallies(person, 4)))
    )
    fill(RESULTS, encoded(RESULTS, results(busiest, ALL_DAY)))
    fill(PLACEMENTS, encoded(PLACEMENTS, placements(busiest, 10 * ALL_DAY)))
    fill(TALLIES, encoded(TALLIES, tallies(busiest, 500)))
    fill(CARD_TALLIES, encoded(CARD_TALLIES, card_tallies(busiest, len(FACES))))


SCORES = (0, *[PLAYERS // 10] * 10)
RIGHT = tuple(PLAYERS * (10 - at) // 10 for at in range(10))
"""How many placed each card right: all of them the first one, and one in ten the last one."""


def tries(day: str) -> Iterator[DailyTry]:
    for number in range(PLAYERS):
        yield DailyTry(
            day, person_of(token(number)), "ABCDEF", game(number % GAMES), NOW, marks(number), True
        )


def marks(number: int) -> str:
    return "1" * (1 + number % 10) + "0" * (9 - number % 10)


def days_before(line: DailyLine) -> dict[Table[Any], list[Any]]:
    """The lines of many days, which the one who plays all day has played, but for a day off every now and then."""
    days = [before(line.day, at) for at in range(MANY_DAYS, 0, -1)]
    busiest = person_of(token(0))
    return {
        DAILY_LINES: [replace(line, day=day) for day in days],
        DAILY_SUMS: [DailySum(day, 1, SCORES, RIGHT) for day in days],
        DAILY_TRIES: [
            DailyTry(day, busiest, "ABCDEF", game(at), NOW, marks(at), True)
            for at, day in enumerate(days)
            if at % DAY_OFF
        ],
    }
