"""Files with people's data are for their owner alone."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

OTHERS = 0o077
"""What the group and everybody else may do."""


def make_folder(folder: Path) -> None:
    """Unless it is there; then it stays as it is, for others may use it as well."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_private(path: Path) -> None:
    """The file, empty if it was not there, and readable by nobody else."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    tighten(path)


def tighten(path: Path) -> None:
    """Take away what others may do with a file, if it is there and ours."""
    # Whoever may write to somebody else's file may not change who else may; that was decided elsewhere.
    with suppress(FileNotFoundError, PermissionError):
        mode = path.stat().st_mode & 0o777
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS)
