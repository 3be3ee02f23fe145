"""What people and bots at a table are called, so that no two have the same name."""

from __future__ import annotations

from collections.abc import Set
from itertools import count

from msgspec.structs import replace

from interstice.bots.character import characters
from interstice.protocol import Sitter
from interstice.server.playing.cleaning import alike
from interstice.server.playing.room_events import AnyRoomEvent, Sat
from interstice.server.playing.rooms import MOST_NAME, Room

OLD_NAMES = ("guesser", "random")
"""Bots without a character, which rooms may still be given."""
OFFERED = (*characters(), *OLD_NAMES)
"""The ids of the bots that may sit in a room."""


def told_apart(room: Room, sat: Sat) -> Sat:
    """Somebody sits down; if another person has the same name, theirs gets a number. Bots make way for people.

    Somebody who changes seats holds two for a moment, and keeps their name."""
    name, person = sat.sitter.name, sat.sitter.person
    taken = {alike(held.name) for held in room.seats if held and not held.bot and held.person != person}
    if alike(name) not in taken:
        return sat
    return replace(sat, sitter=replace(sat.sitter, name=_numbered(name, taken)))


def all_told_apart(room: Room) -> dict[int, Sitter]:
    """Those who sit when a game begins. By then nobody is moving any more, so people on one device who have the same name are told
    apart, too."""
    sitting = room.sitting()
    taken, given = {alike(held.name) for held in sitting.values()}, set[str]()
    for seat, held in sitting.items():
        if not held.bot and alike(held.name) in given:
            sitting[seat] = held = replace(held, name=_numbered(held.name, taken | given))
        given.add(alike(held.name))
    return sitting


def _numbered(name: str, taken: Set[str]) -> str:
    """The name with the first number that makes it different from those that are taken."""
    for number in count(2):
        numbered = f"{name[: MOST_NAME - len(str(number)) - 1].rstrip()} {number}"
        if alike(numbered) not in taken:
            break
    return numbered


def bot_name(room: Room, seat: int, bot: str, newcomer: str = "") -> str:
    """The bot's own name or, if somebody else has that or `newcomer` is about to, the name and a number."""
    own = characters()[bot].name if bot in characters() else bot.title()
    taken = {alike(held.name) for at, held in enumerate(room.seats) if held and at != seat}
    taken.add(alike(newcomer))
    if alike(own) not in taken:
        return own
    return next(name for at in count(2) if alike(name := f"{own} {at}") not in taken)


def with_bots_renamed(room: Room, event: AnyRoomEvent) -> tuple[AnyRoomEvent, ...]:
    """The event; and if somebody sits down under the name of a bot, that bot gets another."""
    if not isinstance(event, Sat) or event.sitter.bot:
        return (event,)
    name = event.sitter.name
    return event, *(
        Sat(seat, replace(held, name=bot_name(room, seat, held.bot, name)))
        for seat, held in enumerate(room.seats)
        if held and held.bot and seat != event.seat and alike(held.name) == alike(name)
    )
