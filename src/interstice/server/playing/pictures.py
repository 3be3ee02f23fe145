"""Pictures that people put on cards of their own: kept once each, for every deck and every pinned deck that shows them.

A picture that no card shows is deleted: after a day if no card ever did, and otherwise after thirty, so that taking it off can
be undone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from hashlib import sha256 as digest

from interstice.core.refused import Refused
from interstice.server.playing.cropper import MOST_KEPT
from interstice.server.playing.edits import Edit
from interstice.store.blobs import Blobs
from interstice.store.own_decks import OWN_CARDS, OWN_DECKS, OWN_PICTURES, OwnPicture
from interstice.store.rows import Put, Remove, Rows, Update, Write

KIND = "image/webp"
DAY = 86_400.0
KEPT_UNUSED, KEPT_TAKEN_OFF = DAY, 30 * DAY


class Pictures:
    def __init__(self, rows: Rows, blobs: Blobs, now: Callable[[], float]) -> None:
        self._rows = rows
        self._blobs = blobs
        self._now = now
        self._adding = asyncio.Lock()
        self.bytes = 0
        """How much is kept: at the last sweep, plus what has been added since."""

    # Reading

    async def of(self, decks: Collection[str]) -> dict[str, int]:
        """The sizes of the pictures of these decks, by SHA-256."""
        return {
            row.sha256: row.size
            for deck in decks
            async for row in self._rows.each(OWN_PICTURES, {"deck": deck})
            if row.size
        }

    async def read(self, sha256: str) -> bytes | None:
        blob = await self._blobs.find(sha256)
        return b"".join([piece async for piece in self._blobs.read(blob)]) if blob else None

    async def read_all(self, photos: Collection[str]) -> dict[str, bytes]:
        """Those that are there."""
        found = {sha256: await self.read(sha256) for sha256 in {*photos} - {""}}
        return {sha256: content for sha256, content in found.items() if content is not None}

    async def has(self, content: bytes) -> bool:
        """Whether exactly these bytes are kept, for anybody: if so, they were made here."""
        blob = await self._blobs.find(digest(content).hexdigest())
        return blob is not None and blob.media_type == KIND

    # Keeping

    async def add(
        self,
        deck: str,
        webps: Collection[bytes],
        decks: Collection[str],
        check: Callable[[Mapping[str, int]], None],
    ) -> list[str]:
        """Keep pictures for a deck, unless `check` refuses what its owner would then have in all their decks. Returns the SHA-256
        of each."""
        named = [digest(webp).hexdigest() for webp in webps]
        sizes = {sha256: len(webp) for sha256, webp in zip(named, webps, strict=True)}
        async with self._adding:
            check({**await self.of(decks), **sizes})
            there = await self.of([deck])
            self.bytes += sum(size for sha256, size in sizes.items() if sha256 not in there)
            # The rows come first, so that whatever a crash leaves is found and swept.
            rows = [OwnPicture(deck, sha256, size, self._now(), False) for sha256, size in sizes.items()]
            await self._rows.write(*(Put(OWN_PICTURES, row) for row in rows))
        for webp in webps:
            await self._blobs.keep(_deck(deck), KIND, _whole(webp), MOST_KEPT)
        return named

    async def copy(self, deck: str, sizes: Mapping[str, int]) -> set[str]:
        """Keep pictures for another deck too. Returns those that are there."""
        now = self._now()
        rows = [OwnPicture(deck, sha256, size, now, True) for sha256, size in sizes.items()]
        if rows:
            await self._rows.write(*(Put(OWN_PICTURES, row) for row in rows))
        return {row.sha256 for row in rows if await self._blobs.share(_deck(deck), row.sha256)}

    async def pin(self, pin: str, photos: Collection[str]) -> None:
        """Keep pictures as long as a pinned deck is kept."""
        for sha256 in {*photos} - {"", *await self._blobs.owned(_pin(pin))}:
            await self._blobs.share(_pin(pin), sha256)

    async def touch(self, deck: str, edit: Edit, is_undoing: bool) -> list[Write]:
        """What to write together with an edit, so that no picture is swept while it is being put on a card. A picture that is not
        the deck's is refused or, if something is being undone, left out."""
        added, taken = edit.photos
        if not added and not taken:
            return []
        there = await self.of([deck])
        missing = added - set(there)
        if missing and not is_undoing:
            raise Refused("photo: expected a picture of one of your decks; got another", "no-picture")
        edit.take_off(missing)
        now = {"at": self._now(), "used": True}
        return [
            Update(OWN_PICTURES, (deck, sha256), now, {"size": there[sha256]})
            for sha256 in sorted((added | taken) & set(there))
        ]

    # Letting go

    async def drop(self, deck: str) -> None:
        """A deck is deleted."""
        async for row in self._rows.each(OWN_PICTURES, {"deck": deck}):
            await self._let_go(row)

    async def unpin(self, pin: str) -> None:
        for sha256 in await self._blobs.owned(_pin(pin)):
            await self._blobs.release(_pin(pin), sha256)

    async def sweep(self) -> None:
        """Delete what no card shows, and what belongs to decks that are gone."""
        kept: dict[str, int] = {}
        async for row in self._rows.each(OWN_PICTURES):
            until = row.at + (KEPT_TAKEN_OFF if row.used else KEPT_UNUSED)
            if until < self._now() and not await self._is_shown(row):
                await self._let_go(row)
            else:
                kept[row.sha256] = row.size
        self.bytes = sum(kept.values())

    async def _is_shown(self, row: OwnPicture) -> bool:
        if await self._rows.get(OWN_DECKS, row.deck) is None:
            return False
        cards = self._rows.each(OWN_CARDS, {"deck": row.deck})
        return any([card.content.get("photo") == row.sha256 async for card in cards])

    async def _let_go(self, row: OwnPicture) -> None:
        """Unless it has been put on a card in the meantime. Without a size it is nobody's; after a crash it is swept."""
        key = (row.deck, row.sha256)
        if await self._rows.write(Update(OWN_PICTURES, key, {"size": 0}, {"at": row.at})):
            await self._blobs.release(_deck(row.deck), row.sha256)
            await self._rows.write(Remove(OWN_PICTURES, key, {"size": 0}))


def _deck(deck: str) -> str:
    return f"deck:{deck}"


def _pin(pin: str) -> str:
    return f"pin:{pin}"


async def _whole(content: bytes) -> AsyncIterator[bytes]:
    yield content
