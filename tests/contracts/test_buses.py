"""One suite for every bus: hints reach every process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import asyncpg
import pytest
from patience import eventually

from interstice.bus.bus import Bus
from interstice.bus.local import LocalBus
from interstice.bus.postgres import PostgresBus


@pytest.fixture(params=["local", "postgres"])
def make(request: pytest.FixtureRequest) -> Callable[[], Bus]:
    if request.param == "local":
        return LocalBus
    url = request.getfixturevalue("postgres_url")
    return lambda: PostgresBus(url)


def test_a_hint_is_heard(make: Callable[[], Bus]) -> None:
    async def run() -> None:
        bus, heard = make(), list[tuple[str, int]]()
        await bus.open(lambda stream, seq, _: heard.append((stream, seq)))
        bus.publish("game", 3)
        await eventually(lambda: ("game", 3) in heard)
        await bus.close()
        bus.publish("game", 4)
        # Another bus of the same kind would have heard it by now.
        other = make()
        await other.open(lambda stream, seq, _: heard.append((stream, seq)))
        other.publish("game", 5)
        await eventually(lambda: ("game", 5) in heard)
        assert ("game", 4) not in heard
        await other.close()

    asyncio.run(run())


def test_a_hint_carries_the_newest_entry_unless_it_is_too_long(make: Callable[[], Bus]) -> None:
    async def run() -> None:
        bus, heard = make(), list[tuple[str, bytes]]()
        await bus.open(lambda stream, _, newest: heard.append((stream, newest)))
        told = [("short", b'{"a":["\xc3\xa4",null]}'), ("none", b""), ("long", b'"%b"' % (b"x" * 9000))]
        for stream, newest in told:
            bus.publish(stream, 1, newest)
        await eventually(lambda: len(heard) == 3)
        short, none, long = heard
        assert [short, none] == told[:2]
        assert long == (told[2] if bus.hears_all else ("long", b""))
        await bus.close()

    asyncio.run(run())


def test_hints_cross_processes_and_are_combined(postgres_url: str) -> None:
    """Five hundred at once, more than fit in one notification."""

    async def run() -> None:
        one, other = PostgresBus(postgres_url), PostgresBus(postgres_url)
        heard: list[tuple[str, int]] = []
        await one.open(lambda *_: None)
        await other.open(lambda stream, seq, _: heard.append((stream, seq)))
        for number in range(500):
            one.publish(f"game-{number:020}", number)
        await eventually(lambda: {(f"game-{number:020}", number) for number in range(500)} <= set(heard))
        await one.close()
        await other.close()

    asyncio.run(run())


def test_a_broken_connection_is_replaced(postgres_url: str) -> None:
    async def run() -> None:
        bus, heard = PostgresBus(postgres_url, pause=0.05), list[tuple[str, int]]()
        await bus.open(lambda stream, seq, _: heard.append((stream, seq)))
        connection = await asyncpg.connect(postgres_url)
        await connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where query ilike 'listen%' and datname = current_database()"
        )
        await connection.close()

        def is_back() -> bool:
            """Hints may be lost while the connection is broken, so publish one each time."""
            bus.publish("game", len(heard))
            return len(heard) > 5

        await eventually(is_back)
        await bus.close()

    asyncio.run(run())


def test_a_bus_has_not_failed_when_all_is_well(make: Callable[[], Bus]) -> None:
    async def run() -> None:
        bus = make()
        await bus.open(lambda *_: None)
        await bus.close()
        assert bus.failures == 0

    asyncio.run(run())


def test_other_programs_on_our_channel_are_ignored(postgres_url: str) -> None:
    async def run() -> None:
        bus, heard = PostgresBus(postgres_url), list[tuple[str, int]]()
        await bus.open(lambda stream, seq, _: heard.append((stream, seq)))
        connection = await asyncpg.connect(postgres_url)
        await connection.execute("select pg_notify('interstice', 'good morning')")
        await connection.close()
        bus.publish("game", 3)
        await eventually(lambda: heard == [("game", 3)])
        assert bus.failures == 0
        await bus.close()

    asyncio.run(run())


def test_a_listener_that_raises_still_hears_the_other_hints(postgres_url: str) -> None:
    """Although they come in the same notification."""
    complaints: list[object] = []

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: complaints.append(told["exception"]))
        bus, heard = PostgresBus(postgres_url), list[int]()

        def listen(stream: str, entries: int, _: bytes) -> None:
            if entries == 1:
                raise KeyError(stream)
            heard.append(entries)

        await bus.open(listen)
        for entries in range(4):
            bus.publish("game", entries)
        await eventually(lambda: heard == [0, 2, 3])
        await bus.close()

    asyncio.run(run())
    assert [type(complaint) for complaint in complaints] == [KeyError]


def test_hints_that_were_not_sent_are_sent_by_the_next_connection(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No further hint is needed. Only those on their way when the connection broke are lost."""
    monkeypatch.setattr("interstice.bus.postgres.MOST_BYTES", 100)
    monkeypatch.setattr("interstice.bus.postgres.LOOK_EVERY", 3600.0)
    batch = PostgresBus.batch
    broken: list[str] = []

    def breaking(bus: PostgresBus) -> str:
        sent = batch(bus)
        if not broken:
            broken.append(sent)
            raise OSError("the line broke")
        return sent

    monkeypatch.setattr(PostgresBus, "batch", breaking)

    async def run() -> None:
        bus, heard = PostgresBus(postgres_url, pause=0.01), list[str]()
        await bus.open(lambda stream, *_: heard.append(stream))
        told = [f"game-{number}" * 10 for number in range(4)]
        for stream in told:
            bus.publish(stream, 1)
        await eventually(lambda: heard == told[1:])
        await bus.close()

    asyncio.run(run())
