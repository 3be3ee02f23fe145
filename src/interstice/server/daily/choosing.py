"""Chooses the cards of a day: from easy to hard, none that was used lately, and few that only some people know."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType

from interstice.core.cards import Card, Deck
from interstice.core.chance import Seeded, mix
from interstice.decks.load import load_shipped, shipped
from interstice.server.results.difficulty import prior

NOTHING: Mapping[str, float] = MappingProxyType({})

PLACED = 10
"""How many cards are placed; one more starts the line."""
REST = 30
"""A card returns after this many days at the earliest."""
MOST_SWISS = 2
SWISS = "switzerland"

Below = Callable[[int], int]
"""A number from 0 to one less than the bound, by chance."""


def hardness(card: Card, estimates: Mapping[str, float] = NOTHING) -> float:
    """How hard it is, judging by how people placed it if that is known, and by its fame otherwise."""
    return estimates.get(card.face, prior(card.fame))


def decks_by_face() -> dict[str, str]:
    """The deck of each card; a card that several decks have counts for the first."""
    found: dict[str, str] = {}
    for name in shipped():
        for card in load_shipped(name).deck():
            found.setdefault(card.face, name)
    return found


def choose_cards(
    lately: Collection[str], estimates: Mapping[str, float] = NOTHING, below: Below | None = None
) -> list[Card]:
    """One card by chance from each of as many bands of hardness as are needed. No two have the same year."""
    below = below or secrets.randbelow

    def by_hardness(card: Card) -> float:
        return hardness(card, estimates)

    origin = decks_by_face()
    cards = {card.face: card for name in shipped() for card in load_shipped(name).deck()}
    fresh = sorted((card for card in cards.values() if card.face not in lately), key=by_hardness)
    swiss = [card for card in fresh if origin[card.face] == SWISS]
    others = [card for card in fresh if origin[card.face] != SWISS]
    chosen: list[Card] = []
    bands = range(PLACED + 1)
    swiss_bands = {below(len(bands)) for _ in range(MOST_SWISS)}
    for band in bands:
        chosen.append(_one_of(swiss if band in swiss_bands else others, band / len(bands), chosen, below))
    return sorted(chosen, key=by_hardness)


def _one_of(cards: Sequence[Card], low: float, chosen: Sequence[Card], below: Below) -> Card:
    """A card of the band that begins there, from 0 for the easiest to 1; from anywhere if it has none that fits."""
    years = {card.year for card in chosen}
    band = cards[int(low * len(cards)) : int((low + 1 / (PLACED + 1)) * len(cards))]
    fit = [card for card in band if card.year not in years] or [
        card for card in cards if card.year not in years
    ]
    return fit[below(len(fit))]


def secret_of(random: bytes, day: str, faces: Sequence[str]) -> bytes:
    """What the published hash is made from: it covers the random part and the list."""
    return random + "\n".join((day, *faces)).encode()


def arranged(cards: Sequence[Card], secret: bytes) -> Deck:
    """The cards in an order that makes the secret, without nonces, bring them up as they are listed."""
    chance = Seeded(mix(secret, ()))
    order: list[Card | None] = [None] * len(cards)
    pile = list(range(len(cards)))
    for card in cards:
        at = chance.below(len(pile))
        order[pile[at]] = card
        # A card that comes up leaves its place in the pile to the last one.
        pile[at] = pile[-1]
        pile.pop()
    return Deck(tuple(card for card in order if card is not None))
