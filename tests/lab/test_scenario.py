"""Scenario files: all of ours pass, and malformed ones are refused with one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from interstice.cli.main import main
from interstice.core.refused import Refused
from interstice.lab.scenario import Difference, run

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.stem for path in SCENARIOS])
def test_scenario(path: Path) -> None:
    run(path)


GOOD = """
title = "t"
clauses = ["CL-4"]
rules = "classic"
options = { hand = 1 }
seats = [{ name = "Ana", age = 9 }, { name = "Ben" }]
cards = ["a 1900", "b 1800", "c 1850", "d 1700"]

[[step]]
seat = "Ana"
move = "place a 1"
expect = { line = "c a" }
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "x.toml"
    path.write_text(text, "utf-8")
    return path


def test_a_good_file_is_ok(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, GOOD)
    assert main(["scenario", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: ok\n"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"c a"', '"a c"', "step 1: line: expected 'a c', got 'c a'"),
        ("place a 1", "place a 0", "step 1: line: expected 'c a', got 'c'"),
        ("place a 1", "place a 5", "step 1: place a 5: expected a legal move; got: expected an answer to"),
        (
            "expect =",
            "illegal = true\nexpect =",
            "step 1: place a 1: expected an illegal move; it was played",
        ),
        ('line = "c a"', "pile = true", "step 1: pile: expected True, got 1"),
    ],
)
def test_a_difference_names_step_key_expected_and_got(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str
) -> None:
    path = write(tmp_path, GOOD.replace(old, new))
    assert main(["scenario", str(path)]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"{path}: {said}")
    assert out.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("title", "tittle", "unknown field `tittle`"),
        ("[[step]]", "[[step", "TOML"),
        (
            '"classic"',
            '"chess"',
            "no rule set is called 'chess'; expected one of: classic, solo, swiss, twist",
        ),
        ("hand = 1", "hand = 11", "expected a whole number from 1 to 10; got 11"),
        ("hand = 1", "hands = 1", "no option 'hands'"),
        ("a 1900", "a", "expected a name and a year"),
        ("a 1900", "a 0", "there is no year 0"),
        ("a 1900", "a x", "expected a number; got 'x'"),
        ("a 1900", "b 1900", "'b' appears twice"),
        ("place a 1", "place z 1", "step 1: expected one of the scenario's cards; got 'z'"),
        ("place a 1", "jump", "step 1: expected a move such as 'place tin 1'; got 'jump'"),
        ('seat = "Ana"', 'seat = "Zoe"', "step 1: expected a seat among Ana, Ben; got 'Zoe'"),
        ("line =", "lines =", "step 1: expected a key such as turn, line or chips.NAME; got 'lines'"),
        ("line =", '"foot.Ana" =', "step 1: expected something that a seat has, such as hand or chips"),
        ('{ name = "Ben" }', "", "for 2 to 8 players; got 1"),
        (', "d 1700"', "", None),
        (', "c 1850", "d 1700"', "", "2 players need a deck of at least 3 cards; got 2"),
        ("age = 9", 'age = "nine"', "Expected `int | null`, got `str` - at `$.seats[0].age`"),
    ],
)
def test_a_broken_file_gets_one_sentence_and_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str | None
) -> None:
    assert old in GOOD
    path = write(tmp_path, GOOD.replace(old, new))
    code = main(["scenario", str(path)])
    err = capsys.readouterr().err
    if said is None:
        assert (code, err) == (0, "")
    else:
        assert code == 2
        assert err.startswith(f"interstice: {path}: ")
        assert said in err
        assert err.count("\n") == 1


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"nowhere\.toml: expected a scenario file; No such file"):
        run(tmp_path / "nowhere.toml")


def test_a_scenario_that_runs_out_of_luck_says_so(tmp_path: Path) -> None:
    text = GOOD.replace("classic", "swiss").replace("options = { hand = 1 }", "").replace("place a 1", "spin")
    with pytest.raises(Refused, match="step 1: wheel: expected another spin; the list is used up"):
        run(write(tmp_path, text))


def test_a_difference_is_an_exception_of_its_own(tmp_path: Path) -> None:
    with pytest.raises(Difference, match="step 1: line"):
        run(write(tmp_path, GOOD.replace('"c a"', '"a c"')))
