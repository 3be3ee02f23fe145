"""What bots are called: people's names, but never that of somebody at the table."""

from __future__ import annotations

from msgspec.structs import replace

from interstice.bots.character import characters
from interstice.server.playing.room_events import AnyRoomEvent, Sat
from interstice.server.playing.rooms import Room

NAMES = (
    *("Ada", "Luca", "Jonas", "Aïcha", "Mei", "Otto", "Nora", "Emil"),
    *("Ines", "Tom", "Lena", "Omar", "Zoë", "Hugo", "Anna", "Milo"),
)
"""Two for each seat of the largest room."""


def bot_name(room: Room, seat: int, bot: str, newcomer: str = "") -> str:
    """The first name of the seat's two that nobody else has, and `newcomer` is not about to have."""
    taken = {held.name.casefold() for at, held in enumerate(room.seats) if held and at != seat}
    taken.add(newcomer.casefold())
    if bot in characters():
        known = characters()[bot].name
        numbered = (known if n == 1 else f"{known} {n}" for n in range(1, 10))
        return next(name for name in numbered if name.casefold() not in taken)
    free = (name for name in NAMES[seat :: len(NAMES) // 2] if name.casefold() not in taken)
    return next(free, f"{bot.title()} {seat + 1}")


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
