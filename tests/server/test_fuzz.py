"""Whatever comes over the wire: an answer or a refusal of one sentence, never a crash."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from patience import PATIENCE
from people import open_room, token
from running import Server
from websockets.asyncio.client import connect

from interstice import protocol as p

PORTION = 12
"""So many that nobody is kept waiting: what cannot be read or is refused costs more than it seems."""
KINDS = [kind.__struct_config__.tag for kind in p.FromClient.__args__]  # type: ignore[attr-defined]
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
fields = st.sampled_from(
    [
        "command",
        "seat",
        "name",
        "age",
        "bot",
        "move",
        "entries",
        "text",
        "card",
        "reaction",
        "person",
        "why",
        "number",
        "token",
        "room",
    ]
)
moves = st.fixed_dictionaries(
    {"move": st.sampled_from(["place", "mark", "spin", "rate", "play", "zz"])},
    optional={"card": values, "gap": values},
)
messages = st.one_of(
    values,
    st.builds(
        lambda kind, rest: {"type": kind, **rest},
        st.sampled_from([*KINDS, "zz"]),
        st.dictionaries(fields, values | moves, max_size=6),
    ),
    st.builds(
        lambda seat, move, entries: {
            "type": "act",
            "command": "c",
            "game": "g",
            "seat": seat,
            "move": move,
            "entries": entries,
        },
        st.integers(-3, 9),
        moves,
        st.integers(-1, 9),
    ),
)


def wire(message: Any) -> str:
    return json.dumps(message, allow_nan=True)


def test_sockets_answer_whatever_comes(server: Server) -> None:
    collected: list[str] = []

    @settings(
        max_examples=400,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(messages)
    def gather(message: Any) -> None:
        collected.append(wire(message))

    gather()
    luck = random.Random(1)
    noise = [bytes(luck.randrange(256) for _ in range(luck.randrange(60))) for _ in range(60)]
    asyncio.run(send_all(server, [*collected, *noise]))


async def send_all(server: Server, messages: list[str | bytes]) -> None:
    """In portions, each on a new socket in a room with a running game; a ping at the end is answered."""
    from interstice.client import Client

    host = token()
    code = open_room(server, host)
    async with Client(server.url, code, host) as client:
        await client.sit(0, "Ana")
        await client.sit(1, "Ben")
        await client.start()
    url = f"{server.url.replace('http', 'ws')}/socket"
    for at in range(0, len(messages), PORTION):
        async with connect(url, compression=None) as socket:
            await socket.send(p.encode(p.Hello(host, code, p.VERSION)).decode())
            for message in messages[at : at + PORTION]:
                await socket.send(message)
            await socket.send(p.encode(p.Ping(at)).decode())
            while True:
                said = p.decode_server(await asyncio.wait_for(socket.recv(), PATIENCE))
                if isinstance(said, p.Failed):
                    assert said.why
                    assert "Traceback" not in said.why
                if said == p.Pong(at):
                    break


@pytest.mark.parametrize(
    "first",
    ["", "{", "null", '{"type":"ping"}', '{"type":"hello"}', '{"type":"hello","token":"x","room":"y"}'],
)
def test_a_socket_that_does_not_say_hello_is_closed_with_a_sentence(server: Server, first: str) -> None:
    async def run() -> None:
        async with connect(f"{server.url.replace('http', 'ws')}/socket") as socket:
            await socket.send(first)
            said = p.decode_server(await asyncio.wait_for(socket.recv(), PATIENCE))
            assert isinstance(said, p.Failed)
            assert said.why
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)

    asyncio.run(run())


def test_a_socket_from_another_site_is_refused(server: Server) -> None:
    from websockets.exceptions import InvalidStatus

    async def run() -> None:
        with pytest.raises(InvalidStatus):
            async with connect(f"{server.url.replace('http', 'ws')}/socket", origin="https://evil.example"):  # type: ignore[arg-type]
                pass

    asyncio.run(run())


async def drain(socket: Any) -> None:
    while True:
        await socket.recv()


def test_a_frame_too_large_closes_the_socket_and_nothing_else(server: Server) -> None:
    from websockets.exceptions import ConnectionClosed

    async def run() -> None:
        host = token()
        code = open_room(server, host)
        async with connect(f"{server.url.replace('http', 'ws')}/socket") as socket:
            await socket.send(p.encode(p.Hello(host, code, p.VERSION)).decode())
            await socket.send("x" * 20_000)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(drain(socket), PATIENCE)

    asyncio.run(run())
    assert open_room(server, token())


def test_rest_answers_whatever_comes(server: Server) -> None:
    """What schemathesis makes of our own OpenAPI document: never a 500, never a stack trace."""
    import schemathesis

    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    tried = 0
    for operation in schema.get_all_operations():
        case_of = operation.ok()
        if case_of.path.endswith(("/lobby", "/stream")):
            continue

        @settings(
            max_examples=15,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        @given(case_of.as_strategy())
        def call(case: Any) -> None:
            nonlocal tried
            answer = case.call(headers={"Authorization": f"Bearer {token()}"}, timeout=PATIENCE)
            assert answer.status_code < 500, (case.path, answer.content)
            assert b"Traceback" not in answer.content
            tried += 1

        call()
    assert tried > 60


def test_rooms_leave_nothing_behind(tmp_path: Path) -> None:
    """Sockets that come and go leave no task and no watcher; rooms nobody uses leave the memory."""
    from interstice.bus.local import LocalBus
    from interstice.server.playing.hall import Hall
    from interstice.server.playing.heads import RoomWish
    from interstice.server.talking.telling import listen
    from interstice.store.sqlite import SqliteStore

    async def run() -> None:
        hall = Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), lambda: 1000.0)
        await hall.open()
        before = len(asyncio.all_tasks())
        for number in range(300):
            room = await hall.rooms.open("ana", RoomWish("events"))
            async with aclosing(listen(hall, room.id, "ana")) as messages:
                async for message in messages:
                    assert message
                    break
            if number % 50 == 0:
                hall.forget_idle()
        await hall.background.all_left()
        hall.forget_idle()
        assert not hall.watching.streams()
        assert (hall.rooms.count(), hall.games.all_here()) == (0, [])
        assert len(asyncio.all_tasks()) == before
        await hall.close()

    asyncio.run(run())
