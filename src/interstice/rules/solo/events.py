"""The events of Solo, and what each does to the game. The card to place is the top one of the pile, and not in a hand."""

from __future__ import annotations

from interstice.core import evolve
from interstice.core.events import Event, Missed, Placed
from interstice.rules.solo.zones import SoloGame

FOLDS = evolve.FOLDS.copy()
_on = evolve.registrar(FOLDS)


class LivesGiven(Event, frozen=True):
    """The player has this many lives; None: there is no end of them."""

    lives: int | None


@_on(LivesGiven)
def _lives_given(game: SoloGame, event: LivesGiven) -> None:
    game.lives = event.lives


@_on(Placed)
def _placed(game: SoloGame, event: Placed) -> None:
    game.right += 1
    _join_line(game, event.card, event.gap)


@_on(Missed)
def _missed(game: SoloGame, event: Missed) -> None:
    _miss(game, event.card)


class GivenUp(Event, frozen=True):
    """The player let the card go, or ran out of time, so it is a miss."""

    seat: int
    card: int


@_on(GivenUp)
def _given_up(game: SoloGame, event: GivenUp) -> None:
    _miss(game, event.card)


class PutRight(Event, frozen=True):
    """The card that was missed went to its proper place in the line."""

    card: int
    gap: int


@_on(PutRight)
def _put_right(game: SoloGame, event: PutRight) -> None:
    _join_line(game, event.card, event.gap)


def _miss(game: SoloGame, card: int) -> None:
    game.shown.add(card)
    if game.lives is not None:
        game.lives -= 1


def _join_line(game: SoloGame, card: int, gap: int) -> None:
    game.line.insert(gap, card)
    game.shown.add(card)
    game.top = None
