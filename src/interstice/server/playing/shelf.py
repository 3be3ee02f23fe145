"""The decks that games are played with: each in memory once, and in the store once, under its hash."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import cache

import msgspec

from interstice.core.cards import Card, Deck, Fame
from interstice.core.refused import Refused
from interstice.decks.choose import choose
from interstice.decks.edition import Edition
from interstice.decks.load import load_shipped
from interstice.rules.presets import preset
from interstice.server.playing.pins import Pins
from interstice.store.store import Store

MOST = 100
"""How many decks are held in memory."""

_decode = msgspec.json.Decoder(tuple[Card, ...]).decode


class Shelf:
    def __init__(self, store: Store, pins: Pins | None = None) -> None:
        """Without pins, only decks that come with Interstice can be chosen."""
        self._store = store
        self._pins = pins
        self._decks: dict[str, Deck] = {}
        self._hashes: dict[object, str] = {}
        """By what was asked for."""
        self.fames: Callable[[], Awaitable[Mapping[str, float]]] = _as_decks_say
        """How well known cards have turned out to be, by face."""

    async def choose(
        self,
        decks: tuple[str, ...],
        themes: tuple[str, ...],
        era: tuple[int, int] | None,
        fame: Fame = "all",
    ) -> tuple[str, Deck]:
        """The cards that somebody asks for. They are stored now, under the hash that comes first."""
        editions = [await self._read(name) for name in decks]
        if fame != "all":
            return await self.hold(choose(editions, themes, era, fame, await self.fames()))
        wish = (decks, themes, era)
        if wish not in self._hashes:
            self._hashes[wish], _ = await self.hold(choose(editions, themes, era))
        hash = self._hashes[wish]
        return hash, self._decks[hash]

    async def _read(self, name: str) -> Edition:
        return await self._pins.read(name) if self._pins else load_shipped(name)

    async def hold(self, deck: Deck) -> tuple[str, Deck]:
        """The same for cards that were chosen already."""
        hash = deck.hash
        await self._store.put(_key(hash), msgspec.json.encode(deck.cards).decode())
        return hash, self._hold(hash, deck)

    async def find(self, deck: str | tuple[Card, ...]) -> Deck:
        """By its hash; older games were stored with all their cards."""
        if not isinstance(deck, str):
            whole = Deck(deck)
            return self._decks.get(whole.hash) or self._hold(whole.hash, whole)
        if deck not in self._decks:
            cards = await self._store.get(_key(deck))
            if cards is None:
                raise LookupError(f"the store has no deck {deck}")
            return self._decks.get(deck) or self._hold(deck, Deck(_decode(cards)))
        return self._decks[deck]

    def _hold(self, hash: str, deck: Deck) -> Deck:
        if len(self._decks) >= MOST:
            self._decks.clear()
            self._hashes.clear()
        return self._decks.setdefault(hash, deck)


@cache
def offers_fame(name: str) -> bool:
    """Whether half of a preset's own deck, by fame, has enough cards for all who can play."""
    way = preset(name)
    try:
        cards = choose([load_shipped(way.deck)], fame="hard")
        way.rules.agree(way.options, way.seats[-1], len(cards))
    except Refused:
        return False
    return True


async def _as_decks_say() -> Mapping[str, float]:
    return {}


def _key(hash: str) -> str:
    return f"deck-{hash}"
