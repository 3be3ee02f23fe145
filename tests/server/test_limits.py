"""How much a socket and an address may ask for, by a clock that the test moves."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from asgi import Reader, answer_of
from line import TOKENS, Line, at_table, game_of, with_app
from patience import eventually
from websockets.frames import Close, Frame, Opcode

from interstice import protocol as p
from interstice.core import engine
from interstice.server.http.app import App
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.refusals import Missing
from interstice.server.talking import callers, wire
from interstice.server.upkeep.limits import CONNECTIONS, DAY, LONGEST, Allowance, Limits, Rate, TooMany
from interstice.server.upkeep.settings import Settings


class Passed:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_an_allowance_fills_up_again_with_time_and_not_above_its_burst() -> None:
    allowance = Allowance(0.0, burst=3, per_second=2)
    assert [allowance.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert allowance.wait(0.0) == 0.5
    assert allowance.take(0.5)
    assert not allowance.take(0.5)
    assert [allowance.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert allowance.spend(100.0, 4) == 2.0


def limits(passed: Passed, sockets: int = 0, proxies: tuple[str, ...] = ()) -> Limits:
    return Limits(passed, {"request": Rate(2, 1), "code": Rate(1, 0.5)}, sockets, proxies)


def test_every_address_has_an_allowance_of_its_own_and_is_told_how_long_to_wait() -> None:
    passed = Passed()
    found = limits(passed)
    for _ in range(2):
        found.require("request", "192.0.2.1")
    with pytest.raises(TooMany, match="try again in 1 seconds"):
        found.require("request", "192.0.2.1")
    found.require("request", "192.0.2.2")
    found.require("room", "192.0.2.1")
    passed.now += 1
    found.require("request", "192.0.2.1")


def test_right_codes_do_not_count() -> None:
    found = limits(Passed())
    for _ in range(5):
        found.require_left("code", "192.0.2.1")
    found.count("code", "192.0.2.1")
    with pytest.raises(TooMany):
        found.require_left("code", "192.0.2.1")


def test_wrong_codes_count_even_if_all_are_tried_at_once() -> None:
    """Each is let in before the first turns out to be wrong."""
    passed = Passed()
    found = Limits(passed, {"code": Rate(3, 1)})

    async def guess() -> None:
        with found.guessing("192.0.2.1", Missing):
            await asyncio.sleep(0)
            raise Missing("wrong")

    async def guess_many() -> int:
        tried = await asyncio.gather(*(guess() for _ in range(1000)), return_exceptions=True)
        return sum(isinstance(error, Missing) for error in tried)

    assert asyncio.run(guess_many()) == 1000
    for _ in range(int(LONGEST) - 1):
        passed.now += 1
        assert asyncio.run(guess_many()) == 0
    passed.now += 2
    found.require_left("code", "192.0.2.1")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::3", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::3", "2001:db8:1:3::3", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_ipv6_counts_by_its_network(one: str, other: str, same: bool) -> None:
    found = limits(Passed())
    found.require("request", one)
    found.require("request", one)
    if same:
        with pytest.raises(TooMany):
            found.require("request", other)
    else:
        found.require("request", other)


def test_addresses_are_forgotten_after_a_day() -> None:
    passed = Passed()
    found = Limits(passed, {"code": Rate(1, 0.000001)})
    found.count("code", "192.0.2.1")
    passed.now += DAY / 2
    with pytest.raises(TooMany):
        found.require_left("code", "192.0.2.1")
    passed.now += DAY / 2 + 1
    found.require_left("code", "192.0.2.1")


def test_addresses_are_forgotten_after_a_day_even_if_nobody_comes_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("interstice.server.upkeep.limits.DAY", 0.01)

    async def run() -> None:
        found = Limits(time.monotonic, {"code": Rate(1, 0.000001)})
        forgetting = asyncio.create_task(found.forget_daily())
        found.count("code", "192.0.2.1")
        assert repr(vars(found)).count("Allowance object") == 1
        await eventually(lambda: "Allowance object" not in repr(vars(found)))
        forgetting.cancel()

    asyncio.run(run())


def test_no_address_is_kept_as_it_is() -> None:
    found = limits(Passed(), sockets=5)
    found.require("request", "192.0.2.1")
    found.open_socket("192.0.2.1")
    assert "192.0.2.1" not in repr(vars(found))


def test_a_proxy_is_believed_only_if_it_is_trusted() -> None:
    found = limits(Passed(), proxies=("10.0.0.0/8", "::1"))
    assert found.address_of("10.1.1.1", "203.0.113.9") == "203.0.113.9"
    assert found.address_of("10.1.1.1", "6.6.6.6, 203.0.113.9, 10.2.2.2") == "203.0.113.9"
    assert found.address_of("192.0.2.1", "203.0.113.9") == "192.0.2.1"
    assert found.address_of("10.1.1.1", "") == "10.1.1.1"


def test_sockets_of_an_address_are_counted_while_they_are_open() -> None:
    found = limits(Passed(), sockets=2)
    first = found.open_socket("192.0.2.1")
    found.open_socket("192.0.2.1")
    with pytest.raises(TooMany):
        found.open_socket("192.0.2.1")
    found.open_socket("192.0.2.2")
    first()
    found.open_socket("192.0.2.1")


# One socket


@pytest.fixture
def passed() -> Passed:
    return Passed()


def with_clock(folder: Path, passed: Passed, scene: Callable[[App], Awaitable[None]]) -> None:
    async def run(app: App) -> None:
        app.hall.passed = passed
        await scene(app)

    with_app(folder, run)


FLOODS = {
    "ping": Frame(Opcode.TEXT, p.encode(p.Ping(1))).serialize(mask=True),
    "unreadable": Frame(Opcode.TEXT, b"{").serialize(mask=True),
    "control ping": Frame(Opcode.PING, b"x").serialize(mask=True),
    "refused commands": Frame(Opcode.TEXT, p.encode(p.Stand("c", 7))).serialize(mask=True),
    "huge": Frame(Opcode.TEXT, b" " * 16_000 + b"{}").serialize(mask=True),
    "tiny fragments": Frame(Opcode.TEXT, b" ", fin=False).serialize(mask=True)
    + Frame(Opcode.CONT, b" ", fin=False).serialize(mask=True) * 30
    + Frame(Opcode.CONT, b"{}").serialize(mask=True),
}


@pytest.mark.parametrize("flood", FLOODS)
@pytest.mark.parametrize("together", [False, True], ids=["one by one", "all at once"])
def test_whoever_floods_is_not_read_for_a_while_and_then_cut_off(
    tmp_path: Path, passed: Passed, monkeypatch: pytest.MonkeyPatch, flood: str, together: bool
) -> None:
    monkeypatch.setattr(wire, "RESTS", 1.0)
    monkeypatch.setattr(wire, "PER_SECOND", 200.0)

    async def scene(app: App) -> None:
        (line, other) = await at_table(app)
        line.frames()
        frames = FLOODS[flood]

        def rests() -> bool:
            """Send more as long as we are read."""
            for _ in range(60):
                if not line.transport.is_paused and not line.transport.is_closed:
                    line.wire.data_received(frames * 60 if together else frames)
            passed.now += 0.002
            return line.transport.is_closed

        await eventually(rests)
        kinds = [(kind, data) for kind, data in line.frames() if kind == Opcode.CLOSE]
        assert [Close.parse(data).code for _, data in kinds] == [1008]
        assert app.metrics.limited["flood"] == 1
        other.say(p.Ping(1))
        assert {"type": "pong", "number": 1} in other.messages()

    with_clock(tmp_path, passed, scene)


def test_a_burst_is_answered_in_the_end_in_its_order(
    tmp_path: Path, passed: Passed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sends too much at once is answered later, and loses nothing."""
    monkeypatch.setattr(wire, "PER_SECOND", 200.0)

    async def scene(app: App) -> None:
        (line, _) = await at_table(app)
        line.frames()
        sent = b"".join(Frame(Opcode.TEXT, p.encode(p.Ping(at))).serialize(mask=True) for at in range(150))
        line.wire.data_received(sent)
        assert line.transport.is_paused
        answers: list[int] = []

        def answered() -> bool:
            passed.now += 0.01
            answers.extend(json.loads(data)["number"] for kind, data in line.frames() if b"pong" in data)
            return len(answers) == 150

        await eventually(answered)
        assert answers == list(range(150))

    with_clock(tmp_path, passed, scene)


def test_the_page_for_hosts_tells_the_limits_as_they_are() -> None:
    rates = Settings(database="x").rates()
    assert (rates["request"], rates["room"], rates["code"]) == (Rate(10_000, 500), Rate(300, 10), Rate(60, 1))
    assert (rates["opening"], rates["socket"].burst) == (Rate(10, 1 / 5), 1000)
    assert (rates["pairing"], rates["replay"]) == (Rate(60, 1), Rate(600, 30))
    assert (rates["reporting"], rates["report"]) == (Rate(10, 1 / 60), Rate(60, 1 / 10))
    assert (callers.HEAD_WITHIN, callers.BODY_WITHIN, CONNECTIONS) == (10, 120, 2)
    assert (wire.BURST, wire.PER_SECOND, wire.BYTES) == (40, 20, 2048)
    page = " ".join((Path(__file__).parents[2] / "docs" / "host.md").read_text("utf-8").split())
    for told in (
        "500 requests a second, have 1,000 sockets open, open 600 rooms a minute and try 60 wrong codes a minute",
        "At once it may send 10,000 requests, open 300 rooms and try 60 wrong codes",
        "A file of the browser client counts as a tenth of a request",
        "ask for 60 codes to pair devices at once, then one a second",
        "600 steps of finished games at once, then 30 a second",
        "2,000 connections besides its sockets, twice `--limit-sockets`",
        "head takes longer than 10 seconds, or its body longer than two minutes",
        "10 rooms at once, then one every five seconds",
        "report 10 cards at once, then one a minute; one address may report 60 at once, then six a minute",
        "20 messages a second, or 40 at once; every two kilobytes count as another message",
    ):
        assert told in page


def test_an_address_may_ask_at_once_for_what_three_hundred_phones_need(
    tmp_path: Path, passed: Passed
) -> None:
    """With a three-hundredth of what it may send, a phone gets the page of a room and every file that this names."""

    async def scene(app: App) -> None:
        rate = Settings(database="x").rates()["request"]
        app.limits = Limits(app.hall.passed, {"request": Rate(rate.burst / 300, rate.per_second)})
        _, _, page = await answer_of(app, "/room/ABCDEF")
        files = re.findall(r'<link [^>]*href="(/[^"]+\.(?:js|css|ftl))"', page)
        assert len(files) > 50
        for file in files:
            assert (await answer_of(app, file))[0] == 200
        assert [(await answer_of(app, "/api/presets"))[0] for _ in range(34)].count(429) > 0

    with_clock(tmp_path, passed, scene)


def test_too_many_sockets_from_one_address_are_told_when_to_come_again(tmp_path: Path) -> None:
    async def scene(app: App) -> None:
        app.limits = Limits(app.hall.passed, {}, sockets=2)
        lines = [Line(app) for _ in range(3)]
        assert [line.answer.split(b"\r\n")[0] for line in lines[:2]] == [
            b"HTTP/1.1 101 Switching Protocols"
        ] * 2
        assert lines[2].answer.startswith(b"HTTP/1.1 429")
        assert b"Retry-After: 10" in lines[2].answer
        lines[0].wire.connection_lost(None)
        assert Line(app).answer.startswith(b"HTTP/1.1 101")
        assert app.metrics.limited["socket"] == 1

    with_app(tmp_path, scene)


def test_strangers_cannot_ask_for_metrics_without_end(tmp_path: Path, passed: Passed) -> None:
    async def scene(app: App) -> None:
        app.limits = Limits(app.hall.passed, {"request": Rate(2, 1)}, proxies=["10.0.0.0/8"])
        for path in ("/health", "/ready", "/metrics"):
            passed.now += 10
            for address, refused in (
                ("127.0.0.1", 0),
                ("::1", 0),
                ("10.1.2.3", 0),
                ("192.0.2.7", 3),
                ("", 3),
            ):
                said = [(await answer_of(app, path, address=address))[0] for _ in range(5)]
                assert said.count(429) == refused

    with_clock(tmp_path, passed, scene)


def test_a_stream_counts_as_a_socket_of_its_address_and_of_its_room(tmp_path: Path) -> None:
    async def scene(app: App) -> None:
        app.limits = Limits(app.hall.passed, {}, sockets=3)
        app.settings = Settings(database="x", limit_room_sockets=1)
        room = await app.hall.rooms.open("somebody", RoomWish("events"))
        path = f"/api/rooms/{room.head.code}/stream"
        inside = Reader(app, path, TOKENS[0])
        assert await inside.begins() == 200
        full = Reader(app, path, TOKENS[1])
        assert (await full.begins(), json.loads(full.told)["word"]) == (429, "room-full")
        assert full.headers["retry-after"] == "10"
        lobby, line = Reader(app, "/api/lobby"), Line(app)
        assert (await lobby.begins(), line.answer[:12]) == (200, b"HTTP/1.1 101")
        app.settings = Settings(database="x")
        for refused in (Reader(app, "/api/lobby"), Reader(app, path, TOKENS[0])):
            assert (await refused.begins(), refused.headers["retry-after"]) == (429, "10")
        assert app.metrics.limited["socket"] == 2
        await inside.goes()
        again = Reader(app, path, TOKENS[0])
        assert await again.begins() == 200
        for reader in (lobby, again):
            await reader.goes()
        assert [Line(app).answer[:12] for _ in range(3)] == [b"HTTP/1.1 101"] * 2 + [b"HTTP/1.1 429"]

    with_app(tmp_path, scene)


def test_a_room_holds_so_many_and_says_when_it_is_full(tmp_path: Path) -> None:
    async def scene(app: App) -> None:
        app.settings = Settings(database="x", limit_room_sockets=2)
        room = await app.hall.rooms.open("somebody", RoomWish("events"))
        for number in range(3):
            line = Line(app)
            line.say(p.Hello(f"token-of-22-letters-and-{number}", room.head.code, p.VERSION))
            (said, *_) = await line.until("room" if number < 2 else "failed")
        assert (said["code"], said["word"]) == ("denied", "room-full")

    with_app(tmp_path, scene)


def test_whoever_guesses_codes_must_stop(tmp_path: Path) -> None:
    async def scene(app: App) -> None:
        app.limits = Limits(app.hall.passed, {"code": Rate(3, 0.001)})
        codes = []
        for _ in range(5):
            line = Line(app)
            line.say(p.Hello("a-token-of-22-letters-or-more", "ZZZZZZ", p.VERSION))
            codes.append((await line.until("failed"))[0].get("word"))
        assert codes == ["no-room"] * 3 + ["too-fast"] * 2

    with_app(tmp_path, scene)


def test_wrong_codes_over_http_count_and_so_does_every_code_to_pair(tmp_path: Path, passed: Passed) -> None:
    async def scene(app: App) -> None:
        async def asked(path: str, method: str = "GET") -> tuple[int, str]:
            reader = Reader(app, path, TOKENS[0], method)
            return await reader.begins(), reader.headers.get("retry-after", "")

        app.limits = Limits(app.hall.passed, {"code": Rate(4, 0.01), "pairing": Rate(2, 0.01)})
        assert [await asked("/api/pairing", "POST") for _ in range(3)] == [(201, "")] * 2 + [(429, "100")]
        room = f"/api/rooms/{(await app.hall.rooms.open('somebody', RoomWish('events'))).head.code}"
        wrong = [("/api/rooms/ZZZZZZ", "GET"), ("/api/pairing/ZZZZZZZZ", "POST")]
        for address in (*wrong, *wrong):
            assert await asked(room) == (200, "")
            assert await asked(*address) == (404, "")
        for address in ((room, "GET"), *wrong):
            assert await asked(*address) == (429, "100")

    with_clock(tmp_path, passed, scene)


def test_games_are_replayed_in_a_thread_and_not_without_end(
    tmp_path: Path, passed: Passed, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, threads = engine.replay, list[threading.Thread]()

    def replay(*what: Any) -> Any:
        threads.append(threading.current_thread())
        return real(*what)

    monkeypatch.setattr(engine, "replay", replay)

    async def scene(app: App) -> None:
        app.limits = Limits(app.hall.passed, {"replay": Rate(2, 0.01)})
        (line, _) = await at_table(app)
        game = game_of(app).id
        line.say(p.Quit("quit", game, 0))
        await line.until("over")
        asked = [Reader(app, f"/api/games/{game}/steps/{step}") for step in (1, 2, 1)]
        assert sorted([await reader.begins() for reader in asked]) == [200, 200, 429]
        assert len(threads) == 2
        assert threading.main_thread() not in threads

    with_clock(tmp_path, passed, scene)


def test_a_code_to_scan_is_drawn_once(tmp_path: Path, passed: Passed) -> None:
    async def scene(app: App) -> None:
        app.limits = Limits(app.hall.passed, {"drawing": Rate(1, 0.01)})
        told = []
        for code, status in (("qrstuv", 200), ("qrstuv", 200), ("vwxyza", 429), ("QRSTUV", 200)):
            reader = Reader(app, f"/qr/{code}.svg")
            assert await reader.begins() == status
            told.append(reader.told)
        assert told[0] == told[1] == told[3]

    with_clock(tmp_path, passed, scene)


def test_whoever_is_sent_away_while_resting_is_neither_read_nor_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A goodbye must not let the rest of the flood in."""
    monkeypatch.setattr(wire, "PER_SECOND", 200.0)

    async def scene(app: App) -> None:
        (line, _) = await at_table(app)
        line.wire.data_received(FLOOD)
        await eventually(lambda: app.metrics.refused["bad"] >= 10)
        line.wire.close(4000)
        assert line.transport.is_paused
        await goes_on_until_it_is_cut_off(line)

    with_app(tmp_path, scene)


def test_whoever_floods_before_hello_is_sent_away_and_cut_off(tmp_path: Path) -> None:
    async def scene(app: App) -> None:
        line = Line(app)
        line.wire.data_received(FLOOD)
        assert line.transport.is_paused
        await eventually(lambda: any(kind == Opcode.CLOSE for kind, _ in line.frames()))
        await goes_on_until_it_is_cut_off(line)
        assert app.metrics.refused["bad"] == 1

    with_app(tmp_path, scene)


FLOOD = Frame(Opcode.TEXT, b"{").serialize(mask=True) * 9000


async def goes_on_until_it_is_cut_off(line: Line) -> None:
    line.wire.data_received(FLOOD)

    def is_cut_off() -> bool:
        if not line.transport.is_paused and not line.transport.is_closing():
            line.wire.data_received(FLOOD)
        return line.transport.is_aborted

    await eventually(is_cut_off)
