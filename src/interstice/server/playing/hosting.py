"""What the host of a room may do about others, and who is the host once the host has left."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Literal

from interstice.core.refused import Refused
from interstice.server.playing import room_events as e
from interstice.server.playing.rooms import Room

GRACE = 20.0
"""How many seconds a host may be away, to reload the page for example, before somebody else becomes the host."""


def mute(room: Room, host: str, public_id: str, muted: bool) -> e.Muted:
    person = _other(room, host, public_id)
    if (person in room.muted) == muted:
        raise Refused(f"expected somebody who {'may speak' if muted else 'is muted'}; got another")
    return e.Muted(person, muted)


def hand_over(room: Room, host: str, public_id: str) -> e.HostPassed:
    person = _other(room, host, public_id)
    if person not in room.sockets:
        raise Refused("expected somebody who is in the room; they have left", "not-here")
    return e.HostPassed(person)


def set_chat(room: Room, host: str, chat: Literal["auto", "free", "phrases"]) -> e.ChatSet:
    room.require_host(host)
    return e.ChatSet(chat)


def _other(room: Room, host: str, public_id: str) -> str:
    room.require_host(host)
    person = room.public.person(public_id)
    if person == host:
        raise Refused("expected somebody else; this is the host", "host-stays")
    return person


def heir(room: Room, nodes: Set[str]) -> str | None:
    """Who becomes the host if the host is gone: whoever is here and sat down first."""
    here = {
        held.person
        for held in room.seats
        if held and not held.bot and held.person != room.host and room.here(held.person, nodes)
    }
    return next((person for person in room.sat_down if person in here), None)


class Hosts:
    """Notices hosts who have left. Every process looks at the rooms that people watch through it."""

    def __init__(self, passed: Callable[[], float], grace: float = GRACE) -> None:
        self._passed = passed
        self._grace = grace
        self._gone: dict[str, float] = {}
        """By room, when its host was first missed."""

    def overdue(self, rooms: list[Room], nodes: Set[str]) -> list[Room]:
        """Those of the rooms whose host has been away for too long, and in which somebody can take their place."""
        away = [room for room in rooms if not room.here(room.host, nodes)]
        now = self._passed()
        self._gone = {room.id: self._gone.get(room.id, now) for room in away}
        return [room for room in away if now - self._gone[room.id] >= self._grace and heir(room, nodes)]
