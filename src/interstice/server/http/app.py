"""The whole server as one ASGI application. Litestar answers everything but sockets, which come from `wire`."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib.metadata import version
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.response.base import ASGIResponse

from interstice.bus.bus import Bus
from interstice.bus.local import LocalBus
from interstice.core.refused import Refused
from interstice.server import logs
from interstice.server.http.api import CLOSED, MOST_AGE, Api, Lobby, health, picture, ready
from interstice.server.http.blocks import Blocks
from interstice.server.http.card_reports import CardReports, DeckReports
from interstice.server.http.daily import DailyApi
from interstice.server.http.drawings import Drawings, glyph_picture, scene_picture
from interstice.server.http.inbox import Inbox
from interstice.server.http.library import Library
from interstice.server.http.me import AboutMe, keeping
from interstice.server.http.my_page import MyPages, their_page
from interstice.server.http.own_decks import OwnDecksApi, SharedDecks
from interstice.server.http.pages import lost, pages
from interstice.server.http.pictures import OwnPictures
from interstice.server.http.previews import Previews
from interstice.server.http.sentences import first_fault, sentence
from interstice.server.http.site import policy
from interstice.server.moderating.links import NotModerator
from interstice.server.people.erasing import Eraser
from interstice.server.playing.attendant import Attendant
from interstice.server.playing.background import note_failure
from interstice.server.playing.clocks import SteadyClock
from interstice.server.playing.due import BOT_PACE, GRACE
from interstice.server.playing.hall import Hall
from interstice.server.playing.heart import WRONG
from interstice.server.playing.own_decks import Bounds
from interstice.server.playing.refusals import Full, Missing, Unfit
from interstice.server.results.fames import Fames
from interstice.server.talking.sockets import AWAY, Socket
from interstice.server.talking.wire import APP, MOST_BYTES, Pulse, Queue, Wire
from interstice.server.upkeep import retention, settings
from interstice.server.upkeep.finishing import Finishing
from interstice.server.upkeep.limits import Limits, TooMany, address_of
from interstice.server.upkeep.metrics import MEDIA_TYPE, Metrics
from interstice.server.upkeep.settings import Settings, is_postgres
from interstice.store.files import make_folder, make_private
from interstice.store.reports import OPEN, REPORTS
from interstice.store.sqlite import SqliteStore
from interstice.store.store import Store, Unavailable

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

TOKEN = SecurityScheme(
    type="http",
    scheme="bearer",
    description="A secret of 22 to 128 letters and digits that the client makes up.",
)
LOOK_AT_LAG = 0.05
"""Seconds between two looks: whatever holds the loop for twice as long is seen to have held it for at least this long."""
AGAIN_WHEN_FULL = "10"
"""How many seconds to wait before trying a full room again."""
UNLIMITED = {"/health", "/ready", "/metrics"}
"""What the machine itself and trusted proxies may always request. From everybody else these count like other requests."""
FILES, FILE_COSTS = ("/web/", "/lang/"), 0.1
"""The files of the client are in memory, and a phone that comes for the first time asks for more than a hundred of them. So
each counts as a part of a request: a school may arrive at once."""
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


HEADERS = {
    "content-security-policy": policy(),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""Headers of every response that does not set them itself."""
SECURE_HEADERS = {
    "strict-transport-security": "max-age=31536000",
    "cross-origin-opener-policy": "same-origin",
}
"""More of them for https; browsers ignore them elsewhere."""


def open_store(database: str) -> Store:
    """A PostgreSQL address, or the path of a SQLite file."""
    if is_postgres(database):
        from interstice.store.postgres import PostgresStore

        return PostgresStore(database)
    try:
        make_folder(Path(database).parent)
        make_private(Path(database))
    except OSError as error:
        raise Refused(f"{database}: expected a file that can be written; {error.strerror}") from None
    return SqliteStore(database)


def open_hall(database: str, bot_pace: float = BOT_PACE, grace: float = GRACE, bot_rollouts: int = 0) -> Hall:
    store, bus = open_store(database), _open_bus(database)
    return Hall(store, bus, SteadyClock(), bot_pace=bot_pace, grace=grace, bot_rollouts=bot_rollouts)


def _open_bus(database: str) -> Bus:
    if is_postgres(database):
        from interstice.bus.postgres import PostgresBus

        return PostgresBus(database)
    return LocalBus()


def make_app(chosen: Settings | None = None) -> App:
    """The application for these settings, or for those of the environment. Each process calls this once."""
    chosen = chosen or settings.read()
    logs.set_up(chosen.log_level, chosen.log_format)
    hall = open_hall(chosen.database, chosen.bot_pace, chosen.grace, chosen.bot_rollouts)
    return App(hall, chosen)


class App:
    """An ASGI application around one hall."""

    def __init__(self, hall: Hall, chosen: Settings | None = None) -> None:
        self.hall = hall
        self.settings = chosen or Settings(database="games.sqlite")
        self.metrics = Metrics()
        hall.store.committed = self.metrics.committed
        self.pulse = Pulse()
        self.queue = Queue()
        chosen = self.settings
        hall.own.bounds = Bounds(chosen.own_cards, chosen.own_decks, chosen.own_pictures * 1_000_000)
        if chosen.decks:
            hall.host_decks.folder = Path(chosen.decks)
        self.limits = Limits(hall.passed, chosen.rates(), chosen.limit_sockets, chosen.proxies())
        self.lobby = Lobby(hall)
        self.eraser = Eraser(hall, self._erased)
        self.finishing = Finishing(hall)
        hall.games.shelf.fames = Fames(hall.store.rows, hall.passed).now
        self.daily = self.finishing.daily
        self.attendant = Attendant(hall, self.finishing.ended)
        self.metrics.games_counted = lambda: self.finishing.counting.counted
        self.metrics.games_unread = lambda: self.finishing.counting.unread
        self.metrics.daily = lambda: self.daily.counts
        hall.background.report_to(self._background_failed)
        hall.reported = self.metrics.reported
        self.metrics.heartbeat_age = lambda: min(hall.heart.age, MOST_AGE)
        self.http = Litestar(
            [
                AboutMe,
                Api,
                Blocks,
                CardReports,
                DailyApi,
                DeckReports,
                Drawings,
                Inbox,
                Library,
                MyPages,
                OwnDecksApi,
                OwnPictures,
                SharedDecks,
                Previews,
                glyph_picture,
                keeping,
                picture,
                scene_picture,
                their_page,
                health,
                ready,
                tell_metrics,
                *pages,
            ],
            dependencies={
                "hall": Provide(lambda: hall, sync_to_thread=False),
                "metrics": Provide(lambda: self.metrics, sync_to_thread=False),
                "limits": Provide(lambda: self.limits, sync_to_thread=False),
                "lobby": Provide(lambda: self.lobby, sync_to_thread=False),
                "settings": Provide(lambda: self.settings, sync_to_thread=False),
                "daily": Provide(lambda: self.daily, sync_to_thread=False),
                "eraser": Provide(lambda: self.eraser, sync_to_thread=False),
                "attendant": Provide(lambda: self.attendant, sync_to_thread=False),
            },
            exception_handlers={
                TooMany: self._too_many,
                Refused: _refused,
                RecursionError: _too_deep,
                Unavailable: _unavailable,
                HTTPException: self._http_refused,
                Exception: self._unexpected,
            },
            lifespan=[self._lifespan],
            logging_config=None,
            openapi_config=OpenAPIConfig(
                title="Interstice",
                version=version("interstice"),
                render_plugins=[JsonRenderPlugin()],
                use_handler_docstrings=True,
                components=Components(security_schemes={"token": TOKEN}),
                openapi_router=Router(
                    "/schema", route_handlers=[], include_in_schema=False, before_request=_describe
                ),
            ),
            request_max_body_size=MOST_BYTES,
        )

    # Starting and stopping

    @asynccontextmanager
    async def _lifespan(self, _: Litestar) -> AsyncIterator[None]:
        try:
            await self.hall.open()
            await self.attendant.start()
            await asyncio.to_thread(self.hall.host_decks.look)
            if self.settings.decks:
                self.hall.background.keep_running("decks", self.hall.host_decks.watch)
            self.hall.background.keep_running("erasing", self.eraser.run)
            self.hall.background.keep_running("hearing of erasures", self.eraser.listen)
            self.hall.background.keep_running("pulse", self.pulse.run)
            self.hall.background.keep_running("lag", self._measure_lag)
            self.hall.background.keep_running("limits", self.limits.forget_daily)
            self.hall.background.keep_running("daily line", self.daily.run)
            _settle_memory()
        except Exception as error:
            logs.note_error("the start failed; does the database answer?", error)
            raise
        kind = "postgresql" if is_postgres(self.settings.database) else "sqlite"
        _before_stopping(self.hall.watching.stop)
        logs.note("start", version=version("interstice"), database=kind)
        await self._start_pruning()
        try:
            yield
        finally:
            await self.hall.close()
            logs.sum_up()
            logs.note("stop", sockets=self.metrics.sockets, entries=self.hall.store.entries)

    async def _measure_lag(self) -> None:
        """Measure how late the event loop is for a timer: whatever delays it delays everybody."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK_AT_LAG
            await asyncio.sleep(LOOK_AT_LAG)
            self.metrics.lagged(max(0.0, loop.time() - due))

    async def _start_pruning(self) -> None:
        store, chosen = self.hall.store, self.settings
        if chosen.keep_games is None and await retention.keeps_all_games(store):
            logs.note(
                "games are kept for ever, because this database is older than the limit; --keep-games sets one"
            )
        keep = await retention.keeping(store, chosen)
        if self.hall.heart.away > WRONG:
            # A machine that has just been switched on may not know yet what day it is.
            await retention.put_off(store, self.hall.now())
        # Lines that moderators hid are erased even if everything else is kept.
        self.hall.background.keep_running("pruning", partial(self._prune_forever, keep))

    async def _prune_forever(self, keep: retention.Keeping) -> None:
        hall = self.hall
        while True:
            try:
                gone = await retention.prune_if_due(
                    hall.store, hall.now(), keep, hall.watching.is_watched, self.finishing.may_go
                )
                self._forget(gone)
                for room in hall.rooms.all_here():
                    await hall.forget_hidden(room)
                await hall.pins.sweep()
                await hall.pictures.sweep()
            except Exception as error:  # Whatever it was, it is tried again in an hour.
                logs.note_error("pruning failed", error)
            await asyncio.sleep(retention.EVERY)

    def _erased(self) -> None:
        self.hall.forget_idle()
        self.metrics.erased += 1
        logs.note("erased")

    def _forget(self, gone: retention.Pruned) -> None:
        games, rooms, reports, lines = len(gone.games), len(gone.rooms), gone.reports, gone.lines
        if games or rooms or reports or lines:
            self.hall.forget_idle()
            self.metrics.pruned.update(game=games, room=rooms, report=reports, line=lines)
            logs.note("pruned", games=games, rooms=rooms, reports=reports, lines=lines)

    # Answering

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "lifespan":
            # A wire finds the application here.
            scope["state"][APP] = self
            await self.http(scope, receive, send)  # type: ignore[arg-type]
        else:
            await send({"type": "websocket.close", "code": 1011})

    def accept(self, wire: Wire) -> Socket:
        """Somebody has opened a socket."""
        return Socket(self.hall, self.metrics, self.limits, wire, self.settings.limit_room_sockets)

    def turned_away(self, kind: str) -> None:
        """A limit has turned somebody away."""
        self.metrics.limited[kind] += 1
        logs.note("limited", kind=kind)

    def _background_failed(self, name: str, error: Exception) -> None:
        self.metrics.restarts[name] += 1
        note_failure(name, error)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status, took = time.perf_counter(), 0, 0.0

        async def answer(message: MutableMapping[str, Any]) -> None:
            nonlocal status, took
            if message["type"] == "http.response.start":
                # After this, a stream may go on for hours.
                status, took = message["status"], time.perf_counter() - began
                message["headers"] = [*message["headers"], *_missing(scope, message["headers"])]
            await send(message)

        refusal = self._refusal(scope)
        try:
            await (refusal or self.http)(scope, receive, answer)  # type: ignore[arg-type]
        finally:
            if closed := scope["state"].pop(CLOSED, None):
                closed()
        self._note_answer(scope, status, took)

    def _refusal(self, scope: Scope) -> ASGIResponse | None:
        """Turn a request away before routing: its sender has sent too many, or its path contains a NUL."""
        try:
            path, address = scope["path"], address_of(scope)
            if path not in UNLIMITED or not self.limits.is_ours(address):
                cost = FILE_COSTS if path.startswith(FILES) else 1.0
                self.limits.require("request", address, cost)
        except TooMany as error:
            self.turned_away(error.kind)
            return _plain(429, str(error), {"retry-after": str(error.wait)})
        if "\0" in scope["path"]:
            return _plain(404, "there is nothing at this address")
        return None

    def _too_many(self, _: Request[Any, Any, Any], error: TooMany) -> Response[dict[str, Any]]:
        self.turned_away(error.kind)
        said = {"word": error.word, "given": error.given}
        return sentence(429, str(error), {"retry-after": str(error.wait)}, **said)

    def _note_answer(self, scope: Scope, status: int, seconds: float) -> None:
        facts: dict[str, Any] = {
            "status": status,
            "method": scope["method"] if scope["method"] in METHODS else "OTHER",
            # The route as it is declared: a path could contain anything.
            "route": scope.get("path_template") or "unknown",
            "seconds": round(seconds, 3),
        }
        self.metrics.requested(str(facts["route"]), status, seconds)
        if status >= 400:
            self.metrics.refused[f"http-{status}"] += 1
            logs.note("refused", **facts)
        if seconds >= logs.SLOW:
            logs.note("slow", logging.WARNING, **facts)

    def _unexpected(self, _: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
        return sentence(500, self.metrics.unexpected(error))

    def _http_refused(
        self, request: Request[Any, Any, Any], error: HTTPException
    ) -> Response[dict[str, Any]] | Response[bytes]:
        status = error.status_code
        page = lost(request) if status == 404 else None
        if page is not None:
            return page
        if status >= 500:
            return self._unexpected(request, error)
        if isinstance(error, ValidationException):
            return sentence(status, first_fault(error))
        why = {
            404: "there is nothing at this address",
            405: f"expected a method other than {request.method[:10]} at this address",
            413: f"expected a body of at most {_most_bytes(request)} bytes",
        }.get(status, f"expected another request; {error.detail}")
        is_file = status == 413 and _most_bytes(request) != MOST_BYTES
        return sentence(
            status, why, error.headers, **({"word": "file-large", "given": {}} if is_file else {})
        )


@get("/metrics", include_in_schema=False)
async def tell_metrics(
    hall: NamedDependency[Hall], metrics: NamedDependency[Metrics], attendant: NamedDependency[Attendant]
) -> Response[str]:
    metrics.overdue = attendant.overdue
    with suppress(Unavailable):
        metrics.open_reports = await hall.store.rows.count(REPORTS, {"state": OPEN})
    return Response(metrics.text(hall), media_type=MEDIA_TYPE)


def _before_stopping(stop: Callable[[], None]) -> None:
    """Call `stop` as soon as a signal arrives: the server waits for open responses, and streams never end on their own."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        then = signal.getsignal(number)

        def stopping(number: int, frame: FrameType | None, then: Any = then) -> None:
            loop.call_soon_threadsafe(stop)
            if callable(then):
                then(number, frame)

        signal.signal(number, stopping)


async def _describe(request: Request[Any, Any, Any]) -> None:
    """Make the description of the REST interface in a thread: it takes longer than the loop may be held."""
    await asyncio.to_thread(request.app.plugins.get(OpenAPIPlugin).provide_openapi_schema)


def _settle_memory() -> None:
    """What exists by now stays, so the garbage collector need not look at it again, and need not run often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def _missing(scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers that every answer should have and this one lacks."""
    wanted = dict(HEADERS)
    if scope["scheme"] == "https":
        wanted |= SECURE_HEADERS
    if scope["path"].startswith("/api/"):
        wanted["cache-control"] = "no-store"
    there = {name.lower() for name, _ in headers}
    return [(name.encode(), value.encode()) for name, value in wanted.items() if name.encode() not in there]


def _most_bytes(request: Request[Any, Any, Any]) -> int:
    """How many bytes the address accepts."""
    handler = request.scope.get("route_handler")
    most = handler.resolve_request_max_body_size() if isinstance(handler, HTTPRouteHandler) else None
    return most or MOST_BYTES


def _plain(status: int, why: str, headers: dict[str, str] | None = None) -> ASGIResponse:
    body = msgspec.json.encode({"why": why})
    return ASGIResponse(body=body, status_code=status, media_type=MediaType.JSON, headers=headers or {})


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[dict[str, Any]]:
    return sentence(400, "expected simpler input; this is nested too deeply")


def _refused(_: Request[Any, Any, Any], error: Refused) -> Response[dict[str, Any]]:
    said = {"word": error.word, "given": error.given} if error.word else {}
    status = {Missing: 404, Unfit: 422, NotModerator: 403, Full: 429}.get(type(error), 400)
    return sentence(status, str(error), {"retry-after": AGAIN_WHEN_FULL} if status == 429 else None, **said)


def _unavailable(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    return sentence(503, AWAY)
