"""The server against boardgame.io's: 200 two-player classic games at once, with every move on disk before it is announced.

One process serves and another plays, with two sockets per game; each move puts a random card from the hand into a random
gap. A move counts once its sender has been acknowledged and both seats have been told. Interstice commits each move to
SQLite with a full sync; boardgame.io 0.50 announces a move first and stores it afterwards, in memory or in FlatFile's files
without a sync. They take turns, so that a busy machine affects all of them equally.

INTERSTICE_BENCH_SOCKETS=10000 opens 10,000 idle sockets, five per game, instead of 2,000.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

from bars import Bar, judge

PEERS = Path(__file__).parent / "peers"
BOARDGAME = PEERS / "boardgame"

GAMES = 200
ROUNDS = 2
PACES = 3
SYNCS = 300
LEAST_SYNC = 1.0
"""Milliseconds; nobody would notice a quicker disk."""
SECONDS = 5.0
RATE = 2500
SCALE_RATE = 1000
SOCKETS = int(os.environ.get("INTERSTICE_BENCH_SOCKETS", "2000"))
IN_A_ROOM = 5

IN_MEMORY, IN_FILES, OURS = "boardgame.io in memory", "boardgame.io FlatFile", "interstice"

Figures = dict[str, float]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(*command: str, port: int, environment: dict[str, str] | None = None) -> Iterator[int]:
    """Run a server in its own process. Yields the process id once it accepts connections."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    try:
        for _ in range(1200):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield process.pid
    finally:
        # A server with several processes only stops the others if it is terminated politely.
        process.terminate()
        process.wait()


def players(*command: str) -> Figures:
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{Path(command[1]).name}: {done.stderr.strip()}")
    figures: Figures = json.loads(done.stdout)
    return figures


def play_interstice(*given: str) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        return play_on(["--database", f"{folder}/games.sqlite"], *given)


def play_on(settings: list[str], *given: str) -> Figures:
    port = free_port()
    # All players come from one address.
    settings = [*settings, "--limit-sockets", "0", "--limit-requests", "0", "--limit-rooms", "0"]
    command = [sys.executable, "-m", "interstice.cli.main", "serve", "--no-browser", "--port", str(port)]
    with serving(*command, *settings, port=port) as process:
        load = [sys.executable, str(PEERS / "load.py"), str(port), str(process)]
        return players(*load, "--games", str(GAMES), "--seconds", str(SECONDS), *given)


def play_boardgame(in_files: bool) -> Figures:
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = ["node", str(BOARDGAME / "server.mjs"), str(port), *([folder] if in_files else [])]
        with serving(*command, port=port) as process:
            load = ["node", str(BOARDGAME / "load.mjs"), str(port), str(process)]
            return players(*load, str(GAMES), str(SECONDS))


def set_up_boardgame() -> None:
    if not (BOARDGAME / "node_modules" / "node-persist").is_dir():
        subprocess.run(["npm", "ci", "--silent"], cwd=BOARDGAME, check=True)


def compare() -> dict[str, float]:
    """Moves per second of each server. Also prints the processor time used, which tells a slow server from a busy machine."""
    ways: dict[str, Callable[[], Figures]] = {
        IN_MEMORY: lambda: play_boardgame(in_files=False),
        IN_FILES: lambda: play_boardgame(in_files=True),
        OURS: play_interstice,
    }
    runs: dict[str, list[Figures]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, play in ways.items():
            runs[name].append(play())
    rates = {}
    for name, found in runs.items():
        middle = {key: median(run[key] for run in found) for key in ("rate", "work", "players")}
        rates[name] = middle["rate"]
        print(
            f"  {name:24} {middle['rate']:7,.0f} moves per second; {middle['work']:4.2f} of a core for the server, "
            f"{middle['players']:4.2f} for the players; {middle['rate'] / middle['work']:7,.0f} moves per core-second"
        )
    return rates


def sync_p99() -> float:
    """The p99 in milliseconds of a small write and sync to this disk: no move can be faster."""
    took = []
    with tempfile.TemporaryFile() as file:
        for _ in range(SYNCS):
            began = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            took.append(time.perf_counter() - began)
    return quantiles(took, n=100)[-1] * 1000


def pace(rate: float) -> float:
    """The p99 latency of moves at a steady rate, as a multiple of the disk's own in the same run; the median of several."""
    ratios, told = [], []
    for _ in range(PACES):
        disk = sync_p99()
        run = play_interstice("--rate", str(rate))
        disk = max(LEAST_SYNC, (disk + sync_p99()) / 2)
        ratios.append(run["p99"] * 1000 / disk)
        told.append(f"{run['p99'] * 1000:.1f} ({disk:.1f} of the disk)")
    print(f"  at {rate:,.0f} moves per second: p99 {', '.join(told)} ms")
    return median(ratios)


def idle() -> float:
    """The server's memory per idle socket in kilobytes, including its share of the room and game."""
    games = SOCKETS // IN_A_ROOM
    found = play_interstice("--idle", "--games", str(games), "--people", str(IN_A_ROOM))
    print(
        f"  {found['sockets']:,.0f} idle sockets, {games:,} live games: {found['work']:.2f} of a core while nothing happens"
    )
    return found["bytes"] / 1024


def scale_out() -> float:
    """What a move costs two processes on PostgreSQL as a multiple of what it costs one on SQLite, leaving out the database."""
    sys.path.append(str(Path(__file__).parents[1] / "tests"))
    from needs import OwnPostgres

    costs: dict[str, list[float]] = {"one on SQLite": [], "two on PostgreSQL": [], "PostgreSQL itself": []}
    with OwnPostgres() as database:
        for _ in range(ROUNDS):
            one = play_interstice("--rate", str(SCALE_RATE))
            two = play_on(
                ["--workers", "2", "--database", database.url()],
                *("--rate", str(SCALE_RATE), "--database", str(database.process)),
            )
            found = (one["work"] / one["rate"], two["work"] / two["rate"], two["database"] / two["rate"])
            for cost, seconds in zip(costs.values(), found, strict=True):
                cost.append(seconds)
    middle = {name: median(found) * 1e6 for name, found in costs.items()}
    for name, cost in middle.items():
        print(f"  {name:24} {cost:7,.0f} µs of a core per move at {SCALE_RATE:,} moves per second")
    return middle["two on PostgreSQL"] / middle["one on SQLite"]


def main() -> bool:
    set_up_boardgame()
    rates = compare()
    steady, half, held, scale = pace(RATE), pace(rates[OURS] / 2), idle(), scale_out()
    return judge(
        [
            Bar(
                "interstice / boardgame.io in memory", rates[OURS] / rates[IN_MEMORY], "", 2, 4, is_least=True
            ),
            Bar(
                "interstice / boardgame.io FlatFile", rates[OURS] / rates[IN_FILES], "", 4, 15, is_least=True
            ),
            Bar(f"p99 at {RATE:,} moves per second / the disk's", steady, "", 100, 3),
            Bar("p99 at half the maximum rate / the disk's", half, "", 100, 3),
            Bar("memory of an idle socket", held, "KB", 40, 12),
            Bar("a move on two processes / on one", scale, "", 2, 1.2),
        ]
    )
