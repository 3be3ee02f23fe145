"""The command line: what it prints, and its exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from tables import make_deck

from interstice.cli.main import main
from interstice.core import engine
from interstice.core.chance import commitment, mix
from interstice.core.log import Log, Luck
from interstice.rules.presets import PRESETS
from interstice.sim.simulate import job, play_seeded

SEED = "00" * 31 + "07"


def test_play_tells_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "events", "--seed", SEED, "--delay", "0"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("The line starts with ")
    assert out.splitlines()[-2:][0].endswith("the game.") or "win" in out.splitlines()[-1]


@pytest.mark.parametrize("name", list(PRESETS))
def test_a_saved_game_verifies(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    assert main(["play", name, "--bots", "random,oracle", "--log", str(path), "--delay", "0"]) == 0
    capsys.readouterr()
    assert main(["verify", str(path)]) == 0
    assert "fair" in capsys.readouterr().out


def committed_log() -> Log:
    secret, nonces = b"s" * 32, [b"a" * 16, b"b" * 16]
    seed = mix(secret, nonces)
    chosen = PRESETS["events"]
    game = play_seeded(job(chosen.rules, chosen.options, 2, ["random"], 0), make_deck(60), seed)
    luck = Luck(seed.hex(), commitment(secret), secret.hex(), tuple(nonce.hex() for nonce in nonces))
    return engine.save(game, luck)


def verify(tmp_path: Path, log: object) -> int:
    path = tmp_path / "log.json"
    path.write_bytes(msgspec.json.encode(log))
    return main(["verify", str(path)])


def test_a_committed_seed_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, committed_log()) == 0
    assert "seed, commitment and nonces agree" in capsys.readouterr().out


def tampered() -> list[tuple[str, str]]:
    return [
        ("commitment", "the commitment is not that of the secret"),
        ("secret", "the commitment is not that of the secret"),
        ("nonces", "the seed is not made from the secret and the nonces"),
        ("draws", "entry 3, draws[0]: expected"),
        ("events", "entry 3, events[0]: expected"),
        ("missing", "entry 3: expected"),
        ("move", "entry 3: expected an answer to"),
        ("year", "entry"),
        ("no luck", "the seed is not revealed"),
    ]


@pytest.mark.parametrize(("what", "said"), tampered())
def test_a_tampered_game_is_not_fair(
    what: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = json.loads(msgspec.json.encode(committed_log()))
    number = next(at for at, entry in enumerate(log["entries"]) if at >= 3 and entry["draws"])
    entry = log["entries"][number]
    match what:
        case "commitment" | "secret":
            log["luck"][what] = "00" * 32
        case "nonces":
            log["luck"]["nonces"].reverse()
        case "draws":
            entry["draws"][0][1] ^= 1
        case "events":
            entry["events"][0]["gap"] = 99
        case "missing":
            entry["events"].pop()
        case "move":
            entry["move"]["gap"] = 99
        case "year":
            for card in log["deck"]:
                card["year"] = -card["year"]
        case "no luck":
            log["luck"] = None
    assert verify(tmp_path, log) == 1
    out = capsys.readouterr().out
    assert "not fair: " in out
    assert said.replace("entry 3", f"entry {number}") in out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "expected a saved game in JSON"),
        (b"{}", "expected a saved game in JSON; Object missing required field `rules`"),
        (b"[1", "expected a saved game in JSON"),
        (b"\xff\xfe", "expected a saved game in JSON"),
    ],
)
def test_a_broken_log_gets_one_sentence(
    content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "log.json"
    path.write_bytes(content)
    assert main(["verify", str(path)]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"interstice: {path}: {said}")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": 99}, "expected a saved game of version 1; got 99"),
        ({"rules": "chess"}, "no rule set is called 'chess'"),
        ({"luck": {"seed": "xy"}}, "expected the seed in hexadecimal; got 'xy'"),
        ({"luck": {"seed": "00"}}, "expected a seed of 32 bytes; got 1"),
        ({"options": {"hand": 99}}, "expected a whole number from 1 to 10; got 99"),
    ],
)
def test_a_log_that_cannot_be_meant_gets_one_sentence(
    change: dict[str, object], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = {**json.loads(msgspec.json.encode(committed_log())), **change}
    assert verify(tmp_path, log) == 2
    assert said in capsys.readouterr().err


def test_simulate_sums_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            [
                "simulate",
                "events",
                "--games",
                "40",
                "--seats",
                "3",
                "--bots",
                "random,oracle",
                "--workers",
                "1",
            ]
        )
        == 0
    )
    out = capsys.readouterr().out
    assert "seat 2 oracle     100.0% of the wins" in out
    assert "placements" in out


def test_simulate_as_json_is_the_same_on_one_process_and_on_two(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for workers in ("1", "2"):
        assert main(["simulate", "twist", "--games", "30", "--json", "--workers", workers]) == 0
        results.append(json.loads(capsys.readouterr().out))
    assert results[0] == results[1]
    assert results[0]["games"] == sum(results[0]["scores"].values()) == 30


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "no preset is called 'chess'"),
        (["play", "--bots", "nobody"], "no bot is called 'nobody'; expected one of: "),
        (["play", "--seed", "12"], "--seed: expected 64 hexadecimal digits; got '12'"),
        (["play", "--seats", "9"], "is for 2 to 8 players; got 9"),
        (["play", "--option", "hand"], "--option: expected NAME=VALUE; got 'hand'"),
        (["play", "--option", "hand=11"], "expected a whole number from 1 to 10; got 11"),
        (["play", "--deck", "nowhere"], "no deck is called 'nowhere'"),
        (["simulate", "--games", "0"], "--games: expected at least 1; got 0"),
        (["simulate", "superversion", "--seats", "2"], "is for 3 to 6 players; got 2"),
        (["verify", "nowhere.json"], "nowhere.json: expected a saved game; No such file"),
    ],
)
def test_bad_input_gets_one_sentence_and_code_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("interstice: ")
    assert said in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize("name", list(PRESETS))
def test_rules_prints_the_leaflet(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", name]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{name}, for ")
    assert "The end." in out
    for option in PRESETS[name].rules.options:
        assert f"  {option}: " in out
