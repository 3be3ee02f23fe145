"""The command line."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
from tqdm import tqdm

from interstice.bots.find import bots
from interstice.cli.decks import add_deck_commands
from interstice.cli.serving import add_serve_command
from interstice.core import engine
from interstice.core.log import Luck
from interstice.core.refused import Refused
from interstice.decks.load import load
from interstice.rules.presets import PRESETS, preset
from interstice.sim import scenario
from interstice.sim.leaflet import leaflet
from interstice.sim.simulate import Summary, job, play_seeded, simulate
from interstice.sim.transcript import Transcript
from interstice.sim.verify import Unfair, read_log, verify


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 0: all is well; 1: something came out otherwise than expected; 2: bad input."""
    parser = _parser()
    given = parser.parse_args(arguments)
    try:
        return int(given.run(given))
    except Refused as error:
        print(f"interstice: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="interstice", description="The Timeline family of card games.")
    parser.add_argument("--version", action="version", version=f"interstice {version('interstice')}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="watch bots play a game in the terminal")
    _add_game(play)
    play.add_argument("--seed", help="64 hexadecimal digits; the same seed gives the same game")
    play.add_argument("--lang", default="en", help="the language of the cards: en, de, fr, it or nl")
    play.add_argument("--delay", type=float, help="seconds to wait after each move")
    play.add_argument("--log", type=Path, help="save the finished game to this file")
    play.set_defaults(run=_play)

    many = commands.add_parser("simulate", help="let bots play many games and sum them up")
    _add_game(many)
    many.add_argument("--games", type=int, default=1000, help="how many (1000)")
    many.add_argument("--seed", type=int, default=0, help="a number; the same gives the same games (0)")
    many.add_argument("--workers", type=int, help="how many processes (one for each core)")
    many.add_argument("--json", action="store_true", help="print the summary as JSON")
    many.set_defaults(run=_simulate)

    scenarios = commands.add_parser("scenario", help="play scenario files and compare")
    scenarios.add_argument("files", nargs="+", type=Path, metavar="FILE")
    scenarios.set_defaults(run=_scenario)

    check = commands.add_parser("verify", help="check that a saved game was played fairly")
    check.add_argument("file", type=Path, metavar="LOGFILE")
    check.set_defaults(run=_verify)

    rules = commands.add_parser("rules", help="print the leaflet of a preset")
    rules.add_argument("preset", choices=PRESETS, metavar="PRESET", help=", ".join(PRESETS))
    rules.set_defaults(run=_rules)

    add_deck_commands(commands)
    add_serve_command(commands)
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("preset", nargs="?", default="inventions", metavar="PRESET", help=", ".join(PRESETS))
    parser.add_argument("--seats", type=int, help="how many play")
    parser.add_argument("--bots", default="random", help=f"names with commas: {', '.join(bots())}")
    parser.add_argument("--deck", help="another deck than the preset's: a name or a folder")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="as the leaflet lists them"
    )


def _options(given: argparse.Namespace) -> dict[str, Any]:
    options = dict(preset(given.preset).options)
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused(f"--option: expected NAME=VALUE; got {text!r}")
        options[name] = _option_value(value)
    return options


def _option_value(text: str) -> Any:
    if text in ("true", "false"):
        return text == "true"
    if "," in text:
        return text.split(",")
    return int(text) if text.isdecimal() else text


def _play(given: argparse.Namespace) -> int:
    chosen = preset(given.preset)
    box = load(given.deck or chosen.deck)
    seats = given.seats or min(max(chosen.seats), 4)
    seed = _seed(given.seed)
    names = given.bots.split(",")
    game = play_seeded(job(chosen.rules, _options(given), seats, names, 0), box.deck(), seed)
    log = engine.save(game, Luck(seed.hex()))
    titles = box.titles(given.lang)
    delay = (0.6 if sys.stdout.isatty() else 0.0) if given.delay is None else given.delay
    transcript = Transcript(chosen.rules, log, titles.__getitem__)
    for entry in log.entries:
        for line in transcript.tell([entry]):
            print(line, flush=True)
        time.sleep(delay)
    if given.log:
        _save(given.log, msgspec.json.format(msgspec.json.encode(log)))
    return 0


def _seed(text: str | None) -> bytes:
    if text is None:
        return secrets.token_bytes(32)
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise Refused(f"--seed: expected 64 hexadecimal digits; got {text!r}")
    return seed


def _save(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        raise Refused(f"{path}: expected a file that can be written; {error.strerror}") from None


def _simulate(given: argparse.Namespace) -> int:
    chosen = preset(given.preset)
    if given.games < 1:
        raise Refused(f"--games: expected at least 1; got {given.games}")
    box = load(given.deck or chosen.deck)
    seats = given.seats or min(max(chosen.seats), 4)
    what = job(chosen.rules, _options(given), seats, given.bots.split(","), given.seed)
    summary = Summary()
    started = time.perf_counter()
    with tqdm(total=given.games, unit=" games", disable=None if not given.json else True) as progress:
        for batch in simulate(what, box.deck(), given.games, given.workers):
            summary.add(batch)
            progress.update(batch.games)
    seconds = time.perf_counter() - started
    if given.json:
        print(msgspec.json.encode(summary).decode())
    else:
        _print_summary(summary, what.bots, seconds)
    return 0


def _print_summary(summary: Summary, names: Sequence[str], seconds: float) -> None:
    print(
        f"games            {summary.games} in {seconds:.1f} s, {summary.moves / seconds:,.0f} moves a second"
    )
    print(
        f"length in moves  {summary.moves / summary.games:.1f} on average, {summary.shortest} to {summary.longest}"
    )
    print(f"placements       {summary.right / max(1, summary.right + summary.wrong):.1%} right")
    if summary.unfinished:
        print(f"unfinished       {summary.unfinished}")
    if summary.scores:
        total = sum(score * count for score, count in summary.scores.items())
        lowest, highest = min(summary.scores), max(summary.scores)
        print(f"score            {total / summary.games:.1f} on average, {lowest} to {highest}")
    else:
        for seat, name in enumerate(names):
            print(f"seat {seat + 1} {name:10} {summary.wins[seat] / summary.games:.1%} of the wins")


def _scenario(given: argparse.Namespace) -> int:
    failed = False
    for path in given.files:
        try:
            scenario.run(path)
        except scenario.Difference as difference:
            print(difference)
            failed = True
        else:
            print(f"{path}: ok")
    return int(failed)


def _verify(given: argparse.Namespace) -> int:
    log = read_log(given.file)
    try:
        game = verify(log)
    except Unfair as error:
        print(f"{given.file}: not fair: {error}")
        return 1
    except Refused as error:
        raise Refused(f"{given.file}: {error}") from None
    committed = "seed, commitment and nonces agree" if log.luck and log.luck.commitment else "seed given"
    state = "over" if game.over else "not over"
    print(
        f"{given.file}: fair: {len(game.log)} entries follow from seed, moves and rules; {committed}; game {state}"
    )
    return 0


def _rules(given: argparse.Namespace) -> int:
    print(leaflet(preset(given.preset)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
