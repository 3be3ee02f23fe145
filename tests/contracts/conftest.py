"""Every store that keeps the same promises."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from patience import PATIENCE

from interstice.store import connections, sqlite
from interstice.store.postgres import PostgresStore
from interstice.store.sqlite import SqliteStore
from interstice.store.store import Store


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """People would not wait so long; but nothing fails here because the machine is slow."""
    for limit in ("BUDGET", "COMMAND", "CONNECT"):
        monkeypatch.setattr(connections, limit, PATIENCE)
    monkeypatch.setattr(sqlite, "TRY_FOR", PATIENCE)


@pytest.fixture(params=["sqlite", "postgres"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes stores that share what they keep, as two processes would."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "games.sqlite")
    url = request.getfixturevalue("postgres_url")
    return lambda: PostgresStore(url)
