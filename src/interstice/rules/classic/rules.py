"""Classic Timeline: everyone builds the same line, and the only player to run out of cards wins.

Set-up. Everyone gets a hand of cards, dates hidden: six cards with two or three players, five
with four or five, four with more, or as many as the table agrees on. One more card is turned
over and starts the line. The rest is the pile, fronts up. The youngest starts.

A turn. Put one card from your hand into the line: before, after or between the cards already
there. Then turn it over. If it is in the right place, it stays. If not, it goes to the box and
you draw a new card. Cards of the same year lie side by side in either order. When the pile is
used up, the box is shuffled into a new one.

The end. When everyone has had a turn, the round is over. If exactly one player has no cards
left, that player wins. If several have none, the others are out; those who are left draw one
card each and play on in the same way, until a round ends with just one of them out of cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from interstice.core import events as e
from interstice.core.asks import Ask, Asks
from interstice.core.game import Game
from interstice.core.moves import Move, Place
from interstice.core.ruleset import Option, Rules, first_option, starter
from interstice.core.table import Table as AnyTable

HAND_BY_SEATS = {2: 6, 3: 6, 4: 5, 5: 5, 6: 4, 7: 4, 8: 4}


Table: TypeAlias = AnyTable[Game]


class Classic(Rules[Game]):
    id = "classic"
    seats = range(2, 9)
    options: Mapping[str, Option] = {
        "hand": Option(says="how many cards each player is dealt", default=None, low=1, high=10),
        "first": first_option("youngest"),
    }

    def default(self, name: str, seats: int, cards: int) -> Any:
        if name == "hand":
            return HAND_BY_SEATS.get(seats, 4)
        return super().default(name, seats, cards)

    def cards_needed(self, options: Mapping[str, Any], seats: int) -> int:
        return seats * int(options["hand"]) + 1

    def setup(self, table: Table) -> None:
        game = table.game
        table.turn_up()
        for seat in game.playing:
            for _ in range(game.options["hand"]):
                table.draw(seat)
        table.start_line()
        first = starter(game.players, game.playing, game.options["first"], table)
        table.begin_round([*range(first, len(game.players)), *range(first)])

    def asks(self, game: Game) -> Asks:
        seat = game.turn
        hand = tuple(game.hands[seat])
        return {seat: (Ask(Place, {"card": hand, "gap": range(len(game.line) + 1)}),)}

    def play(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Place)
        if not table.place(seat, move.card, move.gap):
            table.draw(seat)
        self._go_on(table)

    def leave(self, table: Table, seat: int) -> None:
        game = table.game
        was_on_turn = seat == game.turn
        table.record(e.SeatLeft(seat))
        table.record(e.SeatOut(seat))
        if len(game.playing) == 1:
            table.end(game.playing)
        elif was_on_turn:
            self._go_on(table)

    def _go_on(self, table: Table) -> None:
        """Pass the turn on, or end the round."""
        game = table.game
        if game.yet:
            table.pass_turn(game.yet[0])
        else:
            self._end_round(table)

    def _end_round(self, table: Table) -> None:
        game = table.game
        finished = [seat for seat in game.playing if not game.hands[seat]]
        if len(finished) == 1:
            table.end(finished)
        elif finished:
            self._play_off(table, finished)
        else:
            table.begin_round(self._order(game))

    def _play_off(self, table: Table, finished: list[int]) -> None:
        """Players without cards draw one each and go on; all the others are out (CL-9)."""
        game = table.game
        for seat in list(game.playing):
            if seat not in finished:
                table.record(e.SeatOut(seat))
        if game.pile + len(game.gone) < len(finished):
            table.end(finished)
            return
        order = self._order(game)
        for seat in order:
            table.draw(seat)
        table.begin_round(order)

    def _order(self, game: Game) -> list[int]:
        """The seats still in the game, counted from the player who started it (CL-11)."""
        return [seat for seat in game.order if seat in game.playing]
