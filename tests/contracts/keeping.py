"""Open, close and inspect stores in tests."""

from __future__ import annotations

import asyncio
import sqlite3
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest

from interstice.store.store import Store


@asynccontextmanager
async def opened(make: Callable[[], Store], count: int = 1) -> AsyncIterator[list[Store]]:
    made = [make() for _ in range(count)]
    for store in made:
        await store.open()
    try:
        yield made
    finally:
        for store in made:
            await store.close()


def name() -> str:
    return uuid.uuid4().hex


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[sqlite3.Connection]]:
    """The SQLite connections opened meanwhile, as their stores use them."""
    connections: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def noted(*given: Any, **named: Any) -> sqlite3.Connection:
        connections.append(connect(*given, **named))
        return connections[-1]

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", noted)
        yield connections


@contextmanager
def new_database(url: str) -> Iterator[str]:
    """An empty PostgreSQL database beside another one."""
    database = f"tests_{name()}"

    async def tell(command: str) -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(command)
        await connection.close()

    asyncio.run(tell(f"create database {database}"))
    try:
        yield urlsplit(url)._replace(path=f"/{database}").geturl()
    finally:
        asyncio.run(tell(f"drop database {database} with (force)"))
