"""What bots are called: by their own names, and never by that of somebody at the table."""

from __future__ import annotations

from itertools import count

from msgspec.structs import replace

from interstice.bots.character import characters
from interstice.server.playing.room_events import AnyRoomEvent, Sat
from interstice.server.playing.rooms import Room

OLD_NAMES = ("guesser", "random")
"""Bots without a character, which rooms may still be given."""


def offered() -> tuple[str, ...]:
    """The ids of the bots that may sit in a room."""
    return (*characters(), *OLD_NAMES)


def bot_name(room: Room, seat: int, bot: str, newcomer: str = "") -> str:
    """The bot's own name or, if somebody else has that or `newcomer` is about to, the name and a number."""
    own = characters()[bot].name if bot in characters() else bot.title()
    taken = {held.name.casefold() for at, held in enumerate(room.seats) if held and at != seat}
    taken.add(newcomer.casefold())
    if own.casefold() not in taken:
        return own
    return next(name for at in count(2) if (name := f"{own} {at}").casefold() not in taken)


def with_bots_renamed(room: Room, event: AnyRoomEvent) -> tuple[AnyRoomEvent, ...]:
    """The event; and if somebody sits down under the name of a bot, that bot gets another."""
    if not isinstance(event, Sat) or event.sitter.bot:
        return (event,)
    name = event.sitter.name
    return event, *(
        Sat(seat, replace(held, name=bot_name(room, seat, held.bot, name)))
        for seat, held in enumerate(room.seats)
        if held and held.bot and seat != event.seat and held.name.casefold() == name.casefold()
    )
