"""How one simulated game ended: everything that is counted and written about it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from interstice.core.events import Event, Gathered, TurnPassed
from interstice.core.game import Game


class Outcome(msgspec.Struct, frozen=True):
    number: int
    deal: int
    """Games of the same deal have the same luck and differ in who sits where."""
    bots: tuple[str, ...]
    """By seat."""
    is_finished: bool
    winners: tuple[int, ...]
    score: int | None
    """The score of a cooperative game."""
    rank: int | None
    turns: int
    moves: int
    right: tuple[int, ...]
    """By seat, how many cards were placed right, and how many wrong."""
    wrong: tuple[int, ...]

    def wins(self, bot: str) -> float:
        """How much of the game a bot has won: a shared win counts for each of the winners in part."""
        if not self.winners:
            return 0.0
        return sum(self.bots[seat] == bot for seat in self.winners) / len(self.winners)

    def right_of(self, bot: str) -> int:
        return self._of(bot, self.right)

    def wrong_of(self, bot: str) -> int:
        return self._of(bot, self.wrong)

    def _of(self, bot: str, by_seat: Sequence[int]) -> int:
        return sum(value for name, value in zip(self.bots, by_seat, strict=True) if name == bot)


Deal = Sequence[Outcome]
"""All games of one deal: once for each seating."""


def outcome(game: Game, number: int, deal: int, bots: Sequence[str]) -> Outcome:
    rules, seats = game.rules, range(len(game.players))
    by_kind = _count(game, (TurnPassed, *rules.right, *rules.wrong))
    rank = rules.facts.get("rank")
    return Outcome(
        number=number,
        deal=deal,
        bots=tuple(bots),
        is_finished=game.over,
        winners=game.winners,
        score=game.score,
        rank=rank(game, str) if rank and game.over else None,
        # A round begins with a turn.
        turns=game.round + sum(by_kind[TurnPassed].values()),
        moves=len(game.log) - 1,
        right=tuple([sum([by_kind[kind][seat] for kind in rules.right]) for seat in seats]),
        wrong=tuple([sum([by_kind[kind][seat] for kind in rules.wrong]) for seat in seats]),
    )


def _count(game: Game, kinds: Iterable[type[Event]]) -> dict[type[Event], dict[int, int]]:
    """How many events of these kinds came after the set-up, by the seat they name."""
    counts: dict[type[Event], dict[int, int]] = {kind: defaultdict(int) for kind in kinds}
    find = {kind: count for kind, count in counts.items() if "seat" in kind.__struct_fields__}.get
    for entry in game.log[1:]:
        for event in entry.events:
            count = find(type(event))
            if count is not None:
                count[event.seat] += 1
    if game.rules.gifts:
        _take_back_gifts(game, counts)
    return counts


def _take_back_gifts(game: Game, counts: dict[type[Event], dict[int, int]]) -> None:
    """A card of the star, one that the reader gets because all were wrong, or that begins a new rack was placed by nobody."""
    rules = game.rules
    right, before_gifts = {*rules.right}, {*rules.wrong, Gathered}
    for entry in game.log[1:]:
        is_gift = type(entry.move) in rules.gifts
        for event in entry.events:
            kind = type(event)
            if kind in before_gifts:
                is_gift = True
            elif is_gift and kind in right:
                counts[kind][event.seat] -= 1


def unique(names: Iterable[str]) -> list[str]:
    """Each bot once, in the order in which they were named."""
    return list(dict.fromkeys(names))
