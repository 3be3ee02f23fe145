"""The exact worth of every move of a small game of Twist, found by trying everything the engine allows."""

from __future__ import annotations

from collections.abc import Iterator

from interstice.core import engine
from interstice.core.chance import Chance
from interstice.core.game import Game
from interstice.core.moves import Move


class _Undecided(Exception):
    """Luck is asked for more than was planned; it may say anything below the bound."""


class _Planned(Chance):
    __slots__ = ("bound", "plan")

    def __init__(self, plan: tuple[int, ...]) -> None:
        super().__init__()
        self.plan = list(plan)
        self.bound = 0

    def below(self, bound: int) -> int:
        if not self.plan:
            self.bound = bound
            raise _Undecided
        return self.plan.pop(0)


def outcomes(
    game: Game, move: Move, plan: tuple[int, ...] = (), share: float = 1.0
) -> Iterator[tuple[float, Game]]:
    """What may come of a move, and how likely it is."""
    twin, luck = game.copy(), _Planned(plan)
    try:
        engine.play(twin, twin.turn, move, luck)
    except _Undecided:
        for drawn in range(luck.bound):
            yield from outcomes(game, move, (*plan, drawn), share / luck.bound)
    else:
        yield share, twin


class Brute:
    """Remembers what it has worked out for one deal."""

    def __init__(self) -> None:
        self.known: dict[object, float] = {}

    def worth(self, game: Game) -> float:
        """The score to expect if everybody plays as well as can be."""
        if game.over:
            assert game.score is not None
            return game.score
        key = _key(game)
        if key not in self.known:
            self.known[key] = max(self.moves(game).values())
        return self.known[key]

    def moves(self, game: Game) -> dict[Move, float]:
        (asks,) = game.asks.values()
        return {
            move: sum(share * self.worth(after) for share, after in outcomes(game, move))
            for ask in asks
            for move in ask.moves()
        }


def _key(game: Game) -> object:
    def faces(cards: list[int]) -> frozenset[str]:
        return frozenset(game.cards[card].face for card in cards)

    return (
        game.turn,
        game.placed,
        game.misfits > 0,
        frozenset(map(faces, game.row)),
        frozenset(map(faces, game.slots)),
        tuple(map(faces, game.hands)),
        faces(list(game.sideways)),
        None if game.top is None else game.cards[game.top].face,
        game.cards[game.discards[-1]].back,
        len(game.discards),
    )
