"""Decks that people make: listed, changed, shared by links and downloaded by their owners."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from interstice.core.refused import Refused
from interstice.decks.choose import knows_fame
from interstice.decks.edition import About, Edition, Photos
from interstice.decks.exchange.doubles import enough_for
from interstice.decks.exchange.exports import export_csv, export_json, export_xlsx
from interstice.decks.exchange.imports import edition_of
from interstice.decks.print.cards import check_letters
from interstice.decks.print.extras import pieces_language
from interstice.decks.print.sheets import Paper
from interstice.decks.trouble import Trouble
from interstice.server.http.api import TOKEN, token_of
from interstice.server.http.library import (
    BUSY,
    REFUSED,
    TYPES,
    FileKind,
    in_turn,
    made_file,
    offered_edition,
)
from interstice.server.http.previews import PACKED, Given, read_given
from interstice.server.playing.bringing import Brought, LeftOut, bring, on_cards
from interstice.server.playing.cropper import MOST_BYTES
from interstice.server.playing.drafts import Draft, about_with, beside, draft_of, troubles
from interstice.server.playing.edits import Change, Clash
from interstice.server.playing.hall import Hall
from interstice.server.playing.own_decks import OWN_ID, LinkKind, Opened, Saved, fresh
from interstice.server.playing.refusals import Missing
from interstice.server.upkeep.limits import Limits, address_of
from interstice.server.upkeep.metrics import Metrics
from interstice.store.own_decks import OwnDeck
from interstice.text import LANGUAGES

DeckId = Annotated[
    str, PathParameter(max_length=60, description="As it is called in the list of your decks.")
]
NAMED = {
    **REFUSED,
    429: ResponseSpec(BUSY.data_container, generate_examples=False, description="Too much at once."),
}


class OwnLine(msgspec.Struct):
    """A deck in the list of somebody's decks."""

    id: str
    name: dict[str, str]
    size: int
    changed: float
    version: int
    themes: dict[str, dict[str, str]]
    """Their names by language."""
    players: int
    """How many can play the classic game with its cards, once all are finished."""


class OwnShelf(msgspec.Struct):
    decks: list[OwnLine]
    most_decks: int
    most_cards: int


class CardTrouble(msgspec.Struct):
    """What must be corrected before a card can be played."""

    card: str
    field: str
    trouble: Trouble


class OwnPage(msgspec.Struct):
    """A deck in full, for its owner alone."""

    id: str
    version: int
    about: About
    cards: list[Draft]
    """In the owner's order."""
    troubles: list[CardTrouble]
    looks: list[CardTrouble]
    """What is worth a look, but keeps no card from being played."""
    languages: tuple[str, ...]
    """In which every finished card has a title."""
    finished: int
    """How many cards can be played."""
    players: int
    """How many can play the classic game with them."""
    fame: bool
    """Whether its cards say how well known they are."""
    most_cards: int
    """How many the deck may have."""
    links: dict[str, str]
    """The links that are good, by kind: play or copy."""


class NewDeck(msgspec.Struct, frozen=True):
    """What a new deck is made from: nothing, a table, some cards of a shipped deck, or a link to copy."""

    name: str = ""
    language: str = "en"
    table: Given | None = None
    """Only its good rows become cards."""
    deck: str = ""
    """A shipped deck, or one of your own."""
    cards: tuple[str, ...] | None = None
    """Only these of its cards."""
    link: str = ""
    pictures: dict[str, str] = {}
    """Photos for the cards of a table, in Base64, by the names that its column `photo` gives them: those of an exported file."""


class Made(msgspec.Struct):
    id: str
    version: int
    left_out: list[LeftOut]
    """Photos that came with them and cannot be kept; their cards have none."""


class ToSave(msgspec.Struct, frozen=True):
    changes: list[Change]
    pictures: dict[str, str] = {}
    """Photos for the cards, in Base64, by the names that changes of the field `photo` give them: those of an exported file."""


class SavedPage(msgspec.Struct):
    """The outcome of a save."""

    version: int
    clashes: list[Clash]
    cards: list[Draft]
    """The cards that the changes name, as they are now; those that were deleted are missing."""
    troubles: list[CardTrouble]
    """What any of its cards lack: changing one card may help another that was its duplicate."""
    looks: list[CardTrouble]
    languages: tuple[str, ...]
    finished: int
    players: int
    left_out: list[LeftOut] = []
    """Photos that came with them and cannot be kept; their changes were not made."""


class Linked(msgspec.Struct):
    token: str
    kind: str


class SharedDeck(msgspec.Struct):
    """What a link offers. It says nothing about years."""

    kind: str
    name: dict[str, str]
    size: int
    languages: tuple[str, ...]
    themes: dict[str, dict[str, str]]
    fame: bool
    """Whether it says how well known its cards are."""
    players: int
    """How many can play the classic game with them."""


class VersionLine(msgspec.Struct):
    number: int
    at: float
    changes: int
    undoes: int


class OwnDecksApi(Controller):
    path = "/api/own"
    security = TOKEN
    tags = ("own decks",)

    @get("/", responses=REFUSED)
    async def all(self, hall: NamedDependency[Hall], request: Request[Any, Any, Any]) -> OwnShelf:
        """Your decks, the latest changed first, and how many you may have."""
        rows = await hall.own.of(await hall.people.who(token_of(request)))
        bounds = hall.own.bounds
        return OwnShelf([_line(row) for row in rows], bounds.decks, bounds.cards)

    @post("/", responses=NAMED, request_max_body_size=MOST_BYTES)
    async def create(
        self,
        data: JSONBody[NewDeck],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        metrics: NamedDependency[Metrics],
        request: Request[Any, Any, Any],
    ) -> Made:
        """A new deck: empty, from a table, from a shipped deck or one of your own, or from a link to copy. Its cards have ids of their own.
        Photos that come with it count as uploads."""
        address = address_of(request.scope)
        limits.require("saving", address)
        person = await hall.people.who(token_of(request))
        start = await _start(hall, person, data)
        await hall.own.check_room(person, len(start.drafts))
        brought = await _bring(hall, limits, metrics, address, start.pictures)
        row = await hall.own.create(person, start.about, start.drafts, start.sources, brought.webps)
        return Made(row.id, row.version, brought.left_out)

    @get("/{deck:str}", responses=REFUSED, middleware=[PACKED])
    async def deck(
        self, deck: DeckId, hall: NamedDependency[Hall], request: Request[Any, Any, Any]
    ) -> OwnPage:
        """A deck with all that its owner has typed, and what must be corrected before it can be played."""
        opened = await hall.own.open(deck, await hall.people.who(token_of(request)))
        links = {link.kind: link.token for link in await hall.own.links(deck)}
        return _page(opened, hall.own.bounds.cards, links)

    @post("/{deck:str}/changes", status_code=200, responses=NAMED, request_max_body_size=MOST_BYTES)
    async def save(
        self,
        deck: DeckId,
        data: JSONBody[ToSave],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        metrics: NamedDependency[Metrics],
        request: Request[Any, Any, Any],
    ) -> SavedPage:
        """Save single fields. Each change says what the field was: if another device has changed it since, nothing of it is
        overwritten, and both texts come back as a clash. Send the chosen one again, with `was` as the other had it.
        Photos that come with it count as uploads."""
        person = await hall.people.who(token_of(request))
        address = address_of(request.scope)
        limits.require("saving", address)
        changes, left_out = data.changes, []
        if data.pictures:
            await hall.own.open(deck, person)
            brought = await _bring(hall, limits, metrics, address, data.pictures)
            kept = await hall.own.add_pictures(deck, person, brought.webps)
            left_out = brought.left_out
            changes = list(on_cards(changes, kept, left_out))
        saved, opened = await hall.own.save_and_open(deck, person, changes)
        return _saved(saved, opened, {change.card for change in data.changes}, left_out)

    @post("/{deck:str}/undo", status_code=200, responses=NAMED)
    async def undo(self, deck: DeckId, hall: NamedDependency[Hall], request: Request[Any, Any, Any]) -> Saved:
        """Undo the latest save that has not been undone yet. The result is a version of its own."""
        return await hall.own.undo(deck, await hall.people.who(token_of(request)))

    @post("/{deck:str}/icons", status_code=200, responses=NAMED)
    async def icons(
        self,
        deck: DeckId,
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
    ) -> Saved:
        """Give every card that can be played two icons, evenly, so that Twist can be played with the deck. It can be undone."""
        limits.require("saving", address_of(request.scope))
        return await hall.own.deal_icons(deck, await hall.people.who(token_of(request)))

    @get("/{deck:str}/versions", responses=REFUSED)
    async def versions(
        self, deck: DeckId, hall: NamedDependency[Hall], request: Request[Any, Any, Any]
    ) -> list[VersionLine]:
        """The latest saves first."""
        found = await hall.own.versions(deck, await hall.people.who(token_of(request)))
        return [VersionLine(each.number, each.at, len(each.changes), each.undoes) for each in found]

    @delete("/{deck:str}", responses=REFUSED)
    async def remove(
        self, deck: DeckId, hall: NamedDependency[Hall], request: Request[Any, Any, Any]
    ) -> None:
        """Delete a deck and its links. Games in progress with it can still be finished."""
        await hall.own.delete(deck, await hall.people.who(token_of(request)))
        await hall.pins.let_go(deck)

    @post("/{deck:str}/links/{kind:str}", responses=NAMED)
    async def share(
        self,
        deck: DeckId,
        kind: FromPath[LinkKind],
        hall: NamedDependency[Hall],
        request: Request[Any, Any, Any],
    ) -> Linked:
        """A link with which others can play the deck, or copy it. There is one of each kind."""
        link = await hall.own.link(deck, await hall.people.who(token_of(request)), kind)
        return Linked(link.token, link.kind)

    @delete("/{deck:str}/links/{kind:str}", responses=REFUSED)
    async def withdraw(
        self,
        deck: DeckId,
        kind: FromPath[LinkKind],
        hall: NamedDependency[Hall],
        request: Request[Any, Any, Any],
    ) -> None:
        """Withdraw a link. Rooms that were opened with it keep their cards."""
        await hall.own.open(deck, await hall.people.who(token_of(request)))
        await hall.own.withdraw(deck, kind)

    @get("/{deck:str}/files/{file:str}", responses=NAMED)
    async def file(
        self,
        deck: DeckId,
        file: FromPath[FileKind],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
        language: FromQuery[str] = "",
        paper: FromQuery[Paper] = "A4",
    ) -> Response[bytes]:
        """The deck as a file. A table (CSV, XLSX or JSON) has everything, also unfinished cards; what is printed, or is for Anki,
        has the finished cards in the deck's own language unless another is named. The other pieces of a game are in one of our
        five languages."""
        opened = await hall.own.open(deck, await hall.people.who(token_of(request)))
        is_table = file in ("cards.csv", "cards.xlsx", "cards.json")
        box = opened.whole() if is_table else _in_order(opened.edition(), opened)
        if not box.cards:
            raise Refused("expected a deck with at least one finished card; there is none", "no-cards")
        spoken = language or next(iter(box.printed_in), "")
        if file == "extras.pdf":
            spoken = pieces_language(box, language if language in LANGUAGES else None)
        elif not is_table and spoken not in box.printed_in:
            raise Missing(f"the deck has {', '.join(box.printed_in)}; got {language[:10]!r}")
        if file == "print.pdf":
            check_letters(box, spoken)
        written = {draft.id: draft.written for draft in opened.in_order if draft.year is None}
        address = address_of(request.scope)

        async def photos() -> Photos:
            return await hall.pictures.read_all({card.photo for card in box.cards})

        async def packed() -> bytes:
            return await asyncio.to_thread(export_json, box, await photos(), written)

        if file in ("cards.csv", "cards.xlsx"):
            limits.require("saving", address)
            export = export_csv if file == "cards.csv" else export_xlsx
            content = await asyncio.to_thread(export, box, written)
        elif file == "cards.json":
            content = await in_turn(limits, address, packed)
        else:
            content = await made_file(limits, address, file, box, spoken, paper, photos)
        kind = TYPES[file[file.index(".") :]]
        headers = {"content-disposition": f'attachment; filename="{file}"'}
        return Response(content, media_type=kind, headers=headers)


class SharedDecks(Controller):
    path = "/api/shared"

    @get("/{token:str}", responses=REFUSED)
    async def look(
        self,
        token: Annotated[str, PathParameter(max_length=40)],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
    ) -> SharedDeck:
        """What a link to a deck offers: its name and size, but no cards. To play, open a room with the deck `link:TOKEN`; to copy,
        make a deck with this `link`."""
        with limits.guessing(address_of(request.scope), Missing):
            link, opened = await hall.own.linked(token)
        box = opened.edition()
        themes = {name: theme.name for name, theme in box.about.themes.items()}
        size = len(box.cards)
        return SharedDeck(
            link.kind, box.about.name, size, box.languages, themes, knows_fame(box), enough_for(size)
        )


def _line(row: OwnDeck) -> OwnLine:
    themes = {id: theme["name"] for id, theme in row.about["themes"].items()}
    return OwnLine(
        row.id, row.about["name"], row.size, row.changed, row.version, themes, enough_for(row.size)
    )


def _weighed(drafts: list[Draft]) -> tuple[list[CardTrouble], list[CardTrouble]]:
    """What cards lack, and what is worth a look."""
    again, looks = beside(drafts)
    lacks = [CardTrouble(draft.id, field, each) for draft in drafts for field, each in troubles(draft)]
    lacks += [CardTrouble(id, "title", each) for id, each in again.items()]
    return lacks, [CardTrouble(id, field, each) for id, (field, each) in looks.items()]


async def _bring(
    hall: Hall, limits: Limits, metrics: Metrics, address: str, pictures: dict[str, str]
) -> Brought:
    allow = partial(limits.require_all, "upload", address)
    brought = await bring(hall.pictures, hall.cropping, pictures, allow)
    metrics.pictures["kept"] += len(brought.webps)
    metrics.pictures["refused"] += len(brought.left_out)
    return brought


def _saved(saved: Saved, opened: Opened, named: Collection[str], left_out: list[LeftOut]) -> SavedPage:
    cards = [draft for draft in opened.in_order if draft.id in named]
    box = opened.edition()
    return SavedPage(
        saved.version,
        saved.clashes,
        cards,
        *_weighed(opened.in_order),
        box.languages,
        len(box.cards),
        enough_for(len(box.cards)),
        left_out,
    )


def _page(opened: Opened, most: int, links: dict[str, str]) -> OwnPage:
    box = opened.edition()
    return OwnPage(
        opened.row.id,
        opened.row.version,
        opened.about,
        opened.in_order,
        *_weighed(opened.in_order),
        box.languages,
        len(box.cards),
        enough_for(len(box.cards)),
        knows_fame(box),
        most,
        links,
    )


def _in_order(box: Edition, opened: Opened) -> Edition:
    """With the cards as their owner has them."""
    cards = {card.id: card for card in box.cards}
    return msgspec.structs.replace(box, cards=tuple(cards[id] for id in opened.row.order if id in cards))


class _Start(msgspec.Struct):
    about: About
    drafts: list[Draft]
    sources: list[str] = []
    """The decks from which its pictures come."""
    pictures: dict[str, str] = {}
    """Those that come along."""


async def _start(hall: Hall, person: str, wish: NewDeck) -> _Start:
    """What a new deck is made of."""
    if wish.link:
        link, opened = await hall.own.linked(wish.link)
        if link.kind != "copy":
            raise Missing("the link is for playing; expected one for copying", "no-link")
        return _Start(_renamed(opened.about, wish), fresh(opened.in_order), [link.deck])
    if wish.table is not None:
        own = [row.id for row in await hall.own.of(person)]
        photos = {*await hall.pictures.of(own), *wish.pictures}
        understood = await read_given(hall.opening, wish.table, photos)
        box = edition_of(understood, wish.name or "Deck")
        drafts = [draft_of(card) for card in box.cards]
        came = {**understood.sheet.pictures, **wish.pictures}
        shown = {draft.photo: came[draft.photo] for draft in drafts if draft.photo in came}
        return _Start(_renamed(box.about, wish), drafts, own, shown)
    if OWN_ID.fullmatch(wish.deck):
        opened = await hall.own.open(wish.deck, person)
        chosen = [each for each in opened.in_order if _chosen(wish, each.id)]
        return _Start(_renamed(opened.about, wish), fresh(chosen), [wish.deck])
    if wish.deck:
        box = offered_edition(hall, wish.deck)
        chosen = [draft_of(card) for card in box.cards if _chosen(wish, card.id)]
        return _Start(_renamed(box.about, wish), chosen)
    return _Start(_renamed(About(name={}, licence=""), wish), [])


def _chosen(wish: NewDeck, card: str) -> bool:
    return wish.cards is None or card in wish.cards


def _renamed(about: About, wish: NewDeck) -> About:
    plain = msgspec.to_builtins(about)
    if wish.name:
        plain = about_with({**plain, "name": {}}, f"name:{wish.language}", wish.name)
    return msgspec.convert(plain, About)
