"""Uploading photos for the cards of an own deck, and showing them to its owner."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, PathParameter

from interstice.core.refused import Refused
from interstice.server.http.api import TOKEN, token_of
from interstice.server.http.own_decks import NAMED, DeckId
from interstice.server.playing.apart import Busy
from interstice.server.playing.cropper import MOST_BYTES, Box
from interstice.server.playing.hall import Hall
from interstice.server.playing.pictures import KIND
from interstice.server.playing.refusals import Missing
from interstice.server.upkeep.limits import Limits, TooMany, address_of
from interstice.server.upkeep.metrics import Metrics

Part = FromQuery[float | None]


class Kept(msgspec.Struct):
    photo: str
    """What a card's `photo` is set to, to show it."""
    width: int
    height: int
    bytes: int


class OwnPictures(Controller):
    path = "/api/own"
    security = TOKEN
    tags = ("own decks",)

    @post("/{deck:str}/pictures", responses=NAMED, request_max_body_size=MOST_BYTES)
    async def add(
        self,
        deck: DeckId,
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        metrics: NamedDependency[Metrics],
        request: Request[Any, Any, Any],
        left: Part = None,
        top: Part = None,
        width: Part = None,
        height: Part = None,
    ) -> Kept:
        """Keep a picture for a deck. The body is a JPEG, PNG or WebP as it is, of at most 10 MB and 40 megapixels; it becomes a
        WebP of at most 60 KB without anything but its pixels. `left`, `top`, `width` and `height` choose a part, as fractions of
        the upright picture; without them it is the middle. Either way it gets the shape of a card's window, 4 by 5."""
        person = await hall.people.who(token_of(request))
        await hall.own.open(deck, person)
        limits.require("upload", address_of(request.scope))
        try:
            made = await hall.cropping.crop(await request.body(), _part(left, top, width, height))
            sha256 = await hall.own.add_picture(deck, person, made.webp)
        except Busy:
            raise TooMany("upload", 60) from None
        except Refused:
            metrics.pictures["refused"] += 1
            raise
        metrics.pictures["kept"] += 1
        return Kept(sha256, made.width, made.height, len(made.webp))

    @get("/{deck:str}/pictures/{sha256:str}", responses=NAMED, media_type=KIND)
    async def show(
        self,
        deck: DeckId,
        sha256: Annotated[str, PathParameter(max_length=64)],
        hall: NamedDependency[Hall],
        request: Request[Any, Any, Any],
    ) -> Response[bytes]:
        """A picture that was kept for a deck, for its owner alone."""
        await hall.own.open(deck, await hall.people.who(token_of(request)))
        webp = await hall.pictures.read(sha256) if sha256 in await hall.pictures.of([deck]) else None
        if webp is None:
            raise Missing("the deck has no such picture", "no-picture")
        # What a hash names never changes.
        return Response(webp, media_type=KIND, headers={"cache-control": "private, max-age=86400"})


def _part(*given: float | None) -> Box | None:
    left, top, width, height = given
    if left is None and top is None and width is None and height is None:
        return None
    if left is None or top is None or width is None or height is None:
        raise Refused("expected left, top, width and height, or none of them; got some")
    return left, top, width, height
