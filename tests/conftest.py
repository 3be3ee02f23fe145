"""What the processes of a test run share, and the order of the tests."""

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
"""A number that seeds a random order of the tests. `make steady` uses it to find tests that rely on others."""


def is_main(config: pytest.Config) -> bool:
    """Whether this is the main process, not one of its workers."""
    return not hasattr(config, "workerinput")


def pytest_configure(config: pytest.Config) -> None:
    if is_main(config):
        shared.begin()


def pytest_unconfigure(config: pytest.Config) -> None:
    if is_main(config):
        shared.end()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Shuffle file by file, since reopening a browser for every other test would take too long."""
    if seed := os.environ.get(SHUFFLED):
        luck = random.Random(seed)
        places = {item.path: luck.random() for item in items}
        luck.shuffle(items)
        items.sort(key=lambda item: places[item.path])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    """Stop a test that hangs, and say where."""

    def stop(*_: object) -> None:
        raise TimeoutError(f"this test did not end within {WHOLE_TEST:.0f} seconds")

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
    """A new database on the server that INTERSTICE_TEST_POSTGRES names, or on one started for this run."""
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
