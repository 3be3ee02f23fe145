"""The whole server as one ASGI application: sockets by hand, everything else by Litestar."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig

from interstice.bus.bus import Bus
from interstice.bus.local import LocalBus
from interstice.bus.postgres import PostgresBus
from interstice.core.refused import Refused
from interstice.server.api import Api, health, picture, ready
from interstice.server.attendant import Attendant
from interstice.server.hall import Hall, Missing
from interstice.server.sockets import Receive, Scope, Send, serve_socket
from interstice.store.postgres import PostgresStore
from interstice.store.sqlite import SqliteStore
from interstice.store.store import Store, Unavailable

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


def open_hall(database: str) -> Hall:
    """A PostgreSQL address, or the path of a SQLite file."""
    store: Store
    bus: Bus
    if database.startswith(("postgresql://", "postgres://")):
        store, bus = PostgresStore(database), PostgresBus(database)
    else:
        Path(database).parent.mkdir(parents=True, exist_ok=True)
        store, bus = SqliteStore(database), LocalBus()
    return Hall(store, bus, time.time)


class App:
    """An ASGI application around one hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._http = Litestar(
            [Api, picture, health, ready],
            dependencies={"hall": Provide(lambda: hall, sync_to_thread=False)},
            exception_handlers={Refused: _refused, Missing: _refused, Unavailable: _unavailable},
            lifespan=[self._lifespan],
            openapi_config=OpenAPIConfig(title="Interstice", version="1"),
            request_max_body_size=16 * 1024,
            response_headers=HEADERS,
        )

    @asynccontextmanager
    async def _lifespan(self, _: Litestar) -> AsyncIterator[None]:
        await self.hall.open()
        await Attendant(self.hall).start()
        try:
            yield
        finally:
            await self.hall.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/socket":
            await serve_socket(self.hall, scope, receive, send)
        else:
            await self._http(scope, receive, send)  # type: ignore[arg-type]


def _refused(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    status = 404 if isinstance(error, Missing) else 400
    return Response({"why": str(error)}, status_code=status, media_type=MediaType.JSON)


def _unavailable(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    return Response(
        {"why": "the store cannot be reached; try again"}, status_code=503, media_type=MediaType.JSON
    )
