"""Works out the results of all stored games again, and leaves those of deleted games as they are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from interstice.server.playing.games import LiveGame
from interstice.server.playing.hall import Hall
from interstice.server.playing.refusals import Missing, Unreadable
from interstice.server.results.counting import Counting
from interstice.server.results.rebuilding import rebuild_difficulties

PAGE = 100
SECRET_FOR = 25 * 3600.0
"""By then any line that was played is public: an hour after its day."""


class Recomputed(NamedTuple):
    games: int
    """Finished games that are stored."""
    fresh: int
    """How many of them had no results yet."""


async def recompute(hall: Hall, seen: Callable[[], None] = lambda: None) -> Recomputed:
    """`seen` is called for each stored game."""
    counting, games, fresh = Counting(hall.store.rows), 0, 0
    page = await hall.store.oldest("game", limit=PAGE)
    while page:
        for _, id in page:
            seen()
            with suppress(Missing, Unreadable):
                live = await hall.games.find(id)
                if live.game.over and live.head.counts and not _is_secret(live, hall.now()):
                    games += 1
                    fresh += await counting.recount(live)
        hall.forget_idle()
        await asyncio.sleep(0)
        page = await hall.store.oldest("game", page[-1], PAGE)
    await rebuild_difficulties(hall.store.rows, hall.now())
    return Recomputed(games, fresh)


def _is_secret(live: LiveGame, now: float) -> bool:
    """Whether it may play the line of a day that is not public yet; such games are counted later."""
    return bool(live.head.daily) and now - live.ended < SECRET_FOR
