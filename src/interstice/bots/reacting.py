"""How a bot reacts to what everybody has just seen: rarely, and kindly. It reacts to no misses but its own."""

from __future__ import annotations

from collections.abc import Sequence

from interstice.bots.mind import Look, moment
from interstice.core.chance import Chance
from interstice.core.events import Event, Missed, Placed
from interstice.core.view import View
from interstice.rules.swiss.events import Inserted, TryFailed
from interstice.rules.twist.events import LaidSideways

NARROW = 0.06
"""A gap is very narrow if it is no wider than this on the scale of memory: four years of the last decades."""
MISSED, HIT, SAW = 6, 3, 4
"""It reacts to one in this many of its own misses, its own hits in a very narrow gap, and other people's hits."""


def reaction(seat: int, look: Look, events: Sequence[Event], luck: Chance) -> str | None:
    """What the bot of this seat shows after these events, if anything."""
    for event in events:
        if isinstance(event, Missed | TryFailed | LaidSideways) and event.seat == seat:
            return "oops" if luck.below(MISSED) == 0 else None
        if isinstance(event, Placed | Inserted) and is_narrow(look(), event):
            if event.seat == seat:
                return "laugh" if luck.below(HIT) == 0 else None
            return ("wow", "clap")[luck.below(2)] if luck.below(SAW) == 0 else None
    return None


def is_narrow(view: View, hit: Placed | Inserted) -> bool:
    """Whether the cards on either side of one that was placed right are from nearly the same time."""
    line = view.line if isinstance(hit, Placed) else view.racks[hit.seat]
    if hit.card not in line[1:-1]:
        return False
    at = line.index(hit.card)
    left, right = (view.cards[line[beside]].year for beside in (at - 1, at + 1))
    return left is not None and right is not None and moment(right) - moment(left) <= NARROW
