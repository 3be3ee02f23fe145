"""The commands `scenario` and `verify`."""

from __future__ import annotations

import argparse
from pathlib import Path

from interstice.cli.parser import Parser
from interstice.core.refused import Refused


def add_scenario(parser: Parser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a scenario in TOML")
    parser.set_defaults(run=_scenario)


def add_verify(parser: Parser) -> None:
    parser.add_argument("file", type=Path, metavar="LOGFILE", help="a saved game in JSON")
    parser.set_defaults(run=_verify)


def _scenario(given: argparse.Namespace) -> int:
    from interstice.lab import scenario

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
    from interstice.lab.verify import Unfair, read_log, verify

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
