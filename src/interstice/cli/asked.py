"""What is to be played, as the words of a command say it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, get_args

from msgspec.structs import replace

from interstice import __version__
from interstice.bots.find import bot, bots
from interstice.cli.known import known, open_deck
from interstice.cli.parser import Parser, at_least
from interstice.core import engine
from interstice.core.cards import Deck, Fame
from interstice.core.chance import Seeded
from interstice.core.game import Player
from interstice.core.refused import Refused
from interstice.core.ruleset import Option
from interstice.decks.choose import check_fame, half
from interstice.decks.edition import Edition
from interstice.lab.simulate import Job, job
from interstice.rules.presets import PRESETS, Preset

USUAL_SEATS = 4


def add_game(parser: Parser) -> None:
    parser.add_argument("preset", nargs="?", default="inventions", metavar="PRESET", help=", ".join(PRESETS))
    parser.add_argument("--seats", type=at_least(1), help="how many players")
    parser.add_argument(
        "--bots",
        default="random",
        help=f"who plays, separated by commas: {', '.join(bots())} (default: random)",
    )
    parser.add_argument("--deck", help="a deck other than the preset's: a name or a folder")
    parser.add_argument(
        "--fame",
        choices=get_args(Fame),
        default="all",
        help="play with the better-known half of the cards, the other half, or all (default)",
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="as the leaflet lists them"
    )


def preset_of(name: str) -> Preset:
    return PRESETS[known("preset", name, PRESETS)]


def set_up(given: argparse.Namespace, seed: int) -> tuple[Edition, Job]:
    """The deck, and the job with every option, checked before anything is played."""
    chosen = preset_of(given.preset)
    names = bots_of(given.bots)
    return set_table(given, given.seats or max(usual_seats(chosen), len(names)), names, seed)


def set_table(given: argparse.Namespace, seats: int, names: Sequence[str], seed: int) -> tuple[Edition, Job]:
    """The same for a table of this many seats, with these bots."""
    chosen = preset_of(given.preset)
    box = _some_of(open_deck(given.deck or chosen.deck), given.fame)
    options = _agree(chosen, _options(chosen, given.option), seats, box.deck())
    return box, job(chosen.rules, options, seats, names, seed)


def _some_of(box: Edition, fame: Fame) -> Edition:
    if fame != "all":
        check_fame(box)
    return replace(box, cards=half(box.cards, fame))


def told(given: argparse.Namespace, box: Edition, what: Job) -> dict[str, Any]:
    """What is played, for people who read the results, so that anybody can repeat it."""
    return {
        "version": __version__,
        "preset": given.preset,
        "deck": box.id,
        "fame": given.fame,
        "options": what.options,
        "seats": what.seats,
        "seed": what.seed,
    }


def usual_seats(chosen: Preset) -> int:
    return min(max(chosen.seats), USUAL_SEATS)


def bots_of(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise Refused(f"--bots: expected names separated by commas, such as random,oracle; got {text!r}")
    for name in names:
        # With a colon it is the import path of a bot from outside.
        if ":" in name:
            bot(name)
        else:
            known("bot", name, bots())
    return names


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
    """What to say to people whose deck would be large enough if everyone got fewer cards."""
    option = chosen.rules.options.get("hand")
    for hand in range(option.high or 0, 0, -1) if option else ():
        try:
            _try(chosen, {**options, "hand": hand}, seats, deck)
        except Refused:
            continue
        return f"; --option hand={hand} would be enough"
    return ""
