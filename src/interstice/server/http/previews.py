"""What a table would become as a deck: shown before anything is stored, and again after each correction."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody

from interstice.core.refused import Refused
from interstice.decks.edition import PrintedCard, Theme, Words
from interstice.decks.exchange.bounds import MOST_CELL, MOST_COLUMNS, MOST_ROWS
from interstice.decks.exchange.columns import is_column
from interstice.decks.exchange.findings import Finding
from interstice.decks.exchange.imports import deck_names, themes_in
from interstice.decks.exchange.sheets import Sheet
from interstice.decks.exchange.understanding import Understood, best_sheet, understand
from interstice.decks.exchange.xlsx_writing import workbook
from interstice.server.http.api import asking
from interstice.server.http.library import REFUSED, TYPES, Why
from interstice.server.playing.hall import Hall
from interstice.server.playing.opening import Opening
from interstice.server.upkeep.limits import Limits, address_of
from interstice.text import say

MOST_FILE = 8_000_000
"""How many bytes a table may have that is sent to be read."""
PACKED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=6))
"""For long answers: a table or a deck of 300 cards is seven times smaller."""
NAMED = {**REFUSED, 429: ResponseSpec(Why, generate_examples=False, description="Too much at once.")}


class Given(msgspec.Struct, frozen=True):
    """A table: pasted text (or HTML), or rows that were read before and perhaps corrected."""

    text: str = ""
    rows: list[list[str]] | None = None
    language: str = ""
    """Of the columns that do not name one; guessed from their words, if it is empty."""
    columns: list[str] | None = None
    """What each column is (`title`, `year`, `note:fr`, or nothing to leave it out), if somebody has said."""
    heading: int | None = None
    """The index of the row that holds the headings; -1 if none does."""
    photos: list[str] = []
    """Which photos are available, by the names that cards give them; a preview of a file lists them."""
    deck: str = ""
    """The deck of your own that the cards are for: cards that it already has are refused."""


class ReadCard(msgspec.Struct):
    """A row that has become a card."""

    row: int
    card: PrintedCard


class Preview(msgspec.Struct):
    sheets: list[str]
    """The names of all sheets."""
    sheet: int
    """The index of the sheet that was read."""
    first: int
    """What the first of the rows is called: 1, or 0 for the keys of JSON."""
    rows: list[list[str]]
    """All cells as text."""
    heading: int
    columns: list[str]
    language: str
    guessed: bool
    """Nothing shows what language it is in."""
    cards: list[ReadCard]
    """The good rows."""
    findings: list[Finding]
    """What is wrong, and what is worth a look, by row and column."""
    themes: dict[str, Theme]
    """Those that the good rows name."""
    name: Words
    """What they call the deck, if they do. A deck that is made of the table has these names, unless it is given another."""
    photos: list[str]
    """Those that came in the file. To make a deck of it, send them with it, as `pictures`."""


class Previews(Controller):
    path = "/api/previews"

    @post("/", status_code=200, responses=NAMED, request_max_body_size=MOST_FILE, middleware=[PACKED])
    async def preview(
        self,
        data: JSONBody[Given],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
    ) -> Preview:
        """Read a pasted table, or rows with corrections. Nothing is stored. With a token, cards may show photos that you have already."""
        limits.require("preview", address_of(request.scope))
        photos, there = await _own(hall, request, data.deck)
        read = await read_given(hall.opening, data, photos, there)
        return _preview([read.sheet], 0, read)

    @get("/template.xlsx", sync_to_thread=False)
    def template(self, language: FromQuery[str] = "en") -> Response[bytes]:
        """A workbook to fill in, with headings and two rows as examples in one of the five languages."""
        words = [
            say("own", f"template-{row}", language).split(" | ") for row in ("heading", "first", "second")
        ]
        headers = {"content-disposition": 'attachment; filename="cards.xlsx"'}
        return Response(workbook(words), media_type=TYPES[".xlsx"], headers=headers)

    @post("/file", status_code=200, responses=NAMED, request_max_body_size=MOST_FILE, middleware=[PACKED])
    async def preview_file(
        self,
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
        sheet: FromQuery[int | None] = None,
        language: FromQuery[str] = "",
        deck: FromQuery[str] = "",
    ) -> Preview:
        """Read a file, which is the body as it is: XLSX, ODS, CSV or JSON, whatever it is called. Nothing is stored. With a token,
        cards may show photos that one has."""
        limits.require("preview", address_of(request.scope))
        _check_language(language)
        photos, there = await _own(hall, request, deck)
        sheets = await hall.opening.read(await request.body())
        return await asyncio.to_thread(_read_sheet, sheets, sheet, language, photos, there)


Cards = tuple[PrintedCard, ...]


async def _own(hall: Hall, request: Request[Any, Any, Any], deck: str) -> tuple[set[str], Cards]:
    """The photos that the caller has already, and the cards of this deck of theirs."""
    person = await asking(hall, request)
    if not person:
        return set(), ()
    there = (await hall.own.open(deck, person)).edition().cards if deck else ()
    return await hall.own.photos(person), there


def _read_sheet(
    sheets: list[Sheet], sheet: int | None, language: str, photos: set[str], there: Cards
) -> Preview:
    at = best_sheet(sheets) if sheet is None else sheet
    if not 0 <= at < len(sheets):
        raise Refused(f"expected a sheet from 0 to {len(sheets) - 1}; got {at}")
    return _preview(sheets, at, understand(sheets[at], language, photos=photos, there=there))


async def read_given(
    opening: Opening, given: Given, photos: Collection[str], there: Cards = ()
) -> Understood:
    """Cards may show these photos, and those that are given or came in the text."""
    _check(given)
    sheet = (await opening.read(given.text.encode()))[0] if given.rows is None else _sheet(given.rows)
    how = (given.language, given.columns, given.heading, {*photos, *given.photos}, there)
    # In a thread, so that nobody who plays has to wait.
    return await asyncio.to_thread(understand, sheet, *how)


def _check(given: Given) -> None:
    _check_language(given.language)
    unknown = [name for name in given.columns or () if name and not is_column(name)]
    if unknown:
        raise Refused(f"expected columns such as title, year or note:fr; got {unknown[0][:40]!r}")


def _sheet(given: list[list[str]]) -> Sheet:
    width = max((len(row) for row in given), default=0)
    if len(given) > MOST_ROWS or width > MOST_COLUMNS:
        raise Refused(
            f"expected at most {MOST_ROWS} rows and {MOST_COLUMNS} columns; got {len(given)} and {width}"
        )
    return Sheet("", [[cell[:MOST_CELL] for cell in row] + [""] * (width - len(row)) for row in given])


def _check_language(language: str) -> None:
    if language and not re.fullmatch("[a-z]{2,3}", language):
        raise Refused(f"expected a language code such as en or de; got {language[:20]!r}")


def _preview(sheets: list[Sheet], at: int, read: Understood) -> Preview:
    layout = read.layout
    return Preview(
        [sheet.name for sheet in sheets],
        at,
        read.sheet.first,
        read.sheet.rows,
        layout.heading,
        layout.columns,
        read.language,
        read.is_guessed,
        [ReadCard(row.row, row.card) for row in read.cards],
        read.findings,
        themes_in([card.cells for card in read.cards if "theme" in card.cells], read.language),
        deck_names([card.cells for card in read.cards]),
        list(read.sheet.pictures),
    )
