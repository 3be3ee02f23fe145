"""The days of a server: draws each when it begins, lets everybody play once, and adds up how they did."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from interstice.core.chance import commitment
from interstice.core.events import Event, Placed
from interstice.core.refused import Refused
from interstice.server.daily.choosing import PLACED, REST, arranged, choose_cards, decks_by_face, secret_of
from interstice.server.daily.days import GRACE, before, day_at, end_of, is_public, read
from interstice.server.playing.alone import begin_alone
from interstice.server.playing.games import LiveGame
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import CardsWish
from interstice.server.playing.refusals import Missing
from interstice.store.daily import (
    DAILY_LINES,
    DAILY_SUMS,
    DAILY_TRIES,
    DailyLine,
    DailySum,
    DailyTry,
)
from interstice.store.results import COUNTED, DIFFICULTIES
from interstice.store.rows import Insert, Update, Write
from interstice.store.store import Store

LOOK_EVERY = 15.0
"""Seconds between two looks at the calendar."""
COUNTED_UNTIL = "daily-counted-until"
"""The mark that says which is the latest day whose games have been counted."""
TOGETHER = 100
"""How many games are counted before those that nobody watches are dropped from memory."""

Count = Callable[[LiveGame], Awaitable[None]]
"""Counts a finished game in everybody's statistics."""


class Daily:
    def __init__(self, hall: Hall, count: Count | None = None) -> None:
        self._hall = hall
        self._count = count
        self._rows = hall.store.rows
        self.counts: Counter[str] = Counter()
        """What happened in this process: tries `begun` and `finished`, and lines of the `archive` begun for fun."""

    @property
    def today(self) -> str:
        return day_at(self._hall.now())

    async def run(self) -> None:
        """Draw each day when it begins, and count the games of those that have become public."""
        while True:
            await self.line(self.today)
            await self.count_public()
            await asyncio.sleep(LOOK_EVERY)

    async def count_public(self) -> None:
        """Until a day is public, no statistics may give away its cards. Then its games are counted, however long no server
        was running."""
        store = self._hall.store
        until = await store.get(COUNTED_UNTIL) or ""
        for line in await self._rows.find(DAILY_LINES, after=(until,)):
            if not is_public(line.day, self._hall.now()):
                return
            number = 0
            async for begun in self._rows.each(DAILY_TRIES, {"day": line.day}):
                await self._count_game(begun)
                number += 1
                if number % TOGETHER == 0:
                    self._hall.forget_idle()
            await store.put(COUNTED_UNTIL, line.day)

    async def _count_game(self, begun: DailyTry) -> None:
        if self._count is None or await self._rows.get(COUNTED, begun.game) is not None:
            return
        # People who have not finished it are counted when they do.
        with suppress(Refused):
            live = await self._hall.games.find(begun.game)
            if live.game.over:
                await self.settle(begun)
                await self._count(live)

    async def ended(self, live: LiveGame) -> None:
        """A game that plays a day's line is over."""
        day = live.head.daily
        begun = await self.try_of(day, live.head.holders[0])
        if begun is not None and begun.game == live.id:
            await self.settle(begun)
        if is_public(day, self._hall.now()) and self._count is not None:
            await self._count(live)

    # The line

    async def line(self, day: str) -> DailyLine:
        """The cards of a day. Those of today are drawn now, if nobody has done so."""
        if day > self.today:
            raise Missing(f"{day} has not begun; expected a day until {self.today}", "daily-later")
        while True:
            found = await self._rows.get(DAILY_LINES, day)
            if found is not None:
                return found
            if day != self.today:
                raise Missing(f"there was no daily line on {day}", "daily-none")
            # If another process is faster, its line counts.
            await self._draw(day)

    async def _draw(self, day: str) -> None:
        known = {each.face: each.estimate async for each in self._rows.each(DIFFICULTIES)}
        cards = choose_cards(await self._lately(day), known)
        faces = tuple(card.face for card in cards)
        secret = secret_of(secrets.token_bytes(32), day, faces)
        deck, _ = await self._hall.games.shelf.hold(arranged(cards, secret))
        origin = decks_by_face()
        decks = tuple(dict.fromkeys(sorted(origin[face] for face in faces)))
        line = DailyLine(day, secret.hex(), deck, faces, decks)
        none = DailySum(day, 0, (0,) * (PLACED + 1), (0,) * PLACED)
        await self._rows.write(Insert(DAILY_LINES, line), Insert(DAILY_SUMS, none))

    async def _lately(self, day: str) -> set[str]:
        since = before(day, REST)
        lines = await self._rows.find(DAILY_LINES, descending=True, limit=REST + 1)
        return {face for line in lines if line.day >= since for face in line.faces}

    # Playing it

    async def try_of(self, day: str, person: str) -> DailyTry | None:
        return await self._rows.get(DAILY_TRIES, day, person) if person else None

    async def play(self, day: str, person: str, name: str, language: str) -> str:
        """The code of a room in which somebody plays a day's line, once for today, and as often as they like later."""
        line = await self.line(day)
        now = self._hall.now()
        for_fun = day != day_at(now)
        if not for_fun:
            begun = await self.try_of(day, person)
            if begun is not None:
                return begun.code
        elif not is_public(day, now):
            begun = await self.try_of(day, person)
            if begun is not None:
                return begun.code
            raise Refused(f"{day} is over; from an hour after its end it can be played for fun", "daily-over")
        wish = CardsWish(line.decks, line.deck, language, day, for_fun, line.secret)
        room = await begin_alone(self._hall, person, name, wish)
        if for_fun:
            self.counts["archive"] += 1
            return room.head.code
        assert room.game is not None
        first = DailyTry(day, person, room.head.code, room.game, now)
        if not await self._rows.write(Insert(DAILY_TRIES, first)):
            # They began on another device at the same moment: that one counts, and nobody enters this room.
            begun = await self.try_of(day, person)
            assert begun is not None
            return begun.code
        self.counts["begun"] += 1
        return room.head.code

    # What it adds up to

    async def settle(self, begun: DailyTry) -> DailyTry:
        """Count a try as soon as its game is over; the first to look does it, once."""
        while begun.marks is None:
            try:
                live = await self._hall.games.find(begun.game)
            except Refused:
                # The game is no longer kept, or cannot be read.
                return begun
            if not live.game.over:
                return begun
            # The sum first: if the line changes after that, nothing is written.
            total = await self._rows.get(DAILY_SUMS, begun.day)
            line = await self.line(begun.day)
            assert total is not None
            marks = marks_of(live, line)
            counts = live.ended <= end_of(begun.day) + GRACE
            done = {"marks": marks, "counts": counts}
            writes: list[Write] = [Update(DAILY_TRIES, (begun.day, begun.person), done, {"marks": None})]
            if counts:
                writes.append(add(total, line, marks, 1))
            self.counts["finished"] += await self._rows.write(*writes)
            # Somebody else may have counted it, or another try: look again.
            found = await self._rows.get(DAILY_TRIES, begun.day, begun.person)
            if found is None:
                # Its player was deleted, or is somebody else now.
                return begun
            begun = found
        return begun

    async def played(self, person: str) -> list[DailyTry]:
        """All tries of somebody, the newest first."""
        return [
            begun
            async for begun in self._rows.each(DAILY_TRIES, {"person": person}, ("day",), descending=True)
        ]


def add(total: DailySum, line: DailyLine, marks: str, by: int) -> Update[DailySum]:
    """The sums with a try more, or one less. Nothing is written if they have changed since they were read."""
    score = score_of(line, marks)
    scores = [count + by * (at == score) for at, count in enumerate(total.scores)]
    right = [count + by * (mark == "1") for count, mark in zip(total.right, marks, strict=True)]
    to = {"version": total.version + 1, "scores": tuple(scores), "right": tuple(right)}
    return Update(DAILY_SUMS, (total.day,), to, {"version": total.version})


def marks_of(live: LiveGame, line: DailyLine) -> str:
    """Which cards were placed right; those that the player did not get to count as wrong."""
    cards = live.game.cards
    right = {cards[event.card].face for event in _events(live) if isinstance(event, Placed)}
    return "".join("1" if face in right else "0" for face in line.faces[1:])


def _events(live: LiveGame) -> Sequence[Event]:
    return [event for events in live.told() for event in events]


def score_of(line: DailyLine, marks: str) -> int:
    """How many were right, without those that the host has taken out."""
    placed = zip(line.faces[1:], marks, strict=True)
    return sum(mark == "1" and face not in line.withdrawn for face, mark in placed)


def out_of(line: DailyLine) -> int:
    return sum(face not in line.withdrawn for face in line.faces[1:])


def published(line: DailyLine) -> str:
    """The hash that everybody may know from the start of the day."""
    return commitment(bytes.fromhex(line.secret))


async def withdraw(store: Store, day: str, face: str, why: str) -> DailyLine:
    """Take a card out of a day, for everybody and publicly, and add everything up again."""
    read(day)
    while True:
        # The sum first: if the line changes after that, nothing is written.
        total, line = await store.rows.get(DAILY_SUMS, day), await store.rows.get(DAILY_LINES, day)
        if line is None or total is None:
            raise Missing(f"there was no daily line on {day}")
        if face not in line.faces:
            cards = f": {', '.join(line.faces)}" if is_public(day, await store.time()) else ""
            raise Refused(f"expected a card of that day's line{cards}; got {face[:60]!r}")
        if not why.strip():
            raise Refused("expected a reason, which everyone can read; got none")
        without = DailyLine(
            day, line.secret, line.deck, line.faces, line.decks, {**line.withdrawn, face: why.strip()}
        )
        scores = [0] * len(total.scores)
        async for begun in store.rows.each(DAILY_TRIES, {"day": day}):
            if begun.counts and begun.marks is not None:
                scores[score_of(without, begun.marks)] += 1
        done = await store.rows.write(
            Update(DAILY_LINES, (day,), {"withdrawn": without.withdrawn}),
            Update(
                DAILY_SUMS,
                (day,),
                {"version": total.version + 1, "scores": tuple(scores)},
                {"version": total.version},
            ),
        )
        if done:
            return without
