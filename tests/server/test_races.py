"""Two moves under one command id, sent to two processes at once: one of them is made, and nobody sees the other card.

A few games here; `make chaos` plays two hundred.
"""

from __future__ import annotations

import asyncio
import os
import socket
from functools import partial
from http.client import HTTPConnection
from typing import Any

import pytest
from attacker import Attacker
from line import TOKENS, Line, sit_down
from patience import PATIENCE, until
from people import fetch, request, token
from running import Server

from interstice import protocol as p
from interstice.lab.verify import verify
from interstice.rules.find import decode_log
from interstice.server.http.app import App, open_hall
from interstice.server.playing import room_events as e
from interstice.server.playing.commands import answer
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.people import person_of

GAMES = int(os.environ.get("INTERSTICE_RACES", "4"))


def lines_to_both(server: Server) -> list[socket.socket]:
    """A connection to each of the two processes of a server. Whichever takes it keeps it, and tells when it was started."""
    lines = dict[bytes, socket.socket]()

    def are_there() -> bool:
        calling = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        calling.request("GET", "/metrics")
        started = calling.getresponse().read().split(b"start_time_seconds ")[-1].split(b"\n")[0]
        if (before := lines.get(started)) is not None:
            before.close()
        lines[started] = calling.sock
        return len(lines) == 2

    until(are_there, "a line to each process")
    return [*lines.values()]


async def race(servers: tuple[Server, Server], workers: int) -> None:
    """Both sockets belong to the same person; each sends a move that would turn over a different card."""
    me = token()
    code = request(servers[0], "/api/rooms", me, {"preset": "events"})["code"]
    lines = lines_to_both(servers[0]) if workers == 2 else (None, None)
    here, there = (Attacker(server.url, code, me, line) for server, line in zip(servers, lines, strict=True))
    async with here as one, there as other:
        for seat in range(2):
            assert (await one.do(type="sit", seat=seat, name=f"Player {seat}"))["type"] == "done"
        assert (await one.do(type="start"))["type"] == "done"
        both = (one, other)
        for each in both:
            await each.until(partial(has_seen, each, 1))
            await each.until(partial(each.last, "happened"))
        game = (one.last("happened") or {})["game"]
        for number in range(3):
            await move(both, game, number)
            assert one.views == other.views
        for seat in range(2):
            await one.do(type="quit", game=game, seat=seat)
        await other.until(lambda: other.last("over"))
    logs = [fetch(server, f"/api/games/{game}") for server in servers]
    assert logs[0] == logs[1]
    log = decode_log(logs[0])
    played = verify(log)
    assert one.years[game] | other.years[game] <= set(played.shown)


async def move(both: tuple[Attacker, Attacker], game: str, number: int) -> None:
    """Each sends a different move under the same command id. One is made, and both sockets are told which."""
    command = f"same{number}"
    seat, view = next((seat, view) for seat, view in both[0].views.items() if view["asks"])
    cards = view["asks"][0]["card"]
    act = {"type": "act", "command": command, "game": game, "seat": int(seat), "entries": view["entries"]}
    sending = (
        each.send(**act, move={"move": "place", "card": cards[at % len(cards)], "gap": 0})
        for at, each in enumerate(both)
    )
    await asyncio.gather(*sending)
    answers = [await each.until(partial(each.answer, command)) for each in both]
    assert sorted(answer["type"] for answer in answers) == ["done", "failed"], answers
    for each in both:
        await each.until(partial(has_seen, each, number + 2))


def has_seen(each: Attacker, entries: int) -> bool:
    return all(view["entries"] == entries for view in each.views.values())


@pytest.mark.parametrize("workers", [1, 2])
def test_one_command_raced_over_two_nodes_makes_one_move(postgres_url: str, workers: int) -> None:
    settings = {"INTERSTICE_WORKERS": str(workers)}
    with Server(postgres_url, **settings) as one, Server(postgres_url, **settings) as other:
        # Two processes on one port, or on two.
        servers = (one, other) if workers == 1 else (one, one)

        async def run() -> None:
            for _ in range(GAMES):
                await race(servers, workers)

        asyncio.run(run())


def test_one_command_id_raced_over_two_nodes_does_one_thing_in_a_room(postgres_url: str) -> None:
    """Whoever asks both nodes for the same is told twice that it is done; whoever asks for something else is refused."""

    async def run() -> None:
        halls = [App(open_hall(postgres_url)).hall for _ in range(2)]
        for hall in halls:
            await hall.open()
        room = (await halls[0].rooms.open(host := person_of(TOKENS[0]), RoomWish("events"))).id

        async def ask(*messages: p.FromClient) -> list[str]:
            said = await asyncio.gather(
                *(answer(hall, room, host, each) for hall, each in zip(halls, messages, strict=True))
            )
            return sorted(each.word if isinstance(each, p.Failed) else type(each).__name__ for each in said)

        for at in range(GAMES):
            seats = [p.Sit(f"sit{at}", seat, "Ana") for seat in range(2)]
            assert await ask(*seats) == ["Done", "command-used"]
            assert await ask(*seats) == ["Done", "command-used"]
            assert await ask(*([p.Say(f"say{at}", "Hello")] * 2)) == ["Done", "Done"]
        for seat in range(2):
            assert await ask(*([p.Sit(f"in{seat}", seat, f"Player {seat}")] * 2)) == ["Done", "Done"]
        assert await ask(*([p.Start("start")] * 2)) == ["Done", "Done"]
        found = [await hall.rooms.find(room) for hall in halls]
        assert found[0].game == found[1].game is not None
        stored = [event for entry in await halls[0].store.read(room) for event in e.decode_events(entry.data)]
        assert sum(isinstance(event, e.ChatSaid) for event in stored) == GAMES
        for hall in halls:
            await hall.close()

    asyncio.run(run())


def test_who_comes_in_while_a_game_begins_elsewhere_sees_it(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other node learns that the game has begun when it stores that somebody came in, not from a hint."""

    async def run() -> None:
        here, there = (App(open_hall(postgres_url)) for _ in range(2))
        for app in (here, there):
            await app.hall.open()
        host = person_of(TOKENS[0])
        room = await here.hall.rooms.open(host, RoomWish("events"))
        lines = await sit_down(here, room)
        append = there.hall.store.append

        async def append_later(*entry: Any) -> Any:
            monkeypatch.undo()
            # Any hint would come too late.
            monkeypatch.setattr(here.hall.bus, "publish", lambda *_: None)
            await here.hall.start_game(room.id, host, "start")
            return await append(*entry)

        monkeypatch.setattr(there.hall.store, "append", append_later)
        late = Line(there)
        late.say(p.Hello(TOKENS[1], room.head.code, p.VERSION))
        told = await late.until("room", "happened")
        assert [each["game"] for each in told if each["type"] == "happened"] == [room.game]
        for line in (*lines, late):
            line.wire.connection_lost(None)
        for app in (here, there):
            await app.hall.close()

    asyncio.run(run())
