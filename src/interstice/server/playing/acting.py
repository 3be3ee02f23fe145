"""The path of a move through the server: decided, stored, acknowledged and told, in this order. It waits for nothing but the disk.

A game decides one move at a time; others wait in line while it is being stored. Until it is on disk nobody can see it,
and if it cannot be stored it is undone. If the store is away, everybody in line is told so at once: nobody waits for it twice.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress

from interstice.core import engine
from interstice.core.refused import Refused
from interstice.server.playing import games
from interstice.server.playing.background import Background
from interstice.server.playing.due import Due
from interstice.server.playing.games import Answer, LiveGame, Wish
from interstice.server.playing.games_here import GamesHere
from interstice.server.playing.heart import Heart
from interstice.server.playing.refusals import Stale
from interstice.server.playing.rooms import Room
from interstice.server.playing.watching import Watching
from interstice.store.store import KEEP, NewEntry, Outcome, Store, Unavailable, Verdict, tell

Attend = Callable[[LiveGame, float], None]
"""Called with a game and when it will be due."""


class Acting:
    def __init__(
        self,
        store: Store,
        watching: Watching,
        background: Background,
        heart: Heart,
        games: GamesHere,
        due: Due,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._watching = watching
        self._background = background
        self._heart = heart
        self._games = games
        self._due = due
        self._now = now
        self._hears_all = watching.bus.hears_all
        self._attend: Attend | None = None

    def attended_by(self, attend: Attend) -> None:
        """Have this called whenever it is known when a game will be due."""
        self._attend = attend

    def act(self, live: LiveGame, room: Room, wish: Wish, answer: Answer) -> None:
        """Make a move; `answer` is called when it is stored, or refused."""
        if live.is_storing:
            if live.waiting is None:
                live.waiting = deque()
            live.waiting.append((wish, answer))
        else:
            self._decide(live, room, wish, answer, is_newest=self._hears_all)

    def _decide(self, live: LiveGame, room: Room, wish: Wish, answer: Answer, is_newest: bool) -> None:
        """`is_newest`: no other process can have stored anything that is not known here."""
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
        except Exception as error:
            # Whatever it was, those who wait in line have their turn.
            answer(error)
            return
        at = self._now()
        try:
            due = self._due.of_game(live, room, live.asks_to_come(), at, live.reading_to_come(at))
        except Exception as error:
            live.take_back()
            answer(error)
            return

        def stored(outcome: Outcome) -> None:
            live.is_storing = False
            if outcome is Verdict.STORED:
                live.take_over(wish, asked, at, self._heart.downtimes)
                live.due = due
                answer(None)
                self._watching.publish(live.id, number + 1, new)
                if due is not None and self._attend is not None:
                    self._attend(live, due)
            elif isinstance(outcome, Exception):
                live.take_back()
                answer(outcome)
                _send_away(live, outcome)
            else:
                # Somebody else was faster, perhaps with the same command: what is stored counts, not what we decided.
                live.take_back()
                self._read_first(live, room, wish, answer)
            if live.missed:
                live.missed = False
                self._background.spawn(self._catch_up(live))
            if live.waiting:
                self._go_on(live, room)

        live.is_storing = True
        # Skip the write if due was already None.
        stays = due is None and live.due is None
        new = NewEntry(
            live.id,
            number,
            wish.actor,
            wish.command,
            at,
            wish.lag,
            games.encode_entry(entry),
            KEEP if stays else due,
        )
        self._store.add(new, stored)

    def _go_on(self, live: LiveGame, room: Room) -> None:
        while live.waiting and not live.is_storing:
            self._decide(live, room, *live.waiting.popleft(), is_newest=self._hears_all)

    def _read_first(self, live: LiveGame, room: Room, wish: Wish, answer: Answer) -> None:
        """Another process may have been faster: read what it did, then decide again."""
        live.is_storing = True
        self._background.spawn(self._read(live, room, wish, answer))

    async def _read(self, live: LiveGame, room: Room, wish: Wish, answer: Answer) -> None:
        try:
            live.follow(await self._store.read(live.id, live.entries), self._heart.downtimes)
        except Exception as error:
            live.is_storing = False
            answer(error)
            _send_away(live, error)
        else:
            live.is_storing = False
            self._watching.wake(live.id)
            self._decide(live, room, wish, answer, is_newest=True)
        self._go_on(live, room)

    async def _catch_up(self, live: LiveGame) -> None:
        # If the store is away, the next look for lost hints reads it.
        with suppress(Unavailable):
            await self._games.catch_up(live.id)

    async def schedule(self, live: LiveGame, room: Room) -> None:
        """Somebody came or went: say again when the game is due."""
        if live.game.over:
            return
        due = self._due.of_game(live, room, live.game.asks, live.thinking.since)
        if due is not None or live.due is not None:
            await self._store.set_due(live.id, due)
            live.due = due
        if due is not None and self._attend is not None:
            self._attend(live, due)


def _send_away(live: LiveGame, error: Exception) -> None:
    """If the store is away, those in line hear it now, instead of waiting for it one after the other."""
    if isinstance(error, Unavailable):
        waiting, live.waiting = live.waiting, None
        for _, answer in waiting or ():
            tell(answer, error)
