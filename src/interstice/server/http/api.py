"""The REST interface: rooms, decks, pictures and finished games. No address here gives a date away."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import aclosing, suppress
from functools import lru_cache, partial
from math import inf
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from litestar.response import Stream

from interstice import protocol as p
from interstice.bots.character import Character, characters
from interstice.core import engine
from interstice.core.cards import Deck, Fame
from interstice.core.game import Player
from interstice.core.refused import Refused
from interstice.core.ruleset import Option
from interstice.core.view import Seen, seen, view
from interstice.decks.art.draw import draw_window
from interstice.decks.edition import Edition, PrintedCard, Source
from interstice.decks.load import load_shipped, shipped
from interstice.protocol import Sitter
from interstice.rules.find import ruleset
from interstice.rules.presets import PRESETS, Preset
from interstice.server.daily.secrecy import check_may_see
from interstice.server.http.labels import label_of
from interstice.server.http.library import (
    REFUSED,
    Language,
    TimelineCard,
    as_played,
    by_face,
    timeline_of,
    words_in,
)
from interstice.server.people.holdings import merge
from interstice.server.playing.clocks import DEAD_AFTER
from interstice.server.playing.commands import answer, too_fast
from interstice.server.playing.games import LiveGame
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import GameHead, RoomWish
from interstice.server.playing.people import device_of_token, id_now, person_of
from interstice.server.playing.pins import OWN, PIN, is_private
from interstice.server.playing.refusals import Missing
from interstice.server.playing.rooms import Room
from interstice.server.playing.rooms_here import LOBBY
from interstice.server.playing.shelf import offers_fame
from interstice.server.talking.telling import listen
from interstice.server.upkeep.limits import Limits, TooMany, address_of, network_of
from interstice.server.upkeep.metrics import Metrics
from interstice.server.upkeep.settings import Settings
from interstice.store.people import PEOPLE
from interstice.store.store import Unavailable
from interstice.text import say

Code = Annotated[str, PathParameter(max_length=12, description="The room's six letters.")]
GameId = Annotated[str, PathParameter(max_length=60, description="As it is called in the room.")]
TOKEN = [{"token": list[str]()}]
"""For addresses that need to know who calls: Authorization: Bearer TOKEN."""
ANSWERED = {
    200: ResponseSpec(
        p.Done | p.Advised | p.Failed | p.Pong, generate_examples=False, description="Done, or why not."
    ),
    **REFUSED,
}


class RoomCard(msgspec.Struct):
    """What anyone who knows the code may see of a room."""

    code: str
    preset: str
    decks: tuple[str, ...]
    language: str
    seats: list[Sitter | None]
    playing: bool
    fame: Fame


CLOSED = "closed"
"""The key, in the state of a request's scope, of what is called when the answer has ended."""
LOOK_EVERY = 0.25
"""The list of open rooms is made at most once in this many seconds."""


class Paired(msgspec.Struct):
    paired: bool = True


class PairingCode(msgspec.Struct):
    code: str


class PresetCard(msgspec.Struct):
    id: str
    rules: str
    deck: str
    least: int
    most: int
    options: dict[str, Any]
    """Those that the preset decides."""
    agreements: dict[str, Option]
    """Everything that a table can agree on, with the possible values of each."""
    fame: bool
    """Whether half of its cards, chosen by fame, are enough for everyone who can play."""


class BotCard(msgspec.Struct):
    """A character to play against, in one language."""

    id: str
    name: str
    level: int
    """From 1, a six-year-old, to 10, a professor."""
    animal: str
    """The icon of its badge."""
    colour: int
    """Which of the players' colours its badge has, from 1 to 8."""
    loves: tuple[str, ...]
    """The ids of its favourite themes."""
    theme: str
    """The theme it is known for."""
    about: str
    hello: str
    """What it says when a game begins."""
    bye: str
    """What it says when a game is over."""


class Bots(msgspec.Struct):
    bots: list[BotCard]


class GameCard(msgspec.Struct):
    """What anyone who knows a game's id may see of it away from the table."""

    id: str
    preset: str
    decks: tuple[str, ...]
    players: tuple[str, ...]
    """People who did not play it see a number instead of a person's name."""
    yours: tuple[int, ...]
    """The seats that the caller has played."""
    your_turn: bool
    """Whether the game waits for one of them."""
    entries: int
    over: bool
    guided: bool
    """Its cards, luck and bots were fixed."""
    winners: tuple[int, ...]
    """The seats that have won it."""
    score: int | None
    """Only cooperative and solo games have one."""


class GameStory(msgspec.Struct):
    """What has happened in a game so far."""

    entries: list[tuple[p.AnyEvent, ...]]
    cards: dict[int, Seen]
    """Every card that has been turned over, by its number, including those that are no longer on the table."""


class Note(msgspec.Struct):
    """What is said about a card whose date is known."""

    note: str
    source: Source | None
    circa: bool
    """Whether the year is approximate."""
    credit: str
    """Whose photo is on it, which may say when that was taken."""


class Readiness(msgspec.Struct):
    status: str
    heartbeat: float
    """Seconds since this process last wrote its heartbeat."""


NOT_READY = ResponseSpec(
    Readiness,
    generate_examples=False,
    description="The last heartbeat is too long ago, or the store does not answer.",
)
MOST_AGE = 1e9
"""The age, in seconds, that is reported for a heartbeat that was never written."""


class Api(Controller):
    path = "/api"

    @get("/presets", sync_to_thread=False, responses=REFUSED)
    def presets(self) -> list[PresetCard]:
        """The ways to play: rule set, deck, how many people, and what a table can agree on."""
        return [
            PresetCard(
                p.id,
                p.rules_id,
                p.deck,
                p.seats[0],
                p.seats[-1],
                dict(p.options),
                dict(p.rules.options),
                offers_fame(p.id),
            )
            for p in PRESETS.values()
        ]

    @get(
        "/bots",
        sync_to_thread=False,
        cache_control=CacheControlHeader(public=True, max_age=3600),
        responses=REFUSED,
    )
    def bots(self, language: Language = "en") -> Bots:
        """The characters that can be invited to a room, weakest first."""
        return Bots([_bot(each, language) for each in characters().values()])

    @get("/rooms", responses=REFUSED)
    async def rooms(self, lobby: NamedDependency[Lobby], language: Language = "en") -> list[RoomCard]:
        """The lobby: listed rooms that somebody is in. Those who have not chosen to show their names are "Player 2"."""
        return [card_for("", room, language) for room in await lobby.rooms()]

    @get("/lobby", media_type="application/x-ndjson", responses=REFUSED)
    async def lobby(
        self,
        hall: NamedDependency[Hall],
        lobby: NamedDependency[Lobby],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
        language: Language = "en",
    ) -> Stream:
        """The lobby as it changes: a line of JSON each time, with all listed rooms. It counts as a socket."""
        _count_stream(limits, request)
        return Stream(_lobby(hall, lobby, language))

    @post("/rooms", security=TOKEN, responses=REFUSED)
    async def open_room(
        self,
        data: JSONBody[RoomWish],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
    ) -> RoomCard:
        """Open a room; whoever opens it is its host. The token goes into the Authorization header."""
        person = await may_open(hall, limits, request)
        return card_for(person, await hall.rooms.open(person, data), data.language)

    @post("/match", security=TOKEN, responses=REFUSED)
    async def match(
        self,
        data: JSONBody[RoomWish],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
    ) -> RoomCard:
        """A room with others who want the same, or a new one for them to find."""
        person = await may_open(hall, limits, request)
        return card_for(
            person, await hall.rooms.match(person, data, await hall.blocks.apart(person)), data.language
        )

    @get("/rooms/{code:str}", responses=REFUSED)
    async def room(
        self,
        code: Code,
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
        language: Language = "en",
    ) -> RoomCard:
        """What is played in a room, and who sits there. Only those who are in the room, by their token, see the names of people
        who have not chosen to show them."""
        person = await asking(hall, request)
        with limits.guessing(address_of(request.scope), Missing):
            room = await hall.rooms.by_code(code)
            found = await hall.rooms.enter(code, person) if room.head.daily else room
            return card_for(person, found, language)

    @post("/pairing", security=TOKEN, responses=REFUSED)
    async def offer_pairing(
        self, hall: NamedDependency[Hall], limits: NamedDependency[Limits], request: Request[Any, Any, Any]
    ) -> PairingCode:
        """A code that makes another device the same person. It can be used once, within five minutes."""
        limits.require("pairing", address_of(request.scope))
        return PairingCode(await hall.people.offer_pairing(token_of(request), label_of(request)))

    @post("/pairing/{code:str}", security=TOKEN, responses=REFUSED)
    async def pair(
        self,
        code: Annotated[str, PathParameter(max_length=8)],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
    ) -> Paired:
        """Become the person who made the code."""
        before = await _met(hall, request)
        with limits.guessing(address_of(request.scope), Missing):
            person, former = await hall.people.pair(token_of(request), code, label_of(request))
        if carried := await hall.restraints.carried(before, person):
            await hall.store.rows.write(*carried)
            await hall.heed_moderators()
        if former:
            await merge(hall.store, former, person)
            await hall.blocks.merged(former, person)
        return Paired()

    # For bots and other programs: a stream with lines of JSON, and commands one by one

    @get("/rooms/{code:str}/stream", media_type="application/x-ndjson", security=TOKEN, responses=REFUSED)
    async def stream(
        self,
        code: Code,
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        settings: NamedDependency[Settings],
        request: Request[Any, Any, Any],
    ) -> Stream:
        """Everything that a socket would be told, one message a line; an empty line now and then keeps the stream open. It
        counts as a socket."""
        room, person = await _enter(hall, limits, request, code)
        hall.watching.require_place(room.id, settings.limit_room_sockets)
        _count_stream(limits, request)
        device = device_of_token(token_of(request))
        return Stream(_told(hall, room.id, person, device))

    @post("/rooms/{code:str}/commands", status_code=200, security=TOKEN, responses=ANSWERED)
    async def command(
        self,
        code: Code,
        data: JSONBody[p.FromClient],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        metrics: NamedDependency[Metrics],
        request: Request[Any, Any, Any],
    ) -> Response[bytes]:
        """One message of the protocol; the answer is done, advised or failed, as on the socket."""
        began = time.perf_counter()
        room, person = await _enter(hall, limits, request, code)
        try:
            limits.require("command", person)
        except TooMany:
            said: p.FromServer = too_fast(getattr(data, "command", None))
        else:
            said = await answer(hall, room.id, person, data)
        if isinstance(said, p.Failed):
            metrics.refused[said.code] += 1
        elif isinstance(data, p.Act):
            metrics.moved(time.perf_counter() - began)
        return Response(p.encode(said), media_type="application/json")

    @get("/games/{game:str}", responses=REFUSED)
    async def game(
        self,
        game: GameId,
        hall: NamedDependency[Hall],
        request: Request[Any, Any, Any],
        language: Language = "en",
    ) -> p.AnyLog:
        """A finished game, whole: moves, draws, events, the deck and what the seed was made from. Only those who played it,
        by their token, see people's names."""
        live = await _whole_game(hall, request, game)
        players = await _players(hall, live, request, language)
        return msgspec.structs.replace(live.log(), players=players)

    @get("/games/{game:str}/events", responses=REFUSED)
    async def events(
        self, game: GameId, hall: NamedDependency[Hall], request: Request[Any, Any, Any]
    ) -> GameStory:
        """What has happened so far, as spectators were told; also available during the game."""
        live = await open_game(hall, request, game)
        return GameStory(live.told(), {card: seen(live.game, card) for card in sorted(live.game.shown)})

    @get("/games/{game:str}/about", responses=REFUSED)
    async def about(
        self,
        game: GameId,
        hall: NamedDependency[Hall],
        request: Request[Any, Any, Any],
        language: Language = "en",
    ) -> GameCard:
        """What is played, with which decks and by whom, and how far it has got; also available during the game."""
        live = await _known_game(hall, request, game)
        head = live.head
        faces = by_face()
        decks = tuple(dict.fromkeys(faces[card.face][0] for card in live.deck if card.face in faces))
        decks += head.pins if await _may_see(hall, live, request) else ()
        names = tuple(player.name for player in await _players(hall, live, request, language))
        yours = sorted(seat for id in await _ids(hall, request) for seat in live.seats_of(id))
        ended = live.game
        return GameCard(
            live.id,
            _preset(head, decks),
            decks,
            names,
            tuple(yours),
            any(seat in ended.asks for seat in yours),
            live.entries,
            ended.over,
            head.guided,
            ended.winners,
            ended.score,
        )

    @get("/games/{game:str}/steps/{step:int}", responses=REFUSED)
    async def step(
        self,
        game: GameId,
        step: FromPath[int],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
        language: Language = "en",
    ) -> p.AnyView:
        """A finished game after a number of entries, as a spectator saw it. Names are shown as in the whole game."""
        limits.require("replay", address_of(request.scope))
        live = await _whole_game(hall, request, game)
        log = live.log()
        if not 1 <= step <= len(log.entries):
            raise Refused(f"expected a step from 1 to {len(log.entries)}; got {step}")
        players = await _players(hall, live, request, language)
        # In a thread, so that nobody who plays has to wait.
        looked = await asyncio.to_thread(_after, log, step)
        return msgspec.structs.replace(looked, players=players)

    @get("/games/{game:str}/timeline", responses=REFUSED)
    async def timeline(
        self,
        game: GameId,
        hall: NamedDependency[Hall],
        request: Request[Any, Any, Any],
        language: Language = "en",
    ) -> list[TimelineCard]:
        """The cards of a finished game that were turned over, in chronological order, with notes and sources."""
        live = await _whole_game(hall, request, game)
        live.luck()
        known = await _faces(hall, live)
        faces = {live.game.cards[card].face for card in live.game.shown}
        return timeline_of(
            [as_played(live.deck[face], known.get(face), language) for face in faces], language
        )

    @get("/games/{game:str}/notes", responses=REFUSED)
    async def notes(
        self,
        game: GameId,
        hall: NamedDependency[Hall],
        request: Request[Any, Any, Any],
        language: Language = "en",
        face: FromQuery[str | None] = None,
    ) -> dict[str, Note]:
        """Notes and sources of the cards whose dates are known by now, by face; also available during the game. With `face`,
        only of that card, even if it has left the table."""
        live = await open_game(hall, request, game)
        now, texts = live.game, await _faces(hall, live)
        if face is None:
            known = {card.face for card in view(now, None).cards.values() if card.year is not None}
        else:
            known = {now.cards[card].face for card in now.shown} & {face}
        turned = [texts[each] for each in known if each in texts]
        return {
            card.id: Note(words_in(card.note, language), card.source, card.circa, card.credit)
            for card in turned
        }


@get("/art/{deck:str}/{card:str}", media_type="image/svg+xml", responses=REFUSED)
async def picture(
    deck: FromPath[str], card: FromPath[str], hall: NamedDependency[Hall]
) -> Response[str] | Response[bytes]:
    """A card's picture, without text: a drawing or, if somebody uploaded one, a WebP at the same address."""
    name = card.removesuffix(".svg")
    if not deck.startswith(PIN):
        hosted = hall.host_decks.find(deck)
        drawing = partial(_drawn_of, hosted, name) if hosted else partial(_drawn, deck, name)
        drawn = await asyncio.to_thread(drawing)
        return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})
    edition = await hall.pins.read(deck)
    photo = next((card.photo for card in edition.cards if card.id == name), "")
    private = {"Cache-Control": "private, max-age=86400"}
    if photo and (webp := await hall.pictures.read(photo)):
        return Response(webp, media_type="image/webp", headers=private)
    drawn = await asyncio.to_thread(_drawn_of, edition, name)
    return Response(drawn, media_type="image/svg+xml", headers=private)


@lru_cache(maxsize=1024)
def _drawn(deck: str, name: str) -> str:
    if deck not in shipped():
        raise Missing(f"no deck is called {deck[:60]!r}")
    return _drawn_of(load_shipped(deck), name)


def _drawn_of(edition: Edition, name: str) -> str:
    for card in edition.cards:
        if card.id == name:
            return draw_window(edition, card)
    raise Missing(f"deck {edition.id} has no card {name[:60]!r}")


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


@get("/ready", responses={503: NOT_READY})
async def ready(hall: NamedDependency[Hall]) -> Response[Readiness]:
    """Whether this process attends to its games: how many seconds ago it wrote its heartbeat. 503 if that is too long, or if
    the store does not answer."""
    age = hall.heart.age
    if age > DEAD_AFTER:
        return Response(Readiness("the heartbeat is old", min(age, MOST_AGE)), status_code=503)
    try:
        await hall.store.get("ready")
    except Unavailable:
        return Response(Readiness("the store cannot be reached", age), status_code=503)
    return Response(Readiness("ok", age))


def card_for(person: str, room: Room, language: str) -> RoomCard:
    """A room as seen by somebody who may not be in it; `person` is empty if they do not say who they are."""
    head, named = room.head, bool(person) and room.names_people_to(person)
    seats = [held and _sitter(room, seat, held, named, language) for seat, held in enumerate(room.seats)]
    # A pin is for those in the room alone.
    decks = tuple(OWN if is_private(deck) else deck for deck in head.decks)
    return RoomCard(head.code, head.preset, decks, head.language, seats, room.game is not None, head.fame)


def _sitter(room: Room, seat: int, held: Sitter, named: bool, language: str) -> Sitter:
    public = room.public.of(held.person)
    if named:
        return msgspec.structs.replace(held, person=public)
    name = held.name if held.bot or held.shown else _numbered(seat, language)
    return Sitter(public, name, bot=held.bot, shown=held.shown, here=held.here, ready=held.ready)


def _bot(character: Character, language: str) -> BotCard:
    words = character.words.get(language, character.words["en"])
    return BotCard(
        id=character.id,
        name=character.name,
        level=character.level,
        animal=character.animal,
        colour=character.colour,
        loves=character.loves,
        **msgspec.structs.asdict(words),
    )


def _preset(head: GameHead, decks: tuple[str, ...]) -> str:
    """What is played; for an older game, the preset that comes closest to it."""
    if head.preset:
        return head.preset

    def near(preset: Preset) -> tuple[bool, bool, bool, int]:
        agreed = preset.options.items() <= head.options.items()
        return preset.rules_id == head.rules, agreed, preset.deck in decks, len(preset.options)

    return max(PRESETS.values(), key=near).id


def token_of(request: Request[Any, Any, Any]) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        raise Refused("expected the header Authorization: Bearer TOKEN")
    return token


async def asking(hall: Hall, request: Request[Any, Any, Any]) -> str:
    """The id of the caller; empty if they do not say who they are."""
    says = request.headers.get("authorization", "").removeprefix("Bearer").strip()
    return await hall.people.who(token_of(request)) if says else ""


async def _may_see(hall: Hall, live: LiveGame, request: Request[Any, Any, Any]) -> bool:
    """Only its players, and the people in its room, may see what is turned over in a game with a deck that somebody made."""
    if not any(map(is_private, live.head.pins)):
        return True
    ids = await _ids(hall, request)
    if not ids or not ids.isdisjoint(live.head.holders):
        return bool(ids)
    return not ids.isdisjoint((await hall.rooms.find(live.head.room)).sockets)


async def _is_player(hall: Hall, live: LiveGame, request: Request[Any, Any, Any]) -> bool:
    return not (await _ids(hall, request)).isdisjoint(live.head.holders)


async def _ids(hall: Hall, request: Request[Any, Any, Any]) -> set[str]:
    """The id of the caller, and those that they had before their devices were paired: their games keep these."""
    person = await asking(hall, request)
    return {*await hall.people.all_ids(person)} if person else set()


async def _faces(hall: Hall, live: LiveGame) -> dict[str, PrintedCard]:
    """The cards of a game's decks by face, without those of decks that are gone."""
    own = await hall.pins.faces(live.head.pins)
    return {face: card for face, (_, card) in [*by_face().items(), *own.items()]}


def _after(log: p.AnyLog, step: int) -> p.AnyView:
    """A game after a number of entries, as a spectator sees it."""
    return view(engine.replay(ruleset(log.rules), log, Deck(log.deck), log.entries[:step]), None)


async def _known_game(hall: Hall, request: Request[Any, Any, Any], game: str) -> LiveGame:
    """A game that the caller may know about. The line of a day is its player's alone, until the day is public."""
    live = await hall.games.find(game)
    if live.head.daily:
        check_may_see(live, await _is_player(hall, live, request), hall.now())
    return live


async def open_game(hall: Hall, request: Request[Any, Any, Any], game: str) -> LiveGame:
    """A game of which the caller may know whatever has been turned over."""
    live = await _known_game(hall, request, game)
    if not await _may_see(hall, live, request):
        raise _private()
    return live


async def _whole_game(hall: Hall, request: Request[Any, Any, Any], game: str) -> LiveGame:
    """A game that the caller may look back on. With a deck that somebody made, it is for those who had a seat: its log has cards
    that were never turned over."""
    live = await open_game(hall, request, game)
    if any(map(is_private, live.head.pins)) and not await _is_player(hall, live, request):
        raise _private()
    return live


def _private() -> Missing:
    return Missing(
        "this game was played with a deck that somebody made; only its players can look at it", "private"
    )


async def _players(
    hall: Hall, live: LiveGame, request: Request[Any, Any, Any], language: str
) -> tuple[Player, ...]:
    """The players of a game. Outsiders see "Player 2" instead of a person's name, unless that person
    chose to show it and still does; ages are there, as stand-ins, only if the rules need them."""
    head, erased = live.head, say("app", "a-player", language)
    with_ages = live.game.rules.uses_ages(head.options)
    named = await _is_player(hall, live, request)
    if not named:
        head = msgspec.structs.replace(head, shown=await _still_shown(hall, head))
    return tuple(
        Player(
            player.name or (erased if named else _numbered(seat, language)),
            player.age if with_ages else None,
        )
        for seat, player in enumerate(head.players if named else head.to_strangers)
    )


async def _still_shown(hall: Hall, head: GameHead) -> tuple[bool, ...]:
    """By seat, whether outsiders see the name: only as long as the player has not chosen otherwise since the game began."""
    rows, shown = hall.store.rows, list(head.shown)
    for seat in [seat for seat, is_shown in enumerate(shown) if is_shown]:
        profile = await rows.get(PEOPLE, await id_now(rows, head.holders[seat]))
        shown[seat] = profile is None or profile.shows_name
    return tuple(shown)


@lru_cache(maxsize=256)
def _numbered(seat: int, language: str) -> str:
    """What outsiders see instead of the name of somebody who has not chosen to show it."""
    return say("app", "player-number", language, n=seat + 1)


async def may_open(hall: Hall, limits: Limits, request: Request[Any, Any, Any]) -> str:
    """Who wants to open a room. Limits apply by token first, then by address, which a school or a household may share."""
    limits.require("opening", person_of(token_of(request)))
    limits.require("room", address_of(request.scope))
    return await _met(hall, request)


async def _met(hall: Hall, request: Request[Any, Any, Any]) -> str:
    """The caller, unless they are banned."""
    person = await hall.people.who(token_of(request))
    await hall.restraints.meet(person, network_of(address_of(request.scope)))
    return person


async def _enter(hall: Hall, limits: Limits, request: Request[Any, Any, Any], code: str) -> tuple[Room, str]:
    """The room, and the person who wants to be in it."""
    person = await _met(hall, request)
    with limits.guessing(address_of(request.scope), Missing):
        return await hall.rooms.enter(code, person), person


def _count_stream(limits: Limits, request: Request[Any, Any, Any]) -> None:
    """Count a stream as a socket of its address until the application has answered, however that ends."""
    request.scope["state"][CLOSED] = limits.open_socket(address_of(request.scope))


async def _told(hall: Hall, room: str, person: str, device: str) -> AsyncIterator[bytes]:
    async with aclosing(listen(hall, room, person, device)) as messages:
        async for message in messages:
            yield message + b"\n"


class Lobby:
    """The list of open rooms, made once for everybody who looks at it, and again when it may have changed."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._rooms: list[Room] = []
        self._texts: dict[str, bytes] = {}
        self._made = -inf
        self._making: asyncio.Task[None] | None = None

    async def rooms(self) -> list[Room]:
        """The list, at most `LOOK_EVERY` seconds old."""
        if self._hall.passed() - self._made > LOOK_EVERY:
            if self._making is None:
                self._making = asyncio.create_task(self._make())
            await asyncio.shield(self._making)
        return self._rooms

    async def text(self, language: str = "en") -> bytes:
        """The same as JSON."""
        rooms = await self.rooms()
        if language not in self._texts:
            self._texts[language] = msgspec.json.encode([card_for("", room, language) for room in rooms])
        return self._texts[language]

    async def _make(self) -> None:
        try:
            self._rooms, self._texts = await self._hall.rooms.listed(), {}
            self._made = self._hall.passed()
        finally:
            self._making = None


async def _lobby(hall: Hall, lobby: Lobby, language: str) -> AsyncIterator[bytes]:
    stirred = asyncio.Event()
    stir = stirred.set
    hall.watching.watch(LOBBY, stir)
    try:
        told = b""
        while not hall.watching.is_stopping:
            now = await lobby.text(language)
            yield now + b"\n" if now != told else b"\n"
            told = now
            with suppress(TimeoutError):
                async with asyncio.timeout(10.0):
                    await stirred.wait()
            stirred.clear()
            if not hall.watching.is_stopping:
                # Send changes that come close together in one message, and not to all who look at the same moment.
                await asyncio.sleep(LOOK_EVERY * (1 + random.random()))
    finally:
        hall.watching.unwatch(LOBBY, stir)
