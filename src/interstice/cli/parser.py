"""A parser that says in one sentence what is wrong, and suggests what may have been meant."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import isfinite
from typing import Any, NoReturn

from interstice.cli.known import known
from interstice.core.refused import Refused


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        missing = message.removeprefix("the following arguments are required: ")
        if missing != message:
            raise Refused(f"expected {missing}; see {self.prog} --help")
        raise Refused(message.removeprefix("argument "))

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None:
            option = action.option_strings
            known(f"value of {option[0]}" if option else "command", value, action.choices)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        given, rest = super().parse_known_args(args, namespace)
        if rest and rest[0].startswith("-"):
            known(f"option of {self.prog}", rest[0].partition("=")[0], self._option_string_actions)
        if rest:
            raise Refused(f"expected nothing more after {self.prog}; got {rest[0]!r}")
        return given, rest


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected a whole number; got {text!r}") from None


def at_least(least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = whole(text)
        if number < least:
            raise argparse.ArgumentTypeError(f"expected a whole number of at least {least}; got {text!r}")
        return number

    return read


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1
    if not (isfinite(number) and number >= 0):
        raise argparse.ArgumentTypeError(f"expected a number of seconds, 0 or more; got {text!r}")
    return number
