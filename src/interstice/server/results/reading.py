"""Reads from a finished game how each person did, and which cards they placed where.

Only what people did themselves counts: no bots, no guided games, and no moves that a bot made for somebody. A card that the
clock took from them is one that they missed.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from functools import cache
from math import log
from typing import NamedTuple

from interstice.core.cards import Card
from interstice.core.events import Event, Gathered, SeatOut, TurnPassed
from interstice.core.evolve import evolve
from interstice.core.game import Game
from interstice.core.ruleset import Attempt
from interstice.decks.load import load_shipped, shipped
from interstice.server.playing.games import LiveGame
from interstice.server.playing.own_themes import NUMBERED
from interstice.store.results import Placement, Result

TWIST, SOLO = "twist", "solo"


class Played(NamedTuple):
    """What is stored about one person in a game."""

    result: Result
    placements: tuple[Placement, ...]


class Tried(NamedTuple):
    """A card that somebody placed."""

    seat: int
    card: Card
    right: bool
    off: int | None
    width: int | None
    gaps: int
    ease: float


def read(live: LiveGame) -> list[Played]:
    """What a finished game says about each person who played it. A person with several seats counts with the first one, and
    one who has been erased does not count."""
    head, seats = live.head, dict[str, int]()
    for seat, (player, holder, bot) in enumerate(zip(head.players, head.holders, head.bots, strict=True)):
        # Only people who have been erased have no name.
        if not bot and player.name:
            seats.setdefault(holder, seat)
    tried = list(_tried(live))
    return [_played(live, person, seat, tried) for person, seat in seats.items()]


# Results


def _played(live: LiveGame, person: str, seat: int, tried: Sequence[Tried]) -> Played:
    own = [each for each in tried if each.seat == seat]
    result = _result(live, person, seat, own)
    placements = (_placement(result, number, each) for number, each in enumerate(own))
    return Played(result, tuple(placements))


def _result(live: LiveGame, person: str, seat: int, own: Sequence[Tried]) -> Result:
    head, game = live.head, live.game
    rank = game.rules.facts.get("rank")
    left = seat in game.left or not _played_most(live, seat)
    decks = tuple(dict.fromkeys(filter(None, map(deck_of, live.deck))))
    scored = "" if left else _scored(live, decks)
    return Result(
        person=person,
        game=live.id,
        at=live.ended,
        seat=seat,
        preset=head.preset,
        rules=head.rules,
        decks=decks,
        options=head.options,
        players=len(head.players),
        bots=sum(map(bool, head.bots)),
        left=left,
        won=seat in game.winners and not left,
        place=None if left else _place(live, seat),
        score=game.score,
        rank=rank(game, str) if rank and game.score is not None else None,
        tries=len(own),
        right=sum(each.right for each in own),
        turns=game.round + sum(_is_turn(event) for entry in game.log for event in entry.events),
        scored=scored,
        points=game.score if scored and game.score is not None else 0,
        daily=head.daily,
    )


def _is_turn(event: Event) -> bool:
    return isinstance(event, TurnPassed)


def _played_most(live: LiveGame, seat: int) -> bool:
    """Whether a person made most of a seat's moves."""
    moves = [actor for entry, actor in zip(live.game.log, live.actors(), strict=True) if entry.seat == seat]
    return 2 * sum(map(_is_person, moves)) >= len(moves)


def _place(live: LiveGame, seat: int) -> int | None:
    game = live.game
    if game.score is not None or len(game.players) == 1:
        return None
    if seat in game.winners:
        return 1
    standings = _standings(live)
    better = {other for other, value in enumerate(standings) if value > standings[seat]}
    return 1 + len(better | {*game.winners})


def _standings(live: LiveGame) -> list[tuple[float, ...]]:
    """How well each seat has done: the more, the better. Of those who are out, whoever went out later, or stood better then."""
    finished = live.game
    rules = finished.rules
    standings: list[tuple[float, ...]] = [(value, 0.0, 0.0) for value in rules.standing(finished)]
    gone = {*range(len(standings))} - {*finished.playing, *finished.left}
    if gone:
        game: Game = rules.game(rules, live.head.options, live.head.players, live.deck)
        for number, entry in enumerate(finished.log):
            for event in entry.events:
                if isinstance(event, SeatOut) and event.seat in gone:
                    standings[event.seat] = (
                        standings[event.seat][0],
                        number,
                        rules.standing(game)[event.seat],
                    )
                evolve(game, event)
    return standings


def _scored(live: LiveGame, decks: tuple[str, ...]) -> str:
    """Best scores of Solo are kept per deck: three lives, all its cards, no clock (SO-7)."""
    game, head = live.game, live.head
    if head.rules == TWIST:
        return TWIST
    is_plain = head.clock.kind == "none" and game.options.get("lives") == 3
    if head.rules != SOLO or not is_plain or game.options.get("cards") != "all" or len(decks) != 1:
        return ""
    is_whole = {card.face for card in live.deck} == {card.id for card in load_shipped(decks[0]).cards}
    return decks[0] if is_whole else ""


@cache
def _decks() -> dict[str, str]:
    return {card.id: deck for deck in shipped() for card in load_shipped(deck).cards}


@cache
def fames() -> dict[str, float]:
    return {card.id: card.fame for deck in shipped() for card in load_shipped(deck).cards}


def deck_of(card: Card) -> str:
    """The deck that a card belongs to; empty if it is none of those that come with Interstice."""
    return deck_of_face(card.face)


def deck_of_face(face: str) -> str:
    return _decks().get(face, "")


# Placements


def _placement(result: Result, number: int, tried: Tried) -> Placement:
    card = tried.card
    return Placement(
        person=result.person,
        game=result.game,
        number=number,
        at=result.at,
        face=card.face,
        deck=deck_of(card),
        # That of an own deck is only a number, which would tell nobody anything.
        theme="" if card.theme.startswith(NUMBERED) else card.theme,
        year=card.year,
        fame=card.fame,
        right=tried.right,
        off=tried.off,
        width=tried.width,
        gaps=tried.gaps,
        ease=tried.ease,
        lead=0,
    )


def _tried(live: LiveGame) -> Iterator[Tried]:
    """The cards that people placed themselves, in order."""
    finished = live.game
    rules = finished.rules
    kinds = dict.fromkeys(rules.right, True) | dict.fromkeys(rules.wrong, False)
    game: Game = rules.game(rules, live.head.options, live.head.players, live.deck)
    years = _years(live)
    movers = [""] * len(finished.players)
    """By seat, who made its latest move: a card may be turned over only when others have moved as well."""
    for number, (entry, actor) in enumerate(zip(finished.log, live.actors(), strict=True)):
        if entry.seat is not None:
            movers[entry.seat] = actor
        is_gift = number == 0 or type(entry.move) in rules.gifts
        for event in entry.events:
            kind = type(event)
            if kind in kinds and not (is_gift and kinds[kind]):
                attempt = rules.attempt(game, event)
                if attempt is not None and _is_person(movers[attempt.seat]):
                    yield _judged(game, attempt, kinds[kind], years)
            if rules.gifts and (kind in rules.wrong or kind is Gathered):
                # What follows is given to somebody; they did not place it.
                is_gift = True
            evolve(game, event)


def _years(live: LiveGame) -> list[int]:
    """The years from which a player may expect the cards, sorted: those of the deck or, since nobody knows the few cards of a
    daily line, those of all decks that they come from."""
    decks = {deck_of(card) for card in live.deck} - {""} if live.head.daily else set[str]()
    cards = {card.id: card.year for deck in decks for card in load_shipped(deck).cards}
    return sorted(cards.values() or (card.year for card in live.deck))


def _is_person(actor: str) -> bool:
    """The attendant moves as `bot-2` for the bot on that seat, and for people whenever a bot chooses for them."""
    return not actor.startswith("bot-")


def _judged(game: Game, attempt: Attempt, right: bool, years: Sequence[int]) -> Tried:
    card = game.cards[attempt.card]
    if not attempt.line:
        return Tried(attempt.seat, card, right, None, None, 0, 0.0)
    line = [game.year(each) for each in attempt.line]
    before = max((year for year in line if year < card.year), default=None)
    after = min((year for year in line if year > card.year), default=None)
    width = None if before is None or after is None else apart(before, after)
    off = None if right or attempt.gap is None else missed_by(card.year, line, attempt.gap)
    return Tried(attempt.seat, card, right, off, width, len(line) + 1, ease(years, before, after))


def ease(years: Sequence[int], before: int | None, after: int | None) -> float:
    """The log-odds that a card drawn from the deck, whose years are sorted, belongs between these two years."""
    low = 0 if before is None else bisect_right(years, before)
    high = len(years) if after is None else bisect_left(years, after)
    share = (high - low + 0.5) / (len(years) + 1)
    return log(share / (1 - share))


def apart(one: int, other: int) -> int:
    """The years between; there was no year 0."""
    low, high = min(one, other), max(one, other)
    return high - low - (low < 0 < high)


def missed_by(year: int, line: Sequence[int], gap: int) -> int:
    """By how many years a card missed a gap in the line."""
    if gap and year < line[gap - 1]:
        return apart(year, line[gap - 1])
    return apart(year, line[gap]) if gap < len(line) and year > line[gap] else 0
