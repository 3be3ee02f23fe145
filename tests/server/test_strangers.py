"""What somebody who is not at the table can find out: no name, no id that would be the same in two rooms, no age.

Every address of the OpenAPI description is read, so that one which is added later is covered too, and the sockets of listed
rooms, which everybody finds in the lobby.
"""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import date
from typing import Any, NamedTuple

import msgspec
import pytest
from addresses import Address, addresses
from patience import PATIENCE, until
from people import request, token, told
from running import Server
from websockets.asyncio.client import ClientConnection, connect

from interstice import protocol as p
from interstice.client import Client
from interstice.server.playing.people import person_of

HIDDEN, SHOWN = ("Quirinius", "Zenobia"), "Melchior"
PEOPLE, MORE = [[token() for _ in range(3)] for _ in range(2)]
STAND_INS = {"10", "11", "30", "31", "null"}
PRESETS = {"swiss": {}, "events": {"first": "random"}}
"""What is played at the two tables: a game whose rules need ages, and one whose rules do not."""
BODIES: dict[str, object] = {
    "/api/rooms": {"preset": "events"},
    "/api/match": {"preset": "events"},
    "/api/rooms/{code}/commands": {"type": "ping"},
}


class Table(NamedTuple):
    code: str
    game: str
    preset: str


@asynccontextmanager
async def tables(server: Server) -> AsyncIterator[list[Table]]:
    """Two tables in the lobby with the same three people, each after a game."""
    async with AsyncExitStack() as stack:
        yield [await a_table(server, stack, preset, options) for preset, options in PRESETS.items()]


async def a_table(
    server: Server,
    stack: AsyncExitStack,
    preset: str,
    options: dict[str, Any],
    people: Sequence[str] = PEOPLE,
    listed: bool = True,
) -> Table:
    # A child is at the table; people can type all the same.
    wish = {"preset": preset, "options": options, "listed": listed, "chat": "free"}
    code = (await asyncio.to_thread(request, server, "/api/rooms", people[0], wish))["code"]
    ana, ben, cem = [await stack.enter_async_context(Client(server.url, code, who)) for who in people]
    await ana.sit(0, HIDDEN[0], child=True)
    # As an older program would.
    await ben.say(p.Sit, 1, HIDDEN[1], 47)
    await cem.sit(2, SHOWN, shown=True)
    await cem.tap("oldest", 1)
    await ana.say(p.Say, "Good luck")
    await ana.start()
    for client in (ana, ben):
        await told(client, lambda client=client: client.game is not None)  # type: ignore[misc]
    await ana.quit(0)
    await ben.quit(1)
    await told(cem, lambda: cem.over is not None)
    assert cem.over is not None
    return Table(code, cem.over.game, preset)


def all_of(server: Server, table: Table) -> list[Address]:
    given = {
        "code": table.code,
        "game": table.game,
        "deck": "events",
        "card": "moon-landing.svg",
        "file": "cards.csv",
        "day": date.today().isoformat(),
    }
    found = addresses(request(server, "/schema/openapi.json"), given)
    # People who have deleted everything about themselves are told nothing more, so that comes last.
    return sorted(found, key=lambda address: address.method == "DELETE")


def read(server: Server, method: str, path: str, who: str, body: object) -> str:
    """What an address answers, whatever the status; of the lobby the first line, of a room all until the end of its game."""
    data = msgspec.json.encode(body) if method == "POST" else None
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {who}"} if who else {})
    asked = urllib.request.Request(f"{server.url}{path}", data, headers, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            if "ndjson" not in answer.headers.get("content-type", ""):
                return str(answer.read().decode("utf-8", "replace"))
            lines = [answer.readline().decode()]
            while "/stream" in path and '"type":"over"' not in lines[-1]:
                lines.append(answer.readline().decode())
            return "".join(lines)
    except urllib.error.HTTPError as error:
        if error.code >= 500:
            raise
        return error.read().decode()


def check(text: str, where: str) -> None:
    for name in HIDDEN:
        assert name not in text, where
    for who in (*PEOPLE, *MORE):
        assert person_of(who) not in text, where
    assert set(re.findall(r'"age": ?(\w+)', text)) <= STAND_INS, where


def ids_in(text: str) -> set[str]:
    """What looks like the id of a person."""
    return set(re.findall(r'"([0-9a-f]{20})"', text))


@pytest.mark.parametrize("is_somebody", [False, True], ids=["nobody", "somebody else"])
def test_no_address_tells_a_stranger_who_plays(server: Server, is_somebody: bool) -> None:
    async def run() -> None:
        async with tables(server) as both:
            met = []
            for table in both:
                who = token() if is_somebody else ""
                met.append(set[str]())
                for method, address, path, _ in await asyncio.to_thread(all_of, server, table):
                    body = BODIES.get(address, {})
                    for query in ("", "?language=de"):
                        text = await asyncio.to_thread(read, server, method, path + query, who, body)
                        check(text, address)
                        if "{code}" in address or "{game}" in address:
                            met[-1] |= ids_in(text)
            # Of the three at the table, and of whoever asks as somebody.
            assert [len(found) for found in met] == [len(PEOPLE) + is_somebody] * 2
            assert met[0].isdisjoint(met[1])

    asyncio.run(run())


def card_of(server: Server, code: str, path: str) -> Any:
    """What an address tells a stranger about a room. The lobby may be a second old, so it is asked until it has the room."""

    def look() -> Any:
        told = json.loads(read(server, "GET", f"{path}?language=de", "", None))
        cards = [told] if isinstance(told, dict) else told
        return next((card for card in cards if card["code"] == code), None)

    return until(look, f"{code} in {path}")


def test_a_stranger_sees_numbers_and_the_names_that_people_chose_to_show(server: Server) -> None:
    async def run() -> None:
        async with tables(server) as both:
            for table in both:
                for path in (f"/api/rooms/{table.code}", "/api/rooms", "/api/lobby"):
                    card = await asyncio.to_thread(card_of, server, table.code, path)
                    assert [held and held["name"] for held in card["seats"][:3]] == [
                        "Spieler 1",
                        "Spieler 2",
                        SHOWN,
                    ]
                    assert not any(held.get("child") for held in card["seats"] if held)
                about = await asyncio.to_thread(request, server, f"/api/games/{table.game}/about")
                assert about["players"] == ["Player 1", "Player 2", SHOWN]
                log = await asyncio.to_thread(request, server, f"/api/games/{table.game}")
                ages = [player["age"] for player in log["players"]]
                assert ages == ([11, 31, 30] if table.preset == "swiss" else [None] * 3)

    asyncio.run(run())


def test_those_who_are_in_the_room_see_names_with_their_token(server: Server) -> None:
    async def run() -> None:
        async with tables(server) as both:
            for who in PEOPLE:
                card = await asyncio.to_thread(request, server, f"/api/rooms/{both[0].code}", who)
                assert [held["name"] for held in card["seats"][:3]] == [*HIDDEN, SHOWN]
                log = await asyncio.to_thread(request, server, f"/api/games/{both[0].game}", who)
                assert [player["name"] for player in log["players"]] == [*HIDDEN, SHOWN]

    asyncio.run(run())


def test_no_id_is_the_same_in_two_rooms_and_sockets_tell_no_age(server: Server) -> None:
    async def run() -> None:
        stranger, met = token(), list[set[str]]()
        async with tables(server) as both:
            for table in both:
                texts = await told_by_socket(server, table.code, stranger)
                for text in texts:
                    check(text, "a socket")
                assert set(re.findall(r'"age": ?(\w+)', "".join(texts))) == {"null"}
                card = await asyncio.to_thread(read, server, "GET", f"/api/rooms/{table.code}", "", None)
                found = ids_in("".join(texts)) | ids_in(card)
                assert len(found) == len(PEOPLE) + 1
                met.append(found)
        assert met[0].isdisjoint(met[1])

    asyncio.run(run())


def test_a_stranger_who_is_there_while_others_come_talk_and_play_learns_no_more(server: Server) -> None:
    async def run() -> None:
        wish = {"preset": "swiss", "listed": True, "chat": "free"}
        code = (await asyncio.to_thread(request, server, "/api/rooms", MORE[0], wish))["code"]
        async with AsyncExitStack() as stack, socket_of(server) as socket:
            texts = await heard(socket, p.Hello(token(), code, p.VERSION), "room")
            ana, ben, cem = [await stack.enter_async_context(Client(server.url, code, who)) for who in MORE]
            await ana.sit(0, HIDDEN[0], child=True)
            await ben.sit(1, HIDDEN[1])
            await cem.sit(2, SHOWN, shown=True)
            await ben.tap("oldest", 1)
            await ana.say(p.Say, "Hello")
            await ana.start()
            for client in (ana, ben, cem):
                await told(client, lambda client=client: client.game is not None)  # type: ignore[misc]
            game = ana.game.game  # type: ignore[union-attr]
            for what in ("about", "events", "timeline", "story", ""):
                for who in ("", token()):
                    path = f"/api/games/{game}/{what}".rstrip("/")
                    check(await asyncio.to_thread(read, server, "GET", path, who, None), path)
            await ana.say(p.Say, "Oh well")
            await ana.quit(0)
            await ben.quit(1)
            while '"type":"over"' not in texts[-1]:
                texts.append(str(await asyncio.wait_for(socket.recv(), PATIENCE)))
        for text in texts:
            check(text, "a socket")
        kinds = [json.loads(text)["type"] for text in texts]
        assert {"room", "roomchanged", "said", "happened", "over"} == set(kinds)
        assert kinds.count("happened") > 1
        assert [json.loads(text)["name"] for text in texts if '"type":"said"' in text] == ["", ""]
        assert set(re.findall(r'"age": ?(\w+)', "".join(texts))) == {"null"}
        assert "child" not in "".join(texts).replace('"child":false', "")

    asyncio.run(run())


def test_whoever_no_longer_shows_their_name_is_a_number_in_old_games_too(server: Server) -> None:
    async def run() -> None:
        people = [token() for _ in range(3)]
        async with AsyncExitStack() as stack:
            table = await a_table(server, stack, "events", {}, people)
        for shows, name in ((True, SHOWN), (False, "Player 3"), (True, SHOWN)):
            wish = {"shows_name": shows}
            await asyncio.to_thread(request, server, "/api/me", people[2], wish, "PATCH")
            about = await asyncio.to_thread(request, server, f"/api/games/{table.game}/about")
            assert about["players"] == ["Player 1", "Player 2", name]
            log = await asyncio.to_thread(request, server, f"/api/games/{table.game}")
            assert log["players"][2]["name"] == name

    asyncio.run(run())


async def told_by_socket(server: Server, code: str, who: str) -> list[str]:
    """All that a guest is told until the end of the game has come."""
    async with socket_of(server) as socket:
        return await heard(socket, p.Hello(who, code, p.VERSION), "over")


def socket_of(server: Server) -> connect:
    return connect(f"{server.url.replace('http', 'ws')}/socket")


async def heard(socket: ClientConnection, said: p.FromClient, last: str) -> list[str]:
    """What comes after this was said, up to a message of the `last` type."""
    await socket.send(p.encode(said).decode())
    texts = [""]
    while f'"type":"{last}"' not in texts[-1]:
        texts.append(str(await asyncio.wait_for(socket.recv(), PATIENCE)))
    return texts[1:]


def names_in(texts: list[str]) -> list[list[str]]:
    """By what they were told last: those at the table, those in the game, and who said something."""
    told = [p.decode_server(text) for text in texts]
    room = next(each for each in reversed(told) if isinstance(each, p.RoomView))
    game = next(each for each in reversed(told) if isinstance(each, p.Happened))
    assert room.named == (HIDDEN[0] in str(room.seats))
    return [
        [held.name for held in room.seats if held],
        [player.name for player in game.views[p.GALLERY].players],
        [each.name for each in told if isinstance(each, p.Said)],
    ]


def test_whoever_comes_into_a_listed_room_is_told_names_once_they_sit(server: Server) -> None:
    async def run() -> None:
        who, everybody, outsiders = token(), [*HIDDEN, SHOWN], ["", "", SHOWN]
        async with AsyncExitStack() as stack, socket_of(server) as socket:
            table = await a_table(server, stack, "events", {}, MORE)
            first = await heard(socket, p.Hello(who, table.code, p.VERSION), "over")
            assert names_in(first) == [outsiders, outsiders, [""]]
            ana = next(re.finditer(r'"person":"(\w+)"', "".join(first))).group(1)
            for said, last in (
                (p.Sit("1", 0, "Eve"), "failed"),
                (p.Stand("2", 1), "failed"),
                (p.Block("3", ana), "done"),
                (p.Report("4", ana, "was rude"), "done"),
            ):
                check("".join(await heard(socket, said, last)), str(said))
            for path in ("/api/blocks", "/api/me/data"):
                check(json.dumps(await asyncio.to_thread(request, server, path, who)), path)
            sat = await heard(socket, p.Sit("5", 3, "Eve"), "over")
            assert names_in(sat) == [[*everybody, "Eve"], everybody, []]
            stood = await heard(socket, p.Stand("6", 3), "over")
            assert names_in(stood) == [outsiders, outsiders, []]

    asyncio.run(run())


def test_whoever_has_the_link_to_a_room_that_is_not_listed_is_told_names(server: Server) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            table = await a_table(server, stack, "events", {}, MORE, listed=False)
            for who in ("", token()):
                card = await asyncio.to_thread(request, server, f"/api/rooms/{table.code}", who)
                assert [held["name"] for held in card["seats"][:3]] == ["Player 1", "Player 2", SHOWN]
            texts = await told_by_socket(server, table.code, token())
            assert names_in(texts) == [[*HIDDEN, SHOWN], [*HIDDEN, SHOWN], [HIDDEN[0]]]

    asyncio.run(run())
