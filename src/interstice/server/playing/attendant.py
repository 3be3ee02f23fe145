"""Attends to games in which nobody at a socket is next: bots, clocks that ran out, people who are away.

What is due stands in the store and belongs to no process: whoever is free takes it. The process that made it due
goes first, without asking the store; if it dies, another finds it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256

import msgspec

from interstice.bots.find import bot
from interstice.bots.memories import recall
from interstice.bots.mind import Memory
from interstice.core import engine
from interstice.core.asks import Ask
from interstice.core.chance import Casual
from interstice.core.moves import Move
from interstice.core.view import view
from interstice.server.playing import rooms
from interstice.server.playing.clocks import DEAD_AFTER, Downtimes, SteadyClock
from interstice.server.playing.games import LiveGame, Stale, Wish
from interstice.server.playing.hall import Hall, Missing, Unreadable
from interstice.server.playing.rooms import AnyRoomEvent, Room
from interstice.store.store import Unavailable

OVERDUE = 15.0
"""Seconds after which a game that is due has been forgotten by somebody."""
LEASE = 5.0
"""Seconds for which a process may work on what it took before another may."""
BEAT = 1.0
"""Seconds between two looks at the store, and two heartbeats."""
FORGET_EVERY = 60
"""Beats between two times that what is idle is let go."""
HEARTBEAT, DOWNTIMES = "heartbeat", "downtimes"
"""The marks that all processes share."""
STAND_IN = "guesser"
"""The bot that answers when time is up or somebody is away."""


class Attendant:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._memories: dict[tuple[str, int], Memory] = {}
        self._rounds = 0
        hall.acting.attend = self.attend

    async def start(self) -> None:
        """Find out how long the service was away, then look after what is due."""
        await self.wake_up()
        self.hall.keep_running("attendant", self._forever)

    def attend(self, live: LiveGame, due: float) -> None:
        """A game is due then: wait for it here if that is soon."""
        if due - self.hall.now() <= LEASE:
            self.hall.spawn(self._wait(live, due, live.entries))

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
        """One heartbeat, and a look at every game that is due. Whatever fails is told, and tried again in the next round."""
        now = self.hall.now()
        try:
            await self.beat()
            due = await self.hall.store.take_due(now - BEAT, now + LEASE)
            self.hall.overdue = await self.hall.store.count_due(now - OVERDUE)
        except Exception as error:
            self.hall.failed("heartbeat", error)
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
            self.hall.failed("attending to a game", error)

    async def see_to(self, game: str) -> None:
        """Answer for whoever's time has come."""
        hall = self.hall
        live = await hall.game(game)
        room = await hall.room(live.head.room)
        for seat in tuple(live.game.asks):
            due = hall.acting.due_of(live, room, seat, live.thinking.since)
            if due is None or due > hall.now() + 0.001:
                continue
            is_away = live.head.bots[seat] == "" and await self._take_over(room, live, seat)
            await self._answer(live, room, seat, is_away)
            return
        if not live.is_storing:
            # Whoever said that it was due did not know that somebody has come back.
            await hall.acting.schedule(live, room)

    async def _take_over(self, room: Room, live: LiveGame, seat: int) -> bool:
        """Seat a bot for a player who is away, and say whether they are; one who merely ran out of time keeps the seat."""
        hall, holder = self.hall, live.head.holders[seat]

        def decide(room: Room) -> tuple[AnyRoomEvent, ...]:
            away = not room.here(holder, hall.nodes) and seat not in room.taken_over
            return (rooms.TakenOver(live.id, seat),) if away else ()

        await hall.change_room(room.id, "attendant", f"{live.id}-{live.entries}-{seat}", decide)
        return seat in room.taken_over

    async def _answer(self, live: LiveGame, room: Room, seat: int, is_away: bool) -> None:
        asks = live.game.asks.get(seat)
        if asks:
            move = self._due_move(live, seat, is_away) or self._bot_move(live, seat, asks)
            with suppress(engine.Illegal, Stale):
                wish = Wish(f"bot-{seat}", f"{live.entries}", seat, move, live.entries, 0.0)
                await self.hall.act(live, room, wish)

    def _due_move(self, live: LiveGame, seat: int, is_away: bool) -> Move | None:
        """What the rules make of a player who is away or out of time; None if a bot is to answer."""
        game = live.game
        if live.head.bots[seat]:
            return None
        return game.rules.away(game, seat) if is_away else game.rules.out_of_time(game, seat)

    def _bot_move(self, live: LiveGame, seat: int, asks: tuple[Ask, ...]) -> Move:
        name, game = live.head.bots[seat] or STAND_IN, live.game
        luck = Casual(_seed(live.id, live.entries, seat))
        try:
            return bot(name).choose(asks, lambda: view(game, seat), self._memory(live, seat, name), luck)
        except Exception as error:
            # A mind that fails must not stop a game: any move that is allowed will do.
            self.hall.failed(f"bot {name}", error)
            return asks[0].sample(luck)

    def _memory(self, live: LiveGame, seat: int, name: str) -> Memory:
        key = (live.id, seat)
        if key not in self._memories:
            if len(self._memories) > 500:
                self._memories.clear()
            self._memories[key] = recall(name, live.deck, f"{live.id}/{seat}")
        return self._memories[key]

    # The heart of the service: so that clocks stand still while it does not beat

    async def wake_up(self) -> None:
        """Take the time from the store, which never goes back behind the last heartbeat."""
        if isinstance(self.hall.now, SteadyClock):
            self.hall.now.set(max(await self.hall.store.time(), await self._last_beat()))
        await self.beat()

    async def beat(self) -> None:
        """Write the heartbeat. If neither this process nor another could for a while, nobody could move: a downtime."""
        hall = self.hall
        last, now = await self._last_beat(), hall.now()
        if last > now + DEAD_AFTER and isinstance(hall.now, SteadyClock):
            # Another process started after the time of day had jumped. Go with it.
            hall.now.set(last)
            now = last
        spans = await self._downtimes()
        if last and min(now - last, hall.heartbeat_age) > DEAD_AFTER:
            spans = [*spans[-99:], (last, now)]
            await hall.store.put(DOWNTIMES, msgspec.json.encode(spans).decode())
        hall.downtimes = Downtimes(spans)
        await hall.store.put(HEARTBEAT, str(max(now, last)))
        nodes = msgspec.json.decode(await hall.store.get("nodes") or "{}", type=dict[str, float])
        alive = {node: at for node, at in nodes.items() if abs(now - at) < DEAD_AFTER}
        alive[hall.node] = now
        await hall.store.put("nodes", msgspec.json.encode(alive).decode())
        hall.nodes = set(alive)
        hall.beaten = hall.passed()

    async def _last_beat(self) -> float:
        """When any process last wrote its heartbeat; 0 if none ever did."""
        return float(await self.hall.store.get(HEARTBEAT) or 0)

    async def _downtimes(self) -> list[tuple[float, float]]:
        known = await self.hall.store.get(DOWNTIMES)
        return msgspec.json.decode(known, type=list[tuple[float, float]]) if known else []


def _seed(*parts: object) -> int:
    """The same in every process, as Python's own hash is not."""
    return int.from_bytes(sha256(repr(parts).encode()).digest()[:8])
