"""Drawings for cards in the making: composed of scenes and glyphs, found by words, and proposed by titles."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from interstice.core.refused import Refused
from interstice.decks.art.concepts import find_glyphs
from interstice.decks.art.draw import draw_window
from interstice.decks.art.glyphs import glyphs
from interstice.decks.art.palettes import PALETTES
from interstice.decks.art.picture import window
from interstice.decks.art.proposing import propose
from interstice.decks.art.scenes.scene import all_scenes
from interstice.decks.art.spec import Art
from interstice.decks.edition import About, Edition, PrintedCard, Theme
from interstice.decks.exchange.columns import slug
from interstice.decks.exchange.understanding import picture_troubles
from interstice.decks.themes import themes_of
from interstice.decks.trouble import LONGEST
from interstice.server.http.library import REFUSED, Language, Why
from interstice.server.playing.refusals import Missing
from interstice.server.upkeep.limits import Limits, address_of
from interstice.text import say

SVG = "image/svg+xml"
MOST_TITLE = 300
NAMED = {**REFUSED, 429: ResponseSpec(Why, generate_examples=False, description="Too much at once.")}


class ToDraw(msgspec.Struct, frozen=True):
    """Either art or a title."""

    art: str = ""
    """A scene and up to three glyphs, in one line: `workshop: game-icons:gears 50 54 70`."""
    title: dict[str, str] = {}
    """By language, of a card without a picture: it gets one by these words or by its theme, as in play."""
    theme: str = ""
    themes: dict[str, Theme] = {}
    """Those of the deck, if the theme is not one of the usual ones."""
    card: str = "drawing"
    """The id of the card: scenes differ a little from card to card."""


class GlyphLine(msgspec.Struct):
    id: str
    name: str


class GlyphsFound(msgspec.Struct):
    glyphs: list[GlyphLine]
    """The best first, at most 60."""


class SceneLine(msgspec.Struct):
    id: str
    name: str
    is_dark: bool
    """It is night there."""


class ToPropose(msgspec.Struct, frozen=True):
    title: str
    language: str
    note: str = ""
    theme: str = ""


class Proposed(msgspec.Struct):
    art: str
    neutral: bool
    """It would suit any card: nothing in the title says what to show, or the subject is too grave to be shown."""


class Drawings(Controller):
    path = "/api/drawings"
    tags = ("own decks",)

    @post("/", status_code=200, media_type=SVG, responses=NAMED)
    async def draw(
        self, data: JSONBody[ToDraw], limits: NamedDependency[Limits], request: Request[Any, Any, Any]
    ) -> Response[str]:
        """The picture that a card shows, as SVG: of this art, or, if it has none, by its title and its theme."""
        limits.require("drawing", address_of(request.scope))
        # In a thread, so that nobody who plays has to wait.
        return Response(await asyncio.to_thread(_drawn, data), media_type=SVG)

    @get("/glyphs", responses=NAMED)
    async def glyphs(
        self,
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
        words: Annotated[str, QueryParameter(max_length=60)] = "",
        language: Language = "en",
    ) -> GlyphsFound:
        """Glyphs that fit some words, in the named language or in English; without words, some of all kinds."""
        limits.require("drawing", address_of(request.scope))
        found = await asyncio.to_thread(find_glyphs, words, language)
        return GlyphsFound([GlyphLine(each.id, each.name) for each in found])

    @get("/scenes", sync_to_thread=False, responses=REFUSED)
    def scenes(self, language: Language = "en") -> list[SceneLine]:
        """The scenes that glyphs can be set in."""
        return [
            SceneLine(id, say("scenes", f"scene-{id}", language), is_dark)
            for id, (_, is_dark) in all_scenes().items()
        ]

    @post("/proposals", status_code=200, responses=NAMED)
    async def propose(
        self, data: JSONBody[ToPropose], limits: NamedDependency[Limits], request: Request[Any, Any, Any]
    ) -> Proposed:
        """A picture that fits a title, found by its words in that language. A neutral picture is better than a misleading one."""
        limits.require("drawing", address_of(request.scope))
        _check_title(data.title)
        proposal = propose(data.title, data.language[:3])
        return Proposed(proposal.art, proposal.neutral)


@get("/art/glyphs/{kind:str}/{name:str}", sync_to_thread=False, media_type=SVG, responses=REFUSED)
def glyph_picture(
    kind: Annotated[str, PathParameter(max_length=20, description="The set, such as game-icons.")],
    name: Annotated[str, PathParameter(max_length=60, description="The name in the set, and .svg.")],
) -> Response[str]:
    """One glyph alone, in black."""
    found = glyphs().get(f"{kind}:{name.removesuffix('.svg')}")
    if found is None:
        raise Missing("there is no such glyph")
    rule = ' fill-rule="evenodd"' if found.evenodd else ""
    box = f'viewBox="0 0 {found.width} {found.height}"'
    drawn = f'<svg xmlns="http://www.w3.org/2000/svg" {box}><path{rule} d="{found.path}"/></svg>'
    return Response(drawn, media_type=SVG, headers={"cache-control": "public, max-age=86400"})


@get("/art/scenes/{palette:str}/{name:str}", media_type=SVG, responses=REFUSED)
async def scene_picture(
    palette: Annotated[str, PathParameter(max_length=20, description="The colours, such as invention.")],
    name: Annotated[str, PathParameter(max_length=40, description="The id of the scene, and .svg.")],
) -> Response[str]:
    """One scene alone, in the colours of a palette."""
    scene = name.removesuffix(".svg")
    if scene not in all_scenes() or palette not in PALETTES:
        raise Missing("there is no such scene")
    drawn = await asyncio.to_thread(_scene, scene, palette)
    return Response(drawn, media_type=SVG, headers={"cache-control": "public, max-age=86400"})


@cache
def _scene(scene: str, palette: str) -> str:
    return window(scene, Art(scene, ()), PALETTES[palette])


def _check_title(title: str) -> None:
    if len(title) > MOST_TITLE:
        raise Refused(f"expected a title of at most {MOST_TITLE} characters; got {len(title)}")


def _drawn(wish: ToDraw) -> str:
    if bool(wish.art) == bool(wish.title):
        got = "both" if wish.art else "nothing"
        raise Refused(f"expected either a picture in one line or a title; got {got}", "picture")
    for title in wish.title.values():
        _check_title(title)
    if len(wish.art) > LONGEST["picture"]:
        raise Refused(f"expected at most {LONGEST['picture']} characters; got {len(wish.art)}", "picture")
    for trouble in picture_troubles(wish.art) if wish.art else ():
        raise Refused(trouble.why, trouble.word, **trouble.given)
    theme = wish.theme if wish.theme in wish.themes else slug(wish.theme)
    usual = {name: Theme({}, *each) for name, each in themes_of([theme]).items()}
    card = PrintedCard(id=wish.card[:60], year=1, theme=theme, title=wish.title, art=wish.art)
    about = About(name={}, licence="", themes={**usual, **wish.themes})
    return draw_window(Edition("drawing", about, (card,)), card)
