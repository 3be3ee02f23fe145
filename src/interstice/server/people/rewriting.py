"""Take a person out of what is stored of rooms and games. The games still replay and verify."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence

import msgspec

from interstice.server import logs
from interstice.server.playing import room_events as e
from interstice.server.playing.heads import (
    GameHead,
    RoomHead,
    decode_game_head,
    decode_room_head,
    encode_head,
)
from interstice.store.store import Rewritten, Store, Stored

NOTHING = b"{}"
"""What remains of a head that cannot be read: it may hold anything of theirs."""
PIECE = 200
"""How many entries are rewritten together; in between, others have their turn."""

Change = Callable[[Stored], Rewritten]


async def pieces(store: Store, stream: str) -> AsyncIterator[Sequence[Stored]]:
    """The entries of a stream, a few at a time."""
    number = 0
    while found := await store.read(stream, number, PIECE):
        yield found
        number += len(found)
        await asyncio.sleep(0)


async def rewrite_room(store: Store, room: str, person: str, stand_in: str) -> list[str]:
    """Replace a person in a room by `stand_in`, and delete what they said. Returns the games that began there."""
    stored = await store.head(room)
    if stored is None:
        return []
    await _rewrite_head(
        store, room, stored, lambda: _without_host(decode_room_head(stored), person, stand_in)
    )
    games: list[str] = []

    def change(entry: Stored) -> Rewritten:
        # What cannot be read may hold anything of theirs, so nothing of it stays.
        events = e.readable_events(entry.data)
        games.extend(event.game for event in events if isinstance(event, e.GameBegan))
        kept = [event for each in events if (event := without(each, person, stand_in)) is not None]
        if entry.actor == person:
            # Even a hash could confirm what they said or were called.
            kept = [msgspec.structs.replace(event, asked="") for event in kept]
        data = e.encode_events(tuple(kept))
        return Rewritten(entry.seq, _other(entry.actor, person, stand_in), data)

    await _rewrite_entries(store, room, change)
    return games


async def rewrite_game(store: Store, game: str, person: str, stand_in: str) -> None:
    """Replace a person in a game by `stand_in`; their seats keep no name."""
    stored = await store.head(game)
    if stored is None:
        return
    await _rewrite_head(
        store, game, stored, lambda: _without_holder(decode_game_head(stored), person, stand_in)
    )
    await _rewrite_entries(
        store, game, lambda entry: Rewritten(entry.seq, _other(entry.actor, person, stand_in), entry.data)
    )


def _without_host(head: RoomHead, person: str, stand_in: str) -> RoomHead | None:
    return msgspec.structs.replace(head, host=stand_in) if head.host == person else None


def _without_holder(head: GameHead, person: str, stand_in: str) -> GameHead | None:
    return head.without(person, stand_in) if person in head.holders else None


async def _rewrite_head(
    store: Store, stream: str, stored: bytes, change: Callable[[], RoomHead | GameHead | None]
) -> None:
    try:
        changed = change()
        head = stored if changed is None else encode_head(changed)
    except Exception as error:
        if stored != NOTHING:
            logs.note_error(
                "what a game or room starts from cannot be read and was erased", error, stream=stream
            )
        head = NOTHING
    if head != stored:
        await store.rewrite(stream, head, ())


async def _rewrite_entries(store: Store, stream: str, change: Change) -> None:
    async for entries in pieces(store, stream):
        changed = [change(entry) for entry in entries]
        fresh = [
            new
            for old, new in zip(entries, changed, strict=True)
            if (old.actor, old.data) != (new.actor, new.data)
        ]
        if fresh:
            await store.rewrite(stream, None, fresh)


def without(event: e.AnyRoomEvent, person: str, stand_in: str) -> e.AnyRoomEvent | None:
    """What remains of an event when this person is erased."""
    match event:
        case e.Sat():
            sitter = e.without(event.sitter, person, stand_in)
            return msgspec.structs.replace(event, sitter=sitter)
        case e.ChatSaid() | e.Pointed() | e.Reacted():
            return None if event.person == person else event
        case e.Came() | e.Went() | e.Banned() | e.HostPassed() | e.Muted():
            return msgspec.structs.replace(event, person=_other(event.person, person, stand_in))
    return event


def _other(someone: str, person: str, stand_in: str) -> str:
    return stand_in if someone == person else someone
