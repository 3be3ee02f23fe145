"""One run of the tests: what its processes share, and the order of its tests."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import browsers
import pytest
import shared
from patience import WHOLE_TEST

WEB = Path(__file__).parent / "web"
SHUFFLED = "INTERSTICE_TEST_SHUFFLED"
"""A number: the tests run in an order drawn with it. `make steady` uses it to find tests that rely on others."""


def is_main(config: pytest.Config) -> bool:
    """Whether this is not one of the processes that another has started."""
    return not hasattr(config, "workerinput")


def pytest_configure(config: pytest.Config) -> None:
    if is_main(config):
        shared.begin()


def pytest_unconfigure(config: pytest.Config) -> None:
    if is_main(config):
        shared.end()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Shuffled file by file: opening a browser again for every second test would take long."""
    if seed := os.environ.get(SHUFFLED):
        luck = random.Random(seed)
        places = {item.path: luck.random() for item in items}
        luck.shuffle(items)
        items.sort(key=lambda item: places[item.path])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    """A test that hangs is stopped, and says where."""

    def stop(*_: object) -> None:
        raise TimeoutError(f"this test has not ended within {WHOLE_TEST:.0f} seconds")

    signal.signal(signal.SIGALRM, stop)
    signal.alarm(int(WHOLE_TEST))
    try:
        return (yield)
    finally:
        signal.alarm(0)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if WEB not in item.path.parents:
        browsers.close()


def pytest_sessionfinish() -> None:
    browsers.close()


@pytest.fixture(scope="session")
def postgres_url(worker_id: str) -> str:
    """A database of our own on the server that INTERSTICE_TEST_POSTGRES names, or on one started for this run."""
    given = os.environ.get("INTERSTICE_TEST_POSTGRES")
    if given:
        return given
    server, database = shared.postgres(), f"tests_{worker_id}"

    async def create() -> None:
        connection = await asyncpg.connect(server.url())
        await connection.execute(f"create database {database}")
        await connection.close()

    asyncio.run(create())
    return server.url(database)
