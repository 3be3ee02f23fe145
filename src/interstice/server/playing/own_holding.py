"""The decks that belong to a person: all of them for them to take along, or deleted."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from interstice.server.playing.own_decks import OwnDecks
from interstice.store.own_decks import OWN_DECKS, PINS
from interstice.store.rows import Update
from interstice.store.store import Store


def _own(store: Store) -> OwnDecks:
    return OwnDecks(store.rows, lambda: 0.0)


async def export(store: Store, person: str) -> dict[str, Any]:
    """Their decks with every card as they typed it, and the links they gave away."""
    own = _own(store)
    decks = [await own.open(row.id) for row in await own.of(person)]
    return {
        "decks": [
            {
                "about": deck.row.about,
                "cards": to_builtins(deck.in_order),
                "made": deck.row.made,
                "changed": deck.row.changed,
                "links": {link.kind: link.token for link in await own.links(deck.row.id)},
            }
            for deck in decks
        ]
    }


async def erase(store: Store, person: str) -> None:
    """Delete their decks. Games that are being played go on, and the server deletes their cards when those are over. To repeat this
    after a crash is safe."""
    own = _own(store)
    while rows := await store.rows.find(OWN_DECKS, {"owner": person}, limit=20):
        for row in rows:
            async for pin in store.rows.each(PINS, {"deck": row.id}):
                await store.rows.write(Update(PINS, (pin.id,), {"gone": True}))
            await own.delete(row.id, person)


async def merge(store: Store, former: str, person: str) -> None:
    """A device was paired: what it had made is now the person's."""
    while rows := await store.rows.find(OWN_DECKS, {"owner": former}, limit=20):
        await store.rows.write(*(Update(OWN_DECKS, (row.id,), {"owner": person}) for row in rows))
