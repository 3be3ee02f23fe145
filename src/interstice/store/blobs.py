"""Files such as pictures. Each is stored once however many owners it has, and deleted when the last one lets go.

A file is named by the SHA-256 of its content and stored in pieces, so that it is never in memory as a whole. The pieces are
stored first; until the file is complete they belong to an upload, which `sweep` deletes if it is abandoned.
"""

from __future__ import annotations

import hashlib
import uuid
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable
from contextlib import suppress

import msgspec

from interstice.core.refused import Refused
from interstice.store.rows import Insert, Remove, Rows, Update
from interstice.store.store import Unavailable
from interstice.store.table import Table

PIECE = 65_536
"""Bytes in a piece; the last piece of a file may be shorter."""
AT_ONCE = 16
"""How many pieces are deleted at a time."""


class Blob(msgspec.Struct, frozen=True):
    sha256: str
    media_type: str
    size: int
    upload: str
    """The upload that brought its pieces."""
    uses: int
    """How many owners it has. Every change checks this count, so that nobody deletes a file that another has just taken."""


class Piece(msgspec.Struct, frozen=True):
    upload: str
    number: int
    data: bytes


class Use(msgspec.Struct, frozen=True):
    owner: str
    sha256: str


class Upload(msgspec.Struct, frozen=True):
    """Pieces that do not, or no longer, belong to a file."""

    id: str
    since: float


BLOBS = Table("blob", Blob, ("sha256",))
PIECES = Table("blob_piece", Piece, ("upload", "number"))
USES = Table("blob_use", Use, ("owner", "sha256"))
UPLOADS = Table("blob_upload", Upload, ("id",))


class Blobs:
    def __init__(self, rows: Rows, time: Callable[[], Awaitable[float]]) -> None:
        self._rows = rows
        self._time = time

    async def keep(self, owner: str, media_type: str, content: AsyncIterable[bytes], limit: int) -> Blob:
        """Store a file of at most `limit` bytes for an owner, such as `card:moon-landing`.

        If the same content is already stored, it stays as it is, including its media type."""
        upload = Upload(uuid.uuid4().hex, await self._time())
        await self._rows.write(Insert(UPLOADS, upload))
        try:
            sha256, size = await self._receive(upload, content, limit)
            blob = await self._take(owner, Blob(sha256, media_type, size, upload.id, 1))
        except Exception:
            with suppress(Unavailable):
                await self._drop(upload)
            raise
        if blob.upload != upload.id:
            await self._drop(upload)
        return blob

    async def share(self, owner: str, sha256: str) -> bool:
        """Give a file that is stored one more owner. Returns False if there is no such file."""
        while there := await self.find(sha256):
            if await self._add(owner, there):
                return True
        return False

    async def find(self, sha256: str) -> Blob | None:
        return await self._rows.get(BLOBS, sha256)

    async def owned(self, owner: str) -> list[str]:
        """The SHA-256 of each of the owner's files."""
        return [use.sha256 async for use in self._rows.each(USES, {"owner": owner})]

    async def read(self, blob: Blob) -> AsyncIterator[bytes]:
        """The content, a piece at a time."""
        left, number = blob.size, 0
        while left:
            piece = await self._rows.get(PIECES, blob.upload, number)
            if piece is None:
                raise LookupError("the file was deleted while it was read")
            yield piece.data
            left, number = left - len(piece.data), number + 1

    async def release(self, owner: str, sha256: str) -> None:
        """Let go of a file. If it has no other owner, it is deleted."""
        while await self._rows.get(USES, owner, sha256):
            blob = await self.find(sha256)
            if blob is None:
                return
            gone = Remove(USES, (owner, sha256))
            same = {"upload": blob.upload, "uses": blob.uses}
            if blob.uses > 1:
                await self._rows.write(gone, Update(BLOBS, (sha256,), {"uses": blob.uses - 1}, same))
                continue
            rest = Upload(blob.upload, await self._time())
            if await self._rows.write(gone, Remove(BLOBS, (sha256,), same), Insert(UPLOADS, rest)):
                await self._drop(rest)

    async def sweep(self, before: float) -> None:
        """Delete the pieces of abandoned uploads that began before this time."""
        async for upload in self._rows.each(UPLOADS):
            if upload.since < before:
                await self._drop(upload)

    async def _receive(self, upload: Upload, content: AsyncIterable[bytes], limit: int) -> tuple[str, int]:
        """Store the pieces, and return the SHA-256 and the size of the whole."""
        digest, size, number = hashlib.sha256(), 0, 0
        async for data in _in_pieces(content):
            size += len(data)
            if size > limit:
                raise Refused(f"expected a file of at most {limit} bytes; got a larger one")
            digest.update(data)
            await self._rows.write(Insert(PIECES, Piece(upload.id, number, data)))
            number += 1
        return digest.hexdigest(), size

    async def _take(self, owner: str, new: Blob) -> Blob:
        """Add an owner, to the new file or to the same file stored earlier, and return that file."""
        use = Insert(USES, Use(owner, new.sha256))
        while True:
            there = await self.find(new.sha256)
            if there is None:
                if await self._rows.write(Insert(BLOBS, new), use, Remove(UPLOADS, (new.upload,))):
                    return new
                if await self._rows.get(UPLOADS, new.upload) is None:
                    raise Unavailable("the upload took too long and was deleted; send the file again")
            elif blob := await self._add(owner, there):
                return blob

    async def _add(self, owner: str, there: Blob) -> Blob | None:
        """The file with one more owner, unless somebody else changed it in the meantime."""
        if await self._rows.get(USES, owner, there.sha256):
            return there
        same = {"upload": there.upload, "uses": there.uses}
        more = Update(BLOBS, (there.sha256,), {"uses": there.uses + 1}, same)
        if await self._rows.write(Insert(USES, Use(owner, there.sha256)), more):
            return msgspec.structs.replace(there, uses=there.uses + 1)
        return None

    async def _drop(self, upload: Upload) -> None:
        await self._rows.clear(PIECES, {"upload": upload.id}, AT_ONCE)
        await self._rows.write(Remove(UPLOADS, (upload.id,)))


async def _in_pieces(content: AsyncIterable[bytes]) -> AsyncIterator[bytes]:
    """The same bytes in pieces of equal size."""
    waiting = bytearray()
    async for data in content:
        waiting += data
        while len(waiting) >= PIECE:
            yield bytes(waiting[:PIECE])
            del waiting[:PIECE]
    if waiting:
        yield bytes(waiting)
