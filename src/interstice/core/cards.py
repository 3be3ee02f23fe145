"""Cards as the engine knows them: a face that anyone may see, and a year that nobody may."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

import msgspec

from interstice.core.refused import Refused

PINNED = ("face", "year", "theme", "front", "back")
"""What a game is played with: the fields of a card that its deck's hash covers."""


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
    """How likely an adult is to have heard of it. Only bots ask for it."""

    def __post_init__(self) -> None:
        if self.year == 0:
            raise Refused(f"card {self.face!r}: there is no year 0; expected a year before or after it")


class Deck:
    """The cards of a box, found by face."""

    __slots__ = ("_by_face", "cards", "places")

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self._by_face = {card.face: card for card in cards}
        if len(self._by_face) != len(cards):
            faces = [card.face for card in cards]
            twice = next(face for face in faces if faces.count(face) > 1)
            raise Refused(f"a deck needs different faces; {twice!r} is there twice")
        self.places = {card.face: at for at, card in enumerate(cards)}
        """Where each face is among the cards."""

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
        """What pins the deck in a saved game. Made from dates, so not to be shown before the end.

        Fame is left out: it changes no game, and decks were hashed without it before."""
        pinned = [{name: getattr(card, name) for name in PINNED} for card in self.cards]
        return sha256(msgspec.json.encode(pinned)).hexdigest()
