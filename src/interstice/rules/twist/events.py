"""The events of Twist, and what each does to the game."""

from __future__ import annotations

from typing import Literal

from interstice.core import evolve
from interstice.core.events import Event
from interstice.rules.twist.zones import TwistGame

FOLDS = evolve.FOLDS.copy()
_on = evolve.registrar(FOLDS)


class Joined(Event, frozen=True):
    """A card found its place: at an end of the row, on top of its equal in the row at `at`, or in slot `at`."""

    seat: int | None
    card: int
    where: Literal["left", "right", "row", "slot"]
    at: int = 0


@_on(Joined)
def _joined(game: TwistGame, event: Joined) -> None:
    card = event.card
    if event.seat is None:
        game.top = None
    else:
        game.hands[event.seat].remove(card)
        game.placed += 1
    game.shown.add(card)
    if event.where == "row":
        game.row[event.at].append(card)
    elif event.where == "slot":
        game.slots[event.at].append(card)
    else:
        end = 0 if event.where == "left" else len(game.row)
        if game.row:
            game.slots.insert(end, [])
        game.row.insert(end, [card])


class LaidSideways(Event, frozen=True):
    """The card fits nowhere; everyone saw its date."""

    seat: int
    card: int


@_on(LaidSideways)
def _laid_sideways(game: TwistGame, event: LaidSideways) -> None:
    game.sideways.add(event.card)
    game.shown.add(event.card)
    game.misfits += 1


class Discarded(Event, frozen=True):
    """A seat discarded a card; in the set-up there is no seat."""

    seat: int | None
    card: int


@_on(Discarded)
def _discarded(game: TwistGame, event: Discarded) -> None:
    if event.seat is None:
        game.top = None
    else:
        game.hands[event.seat].remove(event.card)
    game.sideways.discard(event.card)
    game.discards.append(event.card)
    game.shown.add(event.card)
