"""Decks that people make: the decks, their cards and pictures, every save, the links to them, and what games were played with."""

from __future__ import annotations

from typing import Any

import msgspec

from interstice.store.table import Table


class OwnDeck(msgspec.Struct, frozen=True):
    id: str
    owner: str
    """Never leaves the server."""
    made: float
    changed: float
    version: int
    """Counts the saves."""
    about: dict[str, Any]
    """Name, licence and themes."""
    order: list[str]
    """The ids of the cards as their owner sees them, which may be in order of time."""
    size: int


class OwnCard(msgspec.Struct, frozen=True):
    deck: str
    id: str
    content: dict[str, Any]


class OwnVersion(msgspec.Struct, frozen=True):
    """One save: what it changed, from what and to what."""

    deck: str
    number: int
    at: float
    changes: list[dict[str, Any]]
    undoes: int
    """The version that it undid; 0 if it undid none."""


class DeckLink(msgspec.Struct, frozen=True):
    token: str
    deck: str
    kind: str
    """`play` or `copy`."""
    at: float


class Pin(msgspec.Struct, frozen=True):
    """A deck as it was when somebody chose it for a room. Later saves do not change it."""

    id: str
    """Known only to those in the room."""
    deck: str
    version: int
    at: float
    gone: bool
    """The deck has been deleted since."""
    content: dict[str, Any]


class PinnedGame(msgspec.Struct, frozen=True):
    pin: str
    game: str


class OwnPicture(msgspec.Struct, frozen=True):
    """A picture that cards of a deck may show. The file is among the blobs, under the owner `deck:` and the id of the deck."""

    deck: str
    sha256: str
    size: int
    """In bytes."""
    at: float
    """When it was sent, or last put on a card or taken off."""
    used: bool
    """Whether it has ever been on a card."""


OWN_DECKS = Table("own_deck", OwnDeck, ("id",), indexes=(("owner", "changed"),))
OWN_CARDS = Table("own_card", OwnCard, ("deck", "id"))
OWN_VERSIONS = Table("own_version", OwnVersion, ("deck", "number"))
DECK_LINKS = Table("deck_link", DeckLink, ("token",), unique=(("deck", "kind"),))
PINS = Table("deck_pin", Pin, ("id",), indexes=(("deck", "version"),))
PINNED_GAMES = Table("pinned_game", PinnedGame, ("pin", "game"))
OWN_PICTURES = Table("own_picture", OwnPicture, ("deck", "sha256"))
OWN_TABLES = (OWN_DECKS, OWN_CARDS, OWN_VERSIONS, DECK_LINKS, PINS, PINNED_GAMES)
