"""My page: what somebody has played and what they know; for themselves, and for others if they show it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from interstice.server.daily.daily import Daily
from interstice.server.daily.standing import DailyStanding, as_counted, daily_standing
from interstice.server.http.api import TOKEN, may_open, token_of
from interstice.server.http.daily import Begin, Code
from interstice.server.http.library import (
    REFUSED,
    Language,
    TimelineCard,
    by_face,
    named,
    offered,
    offered_edition,
    timeline_of,
    words_in,
)
from interstice.server.people import appearing
from interstice.server.playing.hall import Hall
from interstice.server.playing.people import person_of
from interstice.server.playing.refusals import Missing
from interstice.server.results import showing
from interstice.server.results.again import play_misses
from interstice.server.results.page import (
    Missed,
    PlayedGame,
    Standing,
    missed_most,
    played_games,
    standing,
)
from interstice.server.results.showing import Showing
from interstice.server.upkeep.limits import Limits, address_of
from interstice.store.results import SHOWN_PAGES, ShownPage

SHOWN_MISSES = 4


class MissedCard(msgspec.Struct):
    """A card that somebody misses often, with what is worth knowing about it."""

    deck: str
    card: TimelineCard
    tries: int
    missed: int
    years: int | None
    """By how many years, on average; null where no gap was chosen."""


class Shown(msgspec.Struct):
    """A page that others can see."""

    link: str
    """The last part of its address."""
    games: bool
    """Whether they see the games, and `misses` the cards missed most."""
    misses: bool


class MyPage(msgspec.Struct):
    standing: Standing
    missed: list[MissedCard]
    """The cards missed most often; `standing.misses` has all, without their facts."""
    daily: DailyStanding | None
    themes: dict[str, str]
    """The names of all themes, and `decks` those of all decks."""
    decks: dict[str, str]
    shown: Shown | None
    """Null as long as nobody else can see it."""


class TheirPage(MyPage):
    """Somebody else's page. What they do not show is empty."""

    name: str
    """Empty for a guest without a name, and so are `animal` and `colour` if they have chosen none."""
    animal: str
    colour: int


class MyGames(msgspec.Struct):
    games: list[PlayedGame]
    """The newest first."""
    decks: dict[str, str]
    """The names of all decks."""


class MyPages(Controller):
    path = "/api/me"

    @get("/page", security=TOKEN, responses=REFUSED)
    async def page(
        self,
        hall: NamedDependency[Hall],
        daily: NamedDependency[Daily],
        request: Request[Any, Any, Any],
        language: Language = "en",
    ) -> MyPage:
        """What you have played, what you know, and the cards that you miss most."""
        person = await hall.people.who(token_of(request))
        found = standing(hall.store, person, hall.now())
        parts, shown = await asyncio.gather(
            _parts(hall, daily, person, found, language), hall.store.rows.get(SHOWN_PAGES, person)
        )
        return MyPage(**parts, shown=_shown(shown) if shown else None)

    @put("/page/shown", security=TOKEN, responses=REFUSED)
    async def show(
        self,
        data: JSONBody[Showing],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
    ) -> Shown:
        """Show your page to anyone who has its link, or change what they see. Games and misses stay hidden unless you choose to show them."""
        limits.require("command", person_of(token_of(request)))
        person = await hall.people.who(token_of(request))
        return _shown(await showing.show(hall.store, person, data, hall.now()))

    @delete("/page/shown", status_code=204, security=TOKEN, responses=REFUSED)
    async def hide(self, hall: NamedDependency[Hall], request: Request[Any, Any, Any]) -> None:
        """Stop showing your page. Its link never works again."""
        await showing.hide(hall.store, await hall.people.who(token_of(request)))

    @get("/games", security=TOKEN, responses=REFUSED)
    async def games(
        self,
        hall: NamedDependency[Hall],
        request: Request[Any, Any, Any],
        at: Annotated[
            float | None, QueryParameter(description="For the next page: the last game's `at`.")
        ] = None,
        game: Annotated[
            str, QueryParameter(max_length=60, description="For the next page: the last game's id.")
        ] = "",
        language: Language = "en",
    ) -> MyGames:
        """Your games, twenty at a time."""
        person = await hall.people.who(token_of(request))
        found = await played_games(hall.store, person, None if at is None else (at, game))
        return MyGames(await as_counted(hall.store, person, found), _deck_names(hall, language))

    @get("/misses", security=TOKEN, responses=REFUSED)
    async def misses(
        self, hall: NamedDependency[Hall], request: Request[Any, Any, Any], language: Language = "en"
    ) -> list[MissedCard]:
        """All cards that you have missed at least twice, with year, note and source."""
        person = await hall.people.who(token_of(request))
        return _with_facts(await missed_most(hall.store, person), language)

    @post("/misses", security=TOKEN, responses=REFUSED)
    async def play_misses(
        self,
        data: JSONBody[Begin],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
    ) -> Code:
        """Play exactly these cards again, in a solo game with endless lives."""
        person = await may_open(hall, limits, request)
        return Code(await play_misses(hall, person, data.name, data.language))


@get("/api/pages/{link:str}", responses=REFUSED)
async def their_page(
    link: Annotated[str, PathParameter(max_length=60, description="The last part of the page's address.")],
    hall: NamedDependency[Hall],
    daily: NamedDependency[Daily],
    limits: NamedDependency[Limits],
    request: Request[Any, Any, Any],
    language: Language = "en",
) -> TheirPage:
    """The parts of somebody's page that they show."""
    with limits.guessing(address_of(request.scope), Missing):
        shown = await showing.find_shown(hall.store, link, hall.restraints)
    profile = await appearing.find(hall.store, shown.person, hall.now())
    found = showing.for_others(hall.store, shown, hall.now())
    parts = await _parts(hall, daily, shown.person, found, language)
    return TheirPage(
        **parts, shown=_shown(shown), name=shown.name, animal=profile.animal, colour=profile.colour
    )


async def _parts(
    hall: Hall, daily: Daily, person: str, finding: Awaitable[Standing], language: str
) -> dict[str, Any]:
    """What a page holds, no matter who sees it."""
    found, in_lines = await asyncio.gather(finding, daily_standing(hall.store, daily, person))
    recent = await as_counted(hall.store, person, found.recent)
    editions = [offered_edition(hall, deck) for deck in offered(hall)]
    themes = {id: theme for edition in editions for id, theme in edition.about.themes.items()}
    return {
        "standing": msgspec.structs.replace(found, recent=recent),
        "missed": _with_facts(found.misses, language)[:SHOWN_MISSES],
        "daily": in_lines,
        "themes": {id: words_in(theme.name, language) for id, theme in themes.items()},
        "decks": _deck_names(hall, language),
    }


def _deck_names(hall: Hall, language: str) -> dict[str, str]:
    return {deck: named(offered_edition(hall, deck), language) for deck in offered(hall)}


def _shown(page: ShownPage) -> Shown:
    return Shown(page.link, page.games, page.misses)


def _with_facts(misses: list[Missed], language: str) -> list[MissedCard]:
    known = [(by_face()[each.face], each) for each in misses if each.face in by_face()]
    return [
        MissedCard(deck, timeline_of([card], language)[0], each.tries, each.missed, each.years)
        for (deck, card), each in known
    ]
