"""A real server whose time of day jumps when the test says so, as when somebody sets the machine's clock."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from running import Server


class SteppedServer(Server):
    def __init__(self, database: str | Path, clock: Path, bot_pace: float = 0, **settings: str) -> None:
        """`clock` is a file that says by how many seconds its time of day is wrong."""
        super().__init__(database, bot_pace, PYTHONPATH=os.pathsep.join(sys.path), **settings)
        self._clock = clock
        self.program = (__file__, str(clock))
        clock.write_text("0")

    def step(self, seconds: float) -> None:
        self._clock.write_text(str(float(self._clock.read_text()) + seconds))


def run(clock: Path) -> int:
    """Set the time before anything is imported that keeps it."""
    right = time.time
    time.time = lambda: right() + float(clock.read_text() or 0)
    from interstice.cli.main import main

    return main(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1])))
