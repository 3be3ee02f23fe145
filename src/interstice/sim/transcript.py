"""A game told in words, event by event, for the terminal and for the golden playthroughs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from interstice.core import events as e
from interstice.core.cards import Deck
from interstice.core.evolve import evolve
from interstice.core.game import Game
from interstice.core.log import Entry, Log
from interstice.core.ruleset import Ruleset
from interstice.text import year_text

Title = Callable[[str], str]
"""The words for a face."""


class Transcript:
    """Follows a game from its set-up on, and finds words for what happens."""

    def __init__(self, rules: Ruleset, log: Log, title: Title = str) -> None:
        self.game = Game(rules, log.options, log.players, Deck(log.deck))
        self.title = title
        self._drawn: list[str] = []

    def tell(self, entries: Iterable[Entry]) -> Iterator[str]:
        for entry in entries:
            for event in entry.events:
                words = self._words(event)
                evolve(self.game, event)
                if words:
                    yield words
            drawn = list(self._table())
            if drawn != self._drawn:
                yield from drawn
            self._drawn = drawn

    def _words(self, event: e.Event) -> str:
        name, card = self._name, self._card
        match event:
            case e.RoundBegan():
                return f"Round {event.round}; {name(event.order[0])} begins."
            case e.SeatLeft():
                return f"{name(event.seat)} leaves the game."
            case e.SeatOut():
                return f"{name(event.seat)} is out."
            case e.Ended():
                return self._end(event)
            case e.Announced(reader=None):
                return ""
            case e.Announced():
                return f"{name(event.reader)} reads: {self.title(event.face)}."
            case e.ReaderChanged():
                return f"{name(event.reader)} reads on."
            case e.Reshuffled():
                return "The box is shuffled into a new pile."
            case e.Buried():
                return f"{card(event.card)} goes under the pile."
            case e.Drew():
                return f"{name(event.seat)} draws {card(event.card)}." if self.game.round else ""
            case e.Started():
                return f"The line starts with {card(event.card)}, {self._year(event.card)}."
            case e.Placed():
                where = self._gap(self.game.line, event.gap)
                return f"{name(event.seat)} puts {card(event.card)} {where}: right, {self._year(event.card)}."
            case e.Missed():
                where = self._gap(self.game.line, event.gap)
                return f"{name(event.seat)} puts {card(event.card)} {where}: wrong, {self._year(event.card)}."
        return self._swiss_words(event) or self._twist_words(event)

    def _swiss_words(self, event: e.Event) -> str:
        name, card = self._name, self._card
        match event:
            case e.Spun():
                return f"{name(event.seat)} spins: {event.face}."
            case e.Marked(stake=0):
                return f"{name(event.seat)} marks {self._gap(self.game.racks[event.seat], event.gap)}."
            case e.Marked():
                where = self._gap(self.game.racks[event.seat], event.gap)
                return f"{name(event.seat)} marks {where} and stakes {event.stake}."
            case e.TryFailed():
                return f"{name(event.seat)} tries {self._gap(self.game.racks[event.seat], event.gap)}: wrong."
            case e.Inserted():
                return f"{name(event.seat)} gets {card(event.card)}, {self._year(event.card)}."
            case e.Removed():
                return f"{name(event.seat)} takes {card(event.card)} out."
            case e.Challenged():
                return f"{name(event.seat)} challenges {name(event.target)}."
            case e.Rolled():
                return f"{name(event.seat)} rolls {event.die}."
            case e.Gave():
                return f"{name(event.seat)} gives {card(event.card)} to {name(event.to)}."
            case e.Paid():
                verb = "takes" if event.chips > 0 else "pays"
                return f"{name(event.seat)} {verb} {_chips(abs(event.chips))}."
            case e.StakeReturned():
                return f"{name(event.seat)} gets the stake back."
            case e.StakeLost():
                return f"{name(event.seat)} loses the stake, {_chips(event.chips)}."
            case e.RatingsShown():
                given = ", ".join(f"{name(seat)} {verdict}" for seat, verdict in event.ratings.items())
                return f"Ratings: {given or 'none'}."
            case e.RoundScored():
                points = ", ".join(f"{name(seat)} {points}" for seat, points in enumerate(event.points))
                return f"{self._names(event.winners)} wins the round. Noted: {points}."
        return ""

    def _twist_words(self, event: e.Event) -> str:
        name, card = self._name, self._card
        match event:
            case e.Joined(seat=None):
                return f"The row starts with {card(event.card)}, {self._year(event.card)}."
            case e.Joined():
                where = {"left": "left end", "right": "right end", "row": "on its equal", "slot": "slot"}
                return f"{name(event.seat)} plays {card(event.card)}, {self._year(event.card)}: {where[event.where]}."
            case e.LaidSideways():
                return (
                    f"{name(event.seat)} plays {card(event.card)}, {self._year(event.card)}: it does not fit."
                )
            case e.Discarded(seat=None):
                return f"The discards start with {card(event.card)}."
            case e.Discarded():
                return f"{name(event.seat)} discards {card(event.card)}, {self._year(event.card)}."
        return ""

    def _end(self, event: e.Ended) -> str:
        if event.score is not None:
            return f"The game ends with {event.score} points."
        return f"{self._names(event.winners)} {'wins' if len(event.winners) == 1 else 'win'} the game."

    def _table(self) -> Iterator[str]:
        """How the cards lie now."""
        game = self.game
        if game.line:
            yield f"    line  {self._years(game.line)}"
        if game.row:
            yield "    slots " + " · ".join(self._years(slot) or "-" for slot in game.slots)
            yield "    row   " + " · ".join(self._years(stack) for stack in game.row)
        for seat in game.playing:
            if game.racks[seat]:
                yield f"    {self._name(seat)}: {self._years(game.racks[seat])}, {_chips(game.chips[seat])}"

    def _name(self, seat: int | None) -> str:
        return "Nobody" if seat is None else self.game.players[seat].name

    def _names(self, seats: Sequence[int]) -> str:
        return " and ".join(map(self._name, seats)) or "Nobody"

    def _card(self, card: int) -> str:
        return self.title(self.game.cards[card].face)

    def _year(self, card: int) -> str:
        return year_text(self.game.year(card)).replace("\u00a0", " ")

    def _years(self, cards: Iterable[int]) -> str:
        return " ".join(map(self._year, cards))

    def _gap(self, line: Sequence[int], gap: int) -> str:
        if gap == 0:
            return f"before {self._year(line[0])}"
        if gap == len(line):
            return f"after {self._year(line[-1])}"
        return f"between {self._year(line[gap - 1])} and {self._year(line[gap])}"


def _chips(count: int) -> str:
    return "1 chip" if count == 1 else f"{count} chips"
