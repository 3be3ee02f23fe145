"""The wheel in its own environment: what a user gets from pip."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
MOST_BYTES = 15_000_000
"""How much the engine and its dependencies may take."""


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[^\w-]", requirement)[0] for requirement in requirements}


def locked() -> dict[str, str]:
    """The lines of requirements/run.txt by package."""
    text = (ROOT / "requirements" / "run.txt").read_text("utf-8")
    return {block.partition("==")[0]: block for block in re.split(r"\n(?=[a-z])", text)}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an environment with the wheel and the packages it always needs."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    needed = folder / "needed.txt"
    needed.write_text("\n".join(locked()[name] for name in sorted(names(PROJECT["dependencies"]))), "utf-8")
    venv.create(folder / "env")
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "env"), "-q", "--disable-pip-version-check"]
    pip += ["install", "--no-compile"]
    subprocess.run([*pip, "--require-hashes", "-r", str(needed)], check=True)
    subprocess.run([*pip, "--no-index", str(wheel)], check=True)
    return folder


def run(folder: Path, *command: str, code: int = 0) -> str:
    """Run a command outside the repository, so that nothing is found by accident."""
    program = str(folder / "env" / "bin" / command[0])
    done = subprocess.run([program, *command[1:]], cwd=folder, check=False, capture_output=True, text=True)
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


def test_the_engine_is_small(installed: Path) -> None:
    (packages,) = installed.glob("env/lib/*/site-packages")
    sizes = {path.name: size_of(path) for path in packages.iterdir()}
    assert sum(sizes.values()) < MOST_BYTES, sizes


def size_of(path: Path) -> int:
    return sum(file.stat().st_size for file in [path, *path.rglob("*")] if file.is_file())


def test_the_command_plays_simulates_and_checks_games(installed: Path) -> None:
    assert run(installed, "interstice", "--version").startswith("interstice 0.")
    saved = str(installed / "game.json")
    assert "win" in run(installed, "interstice", "play", "--delay", "0", "--lang", "fr", "--log", saved)
    assert "fair" in run(installed, "interstice", "verify", saved)
    assert '"games":8' in run(installed, "interstice", "simulate", "twist", "--games", "8", "--json")
    assert "no problems" in run(installed, "interstice", "deck", "check")


@pytest.mark.parametrize(
    ("command", "extra"),
    [("serve", "server"), ("deck print twist", "print")],
)
def test_a_missing_requirement_of_a_command_is_one_sentence(
    installed: Path, command: str, extra: str
) -> None:
    said = run(installed, "interstice", *command.split(), code=2)
    assert said.endswith(f': pip install "interstice[{extra}]"\n')
    assert said.count("\n") == 1


def test_the_package_is_typed(installed: Path) -> None:
    code = "import interstice, pathlib; print((pathlib.Path(interstice.__path__[0]) / 'py.typed').exists())"
    assert run(installed, "python", "-c", code) == "True\n"


def test_what_every_extra_needs_is_locked() -> None:
    extras = PROJECT["optional-dependencies"]
    assert extras["all"] == ["interstice[server,postgres,print]"]
    for extra in ("server", "postgres", "print", "client"):
        assert names(extras[extra]) <= locked().keys()
