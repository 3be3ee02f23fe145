"""Pictures on cards of one's own: sent, shown, copied, played with, printed, and gone when nothing shows them."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import sqlite3
import threading
import zipfile
from collections.abc import Awaitable, Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from asgi import answer_of, ask
from PIL import Image

from interstice.bus.local import LocalBus
from interstice.core.refused import Refused
from interstice.server.http import library, own_decks
from interstice.server.http.app import App
from interstice.server.playing import own_holding
from interstice.server.playing.cropper import crop
from interstice.server.playing.hall import Hall
from interstice.server.playing.people import person_of
from interstice.server.playing.pictures import DAY
from interstice.server.upkeep.settings import Settings
from interstice.store.blobs import BLOBS, USES
from interstice.store.own_decks import OWN_PICTURES
from interstice.store.sqlite import SqliteStore

ANA, BEN = "ana-has-a-token-of-22-letters", "ben-has-a-token-of-22-letters"
TABLE = "Titel;Jahr\nRom wird gegründet;753 v. Chr.\nRom brennt;64\n"


class Desk:
    """Ana makes decks. The clock is hers, and pictures are read without a process."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.time = 1_700_000_000.0
        self.file = folder / "games.sqlite"
        self.hall = Hall(SqliteStore(self.file), LocalBus(), lambda: self.time, passed=lambda: 0.0)
        self.app = App(self.hall, Settings(**settings))
        self.hall.cropping.crop = self._crop  # type: ignore[method-assign]
        self.deck = self.make(table={"text": TABLE})
        self.cards = [card["id"] for card in self.page()["cards"]]

    async def _crop(self, content: bytes, part: Any = None) -> Any:
        answer = crop(content, part)
        if answer.why:
            raise Refused(answer.why)
        return answer

    def call(self, path: str, method: str = "GET", body: Any = None, token: str = ANA) -> tuple[int, Any]:
        sent = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        status, _, said = ask(self.app, path, method, sent, token=token)
        return status, said

    def make(self, token: str = ANA, **wish: Any) -> str:
        status, made = self.call("/api/own", "POST", {"name": "Rom", "language": "de", **wish}, token)
        assert status == 201, made
        return str(made["id"])

    def page(self, deck: str = "", token: str = ANA) -> Any:
        return self.call(f"/api/own/{deck or self.deck}", token=token)[1]

    def send(self, content: bytes | None = None, deck: str = "", token: str = ANA) -> tuple[int, Any]:
        path = f"/api/own/{deck or self.deck}/pictures"
        return self.call(path, "POST", picture() if content is None else content, token)

    def show(self, photo: str, card: int = 0, was: str = "") -> tuple[int, Any]:
        changes = [{"card": self.cards[card], "field": "photo", "was": was, "to": photo}]
        return self.call(f"/api/own/{self.deck}/changes", "POST", {"changes": changes})

    def shown(self, colour: str = "red") -> str:
        """A picture on the first card."""
        photo = str(self.send(picture(colour))[1]["photo"])
        assert self.show(photo)[0] == 200
        return photo

    def run(self, scene: Callable[[], Awaitable[Any]]) -> Any:
        async def run() -> Any:
            await self.hall.store.open()
            try:
                return await scene()
            finally:
                await self.hall.store.close()

        return asyncio.run(run())

    def sweep(self, days: float) -> None:
        self.time += days * DAY
        self.run(self.hall.pictures.sweep)

    def kept(self) -> set[str]:
        """Everything that is stored, however it is owned."""

        async def all_blobs() -> set[str]:
            return {blob.sha256 async for blob in self.hall.store.rows.each(BLOBS)}

        return self.run(all_blobs)


def picture(colour: str = "red", size: tuple[int, int] = (80, 100)) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size, colour).save(out, "PNG")
    return out.getvalue()


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


# Sending and showing


def test_a_picture_is_sent_put_on_a_card_and_seen_by_its_owner_alone(desk: Desk) -> None:
    status, sent = desk.send()
    assert status == 201
    assert (sent["width"], sent["height"]) == (80, 100)
    address = f"/api/own/{desk.deck}/pictures/{sent['photo']}"
    status, webp = desk.call(address)
    assert (status, len(webp), sha256(webp).hexdigest()) == (200, sent["bytes"], sent["photo"])
    assert desk.call(address, token=BEN)[0] == 404
    assert ask(desk.app, address)[0] == 400
    assert desk.show(sent["photo"])[0] == 200
    assert desk.page()["cards"][0]["photo"] == sent["photo"]


def test_a_real_process_reads_the_part_that_is_asked_for(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    del desk.hall.cropping.crop
    path = f"/api/own/{desk.deck}/pictures?left=0.5&top=0&width=0.5&height=0.5"
    status, sent = desk.call(path, "POST", picture())
    assert (status, sent["width"], sent["height"]) == (201, 40, 50)
    status, said = desk.call(path.partition("&")[0], "POST", picture())
    assert (status, said["why"]) == (400, "expected left, top, width and height, or none of them; got some")


def test_strangers_send_nothing_and_find_nothing(desk: Desk) -> None:
    assert desk.send(token=BEN)[0] == 404
    assert desk.send(deck="d" + "0" * 24)[0] == 404
    assert desk.call(f"/api/own/{desk.deck}/pictures/{'0' * 64}")[0] == 404


def test_a_picture_of_somebody_else_is_refused(desk: Desk) -> None:
    other = desk.make(BEN)
    photo = desk.send(deck=other, token=BEN)[1]["photo"]
    for wrong in (photo, "0" * 64):
        status, said = desk.show(wrong)
        assert (status, said["word"]) == (400, "no-picture")
    new = {"card": "a" * 16, "field": "card", "to": {"title": {"de": "Neu"}, "photo": photo}}
    assert desk.call(f"/api/own/{desk.deck}/changes", "POST", {"changes": [new]})[0] == 400


def test_what_is_no_picture_or_too_large_is_one_sentence(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    del desk.hall.cropping.crop
    for content, status, said in (
        (b"<svg/>", 400, "expected a JPEG, PNG or WebP; got something else"),
        (bytes(10_000_001), 413, "expected a body of at most 10000000 bytes"),
    ):
        found, answer = desk.send(content)
        assert (found, answer["why"]) == (status, said)
        assert answer["word"] in ("picture-kind", "file-large")


def test_a_person_may_keep_only_so_much(tmp_path: Path) -> None:
    desk = Desk(tmp_path, own_pictures=0)
    status, said = desk.send()
    assert (status, said["word"]) == (400, "pictures-most")
    assert desk.kept() == set()


def test_uploads_are_counted_and_limited(desk: Desk) -> None:
    kept = desk.send()[1]["bytes"]
    assert desk.send(b"no picture")[0] == 400
    told = desk.call("/metrics")[1]
    assert 'interstice_pictures_total{result="kept"} 1' in told
    assert 'interstice_pictures_total{result="refused"} 1' in told
    assert f"interstice_picture_bytes {kept}" in told
    for _ in range(60):
        desk.app.limits.count("upload", "127.0.0.1")
    assert desk.send()[0] == 429


# Letting go


def test_an_upload_that_no_card_shows_is_gone_after_a_day(desk: Desk) -> None:
    photo = desk.send()[1]["photo"]
    desk.sweep(0.9)
    assert desk.kept() == {photo}
    desk.sweep(0.2)
    assert desk.kept() == set()
    assert desk.show(photo)[0] == 400


def test_a_picture_that_was_taken_off_can_be_put_back_for_a_month(desk: Desk) -> None:
    photo = desk.shown()
    desk.sweep(100)
    assert desk.kept() == {photo}
    assert desk.show("", was=photo)[0] == 200
    desk.sweep(20)
    assert desk.call(f"/api/own/{desk.deck}/undo", "POST")[0] == 200
    assert desk.page()["cards"][0]["photo"] == photo
    assert desk.show("", was=photo)[0] == 200
    desk.sweep(31)
    assert desk.kept() == set()
    assert desk.call(f"/api/own/{desk.deck}/undo", "POST")[0] == 200
    assert "photo" not in desk.page()["cards"][0]


def test_deleting_a_deck_deletes_its_pictures(desk: Desk) -> None:
    desk.shown()
    desk.send(picture("blue"))
    assert desk.call(f"/api/own/{desk.deck}", "DELETE")[0] == 204
    assert desk.kept() == set()


def test_deleting_a_person_deletes_their_pictures(desk: Desk) -> None:
    photo = desk.shown()
    webp = desk.call(f"/api/own/{desk.deck}/pictures/{photo}")[1]
    pinned(desk)
    desk.run(lambda: own_holding.erase(desk.hall.store, person_of(ANA)))
    desk.run(desk.hall.pins.sweep)
    assert desk.kept() == set()
    with closing(sqlite3.connect(desk.file)) as database:
        for table in (OWN_PICTURES, BLOBS, USES):
            assert database.execute(f"select count(*) from {table.name}").fetchone() == (0,)
        database.execute("vacuum")
    for gone in (webp, photo.encode(), "Rom wird gegründet".encode()):
        assert gone not in desk.file.read_bytes()


# Copies


def test_copies_of_ones_own_and_by_link_carry_their_pictures(desk: Desk) -> None:
    photo = desk.shown()
    own = desk.make(deck=desk.deck)
    link = desk.call(f"/api/own/{desk.deck}/links/copy", "POST")[1]["token"]
    bens = desk.make(BEN, link=link)
    desk.call(f"/api/own/{desk.deck}", "DELETE")
    for deck, token in ((own, ANA), (bens, BEN)):
        assert desk.page(deck, token)["cards"][0]["photo"] == photo
        assert desk.call(f"/api/own/{deck}/pictures/{photo}", token=token)[0] == 200
    assert desk.kept() == {photo}


def test_a_table_brings_back_ones_own_pictures_and_nobody_elses(desk: Desk) -> None:
    photo = desk.shown()
    table = desk.call(f"/api/own/{desk.deck}/files/cards.csv")[1]
    assert photo in table
    again = desk.make(table={"text": table})
    assert photo in [card.get("photo") for card in desk.page(again)["cards"]]
    bens = desk.make(BEN, table={"text": table})
    assert not [card for card in desk.page(bens, BEN)["cards"] if card.get("photo")]
    for token, said in ((ANA, []), (BEN, ["photo"]), ("", ["photo"])):
        _, preview = desk.call("/api/previews/file", "POST", table.encode(), token)
        assert [found["word"] for found in preview["findings"] if found["word"] == "photo"] == said
    found = next(found for found in preview["findings"] if found["word"] == "photo")
    assert (found["row"], preview["columns"][found["column"] - 1], found["kind"]) == (2, "photo", "look")


# In play


def pinned(desk: Desk) -> str:
    async def pin() -> str:
        return (await desk.hall.pins.choose(person_of(ANA), [f"own:{desk.deck}"]))[0]

    return str(desk.run(pin))


def test_a_game_shows_the_picture_at_the_address_of_every_card(desk: Desk) -> None:
    photo = desk.shown()
    pin = pinned(desk)
    status, heads, webp = ask(desk.app, f"/art/{pin}/{desk.cards[0]}.svg")
    assert (status, heads["content-type"], sha256(webp).hexdigest()) == (200, "image/webp", photo)
    assert heads["cache-control"].startswith("private")
    status, heads, drawn = ask(desk.app, f"/art/{pin}/{desk.cards[1]}.svg")
    assert (status, heads["content-type"], drawn[:4]) == (200, "image/svg+xml", "<svg")


def test_fronts_say_what_a_picture_shows_but_not_whose_it_is_nor_its_hash(desk: Desk) -> None:
    photo = desk.shown()
    changes = [
        {"card": desk.cards[0], "field": field, "was": "", "to": text}
        for field, text in (("alt:de", "Ein roter Fleck"), ("credit", "Ana, 1905"))
    ]
    assert desk.call(f"/api/own/{desk.deck}/changes", "POST", {"changes": changes})[0] == 200
    fronts = desk.call(f"/api/decks/{pinned(desk)}?language=fr")[1]
    front = next(card for card in fronts["cards"] if card["id"] == desk.cards[0])
    assert front["alt"] == "Ein roter Fleck"
    # Those of photos often say when they were taken.
    assert "Ana" not in json.dumps(fronts)
    assert photo not in json.dumps(fronts)


def test_a_pinned_deck_keeps_its_pictures_until_it_is_gone(desk: Desk) -> None:
    photo = desk.shown()
    pin = pinned(desk)
    desk.show("", was=photo)
    desk.sweep(31)
    assert desk.kept() == {photo}
    assert ask(desk.app, f"/art/{pin}/{desk.cards[0]}.svg")[1]["content-type"] == "image/webp"
    desk.call(f"/api/own/{desk.deck}", "DELETE")
    assert desk.kept() == set()


# To take along


def test_everything_about_somebody_includes_their_pictures(desk: Desk) -> None:
    photo = desk.shown()
    everything = desk.call("/api/me/data")[1]
    webp = base64.b64decode(everything["decks"]["pictures"][photo])
    assert sha256(webp).hexdigest() == photo
    assert everything["decks"]["decks"][0]["cards"][0]["photo"] == photo


def test_anki_and_json_carry_the_picture(desk: Desk) -> None:
    photo = desk.shown()
    status, package = desk.call(f"/api/own/{desk.deck}/files/cards.apkg")
    assert status == 200
    with zipfile.ZipFile(io.BytesIO(package)) as files:
        media = json.loads(files.read("media"))
        number = next(number for number, name in media.items() if name.endswith(".webp"))
        assert sha256(files.read(number)).hexdigest() == photo
        assert len(media) == 2
    status, content = desk.call(f"/api/own/{desk.deck}/files/cards.json")
    assert status == 200
    assert sha256(base64.b64decode(content["pictures"][photo])).hexdigest() == photo


def test_the_photos_of_one_deck_at_a_time_are_in_memory(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often they are asked for. Nobody who plays waits while they are packed."""
    desk.shown()
    reads, at_once, threads = 0, 0, list[threading.Thread]()
    read_all, export_json = desk.hall.pictures.read_all, own_decks.export_json

    async def read(wanted: set[str]) -> Any:
        nonlocal reads, at_once
        reads += 1
        at_once = max(at_once, reads)
        await asyncio.sleep(0)
        return await read_all(wanted)

    def export(*what: Any) -> bytes:
        nonlocal reads
        threads.append(threading.current_thread())
        reads -= 1
        return export_json(*what)

    monkeypatch.setattr(library, "_making", asyncio.Lock())
    monkeypatch.setattr(desk.hall.pictures, "read_all", read)
    monkeypatch.setattr(own_decks, "export_json", export)
    path = f"/api/own/{desk.deck}/files/cards.json"

    async def ask_often() -> list[int]:
        answers = await asyncio.gather(*(answer_of(desk.app, path, token=ANA) for _ in range(12)))
        return [status for status, _, _ in answers]

    answers = desk.run(ask_often)
    assert set(answers) == {200, 429}
    assert at_once == 1
    assert len(threads) == answers.count(200) <= 10
    assert threading.main_thread() not in threads


# Brought back by a file


def exported(desk: Desk) -> Any:
    """A file with a photo, what it shows and whose it is."""
    photo = desk.shown()
    changes = [
        {"card": desk.cards[0], "field": field, "was": "", "to": text}
        for field, text in (("alt:de", "Ein roter Fleck"), ("credit", "Ana"))
    ]
    assert desk.call(f"/api/own/{desk.deck}/changes", "POST", {"changes": changes})[0] == 200
    content = desk.call(f"/api/own/{desk.deck}/files/cards.json")[1]
    assert list(content["pictures"]) == [photo]
    return content


def previewed(desk: Desk, content: Any, token: str = ANA) -> Any:
    return desk.call("/api/previews/file", "POST", json.dumps(content).encode(), token)[1]


def brought(desk: Desk, content: Any, token: str = ANA, **more: Any) -> tuple[int, Any]:
    """A deck made from a file as a browser does it: by its rows, and its pictures as they are."""
    rows = previewed(desk, content, token)["rows"]
    wish = {"table": {"rows": rows}, "pictures": content["pictures"], **more}
    return desk.call("/api/own", "POST", wish, token)


def test_a_json_file_brings_its_photos_to_whoever_imports_it(desk: Desk) -> None:
    content = exported(desk)
    (photo,) = content["pictures"]
    for token in (ANA, BEN):
        preview = previewed(desk, content, token)
        assert (preview["photos"], [f for f in preview["findings"] if f["word"] == "photo"]) == ([photo], [])
        for wish in ({}, {"table": {"text": json.dumps(content)}, "pictures": {}}):
            status, made = brought(desk, content, token, **wish)
            assert (status, made["left_out"]) == (201, [])
            card = desk.page(made["id"], token)["cards"][0]
            # This server made these very bytes, so not a pixel changes.
            assert (card["photo"], card["alt"], card["credit"]) == (photo, {"de": "Ein roter Fleck"}, "Ana")
    assert desk.kept() == {photo}
    desk.sweep(40)
    assert desk.call(f"/api/own/{made['id']}/pictures/{photo}", token=BEN)[0] == 200


def test_on_another_server_photos_are_redrawn_at_their_full_size(desk: Desk, tmp_path: Path) -> None:
    content = exported(desk)
    (tmp_path / "other").mkdir()
    other = Desk(tmp_path / "other")
    del other.hall.cropping.crop
    status, made = brought(other, content)
    photo = other.page(made["id"])["cards"][0]["photo"]
    assert status == 201
    assert other.kept() == {photo}
    webp = other.call(f"/api/own/{made['id']}/pictures/{photo}")[1]
    with Image.open(io.BytesIO(webp)) as drawn:
        assert (drawn.format, drawn.size) == ("WEBP", (80, 100))


def test_a_photo_that_cannot_be_kept_is_named_and_the_deck_is_made_without_it(desk: Desk) -> None:
    content = exported(desk)
    (photo,) = content["pictures"]
    svg = base64.b64encode(b"<svg/>").decode()
    for broken, word in (("no Base64!", "picture-broken"), (svg, "picture-kind")):
        status, made = brought(desk, {**content, "pictures": {photo: broken}})
        assert (status, [(each["photo"], each["word"]) for each in made["left_out"]]) == (
            201,
            [(photo, word)],
        )
    assert 'interstice_pictures_total{result="refused"} 2' in desk.call("/metrics")[1]


def test_photos_in_a_file_count_as_uploads(desk: Desk) -> None:
    content = exported(desk)
    rows = content["rows"]
    names = [f"{number}.png" for number in range(2)]
    new = {
        "rows": [{**row, "photo": name} for row, name in zip(rows, names, strict=True)],
        "pictures": {
            name: base64.b64encode(picture(colour)).decode()
            for name, colour in zip(names, ("blue", "green"), strict=True)
        },
    }
    for _ in range(58):
        desk.app.limits.count("upload", "127.0.0.1")
    status, made = brought(desk, new)
    assert status == 201
    assert len({card["photo"] for card in desk.page(made["id"])["cards"]}) == 2
    assert brought(desk, content)[0] == 201, "what the server has already costs nothing"
    new["pictures"][names[0]] = base64.b64encode(picture("pink")).decode()
    assert brought(desk, new)[0] == 429, "more was taken than there was"


def test_a_deck_that_is_there_takes_in_the_photos_of_a_file(desk: Desk) -> None:
    first, second = desk.cards
    photos = {"a.png": picture("blue"), "b.svg": b"<svg/>"}
    changes = [
        {"card": card, "field": "photo", "was": "", "to": name}
        for card, name in zip((first, second), photos, strict=True)
    ]
    given = {name: base64.b64encode(content).decode() for name, content in photos.items()}
    path = f"/api/own/{desk.deck}/changes"
    assert desk.call(path, "POST", {"changes": changes, "pictures": given}, BEN)[0] == 404
    assert desk.kept() == set()
    status, said = desk.call(path, "POST", {"changes": changes, "pictures": given})
    assert (status, [each["photo"] for each in said["left_out"]]) == (200, ["b.svg"])
    assert [card.get("photo", "") for card in said["cards"]] == [*desk.kept(), ""]
    assert desk.page()["cards"] == said["cards"]


def test_a_card_may_show_a_photo_of_ones_other_decks(desk: Desk) -> None:
    photo = desk.shown()
    other = desk.make()
    card = {"title": {"de": "Rom brennt"}, "year": 64, "photo": photo}
    changes = [{"card": "abcdefghijklmnop", "field": "card", "was": None, "to": card}]
    assert desk.call(f"/api/own/{other}/changes", "POST", {"changes": changes})[0] == 200
    assert desk.call(f"/api/own/{other}/pictures/{photo}")[0] == 200


def test_photos_in_a_file_keep_within_what_a_person_may_have(tmp_path: Path) -> None:
    desk = Desk(tmp_path, own_pictures=0)
    rows = [{"title:de": "Rom brennt", "year": "64", "photo": "a"}]
    content = {"rows": rows, "pictures": {"a": base64.b64encode(picture()).decode()}}
    status, said = brought(desk, content)
    assert (status, said["word"]) == (400, "pictures-most")
    assert desk.kept() == set()
    assert len(desk.call("/api/own")[1]["decks"]) == 1
