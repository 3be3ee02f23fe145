"""Connections over which nothing comes, or not all of it, as a server of its own answers them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import uvicorn
from line import with_app
from patience import PATIENCE

from interstice.cli import serving
from interstice.server.http.app import App
from interstice.server.talking import callers
from interstice.server.talking.wire import APP
from interstice.server.upkeep.limits import Limits
from interstice.server.upkeep.settings import Settings

GET = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"
POST = b"POST /api/rooms HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\n"
UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
Dial = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


def with_door(tmp_path: Path, scene: Callable[[App, Dial], Awaitable[None]]) -> None:
    """An application that listens as `interstice serve` has it do."""

    async def run(app: App) -> None:
        config = serving.config_of(Settings(database=str(tmp_path / "unused.sqlite")))
        config.load()
        config.loaded_app = app  # type: ignore[assignment]
        state = uvicorn.server.ServerState()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: config.http_protocol_class(config, state, {APP: app}),  # type: ignore[call-arg, arg-type]
            "127.0.0.1",
            0,
        )
        port = server.sockets[0].getsockname()[1]
        try:
            await scene(app, lambda: asyncio.open_connection("127.0.0.1", port))
        finally:
            server.close()

    with_app(tmp_path, run)


@pytest.mark.parametrize(
    "says",
    [b"", GET[:20], GET, GET + GET[:20], POST],
    ids=["nothing", "half a head", "one", "one and a half", "no body"],
)
def test_a_connection_over_which_no_whole_request_comes_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: bytes
) -> None:
    monkeypatch.setattr(callers, "HEAD_WITHIN", 0.05)
    monkeypatch.setattr(callers, "BODY_WITHIN", 0.05)

    async def scene(app: App, dial: Dial) -> None:
        reader, writer = await dial()
        writer.write(says)
        async with asyncio.timeout(PATIENCE):
            heard = await reader.read()
        assert heard.startswith(b"HTTP/1.1 200") == (GET in says)
        writer.close()

    with_door(tmp_path, scene)


def test_a_socket_and_a_long_answer_are_not_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "HEAD_WITHIN", 0.05)

    async def scene(app: App, dial: Dial) -> None:
        lobby, calling = await dial()
        calling.write(GET.replace(b"/health", b"/api/lobby"))
        reader, socket = await dial()
        socket.write(UPGRADE)
        assert (await reader.readline()).startswith(b"HTTP/1.1 101")
        late, silent = await dial()
        assert await late.read() == b""
        # Whoever came before is looked at before.
        assert not lobby.at_eof()
        assert app.metrics.sockets == 1
        for writer in (calling, socket, silent):
            writer.close()

    with_door(tmp_path, scene)


def test_an_address_may_have_so_many_connections_besides_its_sockets(tmp_path: Path) -> None:
    async def scene(app: App, dial: Dial) -> None:
        app.limits = Limits(app.hall.passed, {}, sockets=1)
        opened = [await dial() for _ in range(2)]
        late, writer = await dial()
        answer = await late.read()
        assert answer.startswith(b"HTTP/1.1 429")
        assert b"retry-after: 10\r\n" in answer
        assert app.metrics.limited["connection"] == 1
        # One of them becomes a socket, so there is a place again.
        opened[0][1].write(UPGRADE)
        assert (await opened[0][0].readline()).startswith(b"HTTP/1.1 101")
        reader, again = await dial()
        again.write(GET)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        app.limits = Limits(app.hall.passed, {}, sockets=1, proxies=["127.0.0.1"])
        proxy = [await dial() for _ in range(9)]
        proxy[-1][1].write(GET)
        assert (await proxy[-1][0].readline()).startswith(b"HTTP/1.1 200")
        for _, each in (*opened, *proxy, (late, writer), (reader, again)):
            each.close()

    with_door(tmp_path, scene)
