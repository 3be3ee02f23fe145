"""Files as people have them: out of Excel, LibreOffice, Google, Word, programs and hands."""

from __future__ import annotations

import io
import re
import zipfile
from pathlib import Path

import openpyxl
import pytest

from interstice.core.refused import Refused
from interstice.decks.art.glyphs import glyphs
from interstice.decks.art.palettes import PALETTES
from interstice.decks.exchange.imports import import_deck
from interstice.decks.exchange.sheets import Sheet, read_file, read_text
from interstice.decks.exchange.understanding import understand
from interstice.decks.themes import themes_of

TABLES = Path(__file__).parent / "tables"
ROME = {"Rom wird gegründet": (-753, False), "Cäsar wird ermordet": (-44, False)}
BASTILLE = {"The Bastille is stormed": (1789, False)}
EXPECTED: dict[str, tuple[str, int, dict[str, tuple[int, bool]]]] = {
    "dates.ods": ("en", 3, BASTILLE),
    "dates.xlsx": ("en", 3, BASTILLE),
    "dutch.csv": (
        "nl",
        3,
        {"Het Wilhelmus wordt geschreven": (1570, True), "De Romeinen bouwen een weg": (-50, False)},
    ),
    "empty-first-sheet.ods": ("de", 4, ROME),
    "excel-german.csv": ("de", 4, {"Cäsar wird ermordet; Rom trauert": (-44, False)}),
    "excel-sep-line.csv": ("de", 4, {"Die Straße nach Süden wird gebaut": (50, True)}),
    "excel-unicode.txt": ("de", 4, {"Die Straße nach Süden wird gebaut": (50, True)}),
    "excel-utf8.csv": ("de", 4, {"Die Straße nach Süden wird gebaut": (50, True)}),
    "formulas.ods": ("it", 3, {"Colombo arriva in America": (1492, False)}),
    "formulas.xlsx": ("it", 3, {"Colombo arriva in America": (1492, False)}),
    "from-google.html": ("en", 2, BASTILLE),
    "from-word.html": ("de", 2, {"Die Bastille wird gestürmt": (1789, False)}),
    "list-years-last.txt": ("en", 3, {"Caesar is murdered": (-44, False)}),
    "list.txt": ("de", 4, {"Karl wird Kaiser": (800, True)}),
    "merged-headings.ods": ("fr", 2, {"La Bastille est prise": (1789, False)}),
    "merged-headings.xlsx": ("fr", 2, {"La Bastille est prise": (1789, False)}),
    "no-heading.csv": ("en", 4, {"Caesar is murdered": (-44, False)}),
    "old-mac.csv": ("en", 2, {"Rome burns": (64, False)}),
    "pasted.tsv": ("en", 2, {"Rome burns": (64, False), **BASTILLE}),
    "programmer.json": ("en", 2, BASTILLE),
    "rome.html": ("de", 4, ROME),
    "rome.ods": ("de", 4, ROME),
    "rome.xlsx": ("de", 4, {**ROME, "Karl der Große wird zum Kaiser gekrönt": (800, True)}),
    "two-languages.csv": ("en", 2, BASTILLE),
}


@pytest.mark.parametrize("name", EXPECTED)
def test_a_table_is_read_as_it_was_meant(name: str) -> None:
    language, count, some = EXPECTED[name]
    made = import_deck(TABLES / name, "Deck")
    cards = {card.title[language]: (card.year, card.circa) for card in made.edition.cards}
    assert (made.language, len(cards)) == (language, count)
    assert some.items() <= cards.items()


def test_every_table_in_the_folder_is_tested() -> None:
    assert {path.name for path in TABLES.iterdir() if path.suffix != ".py"} == set(EXPECTED) | (
        {"__pycache__"} & {path.name for path in TABLES.iterdir()}
    )


def test_columns_below_a_merged_heading_have_their_languages() -> None:
    edition = import_deck(TABLES / "merged-headings.xlsx", "Deck").edition
    assert edition.languages == ("fr", "it")
    assert edition.cards[1].title["it"] == "Apre la metropolitana di Parigi"


def test_a_cell_with_line_breaks_becomes_one_line() -> None:
    card = import_deck(TABLES / "pasted.tsv", "Deck").edition.cards[0]
    assert card.note["en"] == "Nero is said to sing. He did not."


def test_the_sheet_that_was_read_is_named() -> None:
    assert import_deck(TABLES / "empty-first-sheet.ods", "Deck").sheet == "Karten"


def test_ids_keep_the_sharp_s_as_ss() -> None:
    ids = [card.id for card in import_deck(TABLES / "rome.xlsx", "Deck").edition.cards]
    assert "karl-der-grosse-wird-zum-kaiser-gekront" in ids


def test_themes_are_known_in_five_languages_and_unknown_ones_are_neutral() -> None:
    themes = import_deck(TABLES / "rome.xlsx", "Deck").edition.about.themes
    assert themes["geschichte"].palette == "event"
    assert (themes["politik"].badge, themes["natur"].badge) == (
        themes["geschichte"].badge,
        "game-icons:hourglass",
    )


def test_themes_of_one_kind_have_different_colours() -> None:
    found = themes_of(["politics", "religion", "war"])
    assert len({usual.palette for usual in found.values()}) == 3


def test_colours_and_badges_that_do_not_exist_are_replaced(tmp_path: Path) -> None:
    (tmp_path / "x.csv").write_text("title,year,theme,palette,badge\nRome burns,64,War,plaid,fire\n", "utf-8")
    (theme,) = import_deck(tmp_path / "x.csv", "Deck").edition.about.themes.values()
    assert theme.palette in PALETTES
    assert theme.badge in glyphs()


def table(text: str) -> Sheet:
    return read_text(text)[0]


def test_near_duplicates_crowded_years_and_few_cards_are_worth_a_look() -> None:
    rows = ["title,year", "The Berlin Wall is opened,1989", "The Berlin Wall is opened up,1989"]
    rows += [
        "Hungary cuts its fence,1989",
        "Vaclav Havel becomes president,1989",
        "A web is proposed at Geneva,1989",
    ]
    found = understand(table("\n".join(rows)))
    assert not found.wrong
    assert [(each.row, each.word, each.given) for each in found.findings] == [
        (0, "few", {"cards": 5, "players": 0}),
        (2, "same-year", {"count": 5, "year": 1989}),
        (3, "alike", {"row": 2}),
    ]


def test_a_picture_that_cannot_be_drawn_is_left_out_and_said() -> None:
    found = understand(table("title,year,Bild\nRom brennt,64,foto.jpg\n"))
    assert [(each.row, each.column, each.kind, each.word) for each in found.findings][-1] == (
        2,
        3,
        "look",
        "picture",
    )
    assert found.cards[0].card.art == ""


def test_somebody_can_say_what_the_columns_are() -> None:
    rows = table("Was war,Wo,X\nRom brennt,Rom,64\n")
    found = understand(rows, "de", ["title", "", "year"], 0)
    assert [(read.row, read.card.year, read.card.title) for read in found.cards] == [
        (2, 64, {"de": "Rom brennt"})
    ]


def test_a_description_that_names_the_year_of_its_card_is_refused() -> None:
    """Everybody hears it before the card is turned over."""
    found = understand(table("title,year,alt\nWar breaks out,1914,A street in August 1914\n"))
    assert [(each.column, each.word) for each in found.wrong] == [(3, "alt-names-year")]


def test_a_title_that_names_its_year_comes_with_a_better_one() -> None:
    found = understand(table("title,year\nWar breaks out in 1914,1914\n"))
    assert [(each.word, each.fixes) for each in found.wrong] == [("names-year", ("War breaks out",))]


LISTS = {
    "numbers and eras first": ("753 v. Chr. Rom wird gegründet\n9 n. Chr. Varus verliert\n", [-753, 9]),
    "days first": ("9.11.1989 Die Mauer fällt\n14. Juli 1789 Die Bastille wird gestürmt\n", [1989, 1789]),
    "years last": ("Rome is founded    753 BC\nColumbus lands     1492\n", [-753, 1492]),
    "out of a chat": (
        "| Year | Event |\n|:---|---:|\n| 1492 | Columbus lands |\n| 64 | Rome burns |\n",
        [1492, 64],
    ),
    "numbered rows": ("1.\t1492\tColumbus lands\n2.\t64\tRome burns\n", [1492, 64]),
    "a description": ("Jahr;Beschreibung\n1492;Kolumbus landet\n64;Rom brennt\n", [1492, 64]),
    "headings that nobody knows": ("Wonder\tBuilt\nColosseum\t80\nPantheon\t126\n", [80, 126]),
    "out of an encyclopedia": (
        "<table><tr><th>Year<sup>[a]</sup><th>Event<tr><td>1492<sup>[12]</sup><td>Columbus lands<sup>[Anm. 1]</sup></table>",
        [1492],
    ),
    "an era of its own": (
        "Jahr;v./n. Chr.;Ereignis\n44;v. Chr.;Cäsar stirbt\n79;n. Chr.;Pompeji\n",
        [-44, 79],
    ),
    "an era that nothing names": (
        "44\tBC\tCaesar dies\n79\tAD\tPompeii\n1492\t\tColumbus lands\n",
        [-44, 79, 1492],
    ),
    "an object of a program": ('{"cards": [{"year": 64, "title": "Rome burns"}]}', [64]),
}


@pytest.mark.parametrize("kind", LISTS)
def test_however_a_list_is_written_its_years_are_found(kind: str) -> None:
    text, years = LISTS[kind]
    found = understand(table(text))
    assert (found.wrong, [read.card.year for read in found.cards]) == ([], years)
    assert not any(
        sign.isdigit() or "Chr" in sign for read in found.cards for sign in read.card.title.values()
    )


def test_a_card_whose_year_is_not_known_is_no_heading() -> None:
    found = understand(table("The wheel is invented somewhere\tunknown\nRome burns\t64\nNero dies\t68\n"))
    assert [(each.row, each.word) for each in found.wrong] == [(1, "year-unread")]


@pytest.mark.parametrize("encoding", ["cp1252", "mac_roman", "cp850", "utf-16-le"])
def test_umlauts_survive_whatever_wrote_the_file(encoding: str) -> None:
    (sheet,) = read_file("Jahr;Ereignis\n1871;Größe und Übermut in Köln\n".encode(encoding))
    assert sheet.rows[1] == ["1871", "Größe und Übermut in Köln"]


def test_a_sharp_s_does_not_make_a_text_italian() -> None:
    assert understand(table("Jahr;Ereignis\n1517;Große Straße\n1618;Kleiner Spaß\n")).language == "de"


@pytest.mark.parametrize("file", [b"%PDF-1.4\n", b"{\\rtf1\\ansi 1492", b"\x89PNG\r\n"])
def test_what_is_no_table_at_all_is_said_to_be_none(file: bytes) -> None:
    with pytest.raises(Refused, match="got another kind of file") as refused:
        read_file(file)
    assert refused.value.word == "file-unread"


def merged(kind: str) -> list[list[str]]:
    """Two events of one year, in a cell that reaches down beside both."""
    if kind == "html":
        return read_text(
            "<table><tr><td>Event<td>Year<tr><td>Luther<td rowspan=2>1517<tr><td>Zwingli</table>"
        )[0].rows
    if kind == "ods":
        year = 'office:value-type="float" office:value="1517" table:number-rows-spanned="2"'
        rows = (
            ("<c>Event</c>", "<c>Year</c>"),
            ("<c>Luther</c>", f"<c {year}>1517</c>"),
            ("<c>Zwingli</c>", "<covered/>"),
        )
        return read_file(ods("".join(f"<r>{''.join(row)}</r>" for row in rows)))[0].rows
    book = openpyxl.Workbook()
    assert book.active is not None
    for row in (["Event", "Year"], ["Luther", 1517], ["Zwingli", None]):
        book.active.append(row)
    book.active.merge_cells("B2:B3")
    out = io.BytesIO()
    book.save(out)
    return read_file(out.getvalue())[0].rows


def ods(rows: str) -> bytes:
    """A workbook with one table, written with `r` for a row, `c` for a cell and `covered` for one that another reaches into."""
    names = "xmlns:{0}='urn:oasis:names:tc:opendocument:xmlns:{0}:1.0'"
    for short, name in (("r", "row"), ("c", "cell")):
        rows = re.sub(rf"<(/?){short}(?=[ >])", rf"<\1table:table-{name}", rows)
    rows = rows.replace("<covered/>", "<table:covered-table-cell/>").replace(
        "</table:table-cell>", "</text:p></table:table-cell>"
    )
    rows = re.sub(r"(<table:table-cell[^>]*>)", r"\1<text:p>", rows)
    content = f"<a {' '.join(names.format(name) for name in ('office', 'table', 'text'))}><table:table>{rows}</table:table></a>"
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as book:
        book.writestr("content.xml", content)
    return out.getvalue()


@pytest.mark.parametrize("kind", ["html", "ods", "xlsx"])
def test_a_cell_that_reaches_down_stands_in_every_row(kind: str) -> None:
    assert merged(kind) == [["Event", "Year"], ["Luther", "1517"], ["Zwingli", "1517"]]


def test_an_era_that_only_the_format_of_a_cell_shows_is_read() -> None:
    book = openpyxl.Workbook()
    assert book.active is not None
    formats = ('0" v. Chr."', '0" n. Chr.";0" v. Chr."', '0" n. Chr.";0" v. Chr."', '#,##0" Euro"')
    for at, (year, shown) in enumerate(zip((753, 79, -44, 1517), formats, strict=True), 1):
        book.active.append([f"Ereignis {at}", year])
        book.active.cell(at, 2).number_format = shown
    out = io.BytesIO()
    book.save(out)
    found = understand(read_file(out.getvalue())[0])
    assert [read.card.year for read in found.cards] == [-753, 79, -44, 1517]


@pytest.mark.parametrize(
    ("value", "shown", "read"), [("753", "753 v. Chr.", "753 v. Chr."), ("1517", "1.517 Euro", "1517")]
)
def test_so_it_is_in_the_other_kind_of_workbook(value: str, shown: str, read: str) -> None:
    cell = f'<c office:value-type="float" office:value="{value}">{shown}</c>'
    assert read_file(ods(f"<r>{cell}</r>"))[0].rows == [[read]]


def test_markup_stays_text_and_control_characters_go() -> None:
    found = understand(table("title,year\n<b>Rome</b>\x07 burns\u202e,64\n"))
    assert found.cards[0].card.title == {"en": "<b>Rome</b> burns"}
