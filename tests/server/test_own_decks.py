"""Decks that people make: had, changed on two devices, taken back, shared by links and deleted."""

from __future__ import annotations

import json
from collections import Counter
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from asgi import ask

from interstice.bus.local import LocalBus
from interstice.server.http.app import App
from interstice.server.playing.hall import Hall
from interstice.server.upkeep.settings import Settings
from interstice.store.sqlite import SqliteStore
from interstice.text import LANGUAGES

ANA, BEN = "ana-has-a-token-of-22-letters", "ben-has-a-token-of-22-letters"
TABLE = "Titel;Jahr;Thema\n" + "\n".join(
    f"{title};{year};Geschichte"
    for title, year in [
        ("Rom wird gegründet", "753 v. Chr."),
        ("Cäsar wird ermordet", "44 v. Chr."),
        ("Pompeji wird verschüttet", "79"),
        ("Karl der Große wird Kaiser", "ca. 800"),
        ("Gutenberg druckt die Bibel", "um 1455"),
        ("Kolumbus erreicht Amerika", "1492"),
        ("Luther schlägt seine Thesen an", "1517"),
        ("Die Bastille wird gestürmt", "1789"),
        ("Die Berliner Mauer fällt", "1989"),
    ]
)


@pytest.fixture
def app(tmp_path: Path) -> App:
    store = SqliteStore(tmp_path / "games.sqlite")
    return App(
        Hall(store, LocalBus(), lambda: 1_700_000_000.5, passed=lambda: 0.0),
        Settings(own_cards=20, own_decks=3),
    )


def call(app: App, path: str, method: str = "GET", body: Any = None, token: str = ANA) -> tuple[int, Any]:
    encoded = b"" if body is None else json.dumps(body).encode()
    status, _, said = ask(app, path, method, encoded, token=token)
    return status, said


def make(app: App, **wish: Any) -> str:
    status, made = call(app, "/api/own", "POST", wish)
    assert status == 201, made
    return str(made["id"])


def german(app: App) -> str:
    return make(app, name="Geschichte", language="de", table={"text": TABLE})


def page(app: App, deck: str, token: str = ANA) -> Any:
    status, said = call(app, f"/api/own/{deck}", token=token)
    assert status == 200, said
    return said


def save(app: App, deck: str, *changes: dict[str, Any]) -> Any:
    status, said = call(app, f"/api/own/{deck}/changes", "POST", {"changes": changes})
    assert status == 200, said
    return said


# Previews


def test_a_preview_shows_columns_cards_and_every_problem(app: App) -> None:
    status, said = call(
        app, "/api/previews", "POST", {"text": "Titel\tJahr\tWer\nRom brennt\t64\tAna\nEs beginnt\t0\tBen\n"}
    )
    assert status == 200
    assert said["columns"] == ["title", "year", ""]
    assert (said["heading"], said["language"]) == (0, "de")
    assert [(each["row"], each["card"]["year"]) for each in said["cards"]] == [(2, 64)]
    assert [(f["row"], f["column"], f["word"], f["fixes"]) for f in said["findings"]][-1] == (
        3,
        2,
        "year-zero",
        ["-1", "1"],
    )


def test_a_preview_says_how_its_themes_are_drawn(app: App) -> None:
    text = "title,year,theme,theme:de,palette,badge\nRome burns,64,xyz,Brände,art,game-icons:flame\nNero dies,68,,,,\n"
    _, said = call(app, "/api/previews", "POST", {"text": text})
    assert said["name"] == {}
    assert said["themes"] == {
        "xyz": {"name": {"de": "Brände"}, "palette": "art", "badge": "game-icons:flame"}
    }


def test_corrected_rows_are_read_again_by_hand_chosen_columns(app: App) -> None:
    rows = [["was", "dann"], ["Rom brennt", "64"]]
    wish = {"rows": rows, "columns": ["title", "year"], "heading": 0, "language": "de"}
    status, said = call(app, "/api/previews", "POST", wish)
    assert (status, said["cards"][0]["card"]["title"]) == (200, {"de": "Rom brennt"})


def test_a_table_for_a_deck_is_compared_with_its_cards(app: App) -> None:
    deck = make(app, table={"text": "title,year\nRome burns,64\nNero dies,68\n"})
    text = "title,year\nrome burns!,64\nRome burns,1666\nTitus rules,79\n"
    for path, body in (("", {"text": text, "deck": deck}), ("/file", text.encode())):
        query = f"?deck={deck}" if path else ""
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        _, _, said = ask(app, f"/api/previews{path}{query}", "POST", content, token=ANA)
        assert [each["row"] for each in said["cards"]] == [3, 4]
        assert [(each["row"], each["word"]) for each in said["findings"] if each["kind"] == "wrong"] == [
            (2, "there")
        ]
        assert ask(app, f"/api/previews{path}{query}", "POST", content, token=BEN)[0] == 404


def test_a_deck_says_how_many_can_play_and_whether_its_cards_can_be_chosen_by_fame(app: App) -> None:
    rows = "".join(f"House {letter} is built,{1800 + at},0.{at}\n" for at, letter in enumerate("ABCDEF"))
    deck, other = (make(app, table={"text": f"title,year,{column}\n{rows}"}) for column in ("fame", "x"))
    assert (page(app, deck)["fame"], page(app, other)["fame"], page(app, deck)["most_cards"]) == (
        True,
        False,
        20,
    )
    token = call(app, f"/api/own/{deck}/links/play", "POST")[1]["token"]
    _, shared = call(app, f"/api/shared/{token}", token=BEN)
    (line, _) = call(app, "/api/own")[1]["decks"]
    assert (shared["fame"], shared["players"], line["players"]) == (
        True,
        page(app, deck)["players"],
        line["players"],
    )


def test_a_card_that_is_there_twice_is_played_once_until_one_of_them_changes(app: App) -> None:
    deck = make(
        app, table={"text": "title,year\nRome burns,64\nNero plays the lyre,68\nThe lyre Nero plays,69\n"}
    )
    first, second, third = (card["id"] for card in page(app, deck)["cards"])
    assert [(each["card"], each["trouble"]["word"]) for each in page(app, deck)["looks"]] == [
        (third, "alike-title")
    ]
    said = save(
        app, deck, {"card": second, "field": "title:en", "was": "Nero plays the lyre", "to": "Rome burns!"}
    )
    assert said["troubles"] == []
    said = save(app, deck, {"card": second, "field": "year", "was": 68, "to": 64})
    assert [(each["card"], each["trouble"]["word"]) for each in said["troubles"]] == [(second, "again")]
    assert (said["finished"], said["looks"]) == (2, [])
    # The other one changes, which helps this one.
    said = save(app, deck, {"card": first, "field": "year", "was": 64, "to": 65})
    assert (said["finished"], said["troubles"]) == (3, [])


def test_a_file_is_read_as_it_is(app: App) -> None:
    content = (Path(__file__).parents[1] / "decks/tables/empty-first-sheet.ods").read_bytes()
    status, _, said = ask(app, "/api/previews/file", "POST", content, token=ANA)
    assert status == 200
    assert (said["sheets"], said["sheet"], len(said["cards"])) == (["Deckblatt", "Karten"], 1, 4)


def test_the_template_is_read_without_a_problem_in_every_language(app: App) -> None:
    for language in LANGUAGES:
        content = _bytes(app, "/api/previews/template.xlsx", [], f"language={language}")
        status, _, said = ask(app, "/api/previews/file", "POST", content, token=ANA)
        assert (status, said["columns"]) == (200, ["title", "year", "theme", "note"])
        assert [each["card"]["year"] for each in said["cards"]] == [1890, -50]


# Having


def test_a_deck_belongs_to_its_maker_alone(app: App) -> None:
    deck = german(app)
    _, shelf = call(app, "/api/own")
    assert [(line["id"], line["size"]) for line in shelf["decks"]] == [(deck, 9)]
    assert call(app, "/api/own", token=BEN)[1]["decks"] == []
    assert call(app, f"/api/own/{deck}", token=BEN)[0] == 404
    assert call(app, f"/api/own/{deck}", "DELETE", token=BEN)[0] == 404


def test_cards_have_ids_of_their_own_that_say_nothing(app: App) -> None:
    deck = german(app)
    copy = make(app, deck=deck)
    first, second = ({card["id"] for card in page(app, each)["cards"]} for each in (deck, copy))
    assert not first & second
    assert all(id.isalpha() and id.islower() and len(id) == 16 for id in first | second)


def test_some_cards_of_a_shipped_deck_can_be_copied(app: App) -> None:
    deck = make(app, name="Mine", deck="inventions", cards=["stethoscope"])
    (card,) = page(app, deck)["cards"]
    assert card["title"]["de"]
    assert card["id"] != "stethoscope"


def test_there_are_limits_of_cards_and_decks(app: App) -> None:
    assert call(app, "/api/own", "POST", {"deck": "inventions"})[1]["word"] == "cards-most"
    for _ in range(3):
        make(app, name="Deck")
    assert call(app, "/api/own", "POST", {"name": "One more"})[1]["word"] == "decks"


# Changing


def test_unfinished_cards_are_kept_and_say_what_they_lack(app: App) -> None:
    deck = make(app, name="Neu", language="de")
    card = "a" * 16
    save(
        app,
        deck,
        {"card": card, "field": "card", "to": {"title": {"de": "Krieg bricht 1914 aus"}, "year": "bald"}},
    )
    said = page(app, deck)
    assert said["cards"][0]["written"] == "bald"
    assert [(each["field"], each["trouble"]["word"]) for each in said["troubles"]] == [
        ("year", "year-unread")
    ]
    told = save(app, deck, {"card": card, "field": "year", "was": None, "to": "irgendwann"})
    assert [card["written"] for card in told["cards"]] == ["irgendwann"], "it is kept as it was typed"
    assert [each["trouble"]["word"] for each in told["troubles"]] == ["year-unread"]
    save(app, deck, {"card": card, "field": "year", "was": None, "to": "1914 n. Chr."})
    said = page(app, deck)
    assert (said["cards"][0]["year"], said["finished"]) == (1914, 0)
    assert [each["trouble"]["word"] for each in said["troubles"]] == ["names-year"]
    told = save(app, deck, {"card": card, "field": "alt:de", "was": "", "to": "Eine Straße, 1914"})
    assert [(each["field"], each["trouble"]["word"]) for each in told["troubles"]][1:] == [
        ("alt:de", "alt-names-year")
    ]


def test_two_devices_that_change_the_same_field_both_keep_their_words(app: App) -> None:
    deck = german(app)
    card = page(app, deck)["cards"][0]
    was = card["title"]["de"]
    change = {"card": card["id"], "field": "title:de", "was": was}
    first = save(app, deck, {**change, "to": "Here"})
    assert (first["version"], first["clashes"], first["finished"]) == (2, [], 9)
    said = save(
        app, deck, {**change, "to": "There"}, {"card": card["id"], "field": "note:de", "was": "", "to": "Ja."}
    )
    assert said["version"] == 3
    assert said["clashes"] == [{"field": "title:de", "card": card["id"], "yours": "There", "theirs": "Here"}]
    now = page(app, deck)["cards"][0]
    assert (now["title"]["de"], now["note"]["de"]) == ("Here", "Ja.")
    assert save(app, deck, {**change, "was": "Here", "to": "There"})["clashes"] == []
    assert page(app, deck)["cards"][0]["title"]["de"] == "There"


def test_saves_are_taken_back_one_after_the_other(app: App) -> None:
    deck = german(app)
    before = page(app, deck)
    card = before["cards"][0]["id"]
    save(
        app, deck, {"card": card, "field": "title:de", "was": before["cards"][0]["title"]["de"], "to": "Neu"}
    )
    save(app, deck, {"card": card, "field": "place", "to": 5})
    year = before["cards"][0]["year"]
    save(app, deck, {"card": card, "field": "year", "was": year, "to": "um 1500"})
    assert page(app, deck)["cards"][5]["circa"]
    save(app, deck, {"card": card, "field": "card", "was": page(app, deck)["cards"][5], "to": None})
    assert len(page(app, deck)["cards"]) == 8
    for _ in range(4):
        assert call(app, f"/api/own/{deck}/undo", "POST")[0] == 200
    after = page(app, deck)
    assert after["cards"] == before["cards"]
    assert after["version"] == 9
    assert call(app, f"/api/own/{deck}/undo", "POST")[1]["word"] == "nothing-to-undo"


@pytest.mark.parametrize(
    "change",
    [
        {"field": "title:de", "card": "z" * 16, "to": "x"},
        {"field": "owner", "to": "x"},
        {
            "field": "theme:school",
            "to": {"name": {"de": "x"}, "palette": "plaid", "badge": "game-icons:gears"},
        },
        {"field": "card", "card": "not-an-id", "to": {}},
        {"field": "name:de", "to": "x" * 61},
    ],
)
def test_a_change_that_makes_no_sense_changes_nothing(app: App, change: dict[str, Any]) -> None:
    deck = make(app, name="Deck")
    status, said = call(app, f"/api/own/{deck}/changes", "POST", {"changes": [{"was": None, **change}]})
    assert status in (400, 404) or said["clashes"], said
    assert page(app, deck)["version"] == 1


# Links


def test_links_play_and_copy_until_they_are_withdrawn(app: App) -> None:
    deck = german(app)
    play = call(app, f"/api/own/{deck}/links/play", "POST")[1]["token"]
    copy = call(app, f"/api/own/{deck}/links/copy", "POST")[1]["token"]
    assert call(app, f"/api/own/{deck}/links/play", "POST")[1]["token"] == play
    status, said = call(app, f"/api/shared/{play}", token=BEN)
    assert (status, said["name"], said["size"], said["languages"]) == (200, {"de": "Geschichte"}, 9, ["de"])
    assert call(app, "/api/own", "POST", {"link": play}, token=BEN)[0] == 404
    status, made = call(app, "/api/own", "POST", {"link": copy}, token=BEN)
    assert status == 201
    assert len(page(app, made["id"], BEN)["cards"]) == 9
    assert call(app, f"/api/own/{deck}/links/copy", "DELETE")[0] == 204
    assert call(app, "/api/own", "POST", {"link": copy}, token=BEN)[0] == 404
    assert set(page(app, deck)["links"]) == {"play"}


# Taking along


@pytest.mark.parametrize("kind", ["csv", "xlsx", "json"])
def test_a_deck_taken_along_comes_back_whole(app: App, kind: str, tmp_path: Path) -> None:
    deck = german(app)
    told: list[Any] = []
    scope_path = f"/api/own/{deck}/files/cards.{kind}"
    content = _bytes(app, scope_path, told)
    status, _, said = ask(app, "/api/previews/file", "POST", content, token=ANA)
    assert status == 200
    titles = {
        (each["card"]["title"]["de"], each["card"]["year"], each["card"].get("circa", False))
        for each in said["cards"]
    }
    assert titles == {(c["title"]["de"], c["year"], c.get("circa", False)) for c in page(app, deck)["cards"]}


@pytest.mark.parametrize("kind", ["csv", "xlsx", "json"])
def test_every_field_comes_back_in_its_place_and_unfinished_cards_too(app: App, kind: str) -> None:
    rows = [
        [
            "title:de",
            "title:rm",
            "note:de",
            "year",
            "circa",
            "theme",
            "palette",
            "badge",
            "fame",
            "source",
            "source_url",
            "front",
            "back",
            "art",
        ],
        ["Das Haus wird gebaut", "La chasa", "Ja.", "-44", "yes", "Bau", "art", "game-icons:castle", "0.9"],
        ["Der Turm fällt", "", "", "1700", "", "Ende", "sport", "game-icons:hourglass", "0.2"],
    ]
    rows[1] += ["Ein Buch", "https://example.org", "crown", "flame", "workshop: game-icons:gears 50 54 70"]
    made = make(
        app, name="Bauten", language="de", table={"rows": [[*row, *[""] * (14 - len(row))] for row in rows]}
    )
    before = page(app, made)
    unfinished = {"title": {"fr": "La maison"}, "year": "bientôt", "note": {"fr": "Oui."}}
    save(app, made, {"card": "u" * 16, "field": "card", "to": unfinished})
    # No language is on every card, which is no reason to refuse a table.
    content = _bytes(app, f"/api/own/{made}/files/cards.{kind}", [])
    _, _, said = ask(app, "/api/previews/file", "POST", content, token=ANA)
    assert len(said["cards"]) == 2
    assert said["name"] == {"de": "Bauten"}
    assert {"La maison", "bientôt", "Oui."} <= set(said["rows"][-1])
    table = {name: said[name] for name in ("rows", "columns", "heading", "language")}
    after = page(app, make(app, name="", table=table))
    assert [{**card, "id": ""} for card in after["cards"]] == [{**card, "id": ""} for card in before["cards"]]
    assert after["about"] == before["about"]


def _bytes(app: App, path: str, told: list[Any], query: str = "") -> bytes:
    import asyncio

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        told.append(message)

    headers = [(b"authorization", f"Bearer {ANA}".encode())]
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
        "headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 2), "state": {},
    }  # fmt: skip

    async def run() -> None:
        await app.hall.store.open()
        try:
            await app(scope, receive, send)
        finally:
            await app.hall.store.close()

    asyncio.run(run())
    assert told[0]["status"] == 200
    return b"".join(message.get("body", b"") for message in told[1:])


def test_a_deck_without_a_name_and_with_a_card_in_another_language_goes_to_anki_and_to_paper(
    app: App,
) -> None:
    deck = german(app)
    card = page(app, deck)["cards"][0]
    save(
        app,
        deck,
        {"field": "name:de", "was": "Geschichte", "to": ""},
        {"card": card["id"], "field": "title:de", "was": card["title"]["de"], "to": ""},
        {"card": card["id"], "field": "title:fr", "was": "", "to": "La fondation de Rome"},
    )
    with ZipFile(BytesIO(_bytes(app, f"/api/own/{deck}/files/cards.apkg", []))) as package:
        collection = package.read("collection.anki2")
    for words in ("Interstice::Kartensatz ohne Namen", "La fondation de Rome", "Gutenberg druckt die Bibel"):
        assert words.encode() in collection
    assert _bytes(app, f"/api/own/{deck}/files/print.pdf", []).startswith(b"%PDF")
    assert _bytes(app, f"/api/own/{deck}/files/extras.pdf", []).startswith(b"%PDF")


def test_what_no_font_can_print_is_said_before_the_file_is_made(app: App) -> None:
    deck = make(app, name="北京", language="zh", table={"text": "title:zh,year\n北京成為首都,1421\n"})
    status, said = call(app, f"/api/own/{deck}/files/print.pdf")
    assert (status, said["word"]) == (400, "letters")


# Large decks


def test_a_table_and_a_save_may_be_as_large_as_a_deck(tmp_path: Path) -> None:
    app = App(Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), lambda: 1.0, passed=lambda: 0.0))
    note = "Das ist ein langer Satz über dieses Haus. " * 5
    rows = [f"Das Haus {'x' * number} wird gebaut;{1000 + number};{note}" for number in range(40)]
    deck = make(app, table={"text": "Titel;Jahr;Notiz\n" + "\n".join(rows) + " " * 20_000})
    cards = page(app, deck)["cards"]
    changes = [
        {"card": card["id"], "field": "note:de", "was": card["note"]["de"], "to": f"{note}{note}!"}
        for card in cards
    ]
    assert len(json.dumps({"changes": changes})) > 16_384
    assert save(app, deck, *changes)["clashes"] == []


# Twist


def test_icons_are_dealt_evenly_and_can_be_undone(app: App) -> None:
    deck = german(app)
    save(app, deck, {"card": "a" * 16, "field": "card", "to": {"title": {"de": "Ohne Jahr"}}})
    version = page(app, deck)["version"]
    status, said = call(app, f"/api/own/{deck}/icons", "POST")
    assert (status, said) == (200, {"version": version + 1, "clashes": []})
    cards = page(app, deck)["cards"]
    dealt = [card["icons"] for card in cards if "icons" in card]
    assert len(dealt) == len(cards) - 1
    assert all(front != back for front, back in dealt)
    for side in (0, 1):
        counts = Counter(pair[side] for pair in dealt)
        assert len(counts) == 6
        assert max(counts.values()) - min(counts.values()) <= 1
    assert call(app, f"/api/own/{deck}/undo", "POST")[0] == 200
    assert not [card for card in page(app, deck)["cards"] if "icons" in card]
    assert call(app, f"/api/own/{deck}/icons", "POST", token=BEN)[0] == 404
    assert call(app, f"/api/own/{make(app)}/icons", "POST")[0] == 400
