"""People in a room without a browser, and games that begin before the browser arrives."""

from __future__ import annotations

import urllib.request
from http.client import HTTPResponse
from itertools import count
from typing import Any

from clocked import ClockedServer
from patience import PATIENCE
from people import request, token
from running import Server

numbers = count()


class Guest:
    def __init__(self, server: Server | ClockedServer) -> None:
        self.server, self.token = server, token()

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return request(self.server, path, self.token, body)

    def say(self, code: str, type: str, **fields: Any) -> Any:
        body = {"type": type, "command": f"guest-{next(numbers)}", **fields}
        return self.post(f"/api/rooms/{code}/commands", body)

    def stay(self, code: str) -> HTTPResponse:
        """Stay in the room until this is closed."""
        headers = {"authorization": f"Bearer {self.token}"}
        asked = urllib.request.Request(f"{self.server.url}/api/rooms/{code}/stream", headers=headers)
        stream: HTTPResponse = urllib.request.urlopen(asked, timeout=PATIENCE)
        # Once they are told something, they are in.
        stream.readline()
        return stream


class Game:
    """We move first; a guest and bots play too."""

    def __init__(
        self,
        server: Server | ClockedServer,
        preset: str = "events",
        mine: tuple[str, ...] = ("Mira",),
        guests: tuple[str, ...] = ("Jonas",),
        bots: int = 1,
        **wish: Any,
    ) -> None:
        self.me, self.guest = Guest(server), Guest(server)
        self.code = self.me.post("/api/rooms", {"preset": preset, "language": "en", "chat": "free", **wish})[
            "code"
        ]
        # Depending on the rules, the youngest or the oldest begins.
        for seat, name in enumerate(mine):
            self.me.say(self.code, "sit", seat=seat, name=name, child=preset != "twist")
        for seat, name in enumerate(guests, len(mine)):
            self.guest.say(self.code, "sit", seat=seat, name=name)
        people = len(mine) + len(guests)
        for seat in range(people, people + bots):
            self.me.say(self.code, "invite", seat=seat, bot="guesser")
        self.me.say(self.code, "start")
