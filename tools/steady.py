"""Run the whole suite repeatedly under different conditions, and list every test whose result varied.

make steady                       # ten runs: five plain, three beside busy programs, one on a single core, one in random order
make steady RUNS="busy shuffled"  # only these
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
OUT = ROOT / "build" / "steady"
PLAN = "plain busy plain shuffled busy plain one-core plain busy plain"
BUSY = "while True: pass"


@contextmanager
def busy_programs(count: int) -> Iterator[None]:
    programs = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield
    finally:
        for program in programs:
            program.kill()
            program.wait()


def run(number: int, way: str) -> dict[str, str]:
    """The result of each test by name."""
    report = OUT / f"{number}-{way}.xml"
    command = [sys.executable, "-m", "pytest", "-n", "3", "--dist", "worksteal", f"--junitxml={report}"]
    environment = dict(os.environ)
    if way == "shuffled":
        environment["INTERSTICE_TEST_SHUFFLED"] = str(time.time_ns())
        print(f"  INTERSTICE_TEST_SHUFFLED={environment['INTERSTICE_TEST_SHUFFLED']}", flush=True)
    if way == "one-core":
        command = ["taskset", "--cpu-list", "0", *command]
    began = time.monotonic()
    with (
        busy_programs((os.cpu_count() or 1) if way == "busy" else 0),
        report.with_suffix(".txt").open("wb") as log,
    ):
        subprocess.run(command, cwd=ROOT, env=environment, stdout=log, stderr=log, check=False)
    found = outcomes(report) if report.is_file() else {}
    failed = sum(outcome != "passed" for outcome in found.values())
    took = time.monotonic() - began
    print(f"{number:3} {way:9} {took:5.0f} s  {len(found) - failed} passed, {failed} failed", flush=True)
    return found


def outcomes(report: Path) -> dict[str, str]:
    return {
        f"{case.get('classname')}::{case.get('name')}": next(
            (child.tag for child in case if child.tag in BAD), "passed"
        )
        for case in ET.parse(report).iter("testcase")
    }


BAD = ("failure", "error", "skipped")


def main(ways: list[str]) -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    seen: dict[str, list[str]] = defaultdict(list)
    for number, way in enumerate(ways, 1):
        for name, outcome in run(number, way).items():
            seen[name].append(outcome)
    unsteady = {
        name: found for name, found in seen.items() if set(found) != {"passed"} or len(found) != len(ways)
    }
    for name, found in sorted(unsteady.items()):
        print(f"{name}: {', '.join(found)}")
    print(f"{len(ways)} runs of {len(seen)} tests: {len(unsteady)} did not pass every time")
    return int(bool(unsteady) or not seen)


if __name__ == "__main__":
    sys.exit(main((os.environ.get("RUNS") or PLAN).split()))
