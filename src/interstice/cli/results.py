"""`interstice results`: what people's games came to."""

from __future__ import annotations

import argparse
import time

from tqdm import tqdm

from interstice.bus.local import LocalBus
from interstice.cli.parser import Parser
from interstice.cli.serving import with_store
from interstice.server.playing.hall import Hall
from interstice.server.results.recompute import Recomputed, recompute
from interstice.server.upkeep import settings
from interstice.store.store import Store


def add_results(parser: Parser) -> None:
    parser.add_argument(
        "what",
        choices=("recompute",),
        help="work them out again from all stored games; the results of deleted games stay as they are",
    )
    settings.add_flags(parser, ["database"])
    parser.set_defaults(run=_results)


def _results(given: argparse.Namespace) -> int:
    with tqdm(unit=" games", disable=None) as bar:

        def seen() -> None:
            bar.update()

        async def work(store: Store) -> Recomputed:
            return await recompute(Hall(store, LocalBus(), time.time), seen)

        done = with_store(settings.read(given), work)
    print(f"worked out the results of {done.games} finished games, {done.fresh} of them for the first time")
    return 0
