"""HTTP connections, as uvicorn answers them: each address may have so many, and has to say in time what it wants."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from interstice.server.talking.wire import APP
from interstice.server.upkeep.limits import TooMany

if TYPE_CHECKING:
    from collections.abc import Callable

HEAD_WITHIN, BODY_WITHIN = 10.0, 120.0
"""Seconds for the head of a request, from the start of the connection or the end of the last answer, and for its body."""
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: %d\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


class Caller(H11Protocol):
    _timer: asyncio.TimerHandle | None = None
    _closed: Callable[[], None] | None = None
    _late: Any = None
    """The request whose body was not complete at the last look."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        app = self.app_state[APP]
        try:
            self._closed = app.limits.open_connection(self.client[0] if self.client else "")
        except TooMany as error:
            app.turned_away(error.kind)
            transport.write(TOO_MANY % error.wait)
            transport.close()
        else:
            self._look_in(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From now on a `Wire` has the connection."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._look_in(HEAD_WITHIN)
        super().on_response_complete()

    def _look_in(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._look)

    def _look(self) -> None:
        """Cut off whoever has not said yet what they want. An answer may take as long as it likes."""
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()
        elif self.cycle.more_body:
            if self.cycle is self._late:
                self.transport.abort()
            else:
                self._late = self.cycle
                self._look_in(BODY_WITHIN)

    def _leave(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._closed is not None:
            self._closed()
            self._closed = None
