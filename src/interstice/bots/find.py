"""Bots by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module

import msgspec

from interstice.bots.character import characters
from interstice.bots.levels import LEVELS, Mind
from interstice.bots.mind import Bot
from interstice.bots.random import Random
from interstice.core.refused import Refused

MIDDLE = "level-6"


@cache
def bots() -> dict[str, Bot]:
    """The bots that have a name here: levels, characters by their ids, and others.

    `guesser` is the middle level that never searches: quick in Twist, too."""
    levels = {f"level-{level}": Mind(vagueness) for level, vagueness in enumerate(LEVELS, 1)}
    known = {id: character.mind for id, character in characters().items()}
    guesser = msgspec.structs.replace(levels[MIDDLE], rollouts=0)
    return {**levels, **known, "guesser": guesser, "oracle": Mind(0.0), "random": Random()}


def bot(name: str) -> Bot:
    """One of these, or one from outside as `module:NAME`, found where Python finds modules."""
    if name in bots():
        return bots()[name]
    if ":" in name:
        return _imported(name)
    raise Refused(f"no bot is called {name!r}; expected one of: {', '.join(bots())}, or module:NAME")


@cache
def _imported(name: str) -> Bot:
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise Refused(f"bot {name!r}: expected a module and a name in it; {error}") from None
    missing = [method for method in ("choose", "remember") if not callable(getattr(found, method, None))]
    if missing:
        raise Refused(f"bot {name!r}: expected something with choose and remember; it has no {missing[0]}")
    return found  # type: ignore[no-any-return]
