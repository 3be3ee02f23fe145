"""The only place where a game changes: one event at a time, in place.

Each function says what one event does to the state. There are no rules here: a rule set has already decided what happens,
and the event records its decision. So a saved game can be rebuilt even if the rules have changed since.

A rule set with events of its own adds their folds to a copy of these:

    FOLDS = evolve.FOLDS.copy()
    on = evolve.registrar(FOLDS)

    @on(Joined)
    def _joined(game: TwistGame, event: Joined) -> None: ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from interstice.core import events as e
from interstice.core.cards import Card
from interstice.core.game import Game

E = TypeVar("E", bound=e.Event)
G = TypeVar("G", bound=Game)
Folds = dict[type[e.Event], Callable[[Any, Any], None]]


def evolve(game: Game, event: e.Event) -> None:
    game.rules.folds[type(event)](game, event)


def registrar(
    folds: Folds,
) -> Callable[[type[E]], Callable[[Callable[[G, E], None]], Callable[[G, E], None]]]:
    """A decorator factory: `on(Event)` adds the function below it to `folds`."""

    def on(event: type[E]) -> Callable[[Callable[[G, E], None]], Callable[[G, E], None]]:
        def register(fold: Callable[[G, E], None]) -> Callable[[G, E], None]:
            folds[event] = fold
            return fold

        return register

    return on


FOLDS: Folds = {}
"""The folds of the events that several games share."""
_on = registrar(FOLDS)


@_on(e.RoundBegan)
def _round_began(game: Game, event: e.RoundBegan) -> None:
    game.round = event.round
    game.order = event.order
    game.yet = list(event.order[1:])
    _begin_turn(game, event.order[0])


@_on(e.TurnPassed)
def _turn_passed(game: Game, event: e.TurnPassed) -> None:
    if event.seat in game.yet:
        game.yet.remove(event.seat)
    _begin_turn(game, event.seat)


def _begin_turn(game: Game, seat: int) -> None:
    game.turn = seat
    for name, value in game.shape.for_a_turn:
        setattr(game, name, value)


@_on(e.SeatLeft)
def _seat_left(game: Game, event: e.SeatLeft) -> None:
    game.left.append(event.seat)
    _remove_seat(game, event.seat)


@_on(e.SeatOut)
def _seat_out(game: Game, event: e.SeatOut) -> None:
    hand = game.hands[event.seat]
    game.gone += hand
    hand.clear()
    _remove_seat(game, event.seat)


def _remove_seat(game: Game, seat: int) -> None:
    for seats in (game.playing, game.yet):
        if seat in seats:
            seats.remove(seat)


@_on(e.Ended)
def _ended(game: Game, event: e.Ended) -> None:
    game.over = True
    game.winners = event.winners
    game.score = event.score


@_on(e.Topped)
def _topped(game: Game, event: e.Topped) -> None:
    come_up(game, event.face)
    game.top = event.card


def come_up(game: Game, face: str) -> None:
    """Give the card the next number and take it out of the pile; the pile's last card fills its place."""
    at = game.where.pop(face, None)
    if at is None:
        card = game.under.pop(0)
    else:
        card = game.rest[at]
        last = game.rest.pop()
        if last is not card:
            game.rest[at] = last
            game.where[last.face] = at
    game.cards.append(card)


@_on(e.Reshuffled)
def _reshuffled(game: Game, event: e.Reshuffled) -> None:
    _fill_pile(game, game.rest + [game.cards[card] for card in game.gone])
    game.gone.clear()


def _fill_pile(game: Game, cards: list[Card]) -> None:
    game.rest = cards
    game.where = {card.face: at for at, card in enumerate(cards)}


@_on(e.Gathered)
def _gathered(game: Game, event: e.Gathered) -> None:
    _fill_pile(game, list(game.deck.cards))
    game.spare = event.spare
    game.under.clear()
    game.gone.clear()


@_on(e.Drew)
def _drew(game: Game, event: e.Drew) -> None:
    game.hands[event.seat].append(event.card)
    face = event.face
    if face is None:
        game.top = None
    else:
        game.top = len(game.cards)
        come_up(game, face)


@_on(e.Started)
def _started(game: Game, event: e.Started) -> None:
    game.line.append(event.card)
    game.shown.add(event.card)
    game.top = None


@_on(e.Placed)
def _placed(game: Game, event: e.Placed) -> None:
    card = event.card
    game.hands[event.seat].remove(card)
    game.line.insert(event.gap, card)
    game.shown.add(card)


@_on(e.Missed)
def _missed(game: Game, event: e.Missed) -> None:
    card = event.card
    game.hands[event.seat].remove(card)
    game.gone.append(card)
    game.shown.add(card)
