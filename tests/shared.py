"""What all processes of a test run share. The first that needs it makes it, and it ends with the run."""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from needs import Postgres

RUN = "INTERSTICE_TEST_RUN"
"""The variable that holds the folder of this run; the processes of the run inherit it."""
POSTGRES = "postgres"


def begin() -> None:
    folder = tempfile.mkdtemp(prefix="interstice-tests-")
    # PostgreSQL runs as a user of its own.
    Path(folder).chmod(0o755)
    os.environ[RUN] = folder


def end() -> None:
    folder = Path(os.environ.pop(RUN))
    if (folder / f"{POSTGRES}.made").exists():
        Postgres(folder / POSTGRES).stop("immediate")
    shutil.rmtree(folder)


def once(name: str, make: Callable[[Path], None]) -> Path:
    """A folder that the first process to ask for it fills, while the others wait."""
    run = Path(os.environ[RUN])
    with (run / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (run / f"{name}.made").exists():
            make(run / name)
            (run / f"{name}.made").touch()
    return run / name


def postgres() -> Postgres:
    """One cluster for the whole run."""

    def make(folder: Path) -> None:
        server = Postgres(folder)
        server.create()
        # Nothing in this cluster is needed after it has stopped.
        server.start("-c fsync=off")

    return Postgres(once(POSTGRES, make))
