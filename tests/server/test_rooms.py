"""Rooms, the lobby, pairing, and the interface for bots, over the wire."""

from __future__ import annotations

import asyncio
import json
import operator
import secrets
import statistics
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest
from patience import PATIENCE, until
from people import open_room, refused, request, some_move, token, told
from running import Server

from interstice import protocol as p
from interstice.bots.character import characters
from interstice.client import Client, Rejected
from interstice.core.chance import commitment, mix
from interstice.decks.load import load


def test_a_room_is_found_by_its_code(server: Server) -> None:
    code = open_room(server, token(), language="fr")
    assert len(code) == 6
    found = request(server, f"/api/rooms/{code.lower()}")
    assert (found["code"], found["language"], found["decks"], found["playing"]) == (
        code,
        "fr",
        ["events"],
        False,
    )
    status, why = refused(server, "/api/rooms/ZZZZZZ")
    assert status == 404
    assert "no room has the code" in why


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"preset": "chess"}, "no preset is called 'chess'"),
        ({"decks": ["nowhere"]}, "no deck is called 'nowhere'"),
        ({"decks": ["/etc"]}, "no deck is called '/etc'"),
        ({"decks": ["../data/events"]}, "no deck is called '../data/events'"),
        ({"options": {"hand": 99}}, "expected a whole number from 1 to 10; got 99"),
        ({"themes": ["cheese"]}, "expected themes among"),
        ({"era": [1900, 1800]}, "from an earlier to a later year"),
        ({"era": [1900, 1901]}, "need a deck of at least"),
        ({"clock": {"kind": "turn", "seconds": 1}}, "expected 5 to 86400 seconds"),
        ({"preset": "twist", "decks": ["events"]}, "Twist needs cards with icons"),
        ({"decks": ["events", "events"]}, "one is named twice"),
        ({"fame": "famous"}, "Invalid enum value 'famous'"),
        ({"era": [1960, 1965], "fame": "hard"}, "need a deck of at least"),
    ],
)
def test_a_room_that_cannot_be_is_refused_with_a_sentence(
    server: Server, wish: dict[str, Any], said: str
) -> None:
    status, why = refused(server, "/api/rooms", {"preset": "events", **wish}, token())
    assert status == 400
    assert said in why


def test_decks_can_be_combined_and_narrowed(server: Server) -> None:
    async def run() -> None:
        host = token()
        code = open_room(server, host, decks=["events", "themes"], themes=["music"], era=[1700, 2000])
        async with Client(server.url, code, host) as client:
            await client.sit(0, "Ana")
            await client.invite(1, "guesser")
            await client.start()
            await told(client, lambda: client.game is not None)
            assert client.game is not None
            themes = {card.theme for view in client.game.views.values() for card in view.cards.values()}
        assert themes == {"music"}

    asyncio.run(run())


def test_a_table_plays_with_the_cards_that_are_well_known_or_with_the_others(tmp_path: Path) -> None:
    # On a server of its own: how people did elsewhere would decide, too.
    async def faces(server: Server, fame: str) -> set[str]:
        who = token()
        code = open_room(server, who, decks=["events", "inventions"], fame=fame)
        async with Client(server.url, code, who) as me:
            await me.sit(0, "Mira")
            await me.invite(1, "random")
            await me.start()
            await told(me, lambda: me.game is not None)
            assert me.room is not None
            assert me.room.fame == fame
            assert me.game is not None
            return {card.face for card in me.game.views[0].cards.values()}

    cards = {card.id: card.fame for deck in ("events", "inventions") for card in load(deck).cards}
    middle = statistics.median(cards.values())
    with Server(tmp_path / "games.sqlite") as server:
        for fame, fits in (("known", operator.ge), ("hard", operator.le)):
            dealt = asyncio.run(faces(server, fame))
            assert dealt
            assert all(fits(cards[face], middle) for face in dealt), fame


def test_what_can_be_chosen_by_fame_is_said_beforehand(server: Server) -> None:
    assert all(preset["fame"] for preset in request(server, "/api/presets"))
    assert all(deck["fame"] for deck in request(server, "/api/shelf"))
    assert request(server, f"/api/rooms/{open_room(server, token(), fame='known')}")["fame"] == "known"


def test_seats_are_taken_and_freed(server: Server) -> None:
    async def run() -> None:
        host, guest = token(), token()
        code = open_room(server, host)
        async with Client(server.url, code, host) as one, Client(server.url, code, guest) as other:
            await one.sit(0, "Ana")
            await other.sit(1, "  Ben   <b> ", child=True)
            await told(one, lambda: one.room and one.room.seats[1] is not None)
            assert one.room is not None
            assert [held.name if held else None for held in one.room.seats[:3]] == ["Ana", "Ben <b>", None]
            for action, said in (
                (other.sit(0, "Ben"), "seat 0 is taken; expected a free one"),
                (other.sit(99, "Ben"), "expected a seat from 0 to 7; got 99"),
                (other.sit(2, ""), "expected a name of 1 to 24 characters"),
                (other.say(p.Sit, 2, "Ben", 500), "expected an age from 1 to 120"),
                (other.say(p.Stand, 0), "seat 0 is not yours; only its holder or the host can free it"),
                (other.start(), "only the host of the room can do that"),
                (other.invite(2, "random"), "only the host of the room can do that"),
                (
                    one.invite(2, "oracle"),
                    "expected a bot among maeve, .*, edith, guesser, random; got 'oracle'",
                ),
                (other.act(1, p.AnyMove.__args__[0](0, 0), 0, game="none"), "no game has begun"),  # type: ignore[attr-defined]
            ):
                with pytest.raises(Rejected, match=said):
                    await action
            await one.say(p.Stand, 1)
            await told(one, lambda: one.room and one.room.seats[1] is None)

    asyncio.run(run())


@pytest.mark.parametrize("time", range(8))
def test_the_others_see_at_once_who_goes_and_comes(server: Server, time: int) -> None:
    """Again and again: going may coincide with anything."""

    async def run() -> None:
        host, guest = token(), token()
        code = open_room(server, host)
        async with Client(server.url, code, host) as one:
            async with Client(server.url, code, guest) as other:
                await other.sit(1, "Ben")
                await told(one, lambda: one.room and one.room.seats[1] and one.room.seats[1].here)
            await told(one, lambda: one.room and one.room.seats[1] and not one.room.seats[1].here)
            async with Client(server.url, code, guest):
                await told(one, lambda: one.room and one.room.seats[1] and one.room.seats[1].here)

    asyncio.run(run())


def test_chat_reactions_and_pointing_reach_everyone(server: Server) -> None:
    async def run() -> None:
        host, guest = token(), token()
        code = open_room(server, host)
        async with Client(server.url, code, host) as one, Client(server.url, code, guest) as other:
            await one.sit(0, "Ana")
            await told(other, lambda: other.room is not None)
            await one.say(p.Say, "Hello <script>")
            await one.say(p.React, "clap")
            await one.say(p.Point, 3)
            await told(other, lambda: len(other.noted) == 2 and other.said)
            assert (other.said[0].name, other.said[0].text) == ("Ana", "Hello <script>")
            assert [type(note).__name__ for note in other.noted] == ["ReactedWith", "PointedAt"]
            with pytest.raises(Rejected, match="expected a line of 1 to 300 characters"):
                await one.say(p.Say, "x" * 301)
            with pytest.raises(Rejected, match="expected a reaction among"):
                await one.say(p.React, "boo")
            await other.say(p.Report, other.said[0].person, "was rude")

    asyncio.run(run())


def test_the_host_can_send_somebody_away_for_good(server: Server) -> None:
    async def run() -> None:
        host, guest = token(), token()
        code = open_room(server, host)
        async with Client(server.url, code, host) as one:
            async with Client(server.url, code, guest) as other:
                await other.sit(1, "Ben")
                await told(other, lambda: other.room is not None)
                assert other.room is not None
                with pytest.raises(Rejected, match="only the host"):
                    await other.say(p.SendAway, "someone")
                with pytest.raises(Rejected, match="somebody who has been in this room; got 'someone'"):
                    await one.say(p.SendAway, "someone")
                await one.say(p.SendAway, other.room.me)
                await told(other, lambda: other.is_closed)
            await told(one, lambda: one.room and one.room.seats[1] is None)
            async with Client(server.url, code, guest) as again:
                await told(again, lambda: again.failed)
                assert "removed you from this room" in again.failed[0].why

    asyncio.run(run())


def test_listed_rooms_are_in_the_lobby_and_matched(server: Server) -> None:
    async def run() -> None:
        one, two = token(), token()
        wish = {"preset": "swiss", "language": "it"}
        code = (await asyncio.to_thread(request, server, "/api/match", one, wish))["code"]

        def listed() -> bool:
            return any(room["code"] == code for room in request(server, "/api/rooms"))

        assert not listed()
        async with Client(server.url, code, one):
            await asyncio.to_thread(until, listed)
            assert (await asyncio.to_thread(request, server, "/api/match", two, wish))["code"] == code
            other = await asyncio.to_thread(request, server, "/api/match", two, {**wish, "language": "de"})
            assert other["code"] != code

    asyncio.run(run())


def test_another_device_is_paired_once(server: Server) -> None:
    async def run() -> None:
        first, second, third = token(), token(), token()
        code = open_room(server, first)
        pairing = request(server, "/api/pairing", first, {})["code"]
        assert request(server, f"/api/pairing/{pairing}", second, {}) == {"paired": True}
        async with Client(server.url, code, second) as client:
            await told(client, lambda: client.room is not None)
            assert client.room is not None
            assert client.room.me == client.room.host
        status, why = refused(server, f"/api/pairing/{pairing}", {}, third)
        assert status == 404
        assert "used" in why

    asyncio.run(run())


def test_a_bot_plays_over_plain_http(server: Server) -> None:
    """A stream of lines and POSTed commands, nothing else."""
    import random

    host, bot, luck = token(), token(), random.Random(1)
    code = open_room(server, host)

    def command(who: str, message: dict[str, Any]) -> dict[str, Any]:
        answer = request(
            server, f"/api/rooms/{code}/commands", who, {"command": secrets.token_hex(8), **message}
        )
        return dict(answer)

    assert command(bot, {"type": "sit", "seat": 0, "name": "Robot"})["type"] == "done"
    assert command(host, {"type": "sit", "seat": 1, "name": "Host"})["type"] == "done"
    assert command(host, {"type": "invite", "seat": 1, "bot": "random"})["type"] == "done"
    assert command(host, {"type": "start"})["type"] == "done"
    stream = urllib.request.Request(
        f"{server.url}/api/rooms/{code}/stream", headers={"Authorization": f"Bearer {bot}"}
    )
    moves = 0
    with urllib.request.urlopen(stream, timeout=PATIENCE) as lines:
        for line in lines:
            if not line.strip():
                continue
            message = p.decode_server(line)
            if isinstance(message, p.Over):
                break
            if isinstance(message, p.Happened):
                for seat, view in message.views.items():
                    if view.asks:
                        move = p.encode(some_move(view, luck))
                        said = command(
                            bot,
                            {
                                "type": "act",
                                "game": message.game,
                                "seat": seat,
                                "move": json.loads(move),
                                "entries": view.entries,
                            },
                        )
                        assert said["type"] == "done" or said["code"] == "busy"
                        moves += 1
    assert moves > 3


def test_catalogues_and_pictures_give_no_date_away(server: Server) -> None:
    for deck in request(server, "/api/decks"):
        page = json.dumps(request(server, f"/api/decks/{deck}?language=de"))
        box = load(deck)
        assert f'"{box.cards[0].id}"' in page
        assert '"year"' not in page
        assert not [card.id for card in box.cards if f": {card.year}" in page]
    with urllib.request.urlopen(
        f"{server.url}/art/events/{load('events').cards[0].id}.svg", timeout=PATIENCE
    ) as answer:
        assert answer.headers["Content-Type"].startswith("image/svg+xml")
        assert b"<text" not in answer.read()


def test_a_finished_game_can_be_replayed_step_by_step(server: Server) -> None:
    async def run() -> str:
        host = token()
        code = open_room(server, host)
        async with Client(server.url, code, host) as client:
            await client.invite(0, "random")
            await client.invite(1, "guesser")
            await client.start()
            await told(client, lambda: client.over is not None)
            assert client.game is not None
            return client.game.game

    game = asyncio.run(run())
    log = request(server, f"/api/games/{game}")
    first, last = (request(server, f"/api/games/{game}/steps/{step}") for step in (1, len(log["entries"])))
    assert (first["over"], last["over"]) == (False, True)
    assert len(first["line"]) == 1
    years = [card["year"] for card in request(server, f"/api/games/{game}/timeline?language=it")]
    assert years == sorted(years)
    assert len(years) >= len(last["line"])
    assert "expected a step from 1 to" in refused(server, f"/api/games/{game}/steps/99999")[1]


def test_bots_have_names_that_nobody_else_at_the_table_has(server: Server) -> None:
    async def run() -> None:
        host, guest = token(), token()
        code = open_room(server, host)
        async with Client(server.url, code, host) as one, Client(server.url, code, guest) as other:

            async def names(*expected: str) -> None:
                await told(one, lambda: one.room and [h.name for h in one.room.seats if h] == list(expected))

            await one.invite(2, "jonas")
            await names("Jonas")
            await one.invite(2, "jonas")
            await names("Jonas")
            await other.sit(1, "jonas")
            await names("jonas", "Jonas 2")
            await one.sit(3, "JONAS 2")
            await names("jonas", "Jonas 3", "JONAS 2")
            for seat, bot in ((0, "guesser"), (4, "guesser"), (5, "zoe"), (6, "random"), (7, "zoe")):
                await one.invite(seat, bot)
            await names("Guesser", "jonas", "Jonas 3", "JONAS 2", "Guesser 2", "Zoë", "Random", "Zoë 2")

    asyncio.run(run())


def test_a_game_tells_by_id_which_of_its_seats_bots_play(server: Server) -> None:
    """A person may be called anything; and the seats of a game leave out those that are free in the room."""

    host = token()

    async def run() -> str:
        code = open_room(server, host)
        async with Client(server.url, code, host) as client:
            await client.invite(1, "random")
            await client.sit(4, "Guesser")
            await client.invite(6, "edith")
            await client.start()
            await told(client, lambda: client.game is not None)
            assert client.game is not None
            assert client.room is not None
            (view,) = client.game.views.values()
            assert view.seat == 1
            assert [player.name for player in view.players] == ["Random", "Guesser", "Edith"]
            assert client.game.bots == ("random", "", "edith")
            assert client.game.holders == (client.room.me,) * 3
            await client.quit(1)
            await told(client, lambda: client.over is not None)
            return client.game.game

    log = request(server, f"/api/games/{asyncio.run(run())}", host)
    assert [player["name"] for player in log["players"]] == ["Random", "Guesser", "Edith"]
    assert log["bots"] == ["random", "", "edith"]


def test_the_characters_introduce_themselves_in_ones_language(server: Server) -> None:
    german, unknown = (request(server, f"/api/bots?language={of}")["bots"] for of in ("de", "xx"))
    assert [each["id"] for each in german] == list(characters())
    assert [each["level"] for each in german] == sorted(each["level"] for each in german)
    maeve = characters()["maeve"]
    assert german[0] == {
        **{name: getattr(maeve, name) for name in ("id", "name", "level", "animal", "colour")},
        "loves": list(maeve.loves),
        **msgspec.structs.asdict(maeve.words["de"]),
    }
    assert unknown == request(server, "/api/bots")["bots"]
    assert unknown[0]["hello"] == maeve.words["en"].hello
    with urllib.request.urlopen(f"{server.url}/api/bots", timeout=PATIENCE) as answer:
        assert answer.headers["Cache-Control"] == "max-age=3600, public"


def test_the_host_sets_the_table_up_in_another_way_and_everyone_stays(server: Server) -> None:
    async def scene() -> None:
        host, guest = token(), token()
        code = open_room(server, host, preset="events", listed=True)
        async with Client(server.url, code, host) as me, Client(server.url, code, guest) as other:
            await me.sit(0, "Mira")
            await other.sit(7, "Jonas")
            with pytest.raises(Rejected, match="only the host"):
                await other.set_up("swiss")
            with pytest.raises(Rejected, match="no preset is called 'chess'"):
                await me.set_up("chess")
            await me.set_up("swiss", fame="known", clock="turn", seconds=30)
            await told(other, lambda: other.room is not None and other.room.preset == "swiss")
            assert other.room is not None
            assert (other.room.fame, other.room.clock, other.room.seconds) == ("known", "turn", 30)
            assert other.room.decks == ("switzerland",)
            names = [held and held.name for held in other.room.seats]
            assert names == ["Mira", "Jonas", None, None, None, None], "those whose seats are gone move up"
            assert all(room["code"] != code for room in request(server, "/api/rooms")), "no longer listed"
            async with Client(server.url, code, token()) as late:
                await told(late, lambda: late.room is not None)
                assert late.room is not None
                assert late.room.preset == "swiss"
            await me.start()
            with pytest.raises(Rejected, match="a game has begun"):
                await me.set_up("events")

    asyncio.run(scene())


def test_a_table_is_not_set_up_for_fewer_than_sit_there(server: Server) -> None:
    async def scene() -> None:
        host = token()
        async with Client(server.url, open_room(server, host), host) as me:
            for seat in range(7):
                await me.sit(seat, f"Guest {seat}")
            with pytest.raises(Rejected, match="expected at most 6 at the table; there are 7"):
                await me.set_up("swiss")
            await told(me, lambda: me.room is not None)
            assert me.room is not None
            assert me.room.preset == "events"

    asyncio.run(scene())


def test_somebody_can_say_that_they_are_ready(server: Server) -> None:
    async def run() -> None:
        host = token()
        code = open_room(server, host)
        async with Client(server.url, code, host) as client:
            await client.sit(0, "Ana")
            await client.ready(0)
            await told(client, lambda: client.room and client.room.seats[0] and client.room.seats[0].ready)
            with pytest.raises(Rejected, match="seat 1 is not yours"):
                await client.ready(1)

    asyncio.run(run())


def test_players_see_who_has_read_the_end_of_a_round_until_another_game_begins(server: Server) -> None:
    async def run() -> None:
        host = token()
        code = open_room(server, host)
        async with Client(server.url, code, host) as client:
            await client.sit(0, "Ana")
            await client.invite(1, "guesser")
            await client.start()

            def read() -> int:
                assert client.room is not None
                sitter = client.room.seats[0]
                return sitter.read if sitter else -1

            await client.ready(0, entries=12)
            await told(client, lambda: read() == 12)
            with pytest.raises(Rejected, match="expected the number of entries read so far; got -1"):
                await client.ready(0, entries=-1)
            await client.quit(0)
            await client.start()
            await told(client, lambda: read() == 0)

    asyncio.run(run())


def test_nobody_can_open_rooms_without_end(server: Server) -> None:
    who = token()
    said = [refused(server, "/api/rooms", {"preset": "chess"}, who)[1] for _ in range(12)]
    assert "too much at once; try again in" in said[-1]


def test_a_running_games_log_is_not_to_be_had(server: Server) -> None:
    async def run() -> None:
        host = token()
        code = open_room(server, host)
        async with Client(server.url, code, host) as client:
            await client.sit(0, "Ana")
            await client.sit(1, "Ben")
            await client.start()
            await told(client, lambda: client.game is not None)
            assert client.game is not None
            game = client.game.game
        status, why = await asyncio.to_thread(refused, server, f"/api/games/{game}")
        assert status == 400
        assert "when the game is over" in why

    asyncio.run(run())


def test_the_luck_is_committed_to_before_anyone_adds_to_it(server: Server) -> None:
    """The commitment that everyone saw is that of the secret in the end, and each nonce is in the seed."""

    async def run() -> None:
        host, guest = token(), token()
        code = open_room(server, host)
        async with Client(server.url, code, host) as one, Client(server.url, code, guest) as other:
            await told(one, lambda: one.room is not None)
            assert one.room is not None
            promised = one.room.commitment
            await one.say(p.Sit, 0, "Ana", None, "aa" * 16)
            await other.say(p.Sit, 3, "Ben", None, "bb" * 16)
            with pytest.raises(Rejected, match="expected a nonce of 8 to 64 hexadecimal digits"):
                await other.say(p.Sit, 3, "Ben", None, "xyz")
            await one.start()
            await told(one, lambda: one.room and one.room.game is not None)
            assert one.room.commitment != promised
            await one.quit(0)
            await told(one, lambda: one.over is not None)
            assert one.over is not None
            assert one.over.commitment == promised == commitment(bytes.fromhex(one.over.secret))
            assert one.over.nonces == ("aa" * 16, "bb" * 16)
            assert one.over.seed == mix(bytes.fromhex(one.over.secret), [b"\xaa" * 16, b"\xbb" * 16]).hex()

    asyncio.run(run())


def test_a_command_sent_again_is_done_once_and_answered_as_done(server: Server) -> None:
    async def run() -> None:
        host = token()
        code = open_room(server, host)
        async with Client(server.url, code, host) as client:
            await client.sit(0, "Ana")
            await client.sit(1, "Ben")
            for _ in range(2):
                await client.say(p.Start, command="start")
            game = client.room.game if client.room else None
            for _ in range(2):
                await client.say(p.Stand, 1, command="stand")
            await client.quit(0)
            await client.say(p.Start, command="start")
            await told(client, lambda: client.over is not None)
            assert client.game is not None
            assert game in (None, client.game.game)

    asyncio.run(run())
