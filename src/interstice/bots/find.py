"""Bots by name: every module of this package that defines BOT."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import interstice.bots
from interstice.bots.mind import Bot
from interstice.core.refused import Refused


@cache
def bots() -> dict[str, Bot]:
    names = sorted(module.name for module in iter_modules(interstice.bots.__path__))
    modules = {name: import_module(f"{interstice.bots.__name__}.{name}") for name in names}
    return {name: module.BOT for name, module in modules.items() if hasattr(module, "BOT")}


def bot(name: str) -> Bot:
    if name not in bots():
        raise Refused(f"no bot is called {name!r}; expected one of: {', '.join(bots())}")
    return bots()[name]
