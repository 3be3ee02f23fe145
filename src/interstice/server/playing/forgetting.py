"""Forget a person who is being erased, in a room that is in memory."""

from __future__ import annotations

from collections import deque

import msgspec

from interstice.protocol import Said
from interstice.server.playing import room_events as e
from interstice.server.playing.rooms import Room

_decode_said = msgspec.json.Decoder(Said).decode


def forget_in_room(room: Room, person: str, stand_in: str) -> bool:
    """From now on `stand_in` was here, and what the person said was not said. Returns whether anything changed."""
    public_id = room.public.of(person)
    room.public.forget(person)
    if not _is_known(room, person, public_id):
        return False
    if room.head.host == person:
        room.head = msgspec.structs.replace(room.head, host=stand_in)
    room.seats = [e.without(held, person, stand_in) for held in room.seats]
    room.commands = {
        (stand_in if actor == person else actor, command): None for actor, command in room.commands
    }
    room.sockets.pop(person, None)
    room.left_at.pop(person, None)
    room.banned = {stand_in if each == person else each for each in room.banned}
    lines = [(number, line) for number, line in room.chat if _decode_said(line).person != public_id]
    room.chat = deque(lines, room.chat.maxlen)
    room.show_again()
    return True


def _is_known(room: Room, person: str, public_id: str) -> bool:
    seated = [held.person for held in room.seats if held]
    known = (room.sockets, room.left_at, room.banned, seated, [actor for actor, _ in room.commands])
    if room.head.host == person or any(person in where for where in known):
        return True
    return any(public_id.encode() in line for _, line in room.chat)
