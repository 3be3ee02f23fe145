"""Who may know about a daily game: its player alone, until the day is public."""

from __future__ import annotations

from interstice.server.daily.days import is_public
from interstice.server.playing.games import LiveGame
from interstice.server.playing.refusals import Missing


def check_may_see(live: LiveGame, is_player: bool, now: float) -> None:
    """To everybody else, the game seems not to exist."""
    day = live.head.daily
    if day and not is_player and not is_public(day, now):
        raise Missing("there is no such game")
