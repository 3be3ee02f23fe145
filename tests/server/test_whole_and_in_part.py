"""What the server tells whole and what in part, as docs/protocol.md has it."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from attacker import Attacker, Message
from people import open_room, token
from running import Server

from interstice import protocol as p

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES: list[Message] = [
    json.loads(text) for text in re.findall(r"```json server\n(.*?)\n```", PAGE, re.DOTALL)
]


def example(type: str, **fields: Any) -> Message:
    """The example of the page that has these values."""
    (found,) = (each for each in EXAMPLES if each["type"] == type and fields.items() <= each.items())
    return found


def like(shown: Any, real: Any) -> bool:
    """Whether both have the same fields, and values of the same types in them."""
    if isinstance(shown, dict) and isinstance(real, dict):
        return shown.keys() == real.keys() and all(like(shown[name], real[name]) for name in shown)
    return type(shown) is type(real)


def messages(person: Attacker, type: str) -> list[Message]:
    return [each for each in person.told if each["type"] == type]


async def play(person: Attacker, seat: str) -> None:
    """Make the first move that is asked for, and wait until it is told."""
    view = person.views[seat]
    move = {name: value if name == "move" else value[0] for name, value in view["asks"][0].items()}
    game = messages(person, "happened")[-1]["game"]
    await person.do(type="act", game=game, seat=int(seat), move=move, entries=view["entries"])
    await person.until(lambda: person.views[seat]["entries"] > view["entries"])


@pytest.mark.parametrize("preset", ["events", "swiss"])
def test_every_message_is_encoded_as_its_type_would_be(server: Server, preset: str) -> None:
    """The server puts most of them together by hand."""

    async def run() -> None:
        async with Attacker(server.url, open_room(server, host := token(), preset=preset), host) as ana:
            await start(ana)
            for _ in range(4):
                await play(ana, next(seat for seat, view in ana.views.items() if view["asks"]))
            assert {"room", "roomchanged", "happened"} <= {each["type"] for each in ana.told}
            for each in ana.told:
                assert json.loads(p.encode(p.decode_server(json.dumps(each)))) == each

    asyncio.run(run())


async def start(ana: Attacker) -> None:
    await ana.do(type="sit", seat=1, name="Ana")
    await ana.do(type="sit", seat=2, name="Ben")
    await ana.do(type="start")
    await ana.until(lambda: ana.views)


def test_a_room_is_told_whole_once_and_then_by_the_fields_that_changed(server: Server) -> None:
    async def run() -> None:
        async with Attacker(server.url, open_room(server, host := token()), host) as ana:
            await ana.do(type="sit", seat=1, name="Ana")
            await ana.until(lambda: messages(ana, "roomchanged"))
            (whole,) = messages(ana, "room")
            assert whole.keys() == example("room").keys()
            changed = messages(ana, "roomchanged")[0]
            assert like(example("roomchanged"), changed)
            assert [held and held["name"] for held in changed["seats"]] == [None, "Ana", *[None] * 6]
            async with Attacker(server.url, whole["code"], host) as again:
                await again.until(lambda: messages(again, "room"))
                told = {**whole, **changed, "type": "room"}
                assert messages(again, "room") == [told]

    asyncio.run(run())


def test_cards_are_told_whole_at_first_and_then_as_they_change(server: Server) -> None:
    async def run() -> None:
        async with Attacker(server.url, code := open_room(server, host := token()), host) as ana:
            await start(ana)
            await play(ana, "0")
            first, second = messages(ana, "happened")
            for since, real in zip((0, 2), (first, second), strict=True):
                page = example("happened", since=since)
                assert page.keys() == real.keys()
                assert page["views"]["1"].keys() == real["views"]["1"].keys()
            assert (first["since"], second["since"]) == (0, first["entries"])
            before, changed = first["views"]["0"]["cards"], second["views"]["0"]["cards"]
            laid = str(second["events"][0]["card"])
            assert "year" not in before[laid]
            assert "year" in changed[laid]
            is_missed = second["events"][0]["event"] == "Missed"
            came_up = {str(len(before))} if is_missed else set()
            assert changed.keys() == {laid, *came_up}, (
                "the card that was laid, and the one that replaces it if it was wrong"
            )
            async with Attacker(server.url, code, host) as again:
                await again.until(lambda: again.views)
                (whole,) = messages(again, "happened")
                assert whole["since"] == 0
                assert again.views == ana.views

    asyncio.run(run())
