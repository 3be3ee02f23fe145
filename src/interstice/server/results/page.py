"""Puts together what a person's page shows, from their sums and a few of their rows; it never reads all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from statistics import median_low
from typing import Any

import msgspec

from interstice.rules.twist.rules import RANKS
from interstice.server.playing.heads import decode_game_head
from interstice.server.results.classes import ALL, BY, GAMES
from interstice.server.results.reading import SOLO, TWIST, deck_of_face
from interstice.store.results import (
    CARD_TALLIES,
    PLACEMENTS,
    RESULTS,
    TALLIES,
    CardTally,
    Result,
    Tally,
)
from interstice.store.store import Store

FORTNIGHT = 14 * 86_400.0
MOST_FORTNIGHTS = 12
MOST_MISSES_READ = 2000
"""How many of the latest misses are used for the median of each fortnight."""
RECENT = 6
LISTED = 20
MISSED_TWICE = 2
MOST_MISSES = 60


class Rate(msgspec.Struct, frozen=True):
    """How many cards of a class somebody placed, and how many of them right."""

    bucket: str
    """For an era from 0 (before 500) to 5 (since 1950), for fame from 0 (hardly known) to 3, for the width of the gap from 0
    (up to 10 years) to 3 (over 200) or `open` at an end; else the id of the theme or deck."""
    tries: int
    right: int


class Fortnight(msgspec.Struct, frozen=True):
    """By how many years somebody's misses in a fortnight were off."""

    since: float
    years: int
    """The median miss."""
    misses: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A game that somebody has played, and how it went."""

    game: str
    at: float
    preset: str
    decks: tuple[str, ...]
    players: int
    bots: int
    others: tuple[str, ...]
    """The names of the other people; empty once the game is gone, or one of them has been erased."""
    kept: bool
    """Whether it can still be replayed."""
    left: bool
    won: bool
    place: int | None
    score: int | None
    rank: int | None
    daily: str
    """The day whose line it was, such as 2026-11-18; empty if it was none."""
    out_of: int | None = None
    """Of a day's line: how many cards there were to place, without those that the host has taken out, which count for no score."""


class BestSolo(msgspec.Struct, frozen=True):
    """The best score with a whole deck, three lives and no clock."""

    deck: str
    score: int
    at: float


class BestTwist(msgspec.Struct, frozen=True):
    games: int
    score: int
    rank: int
    """From 0 to 7."""
    away: int | None
    """How many points the next rank is away; None for the highest."""


class Missed(msgspec.Struct, frozen=True):
    """A card that somebody has missed more than once."""

    face: str
    tries: int
    missed: int
    years: int | None
    """By how many years, on average; None where no gap was chosen."""


class Standing(msgspec.Struct, frozen=True):
    """Everything that a page shows."""

    games: int
    won: int
    tries: int
    right: int
    rates: dict[str, list[Rate]]
    """By `era`, `theme`, `deck`, `fame` and `width` of the gap."""
    fortnights: list[Fortnight]
    recent: list[PlayedGame]
    misses: list[Missed]
    solo: list[BestSolo]
    twist: BestTwist | None


async def standing(store: Store, person: str, now: float) -> Standing:
    rows = store.rows
    tallies = await rows.find(TALLIES, {"person": person}, limit=1000)
    by_name = {(each.by, each.bucket): each for each in tallies if each.tries > 0}
    decks = [each.bucket for each in tallies if each.by == SOLO and each.tries > 0]
    none = Tally(person, "", "", 0, 0, 0, 0)
    games, cards = by_name.get((GAMES, ""), none), by_name.get((ALL, ""), none)
    far, recent, misses, solo, twist = await asyncio.gather(
        fortnights(store, person, now),
        played_games(store, person, limit=RECENT),
        missed_most(store, person),
        asyncio.gather(*(_best(store, person, deck) for deck in decks)),
        _twist(store, person, by_name.get((TWIST, TWIST), none).tries),
    )
    return Standing(
        games=games.tries,
        won=games.right,
        tries=cards.tries,
        right=cards.right,
        rates={by: _rates(tallies, by) for by in BY},
        fortnights=far,
        recent=recent,
        misses=misses,
        solo=sorted(filter(None, solo), key=lambda best: -best.score),
        twist=twist,
    )


def _rates(tallies: Iterable[Tally], by: str) -> list[Rate]:
    return [Rate(each.bucket, each.tries, each.right) for each in tallies if each.by == by and each.tries > 0]


async def fortnights(store: Store, person: str, now: float) -> list[Fortnight]:
    """The latest fortnights with misses whose distance is known, the oldest first. They are counted back from today."""
    wrong, number = {"person": person, "right": False}, 0
    by_age: dict[int, list[int]] = {}
    async for each in store.rows.each(PLACEMENTS, wrong, ("at",), descending=True):
        age, number = int(max(0.0, now - each.at) // FORTNIGHT), number + 1
        if age >= MOST_FORTNIGHTS or number > MOST_MISSES_READ:
            break
        if each.off is not None:
            by_age.setdefault(age, []).append(each.off)
    return [
        Fortnight(now - (age + 1) * FORTNIGHT, median_low(off), len(off))
        for age, off in sorted(by_age.items(), reverse=True)
    ]


async def missed_most(store: Store, person: str) -> list[Missed]:
    """Cards missed at least twice, most often first; of those missed equally often, the ones that were placed less often.

    Cards of own decks are left out: they may have been changed or deleted since."""
    often: list[CardTally] = []
    async for each in store.rows.each(CARD_TALLIES, {"person": person}, ("missed",), descending=True):
        if each.missed < MISSED_TWICE or len(often) == MOST_MISSES:
            break
        if deck_of_face(each.face):
            often.append(each)
    return [
        Missed(each.face, each.tries, each.missed, round(each.off / each.measured) if each.measured else None)
        for each in sorted(often, key=_how_bad)
    ]


def _how_bad(tally: CardTally) -> tuple[float, ...]:
    return -tally.missed, tally.tries, -tally.off


async def played_games(
    store: Store, person: str, before: tuple[float, str] | None = None, limit: int = LISTED
) -> list[PlayedGame]:
    """The newest first. For the next page, pass when the last of them was and its id as `before`."""
    of_theirs = {"person": person}
    found = await store.rows.find(RESULTS, of_theirs, ("at",), after=before, descending=True, limit=limit)
    heads = await asyncio.gather(*(store.head(each.game) for each in found))
    return list(map(_game, found, heads))


def _game(result: Result, head: bytes | None) -> PlayedGame:
    others: tuple[str, ...] = ()
    if head is not None:
        begun = decode_game_head(head)
        # The game still has the id that they had when they played.
        own = begun.holders[result.seat]
        seats = zip(begun.players, begun.holders, begun.bots, strict=True)
        names = tuple(player.name for player, holder, bot in seats if not bot and holder != own)
        others = names if all(names) else ()
    more = ("others", "kept", "out_of")
    same: dict[str, Any] = {
        name: getattr(result, name) for name in PlayedGame.__struct_fields__ if name not in more
    }
    return PlayedGame(others=others, kept=head is not None, **same)


async def _best(store: Store, person: str, deck: str) -> BestSolo | None:
    best = await _highest(store, person, deck)
    return None if best is None else BestSolo(deck, best.points, best.at)


async def _twist(store: Store, person: str, games: int) -> BestTwist | None:
    best = await _highest(store, person, TWIST) if games else None
    if best is None or best.rank is None:
        return None
    away = RANKS[best.rank] - best.points if best.rank < len(RANKS) else None
    return BestTwist(games, best.points, best.rank, away)


async def _highest(store: Store, person: str, scored: str) -> Result | None:
    of_these = {"person": person, "scored": scored}
    found = await store.rows.find(RESULTS, of_these, ("points",), descending=True, limit=1)
    return found[0] if found else None
