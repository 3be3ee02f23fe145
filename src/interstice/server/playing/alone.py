"""Begins a game alone without anything left to decide: a room is opened, its host sits down and starts."""

from __future__ import annotations

from interstice.core.refused import Refused
from interstice.protocol import Failed, Sit, Start
from interstice.server.playing.commands import answer
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import CardsWish
from interstice.server.playing.rooms import Room


async def begin_alone(hall: Hall, person: str, name: str, wish: CardsWish) -> Room:
    room = await hall.rooms.open_alone(person, wish)
    for message in (Sit("sit", 0, name), Start("start")):
        said = await answer(hall, room.id, person, message)
        if isinstance(said, Failed):
            raise Refused(said.why, said.word, **said.given)
    # The room may have been put away and read again in the meantime.
    return await hall.rooms.find(room.id)
