"""`interstice tournament`: what it prints, writes and draws."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from patience import PATIENCE, until

from interstice.bots import find
from interstice.bots.levels import Mind
from interstice.cli import running
from interstice.cli.main import main


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_tournament_rates_the_better_bot_higher(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "table.csv"
    flags = ["--bots", "random,guesser,oracle", "--games", "20", "--out", str(table)]
    assert main(["tournament", "inventions", *flags]) == 0
    head, *lines, explained = capsys.readouterr().out.splitlines()
    assert head.split() == ["bot", "rating", "1", "2", "3"]
    assert [line.split()[:2] for line in lines] == [["1", "oracle"], ["2", "guesser"], ["3", "random"]]
    assert explained.startswith("60 games of inventions with 2 seats. Each line: the percentage of wins")
    rows = rows_of(table)
    assert [row["bot"] for row in rows] == ["oracle", "guesser", "random"]
    ratings = [float(row["rating"]) for row in rows]
    assert ratings == sorted(ratings, reverse=True)
    for row in rows:
        assert float(row["rating_low"]) < float(row["rating"]) < float(row["rating_high"])
    assert rows[0]["share_oracle"] == ""
    assert float(rows[0]["share_random"]) + float(rows[2]["share_oracle"]) == 1
    assert float(rows[0]["share_random_low"]) == pytest.approx(1 - float(rows[2]["share_oracle_high"]))


def test_a_tournament_uses_the_smallest_table_and_is_the_same_on_any_number_of_workers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = []
    for workers in ("1", "2"):
        flags = ["--bots", "random,guesser", "--games", "8", "--workers", workers]
        assert main(["tournament", "superversion", *flags]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert "8 games of superversion with 3 seats." in said[0]


def test_bots_that_play_together_are_compared_by_their_scores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "table.csv"
    flags = ["--bots", "random,guesser", "--games", "30", "--out", str(table)]
    assert main(["tournament", "twist", *flags]) == 0
    out = capsys.readouterr().out
    assert out.split()[:3] == ["bot", "score", "1"]
    assert "It is cooperative, so each bot plays with others of its kind." in out
    best, last = rows_of(table)
    assert (best["bot"], best["seats"]) == ("guesser", "4")
    apart = float(best["score"]) - float(last["score"])
    assert float(best["more_random"]) == pytest.approx(apart, abs=1e-4)
    assert float(last["more_guesser"]) == pytest.approx(-apart, abs=1e-4)


@pytest.mark.parametrize("preset", ["events", "twist"])
def test_the_picture_shows_every_bot_and_every_cell(
    preset: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = tmp_path / "table.svg"
    bots = ["random", "guesser", "quick"]
    monkeypatch.setitem(find.bots(), "quick", Mind(4.0, rollouts=0))
    assert (
        main(["tournament", preset, "--bots", ",".join(bots), "--games", "6", "--picture", str(picture)]) == 0
    )
    lines = capsys.readouterr().out.splitlines()
    root = ElementTree.fromstring(picture.read_text("utf-8"))
    words = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert set(bots) < set(words)
    for line in lines[1:4]:
        for cell in line.split()[2:]:
            assert cell in words
    assert "prefers-color-scheme:dark" in picture.read_text("utf-8")


def test_a_tournament_as_json_has_the_whole_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "events", "--bots", "random,oracle", "--games", "6", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["preset"], found["seats"], found["worth"], found["games"]) == ("events", 2, "rating", 6)
    assert [line["bot"] for line in found["lines"]] == ["oracle", "random"]
    assert found["lines"][0]["against"]["random"]["value"] == 1


def test_a_tournament_that_is_stopped_shows_what_there_is(tmp_path: Path) -> None:
    flags = ["--bots", "random,guesser,oracle", "--games", "1000000", "--workers", "1"]
    program = [sys.executable, "-m", "interstice.cli.main", "tournament", "events", *flags, "--json"]
    table = tmp_path / "table.csv"
    command = subprocess.Popen(
        [*program, "--out", str(table)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    # The file is made just before the first game.
    until(table.exists, "the table's file")
    command.send_signal(signal.SIGINT)
    out, err = command.communicate(timeout=PATIENCE)
    assert command.returncode == 130, err
    found = json.loads(out)
    assert err == f"interstice: stopped after {found['games']:,} games, on which the table is based\n"
    assert [row["bot"] for row in rows_of(table)] == [line["bot"] for line in found["lines"]]


# Bad input

TOURNAMENT = ["tournament", "events", "--bots"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([*TOURNAMENT, "random,orcale"], "no bot is called 'orcale'; did you mean 'oracle'?"),
        ([*TOURNAMENT, "random"], "--bots: expected two bots or more, such as random,oracle; got 'random'"),
        ([*TOURNAMENT, "random,oracle,random"], "--bots: expected each bot once; got 'random' 2 times"),
        ([*TOURNAMENT, "random,oracle", "--seats", "1"], "is for 2 to 8 players; got 1"),
        ([*TOURNAMENT, "random,oracle", "--out", "t.jsonl"], "t.jsonl: expected a file that ends in .csv"),
        ([*TOURNAMENT, "random,oracle", "--picture", "t.png"], "t.png: expected a file that ends in .svg"),
        ([*TOURNAMENT, "random,oracle", "--picture", "no/t.svg"], "no/t.svg: expected a file that can be "),
        (["tournament", "evnts", "--bots", "random,oracle"], "no preset is called 'evnts'; did you mean "),
        (
            ["tournament", "twist", "--bots", "random,oracle", "--until", "1%"],
            "--until: twist is played for a score; expected points, such as 0.5; got '1%'",
        ),
    ],
)
def test_bad_input_gets_one_sentence_before_anything_is_played(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(running, "simulate", None)
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("interstice: ")
    assert said in captured.err
    assert captured.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
