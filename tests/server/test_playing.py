"""People play every preset to its end over real sockets, whatever happens to their connections."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.request
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from running import Server

from interstice.client import Client, Rejected
from interstice.core import moves as m
from interstice.core.log import Log
from interstice.core.view import View
from interstice.rules.presets import PRESETS
from interstice.sim.verify import verify

MOVES = {move.__struct_config__.tag: move for move in m.Move.__subclasses__()}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "games.sqlite") as running:
        yield running


def fetch(server: Server, path: str, token: str = "", body: object = None) -> bytes:
    data = None if body is None else msgspec.json.encode(body)
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(f"{server.url}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return bytes(answer.read())


def request(server: Server, path: str, token: str = "", body: object = None) -> Any:
    return json.loads(fetch(server, path, token, body))


def some_move(view: View, luck: random.Random) -> m.Move:
    ask = luck.choice(view.asks)
    fields = {name: luck.choice(values) for name, values in ask.items() if name != "move"}
    return MOVES[ask["move"]](**fields)


class Person:
    """Somebody with a token who comes back whenever the connection is gone."""

    def __init__(self, server: Server, code: str, seat: int, seed: int) -> None:
        self.server, self.code, self.seat = server, code, seat
        self.luck = random.Random(seed)
        self.client = Client(server.url, code)
        self.token = self.client.token
        self.views: dict[int, bytes] = {}

    async def sit(self) -> None:
        async with self.client as client:
            await client.sit(self.seat, f"Player {self.seat}", 8 + 9 * self.seat)

    async def play(self) -> Client:
        while True:
            self.client = Client(self.server.url, self.code, self.token)
            async with self.client as client:
                if await self._play_awhile(client):
                    return client

    async def _play_awhile(self, client: Client) -> bool:
        """Until the game is over, or the connection is given up on a whim."""
        async for _ in client.news():
            if client.game is None:
                continue
            for number in client.game.views:
                self.views[client.game.entries] = msgspec.json.encode(client.game.views[number])
            if client.over is not None:
                return True
            for seat, view in client.asked():
                await self._answer(client, seat, view)
            if self.luck.random() < 0.02:
                return False
        return False

    async def _answer(self, client: Client, seat: int, view: View) -> None:
        move = some_move(view, self.luck)
        command = f"{view.entries}-{seat}"
        whim = self.luck.random()
        try:
            if whim < 0.05:
                await client.send_raw(
                    self.luck.choice(["", "{", "[]", '{"type":"act"}', '{"type":"boo"}', "\x00" * 9])
                )
            if whim < 0.15:
                await asyncio.gather(*(client.act(seat, move, view.entries, command) for _ in range(2)))  # type: ignore[arg-type]
            else:
                await client.act(seat, move, view.entries, command)  # type: ignore[arg-type]
            if whim > 0.95:
                await client.act(seat, move, view.entries, f"again-{command}")  # type: ignore[arg-type]
        except Rejected as error:
            if error.code == "busy":
                await asyncio.sleep(0.2)
                await self._answer(client, seat, view)
        except ConnectionError:
            pass


async def play_room(server: Server, preset: str, people: int, bots: int, seed: int) -> None:
    host = Client(server.url, "")
    options = {"rounds": 1} if PRESETS[preset].rules_id == "swiss" else {}
    code = request(server, "/api/rooms", host.token, {"preset": preset, "options": options})["code"]
    persons = [Person(server, code, seat, seed + seat) for seat in range(people)]
    for person in persons:
        await person.sit()
    async with Client(server.url, code, host.token) as client:
        for seat in range(people, people + bots):
            await client.invite(seat, "random")
        await client.start()
    clients = await asyncio.gather(*(asyncio.wait_for(person.play(), 60) for person in persons))
    game = clients[0].game
    assert game is not None
    log = msgspec.json.decode(fetch(server, f"/api/games/{game.game}"), type=Log)
    assert len(log.entries) == game.entries
    assert verify(log).over
    check_views(log, persons)


def check_views(log: Log, persons: list[Person]) -> None:
    """Everything that anyone was shown is what the log says, byte for byte."""
    from interstice.core import engine
    from interstice.core.cards import Deck
    from interstice.core.view import view
    from interstice.rules.find import ruleset

    for person in persons:
        assert person.views
        for entries, shown in person.views.items():
            game = engine.replay(ruleset(log.rules), log, Deck(log.deck), log.entries[:entries])
            assert msgspec.json.encode(view(game, person.seat)) == shown


@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_whole_game_of_every_preset(server: Server, preset: str) -> None:
    asyncio.run(play_room(server, preset, people=2, bots=2, seed=7))


def test_many_rooms_at_once(server: Server) -> None:
    async def run() -> None:
        await asyncio.gather(
            *(play_room(server, "events", people=2, bots=0, seed=100 * at) for at in range(8))
        )

    asyncio.run(run())
