"""The Swiss game told in words."""

from __future__ import annotations

from collections.abc import Iterator

from interstice.core.events import Event
from interstice.core.ruleset import Say
from interstice.rules.swiss import events as e
from interstice.rules.swiss.zones import SwissGame


def tell(event: Event, say: Say) -> str:
    name, card = say.name, say.card
    match event:
        case e.Announced(reader=None):
            return ""
        case e.Announced():
            return f"{name(event.reader)} reads: {say.title(event.face)}."
        case e.ReaderChanged():
            return f"{name(event.reader)} takes over reading."
        case e.Buried():
            return f"{card(event.card)} goes under the pile."
        case e.Spun():
            return f"{name(event.seat)} spins: {event.face}."
        case e.Marked(stake=0):
            return f"{name(event.seat)} marks {say.gap(say.game.racks[event.seat], event.gap)}."
        case e.Marked():
            where = say.gap(say.game.racks[event.seat], event.gap)
            return f"{name(event.seat)} marks {where} and stakes {event.stake}."
        case e.TryFailed():
            return f"{name(event.seat)} tries {say.gap(say.game.racks[event.seat], event.gap)}: wrong."
        case e.Inserted():
            return f"{name(event.seat)} gets {card(event.card)}, {say.year(event.card)}."
        case e.Removed():
            return f"{name(event.seat)} takes {card(event.card)} out."
        case e.Challenged():
            return f"{name(event.seat)} challenges {name(event.target)}."
        case e.Rolled():
            return f"{name(event.seat)} rolls {event.die}."
        case e.Gave():
            return f"{name(event.seat)} gives {card(event.card)} to {name(event.to)}."
        case e.Paid():
            verb = "takes" if event.chips > 0 else "pays"
            return f"{name(event.seat)} {verb} {_chips(abs(event.chips))}."
        case e.StakeReturned():
            return f"{name(event.seat)} gets the stake back."
        case e.StakeLost():
            return f"{name(event.seat)} loses the stake, {_chips(event.chips)}."
        case e.RatingsShown():
            given = ", ".join(f"{name(seat)} {verdict}" for seat, verdict in event.ratings.items())
            return f"Ratings: {given or 'none'}."
        case e.RoundScored():
            points = ", ".join(f"{name(seat)} {points}" for seat, points in enumerate(event.points))
            return f"{say.names(event.winners)} wins the round. Noted: {points}."
    return ""


def lay_out(game: SwissGame, say: Say) -> Iterator[str]:
    for seat in game.playing:
        if game.racks[seat]:
            yield f"{say.name(seat)}: {say.years(game.racks[seat])}, {_chips(game.chips[seat])}"


def _chips(count: int) -> str:
    return "1 chip" if count == 1 else f"{count} chips"
