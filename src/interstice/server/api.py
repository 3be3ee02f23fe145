"""The REST interface: rooms, decks, pictures and finished games. No address here gives a date away."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import Parameter

from interstice.core.log import Log
from interstice.core.refused import Refused
from interstice.decks.box import Box
from interstice.decks.draw import draw_window
from interstice.decks.load import load, shipped
from interstice.protocol import Sitter
from interstice.rules.presets import PRESETS
from interstice.server.hall import Hall, Missing, RoomWish
from interstice.server.people import person_of


class RoomCard(msgspec.Struct):
    """What anyone who knows the code may see of a room."""

    code: str
    preset: str
    deck: str
    language: str
    seats: list[Sitter | None]
    playing: bool


class PresetCard(msgspec.Struct):
    id: str
    rules: str
    deck: str
    least: int
    most: int
    options: dict[str, Any]


class FrontCard(msgspec.Struct):
    """A card's front: what lies open on the table. Its year is not here, nor anything made from it."""

    id: str
    theme: str
    title: str


class DeckPage(msgspec.Struct):
    id: str
    name: str
    themes: dict[str, str]
    cards: list[FrontCard]


class Api(Controller):
    path = "/api"

    @get("/presets", sync_to_thread=False)
    def presets(self) -> list[PresetCard]:
        return [
            PresetCard(p.id, p.rules_id, p.deck, p.seats[0], p.seats[-1], dict(p.options))
            for p in PRESETS.values()
        ]

    @get("/decks", sync_to_thread=False)
    def decks(self) -> list[str]:
        return shipped()

    @get("/decks/{deck:str}", sync_to_thread=False)
    def deck(self, deck: str, language: str = "en") -> DeckPage:
        box = _shipped(deck)
        titles = box.titles(language)
        words = {name: theme.name.get(language, theme.name["en"]) for name, theme in box.about.themes.items()}
        cards = [FrontCard(card.id, card.theme, titles[card.id]) for card in box.cards]
        return DeckPage(box.id, box.about.name.get(language, box.about.name["en"]), words, cards)

    @post("/rooms")
    async def open_room(self, data: RoomWish, hall: Hall, request: Request[Any, Any, Any]) -> RoomCard:
        """Open a room; whoever does is its host. The token goes into the Authorization header."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer":
            raise Refused("expected the header Authorization: Bearer TOKEN")
        room = await hall.open_room(person_of(token), data)
        return RoomCard(
            room.head.code, room.head.preset, room.head.deck, room.head.language, room.seats, False
        )

    @get("/rooms/{code:str}")
    async def room(self, code: Annotated[str, Parameter(max_length=12)], hall: Hall) -> RoomCard:
        room = await hall.room_by_code(code)
        head = room.head
        return RoomCard(head.code, head.preset, head.deck, head.language, room.seats, room.game is not None)

    @get("/games/{game:str}")
    async def game(self, game: Annotated[str, Parameter(max_length=60)], hall: Hall) -> Log:
        """A finished game, whole: moves, draws, events, the deck and what the seed was made from."""
        return (await hall.game(game)).log()


@get("/art/{deck:str}/{card:str}", sync_to_thread=True)
def picture(deck: str, card: str) -> Response[str]:
    """A card's picture, without text."""
    headers = {"Cache-Control": "public, max-age=86400"}
    return Response(_drawn(deck, card.removesuffix(".svg")), media_type="image/svg+xml", headers=headers)


@lru_cache(maxsize=1024)
def _drawn(deck: str, name: str) -> str:
    box = _shipped(deck)
    for card in box.cards:
        if card.id == name:
            return draw_window(box, card)
    raise Missing(f"deck {deck} has no card {name[:60]!r}")


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


@get("/ready")
async def ready(hall: Hall) -> dict[str, str]:
    """The store answers."""
    await hall.store.get("ready")
    return {"status": "ok"}


@lru_cache(maxsize=64)
def _shipped(deck: str) -> Box:
    if deck not in shipped():
        raise Missing(f"no deck is called {deck[:60]!r}; expected one of: {', '.join(shipped())}")
    return load(deck)
