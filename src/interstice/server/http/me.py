"""What belongs to the holder of a token: how they appear, their devices, and everything about them, as a file or to be deleted."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, patch
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from interstice.server.http.api import TOKEN, token_of
from interstice.server.http.library import REFUSED
from interstice.server.people import appearing
from interstice.server.people.appearing import Change
from interstice.server.people.erasing import Eraser
from interstice.server.people.holdings import export
from interstice.server.playing.hall import Hall
from interstice.server.playing.one_by_one import written
from interstice.server.playing.people import device_of_token, person_of
from interstice.server.upkeep import retention
from interstice.server.upkeep.limits import Limits, address_of
from interstice.server.upkeep.retention import Keeping
from interstice.server.upkeep.settings import Settings
from interstice.store.people import Device, Person


class PairedDevice(msgspec.Struct):
    id: str
    label: str
    """The browser and the system, as far as they are known."""
    used: float
    """The day on which it was last used, in seconds since 1970."""
    this: bool
    """Whether it is the one that asks."""


class Me(msgspec.Struct):
    """How somebody appears to others, and the devices on which they are the same person."""

    name: str
    animal: str
    colour: int
    language: str
    shows_name: bool
    devices: list[PairedDevice]
    """Empty if no device was ever paired."""


@get("/api/keeping")
async def keeping(hall: NamedDependency[Hall], settings: NamedDependency[Settings]) -> Keeping:
    """For how many days this server keeps games after their last move, rooms after their last use, and reports; 0 means until
    the host deletes them."""
    return await retention.keeping(hall.store, settings)


class AboutMe(Controller):
    path = "/api/me"

    @get("/", security=TOKEN, responses=REFUSED)
    async def me(self, hall: NamedDependency[Hall], request: Request[Any, Any, Any]) -> Me:
        """How you appear to others, the same on all paired devices. Somebody who has chosen nothing is a guest."""
        token = token_of(request)
        person = await hall.people.who(token)
        return await _me(hall, token, await appearing.find(hall.store, person, hall.now()))

    @patch("/", security=TOKEN, responses=REFUSED)
    async def change(
        self,
        data: JSONBody[Change],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
    ) -> Me:
        """Change your name, animal, colour or language."""
        token = token_of(request)
        limits.require("command", person_of(token))
        person = await hall.people.who(token)
        return await _me(hall, token, await appearing.change(hall.store, person, data, hall.now()))

    @get("/data", security=TOKEN, responses=REFUSED)
    async def data(
        self,
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
    ) -> Stream:
        """Everything about you as one file: profile, devices, rooms with what you said there, games with their logs, reports."""
        token = token_of(request)
        limits.require("export", person_of(token))
        everything = await export(hall.store, await hall.people.who(token))
        headers = {"content-disposition": 'attachment; filename="interstice-my-data.json"'}
        return Stream(written(everything), media_type="application/json", headers=headers)

    @delete("/", status_code=204, security=TOKEN, responses=REFUSED)
    async def erase(
        self,
        hall: NamedDependency[Hall],
        eraser: NamedDependency[Eraser],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
    ) -> None:
        """Delete everything about you. This is final. Forget the token: everything that was stored under it is deleted."""
        limits.require("erasure", address_of(request.scope))
        await eraser.erase(await hall.people.who(token_of(request)))

    @delete("/devices/{device:str}", status_code=200, security=TOKEN, responses=REFUSED)
    async def unpair(
        self,
        device: Annotated[str, PathParameter(max_length=20, description="As it is called in /api/me.")],
        hall: NamedDependency[Hall],
        eraser: NamedDependency[Eraser],
        request: Request[Any, Any, Any],
    ) -> Me:
        """Turn one of your devices into a new guest. All its open connections are closed at once."""
        token = token_of(request)
        person = await hall.people.who(token)
        await eraser.unpair(person, device)
        return await _me(hall, token, await appearing.find(hall.store, person, hall.now()))


async def _me(hall: Hall, token: str, person: Person) -> Me:
    here = device_of_token(token)
    devices = [_device(device, here) for device in await hall.people.devices(person.id)]
    return Me(person.name, person.animal, person.colour, person.language, person.shows_name, devices)


def _device(device: Device, here: str) -> PairedDevice:
    return PairedDevice(device.id, device.label, device.used, device.id == here)
