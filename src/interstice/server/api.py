"""The REST interface: rooms, decks, pictures and finished games. No address here gives a date away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import Parameter
from litestar.response import Stream

from interstice import protocol as p
from interstice.core import engine
from interstice.core.cards import Deck
from interstice.core.log import Log
from interstice.core.refused import Refused
from interstice.core.ruleset import Option
from interstice.core.view import View, view
from interstice.decks.box import Box, BoxCard, Source
from interstice.decks.draw import draw_window
from interstice.decks.load import load, shipped
from interstice.protocol import Sitter
from interstice.rules.find import ruleset
from interstice.rules.presets import PRESETS
from interstice.server.commands import BURST, PER_SECOND, Allowance, answer
from interstice.server.games import LiveGame
from interstice.server.hall import LOBBY, Hall, Missing, RoomWish
from interstice.server.rooms import Room
from interstice.server.telling import Teller


class RoomCard(msgspec.Struct):
    """What anyone who knows the code may see of a room."""

    code: str
    preset: str
    decks: tuple[str, ...]
    language: str
    seats: list[Sitter | None]
    playing: bool


class Paired(msgspec.Struct):
    person: str


class PairingCode(msgspec.Struct):
    code: str


class PresetCard(msgspec.Struct):
    id: str
    rules: str
    deck: str
    least: int
    most: int
    options: dict[str, Any]
    """Those that the preset has settled."""
    agreements: dict[str, Option]
    """All that a table can agree on, with what each may be."""


class FrontCard(msgspec.Struct):
    """A card's front: what lies open on the table. Its year is not here, nor anything made from it."""

    id: str
    theme: str
    title: str


class TimelineCard(msgspec.Struct):
    """A card whose game is over: everything may be known."""

    id: str
    year: int
    circa: bool
    title: str
    note: str
    source: Source | None


class Note(msgspec.Struct):
    """What is told about a card whose date lies open."""

    note: str
    source: Source | None


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
            PresetCard(
                p.id, p.rules_id, p.deck, p.seats[0], p.seats[-1], dict(p.options), dict(p.rules.options)
            )
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

    @get("/rooms")
    async def rooms(self, hall: Hall) -> list[RoomCard]:
        """The lobby: listed rooms that somebody is in."""
        return [_card(room) for room in await hall.open_rooms()]

    @get("/lobby", media_type="application/x-ndjson")
    async def lobby(self, hall: Hall) -> Stream:
        """The lobby as it changes: a line of JSON each time, with all listed rooms."""
        return Stream(_lobby(hall))

    @post("/rooms")
    async def open_room(self, data: RoomWish, hall: Hall, request: Request[Any, Any, Any]) -> RoomCard:
        """Open a room; whoever does is its host. The token goes into the Authorization header."""
        _may_open(hall, request)
        return _card(await hall.open_room(await hall.who(_token(request)), data))

    @post("/match")
    async def match(self, data: RoomWish, hall: Hall, request: Request[Any, Any, Any]) -> RoomCard:
        """A room with others who want the same, or a new one that they will find."""
        _may_open(hall, request)
        return _card(await hall.match(await hall.who(_token(request)), data))

    @get("/rooms/{code:str}")
    async def room(self, code: Annotated[str, Parameter(max_length=12)], hall: Hall) -> RoomCard:
        return _card(await hall.room_by_code(code))

    @post("/pairing")
    async def offer_pairing(self, hall: Hall, request: Request[Any, Any, Any]) -> PairingCode:
        """A code that makes another device the same person, once and for five minutes."""
        return PairingCode(await hall.offer_pairing(_token(request)))

    @post("/pairing/{code:str}")
    async def pair(
        self, code: Annotated[str, Parameter(max_length=8)], hall: Hall, request: Request[Any, Any, Any]
    ) -> Paired:
        return Paired(await hall.pair(_token(request), code))

    # For bots and other programs: what is told as lines of JSON, commands one by one

    @get("/rooms/{code:str}/stream", media_type="application/x-ndjson")
    async def stream(
        self, code: Annotated[str, Parameter(max_length=12)], hall: Hall, request: Request[Any, Any, Any]
    ) -> Stream:
        """Everything that a socket would be told, a line each; an empty line now and then keeps it open."""
        room, person = await hall.room_by_code(code), await hall.who(_token(request))
        if person in room.banned:
            raise Refused("the host has closed this room to you")
        return Stream(_told(hall, room.id, person))

    @post("/rooms/{code:str}/commands", status_code=200)
    async def command(
        self, code: Annotated[str, Parameter(max_length=12)], hall: Hall, request: Request[Any, Any, Any]
    ) -> Response[bytes]:
        """One message of the protocol; the answer is done or failed, as on the socket."""
        room, person = await hall.room_by_code(code), await hall.who(_token(request))
        if person in room.banned:
            raise Refused("the host has closed this room to you")
        try:
            message = p.decode_client(await request.body())
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refused(f"expected a message of the protocol; {error}") from None
        said = await answer(hall, room.id, person, message, _allowed(hall, person))
        return Response(p.encode(said), media_type="application/json")

    @get("/games/{game:str}")
    async def game(self, game: Annotated[str, Parameter(max_length=60)], hall: Hall) -> Log:
        """A finished game, whole: moves, draws, events, the deck and what the seed was made from."""
        return (await hall.game(game)).log()

    @get("/games/{game:str}/steps/{step:int}")
    async def step(self, game: Annotated[str, Parameter(max_length=60)], step: int, hall: Hall) -> View:
        """A finished game after so many entries, as the gallery saw it."""
        log = (await hall.game(game)).log()
        if not 1 <= step <= len(log.entries):
            raise Refused(f"expected a step from 1 to {len(log.entries)}; got {step}")
        return view(engine.replay(ruleset(log.rules), log, Deck(log.deck), log.entries[:step]), None)

    @get("/games/{game:str}/timeline")
    async def timeline(
        self, game: Annotated[str, Parameter(max_length=60)], hall: Hall, language: str = "en"
    ) -> list[TimelineCard]:
        """The cards of a finished game that were turned over, in order of time, with notes and sources."""
        live = await hall.game(game)
        live.luck()
        printed = await _printed(hall, live)
        faces = {live.game.cards[card].face for card in live.game.shown}
        cards = sorted((printed[face] for face in faces), key=lambda card: (card.year, card.id))
        return [
            TimelineCard(
                c.id,
                c.year,
                c.circa,
                c.title.get(language, c.title["en"]),
                c.note.get(language, ""),
                c.source,
            )
            for c in cards
        ]

    @get("/games/{game:str}/notes")
    async def notes(
        self, game: Annotated[str, Parameter(max_length=60)], hall: Hall, language: str = "en"
    ) -> dict[str, Note]:
        """By face, note and source of the cards whose dates lie open now; also while the game is on."""
        live = await hall.game(game)
        printed = await _printed(hall, live)
        turned = (seen.face for seen in live.view(None).cards.values() if seen.year is not None)
        return {face: Note(printed[face].note.get(language, ""), printed[face].source) for face in turned}


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


def _card(room: Room) -> RoomCard:
    head = room.head
    return RoomCard(head.code, head.preset, head.decks, head.language, room.seats, room.game is not None)


def _token(request: Request[Any, Any, Any]) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        raise Refused("expected the header Authorization: Bearer TOKEN")
    return token


_allowances: dict[str, Allowance] = {}


def _allowed(hall: Hall, whom: str, burst: float = BURST, per_second: float = PER_SECOND) -> bool:
    if len(_allowances) > 10_000:
        _allowances.clear()
    return _allowances.setdefault(whom, Allowance(hall.now(), burst, per_second)).take(hall.now())


def _may_open(hall: Hall, request: Request[Any, Any, Any]) -> None:
    """First by token, then by address, where many may share one: a school, a household."""
    address = request.client.host if request.client else ""
    allowed = _allowed(hall, f"open {_token(request)}", 10, 0.2) and _allowed(
        hall, f"from {address}", 300, 10
    )
    if not allowed:
        raise Refused("too many rooms at once; wait a moment")


async def _told(hall: Hall, room: str, person: str) -> AsyncIterator[bytes]:
    async with Teller(hall, room, person) as teller:
        async for message in teller.messages():
            yield b"\n" if message is None else p.encode(message) + b"\n"


async def _lobby(hall: Hall) -> AsyncIterator[bytes]:
    stirred = asyncio.Event()
    hall.watchers.setdefault(LOBBY, set()).add(stirred.set)
    try:
        told = b""
        while True:
            now = msgspec.json.encode([_card(room) for room in await hall.open_rooms()])
            yield now + b"\n" if now != told else b"\n"
            told = now
            with suppress(TimeoutError):
                async with asyncio.timeout(10.0):
                    await stirred.wait()
            stirred.clear()
    finally:
        hall.watchers.get(LOBBY, set()).discard(stirred.set)


async def _printed(hall: Hall, live: LiveGame) -> dict[str, BoxCard]:
    """By face, what is printed on the cards of a game."""
    room = await hall.room(live.head.room)
    return {card.id: card for deck in room.head.decks for card in _shipped(deck).cards}


def _shipped(deck: str) -> Box:
    if deck not in shipped():
        raise Missing(f"no deck is called {deck[:60]!r}; expected one of: {', '.join(shipped())}")
    return load(deck)
