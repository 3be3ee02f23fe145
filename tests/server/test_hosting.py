"""What a host relies on: settings, answers, headers, numbers, logs, retention and backups."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import io
import json
import logging
import re
import socket
import sqlite3
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from asgi import ask, lifespan
from clocked import Time
from finished import finished, keep
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import OpenAPI
from patience import PATIENCE, WHOLE_GAME, eventually, until
from people import Person, fetch, request, token
from running import ADDRESS, Server

from interstice import protocol as p
from interstice.bus.local import LocalBus
from interstice.cli import serving
from interstice.cli.main import main
from interstice.client import Client, Rejected
from interstice.core.log import Log
from interstice.core.refused import Refused
from interstice.rules.find import decode_log
from interstice.server import logs
from interstice.server.http.app import App, open_hall, open_store
from interstice.server.http.site import policy
from interstice.server.playing import room_events
from interstice.server.playing.clocks import SteadyClock
from interstice.server.playing.hall import Hall
from interstice.server.playing.people import PAIRING_WITHIN, People, person_of
from interstice.server.upkeep import backup, retention, settings
from interstice.server.upkeep.limits import Limits, Rate
from interstice.server.upkeep.settings import Settings
from interstice.store.blobs import PIECES, UPLOADS, Piece, Upload
from interstice.store.migrations import MIGRATIONS, WITHOUT_AGES_SINCE
from interstice.store.people import DEVICES, PAIRINGS
from interstice.store.results import RESULTS
from interstice.store.rows import Insert
from interstice.store.sqlite import SqliteStore
from interstice.store.store import Store, Unavailable, Verdict

ROOT = Path(__file__).parents[2]
BEFORE_LIMITS = ROOT / f"tests/contracts/earlier/sqlite-{WITHOUT_AGES_SINCE - 1}.sql"
"""A database of the last version that kept games for ever."""


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Where the log goes, as JSON; afterwards everything is as it was."""
    names = ("", "interstice", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "litestar")
    loggers = [logging.getLogger(name) for name in names]
    before = [(each, each.handlers, each.level, each.propagate) for each in loggers]
    stream = io.StringIO()
    logs.set_up("info", "json", stream)
    yield stream
    for each, handlers, level, propagate in before:
        each.handlers, each.propagate = handlers, propagate
        each.setLevel(level)


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


# Settings


def test_the_page_for_hosts_lists_every_setting() -> None:
    page = (ROOT / "docs" / "host.md").read_text("utf-8")
    (section,) = re.findall(r"<!-- settings: .*? -->\n(.*?)\n<!-- end of settings -->", page, re.DOTALL)
    assert section == settings.table()
    assert [row.name for row in settings.rows()] == list(Settings.__struct_fields__)
    assert len(section.splitlines()) == 2 + len(Settings.__struct_fields__)


def test_the_help_lists_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["serve", "--help"])
    assert done.value.code == 0
    text = " ".join(capsys.readouterr().out.split())
    for row in settings.rows():
        assert row.flag in text
        assert row.variable in text
        assert row.says.split()[0] in text


def test_a_flag_wins_over_a_variable_and_a_variable_over_the_default() -> None:
    class Given:
        setting_port = "1234"

    read = settings.read(
        Given(), {"INTERSTICE_PORT": "99", "INTERSTICE_LAN": "yes", "DATABASE_URL": "x.sqlite"}
    )  # type: ignore[arg-type]
    assert (read.port, read.lan, read.database, read.workers) == (1234, True, "x.sqlite", 1)


def test_settings_survive_the_way_through_the_environment() -> None:
    chosen = Settings(database="postgresql://h/d", workers=3, lan=True, bot_pace=0.25, trusted_proxies="::1")
    assert settings.read(None, chosen.environment()) == chosen


def test_the_database_is_in_the_data_folder_unless_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert settings.read(None, {}).database == f"{tmp_path}/interstice/games.sqlite"


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--port", "65536"], "--port: expected a whole number from 0 to 65535; got '65536'"),
        (["--port", "many"], "--port: expected a whole number from 0 to 65535; got 'many'"),
        (["--bot-pace", "-1"], "--bot-pace: expected a number from 0 to 10; got '-1'"),
        (["--log-format", "xml"], "--log-format: expected json or text; got 'xml'"),
        (["--trusted-proxies", "localhost"], "--trusted-proxies: expected addresses such as"),
        (["--public-address", "play.example.org"], "--public-address: expected http://… or https://…"),
        (["--workers", "2"], "--workers: expected 1 with SQLite, which has one writer; got 2"),
        (["--database", "/dev/null/x"], "/dev/null/x: expected a file that can be written"),
    ],
)
def test_a_bad_setting_is_one_sentence_and_exit_code_2(
    flags: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: io.StringIO, capfd: Any
) -> None:
    monkeypatch.setenv("DATABASE_URL", str(tmp_path / "games.sqlite"))
    monkeypatch.setenv("INTERSTICE_NO_BROWSER", "1")
    monkeypatch.setenv("INTERSTICE_PORT", "0")
    assert main(["serve", *flags]) == 2
    err = capfd.readouterr().err
    assert err.startswith(f"interstice: {said}")
    assert err.count("\n") == 1


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else listens at."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield int(other.getsockname()[1])


def test_a_taken_port_is_one_sentence_that_offers_the_next_free_one(
    tmp_path: Path, taken: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    flags = ["--no-browser", "--port", str(taken), "--database", str(tmp_path / "games.sqlite")]
    assert main(["serve", *flags]) == 2
    said = capsys.readouterr()
    assert re.fullmatch(
        rf"interstice: --port: expected a free port on 127\.0\.0\.1; {taken} is taken\. Try --port \d+\n",
        said.err,
    )
    assert said.out == ""


class Terminal(io.StringIO):
    """Somebody who types an answer."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("typed", "agrees"), [("\n", True), ("y\n", True), ("n\n", False), ("", False)])
def test_at_a_terminal_the_next_port_is_a_question(
    typed: str,
    agrees: bool,
    tmp_path: Path,
    taken: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    served: list[int] = []
    monkeypatch.setattr(sys, "stdin", Terminal(typed))
    monkeypatch.setattr(serving, "run", lambda chosen, _: served.append(chosen.port))
    flags = ["--no-browser", "--port", str(taken), "--database", str(tmp_path / "games.sqlite")]
    assert main(["serve", *flags]) == (0 if agrees else 2)
    said = capsys.readouterr().out
    offered = int(said.removeprefix(f"Port {taken} is taken. Use ").partition(" ")[0])
    assert taken < offered <= taken + serving.NEXT_PORTS
    assert served == ([offered] if agrees else [])
    assert (f"{ADDRESS}http://127.0.0.1:{offered}\n" in said) == agrees


def test_where_the_home_folder_cannot_be_written_data_goes_here_and_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setattr(serving, "run", lambda *_: None)
    monkeypatch.chdir(tmp_path)
    for home, kept in (
        ("/dev/null", tmp_path / "interstice-data"),
        (str(tmp_path / "home"), tmp_path / "home" / "interstice"),
    ):
        monkeypatch.setenv("XDG_DATA_HOME", home)
        assert main(["serve", "--no-browser", "--port", "0"]) == 0
        _, said = capsys.readouterr().out.splitlines()
        why = f", because {home}/interstice cannot be written" if home == "/dev/null" else ""
        assert said == f"Games are kept in {kept / 'games.sqlite'}{why}"
        assert (kept / "games.sqlite").is_file()


def test_a_second_server_on_the_same_file_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.sqlite"
    with Server(file) as first:
        assert main(["serve", "--no-browser", "--port", "0", "--database", str(file)]) == 2
        said = capsys.readouterr()
        assert said.err.startswith(f"interstice: {file}: expected a file that no other server uses")
        assert f"a server at {first.url} is using it." in said.err
        assert said.out == ""
    with Server(file) as next_one:
        assert next_one.url


def test_a_database_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody is served, and nobody is told an address."""
    newer, other = tmp_path / "newer.sqlite", tmp_path / "other.sqlite"
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("pragma user_version = 99")
    other.write_text("no database at all, but long enough to be taken for one" * 20)
    for file, why in (
        (newer, f"version {len(MIGRATIONS)} or older; this one is 99. Use a newer Interstice"),
        (other, "the server; file is not a database"),
    ):
        assert main(["serve", "--no-browser", "--port", "0", "--database", str(file)]) == 2
        said = capsys.readouterr()
        assert (said.out, said.err) == ("", f"interstice: {file}: expected a database of {why}\n")


# Serving


def test_a_server_that_stops_ends_what_would_go_on_for_ever(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite") as server:
        me = token()
        code = request(server, "/api/rooms", me, {"preset": "events"})["code"]
        open_ones = []
        for path in ("/api/lobby", f"/api/rooms/{code}/stream"):
            headers = {"Authorization": f"Bearer {me}"}
            asked = urllib.request.Request(f"{server.url}{path}", headers=headers)
            open_ones.append(urllib.request.urlopen(asked, timeout=PATIENCE))
            assert open_ones[-1].readline()
        server.stop()
        for each in open_ones:
            with each:
                # This would raise if the stream were cut off instead of ended.
                each.read()


def test_the_home_network_gets_an_address_and_a_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at: list[tuple[str, int]] = []
    monkeypatch.setattr(serving, "home_address", lambda: "192.168.1.20")
    monkeypatch.setattr(serving, "run", lambda _, listener: at.append(listener.getsockname()))
    flags = ["--lan", "--no-browser", "--port", "0", "--database", str(tmp_path / "g.sqlite")]
    assert main(["serve", *flags]) == 0
    ((host, port),) = at
    first, *code = capsys.readouterr().out.splitlines()
    assert host == "0.0.0.0"
    assert first == f"Interstice is at http://192.168.1.20:{port}"
    blocks = [line for line in code if set(line) <= set(" █▀▄")]
    assert len(blocks) > 14
    assert len({len(line) for line in blocks}) == 1


def test_proxies_are_believed_as_the_settings_say(tmp_path: Path, log: io.StringIO) -> None:
    chosen = Settings(database=str(tmp_path / "g.sqlite"), trusted_proxies="127.0.0.1, 10.0.0.0/8")
    config = serving.config_of(chosen)
    assert (config.proxy_headers, config.forwarded_allow_ips) == (True, "127.0.0.1,10.0.0.0/8")
    assert (config.ws, config.access_log) == ("interstice.server.talking.wire:Wire", False)


def test_two_processes_share_a_port_and_the_games_on_postgresql(
    postgres_url: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with Server(postgres_url, INTERSTICE_WORKERS="2", INTERSTICE_LOG_FORMAT="json") as server:
        asyncio.run(play_game(server))
        started: set[bytes] = set()

        def both_answered() -> bool:
            started.add(fetch(server, "/metrics").split(b"start_time_seconds ")[-1].split(b"\n")[0])
            return len(started) == 2

        until(both_answered)
    events = [line["event"] for line in lines(capfd.readouterr().err)]
    assert events.count("start") == 2
    assert events.count("stop") == 2


# Answers


@pytest.fixture
def passed() -> Time:
    return Time(0.0)


@pytest.fixture
def app(tmp_path: Path, passed: Time) -> App:
    hall = Hall(open_store(str(tmp_path / "games.sqlite")), LocalBus(), SteadyClock(), passed=passed)

    async def beat() -> None:
        await hall.store.open()
        await hall.heart.beat()
        await hall.store.close()

    asyncio.run(beat())
    return App(hall)


def test_a_process_whose_heart_stands_still_is_not_ready(app: App, passed: Time, log: io.StringIO) -> None:
    status, _, said = ask(app, "/ready")
    assert (status, said["status"]) == (200, "ok")
    assert said["heartbeat"] >= 0
    passed.now += 60
    status, _, said = ask(app, "/ready")
    assert status == 503
    assert said["heartbeat"] >= 60


@pytest.mark.parametrize(
    ("path", "method", "body", "status"),
    [
        ("/web/\0.js", "GET", b"", 404),
        (f"/web/{'a' * 300}.js", "GET", b"", 404),
        ("/api/rooms/AB\0DEF", "GET", b"", 404),
        ("/api/rooms", "POST", b"[" * 8000, 400),
        ("/api/rooms", "POST", b'{"preset":"events","language":"klingon"}', 400),
    ],
)
def test_what_nobody_would_send_is_refused_in_a_sentence(
    app: App, log: io.StringIO, path: str, method: str, body: bytes, status: int
) -> None:
    found, _, said = ask(app, path, method, body)
    assert found == status
    assert said["why"]
    assert app.metrics.errors == 0


def test_an_address_that_asks_too_much_is_told_when_to_come_again(app: App, log: io.StringIO) -> None:
    app.limits = Limits(app.hall.passed, {"request": Rate(2, 0.01)})
    answers = [ask(app, "/api/decks") for _ in range(3)]
    assert [status for status, _, _ in answers] == [200, 200, 429]
    assert int(answers[2][1]["retry-after"]) > 1
    assert ask(app, "/health")[0] == 200
    assert app.metrics.limited["request"] == 1


def test_every_refusal_is_one_sentence_in_json(app: App, log: io.StringIO) -> None:
    refusals = [
        (ask(app, "/nowhere?token=abc"), 404, "there is nothing at this address"),
        (ask(app, "/api/decks", "DELETE"), 405, "expected a method other than DELETE at this address"),
        (ask(app, "/api/rooms", "POST", b'{"preset":3}'), 400, "expected other input; preset: Expected `str`, got `int`"),
        (ask(app, "/api/rooms", "POST", b'{"pre'), 400, "expected another request; "),
        (ask(app, "/api/rooms", "POST", b" " * 16_385), 413, "expected a body of at most 16384 bytes"),
        (ask(app, "/api/games/none"), 404, "there is no such game"),
    ]  # fmt: skip
    for (status, _, content), expected, why in refusals:
        assert status == expected
        assert list(content) == ["why"]
        assert content["why"].startswith(why)
    noted = lines(log.getvalue())
    assert [line["status"] for line in noted] == [expected for _, expected, _ in refusals]
    assert [line["route"] for line in noted][-2:] == ["/api/rooms", "/api/games/{game}"]
    assert "abc" not in log.getvalue()
    assert app.metrics.refused["http-404"] == 2


def test_an_exception_has_an_id_in_the_answer_and_in_the_log_and_says_no_more(
    app: App, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(key: str) -> str:
        raise RuntimeError("Ana knows 1492")

    monkeypatch.setattr(app.hall.store, "get", fail)
    status, _, content = ask(app, "/ready")
    assert status == 500
    first, second = lines(log.getvalue())
    assert content == {
        "why": f"something went wrong here; tell the host of the server the number {first['id']}"
    }
    assert first["error"] == "RuntimeError"
    assert first["places"][-1].endswith(" fail")
    assert "1492" not in log.getvalue()
    assert (second["event"], second["status"]) == ("refused", 500)
    assert app.metrics.errors == 1


def test_a_store_that_is_away_is_503_and_the_age_of_the_heartbeat_is_told_all_the_same(
    app: App, passed: Time, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(key: str) -> str:
        raise Unavailable("connection to db.example.org failed")

    for name in ("find", "get"):
        monkeypatch.setattr(app.hall.store, name, fail)
    status, _, content = ask(app, "/api/rooms/ABCDEF")
    assert (status, content) == (503, {"why": "the store cannot be reached; try again"})
    passed.now += 2
    status, _, content = ask(app, "/ready")
    assert (status, content) == (503, {"status": "the store cannot be reached", "heartbeat": 2.0})


def test_every_answer_has_the_headers_that_protect_a_page(app: App, log: io.StringIO) -> None:
    for path in ("/health", "/nowhere", "/metrics", "/schema", "/api/decks"):
        _, headers, _ = ask(app, path)
        wanted = dict(
            part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";")
        )
        assert wanted["default-src"] == "'none'"
        assert wanted["script-src"] == "'self'"
        assert wanted["frame-ancestors"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "strict-transport-security" not in headers
    digest = base64.b64encode(hashlib.sha256(b"go()").digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}'; " in policy("<script>go()</script>")


def test_https_is_insisted_on_only_where_it_is(app: App) -> None:
    _, headers, _ = ask(app, "/health", scheme="https")
    assert headers["strict-transport-security"] == "max-age=31536000"


def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    said = []
    for trusted in ("127.0.0.1", "10.9.9.9"):
        with Server(tmp_path / "games.sqlite", INTERSTICE_TRUSTED_PROXIES=trusted) as server:
            asked = urllib.request.Request(f"{server.url}/health", headers={"X-Forwarded-Proto": "https"})
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                said.append("Strict-Transport-Security" in answer.headers)
    assert said == [True, False]


def test_the_interface_is_described_at_schema(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Making that takes longer than others may be held up, so a thread does it."""
    real, threads = OpenAPIConfig.to_openapi_schema, list[threading.Thread]()

    def noted(config: OpenAPIConfig) -> OpenAPI:
        threads.append(threading.current_thread())
        return real(config)

    monkeypatch.setattr(OpenAPIConfig, "to_openapi_schema", noted)
    status, _, content = ask(app, "/schema")
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()
    assert status == 200
    assert "/api/rooms" in content["paths"]
    assert "/metrics" not in content["paths"]


# Numbers


async def play_game(server: Server) -> tuple[list[str], Log]:
    """Two people with names that are nowhere else, and much that is wrong on the way. Returns all that is secret."""
    host = Client(server.url, "")
    code = request(server, "/api/rooms", host.token, {"preset": "events"})["code"]
    people = [Person(server, code, seat, seed=seat) for seat in range(2)]
    for person, name in zip(people, ("Quirinius", "Zebedäus"), strict=True):
        async with person.client as client:
            await client.sit(person.seat, name)
            with pytest.raises(Rejected):
                await client.sit(99, name)
            if person.seat:
                with pytest.raises(Rejected, match="Quirinius"):
                    await client.say(p.React, "Quirinius")
            await client.say(p.Say, f"Whisper by {name}")
            await client.send_raw('{"type":"say","command":"x","text":["Whisper"]}')
            await client.send_raw("Whisper")
    for path in (f"/api/rooms/{code}?token={host.token}", f"/{host.token}", "/api/games/Quirinius"):
        try:
            fetch(server, path, host.token)
        except OSError:
            continue
    async with Client(server.url, code, host.token) as client:
        await client.start()
    clients = await asyncio.gather(*(asyncio.wait_for(person.play(), WHOLE_GAME) for person in people))
    game, over = clients[0].game, clients[0].over
    assert game is not None
    assert over is not None
    played = decode_log(fetch(server, f"/api/games/{game.game}"))
    secrets = [host.token, *(person.token for person in people), "Quirin", "Zebed", "Whisper", code]
    return [*secrets, over.seed, over.secret, *over.nonces], played


def test_a_played_game_shows_in_the_numbers_and_leaves_nothing_in_the_log(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    talkative = {"INTERSTICE_LOG_FORMAT": "json", "INTERSTICE_LOG_LEVEL": "debug"}
    with Server(tmp_path / "games.sqlite", **talkative) as server:
        secrets, played = asyncio.run(play_game(server))
        numbers = dict(
            line.rsplit(" ", 1) for line in fetch(server, "/metrics").decode().splitlines() if line[0] != "#"
        )
    assert float(numbers["interstice_entries_stored_total"]) > len(played.entries)
    assert float(numbers["interstice_commit_seconds_count"]) > 0
    assert float(numbers["interstice_games_in_memory"]) == 1
    assert float(numbers['interstice_refused_total{code="bad"}']) >= 2
    assert float(numbers['interstice_refused_total{code="http-404"}']) == 2
    assert float(numbers["interstice_errors_total"]) == 0

    text = capfd.readouterr().err
    assert [secret for secret in secrets if secret in text] == []
    noted = lines(text)
    assert len(noted) == len(text.splitlines())
    assert {line["event"] for line in noted} >= {"start", "refused", "stop"}
    assert {line.get("code") for line in noted} >= {"bad"}
    # Times and counts aside, no digit is left, so no year is; the second look does not rely on that.
    years = {str(abs(card.year)) for card in played.deck}
    for line in noted:
        for name in ("at", "seconds", "status", "entries", "sockets", "version"):
            line.pop(name, None)
    assert years.isdisjoint(re.findall(r"\d+", json.dumps(noted)))
    assert len(years) > 50


def test_the_log_for_people_is_one_line_for_each_thing(log: io.StringIO) -> None:
    logs.set_up("info", "text", log)
    logs.note("refused", code="stale")
    try:
        raise ValueError("Ana\nBen")
    except ValueError as error:
        id = logs.note_error("error", error)
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: Ana")
    logging.getLogger("uvicorn.error").info("GET /?token=Ana")
    first, second, third = log.getvalue().splitlines()
    assert first.endswith(" info    refused code=stale")
    assert f"error   error id={id} error=ValueError places=test_hosting.py:" in second
    assert third.endswith("asyncio: Task exception was never retrieved")
    assert "Ana" not in log.getvalue()


# Keeping and deleting

DAY = retention.DAY


async def stream(store: Store, name: str, kind: str, made: float, *entries: tuple[float, bytes]) -> None:
    assert await store.create(name, kind, b"{}", made, f"CODE-{name}")
    for number, (at, data) in enumerate(entries):
        assert await store.append(name, number, "a", str(number), at, data) is Verdict.STORED


def test_what_nobody_has_used_for_long_enough_is_deleted(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "games.sqlite")
        await store.open()
        began = room_events.encode_events((room_events.GameBegan("game-lively", "00" * 32),))
        stood = room_events.encode_events((room_events.Stood(0),))
        await stream(store, "game-old", "game", 1 * DAY, (2 * DAY, b"{}"))
        await stream(store, "game-lively", "game", 1 * DAY, (2 * DAY, b"{}"), (99 * DAY, b"{}"))
        await stream(store, "game-new", "game", 95 * DAY, (95 * DAY, b"{}"))
        await stream(store, "room-empty", "room", 1 * DAY)
        await stream(store, "room-listed", "listed", 1 * DAY, (3 * DAY, stood))
        await stream(store, "room-listed-with-game", "listed", 1 * DAY, (3 * DAY, began))
        await stream(store, "room-old", "room", 1 * DAY, (3 * DAY, stood))
        await stream(store, "room-with-game", "room", 1 * DAY, (3 * DAY, began), (4 * DAY, stood))
        await stream(store, "room-watched", "room", 1 * DAY, (3 * DAY, stood))
        for number in range(retention.BATCH + 3):
            await stream(store, f"room-{number}", "room", 2 * DAY)
        now = 100 * DAY
        assert await retention.prune(store, now, retention.Keeping()) == retention.Pruned()
        keep = retention.Keeping(games=30, rooms=10)
        gone = await retention.prune(store, now, keep, lambda name: name == "room-watched")
        assert gone.games == ("game-old",)
        assert len(gone.rooms) == retention.BATCH + 6
        assert set(await store.streams("game")) == {"game-lively", "game-new"}
        assert set(await store.streams("room")) == {"room-with-game", "room-watched"}
        assert await store.streams("listed") == ["room-listed-with-game"]
        assert await store.read("game-old") == []
        assert await store.find("CODE-room-old") is None
        await stream(store, "room-late", "room", 2 * DAY)
        assert (await retention.prune_if_due(store, now, keep)).rooms == ("room-watched", "room-late")
        await stream(store, "room-later", "room", 2 * DAY)
        assert await retention.prune_if_due(store, now + 60, keep) == retention.Pruned()
        await store.close()

    asyncio.run(run())


def test_one_game_that_goes_wrong_keeps_nothing_else_from_being_deleted(
    tmp_path: Path, log: io.StringIO
) -> None:
    async def may_go(game: str) -> bool:
        if game == "game-bad":
            raise KeyError(game)
        return True

    async def run() -> None:
        store = SqliteStore(tmp_path / "games.sqlite")
        await store.open()
        for name in ("game-bad", "game-good"):
            await stream(store, name, "game", DAY)
        keep = retention.Keeping(games=30, rooms=30, reports=30)
        gone = await retention.prune(store, 100 * DAY, keep, may_go=may_go)
        assert gone.games == ("game-good",)
        assert await store.streams("game") == ["game-bad"]
        await store.close()

    asyncio.run(run())
    (line,) = lines(log.getvalue())
    assert (line["event"], line["stream"]) == ("something old cannot be deleted", "game-bad")


def test_pairing_codes_that_nobody_used_leave_nothing_and_the_others_stay(tmp_path: Path) -> None:
    async def run() -> None:
        now = Time()
        store = SqliteStore(tmp_path / "games.sqlite")
        await store.open()
        people = People(store, now)
        laptop, phone, late = (f"token-of-22-letters-or-{name}" for name in ("laptop", "phone", "late"))
        await people.pair(phone, await people.offer_pairing(laptop))
        for number in range(retention.BATCH + 3):
            await people.offer_pairing(f"made-up-by-somebody-{number:03}")
        for mine in (laptop, late):
            await people.offer_pairing(mine)
        now.now += PAIRING_WITHIN + 1
        code = await people.offer_pairing(late)
        await retention.drop_old_pairings(store, now())
        assert [pairing.code for pairing in await store.rows.find(PAIRINGS)] == [code]
        left = {device.person for device in await store.rows.find(DEVICES)}
        assert left == {person_of(laptop), person_of(late)}
        assert len(await people.devices(person_of(laptop))) == 2
        await people.pair(phone, code)
        assert len(await people.devices(person_of(late))) == 2
        await store.close()

    asyncio.run(run())


def test_a_file_that_never_came_whole_is_deleted_after_a_day(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "games.sqlite")
        await store.open()
        await store.rows.write(
            Insert(UPLOADS, Upload("old", 1000.0)),
            Insert(PIECES, Piece("old", 0, b"half a picture")),
            Insert(UPLOADS, Upload("new", 1002.0)),
        )
        await retention.prune_if_due(store, 1001.0 + retention.DAY, retention.Keeping())
        assert await store.rows.find(UPLOADS) == [Upload("new", 1002.0)]
        assert await store.rows.count(PIECES) == 0
        await store.close()

    asyncio.run(run())


def test_a_running_server_deletes_what_is_old_by_itself(tmp_path: Path, log: io.StringIO) -> None:
    async def run() -> None:
        hall = open_hall(str(tmp_path / "games.sqlite"))
        app = App(hall, Settings(database="games.sqlite", keep_rooms=1))
        await hall.store.open()
        await stream(hall.store, "room-old", "room", DAY)
        await hall.store.close()
        async with lifespan(app):
            await eventually(lambda: app.metrics.pruned["room"])
            assert await hall.store.head("room-old") is None

    asyncio.run(run())
    assert [line["event"] for line in lines(log.getvalue())] == ["start", "pruned", "stop"]


def test_a_new_server_keeps_games_for_a_year_and_rooms_for_a_month(tmp_path: Path, log: io.StringIO) -> None:
    async def run() -> None:
        hall = open_hall(str(tmp_path / "games.sqlite"))
        app = App(hall, Settings(database="games.sqlite"))
        live = finished("events", ["ana", "ben"])
        await hall.store.open()
        expected = retention.Keeping(games=365, rooms=30, reports=90)
        assert await retention.keeping(hall.store, app.settings) == expected
        await keep(hall, live)
        await hall.store.close()
        async with lifespan(app):
            await eventually(lambda: app.metrics.pruned["game"])
            assert await hall.store.head(live.id) is None

    asyncio.run(run())
    assert [line["event"] for line in lines(log.getvalue())] == ["start", "pruned", "stop"]


def test_a_database_of_before_keeps_its_games_until_the_host_sets_a_limit(
    tmp_path: Path, log: io.StringIO
) -> None:
    path = str(tmp_path / "games.sqlite")
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(BEFORE_LIMITS.read_text("utf-8"))

    async def run(chosen: Settings) -> retention.Keeping:
        hall = open_hall(path)
        async with lifespan(App(hall, chosen)):
            return await retention.keeping(hall.store, chosen)

    kept = asyncio.run(run(Settings(database=path)))
    assert kept == retention.Keeping(games=0, rooms=30, reports=90)
    why = "games are kept for ever, because this database is older than the limit; --keep-games sets one"
    assert why in [line["event"] for line in lines(log.getvalue())]
    assert asyncio.run(run(Settings(database=path, keep_games=30))).games == 30
    assert [line["event"] for line in lines(log.getvalue())].count(why) == 1


def test_pruning_by_hand_says_what_it_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.sqlite"

    async def fill() -> None:
        store = SqliteStore(path)
        await store.open()
        await stream(store, "game-old", "game", DAY, (DAY, b"{}"))
        await store.close()

    asyncio.run(fill())
    assert main(["prune", "--database", str(path), "--keep-games", "0"]) == 0
    assert main(["prune", "--database", str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "deleted 0 games, 0 rooms and 0 reports",
        "deleted 1 game, 0 rooms and 0 reports",
    ]
    assert main(["prune", "--database", str(tmp_path / "none")]) == 2


@pytest.mark.parametrize("by_hand", [True, False])
def test_pruning_counts_a_finished_game_that_nobody_has_counted(tmp_path: Path, by_hand: bool) -> None:
    path, live = str(tmp_path / "games.sqlite"), finished("events", ["ana", "ben"])

    async def fill() -> None:
        hall = open_hall(path)
        await hall.store.open()
        await keep(hall, live)
        await hall.store.close()

    async def prune_as_a_server() -> None:
        app = App(open_hall(path), Settings(database=path, keep_games=1))
        async with lifespan(app):
            await eventually(lambda: app.metrics.pruned["game"])

    async def look() -> tuple[bytes | None, int]:
        store = SqliteStore(path)
        await store.open()
        found = await store.head(live.id), await store.rows.count(RESULTS, {"game": live.id})
        await store.close()
        return found

    asyncio.run(fill())
    if by_hand:
        assert main(["prune", "--database", path, "--keep-games", "1"]) == 0
    else:
        asyncio.run(prune_as_a_server())
    assert asyncio.run(look()) == (None, 2)


def test_a_backup_is_of_one_moment_while_moves_are_made(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []

    async def run() -> int:
        store = SqliteStore(tmp_path / "games.sqlite")
        await store.open()
        await stream(store, "game-1", "game", 0.0)
        first = [store.append("game-1", number, "a", str(number), 0.0, bytes(2000)) for number in range(3000)]
        await asyncio.gather(*first)
        copying = asyncio.create_task(
            asyncio.to_thread(
                backup.back_up, str(tmp_path / "games.sqlite"), tmp_path / "copy", lambda *at: seen.append(at)
            )
        )
        number = 3000
        while not copying.done():
            assert await store.append("game-1", number, "a", str(number), 0.0, bytes(2000)) is Verdict.STORED
            number += 1
        assert number > 3001
        await store.close()
        return await copying

    copied = asyncio.run(run())
    assert copied >= 3000
    assert len(seen) > 3
    assert seen[-1][0] == seen[-1][1]
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy"]
    connection = sqlite3.connect(tmp_path / "copy")
    assert connection.execute("select count(*), max(seq) from entry").fetchone() == (copied, copied - 1)
    connection.close()

    async def read() -> int:
        store = SqliteStore(tmp_path / "copy")
        await store.open()
        entries = await store.read("game-1")
        await store.close()
        return len(entries)

    assert asyncio.run(read()) == copied


def test_a_backup_that_cannot_be_made_says_why_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    (tmp_path / "other.sqlite").write_text("no database at all, but long enough to be taken for one" * 20)
    (tmp_path / "empty.sqlite").write_bytes(b"")
    for database, target, why in [
        ("none.sqlite", "copy", "there is no such file"),
        ("other.sqlite", "taken", "expected a file that is not there yet"),
        ("other.sqlite", "copy", "expected a database of the server; file is not a database"),
        ("empty.sqlite", "copy", "expected a database of the server; no such table"),
        ("empty.sqlite", "nowhere/copy", "expected a file that can be written"),
    ]:
        with pytest.raises(Refused, match=why):
            backup.back_up(str(tmp_path / database), tmp_path / target)
    assert (tmp_path / "taken").read_text() == "mine"
    assert not list(tmp_path.glob("copy*"))


def test_postgresql_is_backed_up_by_its_own_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            [
                "backup",
                "all games.dump",
                "--database",
                "postgresql://ana:secret@db:5432/games?sslmode=require",
            ]
        )
        == 2
    )
    err = capsys.readouterr().err
    assert err == (
        "interstice: PostgreSQL makes its own backups; run: (umask 077; pg_dump --format=custom "
        "--file='all games.dump' 'postgresql://ana@db:5432/games?sslmode=require')\n"
    )
