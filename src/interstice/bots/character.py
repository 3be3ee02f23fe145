"""Characters: minds with a name, an animal, favourite themes and a pace of their own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import msgspec

import interstice.bots.characters
from interstice.bots.levels import LEVELS, Mind


class Words(msgspec.Struct, frozen=True):
    """A character in one language."""

    theme: str
    """The theme it is known for."""
    about: str
    hello: str
    """What it says when a game begins."""
    bye: str
    """What it says when a game is over."""


class Character(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    level: int
    """From 1, a six-year-old, to 10, a professor."""
    animal: str
    """The icon of its badge."""
    colour: int
    """Which of the players' eight colours its badge has, unless a bot that came to the table earlier has it."""
    pace: float
    """How much longer than others it thinks, as a factor."""
    loves: tuple[str, ...]
    """One or two themes that it knows better than others of its level do, by their ids in any deck."""
    dislikes: tuple[str, ...]
    """At least one that it knows worse."""
    words: Mapping[str, Words]

    @property
    def mind(self) -> Mind:
        return Mind(LEVELS[self.level - 1], self.loves, self.dislikes)


@cache
def characters() -> Mapping[str, Character]:
    """All of them, by id, the weakest first."""
    folder = interstice.bots.characters
    modules = (import_module(f"{folder.__name__}.{found.name}") for found in iter_modules(folder.__path__))
    ranked = sorted((module.CHARACTER for module in modules), key=lambda each: (each.level, each.id))
    return {each.id: each for each in ranked}
