"""Decks to read, to print and to download.

What the page of a game reads of a deck has no years in it. The years are at addresses of their own, which only the pages about
decks ask for: anybody may learn from a deck, but no game gives its years away.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter
from litestar.response import File

from interstice.core.cards import Card
from interstice.decks.art.draw import draw_window
from interstice.decks.choose import knows_fame
from interstice.decks.edition import NO_PHOTOS, Edition, Photos, PrintedCard, Source, Words
from interstice.decks.exchange.anki import export_anki
from interstice.decks.exchange.exports import export_csv, export_json, export_xlsx
from interstice.decks.load import load_shipped, shipped
from interstice.decks.print.cards import check_letters, print_deck, shuffled
from interstice.decks.print.extras import EXTRAS, extras_of, print_extras
from interstice.decks.print.sheets import Paper
from interstice.rules.presets import PRESETS
from interstice.server import logs
from interstice.server.playing.hall import Hall
from interstice.server.playing.pins import PIN
from interstice.server.playing.refusals import Missing
from interstice.server.upkeep.limits import Limits, TooMany, address_of
from interstice.store.results import DIFFICULTIES
from interstice.text import LANGUAGES, say

DeckId = Annotated[str, PathParameter(max_length=60, description="One of the decks that /api/decks lists.")]
Language = Annotated[
    str,
    QueryParameter(
        max_length=3, description="en, de, fr, it or nl; whatever is not translated is in English."
    ),
]
FileKind = Literal["print.pdf", "extras.pdf", "cards.csv", "cards.xlsx", "cards.json", "cards.apkg"]

SAMPLE = 5
"""How many cards of a deck are shown on the shelf."""
TYPES = {
    ".pdf": "application/pdf",
    ".csv": "text/csv",
    ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ".json": "application/json",
    ".apkg": "application/octet-stream",
}
OFTEN = 10
"""How many placements a card needs before its deck's page says how hard it is."""
FAILED = 3
"""The exit code of the process that makes a file if it cannot do so. It would exit with 1 if it could not even start."""
WITHIN = 300.0
"""Seconds to make a file."""
WAITING = 8
"""How many files may be waiting; they are made one at a time."""


class Why(msgspec.Struct):
    """Why something cannot be done, in one sentence; `word` and `given` are as in the socket's `failed`."""

    why: str
    word: str = ""
    given: dict[str, str | int] = {}


REFUSED = {
    400: ResponseSpec(Why, generate_examples=False, description="The request is not as expected."),
    404: ResponseSpec(Why, generate_examples=False, description="There is nothing of that name."),
}
"""What every address may answer besides."""
BUSY = ResponseSpec(
    Why, generate_examples=False, description="Too many files at once; try again in a minute."
)


class FrontCard(msgspec.Struct, omit_defaults=True):
    """The front of a card, as it lies on the table. Neither its year nor anything that follows from it is here."""

    id: str
    theme: str
    title: str
    alt: str = ""
    """What its picture shows, if somebody uploaded one and says so."""


class TimelineCard(msgspec.Struct):
    """Both sides of a card, for reading a deck or a game that is over."""

    id: str
    theme: str
    year: int
    circa: bool
    title: str
    note: str
    source: Source | None


class Look(msgspec.Struct):
    """How a theme of an own deck is drawn."""

    palette: str
    badge: str


class DeckPage(msgspec.Struct):
    id: str
    name: str
    themes: dict[str, str]
    cards: list[FrontCard]
    looks: dict[str, Look] = {}
    """Of an own deck, by theme; pages know those of the other decks."""
    gone: bool = False
    """Its owner has deleted it."""
    fame: bool = False
    """Whether it says how well known its cards are."""


class DeckCard(msgspec.Struct):
    """A deck on the shelf, with a few of its cards."""

    id: str
    name: str
    licence: str
    languages: tuple[str, ...]
    themes: dict[str, str]
    size: int
    cards: list[FrontCard]
    fame: bool
    """Whether it says how well known its cards are, so that some can be chosen by that."""


class HowHard(msgspec.Struct):
    """How hard a card is, judging by people's games."""

    id: str
    difficulty: float
    """In log-odds: 0 for a card of medium difficulty, more for a harder one. It takes the width of the gaps into account."""
    tries: int
    right: int


class Library(Controller):
    path = "/api"

    @get("/decks", sync_to_thread=False, responses=REFUSED)
    def decks(self, hall: NamedDependency[Hall]) -> list[str]:
        """The decks that come with Interstice, and those of the host, by id."""
        return offered(hall)

    @get("/shelf", sync_to_thread=False, responses=REFUSED)
    def shelf(self, hall: NamedDependency[Hall], language: Language = "en") -> list[DeckCard]:
        """The same decks with their names, sizes, languages and themes, and the fronts of some cards."""
        return [_on_shelf(offered_edition(hall, deck), language) for deck in offered(hall)]

    @get("/decks/{deck:str}", responses=REFUSED)
    async def deck(self, deck: DeckId, hall: NamedDependency[Hall], language: Language = "en") -> DeckPage:
        """A deck's fronts: themes and titles, but no years. This is all that the page of a game needs. An own deck is named as
        its room names it."""
        edition = await edition_in_play(hall, deck)
        return DeckPage(
            edition.id,
            named(edition, language),
            _themes(edition, language),
            _fronts(edition, edition.cards, language),
            {id: Look(theme.palette, theme.badge) for id, theme in edition.about.themes.items()}
            if deck.startswith(PIN)
            else {},
            not edition.cards,
            knows_fame(edition),
        )

    @get("/decks/{deck:str}/timeline", sync_to_thread=False, responses=REFUSED)
    def timeline(
        self, deck: DeckId, hall: NamedDependency[Hall], language: Language = "en"
    ) -> list[TimelineCard]:
        """A deck in chronological order, with years, notes and sources, for learning. The page of a game never asks for it."""
        return timeline_of(offered_edition(hall, deck).cards, language)

    @get("/decks/{deck:str}/difficulty", responses=REFUSED)
    async def difficulty(self, deck: DeckId, hall: NamedDependency[Hall]) -> list[HowHard]:
        """The cards of a deck that people have placed often enough, the hardest first."""
        cards = {card.id for card in offered_edition(hall, deck).cards}
        rows = hall.store.rows.each(DIFFICULTIES)
        known = [each async for each in rows if each.face in cards and each.tries >= OFTEN]
        hardest_first = sorted(known, key=lambda each: (-each.estimate, each.face))
        return [HowHard(each.face, each.estimate, each.tries, each.right) for each in hardest_first]

    @get("/decks/{deck:str}/{file:str}", responses={**REFUSED, 429: BUSY})
    async def file(
        self,
        deck: DeckId,
        file: FromPath[FileKind],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
        language: Language = "en",
        paper: FromQuery[Paper] = "A4",
    ) -> File:
        """A deck as a file: the cards to print, the other pieces of its game, a table, or cards for Anki. If the deck is not in
        the language, it is in one that it has."""
        edition = offered_edition(hall, deck)
        language = _language(edition, language)
        if file == "print.pdf":
            check_letters(edition, language)
        if file == "extras.pdf" and not any(
            p.deck == deck and p.rules_id in EXTRAS for p in PRESETS.values()
        ):
            raise Missing(
                f"deck {deck} is played with cards alone; expected one whose game needs other pieces"
            )
        name = f"{deck}-{language}-{paper}-{file}" if file.endswith(".pdf") else f"{deck}-{language}-{file}"
        is_shipped = deck in shipped()
        made = Path(_folder().name) / (name if is_shipped else f"{edition.hash[:16]}-{name}")
        if not made.exists():
            _require(limits, address_of(request.scope))
            content = deck if is_shipped else msgspec.json.encode(edition)
            await _make(made, file, content, language, paper)
        return File(
            made,
            filename=name,
            media_type=TYPES[made.suffix],
            headers={"cache-control": "public, max-age=3600"},
        )


def offered(hall: Hall) -> list[str]:
    """The decks that everybody can play."""
    return [*shipped(), *hall.host_decks.names()]


def offered_edition(hall: Hall, deck: str) -> Edition:
    if deck in shipped():
        return load_shipped(deck)
    if (hosted := hall.host_decks.find(deck)) is None:
        raise Missing(f"no deck is called {deck[:60]!r}; expected one of: {', '.join(offered(hall))}")
    return hosted


async def edition_in_play(hall: Hall, deck: str) -> Edition:
    """A deck by the name that a room gives it: one that is offered to everybody, or a pinned one."""
    return await hall.pins.read(deck) if deck.startswith(PIN) else offered_edition(hall, deck)


def _language(edition: Edition, wanted: str) -> str:
    if wanted in edition.languages:
        return wanted
    if wanted not in LANGUAGES:
        languages = ", ".join(edition.languages)
        raise Missing(f"deck {edition.id} has {languages}; expected one of these; got {wanted!r}")
    return "en" if "en" in edition.languages else edition.languages[0]


@cache
def by_face() -> dict[str, tuple[str, PrintedCard]]:
    """Every card that comes with Interstice, and its deck, by the name of the card; no two share one."""
    return {card.id: (deck, card) for deck in shipped() for card in load_shipped(deck).cards}


def named(edition: Edition, language: str) -> str:
    return words_in(edition.about.name, language)


def words_in(words: Words, language: str) -> str:
    """In this language, or else in English, or else in any that there is."""
    return words.get(language) or words.get("en") or next(iter(words.values()), "")


def as_played(was: Card, card: PrintedCard | None, language: str) -> PrintedCard:
    """A card with the year that it was played with, whatever its deck says now. If it is no longer in any deck, that is all
    that is left of it."""
    if card is None:
        title = {language: say("app", "a-card", language)}
        return PrintedCard(id=was.face, year=was.year, theme=was.theme, title=title)
    return msgspec.structs.replace(card, year=was.year)


def timeline_of(cards: Iterable[PrintedCard], language: str) -> list[TimelineCard]:
    """In chronological order."""
    return [
        TimelineCard(
            card.id,
            card.theme,
            card.year,
            card.circa,
            words_in(card.title, language),
            words_in(card.note, language),
            card.source,
        )
        for card in sorted(cards, key=lambda card: (card.year, card.id))
    ]


def _on_shelf(edition: Edition, language: str) -> DeckCard:
    some = _fronts(edition, shuffled(edition)[:SAMPLE], language)
    themes = _themes(edition, language)
    return DeckCard(
        edition.id,
        named(edition, language),
        edition.about.licence,
        edition.languages,
        themes,
        len(edition.cards),
        some,
        knows_fame(edition),
    )


def _themes(edition: Edition, language: str) -> dict[str, str]:
    return {name: words_in(theme.name, language) for name, theme in edition.about.themes.items()}


def _fronts(edition: Edition, cards: Iterable[PrintedCard], language: str) -> list[FrontCard]:
    titles = edition.titles(language)
    return [_front(card, titles[card.id], language) for card in cards]


def _front(card: PrintedCard, title: str, language: str) -> FrontCard:
    if not card.photo:
        return FrontCard(card.id, card.theme, title)
    return FrontCard(card.id, card.theme, title, words_in(card.alt, language))


# Files are made one at a time, each in a process of its own, so that nobody who plays has to wait

Read = Callable[[], Awaitable[Photos]]
"""Reads the photos of an own deck. They may be large, so only one deck at a time has them in memory, when its turn has come."""

_making = asyncio.Lock()
_waiting: set[object] = set()
_processes = get_context("spawn")


@cache
def _folder() -> TemporaryDirectory[str]:
    """It is deleted when the process ends."""
    return TemporaryDirectory(prefix="interstice-")


def _require(limits: Limits, address: str) -> None:
    """Files take a long time to make, so only a limited number may wait, and fewer still for one address."""
    if len(_waiting) >= WAITING:
        raise TooMany("file", 60)
    limits.require("file", address)


async def _make(
    file: Path, kind: FileKind, deck: str | bytes, language: str, paper: Paper, read: Read | None = None
) -> None:
    _waiting.add(file)
    try:
        async with _making:
            if file.exists():
                return
            half = file.with_name(f"half-{file.name}")
            photos = dict(await read()) if read else {}
            process = _processes.Process(
                target=_write_apart, args=(half, kind, deck, language, paper, photos)
            )
            await asyncio.to_thread(_run, process)
            if process.exitcode:
                places = half.read_text("utf-8").split("\n") if process.exitcode == FAILED else ()
                half.unlink(missing_ok=True)
                logs.note("a file could not be made", logging.ERROR, file=kind, places=list(places))
                raise RuntimeError(f"the file {file.name} could not be made")
            half.rename(file)
    finally:
        _waiting.discard(file)


def _run(process: BaseProcess) -> None:
    """In a thread, for starting takes until the process has read the whole deck. One that takes too long is ended."""
    process.start()
    process.join(WITHIN)
    process.kill()
    process.join()


def _write_apart(path: Path, *what: Any) -> None:
    """In a process of its own. If that fails, the file says where, for the log: an error might say what is on somebody's cards."""
    try:
        write_file(path, *what)
    except Exception as error:
        path.write_text("\n".join((type(error).__name__, *logs.places(error))), "utf-8")
        sys.exit(FAILED)


async def made_file(
    limits: Limits,
    address: str,
    kind: FileKind,
    edition: Edition,
    language: str,
    paper: Paper,
    read: Read,
) -> bytes:
    """A file of an own deck, which is not kept."""
    _require(limits, address)
    made = Path(_folder().name) / f"own-{secrets.token_hex(8)}-{kind}"
    try:
        await _make(made, kind, msgspec.json.encode(edition), language, paper, read)
        return await asyncio.to_thread(made.read_bytes)
    finally:
        made.unlink(missing_ok=True)


async def in_turn(limits: Limits, address: str, work: Callable[[], Awaitable[bytes]]) -> bytes:
    """What somebody gets instead of a file that is being made, while no other file is."""
    _require(limits, address)
    _waiting.add(work)
    try:
        async with _making:
            return await work()
    finally:
        _waiting.discard(work)


def write_file(
    path: Path, kind: FileKind, deck: str | bytes, language: str, paper: Paper, photos: Photos = NO_PHOTOS
) -> None:
    """Make one of the files of a deck, which is named or given in JSON."""
    edition = load_shipped(deck) if isinstance(deck, str) else msgspec.json.decode(deck, type=Edition)
    match kind:
        case "print.pdf":
            content = print_deck(edition, language, paper, photos=photos)
        case "extras.pdf":
            content = print_extras(extras_of(edition), language, paper)
        case "cards.csv":
            content = export_csv(edition)
        case "cards.xlsx":
            content = export_xlsx(edition)
        case "cards.json":
            content = export_json(edition)
        case "cards.apkg":
            content = export_anki(edition, language, lambda card: draw_window(edition, card), photos)
    path.write_bytes(content)
