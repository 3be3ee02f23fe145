"""Import decks from spreadsheets, and export them to spreadsheets, JSON and Anki."""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import msgspec
import openpyxl
import pytest
from PIL import Image

from interstice.cli.main import main
from interstice.core.refused import Refused
from interstice.decks.edition import About, Edition, PrintedCard, Source
from interstice.decks.exchange.anki import export_anki
from interstice.decks.exchange.columns import ABOUT_DECK, ABOUT_THEME, NAMES, PLAIN, SPOKEN, TYPED, columns
from interstice.decks.exchange.exports import export_csv, export_json, export_xlsx
from interstice.decks.exchange.headings import field_of, heading_of
from interstice.decks.exchange.imports import import_deck
from interstice.decks.exchange.sheets import read_file
from interstice.decks.load import load, load_folder, shipped
from interstice.decks.save import save
from interstice.text import LANGUAGES, say

ROWS = [
    ["title", "year", "theme", "note", "title:fr"],
    ["Die Schule wird gegründet", 1890, "Schule", "Sie hat zwölf Kinder.", "L’école est fondée"],
    ["Das Dorf bekommt Strom", 1905, "Technik", None, None],
    ["Die Römer bauen eine Straße", "50 v. Chr.", "Geschichte", None, None],
    [None, None, None, None, None],
    ["Die Turnhalle brennt ab", 1999.0, "Schule", None, None],
]


def write_csv(path: Path, rows: list[list[object]], delimiter: str = ",") -> Path:
    lines = [delimiter.join("" if cell is None else str(cell) for cell in row) for row in rows]
    path.write_text("\n".join(lines), "utf-8")
    return path


def write_xlsx(path: Path, rows: list[list[object]]) -> Path:
    book = openpyxl.Workbook()
    assert book.active is not None
    for row in rows:
        book.active.append(row)
    book.save(path)
    return path


def check_village(edition: Edition) -> None:
    assert [(card.year, card.theme) for card in edition.cards] == [
        (1890, "schule"),
        (1905, "technik"),
        (-50, "geschichte"),
        (1999, "schule"),
    ]
    assert edition.cards[0].title == {"de": "Die Schule wird gegründet", "fr": "L’école est fondée"}
    assert edition.cards[0].note == {"de": "Sie hat zwölf Kinder."}
    assert edition.cards[0].id == "die-schule-wird-gegrundet"
    assert edition.languages == ("de",)
    assert len({theme.palette for theme in edition.about.themes.values()}) == 3


def test_a_teachers_spreadsheet_becomes_a_deck(tmp_path: Path) -> None:
    check_village(import_deck(write_xlsx(tmp_path / "dorf.xlsx", ROWS), "Dorf", "de").edition)


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_so_does_csv_with_any_separator(tmp_path: Path, delimiter: str) -> None:
    rows = [[str(cell) if isinstance(cell, float) is False else 1999 for cell in row] for row in ROWS]
    rows = [["" if cell == "None" else cell for cell in row] for row in rows]
    check_village(import_deck(write_csv(tmp_path / "dorf.csv", rows, delimiter), "Dorf", "de").edition)


@pytest.mark.parametrize("deck", shipped())
@pytest.mark.parametrize("kind", ["csv", "xlsx", "json"])
def test_exporting_and_importing_loses_nothing(deck: str, kind: str, tmp_path: Path) -> None:
    edition = load(deck)
    path = tmp_path / f"{deck}.{kind}"
    path.write_bytes({"csv": export_csv, "xlsx": export_xlsx, "json": export_json}[kind](edition))
    again = import_deck(path, deck, "en").edition
    assert again.cards == edition.cards
    assert dict(sorted(again.about.themes.items())) == dict(sorted(edition.about.themes.items()))
    assert msgspec.structs.replace(again.about, themes={}) == msgspec.structs.replace(
        edition.about, themes={}
    )


def test_saved_and_loaded_is_the_same_deck(tmp_path: Path) -> None:
    for deck in shipped():
        edition = load(deck)
        save(edition, tmp_path / deck)
        assert load_folder(tmp_path / deck) == edition
        assert load(str(tmp_path / deck)).hash == edition.hash


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([["name", "born"]], ["the table: expected at least the columns title and year; there is no year"]),
        ([["title"], ["x"]], ["expected at least the columns title and year; there is no year"]),
        ([["title", "year"]], ["row 2: expected a card; the table has no rows"]),
        (
            [
                ["title", "year"],
                ["a", "soon"],
                ["", 1900],
                ["b", 0],
                ["c" * 61, "later"],
                ["Krieg bricht 1914 aus", 1914],
            ],
            [
                "row 2, column B: expected a year such as 1492, 44 BC or ca. 800; got 'soon'",
                "row 3, column A: expected a title; the cell is empty",
                "row 4, column B: there is no year 0",
                "row 5, column A: expected at most 60 characters; got 61",
                "row 5, column B: expected a year",
                "row 6, column A: it names its own year",
                "found 6 problems",
            ],
        ),
        ([["title", "year", "fame"], ["a", 1900, "lots"]], ["row 2, column C: expected `float`, got `str`"]),
        (
            [["title", "year", "fame"], ["a", 1900, "7"]],
            ["row 2, column C: expected a number from 0 to 1; got '7'"],
        ),
        (
            [["title", "year", "id"], ["a", 1900, "x"], ["b", 1901, "x"]],
            ["row 3, column C: id x: expected once"],
        ),
        (
            [["title", "year"], ["Rome burns", 64], ["rome  burns!", "AD 64"]],
            ["row 3, column A: expected each card once; row 2"],
        ),
        (
            [["title", "year"], ["It begins", "-99999999999"]],
            ["row 2, column B: expected a year at most 100,000,000"],
        ),
        (
            [["title", "year", "front", "back"], ["a", 1, "key", "key"]],
            ["row 2, column C: expected two different icons"],
        ),
        (
            [["title", "year", "deck:de"], ["a", 1, "D" * 61]],
            ["row 2, column C: expected at most 60 characters; got 61"],
        ),
    ],
)
def test_a_broken_table_is_refused_whole_with_every_problem(
    rows: list[list[object]], said: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write_csv(tmp_path / "broken.csv", rows)
    out = tmp_path / "deck"
    assert main(["deck", "import", str(path), "--out", str(out)]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"interstice: {path}: ")
    for words in said:
        assert words in err
    assert not out.exists()


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("x.csv", b"MZ\x00\x01\x02\x03title", "expected a table: XLSX, ODS, CSV or JSON"),
        ("x.xlsx", b"PK\x03\x04 but not a workbook", "expected an XLSX or ODS workbook"),
        ("x.xls", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1...", "this is an XLS file: save it as XLSX, ODS or CSV"),
        ("x.json", b"{", "expected JSON"),
        ("x.json", b'{"a": 1}', "expected a list of cards"),
    ],
)
def test_a_file_that_is_something_else_is_refused(
    name: str, content: bytes, said: str, tmp_path: Path
) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(Refused, match=said):
        import_deck(tmp_path / name, "x", "en")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="expected an XLSX, ODS, CSV or JSON file; there is none"):
        import_deck(tmp_path / "nothing.csv", "x", "en")


def test_json_may_hold_translations(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(json.dumps([{"title": {"en": "A", "de": "B"}, "year": 7}]), "utf-8")
    assert import_deck(path, "x", "en").edition.cards[0].title == {"en": "A", "de": "B"}


def test_anki_gets_a_note_and_a_picture_for_each_card(tmp_path: Path) -> None:
    edition = load("inventions")
    content = export_anki(edition, "nl", lambda card: f"<svg>{card.id}</svg>")
    assert content == export_anki(edition, "nl", lambda card: f"<svg>{card.id}</svg>")
    (tmp_path / "x.apkg").write_bytes(content)
    with zipfile.ZipFile(tmp_path / "x.apkg") as package:
        media = json.loads(package.read("media"))
        assert len(media) == len(edition.cards)
        assert package.read("0") == f"<svg>{edition.cards[0].id}</svg>".encode()
        package.extract("collection.anki2", tmp_path)
    database = sqlite3.connect(tmp_path / "collection.anki2")
    notes = {
        row[0].split("\x1f")[0]: row[0].split("\x1f") for row in database.execute("select flds from notes")
    }
    database.close()
    card = edition.cards[0]
    title, year, note, source, picture = notes[card.title["nl"]]
    assert str(abs(card.year)) in year.replace(".", "")
    assert note == card.note["nl"]
    assert card.source is not None
    assert card.source.url in source
    assert media["0"] in picture
    assert title == card.title["nl"]


def test_only_addresses_of_the_web_become_links_in_anki(tmp_path: Path) -> None:
    edition = load("inventions")
    cards = [
        msgspec.structs.replace(card, source=Source(f"Book {at}", url))
        for at, (card, url) in enumerate(
            zip(edition.cards, ("", "javascript:alert(1)", "https://b.org"), strict=False)
        )
    ]
    (tmp_path / "x.apkg").write_bytes(
        export_anki(msgspec.structs.replace(edition, cards=tuple(cards)), "en", lambda _: "<svg/>")
    )
    with zipfile.ZipFile(tmp_path / "x.apkg") as package:
        package.extract("collection.anki2", tmp_path)
    database = sqlite3.connect(tmp_path / "collection.anki2")
    sources = {row[0].split("\x1f")[3] for row in database.execute("select flds from notes")}
    database.close()
    assert sources == {"Book 0", "Book 1", '<a href="https://b.org">Book 2</a>'}


def test_your_own_deck_can_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows: list[list[object]] = [
        ["title", "year"],
        *([f"Thing {letter} is made", 1900 + at] for at, letter in enumerate("abcdefghijklmnopqrst")),
    ]
    table = write_xlsx(tmp_path / "twenty.xlsx", rows)
    folder = tmp_path / "twenty"
    assert main(["deck", "import", str(table), "--out", str(folder)]) == 0
    assert main(["deck", "check", str(folder)]) == 0
    assert main(["play", "events", "--deck", str(folder), "--seats", "3", "--delay", "0"]) == 0
    assert "Thing" in capsys.readouterr().out


def webp() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (80, 100), "red").save(out, "WEBP", quality=84)
    return out.getvalue()


def test_photos_in_a_json_file_lie_beside_the_deck_and_go_wherever_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    photo = sha256(webp()).hexdigest()
    rows = [
        {"title:de": f"Das Ding {letter} wird gebaut", "year": str(1900 + at)}
        for at, letter in enumerate("abcdefghijklmnopqrst")
    ]
    rows[0] |= {"photo": photo, "alt:de": "Ein roter Fleck", "credit": "Ana"}
    rows[1] |= {"photo": "holiday.jpg"}
    pictures = {photo: b64encode(webp()).decode(), "holiday.jpg": "no Base64!"}
    source, folder = tmp_path / "dorf.json", tmp_path / "dorf"
    source.write_text(json.dumps({"rows": rows, "pictures": pictures}), "utf-8")
    assert main(["deck", "import", str(source), "--out", str(folder)]) == 0
    said = capsys.readouterr().out
    assert "20 cards, de, 1 photos" in said
    assert "row 2, column C: the photo is left out: expected one in this file or among your own" in said
    assert [file.read_bytes() for file in (folder / "pictures").iterdir()] == [webp()]
    again = tmp_path / "again.json"
    assert main(["deck", "export", str(folder), "--as", "json", "--out", str(again)]) == 0
    assert json.loads(again.read_text("utf-8"))["pictures"] == {photo: pictures[photo]}
    package = tmp_path / "dorf.apkg"
    assert main(["deck", "export", str(folder), "--as", "anki", "--out", str(package)]) == 0
    with zipfile.ZipFile(package) as files:
        assert webp() in [files.read(name) for name in files.namelist()]
    table = tmp_path / "dorf.csv"
    assert main(["deck", "export", str(folder), "--out", str(table)]) == 0
    assert main(["deck", "import", str(table), "--out", str(folder)]) == 0
    assert load_folder(folder).cards[0].photo == photo, "it lies beside the deck already"
    assert main(["play", "events", "--deck", str(folder), "--seats", "3", "--delay", "0"]) == 0
    printed, without = tmp_path / "with.pdf", tmp_path / "without.pdf"
    assert main(["deck", "print", str(folder), "--out", str(printed)]) == 0
    (folder / "pictures" / f"{photo}.webp").unlink()
    assert main(["deck", "print", str(folder), "--out", str(without)]) == 0
    assert printed.read_bytes() != without.read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_of_a_workbook_is_understood(language: str) -> None:
    names = [each for each in columns(load("twist")) if each != "title:en"]
    written = [heading_of(name, language) for name in (*names, "alt:de", "credit")]
    assert [field_of(heading) for heading in written] == [*names, "alt:de", "credit"]
    assert heading_of("title:rm", language) == "title:rm"


def test_a_workbook_begins_with_what_people_write() -> None:
    card = PrintedCard(id="a", year=1890, title={"de": "Die Schule öffnet"})
    content = export_xlsx(Edition("dorf", About(name={"de": "Dorf"}, licence=""), (card,)))
    assert read_file(content)[0].rows[0] == [
        "Titel (Deutsch)",
        "Jahr",
        "Nur ungefähr",
        "Erklärung (Deutsch)",
        "Quelle",
        "Webadresse",
        "Thema (Deutsch)",
        "Bekanntheit",
        "deck:de",
        "id",
    ]


@pytest.mark.parametrize(
    ("cell", "title", "url"),
    [
        ("https://de.wikipedia.org/wiki/Limes", "de.wikipedia.org", "https://de.wikipedia.org/wiki/Limes"),
        ("www.dhm.de/lemo (LeMO)", "LeMO", "https://www.dhm.de/lemo"),
        ("Brockhaus, https://brockhaus.de/x.", "Brockhaus", "https://brockhaus.de/x"),
        ("https://a.de/" + "x" * 300, "a.de", "https://a.de/" + "x" * 300),
        ("Brockhaus", "Brockhaus", ""),
    ],
)
def test_a_link_among_the_sources_is_a_web_address(cell: str, title: str, url: str, tmp_path: Path) -> None:
    rows: list[list[object]] = [["Titel", "Jahr", "Quelle"], ["Die Schule öffnet", "1890", cell]]
    (card,) = import_deck(write_xlsx(tmp_path / "x.xlsx", rows), "x").edition.cards
    assert card.source == Source(title, url)


@pytest.mark.parametrize("name", [*PLAIN, *SPOKEN, *ABOUT_THEME, *ABOUT_DECK, *NAMES, *TYPED])
def test_every_column_has_a_name_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        assert say("mydecks", f"column-{name.replace('_', '-')}", language)


@pytest.mark.filterwarnings("ignore:Workbook contains no default style")
def test_other_programs_open_our_workbooks() -> None:
    card = PrintedCard(id="fest", year=1998, title={"de": "Das Fest beginnt"})
    content = export_xlsx(Edition("dorf", About(name={"de": "Dorf"}, licence=""), (card,)))
    heading, row = openpyxl.load_workbook(io.BytesIO(content)).active.rows
    assert [(above.value, below.value) for above, below in zip(heading, row, strict=True)][:2] == [
        ("Titel (Deutsch)", "Das Fest beginnt"),
        ("Jahr", "1998"),
    ]
