"""A folder of the host's decks: offered to everybody, read again when it changes, and never able to stop the server."""

from __future__ import annotations

import asyncio
import csv
import json
import os
from pathlib import Path
from typing import Any

import pytest
from asgi import ask, lifespan
from patience import eventually

from interstice.bus.local import LocalBus
from interstice.cli.main import main
from interstice.core.refused import Refused
from interstice.decks.exchange.imports import import_deck
from interstice.decks.save import save
from interstice.server.http.app import App
from interstice.server.moderating import acts, inbox
from interstice.server.playing import host_decks
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.people import person_of
from interstice.server.upkeep.settings import Settings
from interstice.store.reports import CARD, REPORTS, Report
from interstice.store.rows import Insert
from interstice.store.sqlite import SqliteStore

ANA = "ana-has-a-token-of-22-letters"
LETTERS = "abcdefghijklmnopqrst"


def table(first: str = "Die Schule a wird gebaut") -> str:
    rows = [first, *(f"Die Schule {letter} wird gebaut" for letter in LETTERS[1:])]
    lines = [f"{title};{1900 + at};Dorf" for at, title in enumerate(rows)]
    return "Titel;Jahr;Thema\n" + "\n".join(lines) + "\n"


class Host:
    def __init__(self, folder: Path) -> None:
        self.decks = folder / "decks"
        self.decks.mkdir()
        self.hall = Hall(SqliteStore(folder / "games.sqlite"), LocalBus(), lambda: 1.0, passed=lambda: 0.0)
        self.app = App(self.hall, Settings(decks=str(self.decks)))
        self._writes = 0

    def write(self, name: str, text: str) -> None:
        path = self.decks / name
        path.write_text(text, "utf-8")
        # However coarse the clock of the file system is.
        self._writes += 1
        os.utime(path, (self._writes, self._writes))

    def look(self) -> list[str]:
        self.hall.host_decks.look()
        return self.hall.host_decks.names()

    def get(self, path: str, token: str = "") -> tuple[int, Any]:
        status, _, said = ask(self.app, path, token=token)
        return status, said

    def room(self, *decks: str) -> str:
        """A room with these decks, and the name of the first of them there."""

        async def open_room() -> str:
            await self.hall.open()
            try:
                room = await self.hall.rooms.open(person_of(ANA), RoomWish("events", {"hand": 4}, decks))
                return room.head.decks[0]
            finally:
                await self.hall.store.close()

        return asyncio.run(open_room())


@pytest.fixture
def host(tmp_path: Path) -> Host:
    return Host(tmp_path)


def test_tables_and_folders_are_on_the_shelf_beside_the_shipped_decks(host: Host, tmp_path: Path) -> None:
    host.write("Unser Dorf.csv", table())
    (tmp_path / "other.csv").write_text(table(), "utf-8")
    save(import_deck(tmp_path / "other.csv", "Stadt").edition, host.decks / "stadt")
    host.write("readme.txt", "not a deck")
    assert host.look() == ["stadt", "unser-dorf"]
    assert host.get("/api/decks")[1][-2:] == ["stadt", "unser-dorf"]
    shelf = {deck["id"]: deck for deck in host.get("/api/shelf?language=fr")[1]}
    assert shelf["unser-dorf"]["name"] == "Unser Dorf"
    assert (shelf["unser-dorf"]["size"], shelf["unser-dorf"]["languages"]) == (20, ["de"])
    assert {"events", "twist"} <= set(shelf)


def test_a_german_deck_is_read_printed_and_taken_along_whatever_the_language(host: Host) -> None:
    host.write("dorf.csv", table())
    host.look()
    for language in ("en", "de"):
        status, page = host.get(f"/api/decks/dorf?language={language}")
        assert (status, page["themes"]) == (200, {"dorf": "Dorf"})
        assert page["cards"][0]["title"].startswith("Die Schule")
        assert host.get(f"/api/decks/dorf/timeline?language={language}")[1][0]["year"] == 1900
        status, csv = host.get(f"/api/decks/dorf/cards.csv?language={language}")
        assert (status, "title:de" in csv) == (200, True)
    assert host.get(f"/art/dorf/{page['cards'][0]['id']}.svg")[1][:4] == "<svg"
    assert host.get("/api/decks/dorf/cards.csv?language=xx")[0] == 404
    assert host.get("/art/nothing/nothing.svg")[0] == 404


def test_faces_differ_from_deck_to_deck_and_neither_they_nor_their_order_follow_the_years(host: Host) -> None:
    head, *rows = table().splitlines()
    host.write("one.csv", "\n".join([f"id;{head}", *(f"{at};{row}" for at, row in enumerate(rows, 1))]))
    host.write("two.csv", table())
    host.look()
    fronts = [host.get(f"/api/decks/{deck}")[1]["cards"] for deck in ("one", "two")]
    assert len({card["id"] for cards in fronts for card in cards}) == 40
    for cards in fronts:
        titles = [card["title"] for card in cards]
        assert titles not in (sorted(titles), sorted(titles, reverse=True))


def test_a_changed_deck_is_read_again_and_rooms_keep_theirs(host: Host) -> None:
    host.write("dorf.csv", table())
    host.look()
    pin = host.room("dorf")
    assert pin == host.room("dorf", "events")
    host.write("dorf.csv", table("Die neue Schule wird gebaut"))
    host.look()
    assert "Die neue Schule" in json.dumps(host.get("/api/decks/dorf")[1])
    assert "Die neue Schule" not in json.dumps(host.get(f"/api/decks/{pin}")[1])
    assert host.room("dorf") != pin
    (host.decks / "dorf.csv").unlink()
    assert host.look() == []
    assert host.get("/api/decks/dorf")[0] == 404
    assert host.get(f"/api/decks/{pin}")[0] == 200


def test_a_broken_deck_is_one_line_in_the_log_and_its_last_good_version_stays(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    host.write("dorf.csv", table())
    host.write("events.csv", table())
    host.write("leer.csv", "")
    (host.decks / "ordner").mkdir()
    host.write("ordner/deck.toml", "name = ")
    assert host.look() == ["dorf"]
    skipped = [record.message for record in caplog.records if "skipped" in record.message]
    assert skipped == [f"the deck {name} was skipped" for name in ("events.csv", "leer.csv", "ordner")]
    caplog.clear()
    host.write("dorf.csv", "Titel;Jahr\nEs beginnt;0\n")
    assert host.look() == ["dorf"]
    assert host.look() == ["dorf"]
    assert [record.message for record in caplog.records] == [
        "the deck dorf.csv was skipped; the last good version stays in use"
    ]
    assert host.get("/api/decks/dorf")[1]["cards"]


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="--decks: expected a folder of decks"):
        Settings(decks=str(tmp_path / "nowhere"))


def test_a_running_server_reads_what_comes_into_the_folder(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host_decks, "EVERY", 0.01)

    async def serve() -> None:
        host.write("dorf.csv", table())
        async with lifespan(host.app):
            assert host.hall.host_decks.names() == ["dorf"]
            host.write("stadt.csv", table())
            await eventually(lambda: host.hall.host_decks.names() == ["dorf", "stadt"])

    asyncio.run(serve())


def test_a_correction_of_a_card_is_collected_under_its_title(
    host: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host.write("dorf.csv", table())
    host.look()
    pin = host.room("dorf")
    (face,) = (each["id"] for each in host.get("/api/decks/dorf/timeline")[1] if each["year"] == 1903)
    database = str(tmp_path / "games.sqlite")

    async def doubt() -> None:
        report = Report(id="one", at=1.0, kind=CARD, by="ana", about=face, deck=pin, why="so", language="de")
        await host.hall.open()
        try:
            await host.hall.store.rows.write(Insert(REPORTS, report))
            await acts.do(host.hall, "Mo", report, acts.Accept("the chronicle", 1904))
            assert (await inbox.tell(host.hall, report, "de")).corrected == 1904
        finally:
            await host.hall.store.close()

    asyncio.run(doubt())
    assert main(["inbox", "show", "one", "--database", database]) == 0
    assert "about     Die Schule d wird gebaut\n" in capsys.readouterr().out
    assert main(["inbox", "corrections", "--database", database]) == 0
    said = "dorf, Die Schule d wird gebaut: 1903 becomes 1904. the chronicle\n"
    assert capsys.readouterr().out == said
    assert main(["inbox", "corrections", "--out", str(tmp_path / "c.csv"), "--database", database]) == 0
    (row,) = csv.DictReader((tmp_path / "c.csv").read_text("utf-8").splitlines())
    expected = {"deck": "dorf", "title": "Die Schule d wird gebaut", "was": "1903", "year": "1904"}
    assert {key: row[key] for key in expected} == expected
