"""Bots by name: every module of this package that defines BOT."""

from __future__ import annotations

from functools import cache

import interstice.bots
from interstice.bots.mind import Bot
from interstice.core.discovery import discover
from interstice.core.refused import Refused


@cache
def bots() -> dict[str, Bot]:
    return discover(interstice.bots, "BOT")


def bot(name: str) -> Bot:
    if name not in bots():
        raise Refused(f"no bot is called {name!r}; expected one of: {', '.join(bots())}")
    return bots()[name]
