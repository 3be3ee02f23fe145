"""Run every benchmark; exit code 1 if one misses its bar."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

NAMES = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.name != "run.py")


def main(chosen: list[str]) -> int:
    missed = []
    for name in chosen or NAMES:
        module = importlib.import_module(name)
        print(f"{name}: {(module.__doc__ or '').splitlines()[0]}")
        if not module.main():
            missed.append(name)
    print("all bars are met" if not missed else f"bars missed: {', '.join(missed)}")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
