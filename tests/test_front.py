"""What `import interstice` offers, used as its documentation suggests."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

import interstice
from interstice import front

ROOT = Path(__file__).parents[1]

PROGRAM = """
import interstice

match = interstice.new_game("events", ["Ana", interstice.Player("Ben", age=9)], deck="inventions", seed=1, hand=3)
while not match.over:
    seat: int = match.seat
    move: interstice.moves.Move = match.suggest("guesser", seat)
    try:
        match.play(move)
    except interstice.Illegal as error:
        print(error)
year: int | None = match.view(0).cards[0].year
names: list[str] = match.winners
match.save("game.json")
again: interstice.Match = interstice.load_game("game.json")
try:
    interstice.verify("game.json")
except interstice.Unfair as error:
    print(error)
wins: list[float] = interstice.simulate("twist", 10, ["guesser"], seats=3).wins
titles: dict[str, str] = interstice.load_deck("events").titles("fr")
"""


@pytest.mark.parametrize("module", [interstice, front])
def test_every_example_in_the_documentation_is_true(
    module: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = doctest.testmod(module, optionflags=doctest.ELLIPSIS)  # type: ignore[arg-type]
    assert done.failed == 0
    assert done.attempted > 5


def test_every_name_is_explained() -> None:
    for name in interstice.__all__:
        offered = getattr(interstice, name)
        assert offered.__doc__, name
        if getattr(offered, "__module__", "") == front.__name__:
            assert ">>> " in offered.__doc__, name
        else:
            assert f"`{name}`" in (interstice.__doc__ or ""), name
    for name, member in vars(interstice.Match).items():
        if not name.startswith("_"):
            assert ">>> " in (member.__doc__ or ""), name


def test_every_name_is_offered_and_no_other() -> None:
    assert set(interstice.__all__) <= set(dir(interstice))
    with pytest.raises(AttributeError, match="module 'interstice' has no attribute 'new_gme'"):
        interstice.new_gme  # type: ignore[attr-defined]  # noqa: B018


def test_importing_it_imports_nothing_else() -> None:
    code = (
        "import sys, interstice; print(*(name for name in sys.modules if name.startswith(('inter', 'msg'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["interstice"]


def test_a_game_that_was_saved_goes_on_as_it_would_have(tmp_path: Path) -> None:
    first = interstice.new_game("superversion", ["Ana", "Ben", "Eva"], seed=5)
    for _ in range(20):
        first.play(first.suggest())
    first.save(tmp_path / "game.json")
    second = interstice.load_game(tmp_path / "game.json")
    while not first.over:
        seat, move = first.seat, first.suggest()
        assert second.play(move, seat) == first.play(move, seat)
    assert second.over
    second.save(tmp_path / "game.json")
    interstice.verify(tmp_path / "game.json")


def test_a_game_that_was_tampered_with_is_unfair(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    match = interstice.new_game("events", ["Ana", "Ben"], seed=5)
    match.play(match.suggest("oracle"))
    match.save(saved)
    saved.write_text(saved.read_text("utf-8").replace('"Placed"', '"Missed"'), "utf-8")
    with pytest.raises(interstice.Unfair, match="entry 1"):
        interstice.verify(saved)


def test_no_move_is_expected_after_the_end() -> None:
    match = interstice.new_game("events", ["Ana", "Ben"])
    match.leave(0)
    with pytest.raises(interstice.Illegal, match="the game is over"):
        match.play(match.suggest())


@pytest.mark.parametrize("seed", [-1, 1 << 256, b"short"])
def test_a_seed_that_cannot_be_used_is_refused(seed: int | bytes) -> None:
    with pytest.raises(interstice.Refused, match=r"expected a seed (from 0|of 32)"):
        interstice.new_game("events", ["Ana", "Ben"], seed=seed)


def test_a_program_that_uses_it_is_typed_strictly(tmp_path: Path) -> None:
    def check(program: str) -> subprocess.CompletedProcess[str]:
        path = tmp_path / "program.py"
        path.write_text(program, "utf-8")
        mypy = [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--config-file=",
            f"--cache-dir={tmp_path}",
            str(path),
        ]
        environment = {**os.environ, "MYPYPATH": str(ROOT / "src")}
        return subprocess.run(mypy, check=False, capture_output=True, text=True, env=environment)

    right = check(PROGRAM)
    assert right.returncode == 0, right.stdout
    wrong = check(PROGRAM.replace("new_game", "new_gme"))
    assert 'has no attribute "new_gme"' in wrong.stdout
