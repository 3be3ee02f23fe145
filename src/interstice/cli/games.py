"""The commands about games that bots play: one to watch, many to sum up, and the rules."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from interstice import __version__
from interstice.bots.find import bots
from interstice.cli.known import known, language_of, open_deck
from interstice.cli.parser import Parser, at_least, seconds, whole
from interstice.core import engine
from interstice.core.cards import Deck
from interstice.core.chance import Seeded
from interstice.core.game import Player
from interstice.core.log import Luck
from interstice.core.refused import Refused
from interstice.core.ruleset import Option
from interstice.decks.box import Box
from interstice.rules.presets import PRESETS, Preset
from interstice.sim.leaflet import leaflet
from interstice.sim.simulate import Job, Summary, job, play_seeded, simulate
from interstice.sim.transcript import Transcript

USUAL_SEATS = 4


def add_play(parser: Parser) -> None:
    _add_game(parser)
    parser.add_argument("--seed", help="64 hexadecimal digits; the same seed gives the same game")
    parser.add_argument("--lang", help="the language of the cards, such as en or de (en, if the deck has it)")
    parser.add_argument("--delay", type=seconds, help="seconds to wait after each move")
    parser.add_argument("--log", type=Path, help="save the game to this file")
    parser.set_defaults(run=_play)


def add_simulate(parser: Parser) -> None:
    _add_game(parser)
    parser.add_argument("--games", type=at_least(1), default=1000, help="how many (1000)")
    parser.add_argument("--seed", type=whole, default=0, help="a number; the same gives the same games (0)")
    parser.add_argument("--workers", type=at_least(1), help="how many processes (one for each core)")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    parser.set_defaults(run=_simulate)


def add_rules(parser: Parser) -> None:
    parser.add_argument("preset", metavar="PRESET", help=", ".join(PRESETS))
    parser.set_defaults(run=_rules)


def _add_game(parser: Parser) -> None:
    parser.add_argument("preset", nargs="?", default="inventions", metavar="PRESET", help=", ".join(PRESETS))
    parser.add_argument("--seats", type=at_least(1), help="how many play")
    parser.add_argument("--bots", default="random", help=f"names with commas: {', '.join(bots())}")
    parser.add_argument("--deck", help="another deck than the preset's: a name or a folder")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="as the leaflet lists them"
    )


# What is to be played


def _preset(name: str) -> Preset:
    return PRESETS[known("preset", name, PRESETS)]


def _set_up(given: argparse.Namespace, seed: int) -> tuple[Box, Job]:
    """The deck, and the job with every option, checked before anything is played."""
    chosen = _preset(given.preset)
    box = open_deck(given.deck or chosen.deck)
    names = _bots(given.bots)
    seats = given.seats or max(min(max(chosen.seats), USUAL_SEATS), len(names))
    options = _agree(chosen, _options(chosen, given.option), seats, box.deck())
    return box, job(chosen.rules, options, seats, names, seed)


def _bots(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise Refused(f"--bots: expected names with commas, such as random,oracle; got {text!r}")
    return [known("bot", name, bots()) for name in names]


def _options(chosen: Preset, given: Sequence[str]) -> dict[str, Any]:
    options = dict(chosen.options)
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused(f"--option: expected NAME=VALUE; got {text!r}")
        known(f"option of {chosen.id}", name, chosen.rules.options)
        options[name] = _option_value(chosen.rules.options[name], value)
    return options


def _option_value(option: Option, text: str) -> Any:
    if option.many:
        return text.split(",")
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() else text


def _agree(chosen: Preset, options: dict[str, Any], seats: int, deck: Deck) -> dict[str, Any]:
    """Every option with its value, if a game can be set up with them."""
    try:
        return _try(chosen, options, seats, deck)
    except Refused as error:
        hint = _smaller_hand(chosen, options, seats, deck) if error.word == "cards" else ""
        raise Refused(f"{error}{hint}") from None


def _try(chosen: Preset, options: dict[str, Any], seats: int, deck: Deck) -> dict[str, Any]:
    players = [Player(str(seat)) for seat in range(seats)]
    return dict(engine.new(chosen.rules, players, deck, Seeded(bytes(32)), options).options)


def _smaller_hand(chosen: Preset, options: dict[str, Any], seats: int, deck: Deck) -> str:
    """What to say to people whose deck would do if everyone got fewer cards."""
    option = chosen.rules.options.get("hand")
    for hand in range(option.high or 0, 0, -1) if option else ():
        try:
            _try(chosen, {**options, "hand": hand}, seats, deck)
        except Refused:
            continue
        return f"; --option hand={hand} would do"
    return ""


# Commands


def _play(given: argparse.Namespace) -> int:
    seed = _seed(given.seed)
    box, what = _set_up(given, 0)
    titles = box.titles(language_of(box, given.lang))
    game = play_seeded(what, box.deck(), seed)
    log = engine.save(game, Luck(seed.hex()), given.preset, what.bots)
    if given.log:
        # Before it is told, so that nobody watches a game that cannot be saved.
        _save(given.log, msgspec.json.format(msgspec.json.encode(log)))
    delay = (0.6 if sys.stdout.isatty() else 0.0) if given.delay is None else given.delay
    transcript = Transcript(game.rules, log, titles.__getitem__)
    for entry in log.entries:
        for line in transcript.tell([entry]):
            print(line, flush=True)
        time.sleep(delay)
    return 0


def _seed(text: str | None) -> bytes:
    if text is None:
        return os.urandom(32)
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
    from tqdm import tqdm

    box, what = _set_up(given, given.seed)
    summary = Summary()
    started = time.perf_counter()
    with tqdm(total=given.games, unit=" games", disable=None if not given.json else True) as progress:
        for batch in simulate(what, box.deck(), given.games, given.workers):
            summary.add(batch)
            progress.update(batch.games)
    passed = time.perf_counter() - started
    if given.json:
        print(_as_json(given.preset, box, what, summary))
    else:
        _print_summary(summary, what.bots, passed)
    return 0


def _as_json(preset: str, box: Box, what: Job, summary: Summary) -> str:
    """Also what was simulated, so that anybody can do it again."""
    asked = {
        "version": __version__,
        "preset": preset,
        "deck": box.id,
        "options": what.options,
        "bots": what.bots,
        "seed": what.seed,
    }
    return msgspec.json.encode({**asked, **msgspec.structs.asdict(summary)}).decode()


def _print_summary(summary: Summary, names: Sequence[str], passed: float) -> None:
    print(f"games            {summary.games} in {passed:.1f} s, {summary.moves / passed:,.0f} moves a second")
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


def _rules(given: argparse.Namespace) -> int:
    print(leaflet(_preset(given.preset)))
    return 0
