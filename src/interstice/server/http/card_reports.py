"""Players report a card whose date they doubt, or a deck. Moderators read what came in the inbox."""

from __future__ import annotations

import secrets
from functools import cache
from typing import Any

import msgspec
from litestar import Controller, Request, Response, post
from litestar.di import NamedDependency
from litestar.exceptions import ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from interstice.decks.load import load_shipped
from interstice.server.http.api import TOKEN, open_game, token_of
from interstice.server.http.library import REFUSED, Why, by_face, edition_in_play
from interstice.server.http.sentences import first_fault, sentence
from interstice.server.playing.cleaning import cleaned
from interstice.server.playing.hall import Hall
from interstice.server.playing.people import person_of
from interstice.server.playing.pins import LINK
from interstice.server.playing.refusals import Missing, Unfit
from interstice.server.upkeep.limits import Limits, address_of
from interstice.server.upkeep.metrics import Metrics
from interstice.store.reports import CARD, DECK, REPORTS, Report
from interstice.store.rows import Insert
from interstice.text import LANGUAGES

MOST_WHY = 500
"""Characters of a reason."""
EARLIEST, LATEST = -14_000_000_000, 9999
"""A year lies between the beginning of the universe and one with four digits."""


class Doubt(msgspec.Struct, frozen=True):
    """What somebody says about a card: the year they think is right, what is wrong, or both."""

    face: str
    """As views name the card."""
    language: str
    """The language in which they read it: en, de, fr, it or nl."""
    year: int | None = None
    """Years BC are negative."""
    why: str = ""
    game: str = ""
    """The game in which they met the card, if they met it in one."""


class Complaint(msgspec.Struct, frozen=True):
    """What somebody says about a deck."""

    why: str


class Received(msgspec.Struct, frozen=True):
    id: str
    """The id by which the host knows the report."""


ANSWERS = {
    **REFUSED,
    422: ResponseSpec(Why, generate_examples=False, description="The body is not a report."),
    429: ResponseSpec(Why, generate_examples=False, description="Too many reports; try again later."),
}


def _not_a_report(_: Request[Any, Any, Any], error: ValidationException) -> Response[dict[str, Any]]:
    return sentence(422, first_fault(error))


class CardReports(Controller):
    path = "/api/cards"

    @post(
        "/reports",
        security=TOKEN,
        responses=ANSWERS,
        exception_handlers={ValidationException: _not_a_report},
    )
    async def report(
        self,
        data: JSONBody[Doubt],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        metrics: NamedDependency[Metrics],
        request: Request[Any, Any, Any],
    ) -> Received:
        """Report a card whose date seems wrong. Nothing changes in any game; the host of the server looks into it."""
        token = token_of(request)
        why = _reason(data)
        deck, version = await _found(hall, request, data)
        # First by token, then by address, which a school or a household may share.
        limits.require("reporting", person_of(token))
        limits.require("report", address_of(request.scope))
        report = Report(
            id=secrets.token_hex(6),
            at=hall.now(),
            kind=CARD,
            by=await hall.people.who(token),
            about=data.face,
            game=data.game,
            deck=deck,
            version=version,
            language=data.language,
            year=data.year,
            why=why,
        )
        await hall.store.rows.write(Insert(REPORTS, report))
        metrics.reports[CARD] += 1
        return Received(report.id)


class DeckReports(Controller):
    path = "/api/decks"

    @post(
        "/{deck:str}/reports",
        security=TOKEN,
        responses=ANSWERS,
        exception_handlers={ValidationException: _not_a_report},
    )
    async def report(
        self,
        deck: FromPath[str],
        data: JSONBody[Complaint],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        metrics: NamedDependency[Metrics],
        request: Request[Any, Any, Any],
    ) -> Received:
        """Report a deck: say what is wrong with it. An own deck is named as its room names it, or by a link: `link:TOKEN`."""
        token = token_of(request)
        why = _short(data.why)
        if not why:
            raise Unfit("expected what is wrong with the deck; got nothing", "report-empty")
        limits.require("reporting", person_of(token))
        limits.require("report", address_of(request.scope))
        if deck.startswith(LINK):
            with limits.guessing(address_of(request.scope), Missing):
                deck = await hall.pins.of_link(deck.removeprefix(LINK))
        version = (await edition_in_play(hall, deck)).deck().hash
        report = Report(
            id=secrets.token_hex(6),
            at=hall.now(),
            kind=DECK,
            by=await hall.people.who(token),
            about=deck,
            why=why,
            deck=deck,
            version=version,
        )
        await hall.store.rows.write(Insert(REPORTS, report))
        metrics.reports[DECK] += 1
        return Received(report.id)


def _reason(doubt: Doubt) -> str:
    """The reason without control characters, if everything about the report is valid."""
    why = _short(doubt.why)
    if doubt.language not in LANGUAGES:
        raise Unfit(f"expected a language among {', '.join(LANGUAGES)}; got {doubt.language[:20]!r}")
    if doubt.year is not None and (doubt.year == 0 or not EARLIEST <= doubt.year <= LATEST):
        raise Unfit(
            f"expected a year from {EARLIEST} to {LATEST}, but not 0; got {doubt.year}", "report-year"
        )
    if doubt.year is None and not why:
        raise Unfit("expected the right year, or what is wrong; got neither", "report-empty")
    return why


def _short(text: str) -> str:
    why = cleaned(text)
    if len(why) > MOST_WHY:
        raise Unfit(
            f"expected a reason of at most {MOST_WHY} characters; got {len(why)}",
            "report-why",
            most=MOST_WHY,
        )
    return why


async def _found(hall: Hall, request: Request[Any, Any, Any], doubt: Doubt) -> tuple[str, str]:
    """The deck of the card, and its version. A card of an own deck is found by the game in which they met it."""
    if not doubt.game:
        if doubt.face not in by_face():
            raise Missing(f"no deck has a card {doubt.face[:60]!r}; expected the face of a card")
        deck, printed = by_face()[doubt.face]
        _require_other_year(doubt, printed.year)
        return deck, _whole(deck)
    live = await open_game(hall, request, doubt.game)
    # Whether a card is still to come is a secret of the line of a day.
    if doubt.face not in {card.face for card in live.game.cards}:
        raise Missing(f"expected a card that came up in the game {doubt.game[:60]}; got {doubt.face!r}")
    for number in live.game.shown:
        card = live.game.cards[number]
        if card.face == doubt.face:
            _require_other_year(doubt, card.year)
    faces = {**by_face(), **await hall.pins.faces(live.head.pins)}
    if doubt.face not in faces:
        raise Missing("the deck of this card was deleted", "no-deck")
    return faces[doubt.face][0], live.deck.hash


def _require_other_year(doubt: Doubt, printed: int) -> None:
    """For a card that everybody has seen: a refusal gives its year away."""
    if doubt.year == printed:
        raise Unfit(f"expected another year than the card has; got {printed}", "report-same")


@cache
def _whole(deck: str) -> str:
    return load_shipped(deck).deck().hash
