"""Play many games on all cores, and sum them up."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from interstice.bots.find import bot
from interstice.bots.memories import recall
from interstice.core import engine
from interstice.core.cards import Deck
from interstice.core.chance import Casual, Seeded
from interstice.core.game import Game, Player
from interstice.core.refused import Refused
from interstice.core.ruleset import Ruleset
from interstice.core.view import view
from interstice.rules.find import ruleset

MOST_MOVES = 100_000
"""A classic game could go on for ever; one this long is abandoned and counted as unfinished."""


class Job(msgspec.Struct, frozen=True):
    """What to simulate."""

    rules: str
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]
    """The bot in each seat."""
    seed: int = 0


class Summary(msgspec.Struct):
    """The results of all the games together."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    """How many moves the longest game had."""
    shortest: int | None = None
    unfinished: int = 0
    """How many games were abandoned because they were too long."""
    wins: list[float] = []
    """Wins by seat. A shared win is divided equally."""
    right: int = 0
    """How often a player knew where a card belongs."""
    wrong: int = 0
    scores: dict[int, int] = {}
    """Cooperative games: how many ended with each score."""

    def add(self, other: Summary) -> None:
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        known = [length for length in (self.shortest, other.shortest) if length is not None]
        self.shortest = min(known, default=None)
        self.unfinished += other.unfinished
        wins = self.wins or [0.0] * len(other.wins)
        self.wins = [a + b for a, b in zip(wins, other.wins, strict=True)]
        self.right += other.right
        self.wrong += other.wrong
        self.scores = dict(sorted((Counter(self.scores) + Counter(other.scores)).items()))


def job(rules: Ruleset, options: Mapping[str, Any], seats: int, bots: Sequence[str], seed: int) -> Job:
    """Describe a job. Bots take the seats in turn: two names for four seats alternate."""
    for name in bots:
        bot(name)
    if not 1 <= len(bots) <= seats:
        raise Refused(f"expected 1 to {seats} bots for {seats} seats; got {len(bots)}")
    around = tuple(bots[seat % len(bots)] for seat in range(seats))
    return Job(rules.id, dict(options), seats, around, seed)


def simulate(job: Job, deck: Deck, games: int, workers: int | None = None) -> Iterator[Summary]:
    """Play the games in batches, and yield a summary of each."""
    rules = ruleset(job.rules)
    rules.agree(job.options, job.seats, len(deck))
    workers = workers or os.cpu_count() or 1
    batch = max(1, min(500, games // (4 * workers)))
    batches = [range(start, min(start + batch, games)) for start in range(0, games, batch)]
    if workers == 1 or len(batches) == 1:
        yield from (play_batch(job, deck, numbers) for numbers in batches)
        return
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(workers) as pool:
        count = len(batches)
        yield from pool.map(play_batch, [job] * count, [deck] * count, batches)


def play_batch(job: Job, deck: Deck, numbers: Sequence[int]) -> Summary:
    summary = Summary(wins=[0.0] * job.seats)
    for number in numbers:
        _count(summary, play_game(job, deck, number))
    return summary


def play_game(job: Job, deck: Deck, number: int) -> Game:
    """Play one game to its end. The same job and number always give the same game."""
    return play_seeded(job, deck, sha256(f"{job.seed}/{number}".encode()).digest())


def play_seeded(job: Job, deck: Deck, seed: bytes) -> Game:
    chance, bots_chance = Seeded(seed), Casual(int.from_bytes(seed[:8], "big"))
    minds = [bot(name) for name in job.bots]
    memories = [recall(name, deck, f"{seed.hex()}/{seat}") for seat, name in enumerate(job.bots)]
    players = [Player(name.title()) for name in _apart(job.bots)]
    game = engine.new(ruleset(job.rules), players, deck, chance, job.options)
    for _ in range(MOST_MOVES):
        if game.over:
            break
        for seat, asks in game.asks.items():
            move = minds[seat].choose(asks, lambda seat=seat: view(game, seat), memories[seat], bots_chance)  # type: ignore[misc]
            engine.play(game, seat, move, chance)
            break
    return game


def _apart(names: Sequence[str]) -> list[str]:
    """Names made unique, so that they tell the seats apart."""
    if len(set(names)) == len(names):
        return list(names)
    return [f"{name}-{seat}" for seat, name in enumerate(names, 1)]


def _count(summary: Summary, game: Game) -> None:
    moves = len(game.log) - 1
    wins = [0.0] * len(game.players)
    for seat in game.winners:
        wins[seat] = 1 / len(game.winners)
    kinds = Counter(type(event) for entry in game.log[1:] for event in entry.events)
    summary.add(
        Summary(
            games=1,
            moves=moves,
            longest=moves,
            shortest=moves,
            unfinished=not game.over,
            wins=wins,
            right=sum(kinds[kind] for kind in game.rules.right),
            wrong=sum(kinds[kind] for kind in game.rules.wrong),
            scores={} if game.score is None else {game.score: 1},
        )
    )
