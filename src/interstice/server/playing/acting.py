"""The way of a move through the server: decided, stored, acknowledged, told, in this order, without waiting for anything.

A game decides one move at a time; those that come while it is being stored wait in line. Until it is on disk nobody can
see it; if it cannot be stored it is taken back.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from interstice.core import engine
from interstice.core.asks import Asks
from interstice.core.refused import Refused
from interstice.server.playing import games
from interstice.server.playing.clocks import LAG
from interstice.server.playing.games import Answer, LiveGame, Stale, Wish
from interstice.server.playing.rooms import Room
from interstice.store.store import KEEP, NewEntry, Outcome, Verdict

if TYPE_CHECKING:
    from interstice.server.playing.hall import Hall


class Acting:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.attend: Callable[[LiveGame, float], None] | None = None
        """Told of a game and when it will be due; the attendant of this process."""

    def act(self, live: LiveGame, room: Room, wish: Wish, answer: Answer) -> None:
        """Make a move; `answer` is called when it is stored, or refused."""
        if live.is_storing:
            if live.waiting is None:
                live.waiting = deque()
            live.waiting.append((wish, answer))
        else:
            self._decide(live, room, wish, answer, is_newest=self._hall.bus.hears_all)

    def _decide(self, live: LiveGame, room: Room, wish: Wish, answer: Answer, is_newest: bool) -> None:
        hall = self._hall
        number, asked = live.entries, live.game.asks
        try:
            if live.repeats(wish):
                answer(None)
                return
            entry = live.decide(wish.seat, wish.move)
        except Refused as error:
            answer(error)
            return
        except engine.Illegal as error:
            if not is_newest:
                self._read_first(live, room, wish, answer)
            elif wish.entries is not None and wish.entries < live.entries:
                answer(Stale(f"the table has moved on: {error}"))
            else:
                answer(error)
            return
        at = hall.now()
        due = self._due(live, room, live.asks_to_come(), at)

        def stored(outcome: Outcome) -> None:
            live.is_storing = False
            if outcome is Verdict.STORED:
                live.take_over(wish, asked, at, hall.downtimes)
                live.due = due
                answer(None)
                hall.publish(live.id, number + 1, new)
                if due is not None and self.attend is not None:
                    self.attend(live, due)
            elif isinstance(outcome, Exception):
                live.take_back()
                answer(outcome)
            else:
                # Somebody else was faster, perhaps with the same command: what is stored counts, not what we decided.
                live.take_back()
                self._read_first(live, room, wish, answer)
            if live.missed:
                live.missed = False
                hall.follow(live.id)
            if live.waiting:
                self._go_on(live, room)

        live.is_storing = True
        # What says of a game that nobody needs attend to it is said once.
        kept = due is None and live.due is None
        new = NewEntry(
            live.id,
            number,
            wish.actor,
            wish.command,
            at,
            wish.lag,
            games.encode_entry(entry),
            KEEP if kept else due,
        )
        hall.store.add(new, stored)

    def _go_on(self, live: LiveGame, room: Room) -> None:
        while live.waiting and not live.is_storing:
            self._decide(live, room, *live.waiting.popleft(), is_newest=self._hall.bus.hears_all)

    def _read_first(self, live: LiveGame, room: Room, wish: Wish, answer: Answer) -> None:
        """Another process may have been faster: read what it did, then decide anew."""
        live.is_storing = True
        self._hall.spawn(self._read(live, room, wish, answer))

    async def _read(self, live: LiveGame, room: Room, wish: Wish, answer: Answer) -> None:
        try:
            live.follow(await self._hall.store.read(live.id, live.entries), self._hall.downtimes)
        except Exception as error:
            live.is_storing = False
            answer(error)
        else:
            live.is_storing = False
            self._hall.wake(live.id)
            self._decide(live, room, wish, answer, is_newest=True)
        self._go_on(live, room)

    # When a game wants attention: a bot is to move, a clock runs out, somebody has been away too long

    def due(self, live: LiveGame, room: Room) -> float | None:
        """When the first of the seats that are asked wants somebody else's answer."""
        return self._due(live, room, live.game.asks, live.thinking.since)

    def _due(self, live: LiveGame, room: Room, asks: Asks, since: float) -> float | None:
        times = [time for seat in asks if (time := self.due_of(live, room, seat, since)) is not None]
        return min(times) if times else None

    def due_of(self, live: LiveGame, room: Room, seat: int, since: float) -> float | None:
        """When somebody else answers for a seat that is asked since then."""
        hall = self._hall
        if live.head.bots[seat] or seat in room.taken_over:
            return since + hall.bot_pause
        times = []
        holder = live.head.holders[seat]
        if not room.here(holder, hall.nodes):
            times.append(max(since, room.left_at.get(holder, since)) + hall.grace)
        deadline = live.thinking.deadline(seat, hall.downtimes, hall.lags.get(holder, LAG))
        if deadline is not None:
            times.append(deadline + max(0.0, since - live.thinking.since))
        return min(times) if times else None

    async def schedule(self, live: LiveGame, room: Room) -> None:
        """Somebody came or went: say anew when the game is due."""
        due = self.due(live, room)
        if due is not None or live.due is not None:
            await self._hall.store.set_due(live.id, due)
            live.due = due
        if due is not None and self.attend is not None:
            self.attend(live, due)
