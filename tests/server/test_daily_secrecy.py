"""Nobody learns which cards a day has, from any address or socket, until they have played it or the day is public.

Two servers that differ only in the cards of the day say the same to others, byte for byte: before anybody has played it,
while somebody plays it, and until an hour after its end.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from asgi import answer_of
from daily_lines import ANA, BEN, CEM, HOUR, TODAY, Clock, place, run
from patience import eventually

from interstice import protocol as p
from interstice.bus.local import LocalBus
from interstice.core.moves import Place
from interstice.server.daily import choosing
from interstice.server.daily.days import end_of
from interstice.server.http.app import App
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.people import person_of
from interstice.server.results.recompute import recompute
from interstice.server.talking.sockets import Socket
from interstice.server.upkeep.settings import Settings
from interstice.store.daily import DailyLine
from interstice.store.sqlite import SqliteStore

CARDS = ("great-fire-of-london", "suez-canal")
"""Cards that somebody may ask for by name."""
NAMED = {
    "act": "1", "block": "1", "card": "suez-canal", "day": TODAY, "deck": "events", "device": "1", "file": "AAAAAA.svg",
    "kind": "view", "locale": "en", "name": "hills", "page": "events", "palette": "history", "path": "x", "report": "1",
    "sha256": "0" * 64, "step": "1", "token": "0" * 32,
}  # fmt: skip
"""What stands in an address, by the name it has there. Whoever adds an address with another name must say here what it may be."""
QUERIES = {"/api/daily/days": "?month=2026-11", "/api/games/{game:str}/notes": f"?face={CARDS[0]}"}
BODIES: dict[str, Any] = {
    "POST /api/match": {"preset": "events"},
    "POST /api/rooms": {"preset": "solo"},
    "PUT /api/me/page/shown": {"games": True, "misses": True},
    "POST /api/cards/reports": {"face": CARDS[1], "language": "en", "why": "x", "game": "GAME"},
    "POST /api/rooms/{code:str}/commands": {"type": "ping", "number": 1},
    "POST /api/me/misses": {"name": "Cem"},
}
"""Of requests that change something; others are sent an empty one, and refused."""
PLAYING = "POST /api/daily/{day:str}"
"""Whoever sends this plays the line, and may see its first cards."""
LAST = ("/api/me", "DELETE")
ENDLESS = "/api/lobby"
FROM_CODE = "/schema"
NOT_COMPARED = ("_seconds", "_bytes", "_memory")
"""What /metrics tells of how long things take."""


MADE_UP = re.compile(r"\b([A-Z]{6}|[A-Z]{8}|[0-9a-f]{12,})\b")
"""Codes and names that chance chose, and hashes."""


class World:
    """A server with a day's line, whose cards are the first or the last that chance could choose."""

    def __init__(self, folder: Path, clock: Clock) -> None:
        folder.mkdir()
        store = SqliteStore(folder / "games.sqlite")
        unlimited = Settings(database="", limit_requests=0, limit_rooms=0, limit_codes=0)
        self.app = App(Hall(store, LocalBus(), clock), unlimited)
        self.line: DailyLine
        self.code, self.game = "AAAAAA", "0" * 32
        """Of Ana's room, as soon as she plays."""
        self.moments = 0
        self.link = ""
        """Of the page that she shows."""

    async def begin(self) -> None:
        hall, daily = self.app.hall, self.app.daily
        await hall.open()
        self.line = await daily.line(TODAY)
        self.bens = await hall.rooms.open(person_of(BEN), RoomWish("solo"))
        *_, shown = await answer_of(
            self.app, "/api/me/page/shown", "PUT", b'{"games": true, "misses": true}', token=ANA
        )
        self.link = shown["link"]

    async def ana_places(self, marks: str) -> None:
        daily = self.app.daily
        self.code = await daily.play(TODAY, person_of(ANA), "Ana", "en")
        for mark in marks:
            await place(self.app.hall, self.code, person_of(ANA), mark == "1")
        begun = await daily.try_of(TODAY, person_of(ANA))
        assert begun is not None
        self.game = (await daily.settle(begun)).game
        live = await self.app.hall.games.find(self.game)
        if live.game.over:
            await daily.ended(live)

    def routes(self) -> list[tuple[str, str]]:
        """All addresses of the application, with the methods that they take; the one by which somebody goes for good comes last."""
        found = [
            (each.path, method) for each in self.app.http.routes for method in getattr(each, "methods", ())
        ]
        asked = (each for each in found if each[1] != "OPTIONS" and not each[0].startswith(FROM_CODE))
        return sorted(asked, key=lambda each: (each == LAST, each))

    async def ask(self, route: str, method: str = "GET", token: str = "") -> str:
        named = {**NAMED, "code": self.code, "game": self.game, "link": self.link}
        path = re.sub(r"{(\w+):\w+}", lambda name: named[name[1]], route) + QUERIES.get(route, "")
        body = msgspec.json.encode(BODIES.get(f"{method} {route}", {})) if method != "GET" else b""
        body = body.replace(b"GAME", self.game.encode())
        status, _, said = await answer_of(self.app, path, method, body, token=token, endless=route == ENDLESS)
        assert status not in (429, 500), path
        if route == "/metrics":
            lines = said.splitlines()
            said = [line for line in lines if not any(what in line for what in NOT_COMPARED)]
        return f"{method} {route} {status} {said}"

    async def hear(self, *messages: p.FromClient) -> list[str]:
        """What a socket is told that sends these messages, one after the other."""
        wire = Wire()
        socket = Socket(self.app.hall, self.app.metrics, self.app.limits, wire)
        for message in messages:
            before = len(wire.told)
            socket.heard(msgspec.json.encode(message))
            await eventually(lambda before=before: len(wire.told) > before)  # type: ignore[misc]
        socket.lost()
        return wire.told

    async def told_to_others(self) -> list[str]:
        """By every address and by sockets: to a passer-by, to Ben, who watches, and to Cem, who does all that he can."""
        said = [await self.ask(*route, token=BEN) for route in self.routes() if route[1] == "GET"]
        self.moments += 1
        said += [
            await self.ask(*route, token=f"{CEM}{self.moments}")
            for route in self.routes()
            if route[1] != "GET" and " ".join(route[::-1]) != PLAYING
        ]
        said += [await self.ask(route) for route, method in self.routes() if method == "GET" and "{" in route]
        said += await self.hear(p.Hello(BEN, self.code, p.VERSION))
        move, game = Place(1, 0), self.game
        said += await self.hear(
            p.Hello(BEN, self.bens.head.code, p.VERSION),
            p.Act(f"act-{game}"[:40], game, 0, move, 1),
            p.Quit(f"quit-{game}"[:40], game, 0),
            p.Advise(f"advise-{game}"[:40], game, 0),
            p.Ping(1),
        )
        return [MADE_UP.sub("-", each) for each in said]

    async def told_to_ana(self) -> str:
        """All that she can ask about her game and the day."""
        own = [
            route
            for route, method in self.routes()
            if method == "GET" and re.search("{(day|game|code):|/me", route)
        ]
        return " ".join([await self.ask(route, token=ANA) for route in own if "stream" not in route])

    async def ana_can_report(self, face: str) -> bool:
        """Whether her game takes a report about the card."""
        doubt = {"face": face, "language": "en", "why": "x", "game": self.game}
        status, *_ = await answer_of(
            self.app, "/api/cards/reports", "POST", msgspec.json.encode(doubt), token=ANA
        )
        return status != 404


class Wire:
    """The connection of a socket, which notes what it is told."""

    is_full = False
    address = "127.0.0.1"

    def __init__(self) -> None:
        self.told: list[str] = []

    def send(self, *messages: bytes) -> None:
        self.told += [message.decode() for message in messages]

    def close(self, code: int) -> None:
        self.told.append(f"closed with {code}")

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def beat(self) -> None: ...

    def spend(self, cost: float) -> None: ...


def test_others_learn_nothing_of_a_day_until_it_is_public(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        clock = Clock()
        worlds = []
        for number in range(2):
            monkeypatch.setattr(choosing.secrets, "randbelow", lambda bound, at=number: (bound - 1) * at)
            worlds.append(World(tmp_path / str(number), clock))
            await worlds[-1].begin()
        monkeypatch.undo()
        one, other = worlds
        assert not {*one.line.faces} & {*other.line.faces}

        async def differences() -> list[tuple[str, str]]:
            told = [await world.told_to_others() for world in worlds]
            return [pair for pair in zip(*told, strict=True) if pair[0] != pair[1]]

        assert await differences() == []
        for world in worlds:
            await world.ana_places("11011")
            own = await world.told_to_ana()
            assert world.line.faces[5] in own
            assert not any(
                face in own for face in (*world.line.faces[7:], world.line.secret, world.line.deck)
            )
            can_report = [await world.ana_can_report(face) for face in world.line.faces]
            assert can_report == [True] * 7 + [False] * 4
        assert await differences() == []
        for world in worlds:
            await world.ana_places("11011")
            assert world.line.faces[-1] in await world.told_to_ana()
            await recompute(world.app.hall)
        assert await differences() == []
        clock.now = end_of(TODAY) + HOUR - 1
        for world in worlds:
            await recompute(world.app.hall)
        assert await differences() == []
        clock.now += 1
        assert await differences()
        for world in worlds:
            await world.app.hall.close()

    run(body)
