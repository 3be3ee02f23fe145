"""Whoever sends too much at once is told to wait, and loses nothing. Time is ours here."""

from __future__ import annotations

from pathlib import Path

from line import TOKENS, Line, with_app

from interstice import protocol as p
from interstice.server.app import App
from interstice.server.commands import BURST, Allowance
from interstice.server.hall import RoomWish
from interstice.server.people import person_of


def test_so_many_at_once_and_then_as_many_as_time_allows() -> None:
    allowance = Allowance(100.0, burst=3, per_second=2)
    assert [allowance.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert [allowance.take(100.5) for _ in range(2)] == [True, False]
    assert [allowance.take(9999.0) for _ in range(4)] == [True, True, True, False]


def test_who_talks_too_fast_is_refused_and_heard_when_some_time_has_passed(tmp_path: Path) -> None:
    async def scene(app: App) -> None:
        now = 1000.0
        app.hall.now = lambda: now
        room = await app.hall.open_room(person_of(TOKENS[0]), RoomWish("events"))
        line, other = Line(app), Line(app)
        for each, token in ((line, TOKENS[0]), (other, TOKENS[1])):
            each.say(p.Hello(token, room.head.code))
            await each.until("room")
        for number in range(int(BURST)):
            line.say(p.React(f"react{number}", "wow"))
            await line.until("done")
        other.frames()
        line.say(p.Say("one", "one more"))
        (refused,) = (message for message in await line.until("failed") if message["type"] == "failed")
        assert (refused["command"], refused["code"], refused["word"]) == ("one", "busy", "too-fast")
        assert other.messages() == []
        now += 1
        line.say(p.Say("one", "one more"))
        await line.until("done")
        told = await other.until("said")
        assert [message["text"] for message in told if message["type"] == "said"] == ["one more"]

    with_app(tmp_path, scene)
