"""When the server has to move for a seat: a bot sits there, a clock runs out, or a player has been away too long."""

from __future__ import annotations

from interstice.core.asks import Asks
from interstice.server.playing.games import LiveGame
from interstice.server.playing.heart import Heart
from interstice.server.playing.pace import SLOWEST
from interstice.server.playing.people import People
from interstice.server.playing.rooms import Room

BOT_PACE = 1.0
GRACE = 45.0


class Due:
    def __init__(self, heart: Heart, people: People, bot_pace: float, grace: float) -> None:
        self._heart = heart
        self._people = people
        self.bot_pace = bot_pace
        """How much longer than usual bots take, as a factor."""
        self._grace = grace
        """Seconds that somebody may be away before a bot moves for them."""

    @property
    def slowest(self) -> float:
        """Seconds after which every bot has moved, unless its process died."""
        return SLOWEST * self.bot_pace

    def of_game(
        self, live: LiveGame, room: Room, asks: Asks, since: float, reading: float | None = None
    ) -> float | None:
        """When the first of the seats that have been asked since then is due. If nobody is asked, the game is over, and
        its results are due."""
        if not asks:
            return since if live.head.counts else None
        times = [self.of_seat(live, room, seat, since, reading) for seat in asks]
        return min((time for time in times if time is not None), default=None)

    def of_seat(
        self, live: LiveGame, room: Room, seat: int, since: float, reading: float | None = None
    ) -> float | None:
        """By when the server must have moved for this seat, which has been asked since then.

        `reading`: the seconds it then takes to read what came before, if that is not yet stored."""
        if self.is_bots(live, room, seat):
            return since + self.slowest
        times = []
        holder = live.head.holders[seat]
        if not room.here(holder, self._heart.nodes) and not live.head.nobody_waits:
            times.append(max(since, self._heart.past(room.left_at.get(holder, since))) + self._grace)
        deadline = live.thinking.deadline(seat, self._heart.downtimes, self._people.lag_of(holder))
        if deadline is not None:
            more = 0.0 if reading is None else reading - live.thinking.reading
            times.append(deadline + max(0.0, since - live.thinking.since) + more)
        return min(times) if times else None

    def is_bots(self, live: LiveGame, room: Room, seat: int) -> bool:
        """Whether a bot plays this seat, for itself or for somebody who is away."""
        return bool(live.head.bots[seat]) or seat in room.taken_over
