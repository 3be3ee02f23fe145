"""An application without a server: it is started, stopped and asked as a server would do it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from patience import eventually

from interstice.server.http.app import App

Answer = tuple[int, dict[str, str], Any]
"""The status, the headers and the content."""
BINARY = (
    "image/webp",
    "application/pdf",
    "application/octet-stream",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
)
"""What is not text."""


@asynccontextmanager
async def lifespan(app: App) -> AsyncIterator[None]:
    told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    said: asyncio.Queue[Any] = asyncio.Queue()
    running = asyncio.create_task(
        app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, told.get, said.put)
    )
    await told.put({"type": "lifespan.startup"})
    assert (await said.get())["type"] == "lifespan.startup.complete"
    try:
        yield
    finally:
        await told.put({"type": "lifespan.shutdown"})
        assert (await said.get())["type"] == "lifespan.shutdown.complete"
        await running


def ask(app: App, path: str, *more: Any, **given: Any) -> Answer:
    """One request to an application whose store is open only meanwhile."""

    async def run() -> Answer:
        await app.hall.store.open()
        try:
            return await answer_of(app, path, *more, **given)
        finally:
            await app.hall.store.close()

    return asyncio.run(run())


async def answer_of(
    app: App,
    path: str,
    method: str = "GET",
    body: bytes = b"",
    scheme: str = "http",
    token: str = "",
    address: str = "127.0.0.1",
    cookie: str = "",
    endless: bool = False,
    origin: str = "",
) -> Answer:
    """One request to an application whose store is open. Of an endless stream, the first piece is enough."""
    scope = _scope(path, method, body, scheme, token, address, cookie)
    if origin:
        scope["headers"] += [(b"host", b"play.example.org"), (b"origin", origin.encode())]
    told: list[Any] = []
    sent = [{"type": "http.request", "body": body, "more_body": False}]

    answered = asyncio.Event()

    async def receive() -> dict[str, Any]:
        if sent:
            return sent.pop()
        await answered.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        told.append(message)
        if message["type"] == "http.response.body" and (endless or not message.get("more_body")):
            answered.set()

    await app(scope, receive, send)
    content = b"".join(message.get("body", b"") for message in told[1:])
    heads = {name.decode(): value.decode() for name, value in told[0]["headers"]}
    kind = heads.get("content-type", "")
    said = content if kind in BINARY else json.loads(content) if "json" in kind else content.decode()
    return told[0]["status"], heads, said


class Reader:
    """Somebody who reads an answer of an application that is open; if it is a stream, until they go."""

    def __init__(self, app: App, path: str, token: str = "", method: str = "GET") -> None:
        self.told = b""
        self.status = 0
        self.headers: dict[str, str] = {}
        self._goes = asyncio.Event()
        scope = _scope(path, method, b"", "http", token, "192.0.2.7", "")
        self.reading = asyncio.create_task(app(scope, self._receive, self._send))

    async def begins(self) -> int:
        """The status."""
        await eventually(lambda: self.status and (self.told or self.reading.done()))
        return self.status

    async def goes(self) -> None:
        self._goes.set()
        await self.reading

    async def _receive(self) -> dict[str, Any]:
        await self._goes.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        self.told += message.get("body", b"")
        if message["type"] == "http.response.body" and not message.get("more_body"):
            self._goes.set()


def _scope(
    path: str, method: str, body: bytes, scheme: str, token: str, address: str, cookie: str
) -> dict[str, Any]:
    path, _, query = path.partition("?")
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if token:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    if cookie:
        headers.append((b"cookie", cookie.encode()))
    return {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": scheme,
        "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
        "headers": headers, "client": (address, 1), "server": ("127.0.0.1", 2), "state": {},
    }  # fmt: skip
