"""`interstice simulate`: many games of the same bots."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import msgspec

from interstice.cli.asked import add_game, set_up, told
from interstice.cli.parser import Parser
from interstice.cli.running import add_many, check_aim, running
from interstice.lab.intervals import Interval
from interstice.lab.outcome import Deal, unique
from interstice.lab.rows import RowFile
from interstice.lab.simulate import Job, is_together
from interstice.lab.summary import Summary


def add_simulate(parser: Parser) -> None:
    add_game(parser)
    add_many(parser, 1000, "")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write a row for each game, to a .csv or .jsonl file"
    )
    parser.set_defaults(run=_simulate)


def _simulate(given: argparse.Namespace) -> int:
    box, what = set_up(given, given.seed)
    if given.until:
        check_aim(given.until, given.preset, is_together(what, box.deck()))
    summary = Summary()
    began = time.perf_counter()
    asked = told(given, box, what)
    file = RowFile(given.out, asked, unique(what.names)) if given.out else nullcontext()
    with file as rows, running(given, what.whole(given.games)) as run:

        def add(deal: Deal) -> None:
            summary.add(deal)
            if rows:
                rows.add(deal)

        run.play(what, box.deck(), add, summary.measured)
    passed = time.perf_counter() - began
    if given.json:
        print(msgspec.json.encode({**asked, "bots": what.bots, **summary.as_dict()}).decode())
    else:
        print("\n".join(_lines(summary, what, passed)))
    if run.stop.is_asked:
        written = f"; {given.out} has a row for each of them" if given.out else ""
        print(f"interstice: stopped after {summary.games:,} games{written}", file=sys.stderr)
        return 130
    return 0


def _lines(summary: Summary, what: Job, passed: float) -> Iterator[str]:
    seatings = len(what.names)
    deals = f"; {summary.deals:,} deals, each from {seatings} seatings" if seatings > 1 else ""
    yield f"games            {summary.games:,} in {passed:.1f} s, {summary.moves / passed:,.0f} moves a second{deals}"
    if summary.unfinished:
        yield f"unfinished       {summary.unfinished:,}, which count as games that nobody won"
    moves = f"{summary.moves / summary.games:.1f} moves, {summary.shortest} to {summary.longest}"
    yield f"turns            {mean(summary.turns.interval())} on average; {moves}"
    yield f"placements       {summary.right / max(1, summary.right + summary.wrong):.1%} right"
    yield from _scores(summary) if summary.scores else _wins(summary)


def _scores(summary: Summary) -> Iterator[str]:
    lowest, highest = min(summary.scores), max(summary.scores)
    yield f"score            {mean(summary.score.interval())} on average, {lowest} to {highest}"
    for rank, games in sorted(summary.ranks.items()):
        yield f"rank {rank}           {games / summary.games:.1%} of the games"
    for name, each in summary.by_bot.items():
        yield f"{name:16} {share(each.placed.interval())} of its placements right"


def _wins(summary: Summary) -> Iterator[str]:
    for name, each in summary.by_bot.items():
        wins, placed = share(each.wins.interval()), share(each.placed.interval())
        yield f"{name:16} {wins} of the wins; {placed} of its placements right"
    for seat, found in enumerate(summary.by_seat, 1):
        yield f"seat {seat:<11} {share(found.interval())} of the wins"


def share(found: Interval) -> str:
    return f"{found.value:.1%} ({100 * found.low:.1f}–{100 * found.high:.1f})"


def mean(found: Interval) -> str:
    return f"{found.value:.1f} ± {found.half:.1f}"
