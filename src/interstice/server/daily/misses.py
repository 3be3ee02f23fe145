"""By how many years somebody missed a card in a solo game."""

from __future__ import annotations

from interstice.core.events import Missed, Placed, Started
from interstice.core.game import Game
from interstice.rules.solo.events import PutRight
from interstice.server.playing.games import LiveGame


def missed_by(live: LiveGame, face: str) -> int:
    """The years from the gap that it was put into; 0 if it was not put anywhere."""
    game, line = live.game, list[int]()
    for event in (event for events in live.told() for event in events):
        match event:
            case Started():
                line.append(event.card)
            case Placed() | PutRight():
                line.insert(event.gap, event.card)
            case Missed() if game.cards[event.card].face == face:
                return _beyond(game, line, event)
    return 0


def _beyond(game: Game, line: list[int], missed: Missed) -> int:
    year = game.year(missed.card)
    left = game.year(line[missed.gap - 1]) if missed.gap else year
    right = game.year(line[missed.gap]) if missed.gap < len(line) else year
    return years_apart(year, left) if year < left else years_apart(right, year)


def years_apart(low: int, high: int) -> int:
    """There was no year 0."""
    return high - low - (low < 0 < high)
