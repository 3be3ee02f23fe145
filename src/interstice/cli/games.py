"""The commands `play`, `simulate` and `rules`."""

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
from interstice.decks.edition import Edition
from interstice.lab.leaflet import leaflet
from interstice.lab.simulate import Job, Summary, job, play_seeded, simulate
from interstice.lab.transcript import Transcript
from interstice.rules.presets import PRESETS, Preset

USUAL_SEATS = 4


def add_play(parser: Parser) -> None:
    _add_game(parser)
    parser.add_argument("--seed", help="64 hexadecimal digits; the same seed gives the same game")
    parser.add_argument(
        "--lang", help="the language of the cards, such as de (default: en, or else what the deck has)"
    )
    parser.add_argument("--delay", type=seconds, help="seconds to wait after each move")
    parser.add_argument("--log", type=Path, help="save the game to this file")
    parser.set_defaults(run=_play)


def add_simulate(parser: Parser) -> None:
    _add_game(parser)
    parser.add_argument(
        "--games", type=at_least(1), default=1000, help="how many games to play (default: 1000)"
    )
    parser.add_argument(
        "--seed", type=whole, default=0, help="a number; the same seed gives the same games (default: 0)"
    )
    parser.add_argument(
        "--workers", type=at_least(1), help="how many processes to use (default: one for each core)"
    )
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    parser.set_defaults(run=_simulate)


def add_rules(parser: Parser) -> None:
    parser.add_argument("preset", metavar="PRESET", help=", ".join(PRESETS))
    parser.set_defaults(run=_rules)


def _add_game(parser: Parser) -> None:
    parser.add_argument(
        "preset",
        nargs="?",
        default="inventions",
        metavar="PRESET",
        help=f"{', '.join(PRESETS)} (default: inventions)",
    )
    parser.add_argument("--seats", type=at_least(1), help="how many players there are")
    parser.add_argument(
        "--bots",
        default="random",
        help=f"who plays, separated by commas: {', '.join(bots())} (default: random)",
    )
    parser.add_argument("--deck", help="a deck to use instead of the preset's: a name or a folder")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a rule option, as listed by: interstice rules PRESET",
    )


# What to play


def _preset(name: str) -> Preset:
    return PRESETS[known("preset", name, PRESETS)]


def _set_up(given: argparse.Namespace, seed: int) -> tuple[Edition, Job]:
    """The deck and the job, all options checked before anything is played."""
    chosen = _preset(given.preset)
    edition = open_deck(given.deck or chosen.deck)
    names = _bots(given.bots)
    seats = given.seats or max(min(max(chosen.seats), USUAL_SEATS), len(names))
    options = _agree(chosen, _options(chosen, given.option), seats, edition.deck())
    return edition, job(chosen.rules, options, seats, names, seed)


def _bots(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise Refused(f"--bots: expected names separated by commas, such as random,oracle; got {text!r}")
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
    """Every option with its value, checked by setting up a game."""
    try:
        return _try(chosen, options, seats, deck)
    except Refused as error:
        hint = _smaller_hand(chosen, options, seats, deck) if error.word == "cards" else ""
        raise Refused(f"{error}{hint}") from None


def _try(chosen: Preset, options: dict[str, Any], seats: int, deck: Deck) -> dict[str, Any]:
    players = [Player(str(seat)) for seat in range(seats)]
    return dict(engine.new(chosen.rules, players, deck, Seeded(bytes(32)), options).options)


def _smaller_hand(chosen: Preset, options: dict[str, Any], seats: int, deck: Deck) -> str:
    """Advice to add if the deck would be large enough for smaller hands."""
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
    edition, what = _set_up(given, 0)
    titles = edition.titles(language_of(edition, given.lang))
    game = play_seeded(what, edition.deck(), seed)
    log = engine.save(game, Luck(seed.hex()), given.preset, what.bots)
    if given.log:
        # Save first, so that nobody watches a game that then cannot be saved.
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

    edition, what = _set_up(given, given.seed)
    summary = Summary()
    started = time.perf_counter()
    with tqdm(total=given.games, unit=" games", disable=None if not given.json else True) as progress:
        for batch in simulate(what, edition.deck(), given.games, given.workers):
            summary.add(batch)
            progress.update(batch.games)
    passed = time.perf_counter() - started
    if given.json:
        print(_as_json(given.preset, edition, what, summary))
    else:
        _print_summary(summary, what.bots, passed)
    return 0


def _as_json(preset: str, edition: Edition, what: Job, summary: Summary) -> str:
    """The summary together with the settings, so that anyone can repeat the simulation."""
    asked = {
        "version": __version__,
        "preset": preset,
        "deck": edition.id,
        "options": what.options,
        "bots": what.bots,
        "seed": what.seed,
    }
    return msgspec.json.encode({**asked, **msgspec.structs.asdict(summary)}).decode()


def _print_summary(summary: Summary, names: Sequence[str], passed: float) -> None:
    print(
        f"games            {summary.games} in {passed:.1f} s, {summary.moves / passed:,.0f} moves per second"
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


def _rules(given: argparse.Namespace) -> int:
    print(leaflet(_preset(given.preset)))
    return 0
