"""A wire by hand: what it lets in, how messages are cut and put together, and who is cut off."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from line import TOKENS, Line, at_table, first_move, game_of, with_app
from patience import eventually
from websockets.frames import Close, Frame, Opcode

from interstice import protocol as p
from interstice.server.http.app import App
from interstice.server.playing.clocks import LAG
from interstice.server.playing.people import person_of
from interstice.server.talking import wire
from interstice.server.talking.wire import MOST_BYTES
from interstice.store.store import NewEntry, Then, Unavailable


def test_there_is_one_address_for_sockets_and_other_sites_are_not_let_in(tmp_path: Path) -> None:
    async def scene(app: App) -> None:
        assert Line(app).answer.startswith(b"HTTP/1.1 101")
        assert Line(app, origin="https://here.example").answer.startswith(b"HTTP/1.1 101")
        for line, status in (
            (Line(app, "/elsewhere"), b"404"),
            (Line(app, origin="https://evil.example"), b"403"),
        ):
            assert line.answer.startswith(b"HTTP/1.1 " + status)
            assert line.transport.is_closed
        assert app.metrics.sockets == 2

    with_app(tmp_path, scene)


def test_a_message_may_come_in_pieces_and_a_ping_in_between(tmp_path: Path) -> None:
    async def scene(app: App) -> None:
        (line, _) = await at_table(app)
        data = p.encode(p.Ping(7))
        line.send(Opcode.TEXT, data[:5], fin=False)
        line.send(Opcode.PING, b"hey")
        line.send(Opcode.CONT, data[5:9], fin=False)
        line.send(Opcode.CONT, data[9:])
        assert line.frames() == [(Opcode.PONG, b"hey"), (Opcode.TEXT, b'{"type":"pong","number":7}')]
        whole = Frame(Opcode.TEXT, data).serialize(mask=True)
        for at in range(len(whole)):
            line.wire.data_received(whole[at : at + 1])
        assert line.messages() == [{"type": "pong", "number": 7}]

    with_app(tmp_path, scene)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (Frame(Opcode.TEXT, b"x" * (MOST_BYTES + 1)).serialize(mask=True), 1009),
        (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
        (Frame(Opcode.CONT, b"{}").serialize(mask=True), 1002),
    ],
    # Masks are random; names must not be.
    ids=["too long", "without a mask", "the end of nothing"],
)
def test_what_breaks_the_rules_of_frames_closes_the_socket(tmp_path: Path, data: bytes, code: int) -> None:
    async def scene(app: App) -> None:
        (line, other) = await at_table(app)
        line.wire.data_received(data)
        ((kind, said),) = line.frames()
        assert (kind, Close.parse(said).code) == (Opcode.CLOSE, code)
        other.say(p.Ping(1))
        assert other.messages() == [{"type": "pong", "number": 1}]

    with_app(tmp_path, scene)


def test_frames_that_come_together_are_taken_in_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sends one at a time is answered in between."""
    monkeypatch.setattr(wire, "TURN", 0.0)

    async def scene(app: App) -> None:
        (line, other) = await at_table(app)
        pings = [Frame(Opcode.TEXT, p.encode(p.Ping(at))).serialize(mask=True) for at in range(20)]
        line.wire.data_received(b"".join(pings))
        assert line.messages() == [{"type": "pong", "number": 0}]
        assert line.transport.is_paused
        other.say(p.Ping(1))
        assert other.messages() == [{"type": "pong", "number": 1}]
        answers: list[int] = []
        await eventually(lambda: answers.extend(m["number"] for m in line.messages()) or 19 in answers)
        assert answers == list(range(1, 20))
        await eventually(lambda: not line.transport.is_paused)

    with_app(tmp_path, scene)


def test_a_frame_that_breaks_the_server_cuts_one_off_and_the_others_have_their_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(app: App) -> None:
        (line, other) = await at_table(app)
        told = list[str]()
        asyncio.get_running_loop().set_exception_handler(lambda _, said: told.append(repr(said["exception"])))
        ping = Frame(Opcode.TEXT, p.encode(p.Ping(1))).serialize(mask=True)
        for each in (line, other):
            each.wire.data_received(ping * 3)
        monkeypatch.setattr(line.wire, "_take", lambda _: {}["a fault of ours"])
        answers: list[dict[str, Any]] = []
        await eventually(lambda: answers.extend(other.messages()) or len(answers) == 3)
        assert line.transport.is_aborted
        assert told == ["KeyError('a fault of ours')"]

    with_app(tmp_path, scene)


def test_what_is_said_to_somebody_who_was_cut_off_goes_nowhere(tmp_path: Path) -> None:
    async def scene(app: App) -> None:
        (line, _) = await at_table(app)
        line.transport.abort()
        line.wire.send(b"{}")
        assert line.frames() == []

    with_app(tmp_path, scene)


def test_goodbye_is_answered_and_noted(tmp_path: Path) -> None:
    async def scene(app: App) -> None:
        (line, other) = await at_table(app)
        line.send(Opcode.CLOSE, Close(1000, "").serialize())
        ((kind, said),) = line.frames()
        assert (kind, Close.parse(said).code) == (Opcode.CLOSE, 1000)
        line.wire.connection_lost(None)
        told = await other.until("roomchanged")
        assert [held.get("here", True) for held in told[-1]["seats"][:2]] == [False, True]
        assert app.metrics.sockets == 1

    with_app(tmp_path, scene)


def test_who_does_not_read_is_told_later_and_holds_nobody_up(tmp_path: Path) -> None:
    """Nothing is queued: when there is room again they are told how things lie by then."""

    async def scene(app: App) -> None:
        (line, slow) = await at_table(app)
        slow.wire.pause_writing()
        assert slow.transport.is_paused
        line.say(p.Act("one", game_of(app).id, 0, first_move(app), 1))
        await line.until("happened")
        line.say(p.Say("two", "Hello"))
        await line.until("said")
        assert slow.frames() == []
        slow.wire.resume_writing()
        assert not slow.transport.is_paused
        assert [message["type"] for message in slow.messages()] == ["said", "happened"]

    with_app(tmp_path, scene)


def test_a_move_is_acknowledged_before_it_is_told_and_neither_before_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(app: App) -> None:
        (line, other) = await at_table(app)
        held: list[tuple[NewEntry, Then]] = []
        add = app.hall.store.add
        monkeypatch.setattr(app.hall.store, "add", lambda new, then: held.append((new, then)))
        line.say(p.Act("one", game_of(app).id, 0, first_move(app), 1))
        line.say(p.Ping(1))
        await eventually(lambda: held)
        assert line.frames() == other.frames() == []
        assert line.transport.is_paused
        # Whoever comes now sees the table without it.
        ((new, then),) = held
        live = app.hall.games.here(new.stream)
        assert live is not None
        assert live.entries == len(live.game.log) == 1
        late = Line(app)
        monkeypatch.setattr(app.hall.store, "add", add)
        late.say(
            p.Hello(
                "cleo-has-a-token-of-22-letters",
                (await app.hall.rooms.find(live.head.room)).head.code,
                p.VERSION,
            )
        )
        told = await late.until("happened")
        assert told[-1]["entries"] == told[-1]["views"]["-1"]["entries"] == 1
        line.frames()
        other.frames()
        add(new, then)
        told = await line.until("pong")
        # That somebody watches is told with whatever else there is, sooner or later.
        assert [each["type"] for each in told if each["type"] != "roomchanged"] == [
            "done",
            "happened",
            "pong",
        ]
        for each in (other, late):
            assert [told["entries"] for told in each.messages() if told["type"] == "happened"] == [2]

    with_app(tmp_path, scene)


def test_a_move_that_cannot_be_stored_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(app: App) -> None:
        (line, other) = await at_table(app)
        move = first_move(app)
        with monkeypatch.context() as patch:
            patch.setattr(app.hall.store, "add", lambda new, then: then(Unavailable("gone")))
            line.say(p.Act("one", game_of(app).id, 0, move, 1))
        assert [message["code"] for message in line.messages()] == ["busy"]
        assert other.frames() == []
        line.say(p.Act("one", game_of(app).id, 0, move, 1))
        told = await line.until("happened")
        assert [message["type"] for message in told] == ["done", "happened"]
        assert told[1]["entries"] == 2

    with_app(tmp_path, scene)


@pytest.mark.parametrize(
    ("error", "code", "closed"),
    [(RuntimeError("Ana, 1492"), "bad", 1011), (Unavailable("Ana"), "busy", 1013)],
)
def test_a_socket_that_breaks_is_told_and_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, code: str, closed: int
) -> None:
    async def scene(app: App) -> None:
        async def fail(token: str) -> str:
            raise error

        monkeypatch.setattr(app.hall.people, "who", fail)
        line = Line(app)
        line.say(p.Hello(TOKENS[0], "ABCDEF", p.VERSION))
        await eventually(lambda: line.transport.written)
        (_, said), (kind, goodbye) = line.frames()
        assert json.loads(said)["code"] == code
        assert "Ana" not in said.decode()
        assert (kind, Close.parse(goodbye).code) == (Opcode.CLOSE, closed)
        assert app.metrics.errors == (code == "bad")
        line.say(p.Ping(1))
        assert line.frames() == []
        line.wire.connection_lost(None)
        assert app.metrics.sockets == 0

    with_app(tmp_path, scene)


def test_who_gives_no_sign_of_life_is_cut_off_and_others_are_measured(tmp_path: Path) -> None:
    async def scene(app: App) -> None:
        (line, dead) = await at_table(app)
        for each in (line, dead):
            each.send(Opcode.PONG, b"")
        assert app.hall.people.measured_here() == {person_of(token) for token in TOKENS}
        assert 0 <= app.hall.people.lag_of(person_of(TOKENS[0])) <= LAG
        assert len(app.pulse) == 2
        for each in (line, dead):
            each.wire.beat()
        assert line.frames() == [(Opcode.PING, b"")]
        line.send(Opcode.PONG, b"")
        for each in (line, dead):
            each.wire.beat()
        assert (line.transport.is_aborted, dead.transport.is_aborted) == (False, True)
        dead.wire.connection_lost(None)
        assert len(app.pulse) == 1
        assert app.hall.people.measured_here() == {person_of(TOKENS[0])}

    with_app(tmp_path, scene)
