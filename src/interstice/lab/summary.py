"""Many simulated games together."""

from __future__ import annotations

from typing import Any

import msgspec

from interstice.lab.intervals import Interval, Mean, Share
from interstice.lab.outcome import Deal, Outcome, unique


class OfBot(msgspec.Struct):
    """What one bot has done, on all its seats together."""

    wins: Share = msgspec.field(default_factory=Share)
    placed: Share = msgspec.field(default_factory=Share)
    """How many of the cards it placed were right."""

    def add(self, deal: Deal, bot: str) -> None:
        self.wins.add(sum([game.wins(bot) for game in deal]), len(deal))
        right = sum([game.right_of(bot) for game in deal])
        wrong = sum([game.wrong_of(bot) for game in deal])
        self.placed.add(right, right + wrong)


class Summary(msgspec.Struct):
    """The results of all the games together."""

    games: int = 0
    deals: int = 0
    moves: int = 0
    longest: int = 0
    shortest: int | None = None
    unfinished: int = 0
    scores: dict[int, int] = {}
    """Games that are played together: how many ended with which score."""
    ranks: dict[int, int] = {}
    """The same: how many reached which rank."""
    by_bot: dict[str, OfBot] = {}
    by_seat: list[Share] = []
    """The share of wins. Each bot has sat there equally often."""
    turns: Mean = msgspec.field(default_factory=Mean)
    score: Mean = msgspec.field(default_factory=Mean)

    def add(self, deal: Deal) -> None:
        """All games of one deal, which count as one observation in the intervals."""
        self.deals += 1
        wins = [0.0] * len(deal[0].bots)
        for game in deal:
            self._add_game(game)
            for seat in game.winners:
                wins[seat] += 1 / len(game.winners)
        if not self.by_seat:
            self.by_seat = [Share() for _ in wins]
        for share, won in zip(self.by_seat, wins, strict=True):
            share.add(won, len(deal))
        for bot in unique(name for game in deal for name in game.bots):
            self.by_bot.setdefault(bot, OfBot()).add(deal, bot)
        self.turns.add(sum(game.turns for game in deal) / len(deal))
        scores = [game.score for game in deal if game.score is not None]
        if scores:
            self.score.add(sum(scores) / len(scores))

    def _add_game(self, game: Outcome) -> None:
        self.games += 1
        self.moves += game.moves
        self.longest = max(self.longest, game.moves)
        self.shortest = game.moves if self.shortest is None else min(self.shortest, game.moves)
        self.unfinished += not game.is_finished
        if game.score is not None:
            self.scores[game.score] = self.scores.get(game.score, 0) + 1
        if game.rank is not None:
            self.ranks[game.rank] = self.ranks.get(game.rank, 0) + 1

    @property
    def wins(self) -> list[float]:
        """By seat; a shared win counts for each of them in part."""
        return [share.parts for share in self.by_seat]

    @property
    def right(self) -> int:
        """How many cards were placed right, by all bots together."""
        return int(sum(each.placed.parts for each in self.by_bot.values()))

    @property
    def wrong(self) -> int:
        return int(sum(each.placed.wholes for each in self.by_bot.values())) - self.right

    def measured(self) -> list[Interval]:
        """What the games are played for: the score of a game played together, else each bot's share of wins.

        If all seats have the same bot, each seat's share."""
        if self.scores:
            return [self.score.interval()]
        if len(self.by_bot) == 1:
            return [share.interval() for share in self.by_seat]
        return [each.wins.interval() for each in self.by_bot.values()]

    def as_dict(self) -> dict[str, Any]:
        """With intervals instead of the sums they are made of."""
        plain = {name: getattr(self, name) for name in ("games", "deals", "moves", "longest", "shortest")}
        plain |= {name: getattr(self, name) for name in ("unfinished", "wins", "right", "wrong")}
        bots = {
            name: {
                "wins": each.wins.parts,
                "share": each.wins.interval(),
                "right": int(each.placed.parts),
                "wrong": int(each.placed.wholes - each.placed.parts),
                "placed_right": each.placed.interval(),
            }
            for name, each in self.by_bot.items()
        }
        return {
            **plain,
            "scores": dict(sorted(self.scores.items())),
            "ranks": dict(sorted(self.ranks.items())),
            "by_bot": bots,
            "by_seat": [share.interval() for share in self.by_seat],
            "turns": self.turns.interval(),
            "score": self.score.interval() if self.scores else None,
        }
