"""The daily line over REST: today's, your own result, how everybody did, and earlier days."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from interstice.core.cards import Card
from interstice.core.refused import Refused
from interstice.decks.edition import PrintedCard
from interstice.server.daily.daily import Daily, out_of, published, score_of
from interstice.server.daily.days import day_at, end_of, is_public, read
from interstice.server.daily.misses import missed_by
from interstice.server.daily.streaks import Streak, streak_of
from interstice.server.http.api import TOKEN, asking, may_open, token_of
from interstice.server.http.library import (
    REFUSED,
    Language,
    TimelineCard,
    as_played,
    by_face,
    timeline_of,
)
from interstice.server.playing.hall import Hall
from interstice.server.playing.refusals import Missing
from interstice.server.upkeep.limits import Limits
from interstice.store.daily import DAILY_LINES, DAILY_SUMS, DailyLine, DailySum, DailyTry

Day = Annotated[str, PathParameter(max_length=10, description="A date in UTC, such as 2026-11-18.")]
COMPARED_FROM = 20
"""How many people must have played before anybody is compared with others."""


class Today(msgspec.Struct):
    """Today's line, for the caller."""

    day: str
    left: float
    """Seconds until the next one."""
    hash: str
    """Of the day's secret and cards, which are published an hour after the day."""
    state: str
    """new, begun or done."""
    placed: int
    """How many cards the caller has placed."""
    right: int | None
    """How many were right, once all are placed."""
    out_of: int
    players: int
    """How many have finished it."""
    streak: Streak


class Withdrawn(msgspec.Struct):
    """A card that the host has taken out of a day."""

    face: str
    why: str


class Hardest(msgspec.Struct):
    card: TimelineCard
    right: int
    """How many placed it right."""
    was_right: bool | None
    off: int
    """By how many years the caller missed it; 0 if they did not place it."""


class DayResult(msgspec.Struct):
    """How a day went. `right` is None for somebody who did not play it on its day, or not in time."""

    day: str
    is_today: bool
    is_over: bool
    """Whether everything about it is public: from an hour after its end on."""
    left: float
    """Seconds until the next line."""
    marks: list[bool | None]
    """By card in the order in which they came up: whether it was right; None if it was taken out."""
    right: int | None
    counts: bool
    out_of: int
    players: int
    scores: list[int]
    better_than: int | None
    """Of ten others, how many did worse; None as long as few have played, or if it is none."""
    hardest: Hardest | None
    withdrawn: list[Withdrawn]
    streak: Streak
    game: str
    """Empty if the caller did not play it, or once it is no longer kept."""
    decks: tuple[str, ...]
    """Where its cards come from."""
    cards: list[TimelineCard]
    """In chronological order, with facts and sources."""


class Proof(msgspec.Struct):
    """Everything that a past day's luck was made from."""

    day: str
    hash: str
    secret: str
    faces: list[str]
    cards: tuple[Card, ...]
    """In the order of the deck."""


class CalendarDay(msgspec.Struct):
    day: str
    right: int | None
    """What the caller got right on the day itself."""
    out_of: int
    is_open: bool
    """Whether it can be played for fun."""


class Begin(msgspec.Struct, frozen=True):
    """Who plays, and in which language."""

    name: str
    language: str = "en"


class Code(msgspec.Struct):
    code: str
    """Of the room in which it is played."""


class DailyApi(Controller):
    path = "/api/daily"

    @get("/", responses=REFUSED)
    async def today(
        self, hall: NamedDependency[Hall], daily: NamedDependency[Daily], request: Request[Any, Any, Any]
    ) -> Today:
        """Today's line. Its cards stay secret until you have played it."""
        person = await asking(hall, request)
        line = await daily.line(daily.today)
        begun = await daily.try_of(line.day, person)
        if begun is not None:
            begun = await daily.settle(begun)
        total = await hall.store.rows.get(DAILY_SUMS, line.day)
        is_done = begun is not None and begun.marks is not None
        return Today(
            line.day,
            end_of(line.day) - hall.now(),
            published(line),
            "new" if begun is None else "done" if is_done else "begun",
            await _placed(hall, begun),
            score_of(line, begun.marks) if begun and begun.marks is not None else None,
            out_of(line),
            total.players if total else 0,
            await _streak(daily, person),
        )

    @get("/days", responses=REFUSED)
    async def days(
        self,
        month: Annotated[str, QueryParameter(max_length=7, description="Such as 2026-11.")],
        hall: NamedDependency[Hall],
        daily: NamedDependency[Daily],
        request: Request[Any, Any, Any],
    ) -> list[CalendarDay]:
        """The days of a month that had a line, with your results."""
        person = await asking(hall, request)
        first = read(f"{month}-01").isoformat()
        lines = await hall.store.rows.find(DAILY_LINES, after=(f"{first[:7]}-00",), limit=31)
        tries = {begun.day: begun for begun in await daily.played(person)} if person else {}
        return [
            CalendarDay(
                line.day, _counted(line, tries.get(line.day)), out_of(line), is_public(line.day, hall.now())
            )
            for line in lines
            if line.day[:7] == month
        ]

    @post("/{day:str}", security=TOKEN, responses=REFUSED)
    async def play(
        self,
        day: Day,
        data: JSONBody[Begin],
        hall: NamedDependency[Hall],
        daily: NamedDependency[Daily],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
    ) -> Code:
        """Play a day's line, or carry on with it. For today's, one try counts; earlier days are for fun."""
        read(day)
        person = await hall.people.who(token_of(request))
        begun = await daily.try_of(day, person)
        if begun is not None and not is_public(day, hall.now()):
            return Code(begun.code)
        await may_open(hall, limits, request)
        return Code(await daily.play(day, person, data.name, data.language))

    @get("/{day:str}", responses=REFUSED)
    async def result(
        self,
        day: Day,
        hall: NamedDependency[Hall],
        daily: NamedDependency[Daily],
        request: Request[Any, Any, Any],
        language: Language = "en",
    ) -> DayResult:
        """How a day went: for people who have played it, and for everybody once it is public."""
        read(day)
        person = await asking(hall, request)
        line = await daily.line(day)
        begun = await daily.try_of(day, person)
        if begun is not None:
            begun = await daily.settle(begun)
        if not is_public(day, hall.now()) and (begun is None or begun.marks is None):
            raise Missing(
                "this line is shown once you have played it, or an hour after its day ends", "daily-secret"
            )
        total = await hall.store.rows.get(DAILY_SUMS, day)
        assert total is not None
        return await _result(hall, daily, line, total, begun, person, language)

    @get("/{day:str}/proof", responses=REFUSED)
    async def proof(self, day: Day, hall: NamedDependency[Hall], daily: NamedDependency[Daily]) -> Proof:
        """A past day's secret and cards, so that anyone can check them against the hash."""
        read(day)
        line = await daily.line(day)
        if not is_public(day, hall.now()):
            raise Missing("a day's secret is revealed an hour after the day ends", "daily-secret")
        deck = await hall.games.shelf.find(line.deck)
        return Proof(day, published(line), line.secret, list(line.faces), deck.cards)


async def _result(
    hall: Hall,
    daily: Daily,
    line: DailyLine,
    total: DailySum,
    begun: DailyTry | None,
    person: str,
    language: str,
) -> DayResult:
    marks = begun.marks if begun is not None and begun.marks is not None else ""
    right = score_of(line, marks) if marks else None
    counts = begun is not None and begun.counts
    texts = await _texts(hall, line, language)
    return DayResult(
        day=line.day,
        is_today=line.day == day_at(hall.now()),
        is_over=is_public(line.day, hall.now()),
        left=end_of(day_at(hall.now())) - hall.now(),
        marks=[
            None if face in line.withdrawn else mark == "1"
            for face, mark in zip(line.faces[1:], marks, strict=False)
        ],
        right=right,
        counts=counts,
        out_of=out_of(line),
        players=total.players,
        scores=list(total.scores),
        better_than=_better_than(total, right) if counts and right is not None else None,
        hardest=await _hardest(hall, line, total, begun, texts, language),
        withdrawn=[Withdrawn(face, why) for face, why in line.withdrawn.items()],
        streak=await _streak(daily, person),
        game=begun.game if begun is not None and await hall.store.head(begun.game) is not None else "",
        decks=line.decks,
        cards=timeline_of(texts.values(), language),
    )


def _better_than(total: DailySum, right: int) -> int | None:
    """Of ten, how many did worse, rounded down; None below one."""
    if total.players < COMPARED_FROM:
        return None
    return 10 * sum(total.scores[:right]) // (total.players - 1) or None


async def _texts(hall: Hall, line: DailyLine, language: str) -> dict[str, PrintedCard]:
    """The cards of a day by face, as they were played: the year stays that of the day, even if it is corrected later."""
    deck = await hall.games.shelf.find(line.deck)
    known = {face: card for face, (_, card) in by_face().items()}
    return {face: as_played(deck[face], known.get(face), language) for face in line.faces}


async def _hardest(
    hall: Hall,
    line: DailyLine,
    total: DailySum,
    begun: DailyTry | None,
    texts: Mapping[str, PrintedCard],
    language: str,
) -> Hardest | None:
    """The card that the fewest people placed right."""
    placed = [
        (right, at)
        for at, (right, face) in enumerate(zip(total.right, line.faces[1:], strict=True))
        if face not in line.withdrawn
    ]
    if not placed or not total.players:
        return None
    right, at = min(placed)
    face = line.faces[1 + at]
    (card,) = timeline_of([texts[face]], language)
    was_right = begun.marks[at] == "1" if begun is not None and begun.marks is not None else None
    off = await _off(hall, begun, face) if begun is not None and was_right is False else 0
    return Hardest(card, right, was_right, off)


async def _off(hall: Hall, begun: DailyTry, face: str) -> int:
    """By how many years somebody missed a card."""
    try:
        return missed_by(await hall.games.find(begun.game), face)
    except Refused:
        # The game is no longer kept.
        return 0


async def _placed(hall: Hall, begun: DailyTry | None) -> int:
    if begun is None:
        return 0
    if begun.marks is not None:
        return len(begun.marks)
    try:
        return len((await hall.games.find(begun.game)).game.line) - 1
    except Refused:
        # The game is no longer kept.
        return 0


async def _streak(daily: Daily, person: str) -> Streak:
    tries = await daily.played(person) if person else []
    return streak_of([begun.day for begun in tries if begun.counts], daily.today)


def _counted(line: DailyLine, begun: DailyTry | None) -> int | None:
    if begun is None or begun.marks is None or not begun.counts:
        return None
    return score_of(line, begun.marks)
