"""What the pages beside the tables read: notes, decks, timelines and finished games."""

from __future__ import annotations

import asyncio
import json
import random
import re
import threading
import urllib.error
import urllib.request
from collections.abc import Callable
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from other_secrets import PEOPLE, STEPS, Names, with_other_secrets
from patience import PATIENCE, WHOLE_GAME, until
from people import MOVES, fetch, refused, request, token
from running import Server
from tables import a_few, long_options

from interstice import protocol as p
from interstice.bus.local import LocalBus
from interstice.core.cards import Deck
from interstice.decks.load import load
from interstice.lab.verify import verify
from interstice.rules.find import decode_log
from interstice.rules.presets import PRESETS
from interstice.server import logs
from interstice.server.http import library
from interstice.server.http.api import Api
from interstice.server.playing import shelf
from interstice.server.playing.commands import answer
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.store.sqlite import SqliteStore


async def notes_while_playing(file: Path, preset: str, seed: int) -> tuple[list[bytes], set[str]]:
    """What the address of the notes says before each move, and the faces whose dates could be known in the end."""
    seconds, luck = count(1000), random.Random(seed)
    hall = Hall(SqliteStore(file), LocalBus(), lambda: float(next(seconds)), Names())
    await hall.open()
    try:
        room = await hall.rooms.open(PEOPLE[0], RoomWish(preset, long_options(PRESETS[preset])))
        for seat in range(a_few(PRESETS[preset])):
            await answer(hall, room.id, PEOPLE[0], p.Sit(f"sit{seat}", seat, f"Player {seat}"))
        await answer(hall, room.id, PEOPLE[0], p.Start("start"))
        assert room.game is not None
        live, said = await hall.games.find(room.game), []
        for step in range(STEPS):
            notes = await Api.notes.fn(None, game=live.id, hall=hall, request=None, language="de")
            shown = {live.game.cards[card].face for card in live.game.shown}
            assert set(notes) <= shown
            assert all(note.note and note.source for note in notes.values())
            said.append(msgspec.json.encode(notes))
            seat = luck.choice(list(live.game.asks))
            ask = luck.choice(live.game.asks[seat])
            fields = {name: luck.choice(list(domain)) for name, domain in ask.domains.items()}
            move = MOVES[ask.move.__struct_config__.tag](**fields)
            await answer(hall, room.id, PEOPLE[0], p.Act(f"move{step}", live.id, seat, move, live.entries))  # type: ignore[arg-type]
            if live.game.over:
                break
        tried = (
            live.game.cards
            if live.game.rules.id == "swiss"
            else map(live.game.cards.__getitem__, live.game.shown)
        )
        return said, {card.face for card in tried}
    finally:
        await hall.close()


@pytest.mark.parametrize("preset", list(PRESETS))
def test_notes_are_told_of_open_cards_only_and_say_nothing_of_hidden_dates(
    preset: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(deck: Deck, name: str) -> tuple[list[bytes], set[str]]:
        monkeypatch.setattr(shelf, "choose", lambda *_: deck)
        return asyncio.run(notes_while_playing(tmp_path / name, preset, 7))

    deck = load(PRESETS[preset].deck).deck()
    said, public = played(deck, "one.sqlite")
    changed = with_other_secrets(deck, public)
    assert sum(a.year != b.year for a, b in zip(deck, changed, strict=True)) > 20
    assert played(changed, "other.sqlite") == (said, public)
    assert len({len(line) for line in said}) > 1


def game_of(server: Server, preset: str, seats: int) -> str:
    """A game among bots; its id is what the stream for bots says."""
    host = token()
    code = request(server, "/api/rooms", host, {"preset": preset})["code"]
    invited = [
        {"type": "invite", "command": f"bot{seat}", "seat": seat, "bot": "random"} for seat in range(seats)
    ]
    for message in (*invited, {"type": "start", "command": "start"}):
        assert request(server, f"/api/rooms/{code}/commands", host, message)["type"] == "done"
    return game_in(server, code, host)


def game_in(server: Server, code: str, host: str) -> str:
    headers = {"Authorization": f"Bearer {host}"}
    asked = urllib.request.Request(f"{server.url}/api/rooms/{code}/stream", headers=headers)
    with urllib.request.urlopen(asked, timeout=PATIENCE) as lines:
        return next(
            told["game"]
            for told in map(json.loads, filter(str.strip, map(bytes.decode, lines)))
            if told.get("game")
        )


def until_over(server: Server, game: str) -> Any:
    return until(lambda: (about := request(server, f"/api/games/{game}/about"))["over"] and about)


# Finished games


@pytest.mark.parametrize(
    ("preset", "seats"),
    [("inventions", 2), ("swiss-no-spinner", 2), ("superversion", 3), ("twist", 1), ("twist-competitive", 2)],
)
def test_a_finished_game_says_what_it_was_and_can_be_stepped_through_and_checked(
    server: Server, preset: str, seats: int
) -> None:
    game = game_of(server, preset, seats)
    about = until_over(server, game)
    assert (about["preset"], about["decks"]) == (preset, [PRESETS[preset].deck])
    assert len(about["players"]) == seats
    first, last = (request(server, f"/api/games/{game}/steps/{step}") for step in (1, about["entries"]))
    assert (first["entries"], last["entries"], first["over"], last["over"]) == (
        1,
        about["entries"],
        False,
        True,
    )
    log = fetch(server, f"/api/games/{game}")
    assert verify(decode_log(log)).over
    notes = request(server, f"/api/games/{game}/notes?language=fr")
    dated = {card["face"] for card in last["cards"].values() if card.get("year") is not None}
    assert set(notes) == dated
    face = min(dated)
    assert request(server, f"/api/games/{game}/notes?language=fr&face={face}") == {face: notes[face]}
    timeline = request(server, f"/api/games/{game}/timeline?language=fr")
    assert dated <= {card["id"] for card in timeline}
    assert [card["year"] for card in timeline] == sorted(card["year"] for card in timeline)
    assert all(card["note"] == notes[card["id"]]["note"] for card in timeline if card["id"] in notes)


def test_only_those_who_played_a_game_see_the_names_of_people(server: Server) -> None:
    host = token()
    code = request(server, "/api/rooms", host, {"preset": "events"})["code"]

    def tell(kind: str, **given: object) -> None:
        message = {"type": kind, "command": kind, **given}
        assert request(server, f"/api/rooms/{code}/commands", host, message)["type"] == "done"

    tell("sit", seat=0, name="Ada")
    tell("invite", seat=1, bot="jonas")
    tell("start")
    game = game_in(server, code, host)
    told = request(server, f"/api/games/{game}/events")
    assert "RoundBegan" in [event["event"] for event in told["entries"][0]]
    started = next(event["card"] for event in told["entries"][0] if event["event"] == "Started")
    assert list(told["cards"]) == [str(started)], "only one card has been turned over"
    assert not re.search(r"\"(year|draws|secret|seed)\"", json.dumps(told["entries"]))
    tell("quit", game=game, seat=0)
    until_over(server, game)

    def names(path: str, who: str) -> tuple[list[str], object]:
        found = request(server, f"/api/games/{game}{path}", who)
        return [each if isinstance(each, str) else each["name"] for each in found["players"]], found.get(
            "yours"
        )

    for path in ("", "/about", "/steps/1"):
        known, yours = names(path, host)
        assert known[0] == "Ada", path
        hidden, others = names(path, token())
        assert hidden == ["Player 1", known[1]], path
        assert names(f"{path}?language=de", "")[0] == ["Spieler 1", known[1]], path
        assert (yours, others) == (([0], []) if path == "/about" else (None, None))
    log = fetch(server, f"/api/games/{game}")
    assert b"Ada" not in log
    assert verify(decode_log(log)).over


def test_a_game_that_is_not_there_or_not_over_is_not_read(server: Server) -> None:
    for page in ("", "/about", "/events", "/steps/1", "/timeline", "/notes"):
        assert refused(server, f"/api/games/game-none{page}") == (404, "there is no such game")
    host = token()
    code = request(server, "/api/rooms", host, {"preset": "events"})["code"]
    for seat in range(2):
        sit = {"type": "sit", "command": f"sit{seat}", "seat": seat, "name": f"Player {seat}"}
        assert request(server, f"/api/rooms/{code}/commands", host, sit)["type"] == "done"
    assert (
        request(server, f"/api/rooms/{code}/commands", host, {"type": "start", "command": "s"})["type"]
        == "done"
    )
    game = game_in(server, code, host)
    about = request(server, f"/api/games/{game}/about")
    assert (about["over"], about["your_turn"]) == (False, False)
    assert request(server, f"/api/games/{game}/about", host)["your_turn"]
    notes = request(server, f"/api/games/{game}/notes")
    assert len(notes) == 1
    hidden = [card["id"] for card in request(server, "/api/decks/events")["cards"] if card["id"] not in notes]
    for face in hidden[:5]:
        assert request(server, f"/api/games/{game}/notes?face={face}") == {}
    for page in ("", "/steps/1", "/timeline"):
        assert refused(server, f"/api/games/{game}{page}") == (400, "the seed is shown when the game is over")


# Decks


def test_the_shelf_and_a_decks_page_show_fronts_and_no_years(server: Server) -> None:
    shelf = request(server, "/api/shelf?language=nl")
    assert [deck["id"] for deck in shelf] == request(server, "/api/decks")
    for deck in shelf:
        page = request(server, f"/api/decks/{deck['id']}?language=nl")
        assert (page["name"], page["themes"], len(page["cards"])) == (
            deck["name"],
            deck["themes"],
            deck["size"],
        )
        for card in (*deck["cards"], *page["cards"]):
            assert set(card) == {"id", "theme", "title"}


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "nl"])
def test_a_decks_timeline_is_in_order_with_notes_and_sources(server: Server, language: str) -> None:
    cards = {card.id: card for card in load("twist").cards}
    timeline = request(server, f"/api/decks/twist/timeline?language={language}")
    assert [card["year"] for card in timeline] == sorted(card.year for card in cards.values())
    for card in timeline:
        assert card["note"] == cards[card["id"]].note[language]
        assert card["title"] == cards[card["id"]].title[language]
        assert card["source"]["url"].startswith("https://")


@pytest.mark.parametrize(
    ("file", "begins"),
    [
        ("print.pdf?paper=Letter", b"%PDF"),
        ("extras.pdf", b"%PDF"),
        ("cards.csv", b"title:en,"),
        ("cards.xlsx", b"PK"),
        ("cards.json", b"{"),
        ("cards.apkg", b"PK"),
    ],
)
def test_a_deck_is_a_file_made_once(server: Server, file: str, begins: bytes) -> None:
    path = f"/api/decks/twist/{file}{'&' if '?' in file else '?'}language=it"
    answers = []
    for _ in range(2):
        with urllib.request.urlopen(server.url + path, timeout=WHOLE_GAME) as answer:
            answers.append((answer.read(), answer.headers["ETag"], answer.headers["Last-Modified"]))
    assert answers[0][0].startswith(begins)
    assert answers[0] == answers[1], "the second answer is the same file, not another one"


def test_why_a_file_cannot_be_made_is_in_the_log_without_what_is_on_the_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("Aunt Vreni's wedding")

    class FailingProcess(SlowProcess):
        def start(self) -> None:
            with pytest.raises(SystemExit):
                self.target(*self.args)

        def join(self, timeout: float | None = None) -> None:
            self.exitcode = library.FAILED

    monkeypatch.setattr(library, "write_file", fail)
    monkeypatch.setattr(library, "_processes", SimpleNamespace(Process=FailingProcess))
    noted: list[list[str]] = []
    monkeypatch.setattr(logs, "note", lambda *_, **facts: noted.append(facts["places"]))
    with pytest.raises(RuntimeError):
        asyncio.run(library._make(tmp_path / "cards.csv", "cards.csv", b"{}", "en", "A4"))
    (places,) = noted
    assert [place.split(" ")[-1] for place in places] == ["KeyError", "_write_apart", "fail"]
    assert capfd.readouterr() == ("", "")
    assert list(tmp_path.iterdir()) == []


class SlowProcess:
    """Never ends by itself."""

    def __init__(self, target: Callable[..., None], args: tuple[Any, ...]) -> None:
        self.target, self.args = target, args
        self.exitcode: int | None = None
        self._is_killed = False

    def start(self) -> None:
        assert threading.current_thread() is not threading.main_thread()
        self.args[0].touch()

    def join(self, timeout: float | None = None) -> None:
        assert self._is_killed or timeout is not None
        self.exitcode = -9 if self._is_killed else None

    def kill(self) -> None:
        self._is_killed = True


def test_a_file_is_begun_in_a_thread_and_ended_if_it_takes_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Starting the process lasts until it has read the deck: nobody who plays has to wait for that."""
    monkeypatch.setattr(library, "_processes", SimpleNamespace(Process=SlowProcess))
    with pytest.raises(RuntimeError, match=r"cards\.csv could not be made"):
        asyncio.run(library._make(tmp_path / "cards.csv", "cards.csv", b"{}", "en", "A4"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("path", "code", "why"),
    [
        (
            "none/timeline",
            404,
            "no deck is called 'none'; expected one of: events, inventions, switzerland, themes, twist",
        ),
        (
            "events/print.pdf?language=xx",
            404,
            "deck events has en, de, fr, it, nl; expected one of these; got 'xx'",
        ),
        ("events/print.pdf?paper=A3", 400, "expected other input; paper: Invalid enum value 'A3'"),
        ("events/cards.exe", 400, "expected other input; file: Invalid enum value 'cards.exe'"),
        (
            "events/extras.pdf",
            404,
            "deck events is played with cards alone; expected one whose game needs other pieces",
        ),
    ],
)
def test_a_file_that_cannot_be_made_gets_one_sentence(server: Server, path: str, code: int, why: str) -> None:
    assert refused(server, f"/api/decks/{path}") == (code, why)
