"""An application without a server: it is started, stopped and asked as a server would do it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

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
) -> Answer:
    """One request to an application whose store is open. Of an endless stream, the first piece is enough."""
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

    path, _, query = path.partition("?")
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if token:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    if cookie:
        headers.append((b"cookie", cookie.encode()))
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": scheme,
        "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
        "headers": headers, "client": (address, 1), "server": ("127.0.0.1", 2), "state": {},
    }  # fmt: skip

    await app(scope, receive, send)
    content = b"".join(message.get("body", b"") for message in told[1:])
    heads = {name.decode(): value.decode() for name, value in told[0]["headers"]}
    kind = heads.get("content-type", "")
    said = (
        content
        if kind in BINARY or "spreadsheet" in kind
        else json.loads(content)
        if "json" in kind
        else content.decode()
    )
    return told[0]["status"], heads, said
