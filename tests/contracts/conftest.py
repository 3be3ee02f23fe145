"""Fixtures that run each test on every store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from keeping import new_database
from patience import PATIENCE

from interstice.store import connections, sqlite
from interstice.store.postgres import PostgresStore
from interstice.store.sqlite import SqliteStore
from interstice.store.store import Store


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer time limits than players would accept, so that nothing fails because the machine is slow."""
    for limit in ("BUDGET", "COMMAND", "CONNECT"):
        monkeypatch.setattr(connections, limit, PATIENCE)
    monkeypatch.setattr(sqlite, "TRY_FOR", PATIENCE)


@pytest.fixture(params=["sqlite", "postgres"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes stores that share a database, as two processes would."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "games.sqlite")
    url = request.getfixturevalue("postgres_url")
    return lambda: PostgresStore(url)


@pytest.fixture(scope="module")
def module_postgres(postgres_url: str) -> Iterator[str]:
    """An empty database for one file of tests."""
    with new_database(postgres_url) as url:
        yield url


@pytest.fixture
def empty_postgres(postgres_url: str) -> Iterator[str]:
    """An empty database for one test."""
    with new_database(postgres_url) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def empty_stores(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes stores that share a database of their own."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "games.sqlite")
    url = request.getfixturevalue("empty_postgres")
    return lambda: PostgresStore(url)
