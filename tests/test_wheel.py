"""The wheel, in an environment of its own: what a user gets from pip."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an environment with the wheel and its locked dependencies, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "env")
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "env"), "-q", "--disable-pip-version-check"]
    pip += ["install", "--no-compile"]
    subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "requirements" / "run.txt")], check=True)
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
    return folder


def run(folder: Path, *command: str) -> str:
    """Outside the repository, so that nothing is found by accident."""
    program = str(folder / "env" / "bin" / command[0])
    return subprocess.run(
        [program, *command[1:]], cwd=folder, check=True, capture_output=True, text=True
    ).stdout


def test_the_command_plays_a_game(installed: Path) -> None:
    assert run(installed, "interstice", "--version").startswith("interstice 0.")
    assert "win" in run(installed, "interstice", "play", "--delay", "0", "--lang", "fr")


def test_the_package_is_typed(installed: Path) -> None:
    code = "import interstice, pathlib; print((pathlib.Path(interstice.__path__[0]) / 'py.typed').exists())"
    assert run(installed, "python", "-c", code) == "True\n"
