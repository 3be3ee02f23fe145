"""Run all benchmarks, or the named ones. The exit code is 1 if a bar is missed."""

from __future__ import annotations

import importlib
import sys
import time

NAMES = ("engine", "decks", "server", "days", "own", "web", "guided")


def main(chosen: list[str]) -> int:
    unknown = set(chosen) - set(NAMES)
    if unknown:
        print(f"expected parts among {', '.join(NAMES)}; got {', '.join(sorted(unknown))}")
        return 2
    missed = []
    for name in chosen or NAMES:
        module, began = importlib.import_module(name), time.monotonic()
        print(f"{name}: {(module.__doc__ or '').splitlines()[0]}", flush=True)
        if not module.main():
            missed.append(name)
        print(f"  ({time.monotonic() - began:.0f} s)", flush=True)
    print("every bar is met" if not missed else f"bars missed: {', '.join(missed)}")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
