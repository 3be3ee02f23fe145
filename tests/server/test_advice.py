"""Advice in Twist: a bot tells whoever asks what it would do, and why."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from people import open_room, request, token, told
from running import Server

from interstice import protocol as p
from interstice.bots.playing.twist_advice import SENTENCES
from interstice.bus.local import LocalBus
from interstice.client import Client
from interstice.server.playing.commands import answer
from interstice.server.playing.games import LiveGame
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.rooms import Room
from interstice.store.sqlite import SqliteStore
from interstice.text import LANGUAGES, say

Scene = Callable[[Hall, Room, LiveGame], Awaitable[None]]


def with_game(
    tmp_path: Path, scene: Scene, preset: str = "twist", bots: tuple[str, ...] = ("edith", "random")
) -> None:
    """Ana on seat 0, and bots that nobody attends to, so that the game stands still."""

    async def run() -> None:
        hall = Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), lambda: 1000.0)
        await hall.open()
        room = await hall.rooms.open("ana", RoomWish(preset))
        await answer(hall, room.id, "ana", p.Sit("sit", 0, "Ana", 9))
        for seat, bot in enumerate(bots, 1):
            await answer(hall, room.id, "ana", p.Invite(f"invite{seat}", seat, bot))
        await hall.start_game(room.id, "ana", "start")
        try:
            await scene(hall, room, await hall.games.find(str(room.game)))
        finally:
            await hall.close()

    asyncio.run(run())


def test_a_bot_says_what_is_best_for_whoever_is_on_turn_and_why(tmp_path: Path) -> None:
    async def scene(hall: Hall, room: Room, live: LiveGame) -> None:
        for who in ("ana", "a spectator"):
            said = await answer(hall, room.id, who, p.Advise("why", live.id, 1))
            assert isinstance(said, p.Advised)
            assert (said.command, said.game, said.entries, said.seat) == ("why", live.id, live.entries, 1)
            (asks,) = live.game.asks.values()
            assert any(said.move in ask for ask in asks)
            assert said.reason in SENTENCES
            hands = {card for hand in live.game.hands for card in hand}
            assert {said.card, said.other, said.rival} - {None} <= hands
        assert live.entries == 1

    with_game(tmp_path, scene)


def test_the_same_question_gets_the_same_answer_until_the_game_goes_on(tmp_path: Path) -> None:
    async def scene(hall: Hall, room: Room, live: LiveGame) -> None:
        asked = hall.minds.searching.ask
        questions = []
        hall.minds.searching.ask = lambda question: questions.append(question) or asked(question)  # type: ignore[method-assign,assignment]
        first, again = [await answer(hall, room.id, "ana", p.Advise("why", live.id, 1)) for _ in range(2)]
        assert first == again
        assert len(questions) == 1
        assert isinstance(first, p.Advised)
        seat = live.game.turn
        assert seat == 0
        await answer(hall, room.id, "ana", p.Act("move", live.id, seat, first.move, live.entries))
        later = await answer(hall, room.id, "ana", p.Advise("why", live.id, 1))
        assert isinstance(later, p.Advised)
        assert later.entries == live.entries == 2
        assert len(questions) == 2

    with_game(tmp_path, scene)


async def why_not(hall: Hall, room: Room, game: str, seat: int = 1) -> tuple[str, str]:
    """The code and the sentence of a refusal, for which there are words in every language."""
    said = await answer(hall, room.id, "ana", p.Advise("why", game, seat))
    assert isinstance(said, p.Failed)
    for language in LANGUAGES:
        assert say("app", f"sorry-{said.word}", language, **said.given).endswith(".")
    return said.code, said.why


def test_only_bots_that_believe_something_give_advice(tmp_path: Path) -> None:
    async def scene(hall: Hall, room: Room, live: LiveGame) -> None:
        for seat in (-1, 0, 2, 3):
            said = await why_not(hall, room, live.id, seat)
            assert said == ("denied", f"expected the seat of a bot that can give advice; got seat {seat}")
        assert await why_not(hall, room, "game-none") == ("missing", "there is no such game")
        other = await hall.rooms.open("ana", RoomWish("twist"))
        other.game = "another"
        assert await why_not(hall, other, live.id) == ("missing", "there is no such game in this room")
        room.game = "another"
        assert await why_not(hall, room, live.id) == (
            "missing",
            "that game is over, and another has begun in this room",
        )

    with_game(tmp_path, scene)


def test_outside_twist_there_is_no_advice(tmp_path: Path) -> None:
    async def scene(hall: Hall, room: Room, live: LiveGame) -> None:
        assert await why_not(hall, room, live.id) == (
            "denied",
            "advice is only given in Twist; this is a game of classic",
        )

    with_game(tmp_path, scene, "events")


def test_when_no_game_is_on_there_is_no_advice(tmp_path: Path) -> None:
    async def scene(hall: Hall, room: Room, live: LiveGame) -> None:
        other = await hall.rooms.open("ana", RoomWish("twist"))
        assert await why_not(hall, other, live.id) == ("denied", "no game has begun in this room")
        live.game.over = True
        said = await why_not(hall, room, live.id)
        assert said == ("denied", "advice is for a game in progress; this one is over")

    with_game(tmp_path, scene)


def test_whoever_asks_is_told_and_nobody_else(server: Server) -> None:
    async def run() -> None:
        host, guest = token(), token()
        code = open_room(server, host, preset="twist")
        async with Client(server.url, code, host) as one, Client(server.url, code, guest) as other:
            await one.sit(0, "Ana")
            await one.invite(1, "edith")
            await one.start()
            await told(one, one.asked)
            said = await one.advise(1)
            assert one.game is not None
            assert said.game == one.game.game
            await one.say(p.Say, "Well?")
            await told(other, lambda: other.said)
            assert other.advised == []
            by_rest = request(
                server,
                f"/api/rooms/{code}/commands",
                guest,
                {"type": "advise", "command": "a", "game": said.game, "seat": 1},
            )
            assert (by_rest["type"], by_rest["reason"]) == ("advised", said.reason)

    asyncio.run(run())
