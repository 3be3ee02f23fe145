"""What the tests need besides Python: a real PostgreSQL (the one that INTERSTICE_TEST_POSTGRES names, or one
started here), a browser. Where something is missing and we may, it is installed."""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import pytest


def programs() -> Path:
    """Where PostgreSQL's programs are."""
    find = Path("/usr/lib/postgresql").glob
    if not list(find("*/bin/postgres")):
        install(
            "postgresql", "PostgreSQL is needed, or a server named by INTERSTICE_TEST_POSTGRES=postgresql://…"
        )
    return sorted(find("*/bin/postgres"))[-1].parent


def install(package: str, wanted: str) -> None:
    """With Debian's package manager, where we may; else the tests fail and say what they need."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        pytest.fail(wanted)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with (Path(tempfile.gettempdir()) / "interstice-installs").open("w") as lock:
        # One after the other: the package manager does not wait for itself.
        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in (["update"], ["install", "-y", "--no-install-recommends", package]):
            subprocess.run(["apt-get", *command], check=True, capture_output=True, env=environment)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A server of our own, in a folder of its own, on a free port of this machine."""

    def __init__(self) -> None:
        # Not in pytest's folders: only their owner may enter those, and PostgreSQL refuses to run as root.
        self._programs, self._port = programs(), free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="interstice-postgres-"))
        self.url = f"postgresql://postgres@127.0.0.1:{self._port}/postgres"
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user:
            shutil.chown(self._folder, self._user)
        self._run("initdb", "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "-D", str(self._folder / "data"), *arguments]
        subprocess.run(command, check=True, capture_output=True, user=self._user, cwd=self._folder)

    def start(self) -> None:
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder} -c max_connections=200"
        self._run("pg_ctl", "-w", "-l", str(self._folder / "log"), "-o", options, "start")

    @property
    def process(self) -> int:
        """The parent of all that the server consists of."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-m", mode, "-w", "stop")

    def __enter__(self) -> Postgres:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self._folder)
