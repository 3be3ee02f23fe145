"""Now and then a bot reacts, in the same way as people do. Two bots never react at once, and then all are quiet for a while."""

from __future__ import annotations

import asyncio

from interstice.bots.reacting import reaction
from interstice.core.chance import Casual
from interstice.core.view import seen_events, view
from interstice.protocol import ReactedWith
from interstice.server.playing.games import LiveGame
from interstice.server.playing.hall import Hall
from interstice.server.playing.minds import seed_of
from interstice.server.playing.rooms import Room

QUIET = 8
"""How many entries after a reaction no bot of that game reacts."""
SOONEST, LATEST = 800, 1800
"""Milliseconds after which a reaction comes, at the usual pace: the page takes about half a second to turn a card over."""
MOST_GAMES = 1000


class Reacting:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._quiet: dict[str, int] = {}
        """By game, the entry up to which no bot reacts."""

    def look(self, live: LiveGame, room: Room) -> None:
        """A bot of the game may react to its newest entry. If bots do not wait, they do not react either."""
        pace = self._hall.due.bot_pace
        if not pace or live.entries <= self._quiet.get(live.id, 0) or not any(live.head.bots):
            return
        luck = Casual(seed_of(live, "reaction"))
        seat = self._who(live, luck)
        events = seen_events(live.game.rules, live.game.log[-1], seat)
        shown = reaction(seat, lambda: view(live.game, seat), events, luck)
        if shown is None:
            return
        if len(self._quiet) >= MOST_GAMES:
            del self._quiet[next(iter(self._quiet))]
        self._quiet[live.id] = live.entries + QUIET
        after = (SOONEST + luck.below(LATEST - SOONEST)) / 1000 * pace
        self._hall.background.spawn(self._show(room, ReactedWith(f"bot-{seat}", shown, seat), after))

    def _who(self, live: LiveGame, luck: Casual) -> int:
        """The bot that has just moved, or else any."""
        bots = [seat for seat, bot in enumerate(live.head.bots) if bot]
        mover = live.game.log[-1].seat
        return mover if mover in bots else bots[luck.below(len(bots))]

    async def _show(self, room: Room, shown: ReactedWith, after: float) -> None:
        await asyncio.sleep(after)
        self._hall.rooms.flash(room, shown)
