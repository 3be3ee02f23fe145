"""One suite for every store: marks, and ids that cannot be stored."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from keeping import name, opened

from interstice.core.refused import Refused
from interstice.store.store import NewEntry, Store

UNSTORABLE = ("AB\0", "AB\ud800")


def test_marks_are_kept(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        key = name()
        async with opened(stores) as (store,):
            assert await store.get(key) is None
            await store.put(key, "1")
            await store.put(key, "2")
        async with opened(stores) as (store,):
            assert await store.get(key) == "2"

    asyncio.run(run())


def test_the_first_value_of_a_mark_stays(stores: Callable[[], Store]) -> None:
    """Several processes may try at once: all of them get the same value."""

    async def run() -> None:
        key = name()
        async with opened(stores, 2) as (one, other):
            got = await asyncio.gather(
                *(store.put_first(key, str(at)) for at, store in enumerate((one, other)))
            )
            assert got[0] == got[1] == await one.get(key)
            assert await other.put_first(key, "3") == got[0]

    asyncio.run(run())


def test_a_mark_that_is_dropped_is_gone(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        one, other = name(), name()
        async with opened(stores) as (store,):
            await store.put(one, "1")
            await store.put(other, "2")
            await store.drop(one)
            await store.drop(name())
            assert (await store.get(one), await store.get(other)) == (None, "2")

    asyncio.run(run())


def test_keys_are_found_by_prefix(stores: Callable[[], Store]) -> None:
    """Whatever the characters: none is a wildcard, and every store sorts them alike."""

    async def run() -> None:
        place = name()
        ends = ["", "%", "A", "B", "_", "a", "ab", "b", "ä", "日本", "😀"]
        async with opened(stores) as (store,):
            for end in (*reversed(ends),):
                await store.put(place + end, "")
            await store.put(place[:-1], "")
            assert await store.keys(place, 100) == [place + end for end in ends]
            assert await store.keys(place, 3) == [place + end for end in ends[:3]]
            assert await store.keys(f"{place}a", 100) == [f"{place}a", f"{place}ab"]
            assert await store.keys(f"{place}%", 100) == [f"{place}%"]
            assert await store.keys(f"{place}_", 100) == [f"{place}_"]
            assert place in await store.keys("", 1_000_000)
            assert await store.keys(name(), 100) == []

    asyncio.run(run())


@pytest.mark.parametrize("bad", UNSTORABLE)
def test_what_cannot_be_stored_is_not_there(stores: Callable[[], Store], bad: str) -> None:
    async def run() -> None:
        async with opened(stores) as (store,):
            assert await store.find(bad) is None
            assert await store.get(bad) is None
            assert await store.head(bad) is None
            assert await store.read(bad) == []
            assert await store.read_many({bad: 0, name(): 0}) == {}
            assert await store.streams(bad) == []
            assert await store.older(bad, 1.0) == []
            assert await store.keys(bad, 10) == []

    asyncio.run(run())


@pytest.mark.parametrize("bad", UNSTORABLE)
def test_what_cannot_be_stored_is_refused_in_a_sentence(stores: Callable[[], Store], bad: str) -> None:
    async def run() -> None:
        game, key = name(), name()
        async with opened(stores) as (store,):
            await store.create(game, "game", b"", 1.0)
            other = name()
            first = NewEntry(other, 0, "", bad, 2.0, 0.0, b"")
            refused: list[Callable[[], Awaitable[object]]] = [
                lambda: store.put(bad, "1"),
                lambda: store.put(key, bad),
                lambda: store.drop(bad),
                lambda: store.create(bad, "game", b"", 1.0),
                lambda: store.create(other, bad, b"", 1.0),
                lambda: store.create(other, "game", b"", 1.0, bad),
                lambda: store.create(other, "game", b"", 1.0, None, first),
                lambda: store.append(bad, 0, "ana", "c", 1.0, b""),
                lambda: store.append(game, 0, bad, "c", 1.0, b""),
                lambda: store.append(game, 0, "ana", bad, 1.0, b""),
                lambda: store.set_kind(game, bad),
                lambda: store.set_due(bad, 1.0),
                lambda: store.delete(bad),
            ]
            for ask in refused:
                with pytest.raises(Refused, match=r"^expected text without .*; got 'AB"):
                    await ask()
            assert await store.get(key) is None
            assert await store.head(other) is None
            assert await store.read(game) == []
            assert await store.streams("game", 1_000_000)

    asyncio.run(run())


def test_a_refused_entry_does_not_affect_the_others(stores: Callable[[], Store]) -> None:
    async def run() -> None:
        game = name()
        async with opened(stores) as (store,):
            await store.create(game, "game", b"", 1.0)
            outcomes = await asyncio.gather(
                *(store.append(game, seq, "ana", f"c{seq}", 1.0, b"") for seq in range(3)),
                store.append(game, 3, "ana", "\0", 1.0, b""),
                return_exceptions=True,
            )
            assert isinstance(outcomes.pop(), Refused)
            assert len(await store.read(game)) == 3

    asyncio.run(run())
