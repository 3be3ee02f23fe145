"""The command line. Each command is imported only when it is called, so that all of them start quickly."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from interstice import __version__
from interstice.cli.parser import Parser
from interstice.core.refused import Refused

COMMANDS = {
    "play": ("games", "watch bots play a game in the terminal"),
    "simulate": ("simulating", "let bots play many games and print a summary"),
    "tournament": ("contest", "let every bot play every other, and rate them"),
    "rules": ("games", "print the rules and options of a preset"),
    "scenario": ("checks", "play scenario files and report any differences"),
    "verify": ("checks", "check that a saved game was played fairly"),
    "deck": ("decks", "check, draw, print, import and export decks"),
    "serve": ("serving", "run the server"),
    "backup": ("serving", "copy the server's database while it runs"),
    "aside": ("serving", "list the games and rooms that the server has put aside"),
    "prune": ("serving", "delete the server's old games, rooms and reports now"),
    "inbox": ("inbox", "read reports about people, cards and decks, and act on them"),
    "people": ("people", "list, export or delete what is stored about people"),
    "daily": ("daily", "show a day's line, or take a card out of it"),
    "results": ("results", "work out the results of stored games again"),
}
"""The module and the help text of each command; the module's `add_COMMAND` adds the arguments."""

EXTRAS = {
    "server": ("the server", ("litestar", "segno", "uvicorn", "websockets")),
    "postgres": ("the driver for PostgreSQL", ("asyncpg",)),
    "print": ("the packages for PDF and XLSX files", ("openpyxl", "typst")),
}
"""What each extra of the package provides, and its modules."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 0: success; 1: a check found a difference; 2: bad input."""
    words = sys.argv[1:] if arguments is None else arguments
    try:
        given = parser_for(words).parse_args(words)
        return int(given.run(given))
    except Refused as error:
        print(f"interstice: {error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        print(_missing(words, error), file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def parser_for(words: Sequence[str]) -> Parser:
    """A parser with the arguments of the command being called, and only the help text of the others."""
    parser = Parser(prog="interstice", description="The Timeline family of card games.")
    parser.add_argument("--version", action="version", version=f"interstice {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    called = next((word for word in words if not word.startswith("-")), None)
    for command, (module, help) in COMMANDS.items():
        inner = commands.add_parser(command, help=help, description=help)
        if command == called:
            vars(import_module(f"interstice.cli.{module}"))[f"add_{command}"](inner)
    return parser


def _missing(words: Sequence[str], error: ModuleNotFoundError) -> str:
    """Say which extra brings the missing module. If none does, it is a bug: raise the error again."""
    module = (error.name or "").partition(".")[0]
    for extra, (what, modules) in EXTRAS.items():
        if module in modules:
            command = " ".join(words[: 2 if words[0] == "deck" else 1])
            return f'interstice {command} needs {what}: pip install "interstice[{extra}]"'
    raise error


if __name__ == "__main__":
    sys.exit(main())
