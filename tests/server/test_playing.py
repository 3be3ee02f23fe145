"""People play every preset to its end over real sockets, whatever happens to their connections."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from patience import WHOLE_GAME
from people import Person, fetch, request
from running import Server

from interstice.client import Client
from interstice.core.log import Log
from interstice.lab.verify import verify
from interstice.rules.find import decode_log
from interstice.rules.presets import PRESETS


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
    clients = await asyncio.gather(*(asyncio.wait_for(person.play(), WHOLE_GAME) for person in persons))
    game = clients[0].game
    assert game is not None
    log = decode_log(fetch(server, f"/api/games/{game.game}", persons[0].token))
    assert len(log.entries) == game.entries
    assert verify(log).over
    assert (log.preset, log.bots) == (preset, ("",) * people + ("random",) * bots)
    assert len(log.times) == len(log.entries)
    assert log.times[0] == 0
    assert list(log.times) == sorted(log.times)
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
    people, bots = (2, 2) if PRESETS[preset].seats[-1] > 1 else (1, 0)
    asyncio.run(play_room(server, preset, people, bots, seed=7))


def test_many_rooms_at_once(server: Server) -> None:
    async def run() -> None:
        await asyncio.gather(
            *(play_room(server, "events", people=2, bots=0, seed=100 * at) for at in range(8))
        )

    asyncio.run(run())
