"""A real server whose clock stands still until the test moves it.

It is a process of its own, for allowances, the bundle and the garbage collector belong to a process.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import uvicorn
from patience import PATIENCE

from interstice.bus.local import LocalBus
from interstice.server.http.app import App, open_store
from interstice.server.playing.hall import Hall


class Time:
    """A clock that the test moves."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class ClockedServer:
    def __init__(self, database: str | Path, **settings: str) -> None:
        """`settings` are variables of the environment, such as `INTERSTICE_BUNDLE`."""
        self._command = [sys.executable, __file__, str(database)]
        self._environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **settings}
        self.url = ""

    @property
    def port(self) -> int:
        return urlsplit(self.url).port or 0

    def advance(self, seconds: float) -> None:
        """Bots attend to what is due then within a second of real time."""
        print(seconds, file=self._process.stdin, flush=True)
        assert self._heard() == str(seconds)

    def __enter__(self) -> ClockedServer:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            self._command, env=self._environment, stdin=pipe, stdout=pipe, text=True
        )
        self.url = self._heard()
        assert self.url, "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        # This closes its input, and that ends it.
        self._process.communicate(timeout=PATIENCE)

    def _heard(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


def serve(database: str) -> None:
    """Every line that comes is a number of seconds that pass; when no more can come, it ends."""
    now = time.time()
    hall = Hall(open_store(database), LocalBus(), lambda: now, bot_pace=0)
    wire = "interstice.server.talking.wire:Wire"
    server = uvicorn.Server(
        uvicorn.Config(App(hall), ws=wire, log_config=None, access_log=False, timeout_graceful_shutdown=5)
    )

    def follow() -> None:
        nonlocal now
        for line in sys.stdin:
            now += float(line)
            print(line, end="", flush=True)
        server.should_exit = True

    Thread(target=follow, daemon=True).start()
    # Whoever comes early waits.
    listener = socket.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    server.run([listener])


if __name__ == "__main__":
    serve(sys.argv[1])
