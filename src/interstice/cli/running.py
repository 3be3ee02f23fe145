"""What the commands that play many games have in common: how many, a progress bar, and a clean stop by Ctrl-C."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from math import isfinite
from types import FrameType
from typing import Any, NamedTuple

from tqdm import tqdm

from interstice.cli.parser import Parser, at_least, whole
from interstice.core.cards import Deck
from interstice.core.refused import Refused
from interstice.lab.intervals import Interval
from interstice.lab.outcome import Deal
from interstice.lab.simulate import Job, simulate

FIRST_LOOK = 100
"""After this many deals `--until` looks at the intervals for the first time: with fewer, they cannot be trusted."""
LOOK_EVERY = 20


class Aim(NamedTuple):
    """When there are enough games: the half width that the widest interval may have."""

    half: float
    is_share: bool
    text: str


def aim(text: str) -> Aim:
    is_share = text.endswith("%")
    try:
        number = float(text.removesuffix("%")) / (100 if is_share else 1)
    except ValueError:
        number = 0
    if not (isfinite(number) and number > 0 and not (is_share and number >= 0.5)):
        raise argparse.ArgumentTypeError(
            f"expected a share between 0% and 50%, such as 1%, or points of a score, such as 0.5; got {text!r}"
        )
    return Aim(number, is_share, text)


def add_many(parser: Parser, games: int, of_what: str) -> None:
    enough = parser.add_mutually_exclusive_group()
    rounded = "a few more, until every bot has had every seat equally often"
    enough.add_argument(
        "--games", type=at_least(1), default=games, help=f"how many {of_what}({games}); {rounded}"
    )
    enough.add_argument(
        "--until",
        type=aim,
        metavar="HALF",
        help="play until the 95%% interval of each bot's share of the wins reaches no further than this to either side, "
        "such as 1%%; in a cooperative game, that of the mean score, such as 0.5",
    )
    parser.add_argument(
        "--seed", type=whole, default=0, help="a number; the same number gives the same games (default: 0)"
    )
    parser.add_argument("--workers", type=at_least(1), help="how many processes (default: one for each core)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def check_aim(aim: Aim | None, preset: str, together: bool) -> None:
    if aim and together and aim.is_share:
        raise Refused(
            f"--until: {preset} is played for a score; expected points, such as 0.5; got {aim.text!r}"
        )
    if aim and not together and not aim.is_share:
        raise Refused(f"--until: expected a share of the wins, such as 1%; got {aim.text!r}")


class Stop:
    """Whether somebody has pressed Ctrl-C."""

    is_asked = False


@contextmanager
def stopping() -> Iterator[Stop]:
    """The first Ctrl-C only asks, so that whatever is being written is finished; the second interrupts."""
    stop = Stop()

    def ask(_signal: int, _frame: FrameType | None) -> None:
        stop.is_asked = True
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


class Run(NamedTuple):
    """How games are played until there are enough."""

    games: int
    until: Aim | None
    workers: int | None
    progress: tqdm[Any]
    stop: Stop

    def play(
        self,
        what: Job,
        deck: Deck,
        add: Callable[[Deal], None],
        measured: Callable[[], Sequence[Interval]],
    ) -> None:
        games = None if self.until else self.games
        with closing(simulate(what, deck, games, self.workers)) as deals:
            for number, deal in enumerate(deals, 1):
                add(deal)
                self.progress.update(len(deal))
                if self.stop.is_asked or (self.until and self._is_enough(number, measured, self.until)):
                    return

    def _is_enough(self, deals: int, measured: Callable[[], Sequence[Interval]], until: Aim) -> bool:
        """However many workers there are, it looks after the same deals, so that it stops at the same game."""
        if deals < FIRST_LOOK or deals % LOOK_EVERY:
            return False
        return max(interval.half for interval in measured()) <= until.half


@contextmanager
def running(given: argparse.Namespace, total: int | None) -> Iterator[Run]:
    """`total`: how many games there will be, if that is known."""
    total = None if given.until else total
    bar: tqdm[Any] = tqdm(total=total, unit=" games", disable=True if given.json else None)
    with stopping() as stop, bar:
        yield Run(given.games, given.until, given.workers, bar, stop)
