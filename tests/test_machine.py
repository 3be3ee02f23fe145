"""What the Makefile needs from a machine: one sentence for whatever is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import machine
import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder on the PATH, which is empty at first."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(machine, "POSTGRES", str(tmp_path / "postgres"))
    for name in ("INTERSTICE_TEST_POSTGRES", "INTERSTICE_TEST_BROWSER"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def add(programs: Path, name: str, says: str = "", code: int = 0) -> None:
    program = programs / name
    program.write_text(f"#!/bin/sh\necho {says}\nexit {code}\n")
    program.chmod(0o755)


def said(task: str) -> str:
    with pytest.raises(SystemExit) as end:
        machine.main(task)
    return str(end.value)


def test_an_old_python_is_told_which_one_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(sys, "version", "3.9.2 (default)")
    assert said("play") == "make play needs Python 3.11 or newer; this is 3.9.2."


def test_any_python_3_can_read_it() -> None:
    """Nothing that came after Python 3.0: no f-strings, no annotations of variables, no walrus."""
    import ast

    source = (ROOT / "tools" / "machine.py").read_text("utf-8")
    tree = ast.parse(source, feature_version=(3, 4))
    assert not [
        node for node in ast.walk(tree) if isinstance(node, (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr))
    ]


def test_a_python_without_venv_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    assert said("play") == (
        "make play needs Python's venv module (on Debian and Ubuntu: sudo apt-get install python3-venv)."
    )


def test_playing_needs_no_more_than_python(programs: Path) -> None:
    machine.main("play")


def test_tests_need_node(programs: Path) -> None:
    assert said("test") == "make test needs Node.js 20 or newer with npm; playing does not need it."
    add(programs, "npm")
    add(programs, "node", "v18.20.4")
    assert said("test") == "make test needs Node.js 20 or newer; this is v18.20.4."


def test_where_nothing_can_be_installed_one_sentence_names_everything(
    programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(programs, "npm")
    add(programs, "node", "v20.1.0")
    for name in ("bash", "curl"):
        add(programs, name)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert said("test") == (
        "make test needs PostgreSQL and Chromium and jq "
        "(on Debian and Ubuntu: sudo apt-get install postgresql chromium-headless-shell jq)."
    )


def test_root_installs_what_is_missing_and_says_so(
    programs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("npm", "bash", "curl", "jq", "chromium"):
        add(programs, name)
    add(programs, "node", "v20.1.0")
    add(programs, "apt-get", "no network", code=100)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    why = said("test")
    assert capsys.readouterr().out == "Installing PostgreSQL (once)\n"
    assert why == "make test needs PostgreSQL; apt-get could not install it:\nno network\n"
    add(programs, "apt-get")
    machine.main("test")


def test_every_target_that_is_offered_is_explained() -> None:
    told = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for target in ("play", "test", "steady", "check", "bench", "chaos", "screens", "lock"):
        assert f"  make {target} " in told
