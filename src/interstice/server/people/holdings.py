"""Everything that is stored about a person."""

from __future__ import annotations

from functools import reduce
from typing import Any

from interstice.server.people.daily import Daily
from interstice.server.people.devices import Devices
from interstice.server.people.games import Games
from interstice.server.people.holding import Holding
from interstice.server.people.own_decks import OwnDecks
from interstice.server.people.profile import Profile
from interstice.server.people.reports import Blocks, Reports
from interstice.server.people.results import Results
from interstice.server.people.rooms import Rooms
from interstice.server.playing.one_by_one import OneByOne
from interstice.server.playing.people import ids_of
from interstice.store.store import Store

HOLDINGS: tuple[Holding, ...] = (
    Devices(),
    Profile(),
    Results(),
    Daily(),
    OwnDecks(),
    Games(),
    Rooms(),
    Reports(),
    Blocks(),
)


async def export(store: Store, person: str) -> dict[str, Any]:
    """Everything about a person, by the name of the holding. Use `written` to make a file of it."""
    ids = await ids_of(store, person)
    return {holding.name: await _export(store, holding, ids) for holding in HOLDINGS}


async def _export(store: Store, holding: Holding, ids: list[str]) -> Any:
    return reduce(_together, [await holding.export(store, id) for id in ids])


def _together(one: Any, other: Any) -> Any:
    """What is stored under two ids of a person: both lists together, or whichever one exists."""
    if isinstance(one, list) and isinstance(other, list):
        return one + other
    if isinstance(one, OneByOne) and isinstance(other, OneByOne):
        return one.with_all_of(other)
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: _together(one.get(key), other.get(key)) for key in {**one, **other}}
    return other if one is None else one


async def merge(store: Store, former: str, person: str) -> None:
    """A device was paired: what the person had on it becomes theirs."""
    for holding in HOLDINGS:
        await holding.merge(store, former, person)
