"""Forget a person who is being erased, in a room that is in memory."""

from __future__ import annotations

import msgspec

from interstice.server.playing import room_events as e
from interstice.server.playing.rooms import Room


def forget_in_room(room: Room, person: str, stand_in: str) -> bool:
    """Replace the person by `stand_in`, and forget what they said. Returns whether anything changed."""
    room.public.forget(person)
    if person not in known_in(room):
        return False
    if room.host == person:
        room.host = stand_in
    if room.head.host == person:
        room.head = msgspec.structs.replace(room.head, host=stand_in)
    room.seats = [e.without(held, person, stand_in) for held in room.seats]
    room.commands = {
        (stand_in if actor == person else actor, command): "" if actor == person else asked
        for (actor, command), asked in room.commands.items()
    }
    room.sockets.pop(person, None)
    room.left_at.pop(person, None)
    room.banned = {stand_in if each == person else each for each in room.banned}
    room.muted = {stand_in if each == person else each for each in room.muted}
    room.sat_down.pop(person, None)
    room.chat.forget(person)
    room.show_again()
    return True


def known_in(room: Room) -> set[str]:
    """The people whom a room knows."""
    return {
        room.host,
        room.head.host,
        *(held.person for held in room.seats if held),
        *(actor for actor, _ in room.commands),
        *room.sockets,
        *room.left_at,
        *room.banned,
        *room.muted,
        *(line.person for line in room.chat.all()),
    }
