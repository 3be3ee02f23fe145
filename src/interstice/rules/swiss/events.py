"""The events of the Swiss game, and what each does to the game."""

from __future__ import annotations

from interstice.core import evolve
from interstice.core.events import Event, Gathered, SeatLeft, SeatOut
from interstice.core.evolve import come_up
from interstice.rules.swiss.moves import Verdict
from interstice.rules.swiss.zones import SwissGame

FOLDS = evolve.FOLDS.copy()
_on = evolve.registrar(FOLDS)


# Events of every game, which here affect racks and chips as well


@_on(SeatLeft)
def _seat_left(game: SwissGame, event: SeatLeft) -> None:
    evolve.FOLDS[SeatLeft](game, event)
    _ask_no_more(game, event.seat)


@_on(SeatOut)
def _seat_out(game: SwissGame, event: SeatOut) -> None:
    evolve.FOLDS[SeatOut](game, event)
    rack = game.racks[event.seat]
    game.gone += rack
    rack.clear()
    game.chips[event.seat] = 0
    _ask_no_more(game, event.seat)


def _ask_no_more(game: SwissGame, seat: int) -> None:
    """Stop waiting for a seat that has left."""
    if seat in game.raters:
        game.raters.remove(seat)
    game.ratings.pop(seat, None)
    if seat == game.turn:
        game.raters = []
        game.ratings = {}
    if seat == game.trying:
        game.trying = None
    if game.owing and seat in game.owing:
        game.owing = None


@_on(Gathered)
def _gathered(game: SwissGame, event: Gathered) -> None:
    evolve.FOLDS[Gathered](game, event)
    for rack in game.racks:
        rack.clear()
    game.chips = [0] * len(game.players)


def _put_card_away(game: SwissGame) -> None:
    game.read = game.reader = game.trying = game.mark = None
    game.tries = 0
    game.tried = []
    game.raters = []


# The card being read


class Announced(Event, frozen=True):
    """A card came up from a closed pile. It is read out unless it is given away at once."""

    card: int
    face: str
    reader: int | None = None


@_on(Announced)
def _announced(game: SwissGame, event: Announced) -> None:
    come_up(game, event.face)
    game.read = event.card
    game.reader = event.reader
    game.failed = []
    game.ratings = {}


class ReaderChanged(Event, frozen=True):
    reader: int


@_on(ReaderChanged)
def _reader_changed(game: SwissGame, event: ReaderChanged) -> None:
    game.reader = event.reader
    if event.reader in game.raters:
        game.raters.remove(event.reader)
    if event.reader == game.trying:
        game.trying = None


class Buried(Event, frozen=True):
    """The card being read went under the pile, its date unseen."""

    card: int


@_on(Buried)
def _buried(game: SwissGame, event: Buried) -> None:
    game.under.append(game.cards[event.card])
    _put_card_away(game)


# Racks, the wheel and duels


class Spun(Event, frozen=True):
    seat: int
    sector: int
    face: str


@_on(Spun)
def _spun(game: SwissGame, event: Spun) -> None:
    game.spun = event.face


class TryBegan(Event, frozen=True):
    """A seat is asked where the card belongs, and has this many tries."""

    seat: int
    tries: int


@_on(TryBegan)
def _try_began(game: SwissGame, event: TryBegan) -> None:
    game.trying = event.seat
    game.tries = event.tries
    game.tried = []


class Marked(Event, frozen=True):
    """The player whose turn it is marked a gap, with or without a stake. Nobody knows yet if it is right."""

    seat: int
    gap: int
    stake: int = 0


@_on(Marked)
def _marked(game: SwissGame, event: Marked) -> None:
    game.mark = event.gap
    game.stake = event.stake
    game.chips[event.seat] -= event.stake


class TryFailed(Event, frozen=True):
    seat: int
    gap: int


@_on(TryFailed)
def _try_failed(game: SwissGame, event: TryFailed) -> None:
    game.tries -= 1
    game.tried.append(event.gap)
    if not game.tries:
        game.failed.append(event.seat)
        game.trying = None


class Inserted(Event, frozen=True):
    """The card being read went onto a rack, date up."""

    seat: int
    card: int
    place: int


@_on(Inserted)
def _inserted(game: SwissGame, event: Inserted) -> None:
    game.racks[event.seat].insert(event.place, event.card)
    game.shown.add(event.card)
    _put_card_away(game)


class Removed(Event, frozen=True):
    """The grump took a card out of this round."""

    seat: int
    card: int


@_on(Removed)
def _removed(game: SwissGame, event: Removed) -> None:
    game.racks[event.seat].remove(event.card)
    game.gone.append(event.card)


class Challenged(Event, frozen=True):
    seat: int
    target: int


@_on(Challenged)
def _challenged(game: SwissGame, event: Challenged) -> None:
    game.dueled = True


class Rolled(Event, frozen=True):
    seat: int
    die: int


@_on(Rolled)
def _rolled(game: SwissGame, event: Rolled) -> None:
    pass


class Owed(Event, frozen=True):
    """A duel was won: `seat` must give `to` a card."""

    seat: int
    to: int


@_on(Owed)
def _owed(game: SwissGame, event: Owed) -> None:
    game.owing = (event.seat, event.to)


class Gave(Event, frozen=True):
    seat: int
    to: int
    card: int
    place: int


@_on(Gave)
def _gave(game: SwissGame, event: Gave) -> None:
    game.racks[event.seat].remove(event.card)
    game.racks[event.to].insert(event.place, event.card)
    game.owing = None


# Chips


class Paid(Event, frozen=True):
    """Chips went from the bank to a seat; if negative, from the seat to the bank."""

    seat: int
    chips: int


@_on(Paid)
def _paid(game: SwissGame, event: Paid) -> None:
    game.chips[event.seat] += event.chips


class StakeReturned(Event, frozen=True):
    seat: int
    chips: int


@_on(StakeReturned)
def _stake_returned(game: SwissGame, event: StakeReturned) -> None:
    game.chips[event.seat] += event.chips
    game.stake -= event.chips


class StakeLost(Event, frozen=True):
    seat: int
    chips: int


@_on(StakeLost)
def _stake_lost(game: SwissGame, event: StakeLost) -> None:
    game.stake -= event.chips


class RatingOpened(Event, frozen=True):
    seats: tuple[int, ...]


@_on(RatingOpened)
def _rating_opened(game: SwissGame, event: RatingOpened) -> None:
    game.raters = list(event.seats)


class Rated(Event, frozen=True):
    """A player rated the mark, or passed (no verdict). Others cannot see the verdict until all have decided."""

    seat: int
    verdict: Verdict | None = None


@_on(Rated)
def _rated(game: SwissGame, event: Rated) -> None:
    game.raters.remove(event.seat)
    game.ratings[event.seat] = event.verdict


class Decided(Event, frozen=True):
    """What the others see in place of `Rated`. It is never in a log."""

    seat: int


class RatingsShown(Event, frozen=True):
    """Everyone has decided: the markers are turned over together."""

    ratings: dict[int, Verdict]


@_on(RatingsShown)
def _ratings_shown(game: SwissGame, event: RatingsShown) -> None:
    game.ratings = dict(event.ratings)


class RoundScored(Event, frozen=True):
    winners: tuple[int, ...]
    points: tuple[int, ...]


@_on(RoundScored)
def _round_scored(game: SwissGame, event: RoundScored) -> None:
    for seat, points in enumerate(event.points):
        game.totals[seat] += points
