"""Moves a second of two versions of the server, in turns: `python bench/pair.py BASE HEAD`, both as Git knows them.

Each is checked out into a folder of its own and played on as bench/server.py does, with the players of its own version. A
pair is one run of each, the one and the other first by turns, so that a busy machine is busy for both. Prints the ratio of
each pair and their median; exit code 1 if that is below the bar.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from server import free_port, serving

ROOT = Path(__file__).parents[1]
PAIRS = 5
GAMES = 400
"""With fewer, the rate would come up against the 20 messages a second that one socket may send."""
SECONDS = 5.0
BAR = 0.85


@contextmanager
def checked_out(version: str, folder: Path) -> Iterator[Path]:
    git = ["git", "-C", str(ROOT), "worktree"]
    subprocess.run([*git, "add", "--quiet", "--detach", str(folder), version], check=True)
    try:
        yield folder
    finally:
        subprocess.run([*git, "remove", "--force", str(folder)], check=True)


def play(tree: Path) -> float:
    """Moves a second, each of them on disk before it is told."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "interstice.cli.main", "serve", "--no-browser"]
        settings = ["--port", str(port), "--database", f"{folder}/games.sqlite"]
        with serving(*command, *settings, port=port, environment=environment) as process:
            load = [sys.executable, str(tree / "bench" / "peers" / "load.py"), str(port), str(process)]
            given = ["--games", str(GAMES), "--seconds", str(SECONDS)]
            done = subprocess.run(
                [*load, *given], check=True, stdout=subprocess.PIPE, text=True, env=environment
            )
    return float(json.loads(done.stdout)["rate"])


def main(base: str, head: str) -> int:
    ratios = []
    with tempfile.TemporaryDirectory() as folder:
        trees = [Path(folder) / "base", Path(folder) / "head"]
        with checked_out(base, trees[0]), checked_out(head, trees[1]):
            for number in range(PAIRS):
                order = trees if number % 2 == 0 else trees[::-1]
                rates = {tree.name: play(tree) for tree in order}
                ratios.append(rates["head"] / rates["base"])
                told = ", ".join(f"{name} {rate:,.0f}" for name, rate in sorted(rates.items()))
                print(f"  {told} moves a second; head / base {ratios[-1]:.2f}", flush=True)
    middle = median(ratios)
    print(f"head / base, median of {PAIRS} pairs: {middle:.2f} (bar {BAR})")
    return int(middle < BAR)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Moves a second of two versions of the server.")
    parser.add_argument("base")
    parser.add_argument("head")
    given = parser.parse_args()
    sys.exit(main(given.base, given.head))
