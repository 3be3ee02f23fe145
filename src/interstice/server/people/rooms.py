"""The rooms that somebody was in, and what they said there."""

from __future__ import annotations

from typing import Any

import msgspec

from interstice.server.people.rewriting import pieces, rewrite_game, rewrite_room
from interstice.server.playing import room_events as e
from interstice.server.playing.heads import RoomHead, decode_room_head
from interstice.store.people import ERASURES, PERSON_ROOMS
from interstice.store.store import Store


class Rooms:
    name = "rooms"

    async def export(self, store: Store, person: str) -> Any:
        ids = [visit.room async for visit in store.rows.each(PERSON_ROOMS, {"person": person})]
        found = [await _export_room(store, room, person) for room in ids]
        return [room for room in found if room is not None]

    async def erase(self, store: Store, person: str) -> None:
        erasure = await store.rows.get(ERASURES, person)
        if erasure is None:
            # Another process has completed it.
            return
        async for visit in store.rows.each(PERSON_ROOMS, {"person": person}):
            games = await rewrite_room(store, visit.room, person, erasure.stand_in(visit.room))
            for game in games:
                # A person who only invited bots has played no seat, but holds theirs.
                await rewrite_game(store, game, person, erasure.stand_in(game))

    async def merge(self, store: Store, former: str, person: str) -> None:
        """What happened in rooms stays as it was stored."""


def _said(event: e.ChatSaid) -> dict[str, str]:
    """What they typed, or the ready-made phrase that they chose."""
    return {"phrase": event.phrase} if event.phrase else {"text": event.text}


def _readable(head: bytes) -> RoomHead | None:
    try:
        return decode_room_head(head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


async def _export_room(store: Store, room: str, person: str) -> dict[str, Any] | None:
    stored = await store.head(room)
    if stored is None:
        return None
    head = _readable(stored)
    said: list[dict[str, Any]] = []
    names: dict[str, None] = {}
    async for entries in pieces(store, room):
        for entry in entries:
            for event in e.readable_events(entry.data):
                match event:
                    case e.ChatSaid() if event.person == person:
                        said.append({"at": entry.at, **_said(event)})
                    case e.Sat() if event.sitter.person == person and not event.sitter.bot:
                        names[event.sitter.name] = None
    return {
        "code": head and head.code,
        "opened_by_me": head is not None and head.host == person,
        "names": list(names),
        "chat": said,
    }
