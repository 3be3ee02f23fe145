"""All against all: every pair of bots on the same deals, and a table of how they did.

Where a game is played together, nobody is against anybody: each bot plays in a team of its own kind, on the same deals as
the others, and the table compares their scores.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Literal

import msgspec

from interstice.lab.intervals import Interval, Mean, Share
from interstice.lab.outcome import Deal
from interstice.lab.ratings import Meeting, rate
from interstice.lab.simulate import Job

SEATINGS = 2
"""From which a pair plays each deal."""


class Line(msgspec.Struct, frozen=True):
    """One bot of the table."""

    bot: str
    worth: Interval
    """Its rating, or its score in a game that is played together."""
    against: dict[str, Interval]
    """By opponent: its share of the wins; or by how much its score is higher, in a game that is played together.

    Who has not met is not in it."""


class Table(msgspec.Struct, frozen=True):
    worth: Literal["rating", "score"]
    lines: tuple[Line, ...]
    """The best first."""
    games: int
    unfinished: int


class Encounter:
    """The games of one job of a tournament: a pair against each other, or one bot as a team."""

    def __init__(self, what: Job) -> None:
        self.what = what
        self.games = 0
        self.unfinished = 0
        self.wins: list[float] = []
        """By deal, how many games the first of the pair has won. A game that nobody has won counts half."""
        self.share = Share()
        self.scores: list[float] = []
        """By deal, the mean score; an unfinished game has none and counts 0."""
        self.score = Mean()

    def add(self, deal: Deal) -> None:
        self.games += len(deal)
        self.unfinished += sum(not game.is_finished for game in deal)
        won = sum(game.wins(self.what.names[0]) if game.winners else 0.5 for game in deal)
        self.wins.append(won)
        self.share.add(won, len(deal))
        scores = [game.score or 0 for game in deal]
        self.scores.append(sum(scores) / len(scores))
        self.score.add(self.scores[-1])

    def measured(self) -> list[Interval]:
        return [self.score.interval() if len(self.what.names) == 1 else self.share.interval()]


def encounters(what: Job, bots: Sequence[str], together: bool) -> list[Encounter]:
    """What is to be played: like the job, with other names."""
    teams = [(bot,) for bot in bots] if together else combinations(bots, 2)
    return [Encounter(msgspec.structs.replace(what, names=names)) for names in teams]


def table(bots: Sequence[str], played: Sequence[Encounter], together: bool) -> Table:
    lines = _scored(bots, played) if together else _rated(bots, played)
    lines.sort(key=lambda line: -line.worth.value)
    games, unfinished = sum(each.games for each in played), sum(each.unfinished for each in played)
    return Table("score" if together else "rating", tuple(lines), games, unfinished)


def _rated(bots: Sequence[str], played: Sequence[Encounter]) -> list[Line]:
    numbers = {bot: number for number, bot in enumerate(bots)}
    against: dict[str, dict[str, Interval]] = {bot: {} for bot in bots}
    meetings = {}
    for each in played:
        one, other = each.what.names
        meetings[numbers[one], numbers[other]] = Meeting(SEATINGS, each.wins)
        if each.games:
            share = each.share.interval()
            against[one][other] = share
            against[other][one] = Interval(1 - share.value, 1 - share.high, 1 - share.low)
    ratings = rate(len(bots), meetings)
    return [Line(bot, ratings[number], against[bot]) for bot, number in numbers.items()]


def _scored(bots: Sequence[str], played: Sequence[Encounter]) -> list[Line]:
    teams = dict(zip(bots, played, strict=True))
    return [
        Line(
            bot,
            team.score.interval(),
            {
                other: _difference(team, rival)
                for other, rival in teams.items()
                if other != bot and team.games and rival.games
            },
        )
        for bot, team in teams.items()
    ]


def _difference(team: Encounter, rival: Encounter) -> Interval:
    """Deal by deal, because both have played the same ones."""
    apart = Mean()
    for mine, theirs in zip(team.scores, rival.scores, strict=False):
        apart.add(mine - theirs)
    return apart.interval()
