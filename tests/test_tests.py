"""Tests stand alone. Ruff sees to it that they reach into nothing private."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
OTHER_TEST = re.compile(r"^\s*(?:from|import) (?:\w+\.)*test_\w+", re.MULTILINE)


def test_no_test_imports_another() -> None:
    found = {path.name: OTHER_TEST.findall(path.read_text("utf-8")) for path in HERE.rglob("*.py")}
    assert len(found) > 100
    assert {name: imports for name, imports in found.items() if imports} == {}
