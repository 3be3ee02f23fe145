"""The inbox over REST, for moderators: they come in by a link from the host, which opens a session for one browser."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from interstice.server.http.library import REFUSED, Language
from interstice.server.moderating import acts, inbox
from interstice.server.moderating.links import NotModerator, end, moderator_of, open_link
from interstice.server.playing.hall import Hall
from interstice.server.upkeep.limits import Limits, address_of
from interstice.server.upkeep.metrics import Metrics
from interstice.store.moderation import Act, Moderator
from interstice.store.reports import OPEN, SETTLED, Report

SESSION = "interstice-inbox"
"""The cookie of a session."""
PATH = "/api/inbox"


class Link(msgspec.Struct, frozen=True):
    link: str
    """The part after the # in the host's link."""


class Session(msgspec.Struct, frozen=True):
    moderator: str
    until: float


class Opened(msgspec.Struct, frozen=True):
    """The inbox: the newest reports first."""

    moderator: str
    until: float
    counts: dict[str, int]
    reports: list[Report]


class Reason(msgspec.Struct, frozen=True):
    why: str


class Inbox(Controller):
    path = PATH
    tags = ("Moderators",)

    @post("/session", responses=REFUSED)
    async def open(
        self,
        data: JSONBody[Link],
        hall: NamedDependency[Hall],
        limits: NamedDependency[Limits],
        request: Request[Any, Any, Any],
    ) -> Response[Session]:
        """Open a link from the host. It works once; from then on this browser is the moderator, until the link expires."""
        with limits.guessing(address_of(request.scope), NotModerator):
            moderator, secret = await open_link(hall.store, data.link, hall.now())
        cookie = Cookie(
            key=SESSION,
            value=secret,
            path=PATH,
            max_age=max(1, int(moderator.until - hall.now())),
            httponly=True,
            samesite="strict",
            secure=request.scope["scheme"] == "https",
        )
        return Response(Session(moderator.name, moderator.until), status_code=201, cookies=[cookie])

    @delete("/session", status_code=200, responses=REFUSED)
    async def close(
        self, hall: NamedDependency[Hall], request: Request[Any, Any, Any]
    ) -> Response[dict[str, bool]]:
        """Stop being a moderator in this browser. The link does not work any more."""
        moderator = await _moderator(hall, request)
        await end(hall.store, moderator.id, hall.now())
        gone = Cookie(key=SESSION, value="", path=PATH, max_age=0, httponly=True, samesite="strict")
        return Response({"closed": True}, cookies=[gone])

    @get("/", responses=REFUSED)
    async def all(
        self,
        hall: NamedDependency[Hall],
        request: Request[Any, Any, Any],
        settled: FromQuery[bool] = False,
    ) -> Opened:
        """The reports that are open, or those that are settled."""
        moderator = await _moderator(hall, request)
        reports = await inbox.listed(hall.store, SETTLED if settled else OPEN)
        return Opened(moderator.name, moderator.until, await inbox.count(hall.store), reports)

    @get("/reports/{report:str}", responses=REFUSED)
    async def one(
        self,
        report: FromPath[str],
        hall: NamedDependency[Hall],
        request: Request[Any, Any, Any],
        language: Language = "en",
    ) -> inbox.Told:
        """A report with everything needed to judge it, and what has been done about it."""
        await _moderator(hall, request)
        return await inbox.tell(hall, await acts.find_report(hall, report), language)

    @post("/reports/{report:str}/acts", responses=REFUSED)
    async def act(
        self,
        report: FromPath[str],
        data: JSONBody[acts.AnyWish],
        hall: NamedDependency[Hall],
        metrics: NamedDependency[Metrics],
        request: Request[Any, Any, Any],
    ) -> Act:
        """Do something about a report, and say why."""
        moderator = await _moderator(hall, request)
        done = await acts.do(hall, moderator.name, await acts.find_report(hall, report), data)
        metrics.acts[done.act] += 1
        return done

    @post("/acts/{act:str}/lift", responses=REFUSED)
    async def lift(
        self,
        act: FromPath[str],
        data: JSONBody[Reason],
        hall: NamedDependency[Hall],
        metrics: NamedDependency[Metrics],
        request: Request[Any, Any, Any],
    ) -> Act:
        """Undo what a moderator did, and say why."""
        moderator = await _moderator(hall, request)
        done = await acts.lift(hall, moderator.name, act, data.why)
        metrics.acts[done.act] += 1
        return done


async def _moderator(hall: Hall, request: Request[Any, Any, Any]) -> Moderator:
    """Who asks. A page of a neighbouring site, to which browsers give the same cookie, cannot ask for them."""
    origin = request.headers.get("origin")
    if origin is not None and origin.split("//")[-1] != request.headers.get("host"):
        raise NotModerator("expected a page of this server; another site asks")
    return await moderator_of(hall.store, request.cookies.get(SESSION, ""), hall.now())
