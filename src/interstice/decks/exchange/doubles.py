"""What shows only when all cards are compared: duplicates, many cards from one year, too few cards."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

from interstice.core.refused import Refused
from interstice.decks.check import MOST_IN_A_YEAR
from interstice.decks.edition import PrintedCard
from interstice.decks.exchange.findings import Finding, look, wrong
from interstice.decks.trouble import Trouble
from interstice.rules.presets import preset

ALIKE, ALIKE_IN_A_YEAR = 0.75, 0.5
"""The share of common words that makes two titles near duplicates; fewer are enough if the years are the same."""
USUAL_PLAYERS = 4
RARE = 20
"""Titles are compared only if they share a word that at most this many titles have."""
Numbered = Sequence[tuple[int, PrintedCard]]


def repeated(cards: Numbered) -> dict[int, int]:
    """Those with the same title and year as an earlier one, and which one that is."""
    first: dict[tuple[str, str, int], int] = {}
    twice: dict[int, int] = {}
    for row, card in cards:
        for language, title in card.title.items():
            other = first.setdefault((language, _plain(title), card.year), row)
            if other != row:
                twice.setdefault(row, other)
    return twice


def doubles(cards: Numbered, column: int, there: Iterable[PrintedCard] = ()) -> Iterator[Finding]:
    """Duplicates and near duplicates; `there` is what the deck has already, before them all."""
    twice = repeated([*((-1, card) for card in there), *cards])
    for row, other in twice.items():
        if row < 0:
            continue
        if other >= 0:
            why = f"expected each card once; row {other} has the same title and year"
            yield wrong(row, column, Trouble("twice", why, {"row": other}))
        else:
            why = "expected a new card; the deck has one with the same title and year"
            yield wrong(row, column, Trouble("there", why))
    rest = [(row, card) for row, card in cards if row not in twice]
    for other, row in alike(rest):
        why = f"the title is very like the one in row {other}; are these two cards?"
        yield look(row, column, Trouble("alike", why, {"row": other}))


def whole_table(cards: Numbered, column: int) -> Iterator[Finding]:
    if not cards:
        return
    for row, trouble in same_year(cards):
        yield look(row, column, trouble)
    most = enough_for(len(cards))
    if most < USUAL_PLAYERS:
        why = (
            f"{len(cards)} cards are enough for {most} players"
            if most
            else f"{len(cards)} cards are too few to play"
        )
        yield look(0, 0, Trouble("few", why, {"cards": len(cards), "players": most}))


def same_year(cards: Numbered) -> Iterator[tuple[int, Trouble]]:
    """The first of many cards from one year."""
    years = Counter(card.year for _, card in cards)
    seen: set[int] = set()
    for row, card in cards:
        if years[card.year] > MOST_IN_A_YEAR and card.year not in seen:
            seen.add(card.year)
            why = f"{years[card.year]} cards are from {card.year}; they are easy to place next to each other"
            yield row, Trouble("same-year", why, {"count": years[card.year], "year": card.year})


def enough_for(cards: int) -> int:
    """How many can play the classic game with this many cards; 0 if not even two can."""
    way, most = preset("events"), 0
    for seats in way.seats:
        try:
            way.rules.agree(way.options, seats, cards)
        except Refused:
            break
        most = seats
    return most


def alike(cards: Numbered) -> list[tuple[int, int]]:
    """Pairs of rows with very similar titles."""
    words = [frozenset(_plain(next(iter(card.title.values()))).split()) for _, card in cards]
    having: dict[str, list[int]] = defaultdict(list)
    for at, some in enumerate(words):
        for word in some:
            having[word].append(at)
    near: dict[int, int] = {}
    for places in having.values():
        for place, later in enumerate(places if len(places) <= RARE else ()):
            for earlier in places[:place]:
                if later not in near and _are_alike(
                    cards[earlier][1], cards[later][1], words[earlier], words[later]
                ):
                    near[later] = earlier
    return [(cards[earlier][0], cards[later][0]) for later, earlier in sorted(near.items())]


def _are_alike(one: PrintedCard, other: PrintedCard, some: frozenset[str], more: frozenset[str]) -> bool:
    share = len(some & more) / len(some | more)
    if min(len(some), len(more)) < 3:
        return share == 1
    return share >= (ALIKE_IN_A_YEAR if one.year == other.year else ALIKE)


def _plain(title: str) -> str:
    return " ".join(re.findall(r"\w+", title.casefold()))
