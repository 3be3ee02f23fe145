"""The people whom somebody has blocked, over REST; blocking itself is a command in a room."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, delete, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from interstice.server.http.api import TOKEN, token_of
from interstice.server.http.library import REFUSED
from interstice.server.playing.hall import Hall
from interstice.server.playing.people import ids_of
from interstice.server.playing.refusals import Missing
from interstice.server.playing.rooms import Room


class BlockedPerson(msgspec.Struct, frozen=True):
    id: str
    """Identifies the block, and says nothing about the person."""
    name: str
    """What they were called at the time."""
    at: float
    in_room: tuple[str, ...] = ()
    """Their public id in the room that was named."""


class Blocks(Controller):
    path = "/api/blocks"

    @get("/", security=TOKEN, responses=REFUSED)
    async def all(
        self, hall: NamedDependency[Hall], request: Request[Any, Any, Any], room: FromQuery[str] = ""
    ) -> list[BlockedPerson]:
        """The people you have blocked. If you are in a `room`, give its code, and the answer says who they are in it."""
        person = await hall.people.who(token_of(request))
        found = await hall.rooms.by_code(room) if room else None
        if found is not None and not found.knows(person):
            raise Missing("expected the code of a room that you are in")
        return [
            BlockedPerson(row.id, row.name, row.at, await _called(hall, found, row.other) if found else ())
            for row in await hall.blocks.of(person)
        ]

    @delete("/{block:str}", status_code=200, security=TOKEN, responses=REFUSED)
    async def undo(
        self, block: FromPath[str], hall: NamedDependency[Hall], request: Request[Any, Any, Any]
    ) -> list[BlockedPerson]:
        """Unblock somebody. The answer lists the people who are still blocked."""
        person = await hall.people.who(token_of(request))
        found = next((row for row in await hall.blocks.of(person) if row.id == block), None)
        if found is None:
            raise Missing("you have not blocked anyone with this id")
        await hall.blocks.unblock(person, found.other)
        return [BlockedPerson(row.id, row.name, row.at) for row in await hall.blocks.of(person)]


async def _called(hall: Hall, room: Room, person: str) -> tuple[str, ...]:
    """What somebody is called in a room, if they have been there."""
    return room.public.of_all(filter(room.has_met, await ids_of(hall.store, person)))
