"""One server for all tests of a process that only talk to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "games.sqlite") as running:
        yield running
