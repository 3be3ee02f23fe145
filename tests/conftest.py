"""A real PostgreSQL: the one that INTERSTICE_TEST_POSTGRES names, or one started here."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from needs import Postgres


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    given = os.environ.get("INTERSTICE_TEST_POSTGRES")
    if given:
        yield given
        return
    with Postgres() as server:
        yield server.url
