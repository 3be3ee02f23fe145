"""Moves for bots, for players whose time has run out, and for players who are away.

The store knows when each game is due, and any process may take it up. The process that made a game due goes first, without
asking the store; if it dies, another finds the game.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256

import msgspec

from interstice.bots.find import bot
from interstice.bots.levels import Mind
from interstice.bots.memories import recall
from interstice.bots.mind import Memory
from interstice.core import engine
from interstice.core.asks import Ask
from interstice.core.chance import Casual
from interstice.core.moves import Move
from interstice.core.view import view
from interstice.server.playing import room_events as e
from interstice.server.playing.games import LiveGame, Wish
from interstice.server.playing.hall import Hall
from interstice.server.playing.refusals import Missing, Stale, Unreadable
from interstice.server.playing.rooms import Room
from interstice.store.store import Unavailable

OVERDUE = 15.0
"""A game that has been due for more seconds than this was forgotten."""
LEASE = 5.0
"""Seconds that a process has for a game it took before another may take it."""
BEAT = 1.0
"""Seconds between two looks at the store, and two heartbeats."""
FORGET_EVERY = 60
"""Rooms and games that nobody watches are forgotten once in so many beats."""
STAND_IN = "guesser"
"""The bot that moves for a player whose time is up or who is away."""


class Attendant:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._memories: dict[tuple[str, int], Memory] = {}
        self._rounds = 0
        self.overdue = 0
        """Games that somebody should have attended to long ago, at the last look."""

    async def start(self) -> None:
        """Find out how long the service was away, then look after games that are due."""
        await self.hall.heart.start()
        self.hall.acting.attended_by(self.attend)
        self.hall.background.keep_running("attendant", self._forever)

    def attend(self, live: LiveGame, due: float) -> None:
        """A game will be due then: wait for it here if that is soon."""
        if due - self.hall.now() <= LEASE:
            self.hall.background.spawn(self._wait(live, due, live.entries))

    async def _wait(self, live: LiveGame, due: float, entries: int) -> None:
        await asyncio.sleep(max(0.0, due - self.hall.now()))
        if live.entries == entries:
            await self._see_to_safely(live.id)

    async def _forever(self) -> None:
        while True:
            self._rounds += 1
            if self._rounds % FORGET_EVERY == 0:
                self.hall.forget_idle()
            await self.round()
            await asyncio.sleep(BEAT)

    async def round(self) -> None:
        """One heartbeat, and a look at every game that is due. Whatever fails is reported, and tried again in the next round."""
        now = self.hall.now()
        try:
            await self.hall.heart.beat()
            due = await self.hall.store.take_due(now - BEAT, now + LEASE)
            self.overdue = await self.hall.store.count_due(now - OVERDUE)
        except Exception as error:
            self.hall.background.failed("heartbeat", error)
            return
        for game in due:
            await self._see_to_safely(game)

    async def _see_to_safely(self, game: str) -> None:
        """One game that goes wrong must not keep the others from being attended to."""
        try:
            await self.see_to(game)
        except (Unavailable, Unreadable, Missing):
            # It is tried again when its lease is over, or was put aside, or is gone.
            return
        except Exception as error:
            self.hall.background.failed("attending to a game", error)

    async def see_to(self, game: str) -> None:
        """Move for a seat that is due, if there is one."""
        hall = self.hall
        live = await hall.games.find(game)
        room = await hall.rooms.find(live.head.room)
        for seat in tuple(live.game.asks):
            due = hall.due.of_seat(live, room, seat, live.thinking.since)
            if due is None or due > hall.now() + 0.001:
                continue
            is_away = live.head.bots[seat] == "" and await self._take_over(room, live, seat)
            await self._answer(live, room, seat, is_away)
            return
        if not live.is_storing:
            # Somebody came back after it was noted when the game is due.
            await hall.acting.schedule(live, room)

    async def _take_over(self, room: Room, live: LiveGame, seat: int) -> bool:
        """Seat a bot for a player who is away, and say whether they are; one who merely ran out of time keeps the seat."""
        hall, holder = self.hall, live.head.holders[seat]

        def decide(room: Room) -> tuple[e.AnyRoomEvent, ...]:
            away = not room.here(holder, hall.heart.nodes) and seat not in room.taken_over
            return (e.TakenOver(live.id, seat),) if away else ()

        await hall.rooms.change(room.id, "attendant", f"{live.id}-{live.entries}-{seat}", decide)
        return seat in room.taken_over

    async def _answer(self, live: LiveGame, room: Room, seat: int, is_away: bool) -> None:
        asks = live.game.asks.get(seat)
        if asks:
            move = self._due_move(live, seat, is_away) or self._bot_move(live, seat, asks)
            with suppress(engine.Illegal, Stale):
                wish = Wish(f"bot-{seat}", f"{live.entries}", seat, move, live.entries, 0.0)
                await self.hall.act(live, room, wish)

    def _due_move(self, live: LiveGame, seat: int, is_away: bool) -> Move | None:
        """The move that the rules make for a player who is away or out of time; None if a bot is to choose."""
        game = live.game
        if live.head.bots[seat]:
            return None
        return game.rules.away(game, seat) if is_away else game.rules.out_of_time(game, seat)

    def _bot_move(self, live: LiveGame, seat: int, asks: tuple[Ask, ...]) -> Move:
        name, game = live.head.bots[seat] or STAND_IN, live.game
        luck = Casual(_seed(live.id, live.entries, seat))
        try:
            mind = bot(name)
            if isinstance(mind, Mind):
                # A search would hold up everybody else.
                mind = msgspec.structs.replace(mind, rollouts=0)
            return mind.choose(asks, lambda: view(game, seat), self._memory(live, seat, name), luck)
        except Exception as error:
            # A bot that fails must not stop a game: any move that is allowed will do.
            self.hall.background.failed(f"bot {name}", error)
            return asks[0].sample(luck)

    def _memory(self, live: LiveGame, seat: int, name: str) -> Memory:
        key = (live.id, seat)
        if key not in self._memories:
            if len(self._memories) > 500:
                self._memories.clear()
            self._memories[key] = recall(name, live.deck, f"{live.id}/{seat}")
        return self._memories[key]


def _seed(*parts: object) -> int:
    """Unlike Python's own hash, the same in every process."""
    return int.from_bytes(sha256(repr(parts).encode()).digest()[:8])
