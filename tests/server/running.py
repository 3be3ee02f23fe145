"""A real server on a real port, in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from needs import free_port


class Server:
    def __init__(self, database: str | Path, port: int | None = None, bot_pause: float = 0) -> None:
        self.database = str(database)
        self.bot_pause = bot_pause
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        command = [
            sys.executable,
            "-m",
            "interstice.cli.main",
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        environment = {**os.environ, "INTERSTICE_BOT_PAUSE": str(self.bot_pause)}
        self._process = subprocess.Popen(
            [*command, "--no-browser"], env=environment, stdout=subprocess.DEVNULL
        )
        end = time.monotonic() + 20
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/ready", timeout=1):
                    return self
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(20)

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop()
