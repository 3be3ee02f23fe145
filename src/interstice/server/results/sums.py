"""What a person's part in a game adds to the sums; with a minus sign, what taking it away subtracts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from interstice.server.results.classes import GAMES, classes
from interstice.server.results.reading import SOLO, Played
from interstice.store.results import (
    CARD_TALLIES,
    FACE_TALLIES,
    TALLIES,
    CardTally,
    FaceTally,
    Placement,
    Result,
    Tally,
)
from interstice.store.rows import Add

Sums = dict[tuple[Any, ...], list[int]]


def additions(played: Played, sign: int = 1) -> list[Add[Any]]:
    """Each row of sums once, however many placements count in it."""
    result, placements = played
    tallies: Sums = defaultdict(lambda: [0, 0, 0, 0])
    cards: Sums = defaultdict(lambda: [0, 0, 0, 0])
    for by, bucket, right in _of_result(result):
        _add(tallies[by, bucket], (sign, sign * right, 0, 0))
    for each in placements:
        off, measured = (each.off, 1) if each.off is not None else (0, 0)
        for name in classes(each):
            _add(tallies[name], (sign, sign * each.right, sign * off, sign * measured))
        _add(cards[each.face,], (sign, sign * (not each.right), sign * off, sign * measured))
    person = result.person
    return [
        *(Add(TALLIES, Tally(person, *key, *numbers)) for key, numbers in sorted(tallies.items())),
        *(Add(CARD_TALLIES, CardTally(person, *key, *numbers)) for key, numbers in sorted(cards.items())),
        *of_faces(placements, sign),
    ]


def of_faces(placements: Iterable[Placement], sign: int = 1) -> list[Add[Any]]:
    """What placements add to the sums of their cards. Where no gap was chosen, they say nothing about the card, and nobody
    asks how hard the cards of own decks are."""
    faces: Sums = defaultdict(lambda: [0, 0])
    for each in placements:
        if says_how_hard(each):
            _add(faces[each.face, each.lead], (sign, sign * each.right))
    return [Add(FACE_TALLIES, FaceTally(*key, *numbers)) for key, numbers in sorted(faces.items())]


def says_how_hard(placement: Placement) -> bool:
    return bool(placement.gaps and placement.deck)


def _of_result(result: Result) -> Iterator[tuple[str, str, bool]]:
    """Games are counted like cards: tries are games played, right ones are games won."""
    yield GAMES, "", result.won
    if result.scored:
        yield SOLO if result.rules == SOLO else result.scored, result.scored, result.won


def _add(to: list[int], numbers: Iterable[int]) -> None:
    for at, number in enumerate(numbers):
        to[at] += number
