"""Servers and the browser, for tests and benchmarks."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from needs import install
from running import Server

AT_HOME = "family.example"
"""A name for the server as on a home network: over plain http, so that nothing is a secure context."""


def chromium() -> str:
    """The system's browser, or the one that INTERSTICE_TEST_BROWSER names.

    The headless shell is Chromium without windows, and opens pages in two thirds of the time."""
    found = os.environ.get("INTERSTICE_TEST_BROWSER") or _there()
    if found is None:
        install(
            "chromium-headless-shell", "Chromium is needed, or a browser named by INTERSTICE_TEST_BROWSER"
        )
        found = _there()
    assert found is not None
    return found


def _there() -> str | None:
    names = ("chromium-headless-shell", "chromium", "google-chrome")
    return next((path for path in map(shutil.which, names) if path), None)


def serve(
    database: Path, its_bundle: Path, port: int | None = None, bot_pause: float = 0
) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("INTERSTICE_BUNDLE", str(its_bundle))
        with Server(database, port, bot_pause) as running:
            yield running
