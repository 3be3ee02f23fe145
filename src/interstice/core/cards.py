"""Cards as the engine knows them: a public face and a secret year."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Literal, TypeAlias

import msgspec

from interstice.core.refused import Refused

PINNED = ("face", "year", "theme", "front", "back")
"""What a game is played with: the fields of a card that its deck's hash covers."""
Fame: TypeAlias = Literal["all", "known", "hard"]
"""Which of the cards are played with: all of them, the half that is better known, or the other half."""


class Card(msgspec.Struct, frozen=True):
    """One card of a deck. `face` is its name in the deck and says nothing about its year."""

    face: str
    year: int
    theme: str = ""
    front: str = ""
    """Twist: the icon on the front."""
    back: str = ""
    """Twist: the icon on the date side."""
    fame: float = 0.5
    """How likely an adult is to have heard of it. Only bots and those who choose cards ask for it."""

    def __post_init__(self) -> None:
        if self.year == 0:
            raise Refused(f"card {self.face!r}: there is no year 0; expected -1 or earlier, or 1 or later")


class Deck:
    """The cards of a deck, looked up by face."""

    __slots__ = ("_by_face", "cards", "places")

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self._by_face = {card.face: card for card in cards}
        if len(self._by_face) != len(cards):
            faces = [card.face for card in cards]
            twice = next(face for face in faces if faces.count(face) > 1)
            raise Refused(f"expected a deck without duplicate faces; {twice!r} appears twice")
        self.places = {card.face: at for at, card in enumerate(cards)}
        """The index of each face in `cards`."""

    def __getitem__(self, face: str) -> Card:
        return self._by_face[face]

    def __contains__(self, face: object) -> bool:
        return face in self._by_face

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def hash(self) -> str:
        """Identifies the deck in a saved game. It depends on the dates, so keep it secret until the game is over.

        Fame is left out: it changes no game, and decks were hashed without it before."""
        pinned = [{name: getattr(card, name) for name in PINNED} for card in self.cards]
        return sha256(msgspec.json.encode(pinned)).hexdigest()
