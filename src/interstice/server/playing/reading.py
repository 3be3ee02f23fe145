"""How long people need to see what happened. Bots wait that long before they move, and nobody's clock runs in the meantime."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from interstice.core.events import Event, Missed, Placed
from interstice.core.log import Entry
from interstice.rules.solo import events as solo
from interstice.rules.swiss import events as swiss
from interstice.rules.twist import events as twist

MOST = 3.5
"""The most seconds that anybody waits, no matter how much happened."""


class Seconds(NamedTuple):
    """The first is for something that happened to a bot; the second is for a person, who looks longer."""

    bots: float
    own: float


DATE = Seconds(1.5, 3.0)
"""A card was turned over: its year, whether it was right, and why."""

READING: dict[type[Event], Seconds] = {
    Placed: DATE,
    Missed: DATE,
    solo.GivenUp: DATE,
    swiss.Inserted: DATE,
    twist.Joined: DATE,
    twist.LaidSideways: DATE,
    twist.Discarded: DATE,
    # Its title is read out before anybody says where it belongs.
    swiss.Announced: Seconds(1.0, 1.0),
    swiss.TryFailed: Seconds(1.0, 1.5),
    # The wheel turns longer for the person who spins it.
    swiss.Spun: Seconds(1.5, 2.5),
    # Both players roll.
    swiss.Rolled: Seconds(1.0, 1.0),
    swiss.Gave: Seconds(1.5, 1.5),
    swiss.Removed: Seconds(1.5, 1.5),
    # People look at a mark before they rate it.
    swiss.RatingOpened: Seconds(1.0, 1.0),
    swiss.RatingsShown: Seconds(1.0, 1.0),
    swiss.RoundScored: Seconds(MOST, MOST),
}
"""Anything not listed here is seen in passing."""


def seconds_to_read(entry: Entry, bots: Sequence[str]) -> float:
    """Seconds that people need for an entry; `bots` names the bot of each seat. The set-up came before all turns."""
    if entry.seat is None:
        return 0.0
    total = 0.0
    for event in entry.events:
        seconds = READING.get(type(event))
        if seconds is not None:
            seat = getattr(event, "seat", None)
            total += seconds.bots if seat is None or bots[seat] else seconds.own
    return min(total, MOST)
