"""The command line: what it prints, and its exit codes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import msgspec
import pytest
from tables import make_deck

from interstice.cli.main import main
from interstice.core import engine
from interstice.core.chance import commitment, mix
from interstice.core.log import Log, Luck
from interstice.decks.edition import Edition
from interstice.decks.load import load
from interstice.decks.save import save
from interstice.lab.simulate import job, play_seeded
from interstice.rules.presets import PRESETS, preset

SEED = "00" * 31 + "07"


def test_play_shows_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "events", "--seed", SEED, "--delay", "0"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("The line starts with ")
    assert out.splitlines()[-2:][0].endswith("the game.") or "win" in out.splitlines()[-1]


@pytest.mark.parametrize("name", list(PRESETS))
def test_a_saved_game_verifies(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    bots = "random,oracle" if preset(name).seats[-1] > 1 else "guesser"
    assert main(["play", name, "--bots", bots, "--log", str(path), "--delay", "0"]) == 0
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
        ("commitment", "the commitment is not the hash of the secret"),
        ("secret", "the commitment is not the hash of the secret"),
        ("nonces", "the seed does not follow from the secret and the nonces"),
        ("draws", "entry 3, draws[0]: expected"),
        ("events", "entry 3, events[0]: expected"),
        ("missing", "entry 3: expected"),
        ("move", "entry 3: expected an answer to"),
        ("year", "entry"),
        ("no luck", "the seed has not been revealed"),
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
def test_an_impossible_log_gets_one_sentence(
    change: dict[str, object], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = {**json.loads(msgspec.json.encode(committed_log())), **change}
    assert verify(tmp_path, log) == 2
    assert said in capsys.readouterr().err


def test_simulate_sums_up(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--games", "40", "--seats", "3", "--bots", "random,oracle", "--workers", "1"]
    assert main(["simulate", "events", *flags]) == 0
    out = capsys.readouterr().out
    assert "oracle           100.0% (" in out
    assert "placements" in out


def test_simulate_as_json_is_the_same_on_one_process_and_on_two(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for workers in ("1", "2"):
        assert main(["simulate", "twist", "--games", "30", "--json", "--workers", workers]) == 0
        results.append(json.loads(capsys.readouterr().out))
    assert results[0] == results[1]
    assert results[0]["games"] == sum(results[0]["scores"].values()) == 30


def test_simulate_as_json_says_what_was_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--games", "2", "--json", "--workers", "1", "--seed", "5", "--seats", "3"]
    assert main(["simulate", "events", *flags, "--bots", "random,oracle", "--option", "first=oldest"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["version"] == version("interstice")
    assert (result["preset"], result["deck"], result["seed"]) == ("events", "events", 5)
    assert result["options"] == {"hand": 4, "first": "oldest"}
    assert result["bots"] == ["random", "oracle", "random"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "expected COMMAND; see interstice --help"),
        (["deck"], "expected COMMAND; see interstice deck --help"),
        (["plya"], "no command is called 'plya'; did you mean 'play'?"),
        (["deck", "prnt"], "no command is called 'prnt'; did you mean 'print'?"),
        (["play", "chess"], "no preset is called 'chess'; expected one of: inventions, "),
        (["play", "evnts"], "no preset is called 'evnts'; did you mean 'events'?"),
        (["play", "Swiss"], "no preset is called 'Swiss'; did you mean 'swiss'?"),
        (["rules", "supervision"], "no preset is called 'supervision'; did you mean 'superversion'?"),
        (["play", "events", "now"], "expected nothing more after interstice play; got 'now'"),
        (["play", "--sets", "3"], "no option of interstice play is called '--sets'; did you mean '--seats'?"),
        (["play", "--bots", "nobody"], "no bot is called 'nobody'; expected one of: "),
        (["play", "--bots", "random,orcale"], "no bot is called 'orcale'; did you mean 'oracle'?"),
        (
            ["play", "--bots", ","],
            "--bots: expected names separated by commas, such as random,oracle; got ','",
        ),
        (
            ["play", "--bots", "random,random,oracle", "--seats", "2"],
            "expected 1 to 2 bots for 2 seats; got 3",
        ),
        (["play", "--seed", "12"], "--seed: expected 64 hexadecimal digits; got '12'"),
        (["play", "--seats", "9"], "is for 2 to 8 players; got 9"),
        (["play", "--seats", "0"], "--seats: expected a whole number of at least 1; got '0'"),
        (["play", "--seats", "two"], "--seats: expected a whole number; got 'two'"),
        (["simulate", "--seed", "lucky"], "--seed: expected a whole number; got 'lucky'"),
        (["play", "--delay", "-1"], "--delay: expected a number of seconds, 0 or more; got '-1'"),
        (["play", "--delay", "nan"], "--delay: expected a number of seconds, 0 or more; got 'nan'"),
        (["play", "--lang", "xx"], "no language of deck inventions is called 'xx'; expected one of: en, de"),
        (["play", "--lang", "deu"], "no language of deck inventions is called 'deu'; did you mean 'de'?"),
        (["play", "--log", "nowhere/game.json"], "nowhere/game.json: expected a file that can be written"),
        (["play", "--option", "hand"], "--option: expected NAME=VALUE; got 'hand'"),
        (["play", "--option", "hnad=4"], "no option of inventions is called 'hnad'; did you mean 'hand'?"),
        (["play", "--option", "hand=11"], "expected a whole number from 1 to 10; got 11"),
        (["play", "--deck", "nowhere"], "no deck is called 'nowhere'; expected one of: "),
        (["play", "twist", "--deck", "events"], "Twist needs cards with icons; expected the deck twist"),
        (["simulate", "twist", "--deck", "events"], "Twist needs cards with icons; expected the deck twist"),
        (["play", "--deck", "evnets"], "no deck is called 'evnets'; did you mean 'events'?"),
        (["deck", "print", "twits"], "no deck is called 'twits'; did you mean 'twist'?"),
        (
            ["deck", "print", "twist", "--paper", "A5"],
            "no value of --paper is called 'A5'; expected one of: A4",
        ),
        (["simulate", "--games", "0"], "--games: expected a whole number of at least 1; got '0'"),
        (["simulate", "--workers", "-1"], "--workers: expected a whole number of at least 1; got '-1'"),
        (["simulate", "superversion", "--seats", "2"], "is for 3 to 6 players; got 2"),
        (["verify", "nowhere.json"], "nowhere.json: expected a saved game; No such file"),
        (
            ["serve", "--database", "mysql://ana:pass@db/games"],
            "--database: expected the path of a file or a",
        ),
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
    assert "pass" not in captured.err
    assert captured.err.count("\n") == 1


def test_a_deck_too_small_says_which_hand_would_be_enough(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    events = load("events")
    save(Edition("few", events.about, events.cards[:20]), tmp_path / "few")
    small = ["play", "events", "--deck", str(tmp_path / "few"), "--seats", "8", "--delay", "0"]
    assert main(small) == 2
    refused = capsys.readouterr().err
    (option,) = re.findall(r"--option (hand=\d) would be enough\n$", refused)
    assert main([*small, "--option", option]) == 0


def test_more_bots_than_usual_seats_all_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--bots", "random,random,random,random,oracle", "--delay", "0"]) == 0
    assert "Oracle-5" in capsys.readouterr().out


@pytest.fixture
def village(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cards of a German village, in a file that does not name the language."""
    monkeypatch.chdir(tmp_path)
    rows = [f"Das Haus {letter} wird gebaut,{1900 + at}" for at, letter in enumerate("abcdefghijklmnopqrst")]
    path = tmp_path / "dorf.csv"
    path.write_text("\n".join(["title,year", *rows]), "utf-8")
    return path


@pytest.mark.parametrize(
    ("command", "made"),
    [
        (["print"], "dorf-de.pdf"),
        (["export", "--out", "cards.csv"], "cards.csv"),
        (["export", "--as", "json"], "dorf.json"),
        (["export", "--as", "anki"], "dorf.apkg"),
        (["art", "--sheet"], "build/art/dorf.png"),
    ],
)
def test_a_deck_in_one_language_is_used_in_that_language(
    village: Path, command: list[str], made: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "import", str(village), "--lang", "de"]) == 0
    assert main(["deck", *command, "dorf"]) == 0
    assert capsys.readouterr().out == f"dorf: 20 cards, de\n{made}\n"
    assert (village.parent / made).stat().st_size > 100


def test_exporting_a_deck_does_not_overwrite_the_table_it_was_made_from(
    village: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = village.read_text("utf-8")
    assert main(["deck", "import", str(village)]) == 0
    assert main(["deck", "export", "dorf"]) == 2
    assert "dorf.csv: expected a file that does not exist yet" in capsys.readouterr().err
    assert village.read_text("utf-8") == table
    assert main(["deck", "export", "dorf", "--out", "dorf.csv"]) == 0
    assert village.read_text("utf-8") != table


def test_a_deck_without_english_is_played_in_what_it_has(
    village: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "import", str(village), "--lang", "de"]) == 0
    assert main(["play", "events", "--deck", "dorf", "--seats", "2", "--delay", "0"]) == 0
    assert "Das Haus" in capsys.readouterr().out


def test_an_import_says_which_language_it_took(village: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "import", str(village)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == "dorf: 20 cards, de"
    assert second == "Took the cards to be in German. If they are in English, add: --lang en --out dorf"
    assert main(["deck", "import", str(village), "--lang", "German", "--out", "dorf"]) == 2
    assert "--lang: expected a language code such as en or de; got 'German'" in capsys.readouterr().err
    assert main(["deck", "import", str(village), "--lang", "de", "--out", "dorf"]) == 0
    assert capsys.readouterr().out == "dorf: 20 cards, de\n"


# What a command needs


def run(code: str) -> str:
    """Run code in a new process, which has imported nothing yet."""
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize(
    "command", ["--help", "--version", "rules events", "play --delay 0", "play --help", "deck list"]
)
def test_simple_commands_import_nothing_heavy(command: str) -> None:
    called = f"""
import contextlib, io, sys
from interstice.cli.main import main
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    assert main({command.split()}) == 0
print(*sorted({{name.partition(".")[0] for name in sys.modules}}))
"""
    heavy = {"asyncio", "asyncpg", "concurrent", "fluent", "litestar", "multiprocessing", "openpyxl"}
    heavy |= {"segno", "sqlite3", "tqdm", "typst", "uvicorn", "websockets"}
    assert heavy.intersection(run(called).split()) == set()


def test_help_imports_no_more_of_interstice_than_the_parser() -> None:
    called = """
import contextlib, io, sys
from interstice.cli.main import main
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    main(["--help"])
print(*(name for name in sys.modules if name.partition(".")[0] in ("interstice", "msgspec")))
"""
    cli = [
        "interstice",
        "interstice.cli",
        "interstice.cli.known",
        "interstice.cli.main",
        "interstice.cli.parser",
    ]
    assert sorted(run(called).split()) == [*cli, "interstice.core", "interstice.core.refused"]


@pytest.mark.parametrize(
    ("missing", "command", "said"),
    [
        ("litestar", ["serve"], 'interstice serve needs the server: pip install "interstice[server]"'),
        ("uvicorn", ["prune"], 'interstice prune needs the server: pip install "interstice[server]"'),
        (
            "asyncpg",
            ["serve", "--database", "postgresql://localhost/games"],
            'interstice serve needs the driver for PostgreSQL: pip install "interstice[postgres]"',
        ),
        (
            "typst",
            ["deck", "print", "twist", "--out", os.devnull],
            'interstice deck print needs the packages for PDF and XLSX files: pip install "interstice[print]"',
        ),
    ],
)
def test_a_command_says_which_extra_it_needs(missing: str, command: list[str], said: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None\nfrom interstice.cli.main import main\n"
    program = [sys.executable, "-c", f"{code}sys.exit(main({command}))"]
    done = subprocess.run(program, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.splitlines()[-1]) == (2, "", said)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", list(PRESETS))
def test_rules_prints_the_leaflet(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", name]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{name}, for ")
    assert "The end." in out
    for option in PRESETS[name].rules.options:
        assert f"  {option}: " in out
