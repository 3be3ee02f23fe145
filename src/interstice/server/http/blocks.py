"""The people whom somebody has blocked, over REST; blocking itself is a command in a room."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, delete, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from interstice.server.http.api import TOKEN, token_of
from interstice.server.http.library import REFUSED
from interstice.server.playing.hall import Hall
from interstice.server.playing.refusals import Missing


class BlockedPerson(msgspec.Struct, frozen=True):
    id: str
    """Names the block, and says nothing about the person."""
    name: str
    """What they were called at the time."""
    at: float


class Blocks(Controller):
    path = "/api/blocks"

    @get("/", security=TOKEN, responses=REFUSED)
    async def all(self, hall: NamedDependency[Hall], request: Request[Any, Any, Any]) -> list[BlockedPerson]:
        """Those whom you have blocked."""
        return await _blocked(hall, await hall.people.who(token_of(request)))

    @delete("/{block:str}", status_code=200, security=TOKEN, responses=REFUSED)
    async def undo(
        self, block: FromPath[str], hall: NamedDependency[Hall], request: Request[Any, Any, Any]
    ) -> list[BlockedPerson]:
        """Unblock somebody. The answer has those who are left."""
        person = await hall.people.who(token_of(request))
        found = next((row for row in await hall.blocks.of(person) if row.id == block), None)
        if found is None:
            raise Missing("you have blocked nobody under this id")
        await hall.blocks.unblock(person, found.other)
        return await _blocked(hall, person)


async def _blocked(hall: Hall, person: str) -> list[BlockedPerson]:
    return [BlockedPerson(row.id, row.name, row.at) for row in await hall.blocks.of(person)]
