"""PostgreSQL goes silent, drops connections or turns read-only: callers are told to try again, and service soon returns."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from blackhole import Blackhole
from keeping import name, opened
from patience import PATIENCE, eventually

from interstice.bus.postgres import PostgresBus
from interstice.store import connections
from interstice.store.postgres import PostgresStore
from interstice.store.store import NewEntry, Repeated, Store, Unavailable, Verdict

STORED = Verdict.STORED
FOR_EVER = 3600.0
BUDGET, COMMAND, CONNECT = connections.BUDGET, connections.COMMAND, connections.CONNECT
"""Their values outside tests."""


@pytest.fixture
def hole(postgres_url: str) -> Iterator[Blackhole]:
    with Blackhole(postgres_url) as hole:
        yield hole


@asynccontextmanager
async def a_game(url: str) -> AsyncIterator[tuple[Store, str]]:
    """A store with two connections besides its writer's, all used before, and a game with an entry."""
    game = name()
    async with opened(lambda: PostgresStore(url, connections=2)) as (store,):
        await store.create(game, "game", b"", 1.0)
        assert await store.append(game, 0, "ana", "c0", 1.0, b"") is STORED
        await asyncio.gather(store.read(game), store.read(game))
        assert store.pool() == (2, 2)
        yield store, game


async def outcomes(*asked: Awaitable[object]) -> list[object]:
    async with asyncio.timeout(PATIENCE):
        return await asyncio.gather(*asked, return_exceptions=True)


def all_unavailable(came: list[object]) -> bool:
    return all(isinstance(one, Unavailable) for one in came)


async def append_at_last(store: Store, game: str, seq: int) -> None:
    """Try again until it works, as a player would."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                outcome = await store.append(game, seq, "ana", f"c{seq}", 1.0, b"")
            except Unavailable:
                continue
            assert outcome in (STORED, Repeated(seq))
            return


async def commands(store: Store, game: str) -> list[str]:
    return [row.command for row in await store.read(game)]


def everything(store: Store, game: str) -> list[Awaitable[object]]:
    """More calls than there are connections."""
    return [
        store.append(game, 1, "ana", "c1", 1.0, b""),
        store.create(name(), "game", b"", 1.0),
        store.put(name(), "1"),
        store.take_due(0.0, 0.0),
        store.time(),
        *(store.read(game) for _ in range(3)),
    ]


def test_a_player_is_told_within_five_seconds() -> None:
    assert COMMAND < BUDGET <= 4.0
    assert CONNECT < BUDGET


def test_a_command_that_is_not_answered_is_unavailable(
    hole: Blackhole, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the whole call is allowed to take."""
    monkeypatch.setattr(connections, "COMMAND", COMMAND)

    async def run() -> None:
        async with a_game(hole.url) as (store, game):
            hole.swallow()
            with monkeypatch.context() as patch:
                patch.setattr(connections, "BUDGET", FOR_EVER)
                asked = (store.append(game, 1, "ana", "c1", 1.0, b""), store.read(game), store.put("k", "v"))
                assert all_unavailable(await outcomes(*asked))
            hole.pass_on()
            await append_at_last(store, game, 1)
            assert await commands(store, game) == ["c0", "c1"]

    asyncio.run(run())


def test_a_silent_connection_is_replaced(hole: Blackhole, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "CONNECT", CONNECT)

    async def run() -> None:
        async with opened(lambda: PostgresStore(hole.url)) as (store,):
            hole.swallow()
            silent = hole.swallowed
            asking = asyncio.create_task(
                outcomes(store.get("nothing"), store.append("g", 0, "a", "c", 1.0, b""))
            )
            await eventually(lambda: hole.swallowed == silent + 2)
            hole.pass_on()
            assert (await asking)[0] is None
            assert not all_unavailable(await asking)
            await store.delete("g")

    asyncio.run(run())


def test_a_whole_call_has_a_limit_and_service_returns(
    hole: Blackhole, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a command or an attempt to connect may take, and however many calls wait for a connection."""
    monkeypatch.setattr(connections, "COMMAND", FOR_EVER)
    monkeypatch.setattr(connections, "CONNECT", FOR_EVER)

    async def run() -> None:
        async with a_game(hole.url) as (store, game):
            hole.swallow()
            with monkeypatch.context() as patch:
                patch.setattr(connections, "BUDGET", 0.5)
                asking = asyncio.create_task(outcomes(*everything(store, game)))
                await eventually(lambda: asking.done() or store.pool() == (2, 0))
                assert all_unavailable(await asking)
                # Now there are no connections, and none can be made.
                assert store.pool() == (0, 0)
                assert all_unavailable(await outcomes(*everything(store, game)))
            hole.pass_on()
            await append_at_last(store, game, 1)
            assert not all_unavailable(await outcomes(*everything(store, game)))
            assert await commands(store, game) == ["c0", "c1"]

    asyncio.run(run())


def test_waiting_for_another_commit_does_not_extend_the_time_limit(
    hole: Blackhole, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An entry's time limit starts when it is added, not when its turn comes."""
    deadlines: list[float] = []
    commit = PostgresStore.commit

    async def noted(store: PostgresStore, news: Any, deadline: float) -> Any:
        deadlines.append(deadline)
        return await commit(store, news, deadline)

    async def run() -> None:
        async with a_game(hole.url) as (store, game):
            hole.swallow()
            with monkeypatch.context() as patch:
                patch.setattr(connections, "BUDGET", 0.5)
                patch.setattr(PostgresStore, "commit", noted)
                came: list[object] = []
                store.add(NewEntry(game, 1, "ana", "c1", 1.0, 0.0, b""), came.append)
                await eventually(lambda: deadlines)
                store.add(NewEntry(game, 2, "ana", "c2", 1.0, 0.0, b""), came.append)
                added = asyncio.get_running_loop().time()
                await eventually(lambda: len(came) == 2)
                assert all_unavailable(came)
                assert len(deadlines) == 2
                assert max(deadlines) <= added + 0.5
            hole.pass_on()

    asyncio.run(run())


def test_only_one_of_the_dead_connections_is_tried(hole: Blackhole, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another machine has taken over the address; only one caller has to wait to find that out."""

    async def run() -> None:
        async with a_game(hole.url) as (store, game):
            hole.swallow()
            hole.pass_on()
            with monkeypatch.context() as patch:
                patch.setattr(connections, "BUDGET", 0.1)
                assert all_unavailable(await outcomes(store.read(game)))
            # Any of the old connections would take longer than a test may.
            monkeypatch.setattr(connections, "BUDGET", FOR_EVER)
            came = await outcomes(*everything(store, game))
            assert came[0] is STORED
            assert not [one for one in came if isinstance(one, Exception)]

    monkeypatch.setattr(connections, "COMMAND", FOR_EVER)
    asyncio.run(run())


def test_a_broken_connection_is_unavailable_until_it_is_replaced(
    hole: Blackhole, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with a_game(hole.url) as (store, game):
            hole.cut()
            with monkeypatch.context() as patch:
                patch.setattr(connections, "BUDGET", 0.5)
                assert all_unavailable(await outcomes(*everything(store, game)))
            hole.pass_on()
            await append_at_last(store, game, 1)
            assert await commands(store, game) == ["c0", "c1"]

    asyncio.run(run())


def test_a_call_waits_for_a_server_that_is_soon_back(hole: Blackhole) -> None:
    async def run() -> None:
        async with a_game(hole.url) as (store, game):
            hole.cut()
            await eventually(lambda: store.pool() == (0, 0))
            asking = asyncio.create_task(outcomes(store.read(game)))
            for _ in range(100):
                await asyncio.sleep(0)
            assert not asking.done()
            hole.pass_on()
            ((row,),) = await asking  # type: ignore[misc]
            assert row.command == "c0"

    asyncio.run(run())


def test_a_read_only_server_is_unavailable_until_it_can_write_again(postgres_url: str) -> None:
    """As after a failover: old connections lead to the server that must not write."""

    async def run() -> None:
        admin = await asyncpg.connect(postgres_url, server_settings={"default_transaction_read_only": "off"})
        database = await admin.fetchval("select quote_ident(current_database())")
        async with a_game(postgres_url) as (store, game):
            await admin.execute(f"alter database {database} set default_transaction_read_only = on")
            try:
                await admin.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity"
                    " where datname = current_database() and pid <> pg_backend_pid()"
                )
                await eventually(lambda: store.pool() == (0, 0))
                assert await commands(store, game) == ["c0"]
                for _ in range(2):
                    came = await outcomes(
                        store.append(game, 1, "ana", "c1", 1.0, b""), store.put(name(), "1")
                    )
                    assert all_unavailable(came)
                    assert all("read-only transaction" in str(one) for one in came)
                assert all_unavailable(await outcomes(store.put(name(), "1")))
            finally:
                await admin.execute(f"alter database {database} reset default_transaction_read_only")
            assert await store.append(game, 1, "ana", "c1", 1.0, b"") is STORED
            await store.put(name(), "1")
            assert await commands(store, game) == ["c0", "c1"]
        await admin.close()

    asyncio.run(run())


def test_a_caller_who_leaves_during_silence_costs_only_one_connection(
    hole: Blackhole, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The caller has gone; that says nothing about the other connections."""

    async def run() -> None:
        async with a_game(hole.url) as (store, game):
            monkeypatch.setattr(connections, "CONNECT", 0.1)
            hole.swallow()
            asking = asyncio.create_task(store.read(game))
            await eventually(lambda: store.pool() == (2, 1))
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            assert store.pool() == (1, 1)

    asyncio.run(run())


def test_both_ends_use_keep_alive(hole: Blackhole) -> None:
    async def run() -> None:
        connection = await connections.connect(hole.url, COMMAND)
        # asyncpg has no other way to it.
        end = connection._transport.get_extra_info("socket")  # noqa: SLF001
        assert end.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert end.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE) <= 4
        sql = "select name from pg_settings where source = 'session'"
        said = {row[0] for row in await connection.fetch(sql)}
        assert {"statement_timeout", "tcp_keepalives_idle", "tcp_user_timeout"} <= said
        assert await connection.fetchval("show statement_timeout") == "2500ms"
        await connection.close()

    asyncio.run(run())


def test_a_store_closes_even_if_the_server_is_silent(
    hole: Blackhole, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store = PostgresStore(hole.url)
        await store.open()
        await store.get("nothing")
        hole.swallow()
        monkeypatch.setattr(connections, "CONNECT", 0.1)
        async with asyncio.timeout(PATIENCE):
            await store.close()
        assert all_unavailable(await outcomes(store.get("nothing")))

    asyncio.run(run())


def test_a_password_that_is_wrong_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[object] = []

    async def refusing(*given: object, **_: object) -> None:
        tries.append(given)
        raise asyncpg.InvalidPasswordError("no such password")

    monkeypatch.setattr(asyncpg, "connect", refusing)
    with pytest.raises(Unavailable, match="no such password"):
        asyncio.run(PostgresStore("postgresql://nobody@nowhere/nothing").open())
    assert len(tries) == 1


# Hints


async def hears_again(bus: PostgresBus, heard: list[int]) -> None:
    """Hints may be lost while the connection is broken, so publish one each time."""

    def is_back() -> bool:
        bus.publish("game", 1)
        return bool(heard)

    heard.clear()
    await eventually(is_back)


def test_a_bus_notices_that_nobody_answers(hole: Blackhole, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither listening nor sending hangs on a dead connection that was never closed."""
    monkeypatch.setattr("interstice.bus.postgres.LOOK_EVERY", 0.05)

    async def run() -> None:
        heard: list[int] = []
        bus = PostgresBus(hole.url, pause=0.05)
        await bus.open(lambda _, entries, __: heard.append(entries))
        assert bus.failures == 0
        await hears_again(bus, heard)
        hole.swallow()
        await eventually(lambda: bus.failures >= 2)
        hole.pass_on()
        await hears_again(bus, heard)
        await bus.close()

    asyncio.run(run())


def test_the_server_notices_that_a_bus_is_gone(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever works with a connection of a bus finds it so."""
    found: list[set[str]] = []

    async def look(_: PostgresBus, connection: Any) -> None:
        sql = "select name from pg_settings where source = 'session'"
        found.append({row[0] for row in await connection.fetch(sql)})
        await asyncio.Event().wait()

    async def run() -> None:
        for work in ("_listen", "_send"):
            monkeypatch.setattr(PostgresBus, work, look)
        monkeypatch.setattr("interstice.bus.postgres.OPENING", 0.0)
        bus = PostgresBus(postgres_url)
        await bus.open(lambda *_: None)
        await eventually(lambda: len(found) == 2)
        assert all({"tcp_keepalives_idle", "tcp_user_timeout"} <= each for each in found)
        await bus.close()

    asyncio.run(run())


def test_a_bus_survives_any_exception(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = asyncpg.connect
    causes: list[Exception] = [RuntimeError("no"), ValueError("no"), KeyError("no"), OSError("no")]

    async def failing(*given: Any, **named: Any) -> Any:
        if causes:
            raise causes.pop()
        return await connect(*given, **named)

    async def run() -> None:
        heard: list[int] = []
        bus = PostgresBus(postgres_url, pause=0.01)
        with monkeypatch.context() as patch:
            patch.setattr(asyncpg, "connect", failing)
            await bus.open(lambda _, entries, __: heard.append(entries))
        assert bus.failures == 4
        await hears_again(bus, heard)
        await bus.close()

    asyncio.run(run())


def test_a_bus_opens_without_a_server_and_listens_when_there_is_one(
    hole: Blackhole, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("interstice.bus.postgres.OPENING", 0.1)

    async def run() -> None:
        heard: list[int] = []
        bus = PostgresBus(hole.url, pause=0.05)
        hole.cut()
        await bus.open(lambda _, entries, __: heard.append(entries))
        await eventually(lambda: bus.failures)
        hole.pass_on()
        await hears_again(bus, heard)
        await bus.close()

    asyncio.run(run())
