"""The only door for hosts: what a bot remembers of a deck."""

from __future__ import annotations

from collections.abc import Iterable

from interstice.bots.find import bot
from interstice.bots.mind import Memory
from interstice.core.cards import Card


def recall(name: str, cards: Iterable[Card], key: str) -> Memory:
    """What the bot of this name believes. The same name, key and card always give the same belief."""
    return bot(name).remember(cards, key)
