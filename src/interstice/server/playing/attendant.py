"""Moves for bots, for players whose time has run out, and for players who are away, and sees to games that are over.

The store knows when each game is due, and any process may take it up. The process that made a game due goes first, without
asking the store, and its bots move as soon as they would if they were people; if it dies, another finds the game.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

from interstice.core import engine
from interstice.core.chance import Casual
from interstice.core.moves import Move
from interstice.core.refused import Refused
from interstice.server.playing import room_events as e
from interstice.server.playing.games import LiveGame, Wish
from interstice.server.playing.hall import Hall
from interstice.server.playing.minds import name_at, seed_of
from interstice.server.playing.pace import QUICK, seconds_for
from interstice.server.playing.reacting import Reacting
from interstice.server.playing.reading import seconds_to_read
from interstice.server.playing.refusals import Missing, Stale, Unreadable, UnreadableRoom
from interstice.server.playing.rooms import Room
from interstice.server.playing.rooms_here import ATTENDANT
from interstice.store.store import Unavailable

OVERDUE = 15.0
"""A game that has been due for more seconds than this was forgotten."""
TRIES = 3
"""A game that fails this many times in a row, for a reason of its own, is put aside."""
LEASE = 5.0
"""Seconds that a process has for a game it took before another may take it."""
BEAT = 1.0
"""Seconds between two looks at the store, and two heartbeats."""
BOT, CLOCK = "bot", "clock"
"""Who moves for a seat: a bot, which chooses, or the clock, if the rules say what happens to those out of time."""
FORGET_EVERY = 60
"""Once in this many beats, rooms and games that nobody watches are dropped from memory."""


class Intent(NamedTuple):
    """A bot's move, and when it makes it."""

    at: float
    seat: int
    move: Move


Ended = Callable[[LiveGame], Awaitable[None]]
"""Called with a game that is over, as often as needed until it has been called once without an exception."""


async def nothing(live: LiveGame) -> None:
    """Nobody wants to know when a game is over."""


class Attendant:
    def __init__(self, hall: Hall, ended: Ended = nothing) -> None:
        self.hall = hall
        self._ended = ended
        self._waits: set[tuple[str, int, float]] = set()
        """The games that this process is waiting for, each with its number of entries and when it is due."""
        self._reacting = Reacting(hall)
        self._rounds = 0
        self._again: list[str] = []
        """Games to try again in the next round: their lease would keep everybody away from them for longer."""
        self._tries = Counter[str]()
        """How often in a row each game has failed."""
        self.overdue = 0
        """Games that somebody should have attended to long ago, at the last look."""

    async def start(self) -> None:
        """Find out how long the service was away, then look after games that are due."""
        await self.hall.heart.start()
        self.hall.acting.attended_by(self.attend)
        self.hall.background.keep_running("attendant", self._forever)

    def attend(self, live: LiveGame, due: float) -> None:
        """A game will be due then: wait for it here if that is soon."""
        wait = (live.id, live.entries, due)
        if due - self.hall.now() <= max(LEASE, self.hall.due.slowest) and wait not in self._waits:
            self._waits.add(wait)
            self.hall.background.spawn(self._wait(*wait))

    async def _wait(self, game: str, entries: int, due: float) -> None:
        try:
            while not await self._safely(game, self.attend_to(game, entries, due)):
                await asyncio.sleep(BEAT)
        finally:
            self._waits.discard((game, entries, due))

    async def attend_to(self, game: str, entries: int, due: float) -> None:
        """Let a bot start thinking now and move in its own time. If there is no bot, see to the game when it is due."""
        live = await self.hall.games.find(game)
        if live.entries != entries:
            return
        room = await self.hall.rooms.find(live.head.room)
        self._reacting.look(live, room)
        intent = await self.think(live, room)
        at = due if intent is None else min(intent.at, due)
        while live.entries == entries and (left := at - self.hall.now()) > 0:
            await asyncio.sleep(left)
        live = await self.hall.games.find(game)
        if live.entries != entries:
            return
        if intent is not None and intent.at == at and self.hall.due.is_bots(live, room, intent.seat):
            move = self._due_move(live, room, intent.seat) or intent.move
            await self.move(live, room, intent.seat, move)
        else:
            await self.see_to(game)

    async def think(self, live: LiveGame, room: Room) -> Intent | None:
        """What the first of the bots that were asked will do, once all of them have made up their minds."""
        entries, made = live.entries, []
        reading = seconds_to_read(live.game.log[-1], live.head.bots)
        pace = self.hall.due.bot_pace * (QUICK if live.is_quick else 1)
        for seat, asks in tuple(live.game.asks.items()):
            if self.hall.due.is_bots(live, room, seat):
                choice = await self.hall.minds.choose(live, seat, asks)
                luck = Casual(seed_of(live, seat, "pace"))
                takes = seconds_for(name_at(live, seat), choice.sureness, luck, reading)
                made.append(Intent(live.thinking.since + takes * pace, seat, choice.move))
            if live.entries != entries:
                return None
        return min(made, key=lambda intent: intent.at, default=None)

    async def _forever(self) -> None:
        while True:
            self._rounds += 1
            if self._rounds % FORGET_EVERY == 0:
                self.hall.forget_idle()
            await self.round()
            await asyncio.sleep(BEAT)

    async def round(self) -> None:
        """One heartbeat, and a look at every game that is due. Anything that fails is reported, and tried again in the next round."""
        now = self.hall.now()
        try:
            await self.hall.heart.beat()
            due = await self.hall.store.take_due(now - BEAT, now + LEASE)
            self.overdue = await self.hall.store.count_due(now - OVERDUE)
        except Exception as error:
            self.hall.background.failed("heartbeat", error)
            return
        due = list(dict.fromkeys((*self._again, *due)))
        self._again = [game for game in due if not await self._safely(game, self.see_to(game))]

    async def _safely(self, game: str, work: Awaitable[None]) -> bool:
        """One game that goes wrong must not keep the others from being attended to. Returns False if it should be tried again."""
        try:
            await work
        except Unavailable:
            # The store's fault, not the game's.
            return False
        except (Unreadable, UnreadableRoom, Missing):
            # It was put aside, or its room was, or is gone: nobody waits for it.
            with suppress(Unavailable):
                await self.hall.store.set_due(game, None)
        except Exception as error:
            return await self._failed(game, error)
        self._tries.pop(game, None)
        return True

    async def _failed(self, game: str, error: Exception) -> bool:
        """A game fails for a reason of its own: give up after a few tries. Returns whether that is so."""
        self.hall.background.failed("attending to a game", error)
        self._tries[game] += 1
        if self._tries[game] < TRIES:
            return False
        del self._tries[game]
        live = self.hall.games.here(game)
        if live is not None and live.game.over:
            # Only its results are missing, and they can be worked out later. People may still be looking at it.
            with suppress(Unavailable):
                await self.hall.store.set_due(game, None)
        else:
            self.hall.games.put_aside(game, error, live.head.room if live is not None else "")
        return True

    async def see_to(self, game: str) -> None:
        """Move at once for a seat that is due, if there is one."""
        hall = self.hall
        live = await hall.games.find(game)
        if live.game.over:
            await self._ended(live)
            await hall.store.set_due(game, None)
            live.due = None
            return
        room = await hall.rooms.find(live.head.room)
        for seat in tuple(live.game.asks):
            due = hall.due.of_seat(live, room, seat, live.thinking.since)
            if due is None or due > hall.now() + 0.001:
                continue
            if not live.head.bots[seat]:
                await self._take_over(room, live, seat)
            asks = live.game.asks.get(seat)
            if asks:
                move = self._due_move(live, room, seat)
                by = CLOCK if move is not None and seat not in room.taken_over else BOT
                move = move or hall.minds.choose_at_once(live, seat, asks).move
                await self.move(live, room, seat, move, by)
            return
        if not live.is_storing:
            # Somebody came back after it was noted when the game is due.
            await hall.acting.schedule(live, room)

    async def _take_over(self, room: Room, live: LiveGame, seat: int) -> None:
        """Seat a bot for a player who is away; one who merely ran out of time keeps the seat."""
        hall, holder = self.hall, live.head.holders[seat]

        def decide(room: Room) -> tuple[e.AnyRoomEvent, ...]:
            away = not live.head.nobody_waits and not room.here(holder, hall.heart.nodes)
            away = away and seat not in room.taken_over
            return (e.TakenOver(live.id, seat),) if away else ()

        await hall.rooms.change(room.id, ATTENDANT, f"{live.id}-{live.entries}-{seat}", decide)

    def _due_move(self, live: LiveGame, room: Room, seat: int) -> Move | None:
        """The move that the rules make for a player who is away or out of time; None if a bot is to choose."""
        game = live.game
        if live.head.bots[seat]:
            return None
        return game.rules.away(game, seat) if seat in room.taken_over else game.rules.out_of_time(game, seat)

    async def move(self, live: LiveGame, room: Room, seat: int, move: Move, by: str = BOT) -> None:
        # Refused: another process has moved for this seat, perhaps otherwise.
        with suppress(engine.Illegal, Stale, Refused):
            wish = Wish(f"{by}-{seat}", f"{live.entries}", seat, move, live.entries, 0.0)
            await self.hall.act(live, room, wish)
            self._reacting.look(live, room)
