"""Keep files with people's data private to their owner."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

OTHERS = 0o077
"""The permissions of the group and of everyone else."""


def make_folder(folder: Path) -> None:
    """Create a private folder. An existing one keeps its permissions, since others may use it too."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_private(path: Path) -> None:
    """Make a file private, creating it empty if need be."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    tighten(path)


def tighten(path: Path) -> None:
    """Remove other people's permissions from a file, if it exists and is ours. Devices such as /dev/stdout stay as they are."""
    # A file that belongs to another user keeps its permissions: only its owner can change them.
    with suppress(FileNotFoundError, PermissionError):
        mode = path.stat().st_mode
        if stat.S_ISREG(mode) and mode & OTHERS:
            path.chmod(stat.S_IMODE(mode) & ~OTHERS)
