"""Timeline Twist, cooperative: build one row with slots above it, and score as a team.

Set-up. Thirty-six cards are in the game. Everyone gets four, fronts up. One card is turned over
and starts the row; another starts the discard pile, date side up. The rest is the pile, fronts
up. The oldest starts.

A turn is one of two things: play one or two cards, or discard one.
To play, turn one of your cards over; its date says where it goes. Earlier or later than all:
to that end of the row. The same date as a card that lies there: on top of it. Between two
neighbours of the row: into the slot above them. If that slot is taken, the card does not fit: it is
turned back and laid sideways, and you must try another. After one success you may stop or try a
second; a second success ends the turn. If you play and can place none, the game ends.
To discard, choose a card whose front shows the icon on top of the discard pile. It is turned
over, and the icon of its date side counts from now on. Sideways cards can only be discarded.
At the end of a turn draw back to four.

The end. The game ends when every card is placed or discarded, or when the player whose turn it
is can do neither. Each card in the row scores two points, each card in a slot one; each card in
the discard pile, in the pile or in front of a player costs one. Talk and point as much as you
like; the player whose turn it is decides.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from interstice.core.asks import Ask, Asks
from interstice.core.cards import Deck
from interstice.core.events import Event, Gathered, SeatLeft
from interstice.core.moves import Move
from interstice.core.refused import Refused
from interstice.core.ruleset import Fact, Option, Rules, Say, first_option, starter
from interstice.core.table import Table as AnyTable
from interstice.rules.twist import events as e
from interstice.rules.twist import telling
from interstice.rules.twist.moves import Discard, Play, Stop
from interstice.rules.twist.zones import TwistGame

RANKS = (0, 11, 21, 31, 41, 51, 61)
"""The score at which each rank above the lowest begins (TW-15)."""


def rank(score: int) -> int:
    """From 0 (a negative score) to 7."""
    return sum(score >= points for points in RANKS)


Table: TypeAlias = AnyTable[TwistGame]


class Twist(Rules[TwistGame]):
    id = "twist"
    seats = range(1, 7)
    game = TwistGame
    moves = (Play, Discard, Stop)
    folds = e.FOLDS
    right = (e.Joined,)
    wrong = (e.LaidSideways,)
    facts: Mapping[str, Fact] = {
        "line": lambda game, stack: " ".join(map(stack, game.row)),
        "rank": lambda game, _: None if game.score is None else rank(game.score),
    }
    options: Mapping[str, Option] = {
        "hand": Option(says="how many cards each player has", default=4, low=1, high=10),
        "first": first_option("oldest"),
        "cards": Option(says="how many cards are in the game", default=36, low=3),
    }

    def default(self, name: str, seats: int, cards: int) -> Any:
        default = super().default(name, seats, cards)
        return min(default, cards) if name == "cards" else default

    def accept(self, deck: Deck) -> None:
        if not all(card.front for card in deck):
            raise Refused("Twist needs cards with icons; expected the deck twist", "twist-deck")

    def cards_needed(self, options: Mapping[str, Any], seats: int) -> int:
        return max(int(options["cards"]), self._fewest(options, seats))

    def agree(self, given: Mapping[str, Any], seats: int, cards: int) -> dict[str, Any]:
        options = super().agree(given, seats, cards)
        fewest = self._fewest(options, seats)
        bounded = Option(says=self.options["cards"].says, default=36, low=fewest, high=cards)
        bounded.check("cards", options["cards"])
        return options

    def _fewest(self, options: Mapping[str, Any], seats: int) -> int:
        return seats * int(options["hand"]) + 2

    def setup(self, table: Table) -> None:
        game = table.game
        spare = len(game.deck) - game.options["cards"]
        if spare:
            table.record(Gathered(spare))
        table.turn_up()
        for seat in game.playing:
            for _ in range(game.options["hand"]):
                table.draw(seat)
        assert game.top is not None
        table.record(e.Joined(None, game.top, "right"))
        table.turn_up()
        table.record(e.Discarded(None, game.top))
        table.turn_up()
        first = starter(game.players, game.playing, game.options["first"], table)
        table.begin_round([first, *(seat for seat in game.clockwise(first) if seat != first)])

    # What is asked

    def asks(self, game: TwistGame) -> Asks:
        seat = game.turn
        asks = []
        playable = self._playable(game, seat)
        if playable:
            asks.append(Ask(Play, {"card": playable}))
        if game.placed:
            asks.append(Ask(Stop))
        elif not game.misfits:
            discardable = self._discardable(game, seat)
            if discardable:
                asks.append(Ask(Discard, {"card": discardable}))
        return {seat: tuple(asks)}

    def _playable(self, game: TwistGame, seat: int) -> tuple[int, ...]:
        return tuple(card for card in game.hands[seat] if card not in game.sideways)

    def _discardable(self, game: TwistGame, seat: int) -> tuple[int, ...]:
        icon = game.cards[game.discards[-1]].back
        return tuple(card for card in game.hands[seat] if game.cards[card].front == icon)

    # What comes of an answer

    def play(self, table: Table, seat: int, move: Move) -> None:
        match move:
            case Play():
                self._play_card(table, seat, move.card)
            case Discard():
                table.record(e.Discarded(seat, move.card))
                self._end_turn(table, seat)
            case Stop():
                self._end_turn(table, seat)

    def _play_card(self, table: Table, seat: int, card: int) -> None:
        game = table.game
        table.record(self.joining(game, seat, card) or e.LaidSideways(seat, card))
        if not game.pile and not any(game.hands):
            self._end_game(table)
        elif game.placed == 2:
            self._end_turn(table, seat)
        elif not game.placed and not self._playable(game, seat):
            self._end_game(table)

    def joining(self, game: TwistGame, seat: int, card: int) -> e.Joined | None:
        """Where the card's date puts it, or None if it fits nowhere (TW-4, TW-5)."""
        year = game.year(card)
        row = [game.year(stack[0]) for stack in game.row]
        at = bisect_left(row, year)
        if at < len(row) and row[at] == year:
            return e.Joined(seat, card, "row", at)
        if at == 0:
            return e.Joined(seat, card, "left")
        if at == len(row):
            return e.Joined(seat, card, "right")
        slot = game.slots[at - 1]
        if slot and game.year(slot[0]) != year:
            return None
        return e.Joined(seat, card, "slot", at - 1)

    # Turns and the end

    def _end_turn(self, table: Table, seat: int) -> None:
        game = table.game
        while len(game.hands[seat]) < game.options["hand"] and game.top is not None:
            table.draw(seat)
        self._next_turn(table)

    def _next_turn(self, table: Table) -> None:
        """On to the next player who has cards; if that player can do nothing, the game ends (TW-12)."""
        game = table.game
        for seat in game.clockwise(game.turn):
            if game.hands[seat]:
                table.pass_turn(seat)
                if not (self._playable(game, seat) or self._discardable(game, seat)):
                    self._end_game(table)
                return
        self._end_game(table)

    def _end_game(self, table: Table) -> None:
        table.end((), self.score(table.game))

    def score(self, game: TwistGame) -> int:
        row = sum(map(len, game.row))
        slots = sum(map(len, game.slots))
        lost = len(game.discards) + game.pile + sum(map(len, game.hands))
        return 2 * row + slots - lost

    def leave(self, table: Table, seat: int) -> None:
        """The leaver's cards stay in front of the empty seat and count as lost (CO-5)."""
        table.record(SeatLeft(seat))
        if seat == table.game.turn:
            self._next_turn(table)

    # Positions and words

    def complete(self, game: TwistGame) -> None:
        game.slots += [[] for _ in range(len(game.row) - 1 - len(game.slots))]

    def tell(self, event: Event, say: Say) -> str:
        return telling.tell(event, say)

    def lay_out(self, game: TwistGame, say: Say) -> Iterator[str]:
        return telling.lay_out(game, say)
