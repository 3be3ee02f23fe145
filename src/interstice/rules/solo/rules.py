"""Solo: one line, three lives. How far do you get?

Set-up. One card is turned over and starts the line. The rest is the pile; the front of its top card
is shown.

A turn. Put this card into the line: before, after or between the cards already there. Then turn it
over. If it is in the right place, it stays and scores a point. If not, it goes to its proper place,
and you lose a life. Cards of the same year lie side by side in either order. If you play with a clock
and run out of time, the card is missed as well.

The end. The game ends when you have lost your last life, or when the pile is used up. Your score is
the number of cards that you placed right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from interstice.core.asks import Ask, Asks
from interstice.core.events import Event, Gathered, Missed, Placed, SeatLeft
from interstice.core.moves import Move, Place
from interstice.core.ruleset import Option, Rules, Say
from interstice.core.table import Table as AnyTable
from interstice.rules.solo import events as e
from interstice.rules.solo.moves import GiveUp
from interstice.rules.solo.zones import SoloGame

ENDLESS = "endless"
ALL = "all"

Table: TypeAlias = AnyTable[SoloGame]


class Solo(Rules[SoloGame]):
    id = "solo"
    seats = range(1, 2)
    game = SoloGame
    moves = (Place, GiveUp)
    folds = e.FOLDS
    wrong = (Missed, e.GivenUp)
    options: Mapping[str, Option] = {
        "lives": Option(says="how many misses end the game", default=3, choices=(1, 2, 3, 4, 5, ENDLESS)),
        "cards": Option(says="how many cards are placed at most", default=ALL, choices=(20, 50, ALL)),
    }

    def cards_needed(self, options: Mapping[str, Any], seats: int) -> int:
        return 1 + (1 if options["cards"] == ALL else int(options["cards"]))

    def setup(self, table: Table) -> None:
        game = table.game
        lives, cards = game.options["lives"], game.options["cards"]
        if cards != ALL and len(game.deck) > cards + 1:
            table.record(Gathered(len(game.deck) - cards - 1))
        table.turn_up()
        table.start_line()
        table.record(e.LivesGiven(None if lives == ENDLESS else lives))
        table.begin_round([0])

    def asks(self, game: SoloGame) -> Asks:
        card = (game.top,)
        place = Ask(Place, {"card": card, "gap": range(len(game.line) + 1)})
        return {0: (place, Ask(GiveUp, {"card": card}))}

    def play(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Place | GiveUp)
        line = table.game.line
        if isinstance(move, Place) and table.belongs(move.card, line, move.gap):
            table.record(Placed(seat, move.card, move.gap))
        else:
            miss = (
                Missed(seat, move.card, move.gap) if isinstance(move, Place) else e.GivenUp(seat, move.card)
            )
            table.record(miss)
            table.record(e.PutRight(move.card, table.proper_place(move.card, line)))
        self._go_on(table)

    def _go_on(self, table: Table) -> None:
        """Show the next card, or end the game (SO-6)."""
        game = table.game
        if game.lives != 0:
            table.turn_up()
        if game.top is None:
            table.end((), game.right)
        else:
            table.pass_turn(0)

    def leave(self, table: Table, seat: int) -> None:
        table.record(SeatLeft(seat))
        table.end((), table.game.right)

    def out_of_time(self, game: SoloGame, seat: int) -> Move | None:
        return None if game.top is None else GiveUp(game.top)

    def tell(self, event: Event, say: Say) -> str:
        match event:
            case e.LivesGiven(lives=None):
                return "There is no end of lives."
            case e.LivesGiven():
                return f"Lives: {event.lives}."
            case e.GivenUp():
                return f"{say.name(event.seat)} gives up {say.card(event.card)}, {say.year(event.card)}."
            case e.PutRight():
                return f"It goes {say.gap(say.game.line, event.gap)}."
        return ""

    def lay_out(self, game: SoloGame, say: Say) -> Iterator[str]:
        if not game.over and game.top is not None:
            yield f"next  {say.card(game.top)}"
        lives = "endless" if game.lives is None else str(game.lives)
        yield f"lives {lives}, right {game.right}"
