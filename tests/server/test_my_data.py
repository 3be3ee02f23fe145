"""What belongs to the holder of a token, over REST and by the host's command: how they appear, their devices, their data."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from addresses import addresses
from asgi import ask
from clocked import Time
from gone import ABOUT_HER, ANA, BEN, NAME, SAID, WHY, come_every_day, lead_a_life, traces
from patience import PATIENCE, PAUSE, until
from people import open_room, refused, request, token
from running import Server

from interstice.bus.local import LocalBus
from interstice.cli.main import main
from interstice.client import Client
from interstice.server.daily.daily import Daily
from interstice.server.http.app import App
from interstice.server.http.inbox import SESSION
from interstice.server.moderating import links
from interstice.server.people.erasing import Eraser
from interstice.server.playing.hall import Hall
from interstice.server.playing.people import person_of
from interstice.server.talking.telling import Teller
from interstice.store.people import ERASURES, device_of
from interstice.store.results import SHOWN_PAGES
from interstice.store.sqlite import SqliteStore

DESCRIPTION = Path(__file__).parents[2] / "docs/openapi.json"
GUEST = {"name": "", "animal": "", "colour": 0, "language": "", "shows_name": False, "devices": []}


@pytest.fixture
def passed() -> Time:
    return Time(0.0)


@pytest.fixture
def app(tmp_path: Path, passed: Time) -> App:
    store = SqliteStore(tmp_path / "games.sqlite")
    return App(Hall(store, LocalBus(), lambda: 1_700_000_000.5, passed=passed))


def me(app: App, method: str = "GET", body: Any = None, path: str = "", token: str = ANA) -> tuple[int, Any]:
    said = b"" if body is None else json.dumps(body).encode()
    status, _, answer = ask(app, f"/api/me{path}", method, said, token=token)
    return status, answer


def live(app: App, games: int = 1) -> None:
    async def run() -> None:
        await app.hall.open()
        await lead_a_life(app.hall, games)
        await app.hall.close()

    asyncio.run(run())


def test_whoever_has_chosen_nothing_is_a_guest_and_stays_one(app: App, tmp_path: Path) -> None:
    assert me(app) == (200, GUEST)
    assert asyncio.run(traces(tmp_path / "games.sqlite", person_of(ANA))) == []


def test_what_somebody_changes_is_the_same_on_paired_devices(app: App) -> None:
    phone = "token-of-the-phone-0123456789"
    typed, cleaned = " \u202eAna  B. 👩\u200d🚀\u3164", "Ana B. 👩\u200d🚀"
    assert me(app, "PATCH", {"name": typed, "animal": "toucan"})[1]["name"] == cleaned
    assert me(app, "PATCH", {"colour": 8, "language": "it", "shows_name": True})[0] == 200
    _, _, offered = ask(app, "/api/pairing", "POST", b"{}", token=ANA)
    assert ask(app, f"/api/pairing/{offered['code']}", "POST", b"{}", token=phone)[0] == 201
    hers = me(app, token=phone)[1]
    assert {name: hers[name] for name in GUEST if name != "devices"} == {
        "name": cleaned,
        "animal": "toucan",
        "colour": 8,
        "language": "it",
        "shows_name": True,
    }
    assert sorted(device["this"] for device in hers["devices"]) == [False, True]
    assert me(app, token=BEN) == (200, GUEST)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"name": "a" * 25}, "a name of at most 24 characters; got 25"),
        ({"animal": "dragon"}, "an animal among fox, owl"),
        ({"colour": 9}, "a colour from 0 to 8; got 9"),
        ({"language": "xx"}, "a language among"),
        ({"age": 9}, "expected other input"),
    ],
)
def test_bad_changes_get_a_sentence_and_change_nothing(app: App, change: Any, why: str) -> None:
    me(app, "PATCH", {"name": "Ana", "animal": "owl"})
    status, said = me(app, "PATCH", {"animal": "fox", **change} if "animal" not in change else change)
    assert status == 400
    assert why in said["why"]
    assert me(app)[1]["animal"] == "owl"


def test_everything_about_somebody_is_one_file(app: App) -> None:
    live(app)
    status, headers, everything = ask(app, "/api/me/data", token=ANA)
    assert status == 200
    assert headers["content-disposition"] == 'attachment; filename="interstice-my-data.json"'
    assert everything["profile"]["name"] == NAME
    typed, chosen = everything["rooms"][0]["chat"]
    assert (typed["text"], chosen["phrase"]) == (SAID, "hello")
    assert [report["why"] for report in everything["reports"]["made"]] == [WHY]
    logs = [game["log"] for game in everything["games"] if game["log"]]
    assert [player["name"] for player in logs[0]["players"]] == [NAME, "Ben"]
    assert person_of(BEN) not in json.dumps(everything)
    assert ask(app, "/api/me/data", token=BEN)[2]["profile"] is None


def test_export_and_deletion_are_limited(app: App, passed: Time) -> None:
    for _ in range(5):
        assert me(app, path="/data")[0] == 200
    assert me(app, path="/data")[0] == 429
    assert me(app, path="/data", token=BEN)[0] == 200
    passed.now += 600
    assert me(app, path="/data")[0] == 200
    answers = {me(app, "DELETE", token=f"{number:030}")[0] for number in range(101)}
    assert answers == {204, 429}


def test_no_answer_has_anything_of_somebody_who_is_deleted(app: App) -> None:
    async def live_and_delete() -> tuple[dict[str, str], str, list[bytes]]:
        hall = app.hall
        await hall.open()
        *finished, running = await lead_a_life(hall)
        await come_every_day(hall, finished)
        ana, ben = await hall.people.who(ANA), await hall.people.who(BEN)
        (shown,) = await hall.store.rows.find(SHOWN_PAGES, {"person": ana})
        link = await links.make_link(hall.store, "Mo", hall.now(), 1)
        _, session = await links.open_link(hall.store, link, hall.now())
        room = await hall.rooms.find((await hall.games.find(running)).head.room)
        before = await news_of(hall, room.id, "eva")
        assert [text in b"".join(before).decode() for text in (NAME, SAID)] == [True, True]
        eraser = Eraser(hall, lambda: None, heard=0.0)
        await eraser.erase(ana)
        # All is erased, then looked through again.
        await eraser.look()
        await eraser.look()
        assert await hall.store.rows.find(ERASURES) == []
        news = [*await news_of(hall, room.id, ben), *await news_of(hall, room.id, "eva")]
        await hall.close()
        given = {"code": room.head.code, "game": finished[0], "deck": "events"}
        given |= {
            "day": Daily(hall).today,
            "link": shown.link,
            "report": "report-2",
            "card": "moon-landing.svg",
        }
        return given, f"{SESSION}={session}", news

    given, cookie, news = asyncio.run(live_and_delete())
    texts = {"news": b"".join(news).decode()}
    for address in addresses(json.loads(DESCRIPTION.read_text("utf-8")), given):
        if address.method == "GET" and not address.is_stream:
            for who in ("", BEN):
                said = ask(app, address.path, token=who, cookie=cookie)[2]
                texts[f"{address.path} {who}"] = str(said)
    assert "good luck" in texts[f"/api/me/data {BEN}"]
    assert texts[f"/api/inbox {BEN}"].startswith("{'moderator': 'Mo'")
    for where, text in texts.items():
        for her in (NAME, SAID, WHY, ABOUT_HER, person_of(ANA), device_of(person_of(ANA))):
            assert her not in text, where


async def news_of(hall: Hall, room: str, person: str) -> list[bytes]:
    """What somebody who comes into the room is told."""
    teller = Teller(hall, room, person, lambda: None)
    await teller.open()
    news = teller.news()
    await teller.close()
    return news


def test_nobody_without_a_token_is_told_anything(app: App) -> None:
    for method, path in (
        ("GET", ""),
        ("PATCH", ""),
        ("DELETE", ""),
        ("GET", "/data"),
        ("DELETE", "/devices/x"),
    ):
        assert me(app, method, {}, path, token="")[0] == 400


def test_an_unpaired_device_is_sent_away_at_once_and_is_a_new_guest(server: Server) -> None:
    async def run() -> None:
        laptop, phone = token(), token()
        code = open_room(server, laptop)
        pairing = request(server, "/api/pairing", laptop, {})["code"]
        request(server, f"/api/pairing/{pairing}", phone, {})
        async with Client(server.url, code, phone) as client:
            async for _ in client.news():
                if client.room is not None:
                    break
            status, _ = await asyncio.to_thread(
                refused, server, f"/api/me/devices/{device_of(person_of(phone))}", None, token(), "DELETE"
            )
            assert status == 404
            left = await asyncio.to_thread(
                request, server, f"/api/me/devices/{device_of(person_of(phone))}", laptop, None, "DELETE"
            )
            assert [device["this"] for device in left["devices"]] == [True]
            # The socket closes, and with it the news end.
            async for _ in client.news():
                pass
        assert request(server, "/api/me", phone)["devices"] != left["devices"]

    asyncio.run(run())


def test_whoever_deletes_themselves_is_sent_away_and_comes_back_as_somebody_else(server: Server) -> None:
    async def run() -> None:
        mine = token()
        code = open_room(server, mine)
        async with Client(server.url, code, mine) as client:
            await client.sit(0, NAME)
            await asyncio.to_thread(request, server, "/api/me", mine, None, "DELETE")
            async for _ in client.news():
                pass
        seats = request(server, f"/api/rooms/{code}")["seats"]
        assert not any(seats)
        status, why = refused(server, "/api/me", None, mine)
        assert (status, "is being deleted" in why) == (400, True)

    asyncio.run(run())


def test_others_at_the_table_see_the_badge_that_somebody_chose(server: Server) -> None:
    mine = token()
    code = open_room(server, mine)
    sit = {"type": "sit", "command": "sit", "seat": 0, "name": "Ana", "animal": "toucan", "colour": 8}
    assert request(server, f"/api/rooms/{code}/commands", mine, sit)["type"] == "done"
    ben = token()
    request(server, f"/api/rooms/{code}/commands", ben, {**sit, "command": "ben", "seat": 1, "name": "Ben"})
    held = request(server, f"/api/rooms/{code}", ben)["seats"][0]
    assert (held["animal"], held["colour"]) == ("toucan", 8)
    assert "animal" not in request(server, f"/api/rooms/{code}")["seats"][0], "to a stranger"
    said = request(
        server, f"/api/rooms/{code}/commands", mine, {**sit, "command": "again", "animal": "dragon"}
    )
    assert (said["type"], "expected an animal among" in said["why"]) == ("failed", True)


# By command


@pytest.fixture
def database(app: App, tmp_path: Path) -> Path:
    live(app)
    return tmp_path / "games.sqlite"


def people(database: Path, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["people", *words, "--database", str(database)]) == 0
    return capsys.readouterr().out


def test_the_host_lists_and_shows_people(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ana, ben = person_of(ANA), person_of(BEN)
    assert people(database, capsys, "list").splitlines() == [f"{ana}  {NAME}  2 games", "1 person"]
    with closing(sqlite3.connect(database)) as connection:
        ((code,),) = connection.execute("select code from code")
    listed = people(database, capsys, "list", "--room", code.lower())
    assert sorted(listed.splitlines()) == sorted(
        [f"{ana}  {NAME}  2 games", f"{ben}  Ben  2 games", "2 people"]
    )
    shown = people(database, capsys, "show", ana)
    assert f"name      {NAME}" in shown
    assert f"{ana}  2 games, 1 room" in shown
    assert f"device    {device_of(ana)}  Firefox, Linux, last used 2023-11-14" in shown
    assert "results   0" in shown
    assert "decks     0" in shown


def test_the_host_exports_unpairs_and_deletes(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, file = person_of(ANA), tmp_path / "ana.json"
    file.touch(0o644)
    people(database, capsys, "export", ana, "--out", str(file))
    assert file.stat().st_mode & 0o777 == 0o600
    assert json.loads(file.read_text())["profile"]["name"] == NAME
    people(database, capsys, "unpair", ana, device_of(ana))
    assert "device" not in people(database, capsys, "show", ana)
    file.unlink()
    assert people(database, capsys, "delete", ana) == f"everything about {ana} is deleted\n"
    # The command has written the file again.
    assert b"".join(part.read_bytes() for part in tmp_path.glob("games.sqlite*")).count(NAME.encode()) == 0
    assert asyncio.run(traces(database, NAME, SAID, WHY, ana)) == []


def test_the_host_finds_people_of_whom_only_a_deck_is_left_also_under_a_former_id(
    app: App, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A report names its maker, who never chose a name and whose rooms are gone, as they were before they paired a phone."""
    phone, file = "token-of-the-phone-0123456789", tmp_path / "games.sqlite"
    _, _, offered = ask(app, "/api/pairing", "POST", b"{}", token=phone)
    deck = json.dumps({"name": "Turnips of the year"}).encode()
    assert ask(app, "/api/own", "POST", deck, token=ANA)[0] == 201
    assert people(file, capsys, "show", person_of(ANA)).splitlines()[-1] == "decks     1"
    assert ask(app, f"/api/pairing/{offered['code']}", "POST", b"{}", token=ANA)[0] == 201
    assert "decks     1" in people(file, capsys, "show", person_of(ANA))
    people(file, capsys, "delete", person_of(ANA))
    assert asyncio.run(traces(file, "Turnips", person_of(ANA), person_of(phone))) == []


@contextmanager
def served(database: Path) -> Iterator[list[str]]:
    """A process that serves these games; the list says whom it has erased."""
    erased, is_up, stop = list[str](), Event(), Event()

    async def run() -> None:
        hall = Hall(SqliteStore(database), LocalBus(), time.time)
        await hall.open()
        await hall.heart.beat()
        eraser = Eraser(hall, lambda: erased.append("erased"), look=PAUSE, heard=0.0)
        working = [asyncio.create_task(eraser.run()), asyncio.create_task(beat(hall))]
        is_up.set()
        await asyncio.to_thread(stop.wait)
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        await hall.close()

    async def beat(hall: Hall) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            await hall.heart.beat()

    with ThreadPoolExecutor() as threads:
        running = threads.submit(asyncio.run, run())
        assert is_up.wait(PATIENCE)
        try:
            yield erased
        finally:
            stop.set()
            running.result()


def test_a_running_server_deletes_whom_the_host_wants_deleted(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana = person_of(ANA)
    with served(database) as erased:
        assert people(database, capsys, "delete", ana) == f"everything about {ana} is deleted\n"
        until(lambda: erased == ["erased"], "the server to have done it")
    assert asyncio.run(traces(database, NAME, SAID, WHY, ana)) == []


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("show", "nobody"), "expected the id of a person; nothing is stored about 'nobody'"),
        (("delete", "nobody"), "expected the id of a person; nothing is stored about 'nobody'"),
        (("list", "--room", "QQQQQQ"), "expected the code of a room; got 'QQQQQQ'"),
        (("unpair", person_of(ANA), "x"), "there is no such device among yours"),
    ],
)
def test_the_command_says_what_it_expected(
    database: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], why: str
) -> None:
    assert main(["people", *words, "--database", str(database)]) == 2
    assert why in capsys.readouterr().err
