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
    """Follows a game from its set-up and puts what happens into words."""

    def __init__(self, rules: Ruleset, log: Log, title: Title = str) -> None:
        self.game: Game = rules.game(rules, log.options, log.players, Deck(log.deck))
        self._title = title
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
        name, card = self.name, self.card
        match event:
            case e.RoundBegan():
                return f"Round {event.round}; {name(event.order[0])} begins."
            case e.SeatLeft():
                return f"{name(event.seat)} leaves the game."
            case e.SeatOut():
                return f"{name(event.seat)} is out."
            case e.Ended():
                return self._end(event)
            case e.Reshuffled():
                return "The box is shuffled into a new pile."
            case e.Drew():
                return f"{name(event.seat)} draws {card(event.card)}." if self.game.round else ""
            case e.Started():
                return f"The line starts with {card(event.card)}, {self.year(event.card)}."
            case e.Placed():
                where = self.gap(self.game.line, event.gap)
                return f"{name(event.seat)} puts {card(event.card)} {where}: right, {self.year(event.card)}."
            case e.Missed():
                where = self.gap(self.game.line, event.gap)
                return f"{name(event.seat)} puts {card(event.card)} {where}: wrong, {self.year(event.card)}."
        return self.game.rules.tell(event, self)

    def _end(self, event: e.Ended) -> str:
        if event.score is not None:
            return f"The game ends with {event.score} points."
        return f"{self.names(event.winners)} {'wins' if len(event.winners) == 1 else 'win'} the game."

    def _table(self) -> Iterator[str]:
        """Where the cards lie now."""
        if self.game.line:
            yield f"    line  {self.years(self.game.line)}"
        for line in self.game.rules.lay_out(self.game, self):
            yield f"    {line}"

    def name(self, seat: int | None) -> str:
        return "Nobody" if seat is None else self.game.players[seat].name

    def names(self, seats: Sequence[int]) -> str:
        return " and ".join(map(self.name, seats)) or "Nobody"

    def title(self, face: str) -> str:
        return self._title(face)

    def card(self, card: int) -> str:
        return self.title(self.game.cards[card].face)

    def year(self, card: int) -> str:
        return year_text(self.game.year(card)).replace("\u00a0", " ")

    def years(self, cards: Iterable[int]) -> str:
        return " ".join(map(self.year, cards))

    def gap(self, line: Sequence[int], gap: int) -> str:
        if gap == 0:
            return f"before {self.year(line[0])}"
        if gap == len(line):
            return f"after {self.year(line[-1])}"
        return f"between {self.year(line[gap - 1])} and {self.year(line[gap])}"
