"""One suite for every store: each file is stored once, complete, for as long as it has an owner."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable

import pytest
from keeping import name, opened

from interstice.core.refused import Refused
from interstice.store.blobs import AT_ONCE, PIECE, PIECES, UPLOADS, USES, Blob
from interstice.store.store import Store, Unavailable

MOST = 10_000_000


async def sent(content: bytes, at_once: int = 50_000) -> AsyncIterator[bytes]:
    for start in range(0, len(content), at_once):
        yield content[start : start + at_once]


def some(size: int) -> bytes:
    """Content that no other test uses."""
    return (name().encode() * (size // 32 + 1))[:size]


async def whole(store: Store, blob: Blob) -> bytes:
    return b"".join([piece async for piece in store.blobs.read(blob)])


async def pieces(store: Store, blob: Blob) -> int:
    return await store.rows.count(PIECES, {"upload": blob.upload})


async def uploads(store: Store) -> int:
    return await store.rows.count(UPLOADS)


@pytest.mark.parametrize("size", [0, 1, PIECE - 1, PIECE, PIECE + 1, 200_000, (AT_ONCE + 2) * PIECE])
def test_a_file_comes_back_as_it_was(stores: Callable[[], Store], size: int) -> None:
    async def run() -> None:
        content = some(size)
        async with opened(stores) as (store,):
            kept = await store.blobs.keep(name(), "image/webp", sent(content), MOST)
            assert kept.sha256 == hashlib.sha256(content).hexdigest()
            assert kept.size == size
            assert await pieces(store, kept) == -(-size // PIECE)
        async with opened(stores) as (store,):
            found = await store.blobs.find(kept.sha256)
            assert found == kept
            assert found.media_type == "image/webp"
            assert await whole(store, found) == content

    asyncio.run(run())


def test_a_file_gets_one_more_owner_without_being_sent_again(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        content, ana, ben = some(1000), name(), name()
        async with opened(stores) as (store,):
            kept = await store.blobs.keep(ana, "image/webp", sent(content), MOST)
            assert await store.blobs.share(ben, kept.sha256)
            assert await store.blobs.share(ben, kept.sha256)
            await store.blobs.release(ana, kept.sha256)
            assert await whole(store, kept) == content
            await store.blobs.release(ben, kept.sha256)
            assert not await store.blobs.share(ben, kept.sha256)

    asyncio.run(run())


def test_a_file_is_kept_once_and_deleted_with_its_last_owner(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        content, ana, ben = some(200_000), name(), name()
        async with opened(stores) as (store,):
            before = await uploads(store)
            first = await store.blobs.keep(ana, "image/webp", sent(content), MOST)
            again = await store.blobs.keep(ana, "image/webp", sent(content), MOST)
            other = await store.blobs.keep(ben, "image/png", sent(content), MOST)
            assert (again.upload, other.upload) == (first.upload, first.upload)
            assert (again.uses, other.uses, other.media_type) == (1, 2, "image/webp")
            assert await uploads(store) == before
            assert await store.blobs.owned(ana) == await store.blobs.owned(ben) == [first.sha256]

            await store.blobs.release(ana, first.sha256)
            await store.blobs.release(ana, first.sha256)
            assert await store.blobs.owned(ana) == []
            assert await whole(store, first) == content
            await store.blobs.release(ben, first.sha256)
            assert await store.blobs.find(first.sha256) is None
            assert await pieces(store, first) == 0
            assert await uploads(store) == before
            with pytest.raises(LookupError, match="deleted while it was read"):
                await whole(store, first)

    asyncio.run(run())


def test_concurrent_owners_lose_nothing_and_leave_nothing_behind(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        content = some(100_000)
        owners = [name() for _ in range(6)]
        async with opened(stores, 2) as made:
            before = await uploads(made[0])

            async def come_and_go(store: Store, owner: str) -> None:
                kept = await store.blobs.keep(owner, "image/webp", sent(content), MOST)
                assert await whole(store, kept) == content
                await store.blobs.release(owner, kept.sha256)

            await asyncio.gather(
                *(come_and_go(made[at % 2], owner) for at, owner in enumerate(owners)),
            )
            sha256 = hashlib.sha256(content).hexdigest()
            assert await made[0].blobs.find(sha256) is None
            assert [await made[0].rows.count(USES, {"owner": owner}) for owner in owners] == [0] * 6
            assert await uploads(made[0]) == before

    asyncio.run(run())


def test_a_file_that_is_too_long_is_refused_and_leaves_nothing(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        owner, content = name(), some(300_000)
        async with opened(stores) as (store,):
            before = (await uploads(store), await store.rows.count(PIECES))
            with pytest.raises(Refused, match=r"^expected a file of at most 299999 bytes; got a larger one$"):
                await store.blobs.keep(owner, "image/webp", sent(content), len(content) - 1)
            assert (await uploads(store), await store.rows.count(PIECES)) == before
            assert await store.blobs.owned(owner) == []
            assert await store.blobs.keep(owner, "image/webp", sent(content), len(content))

    asyncio.run(run())


def test_an_abandoned_upload_is_swept_away(stores: Callable[[], Store]) -> None:
    """Its process was killed and could not tidy up."""

    async def broken() -> AsyncIterator[bytes]:
        yield some(200_000)
        raise asyncio.CancelledError

    async def run() -> None:
        async with opened(stores) as (store,):
            kept = await store.blobs.keep(name(), "image/webp", sent(some(100_000)), MOST)
            before = (await uploads(store), await store.rows.count(PIECES))
            with pytest.raises(asyncio.CancelledError):
                await store.blobs.keep(name(), "image/webp", broken(), MOST)
            left = (before[0] + 1, before[1] + 3)
            assert (await uploads(store), await store.rows.count(PIECES)) == left
            await store.blobs.sweep(await store.time() - 3600.0)
            assert (await uploads(store), await store.rows.count(PIECES)) == left
            await store.blobs.sweep(await store.time() + 1.0)
            assert (await uploads(store), await store.rows.count(PIECES)) == before
            assert len(await whole(store, kept)) == 100_000

    asyncio.run(run())


def test_an_upload_that_is_swept_away_midway_must_be_sent_again(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with opened(stores) as (store,):

            async def slow() -> AsyncIterator[bytes]:
                yield some(100_000)
                await store.blobs.sweep(await store.time() + 1.0)
                yield b"end"

            with pytest.raises(Unavailable, match="send the file again"):
                await store.blobs.keep(name(), "image/webp", slow(), MOST)

    asyncio.run(run())


def test_what_is_not_there_is_not_found(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with opened(stores) as (store,):
            assert await store.blobs.find(name()) is None
            assert await store.blobs.find("\0") is None
            assert await store.blobs.owned(name()) == []
            await store.blobs.release(name(), name())

    asyncio.run(run())
