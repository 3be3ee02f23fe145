"""What the tests need besides Python: a real PostgreSQL and a browser. `make test` installs both."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType

BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
"""The headless shell is Chromium without windows; it opens pages in two thirds of the time."""


def browser() -> str:
    """The system's browser, or the one that INTERSTICE_TEST_BROWSER names."""
    found = os.environ.get("INTERSTICE_TEST_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "Chromium is needed, or a browser named by INTERSTICE_TEST_BROWSER; make test installs it"
    return found


def programs() -> Path:
    """Where PostgreSQL's programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    assert found, "PostgreSQL is needed, or a server named by INTERSTICE_TEST_POSTGRES; make test installs it"
    return found[-1].parent


class Postgres:
    """A cluster in its own folder, reached through a socket in that folder, so that it needs no free port."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        # PostgreSQL refuses to run as root.
        self._user = "postgres" if os.geteuid() == 0 else None

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def create(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        if self._user:
            shutil.chown(self._folder, self._user)
        self._run("initdb", "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")

    def start(self, more: str = "") -> None:
        options = (
            f"-c listen_addresses= -c unix_socket_directories='{self._folder}' -c max_connections=200 {more}"
        )
        self._run("pg_ctl", "-w", "-l", str(self._folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-m", mode, "-w", "stop")

    @property
    def process(self) -> int:
        """The server's main process."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(programs() / program), "-D", str(self._folder / "data"), *arguments]
        subprocess.run(
            command,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            user=self._user,
            cwd=self._folder,
        )


class OwnPostgres(Postgres):
    """A server that a test may stop and start as it likes."""

    def __init__(self) -> None:
        folder = Path(tempfile.mkdtemp(prefix="interstice-postgres-"))
        folder.chmod(0o755)
        super().__init__(folder)

    def __enter__(self) -> OwnPostgres:
        self.create()
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop("immediate")
        shutil.rmtree(self._folder)
