"""The only place where a game changes: one event, in place.

Each function says what one event does to the state. They hold no rules: a rule set has decided
before what happens, and the event is what it decided. So a saved game can be folded again
whatever has become of the rules since.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from interstice.core import events as e
from interstice.core.cards import Card
from interstice.core.game import CHIPS, Game

_E = TypeVar("_E", bound=e.Event)
_Fold = Callable[[Game, _E], None]

FOLDS: dict[type[e.Event], Callable[[Game, Any], None]] = {}
"""What each event does."""


def evolve(game: Game, event: e.Event) -> None:
    FOLDS[type(event)](game, event)


def _on(event: type[_E]) -> Callable[[_Fold[_E]], _Fold[_E]]:
    def register(fold: _Fold[_E]) -> _Fold[_E]:
        FOLDS[event] = fold
        return fold

    return register


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
    game.dueled = False
    game.spun = None
    game.placed = game.misfits = 0


@_on(e.SeatLeft)
def _seat_left(game: Game, event: e.SeatLeft) -> None:
    game.left.append(event.seat)
    _remove_seat(game, event.seat)


@_on(e.SeatOut)
def _seat_out(game: Game, event: e.SeatOut) -> None:
    seat = event.seat
    for zone in (game.hands[seat], game.racks[seat]):
        game.gone += zone
        zone.clear()
    game.bank += game.chips[seat]
    game.chips[seat] = 0
    _remove_seat(game, seat)


def _remove_seat(game: Game, seat: int) -> None:
    for seats in (game.playing, game.yet, game.raters):
        if seat in seats:
            seats.remove(seat)
    game.ratings.pop(seat, None)
    if seat == game.turn:
        game.raters = []
        game.ratings = {}
    if seat == game.trying:
        game.trying = None
    if game.owing and seat in game.owing:
        game.owing = None


@_on(e.Ended)
def _ended(game: Game, event: e.Ended) -> None:
    game.over = True
    game.winners = event.winners
    game.score = event.score


@_on(e.Topped)
def _topped(game: Game, event: e.Topped) -> None:
    _come_up(game, event.face)
    game.top = event.card


@_on(e.Announced)
def _announced(game: Game, event: e.Announced) -> None:
    _come_up(game, event.face)
    game.read = event.card
    game.reader = event.reader
    game.failed = []
    game.ratings = {}


@_on(e.ReaderChanged)
def _reader_changed(game: Game, event: e.ReaderChanged) -> None:
    game.reader = event.reader
    if event.reader in game.raters:
        game.raters.remove(event.reader)
    if event.reader == game.trying:
        game.trying = None


def _come_up(game: Game, face: str) -> None:
    """Give the card its number and take it out of the pile: the last one moves into its place."""
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


@_on(e.Buried)
def _buried(game: Game, event: e.Buried) -> None:
    game.under.append(game.cards[event.card])
    _put_card_away(game)


@_on(e.Gathered)
def _gathered(game: Game, event: e.Gathered) -> None:
    _fill_pile(game, list(game.deck.cards))
    game.spare = event.spare
    game.under.clear()
    game.gone.clear()
    for rack in game.racks:
        rack.clear()
    game.chips = [0] * len(game.players)
    game.bank = CHIPS


@_on(e.Drew)
def _drew(game: Game, event: e.Drew) -> None:
    game.hands[event.seat].append(event.card)
    face = event.face
    if face is None:
        game.top = None
    else:
        game.top = len(game.cards)
        _come_up(game, face)


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


@_on(e.Spun)
def _spun(game: Game, event: e.Spun) -> None:
    game.spun = event.face


@_on(e.TryBegan)
def _try_began(game: Game, event: e.TryBegan) -> None:
    game.trying = event.seat
    game.tries = event.tries
    game.tried = []


@_on(e.Marked)
def _marked(game: Game, event: e.Marked) -> None:
    game.mark = event.gap
    game.stake = event.stake
    game.chips[event.seat] -= event.stake


@_on(e.TryFailed)
def _try_failed(game: Game, event: e.TryFailed) -> None:
    game.tries -= 1
    game.tried.append(event.gap)
    if not game.tries:
        game.failed.append(event.seat)
        game.trying = None


@_on(e.Inserted)
def _inserted(game: Game, event: e.Inserted) -> None:
    game.racks[event.seat].insert(event.place, event.card)
    game.shown.add(event.card)
    _put_card_away(game)


def _put_card_away(game: Game) -> None:
    game.read = game.reader = game.trying = game.mark = None
    game.tries = 0
    game.tried = []
    game.raters = []


@_on(e.Removed)
def _removed(game: Game, event: e.Removed) -> None:
    game.racks[event.seat].remove(event.card)
    game.gone.append(event.card)


@_on(e.Challenged)
def _challenged(game: Game, event: e.Challenged) -> None:
    game.dueled = True


@_on(e.Rolled)
def _rolled(game: Game, event: e.Rolled) -> None:
    pass


@_on(e.Owed)
def _owed(game: Game, event: e.Owed) -> None:
    game.owing = (event.seat, event.to)


@_on(e.Gave)
def _gave(game: Game, event: e.Gave) -> None:
    game.racks[event.seat].remove(event.card)
    game.racks[event.to].insert(event.place, event.card)
    game.owing = None


@_on(e.Paid)
def _paid(game: Game, event: e.Paid) -> None:
    game.chips[event.seat] += event.chips
    game.bank -= event.chips


@_on(e.StakeReturned)
def _stake_returned(game: Game, event: e.StakeReturned) -> None:
    game.chips[event.seat] += event.chips
    game.stake -= event.chips


@_on(e.StakeLost)
def _stake_lost(game: Game, event: e.StakeLost) -> None:
    game.bank += event.chips
    game.stake -= event.chips


@_on(e.RatingOpened)
def _rating_opened(game: Game, event: e.RatingOpened) -> None:
    game.raters = list(event.seats)


@_on(e.Rated)
def _rated(game: Game, event: e.Rated) -> None:
    game.raters.remove(event.seat)
    game.ratings[event.seat] = event.verdict


@_on(e.RatingsShown)
def _ratings_shown(game: Game, event: e.RatingsShown) -> None:
    game.ratings = dict(event.ratings)


@_on(e.RoundScored)
def _round_scored(game: Game, event: e.RoundScored) -> None:
    for seat, points in enumerate(event.points):
        game.totals[seat] += points


@_on(e.Joined)
def _joined(game: Game, event: e.Joined) -> None:
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


@_on(e.LaidSideways)
def _laid_sideways(game: Game, event: e.LaidSideways) -> None:
    game.sideways.add(event.card)
    game.shown.add(event.card)
    game.misfits += 1


@_on(e.Discarded)
def _discarded(game: Game, event: e.Discarded) -> None:
    if event.seat is None:
        game.top = None
    else:
        game.hands[event.seat].remove(event.card)
    game.sideways.discard(event.card)
    game.discards.append(event.card)
    game.shown.add(event.card)
