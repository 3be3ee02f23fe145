"""Players report cards whose date they doubt; the host lists, exports and deletes what came."""

from __future__ import annotations

import asyncio
import csv
import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from asgi import ask, lifespan
from begun import begun
from clocked import Time
from patience import eventually

from interstice import protocol as p
from interstice.bus.local import LocalBus
from interstice.cli.main import main
from interstice.decks.load import DATA, load_shipped
from interstice.server.http.app import App, open_hall
from interstice.server.playing.commands import answer
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.playing.people import person_of
from interstice.server.upkeep.settings import Settings
from interstice.store.reports import CARD as ABOUT_A_CARD
from interstice.store.reports import REPORTS, Report
from interstice.store.rows import Insert
from interstice.store.sqlite import SqliteStore

TOKEN = "ana-has-a-token-of-22-letters"
PATH = "/api/cards/reports"
CARD = load_shipped("inventions").cards[0]
DOUBT = {"face": CARD.id, "language": "fr", "year": -1492, "why": "Wikipedia says otherwise"}


@pytest.fixture
def passed() -> Time:
    return Time(0.0)


@pytest.fixture
def app(tmp_path: Path, passed: Time) -> App:
    store = SqliteStore(tmp_path / "games.sqlite")
    return App(Hall(store, LocalBus(), lambda: 1_700_000_000.5, passed=passed))


def report(app: App, body: Any, token: str = TOKEN, address: str = "192.0.2.1") -> tuple[int, Any]:
    encoded = body if isinstance(body, bytes) else json.dumps(body).encode()
    status, _, said = ask(app, PATH, "POST", encoded, token=token, address=address)
    return status, said


def stored(app: App) -> list[Report]:
    async def run() -> list[Report]:
        await app.hall.store.open()
        found = await app.hall.store.rows.find(REPORTS, by=("at",))
        await app.hall.store.close()
        return found

    return asyncio.run(run())


def fill(path: Path, *reports: Report) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.rows.write(*(Insert(REPORTS, each) for each in reports))
        await store.close()

    asyncio.run(run())


def made(id: str, at: float, **more: Any) -> Report:
    report = Report(
        id=id,
        at=at,
        kind=ABOUT_A_CARD,
        by="ana",
        about=CARD.id,
        deck="inventions",
        version="hash",
        language="en",
        year=1492,
        why="so",
    )
    return msgspec.structs.replace(report, **more)


# Reporting


def test_a_report_is_stored_with_its_card_deck_version_and_language(app: App) -> None:
    status, said = report(app, {**DOUBT, "why": "  see\u0000 the\n\tencyclopædia \u202e "})
    assert status == 201
    assert stored(app) == [
        Report(
            id=said["id"],
            at=1_700_000_000.5,
            kind=ABOUT_A_CARD,
            by=person_of(TOKEN),
            about=CARD.id,
            deck="inventions",
            version=load_shipped("inventions").deck().hash,
            language="fr",
            year=-1492,
            why="see the encyclopædia",
        )
    ]
    assert app.metrics.reports == {"card": 1}
    assert list(said) == ["id"], "the answer says nothing about the card"


def test_a_report_from_a_game_names_a_card_that_came_up_and_the_cards_it_is_played_with(app: App) -> None:
    async def begin() -> tuple[str, str, str, str]:
        await app.hall.open()
        live = await app.hall.games.find(await begun(app.hall))
        await app.hall.close()
        return live.id, live.game.cards[0].face, live.game.rest[0].face, live.deck.hash

    game, face, to_come, version = asyncio.run(begin())
    assert report(app, {"face": face, "language": "en", "why": "no", "game": game})[0] == 201
    (kept,) = stored(app)
    assert (kept.game, kept.deck, kept.version, kept.year) == (game, "events", version, None)
    for other in (CARD.id, to_come):
        assert report(app, {**DOUBT, "face": other, "game": game}) == (
            404,
            {"why": f"expected a card that came up in the game {game}; got {other!r}"},
        )
    assert report(app, {**DOUBT, "game": "game-none"}) == (404, {"why": "there is no such game"})
    assert stored(app) == [kept]


def test_the_year_that_a_card_has_is_refused_once_people_have_seen_it(app: App) -> None:
    async def begin() -> tuple[str, list[tuple[str, int]], list[tuple[str, int]]]:
        await app.hall.open()
        live = await app.hall.games.find(await begun(app.hall))
        await app.hall.close()
        cards = [(card.face, card.year) for card in live.game.cards]
        seen = [cards[number] for number in live.game.shown]
        return live.id, seen, [each for each in cards if each not in seen]

    game, [(face, year)], hidden = asyncio.run(begin())
    for about in ({"face": CARD.id, "year": CARD.year}, {"face": face, "year": year, "game": game}):
        status, said = report(app, {"language": "en", **about})
        assert (status, said["word"]) == (422, "report-same")
    assert stored(app) == []
    face, year = hidden[0]
    assert report(app, {"language": "en", "face": face, "year": year, "game": game})[0] == 201


@pytest.mark.parametrize(
    ("body", "status", "why", "word"),
    [
        ({**DOUBT, "face": "none"}, 404, "no deck has a card 'none'; expected the face of a card", ""),
        ({**DOUBT, "language": "xx"}, 422, "expected a language among en, de, fr, it, nl; got 'xx'", ""),
        ({**DOUBT, "year": 0}, 422, "expected a year from -14000000000 to 9999, but not 0; got 0", "report-year"),
        ({**DOUBT, "year": 10_000}, 422, "expected a year from -14000000000 to 9999, but not 0; got 10000", "report-year"),
        ({**DOUBT, "why": "a" * 501}, 422, "expected a reason of at most 500 characters; got 501", "report-why"),
        ({**DOUBT, "year": None, "why": " \n"}, 422, "expected the right year, or what is wrong; got neither", "report-empty"),
        ({**DOUBT, "year": "soon"}, 422, "expected other input; year: Expected `int | null`, got `str`", ""),
        ({"language": "en"}, 422, "expected other input; data: Object missing required field `face`", ""),
        ([], 422, "expected other input; ", ""),
        (b'{"face', 400, "expected another request; ", ""),
    ],
)  # fmt: skip
def test_a_bad_report_gets_one_sentence_and_is_not_stored(
    app: App, body: Any, status: int, why: str, word: str
) -> None:
    found, said = report(app, body)
    assert found == status
    assert said["why"].startswith(why)
    assert said.get("word", "") == word
    assert stored(app) == []
    assert not app.metrics.reports


def test_only_somebody_with_a_token_can_report(app: App) -> None:
    assert report(app, DOUBT, token="") == (400, {"why": "expected the header Authorization: Bearer TOKEN"})
    assert report(app, DOUBT, token="short")[0] == 400
    assert stored(app) == []


def test_one_person_and_one_address_can_only_report_so_much(app: App, passed: Time) -> None:
    assert [report(app, DOUBT)[0] for _ in range(11)] == [201] * 10 + [429]
    assert report(app, DOUBT, address="192.0.2.2")[0] == 429, "another address does not help"
    status, headers, said = ask(app, PATH, "POST", json.dumps(DOUBT).encode(), token=TOKEN)
    assert (status, headers["retry-after"], said["word"]) == (429, "60", "too-fast")
    passed.now += 60
    assert report(app, DOUBT)[0] == 201
    others = [report(app, DOUBT, token=f"token-{number:022}")[0] for number in range(60)]
    assert others == [201] * 55 + [429] * 5, "another token does not help"
    assert report(app, DOUBT, token="x" * 22, address="192.0.2.2")[0] == 201
    assert app.metrics.limited["reporting"] == 3
    assert app.metrics.limited["report"] == others.count(429)


def test_a_deck_can_be_reported(app: App) -> None:
    def complain(deck: str, why: str) -> tuple[int, Any]:
        status, _, said = ask(
            app, f"/api/decks/{deck}/reports", "POST", json.dumps({"why": why}).encode(), token=TOKEN
        )
        return status, said

    assert complain("twist", " too\u202e hard ")[0] == 201
    (kept,) = stored(app)
    assert (kept.kind, kept.about, kept.why) == ("deck", "twist", "too hard")
    assert kept.version == load_shipped("twist").deck().hash
    assert complain("none", "so")[0] == 404
    assert complain("twist", " ") == (
        422,
        {"why": "expected what is wrong with the deck; got nothing", "word": "report-empty", "given": {}},
    )
    assert stored(app) == [kept]
    assert app.metrics.reports == {"deck": 1}


# The host


def test_the_host_lists_reports_beside_what_the_deck_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.sqlite"
    fill(path)
    assert main(["inbox", "--database", str(path)]) == 0
    assert capsys.readouterr().out == "0 open reports\n"
    fill(
        path,
        made("older", 1_700_000_000.0, language="de", year=None),
        made("newer", 1_700_000_060.0, why="=1+1"),
        made("gone", 1_700_000_030.0, about="no-longer-there"),
        made("done", 1_700_000_090.0, state="settled"),
    )
    assert main(["inbox", "--database", str(path)]) == 0
    head, newer, gone, older, count = capsys.readouterr().out.splitlines()
    assert head.split() == ["id", "at", "kind", "about", "why"]
    assert newer.split()[:4] == ["newer", "2023-11-14", "22:14", "card"]
    assert CARD.title["en"] in newer
    assert "=1+1" in newer
    assert CARD.title["de"] in older
    assert "no-longer-there" in gone
    assert count == "3 open reports"
    assert main(["inbox", "--settled", "--database", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 settled report"
    assert main(["inbox", "--kind", "person", "--database", str(path)]) == 0
    assert capsys.readouterr().out == "0 open reports\n"


def test_a_report_is_shown_with_the_card_and_its_source(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.sqlite"
    fill(path, made("one", 1_700_000_000.0))
    assert main(["inbox", "show", "one", "--database", str(path)]) == 0
    shown = capsys.readouterr().out
    assert CARD.source
    for part in (CARD.title["en"], str(CARD.year), "1492", CARD.note["en"], CARD.source.url, "hash"):
        assert part in shown


def test_reports_are_exported_with_everything_that_is_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, table, lines = tmp_path / "games.sqlite", tmp_path / "r.csv", tmp_path / "r.jsonl"
    fill(path, made("one", 1_700_000_000.0, why="=HYPERLINK(1)", year=-5), made("two", 1.0, about="gone"))
    for out in (table, lines):
        assert main(["inbox", "export", str(out), "--database", str(path)]) == 0
        assert capsys.readouterr().out == f"{out}: 2 reports\n"
        assert out.stat().st_mode & 0o777 == 0o600
    with table.open(encoding="utf-8", newline="") as file:
        first, second = csv.DictReader(file)
    assert CARD.source
    assert first == {
        "id": "one",
        "at": "2023-11-14 22:13",
        "kind": "card",
        "state": "open",
        "about": CARD.id,
        "name": "",
        "deck": "inventions",
        "language": "en",
        "title": CARD.title["en"],
        "year": str(CARD.year),
        "proposed": "-5",
        "source": CARD.source.url,
        "why": "'=HYPERLINK(1)",
        "by": "ana",
        "room": "",
        "game": "",
        "version": "hash",
    }
    assert (second["title"], second["year"], second["source"]) == ("", "", "")
    told = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    assert list(told[0]) == list(first)
    assert (told[0]["why"], told[0]["year"], told[0]["proposed"]) == ("=HYPERLINK(1)", CARD.year, -5)
    assert told[1]["year"] is None


def test_a_correction_becomes_a_change_of_the_deck(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, change = tmp_path / "games.sqlite", tmp_path / "c.diff"
    fill(path, made("one", 1.0), made("two", 2.0, about="gone"))
    assert main(["inbox", "accept", "one", "--why", "the source says so", "--database", str(path)]) == 0
    capsys.readouterr()
    assert main(["inbox", "accept", "two", "--why", "so", "--database", str(path)]) == 2
    assert capsys.readouterr().err == "interstice: expected a report about a card that is in its deck\n"
    assert main(["inbox", "corrections", "--out", str(change), "--database", str(path)]) == 0
    assert capsys.readouterr().out == f"{change}: 1 correction\n"
    project = tmp_path / "project"
    cards = project / "src/interstice/decks/data/inventions/cards.jsonl"
    cards.parent.mkdir(parents=True)
    cards.write_bytes((DATA / "inventions" / "cards.jsonl").read_bytes())
    subprocess.run(["git", "apply", str(change)], cwd=project, check=True)
    changed = {card["id"]: card["year"] for card in map(json.loads, cards.read_text("utf-8").splitlines())}
    years = {card.id: card.year for card in load_shipped("inventions").cards}
    assert changed == years | {CARD.id: 1492}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["export", "r.txt"], "r.txt: expected a file that ends in .csv or .jsonl"),
        (["export", "/none/r.csv"], "/none/r.csv: expected a file that can be written; No such file"),
        (["show", "none"], "there is no such report"),
        (["dismiss", "one", "--why", " "], "expected a reason of 1 to 300 characters; got 0"),
        (
            ["ban", "one", "--why", "so"],
            "expected the person the report is about, the owner of its deck, or somebody whose lines it quotes",
        ),
        (["close", "one", "--why", "so"], "expected a report about somebody in a room; this one is not"),
        (["undo", "none", "--why", "so"], "there is no such act"),
        (["end", "none"], "expected the id of a link that still works; got 'none'"),
        (["corrections", "--out", "c.txt"], "c.txt: expected a file that ends in .diff or .csv"),
    ],
)
def test_what_the_host_cannot_have_is_refused_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], why: str
) -> None:
    path = tmp_path / "games.sqlite"
    fill(path, made("one", 1.0))
    assert main(["inbox", *words, "--database", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"interstice: {why}")
    assert main(["inbox", "--database", str(path)]) == 0
    assert capsys.readouterr().out.endswith("1 open report\n")


def test_what_the_host_does_is_recorded_and_can_be_undone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.sqlite"
    fill(path, made("one", 1.0))

    def run(*words: str) -> list[str]:
        assert main(["inbox", *words, "--database", str(path)]) == 0
        return capsys.readouterr().out.splitlines()

    (done,) = run("dismiss", "one", "--why", "a joke", "--name", "Ana")
    act = done.split()[7]
    assert run()[-1] == "0 open reports"
    assert [part in run("acts")[1] for part in (act, "Ana", "dismiss", "one", "a joke")] == [True] * 5
    assert run("undo", act, "--why", "no joke") == ["undone"]
    assert run()[-1] == "1 open report"
    assert run("acts")[-1] == "2 acts"


def test_the_host_judges_somebody_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.sqlite"

    async def prepare() -> tuple[str, str]:
        hall = Hall(SqliteStore(path), LocalBus(), lambda: 1_700_000_000.0)
        await hall.open()
        room = await hall.rooms.open("ana", RoomWish("events"))
        for message in (p.Sit("sit", 0, "Ben"), p.Say("say", "you fool")):
            await answer(hall, room.id, "ben", message)
        await answer(hall, room.id, "ana", p.Report("report", room.public.of("ben"), "rude"))
        (report,) = await hall.store.rows.find(REPORTS)
        await hall.close()
        return report.id, str(report.lines[0].line)

    def run(*words: str) -> list[str]:
        assert main(["inbox", *words, "--database", str(path)]) == 0
        return capsys.readouterr().out.splitlines()

    report, line = asyncio.run(prepare())
    assert any("Ben: you fool" in shown for shown in run("show", report))
    for words in (
        ("hide", report, line),
        ("mute", report),
        ("close", report),
        ("ban", report, "--days", "7"),
    ):
        assert run(*words, "--why", "rude")[0].startswith("done; to undo it: interstice inbox undo ")
    shown = run("show", report)
    assert [line.split()[0] for line in shown if "you fool" in line] == ["hidden"]
    assert [line.split()[1] for line in shown if line.startswith(("banned", "closed"))] == ["True", "True"]
    assert sorted(line.split()[4] for line in run("acts")[1:-1]) == ["ban", "close", "hide", "mute"]
    assert run("link", "Mo")[0].partition("/inbox#")[2]
    _, mo, count = run("moderators")
    assert (mo.split()[1], count) == ("Mo", "1 link")
    assert run("end", mo.split()[0]) == ["ended"]
    assert main(["inbox", "end", mo.split()[0], "--database", str(path)]) == 2, "it ends once"


# Retention


def test_a_running_server_deletes_old_reports_by_itself(tmp_path: Path) -> None:
    async def run() -> None:
        hall = open_hall(str(tmp_path / "games.sqlite"))
        app = App(hall, Settings(database="x", keep_rooms=0, keep_reports=1))
        await hall.store.open()
        await hall.store.rows.write(Insert(REPORTS, made("old", 1000.0)))
        await hall.store.close()
        async with lifespan(app):
            await eventually(lambda: app.metrics.pruned["report"])
            assert await hall.store.rows.find(REPORTS) == []

    asyncio.run(run())


def test_the_default_keeps_reports_for_ninety_days() -> None:
    assert Settings(database="x").keep_reports == 90
