"""The decks that belong to a person: exported for them, or deleted."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

from msgspec import to_builtins

from interstice.server.playing.one_by_one import OneByOne
from interstice.server.playing.own_decks import OwnDecks
from interstice.server.playing.pictures import Pictures
from interstice.store.own_decks import OWN_DECKS, PINS
from interstice.store.rows import Update
from interstice.store.store import Store


def _own(store: Store) -> OwnDecks:
    return OwnDecks(store.rows, _pictures(store), lambda: 0.0)


def _pictures(store: Store) -> Pictures:
    return Pictures(store.rows, store.blobs, lambda: 0.0)


async def export(store: Store, person: str) -> dict[str, Any]:
    """Their decks with every card as they typed it, the links they gave away, and every picture as WebP in Base64; pictures are read
    one by one."""
    own, pictures = _own(store), _pictures(store)
    decks = [await own.open(row.id) for row in await own.of(person)]
    photos = await pictures.of([deck.row.id for deck in decks])

    async def photo(sha256: str) -> str | None:
        webp = await pictures.read(sha256)
        return b64encode(webp).decode() if webp else None

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
        ],
        "pictures": OneByOne(tuple(photos), photo),
    }


async def erase(store: Store, person: str) -> None:
    """Delete their decks. Running games go on, and the server deletes the cards when they are over. It is safe to repeat this
    after a crash."""
    own = _own(store)
    while rows := await store.rows.find(OWN_DECKS, {"owner": person}, limit=20):
        for row in rows:
            async for pin in store.rows.each(PINS, {"deck": row.id}):
                await store.rows.write(Update(PINS, (pin.id,), {"gone": True}))
            await own.delete(row.id, person)


async def merge(store: Store, former: str, person: str) -> None:
    """A device was paired: the decks made on it now belong to the person."""
    while rows := await store.rows.find(OWN_DECKS, {"owner": former}, limit=20):
        await store.rows.write(*(Update(OWN_DECKS, (row.id,), {"owner": person}) for row in rows))
