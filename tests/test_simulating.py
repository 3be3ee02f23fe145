"""`interstice simulate`: what it prints and writes, and how it stops."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from patience import PATIENCE, until

from interstice.cli import running
from interstice.cli.main import main
from interstice.lab import simulate as simulating

SIMULATE = ["simulate", "events", "--seats", "3", "--bots", "random,oracle", "--workers", "1"]


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_simulate_prints_shares_by_bot_and_by_seat_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--games", "40"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("games            40 in ")
    assert "20 deals, each from 2 seatings" in out
    assert "oracle           100.0% (89.4–100.0) of the wins; 100.0% (" in out
    assert "random           0.0% (0.0–10.6) of the wins; " in out
    assert "seat 1           25.0% (" in out
    assert "seat 2           50.0% (" in out


class Screen(io.StringIO):
    def __init__(self, is_terminal: bool) -> None:
        super().__init__()
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


@pytest.mark.parametrize(
    ("is_terminal", "more", "shows"), [(True, [], True), (False, [], False), (True, ["--json"], False)]
)
def test_a_progress_bar_is_for_people_at_a_terminal(
    is_terminal: bool,
    more: list[str],
    shows: bool,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = Screen(is_terminal)
    monkeypatch.setattr(sys, "stderr", screen)
    assert main([*SIMULATE, "--games", "4", *more]) == 0
    assert ("4/4" in screen.getvalue()) == shows
    assert bool(screen.getvalue()) == shows
    assert "4/4" not in capsys.readouterr().out


def test_simulate_prints_scores_and_ranks_of_a_game_played_together(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["simulate", "twist", "--games", "30", "--bots", "guesser", "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert "score            " in out
    assert "rank 0           " in out
    assert "of the wins" not in out


def test_bots_place_more_of_the_well_known_cards_right(capsys: pytest.CaptureFixture[str]) -> None:
    right = {}
    for fame in ("known", "hard"):
        asked = ["simulate", "events", "--fame", fame, "--bots", "guesser", "--games", "40", "--workers", "1"]
        assert main([*asked, "--json"]) == 0
        said = json.loads(capsys.readouterr().out)
        assert said["fame"] == fame
        right[fame] = said["right"] / (said["right"] + said["wrong"])
    assert right["known"] > right["hard"]
    assert main([*SIMULATE, "--fame", "famous"]) == 2
    assert "expected one of: all, known, hard" in capsys.readouterr().err


def test_simulate_says_how_many_games_did_not_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulating, "MOST_MOVES", 5)
    assert main([*SIMULATE, "--games", "4"]) == 0
    assert "unfinished       4, which count as games that nobody won" in capsys.readouterr().out


def test_a_row_says_all_about_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.csv"
    assert main([*SIMULATE, "--games", "6", "--seed", "8", "--out", str(path)]) == 0
    rows = rows_of(path)
    assert [row["game"] for row in rows] == ["1", "2", "3", "4", "5", "6"]
    assert [row["deal"] for row in rows] == ["1", "1", "2", "2", "3", "3"]
    first, second = rows[:2]
    assert (first["version"], first["preset"], first["deck"]) == (version("interstice"), "events", "events")
    assert json.loads(first["options"]) == {"hand": 4, "first": "youngest"}
    assert (first["seed"], first["seats"], first["finished"]) == ("8", "3", "true")
    assert (first["bots"], second["bots"]) == ("random oracle random", "oracle random oracle")
    assert (first["winners"], first["wins_oracle"], first["wins_random"]) == ("2", "1.0", "0.0")
    assert int(first["right_oracle"]) > 0 == int(first["wrong_oracle"])
    assert (
        int(first["turns"])
        == int(first["moves"])
        == sum(int(first[f"{name}_{bot}"]) for name in ("right", "wrong") for bot in ("random", "oracle"))
    )


def test_json_lines_say_the_same_as_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, lines = tmp_path / "games.csv", tmp_path / "games.jsonl"
    for path in (table, lines):
        assert (
            main(["simulate", "twist", "--bots", "guesser,random", "--games", "6", "--out", str(path)]) == 0
        )
    told = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    rows = rows_of(table)
    assert len(rows) == len(told) == 6
    for row, each in zip(rows, told, strict=True):
        assert row["bots"].split() == each["bots"]
        assert int(row["score"]) == each["score"]
        assert int(row["rank"]) == each["rank"]
        assert int(row["right_guesser"]) == each["right"]["guesser"]
        assert json.loads(row["options"]) == each["options"]


@pytest.mark.parametrize("name", ["games.csv", "games.jsonl"])
def test_the_same_seed_writes_the_same_rows_on_any_number_of_workers(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = []
    for workers in ("1", "2", "3"):
        path = tmp_path / name
        flags = ["--games", "60", "--bots", "random,guesser", "--workers", workers, "--out", str(path)]
        assert main(["simulate", "events", *flags]) == 0
        written.append(path.read_bytes())
    assert written[0] == written[1] == written[2]
    assert written[0].count(b"\n") == 60 + (name == "games.csv")


def test_until_plays_until_the_interval_is_narrow_enough(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def played(aim: str, workers: str) -> dict[str, object]:
        flags = ["--seats", "2", "--bots", "random,guesser", "--option", "hand=1", "--json"]
        assert main(["simulate", "events", *flags, "--until", aim, "--workers", workers]) == 0
        found: dict[str, object] = json.loads(capsys.readouterr().out)
        return found

    wide, narrow = played("5%", "1"), played("1.2%", "1")
    for found, aim in ((wide, 0.05), (narrow, 0.012)):
        for bot in found["by_bot"].values():  # type: ignore[attr-defined]
            assert bot["share"]["high"] - bot["share"]["low"] <= 2 * aim
    assert narrow["games"] > wide["games"] >= 2 * running.FIRST_LOOK  # type: ignore[operator]
    assert played("1.2%", "2") == narrow


def test_until_of_a_game_played_together_is_in_points(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "twist", "--bots", "guesser", "--until", "5", "--json"]) == 0
    score = json.loads(capsys.readouterr().out)["score"]
    assert score["high"] - score["low"] <= 10


def test_json_has_intervals_and_what_was_there_before(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--games", "20", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    before = {"version", "preset", "deck", "options", "bots", "seed", "games", "moves", "longest", "shortest"}
    before |= {"unfinished", "wins", "right", "wrong", "scores"}
    assert before < set(found)
    assert found["by_bot"]["oracle"]["share"] == {"value": 1, "low": pytest.approx(0.81, abs=0.01), "high": 1}
    assert found["by_bot"]["oracle"]["wins"] == sum(found["wins"]) == found["games"] == 20
    assert [seat["value"] for seat in found["by_seat"]] == [wins / 20 for wins in found["wins"]]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_whole_rows_and_says_how_many(workers: str, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    flags = ["--games", "1000000", "--bots", "random,oracle", "--workers", workers, "--out", str(path)]
    program = [sys.executable, "-m", "interstice.cli.main", "simulate", "events", *flags]
    command = subprocess.Popen(
        program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    until(lambda: path.exists() and path.read_bytes().count(b"\n") > 10, "some rows")
    # As a terminal does: to the command and to all its workers.
    os.killpg(command.pid, signal.SIGINT)
    out, err = command.communicate(timeout=PATIENCE)
    assert command.returncode == 130
    rows = rows_of(path)
    assert path.read_bytes().endswith(b"\n")
    assert len(rows) % 2 == 0
    assert all(None not in row.values() for row in rows)
    assert err == f"interstice: stopped after {len(rows):,} games; {path} has a row for each of them\n"
    assert out.startswith(f"games            {len(rows):,} in ")


# Bad input

AIM = "--until: expected a share between 0% and 50%, such as 1%, or points of a score, such as 0.5; got "


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "--until", "0"], f"{AIM}'0'"),
        (["simulate", "--until", "0%"], f"{AIM}'0%'"),
        (["simulate", "--until", "-1%"], "--until: expected "),
        (["simulate", "--until", "60%"], f"{AIM}'60%'"),
        (["simulate", "--until", "soon"], f"{AIM}'soon'"),
        (["simulate", "--until", "nan"], f"{AIM}'nan'"),
        (["simulate", "--until", "0.5"], "--until: expected a share of the wins, such as 1%; got '0.5'"),
        (
            ["simulate", "twist", "--until", "1%"],
            "--until: twist is played for a score; expected points, such as 0.5; got '1%'",
        ),
        (["simulate", "--games", "10", "--until", "1%"], "--until: not allowed with argument --games"),
        (["simulate", "--out", "games.txt"], "games.txt: expected a file that ends in .csv or .jsonl"),
        (["simulate", "--out", "games"], "games: expected a file that ends in .csv or .jsonl"),
        (
            ["simulate", "--out", "nowhere/g.csv"],
            "nowhere/g.csv: expected a file that can be written; No such",
        ),
        (["simulate", "--bots", "gueser"], "no bot is called 'gueser'; did you mean 'guesser'?"),
        (["simulate", "--bots", "random,oracle,guesser", "--seats", "2"], "expected 1 to 2 bots for 2 seats"),
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
