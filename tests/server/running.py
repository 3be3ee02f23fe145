"""A real server on a real port, in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from patience import PATIENCE

ADDRESS = "Interstice is at "


class Server:
    """Each start is on a port that is free then, so the address changes."""

    program: tuple[str, ...] = ("-m", "interstice.cli.main")

    def __init__(self, database: str | Path, bot_pace: float = 0, **settings: str) -> None:
        """`settings` are variables of the environment, such as `INTERSTICE_WORKERS="2"`."""
        self.database = str(database)
        quick = {"INTERSTICE_BOT_PACE": str(bot_pace), "INTERSTICE_BOT_ROLLOUTS": "0"}
        self._environment = {**os.environ, **quick, **settings}
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    @property
    def port(self) -> int:
        return urlsplit(self.url).port or 0

    @property
    def process(self) -> int:
        """Its id."""
        assert self._process is not None
        return self._process.pid

    def start(self, **process: Any) -> Server:
        serve = ("serve", "--no-browser", "--port", "0", "--database", self.database)
        self._process = subprocess.Popen(
            [sys.executable, *self.program, *serve],
            env=self._environment,
            stdout=subprocess.PIPE,
            text=True,
            **process,
        )
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        assert first.startswith(ADDRESS), f"the server did not start: {first!r}"
        self.url = first.removeprefix(ADDRESS).strip()
        # The port is open from the beginning; whoever comes early waits.
        with urllib.request.urlopen(f"{self.url}/ready", timeout=PATIENCE):
            return self

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        code = self._process.wait(PATIENCE)
        self._process.stdout.close()
        return code

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop()
