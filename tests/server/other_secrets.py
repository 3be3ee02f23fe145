"""Two servers that differ only in what nobody may know: names that are the same on both, and decks with other hidden dates."""

from __future__ import annotations

from itertools import count

from interstice.core.cards import Card, Deck
from interstice.server.playing.people import person_of

PEOPLE = [person_of(f"token-of-person-number-{number}") for number in range(3)]
STEPS = 14


class Names:
    """Names that are the same in both runs."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def __call__(self, size: int) -> str:
        return f"{next(self._numbers):0{2 * size}x}"


def with_other_secrets(deck: Deck, public: set[str]) -> Deck:
    years = iter(range(-5000, 0))
    return Deck(
        tuple(
            card if card.face in public else Card(card.face, next(years), card.theme, card.front, card.back)
            for card in deck
        )
    )
