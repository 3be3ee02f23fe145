"""A real PostgreSQL for the tests: the one that INTERSTICE_TEST_POSTGRES names, or one started here.

The server's programs are looked for where Debian puts them; where they are missing and we may, they are
installed."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest


def programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update"], check=True, **quiet)
        subprocess.run(
            ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"], check=True, **quiet
        )
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if not found:
        pytest.fail(
            "PostgreSQL is needed: install it, or name a server by INTERSTICE_TEST_POSTGRES=postgresql://…"
        )
    return found[-1].parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def postgres_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    given = os.environ.get("INTERSTICE_TEST_POSTGRES")
    if given:
        yield given
        return
    server = Postgres(tmp_path_factory.mktemp("postgres"), programs())
    server.start()
    yield server.url
    server.stop()


class Postgres:
    """A server of our own, in a folder of its own, on a free port of this machine."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder, self.programs, self.port = folder, programs, free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        # PostgreSQL refuses to run as root, so there it runs as the user that its package made.
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user:
            for parent in (folder, *folder.parents):
                if parent != Path("/") and os.stat(parent).st_uid == 0 and parent != Path("/tmp"):
                    parent.chmod(0o755)
            shutil.chown(folder, pwd.getpwnam(self.user).pw_uid)
        data = [
            "-D",
            str(folder / "data"),
            "-U",
            "postgres",
            "--auth=trust",
            "--no-sync",
            "-E",
            "UTF8",
            "--locale=C",
        ]
        self._run("initdb", *data)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, user=self.user, cwd=self.folder)

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} -c max_connections=200"
        self._run(
            "pg_ctl",
            "-D",
            str(self.folder / "data"),
            "-w",
            "-l",
            str(self.folder / "log"),
            "-o",
            options,
            "start",
        )

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "-w", "stop")


def wait_for(condition: object, seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)
