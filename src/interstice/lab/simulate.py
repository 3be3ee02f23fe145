"""Many games at once, on all cores. The same seed gives the same games in the same order, on however many.

Each deal is played once for each seating, so that every bot has every seat, and every seat's luck, equally often.
"""

from __future__ import annotations

import os
import signal
import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Any

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
from interstice.lab.outcome import Deal, Outcome, outcome
from interstice.rules.find import ruleset

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

MOST_MOVES = 100_000
"""A classic game could go on for ever; one this long is given up and counted as unfinished."""
BATCH_SECONDS = 0.2
MOST_IN_A_BATCH = 500
AHEAD = 3
"""So many batches are under way for each worker, so that none is idle while another has a long one."""


class Job(msgspec.Struct, frozen=True):
    """What to simulate."""

    rules: str
    options: dict[str, Any]
    seats: int
    names: tuple[str, ...]
    """The bots, which take the seats in turn: with two for four seats, each sits at every other one."""
    seed: int = 0

    @property
    def bots(self) -> tuple[str, ...]:
        """One name for each seat, in the first seating."""
        return self.seating(0)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game. From game to game everybody moves on, so that each name has each seat once."""
        names = self.names
        return tuple(names[(number + seat) % len(names)] for seat in range(self.seats))

    def whole(self, games: int) -> int:
        """So many games, or a few more, so that the last deal is played from every seating too."""
        return games + -games % len(self.names)


def job(rules: Ruleset, options: Mapping[str, Any], seats: int, bots: Sequence[str], seed: int) -> Job:
    for name in bots:
        bot(name)
    if not 1 <= len(bots) <= seats:
        raise Refused(f"expected 1 to {seats} bots for {seats} seats; got {len(bots)}")
    return Job(rules.id, dict(options), seats, _without_repeats(bots), seed)


def _without_repeats(bots: Sequence[str]) -> tuple[str, ...]:
    """`a,b` for `a,b,a,b`: what comes again gives no new seating."""
    for length in range(1, len(bots)):
        if len(bots) % length == 0 and list(bots) == list(bots[:length]) * (len(bots) // length):
            return tuple(bots[:length])
    return tuple(bots)


# Games, one after the other


def simulate(
    job: Job, deck: Deck, games: int | None, workers: int | None = None
) -> Generator[Deal, None, None]:
    """Play this many games, or a few more until every bot has sat everywhere equally often, or without end.

    Deals come in order. Close the iterator to stop."""
    ruleset(job.rules).agree(job.options, job.seats, len(deck))
    seatings = len(job.names)
    outcomes = _outcomes(job, deck, None if games is None else job.whole(games), workers)
    deal: list[Outcome] = []
    for each in outcomes:
        deal.append(each)
        if len(deal) == seatings:
            yield deal
            deal = []


def _outcomes(job: Job, deck: Deck, games: int | None, workers: int | None) -> Iterator[Outcome]:
    """The first game shows how long one takes, and so how many make a batch that is worth sending to a worker."""
    workers = workers or os.cpu_count() or 1
    began = time.perf_counter()
    first = play_batch(job, deck, range(1))
    most = min(MOST_IN_A_BATCH, max(1, int(BATCH_SECONDS / (time.perf_counter() - began))))
    yield from first
    if games is not None:
        most = min(most, max(1, games // (4 * workers)))
    batches = _batches(games, most)
    if workers == 1 or (games is not None and games <= 1 + most):
        for numbers in batches:
            for number in numbers:
                yield from play_batch(job, deck, (number,))
        return
    with _pool(workers) as pool:
        under_way: deque[Future[list[Outcome]]] = deque()
        for numbers in batches:
            under_way.append(pool.submit(play_batch, job, deck, numbers))
            if len(under_way) == AHEAD * workers:
                yield from under_way.popleft().result()
        for batch in under_way:
            yield from batch.result()


def _batches(games: int | None, size: int) -> Iterator[range]:
    """All numbers but 0."""
    starts: Iterable[int] = count(1, size) if games is None else range(1, games, size)
    for start in starts:
        yield range(start, start + size if games is None else min(start + size, games))


@contextmanager
def _pool(workers: int) -> Iterator[Executor]:
    """Processes that leave it to this one to be interrupted. What they have not begun when it ends is not played."""
    from concurrent.futures import ProcessPoolExecutor

    pool = ProcessPoolExecutor(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def play_batch(job: Job, deck: Deck, numbers: Sequence[int]) -> list[Outcome]:
    seatings = len(job.names)
    return [
        outcome(play_game(job, deck, number), number, number // seatings, job.seating(number))
        for number in numbers
    ]


def is_together(job: Job, deck: Deck) -> bool:
    """Whether the game ends with one score for all. A game played at random shows it."""
    return play_game(msgspec.structs.replace(job, names=("random",)), deck, 0).score is not None


# One game


def play_game(job: Job, deck: Deck, number: int) -> Game:
    """Play one game to its end. The same job and number always give the same game."""
    deal = number // len(job.names)
    return play_seeded(job, deck, sha256(f"{job.seed}/{deal}".encode()).digest(), number)


def play_seeded(job: Job, deck: Deck, seed: bytes, number: int = 0) -> Game:
    """The luck and what a seat remembers follow from the seed, whichever bot sits there in this game."""
    bots = job.seating(number)
    chance, luck = Seeded(seed), Casual(int.from_bytes(seed[:8], "big"))
    minds = [bot(name) for name in bots]
    memories = [recall(name, deck, f"{seed.hex()}/{seat}") for seat, name in enumerate(bots)]
    players = [Player(name.title()) for name in _apart(bots)]
    game = engine.new(ruleset(job.rules), players, deck, chance, job.options)
    looks = [partial(view, game, seat) for seat in range(job.seats)]
    for _ in range(MOST_MOVES):
        if game.over:
            break
        for seat, asks in game.asks.items():
            move = minds[seat].choose(asks, looks[seat], memories[seat], luck)
            try:
                engine.play(game, seat, move, chance)
            except engine.Illegal as error:
                raise Refused(
                    f"bot {bots[seat]}, move {len(game.log)} of game {number + 1}: {error}"
                ) from None
            break
    return game


def _apart(names: Sequence[str]) -> list[str]:
    """Names made unique, so that they tell the seats apart."""
    if len(set(names)) == len(names):
        return list(names)
    return [f"{name}-{seat}" for seat, name in enumerate(names, 1)]
