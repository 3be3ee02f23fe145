"""`interstice tournament`: every bot against every other, and their ratings."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from interstice.cli.asked import add_game, bots_of, preset_of, set_table, told, usual_seats
from interstice.cli.parser import Parser
from interstice.cli.running import add_many, check_aim, running
from interstice.core.refused import Refused
from interstice.decks.edition import Edition
from interstice.lab.rows import cannot_write, ending
from interstice.lab.simulate import Job, is_together
from interstice.lab.table_picture import as_svg
from interstice.lab.table_text import as_csv, as_text
from interstice.lab.tournament import Table, encounters, table


def add_tournament(parser: Parser) -> None:
    add_game(parser)
    add_many(parser, 1000, "each pair plays ")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the table to a .csv file")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw the table into an .svg file")
    parser.set_defaults(run=_tournament)


def _tournament(given: argparse.Namespace) -> int:
    bots = _rivals(given.bots)
    box, what, together = _set_up(given)
    check_aim(given.until, given.preset, together)
    played = encounters(what, bots, together)
    with running(given, sum(each.what.whole(given.games) for each in played)) as run:
        _check_files(given)
        for each in played:
            run.progress.set_description(" – ".join(each.what.names))
            run.play(each.what, box.deck(), each.add, each.measured)
            if run.stop.is_asked:
                break
    found = table(bots, played, together)
    _write(given, box, what, found)
    if given.json:
        print(msgspec.json.encode({**told(given, box, what), **msgspec.structs.asdict(found)}).decode())
    else:
        print(as_text(found), _explained(given, what, found), sep="\n")
    if run.stop.is_asked:
        print(
            f"interstice: stopped after {found.games:,} games, on which the table is based", file=sys.stderr
        )
    return 130 if run.stop.is_asked else 0


def _rivals(text: str) -> list[str]:
    bots = bots_of(text)
    if len(bots) < 2:
        raise Refused(f"--bots: expected two bots or more, such as random,oracle; got {text!r}")
    for bot in bots:
        if bots.count(bot) > 1:
            raise Refused(f"--bots: expected each bot once; got {bot!r} {bots.count(bot)} times")
    return bots


def _set_up(given: argparse.Namespace) -> tuple[Edition, Job, bool]:
    """The smallest table for two rivals; the usual one for a team."""
    chosen = preset_of(given.preset)
    smallest = given.seats or min((seats for seats in chosen.seats if seats > 1), default=1)
    box, what = set_table(given, smallest, ("random",), given.seed)
    together = is_together(what, box.deck())
    if together and not given.seats:
        box, what = set_table(given, usual_seats(chosen), ("random",), given.seed)
    if not together and what.seats < 2:
        raise Refused(f"--seats: expected two seats or more; got {what.seats}")
    return box, what, together


def _check_files(given: argparse.Namespace) -> None:
    """Checked before anything is played, so that nobody waits for a table that cannot be saved."""
    files = [(path, end) for path, end in ((given.out, ".csv"), (given.picture, ".svg")) if path]
    for path, end in files:
        ending(path, (end,))
    for path, _ in files:
        _put(path, "", "a")


def _put(path: Path, text: str, mode: str = "w") -> None:
    try:
        with path.open(mode, encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise cannot_write(path, error) from None


def _write(given: argparse.Namespace, box: Edition, what: Job, found: Table) -> None:
    if given.out:
        asked = told(given, box, what)
        asked["options"] = msgspec.json.encode(what.options).decode()
        _put(given.out, as_csv(found, asked))
    if given.picture:
        _put(given.picture, as_svg(found, f"{given.preset}, {what.seats} seats, {found.games:,} games"))


def _explained(given: argparse.Namespace, what: Job, found: Table) -> str:
    unfinished = (
        f" {found.unfinished:,} of them were not finished and count as half a win for each side."
        if found.unfinished
        else ""
    )
    games = f"{found.games:,} games of {given.preset} with {what.seats} seats.{unfinished}"
    if found.worth == "rating":
        return f"{games} Each line: the percentage of wins against each of the others, with 95% intervals."
    return (
        f"{games} It is cooperative, so each bot plays with others of its kind. Each line: how many more points than "
        "each of the others on the same deals, with 95% intervals."
    )
