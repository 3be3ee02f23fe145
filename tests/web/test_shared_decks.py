"""Own decks in company: 24 rows of German history are pasted, put right, shared by a link, played by two to the end, printed, and
taken back; and own decks are offered wherever decks are chosen."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import patience
from browsers import Opener
from desk import PASTE, rows_of
from player import Person, play_on
from playwright.sync_api import Page, expect
from pypdf import PdfReader
from web_axe import barriers

from interstice.text import year_text

HISTORY = [
    ("Die Varusschlacht wird geschlagen", "9 n. Chr."),
    ("Karl der Große wird Kaiser", "800"),
    ("Otto I. wird Kaiser", "962"),
    ("Heinrich IV. geht nach Canossa", "1077"),
    ("Der Bau des Kölner Doms beginnt", "1248"),
    ("Die Goldene Bulle wird erlassen", "1356"),
    ("Gutenberg druckt die Bibel", "um 1455"),
    ("Luther schlägt seine Thesen an", "31. Oktober 1517"),
    ("Der Dreißigjährige Krieg beginnt", "1618"),
    ("Der Westfälische Friede wird geschlossen", "1648"),
    ("Friedrich der Große wird König", "1740"),
    ("Das Heilige Römische Reich endet 1806", "1806"),
    ("Das Hambacher Fest wird gefeiert", "1832"),
    ("Die erste deutsche Eisenbahn fährt", "1835"),
    ("Das Deutsche Reich wird gegründet", "1871"),
    ("Carl Benz lässt sein Auto patentieren", "1886"),
    ("Die Weimarer Verfassung tritt in Kraft", "1919"),
    ("Die D-Mark kommt", "1948"),
    ("Das Grundgesetz tritt in Kraft", "1949"),
    ("Deutschland wird zum ersten Mal Fußballweltmeister", "1954"),
    ("Die Berliner Mauer wird gebaut", "1961"),
    ("Willy Brandt kniet in Warschau", "1970"),
    ("Die Berliner Mauer fällt", "1989"),
    ("Der Euro wird Bargeld", "2002"),
]
TABLE = "Ereignis\tJahr\n" + "\n".join("\t".join(row) for row in HISTORY)
PHOTO = Path(__file__).parents[2] / "src/interstice/web/art/icon-512.png"
ASK = """async ([method, path, body]) => {
  const headers = { authorization: `Bearer ${localStorage.getItem("interstice.token")}`, ...(body && { "content-type": "application/json" }) };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  return answer.status === 204 ? null : answer.json();
}"""


def ask(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    return page.evaluate(ASK, [method, path, body])


def forgive(complaints: list[str]) -> None:
    """The browser itself logs that a link leads nowhere."""
    complaints[:] = [said for said in complaints if "404 (Not Found)" not in said]


def make(page: Page, name: str = "Heimat") -> str:
    """A German deck of this browser's person."""
    heading, *rows = TABLE.replace("endet 1806", "endet").splitlines()
    # Half of the cards are well known.
    text = "\n".join([f"{heading}\tfame", *(f"{row}\t0.{2 + at % 2}" for at, row in enumerate(rows))])
    made = ask(page, "POST", "/api/own", {"name": name, "language": "de", "table": {"text": text}})
    return str(made["id"])


def show(page: Page, deck: str, alt: str, credit: str) -> None:
    """Put a photo on every card of a German deck."""
    changes = [
        {"field": field, "card": card["id"], "was": "", "to": to}
        for card in ask(page, "GET", f"/api/own/{deck}")["cards"]
        for field, to in (("photo", "new"), ("alt:de", alt), ("credit", credit))
    ]
    pictures = {"new": b64encode(PHOTO.read_bytes()).decode()}
    assert (
        ask(page, "POST", f"/api/own/{deck}/changes", {"changes": changes, "pictures": pictures})["left_out"]
        == []
    )


def read_on_paper(file: Path, cards: Sequence[dict[str, Any]]) -> None:
    """The titles are on both sides of the cards, and their years only on one."""
    *sheets, _ = [" ".join(page.extract_text().split()) for page in PdfReader(file).pages]
    # Beside the cards it says which page it is.
    faces = [text.partition("Deutsche Geschichte · Deutsch · Seite")[0] for text in sheets]
    fronts, dates = " ".join(faces[::2]), " ".join(faces[1::2])
    assert len(cards) == 24
    for card in cards:
        year = " ".join(year_text(card["year"], "de", card.get("circa", False)).split())
        assert card["title"]["de"] in fronts
        assert f"{card['title']['de']} {year}" in dates
    assert not re.search(r"\d", fronts)


def look_closely(page: Page) -> None:
    """The photo on a card in the hand is there, is called what it shows, and says whose it is once the date is known."""
    card = page.locator("[data-hand]").first
    expect(card).to_have_accessible_name(re.compile("Eine Burg im Nebel$"))
    patience.until(lambda: card.locator("img").evaluate("(photo) => photo.naturalWidth > 0"), "the photo")
    near = page.get_by_role("dialog")
    card.click(button="right")
    expect(near.get_by_text("Eine Burg im Nebel")).to_be_visible()
    expect(near).not_to_contain_text("Ana")
    page.keyboard.press("Escape")
    page.locator(".spot .card.date").first.click(button="right")
    expect(near.get_by_text("Foto: Ana")).to_be_visible()
    page.keyboard.press("Escape")


def test_german_history_from_a_table_to_the_end_of_a_game(
    open_page: Opener, tmp_path: Path, complaints: list[str]
) -> None:
    page = open_page(1440, 900, locale="de", path="/decks/mine")
    page.get_by_role("link", name="Tabelle einfügen").click()
    page.get_by_role("textbox", name="Die Tabelle").evaluate(PASTE, TABLE)
    page.get_by_role("button", name="„Das Heilige Römische Reich endet“").click()
    expect(page.get_by_text("Alle 24 Zeilen sind in Ordnung.")).to_be_visible()
    page.get_by_label("Name des Kartensatzes").fill("Deutsche Geschichte")
    page.get_by_role("button", name="Weiter mit 24 Karten").click()
    expect(rows_of(page, "Karten")).to_have_count(24)
    deck = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="Drucken und speichern").click()
    with page.expect_download() as printed:
        page.get_by_role("button", name="PDF, A4").click()
    assert printed.value.suggested_filename == "Deutsche Geschichte.pdf"
    printed.value.save_as(tmp_path / "cards.pdf")
    page.get_by_role("button", name="Schließen").click()
    page.get_by_role("button", name="Teilen", exact=True).click()
    page.get_by_role("button", name="Link zum Spielen erstellen").click()
    link = page.get_by_role("textbox", name="Link zum Spielen").input_value()
    page.get_by_role("button", name="Schließen").click()
    show(page, deck, "Eine Burg im Nebel", "Ana")
    cards = ask(page, "GET", f"/api/own/{deck}")["cards"]
    read_on_paper(tmp_path / "cards.pdf", cards)
    years = {card["id"]: card["year"] for card in cards}
    # A friend opens the room from the link; both play with these cards alone.
    friend = Person(open_page(390, 844, locale="de", path="/deck/" + link.rpartition("/")[2]))
    expect(friend.page.get_by_role("heading", name="Deutsche Geschichte")).to_be_visible()
    expect(friend.page.get_by_text("24 Karten · Deutsch")).to_be_visible()
    assert barriers(friend.page) == []
    friend.page.get_by_role("button", name="Mit Freunden spielen").click()
    expect(friend.page.get_by_role("heading", name="Klassisch: Deutsche Geschichte", level=2)).to_be_visible()
    # A short game.
    wish = {
        "preset": "events",
        "language": "de",
        "decks": [f"link:{link.rpartition('/')[2]}"],
        "options": {"hand": 2},
    }
    code = friend.post("/api/rooms", wish)["code"]
    owner = Person(page, years=years)
    for person in (friend, owner):
        person.page.goto(f"{page.url.partition('/decks')[0]}/room/{code}")
        expect(
            person.page.get_by_role("heading", name="Klassisch: Deutsche Geschichte", level=2)
        ).to_be_visible()
    # Whoever comes is seated.
    expect(friend.page.get_by_text("Gast 2").first).to_be_visible()
    friend.tell(code, "start")
    look_closely(friend.page)
    play_on([owner, friend])
    assert owner.over
    # Whoever comes to the room afterwards sees how it ended; the log is for those who played.
    watcher = open_page(390, 844, locale="de", path=f"/room/{code}")
    expect(watcher.get_by_role("heading", name="gewinn")).to_be_visible()
    expect(watcher.get_by_role("link", name="Wiederholung ansehen")).to_be_visible()
    expect(watcher.get_by_role("link", name="Das Spiel als Datei speichern")).to_have_count(0)
    # Withdrawn links lead nowhere.
    ask(page, "DELETE", f"/api/own/{deck}/links/play")
    friend.page.goto(link)
    expect(friend.page.get_by_role("alert")).to_contain_text("Dieser Link gilt nicht mehr")
    # Others learn how the game ended, and nothing else. Without the deck its players still see every year.
    friend.page.evaluate("localStorage.clear()")
    friend.page.goto(f"{page.url.partition('/room')[0]}/replay/{owner.game}")
    expect(friend.page.get_by_role("heading", name="gewinn")).to_be_visible()
    expect(friend.page.get_by_text("selbst gemachten Karten")).to_be_visible()
    ask(page, "DELETE", f"/api/own/{deck}")
    placed = [
        owner.views[seat]["cards"][str(card)] for seat in owner.views for card in owner.views[seat]["line"]
    ]
    page.goto(f"{page.url.partition('/room')[0]}/replay/{owner.game}")
    told = page.get_by_role("listitem").filter(has_text="eine Karte")
    expect(told.filter(has_text=str(max(card["year"] for card in placed)))).not_to_have_count(0)
    forgive(complaints)


def test_links_are_made_and_withdrawn_and_a_copy_is_ones_own(
    open_page: Opener, complaints: list[str]
) -> None:
    page = open_page(1440, 900, path="/decks/mine")
    deck = make(page)
    page.reload()
    page.get_by_role("button", name="Print and save: Heimat").click()
    expect(page.get_by_role("button", name="PDF, A4")).to_be_enabled()
    page.get_by_role("button", name="Close").click()
    page.goto(page.url + f"/{deck}")
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="Play with friends").click()
    dialog = page.get_by_role("dialog", name="Play")
    expect(dialog.get_by_role("button", name="Play with friends")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="Make a link for copying").click()
    link = page.get_by_role("textbox", name="Link to copy this deck").input_value()
    assert barriers(page) == []
    other = open_page(390, 844, path="/deck/" + link.rpartition("/")[2])
    other.get_by_role("button", name="Copy to my decks").click()
    expect(rows_of(other)).to_have_count(24)
    page.get_by_role("button", name="Remove link").click()
    expect(page.get_by_role("button", name="Make a link for copying")).to_be_visible()
    other.goto(link)
    expect(other.get_by_role("heading", name="Link not found")).to_be_visible()
    forgive(complaints)


def test_own_and_linked_decks_are_offered_wherever_decks_are_chosen(open_page: Opener) -> None:
    page = open_page(1440, 900)
    make(page, "Mine")
    deck = make(page, "Theirs")
    token = ask(page, "POST", f"/api/own/{deck}/links/play")["token"]
    other = open_page(1440, 900, path=f"/deck/{token}")
    expect(other.get_by_role("heading", name="Theirs")).to_be_visible()
    make(other, "Own")
    other.goto(other.url.partition("/deck/")[0])
    other.get_by_role("button", name="Classic").click()
    other.get_by_role("button", name="Set up").click()
    choice = other.get_by_role("group", name="Decks")
    choice.get_by_label("Own").check(force=True)
    choice.get_by_label("Theirs").check(force=True)
    # Another game keeps these decks; they say themselves how well known their cards are.
    other.get_by_role("combobox", name="Game").select_option("twist")
    expect(choice.get_by_label("Own")).to_be_checked()
    other.get_by_role("combobox", name="Game").select_option("events")
    expect(choice.get_by_label("Theirs")).to_be_checked()
    other.get_by_role("group", name="Which cards?").get_by_label("Well-known").check(force=True)
    other.get_by_role("button", name="Open the room").click()
    expect(other.get_by_text("Decks: Own + Theirs")).to_be_visible()
    other.get_by_role("button", name="Change").click()
    expect(choice.get_by_label("Own").first).to_be_checked()
    other.keyboard.press("Escape")
    page.reload()
    page.get_by_role("button", name="Classic").click()
    page.get_by_role("button", name="Play with bots").click()
    expect(page.get_by_role("group", name="Which decks?").get_by_label("Mine")).to_be_visible()
    page.get_by_role("group", name="Which decks?").get_by_label("Mine").check(force=True)
    # Half of 24 cards are too few.
    expect(page.get_by_role("group", name="Which cards?")).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-hand]").first).to_be_visible()


def test_the_well_known_or_the_hard_half_of_a_copied_deck_is_played(open_page: Opener) -> None:
    page = open_page(1440, 900)
    copy = ask(page, "POST", "/api/own", {"deck": "events"})["id"]
    page.get_by_role("button", name="Classic").click()
    page.get_by_role("button", name="Play with bots").click()
    page.get_by_role("group", name="Which decks?").get_by_label("Events").last.check(force=True)
    page.get_by_role("group", name="Which cards?").get_by_label("Hard").check(force=True)
    with page.expect_request("**/api/rooms") as wish:
        page.get_by_role("button", name="Play", exact=True).click()
    assert {name: wish.value.post_data_json[name] for name in ("decks", "fame")} == {
        "decks": [f"own:{copy}"],
        "fame": "hard",
    }
    expect(page.locator("[data-hand]").first).to_be_visible()
    page.goto(page.url.partition("/room")[0] + "/decks/mine")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("group", name="Which cards?").get_by_label("Well-known").check(force=True)
    with page.expect_request("**/api/rooms") as wish:
        page.get_by_role("button", name="Play with friends").click()
    assert wish.value.post_data_json["fame"] == "known"
