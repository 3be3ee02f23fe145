"""Twist told in words."""

from __future__ import annotations

from collections.abc import Iterator

from interstice.core.events import Event
from interstice.core.ruleset import Say
from interstice.rules.twist import events as e
from interstice.rules.twist.zones import TwistGame

WHERE = {"left": "left end", "right": "right end", "row": "on top of its equal", "slot": "slot"}


def tell(event: Event, say: Say) -> str:
    match event:
        case e.Joined(seat=None):
            return f"The row starts with {say.card(event.card)}, {say.year(event.card)}."
        case e.Joined():
            card = f"{say.card(event.card)}, {say.year(event.card)}"
            return f"{say.name(event.seat)} plays {card}: {WHERE[event.where]}."
        case e.LaidSideways():
            return f"{say.name(event.seat)} plays {say.card(event.card)}, {say.year(event.card)}: it does not fit."
        case e.Discarded(seat=None):
            return f"The discards start with {say.card(event.card)}."
        case e.Discarded():
            return f"{say.name(event.seat)} discards {say.card(event.card)}, {say.year(event.card)}."
    return ""


def lay_out(game: TwistGame, say: Say) -> Iterator[str]:
    if game.row:
        yield "slots " + " · ".join(say.years(slot) or "-" for slot in game.slots)
        yield "row   " + " · ".join(say.years(stack) for stack in game.row)
