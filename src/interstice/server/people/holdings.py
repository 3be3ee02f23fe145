"""Everything that is stored about a person."""

from __future__ import annotations

from typing import Any

from interstice.server.people.card_reports import CardReports
from interstice.server.people.devices import Devices
from interstice.server.people.games import Games
from interstice.server.people.holding import Holding
from interstice.server.people.profile import Profile
from interstice.server.people.rooms import Rooms
from interstice.server.playing.people import ids_of
from interstice.store.store import Store

HOLDINGS: tuple[Holding, ...] = (Devices(), Profile(), Games(), Rooms(), CardReports())


async def export(store: Store, person: str) -> dict[str, Any]:
    """Everything about a person, by the name of the holding."""
    ids = await ids_of(store, person)
    return {holding.name: await _export(store, holding, ids) for holding in HOLDINGS}


async def _export(store: Store, holding: Holding, ids: list[str]) -> Any:
    """What is stored under all ids that a person has had: a list of all, or the first."""
    found = [await holding.export(store, id) for id in ids]
    if all(isinstance(each, list) for each in found):
        return [item for each in found for item in each]
    return next((each for each in found if each is not None), None)


async def merge(store: Store, former: str, person: str) -> None:
    """A device was paired: what the person had on it becomes theirs."""
    for holding in HOLDINGS:
        await holding.merge(store, former, person)
