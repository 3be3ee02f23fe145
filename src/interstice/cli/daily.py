"""`interstice daily`: the line of a day, for the host of the server; and taking a card out of it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import UTC, datetime

from interstice.cli.parser import Parser
from interstice.cli.serving import with_store
from interstice.core.refused import Refused
from interstice.server.daily.daily import published, withdraw
from interstice.server.daily.days import is_public, read
from interstice.server.upkeep import settings
from interstice.store.daily import DAILY_LINES, DAILY_SUMS, DailyLine, DailySum
from interstice.store.store import Store


def add_daily(parser: Parser) -> None:
    parser.add_argument("day", help="a date in UTC, such as 2026-11-18")
    parser.add_argument("--withdraw", metavar="FACE", help="take this card out of the day's line, publicly")
    parser.add_argument("--why", default="", help="the reason, which everyone can read")
    settings.add_flags(parser, ["database"])
    parser.set_defaults(run=_daily)


def _daily(given: argparse.Namespace) -> int:
    chosen = settings.read(given)
    read(given.day)
    if given.why and not given.withdraw:
        raise Refused("expected --withdraw with a card; got only a reason")
    if given.withdraw:
        with_store(chosen, lambda store: withdraw(store, given.day, given.withdraw, given.why))
    line, total = with_store(chosen, lambda store: _find(store, given.day))
    print("\n".join(_told(line, total)))
    return 0


async def _find(store: Store, day: str) -> tuple[DailyLine, DailySum]:
    line, total = await store.rows.get(DAILY_LINES, day), await store.rows.get(DAILY_SUMS, day)
    if line is None or total is None:
        raise Refused(f"there was no daily line on {day}; expected a day on which the server was running")
    return line, total


def _told(line: DailyLine, total: DailySum) -> Iterator[str]:
    """The cards are secret until the day is public, even here: a screen may be seen by others."""
    yield f"{line.day}, hash {published(line)}"
    yield f"{total.players} have finished; by score: {' '.join(map(str, total.scores))}"
    if is_public(line.day, datetime.now(UTC).timestamp()):
        for number, face in enumerate(line.faces):
            yield f"{number:3}  {face}"
    for face, why in line.withdrawn.items():
        yield f"taken out: {face}: {why}"
