"""What becomes of games that are over: their results are stored, and only then may their logs be deleted."""

from __future__ import annotations

from interstice.server import logs
from interstice.server.daily.daily import TOGETHER, Daily
from interstice.server.daily.days import is_public
from interstice.server.moderating.quickness import note_quick
from interstice.server.playing.games import LiveGame
from interstice.server.playing.hall import Hall
from interstice.server.playing.refusals import Missing, Unreadable
from interstice.server.results.counting import Counting
from interstice.store.results import COUNTED
from interstice.store.store import Unavailable


class Finishing:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._read = 0
        self.counting = Counting(hall.store.rows)
        self.daily = Daily(hall, self._count)

    async def ended(self, live: LiveGame) -> None:
        """A game is over. A daily line must not give away its cards until it is public, so it is counted then."""
        if live.head.daily:
            await self.daily.ended(live)
        else:
            await self._count(live)

    async def _count(self, live: LiveGame) -> None:
        """Store the results of a finished game."""
        await self.counting.count(live)
        try:
            await note_quick(self._hall.store, live)
        except Unavailable:
            raise
        except Exception as error:
            logs.note_error("a game cannot be looked at for quickness", error, game=live.id)

    async def may_go(self, game: str) -> bool:
        """Whether the log of an old game may be deleted. If it is over and nobody has counted it, because no server was running
        for so long, it is counted now; the line of a day that is not public yet has to wait."""
        if await self._hall.store.rows.get(COUNTED, game) is not None:
            return True
        self._read += 1
        if self._read % TOGETHER == 0:
            self._hall.forget_idle()
        try:
            live = await self._hall.games.find(game)
        except (Missing, Unreadable):
            return True
        if live.game.over and live.head.counts:
            if live.head.daily and not is_public(live.head.daily, self._hall.now()):
                return False
            await self.ended(live)
        return True
