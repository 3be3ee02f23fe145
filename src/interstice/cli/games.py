"""The commands about a single game: one that bots play, to watch, and the rules."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

import msgspec

from interstice.cli.asked import add_game, preset_of, set_up
from interstice.cli.known import language_of
from interstice.cli.parser import Parser, seconds
from interstice.core import engine
from interstice.core.log import Luck
from interstice.core.refused import Refused
from interstice.lab.leaflet import leaflet
from interstice.lab.simulate import play_seeded
from interstice.lab.transcript import Transcript
from interstice.rules.presets import PRESETS


def add_play(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("--seed", help="64 hexadecimal digits; the same seed gives the same game")
    parser.add_argument(
        "--lang", help="the language of the cards, such as de (default: en, or else what the deck has)"
    )
    parser.add_argument("--delay", type=seconds, help="seconds to wait after each move")
    parser.add_argument("--log", type=Path, help="save the game to this file")
    parser.set_defaults(run=_play)


def add_rules(parser: Parser) -> None:
    parser.add_argument("preset", metavar="PRESET", help=", ".join(PRESETS))
    parser.set_defaults(run=_rules)


def _play(given: argparse.Namespace) -> int:
    seed = _seed(given.seed)
    box, what = set_up(given, 0)
    titles = box.titles(language_of(box, given.lang))
    game = play_seeded(what, box.deck(), seed)
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


def _rules(given: argparse.Namespace) -> int:
    print(leaflet(preset_of(given.preset)))
    return 0
