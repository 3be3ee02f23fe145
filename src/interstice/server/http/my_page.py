"""My page: what somebody has played and what they know, for themselves alone."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from interstice.decks.load import load_shipped, shipped
from interstice.server.http.api import TOKEN, token_of
from interstice.server.http.library import REFUSED, Language, TimelineCard, by_face, named, timeline_of
from interstice.server.playing.hall import Hall
from interstice.server.results.page import Missed, PlayedGame, Standing, missed_most, played_games, standing

SHOWN_MISSES = 4


class MissedCard(msgspec.Struct):
    """A card that somebody misses often, with what is worth knowing about it."""

    deck: str
    card: TimelineCard
    tries: int
    missed: int
    years: int | None
    """By how many years, on average; null where no gap was chosen."""


class MyPage(msgspec.Struct):
    standing: Standing
    missed: list[MissedCard]
    """The cards missed most often; `standing.misses` has all, without their facts."""
    themes: dict[str, str]
    """The names of all themes, and `decks` those of all decks."""
    decks: dict[str, str]


class MyGames(msgspec.Struct):
    games: list[PlayedGame]
    """The newest first."""


class MyPages(Controller):
    path = "/api/me"

    @get("/page", security=TOKEN, responses=REFUSED)
    async def page(
        self, hall: NamedDependency[Hall], request: Request[Any, Any, Any], language: Language = "en"
    ) -> MyPage:
        """What whoever asks has played, what they know, and the cards that they miss most."""
        person = await hall.people.who(token_of(request))
        found = await standing(hall.store, person, hall.now())
        editions = [load_shipped(deck) for deck in shipped()]
        themes = {id: theme for edition in editions for id, theme in edition.about.themes.items()}
        return MyPage(
            found,
            _with_facts(found.misses, language)[:SHOWN_MISSES],
            {id: theme.name.get(language, theme.name["en"]) for id, theme in themes.items()},
            {edition.id: named(edition, language) for edition in editions},
        )

    @get("/games", security=TOKEN, responses=REFUSED)
    async def games(
        self,
        hall: NamedDependency[Hall],
        request: Request[Any, Any, Any],
        at: Annotated[
            float | None, QueryParameter(description="For the next page: `at` of the last game.")
        ] = None,
        game: Annotated[str, QueryParameter(max_length=60, description="And its id.")] = "",
    ) -> MyGames:
        """The games of whoever asks, twenty at a time."""
        person = await hall.people.who(token_of(request))
        return MyGames(await played_games(hall.store, person, None if at is None else (at, game)))

    @get("/misses", security=TOKEN, responses=REFUSED)
    async def misses(
        self, hall: NamedDependency[Hall], request: Request[Any, Any, Any], language: Language = "en"
    ) -> list[MissedCard]:
        """All cards that whoever asks has missed at least twice, with year, note and source."""
        person = await hall.people.who(token_of(request))
        return _with_facts(await missed_most(hall.store, person), language)


def _with_facts(misses: list[Missed], language: str) -> list[MissedCard]:
    known = [(by_face()[each.face], each) for each in misses if each.face in by_face()]
    return [
        MissedCard(deck, timeline_of([card], language)[0], each.tries, each.missed, each.years)
        for (deck, card), each in known
    ]
