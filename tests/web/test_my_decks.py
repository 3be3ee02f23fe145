"""Own decks in the browser: made card by card or from a table, kept, shared and played by somebody who has never opened a terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import patience
import pytest
from browsers import SENT, Opener
from desk import PASTE, rows_of
from playwright.sync_api import Page, Route, expect
from web_axe import barriers

from interstice.text import LANGUAGES, say

ROME = """Event\tWhen\tTopic\tRemarks of mine
Romulus founds Rome\t753 BC\tPower\t
Rome grows to a million people\t0\tLife\tcheck
Vesuvius buries Pompeii in 79\t79\tLife\t
The Colosseum opens its gates\t80\tBuilding\t
The Colosseum opens its gates\t80\tBuilding\t
The Pantheon is rebuilt\tca. 126\tBuilding\t
"""


def paste(page: Page, text: str, label: str = "The table") -> None:
    page.get_by_role("textbox", name=label).evaluate(PASTE, text)


def new_deck(page: Page) -> None:
    page.get_by_role("button", name="Start with a card").click()
    expect(page.get_by_label("Title")).to_be_focused()


def rome(page: Page) -> None:
    """A deck with the good rows of a table."""
    paste(page, ROME)
    page.get_by_role("button", name="Continue with 3 cards").click()
    expect(rows_of(page)).to_have_count(3)


def saved(page: Page) -> None:
    expect(page.get_by_role("banner").get_by_role("status")).to_contain_text("Saved")


# The list


def test_from_the_decks_to_a_first_card_and_back(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks")
    page.get_by_role("link", name="My decks").click()
    expect(page.get_by_text("You haven’t made a deck yet")).to_be_visible()
    expect(page.get_by_text("up to 200 decks with up to 500 cards")).to_be_visible()
    new_deck(page)
    page.keyboard.type("Julius Caesar is murdered")
    page.get_by_label("Deck name").fill("Ancient Rome")
    saved(page)
    page.get_by_role("link", name="My decks").click()
    line = page.get_by_role("listitem").filter(has_text="Ancient Rome")
    expect(line).to_contain_text("1 card · changed")
    line.get_by_role("button", name="Delete").click()
    ask = page.get_by_role("dialog")
    ask.get_by_role("button", name="Keep it").click()
    line.get_by_role("button", name="Delete").click()
    ask.get_by_role("button", name="Delete deck").click()
    expect(page.get_by_text("You haven’t made a deck yet")).to_be_visible()


def test_some_cards_of_a_shipped_deck_become_a_deck_of_ones_own(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks/inventions")
    page.get_by_role("button", name="Copy to my decks").click()
    cards = page.get_by_role("main").get_by_role("listitem").get_by_role("button")
    cards.nth(0).click()
    cards.nth(3).click()
    page.get_by_role("button", name="Copy 2 cards").click()
    expect(rows_of(page)).to_have_count(2)


# The editor


def test_a_card_takes_shape_while_one_types(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks/mine")
    new_deck(page)
    page.keyboard.type("Augustus becomes emperor")
    expect(page.get_by_role("figure").first).to_contain_text("Augustus becomes emperor")
    page.keyboard.press("Enter")
    page.keyboard.type("27")
    page.get_by_role("button", name="BC", exact=True).click()
    expect(page.get_by_role("figure").last).to_contain_text("27 BC")
    # It stays BC while another year is written.
    year = page.get_by_role("textbox", name="Year")
    for text, shown in (("", "?"), ("28", "28 BC"), ("c. 27", "27 BC")):
        year.fill(text)
        expect(page.get_by_role("figure").last).to_contain_text(shown)
    page.get_by_role("button", name="New theme").click()
    page.get_by_role("textbox", name="Name", exact=True).fill("Power")
    page.get_by_role("radio", name="Red with a scroll").check(force=True)
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("radio", name="Power")).to_be_checked()
    page.keyboard.press("Control+Enter")
    expect(page.get_by_label("Title")).to_have_value("")
    page.keyboard.type("Vesuvius buries Pompeii in 79")
    page.keyboard.press("Enter")
    page.keyboard.type("79 AD")
    expect(page.get_by_text("read as 79")).to_be_visible()
    expect(rows_of(page).last).to_contain_text("The title gives the year away")
    page.get_by_role("button", name="“Vesuvius buries Pompeii”").click()
    expect(rows_of(page).last).not_to_contain_text("gives the year away")
    saved(page)
    page.reload()
    expect(rows_of(page)).to_have_count(2)
    expect(rows_of(page).first).to_contain_text("27 BC")


def test_the_keyboard_walks_moves_deletes_and_takes_back(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks/mine/table")
    rome(page)
    rows = rows_of(page)
    title = page.get_by_label("Title")
    title.focus()
    page.keyboard.press("Alt+ArrowDown")
    expect(title).to_have_value("The Colosseum opens its gates")
    expect(title).to_be_focused()
    page.keyboard.press("Alt+Shift+ArrowUp")
    expect(rows.first).to_contain_text("Colosseum")
    page.keyboard.press("Control+z")
    expect(rows.first).to_contain_text("Romulus")
    page.get_by_role("button", name="Delete card").click()
    expect(rows).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text("Colosseum")
    rows.nth(1).get_by_role("button", name="Move down").click()
    expect(rows.nth(2)).to_contain_text("Colosseum")
    saved(page)
    page.reload()
    expect(rows.nth(2)).to_contain_text("Colosseum")
    # What was saved before the page was opened can be taken back, too.
    page.get_by_role("button", name="Undo").click()
    expect(rows.nth(1)).to_contain_text("Colosseum")


def test_a_long_year_leaves_the_title_its_place(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks/mine/table")
    paste(page, "Title\tYear\nHands are painted on rocks\tc. 40,000 BC\nRome is founded\t753 BC")
    page.get_by_role("button", name="Continue with 2 cards").click()
    expect(rows_of(page)).to_have_count(2)
    for row in rows_of(page).all():
        needed, given = row.locator(".year").evaluate("(year) => [year.scrollWidth, year.clientWidth]")
        assert needed <= given


def test_a_card_is_dragged_to_another_place(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks/mine/table")
    rome(page)
    rows = rows_of(page)
    first, last = rows.first.bounding_box(), rows.last.bounding_box()
    assert first is not None
    assert last is not None
    page.mouse.move(first["x"] + 14, first["y"] + 20)
    page.mouse.down()
    page.mouse.move(first["x"] + 14, last["y"] + last["height"] + 10, steps=4)
    page.mouse.up()
    expect(rows.last).to_contain_text("Romulus")


def test_a_second_language_stands_beside_the_first(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks/mine/table")
    rome(page)
    page.get_by_label("Add a language").select_option("rm")
    page.get_by_label("Title, Romansh").fill("Romulus funda Roma")
    expect(page.get_by_role("figure").first).to_contain_text("Romulus funda Roma")
    page.get_by_label("Title, English").focus()
    expect(page.get_by_role("figure").first).to_contain_text("Romulus founds Rome")
    saved(page)
    page.reload()
    expect(page.get_by_role("button", name="Romansh")).to_be_visible()


def test_what_is_typed_without_a_connection_is_kept_here_and_sent_later(
    open_page: Opener, complaints: list[str]
) -> None:
    page = open_page(1440, 900, path="/decks/mine")
    new_deck(page)
    saved(page)
    page.context.set_offline(True)
    page.keyboard.type("Nero plays the lyre")
    expect(page.get_by_text("Kept on this device")).to_be_visible()
    page.context.set_offline(False)
    saved(page)
    page.reload()
    expect(page.get_by_label("Title")).to_have_value("Nero plays the lyre")
    # The browser itself says that it had no connection.
    complaints[:] = [said for said in complaints if "ERR_INTERNET_DISCONNECTED" not in said]


def test_two_devices_keep_both_texts_until_somebody_chooses(open_page: Opener) -> None:
    one = open_page(1440, 900, path="/decks/mine")
    new_deck(one)
    one.keyboard.type("Nero plays")
    saved(one)
    two = one.context.new_page()
    two.goto(one.url)
    two.get_by_label("Title").fill("Nero sings")
    saved(two)
    one.get_by_label("Title").fill("Nero rules")
    ask = one.get_by_role("alert")
    expect(ask).to_contain_text("On your other device")
    expect(ask).to_contain_text("Nero sings")
    expect(rows_of(one)).to_contain_text("Changed on two devices")
    ask.get_by_role("button", name="Keep this").first.click()
    expect(one.get_by_label("Title")).to_have_value("Nero rules")
    expect(ask).to_have_count(0)
    saved(one)
    two.reload()
    expect(two.get_by_label("Title")).to_have_value("Nero rules")
    # A clash in a language that is not shown can be settled as well.
    card = rows_of(two).get_attribute("data-row")
    clash = {"card": card, "field": "title:it", "yours": "Nerone regna", "theirs": "Nerone suona"}
    kept = json.dumps({"changes": [], "clashes": [clash]})
    two.evaluate(
        "([key, kept]) => localStorage.setItem(key, kept)",
        [f"interstice.outbox.{two.url.rpartition('/')[2]}", kept],
    )
    two.reload()
    expect(two.get_by_role("alert")).to_contain_text("Title, Italian")
    two.get_by_role("alert").get_by_role("button", name="Keep this").last.click()
    expect(two.get_by_role("alert")).to_have_count(0)


# Tables


def test_a_table_is_put_right_cell_by_cell(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks/mine/table")
    paste(page, ROME)
    counts = page.get_by_role("group", name="Show only")
    expect(counts).to_contain_text("3ready")
    page.keyboard.press("n")
    problem = page.get_by_role("gridcell").filter(has_text="There was no year 0")
    expect(problem).to_be_focused()
    problem.get_by_role("button", name="1 BC").click()
    expect(counts).to_contain_text("4ready")
    page.keyboard.press("Control+z")
    expect(counts).to_contain_text("3ready")
    problem.focus()
    problem.press("Enter")
    page.get_by_role("textbox", name="Year").fill("150")
    page.keyboard.press("Enter")
    expect(counts).to_contain_text("4ready")
    page.get_by_role("button", name="“Vesuvius buries Pompeii”").click()
    expect(counts).to_contain_text("5ready")
    page.get_by_label("Deck name").fill("Rome")
    # What has been put right is not lost with the page.
    page.reload()
    expect(counts).to_contain_text("5ready")
    page.get_by_role("button", name="Leave row 6 out").click()
    expect(page.get_by_text("All 5 rows are ready.")).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name="Continue with 5 cards").click()
    expect(page.get_by_label("Deck name")).to_have_value("Rome")
    expect(rows_of(page)).to_have_count(5)


def test_rows_that_are_still_wrong_wait_with_the_deck(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks/mine/table")
    rome(page)
    page.get_by_role("link", name="2 rows to fix").click()
    expect(page.get_by_text("There was no year 0")).to_be_visible()
    page.get_by_role("button", name="1 BC").click()
    page.get_by_role("button", name="Continue with one card").click()
    expect(rows_of(page)).to_have_count(4)
    # The deck does not take a card twice, whether it is pasted or typed.
    page.get_by_role("link", name="row to fix").click()
    page.get_by_role("button", name="Start again").click()
    paste(page, ROME)
    expect(page.get_by_text("Your deck already has this card").first).to_be_visible()
    page.go_back()
    first = rows_of(page).first.locator(".title-of").text_content() or ""
    page.get_by_role("button", name="New card").first.click()
    page.get_by_label("Title").fill(first)
    page.get_by_label("Year").fill("753 BC")
    expect(page.get_by_text("The deck already has this card").first).to_be_visible()


def test_no_more_rows_are_taken_than_a_deck_can_have(open_page: Opener) -> None:
    page = open_page(1440, 900)

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, json={**found.json(), "most_cards": 2})

    page.route(
        "**/api/own", lambda route: answer(route) if route.request.method == "GET" else route.continue_()
    )
    page.goto(page.url + "decks/mine/table")
    paste(page, ROME)
    expect(
        page.get_by_text("A deck can have up to 2 cards. The other rows are kept on this device.")
    ).to_be_visible()
    page.get_by_role("button", name="Continue with 2 cards").click()
    expect(rows_of(page)).to_have_count(2)
    expect(page.get_by_text("There aren’t enough cards yet for two players with full hands")).to_be_visible()
    page.get_by_role("link", name="rows to fix").click()
    expect(page.get_by_text("The Pantheon is rebuilt")).to_be_visible()


def test_whether_the_first_row_is_a_heading_is_for_people_to_say(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks/mine/table")
    paste(page, "Rome burns\t64\nNero dies\t68\n")
    heading = page.get_by_role("checkbox", name="The first row is a heading")
    expect(heading).not_to_be_checked()
    expect(page.get_by_text("All 2 rows are ready.")).to_be_visible()
    heading.check()
    expect(page.get_by_role("button", name="Continue with one card")).to_be_enabled()
    expect(page.get_by_text("Your heading: “Rome burns”")).to_be_visible()
    heading.uncheck()
    expect(page.get_by_role("button", name="Continue with 2 cards")).to_be_enabled()


def test_columns_are_matched_by_hand(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks/mine/table")
    paste(page, "x\tRome burns\t64\ny\tNero dies\t68\nz\tTitus rules\t79\n")
    page.get_by_label("What column 1 is").select_option("theme")
    page.get_by_label("What column 2 is").select_option("title")
    expect(page.get_by_text("All 3 rows are ready.")).to_be_visible()
    page.get_by_label("What column 3 is").select_option("")
    expect(page.get_by_text("Missing: Year")).to_be_visible()
    expect(page.get_by_role("button", name="Continue with 0 cards")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("All 3 rows are ready.")).to_be_visible()


def test_a_file_with_several_sheets_is_opened(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks/mine")
    file = Path(__file__).parents[1] / "decks/tables/empty-first-sheet.ods"
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_label("Sheet")).to_have_value("1")
    expect(page.get_by_text("All 4 rows are ready.")).to_be_visible()
    expect(page.get_by_label("Deck name")).to_have_value("empty-first-sheet")
    # Another sheet takes the place of the table, which is not lost.
    page.get_by_label("Sheet").select_option("0")
    expect(page.get_by_text("0 rows found")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("All 4 rows are ready.")).to_be_visible()


def test_a_file_in_two_languages_brings_the_names_of_its_deck(open_page: Opener, tmp_path: Path) -> None:
    file = tmp_path / "export (1).csv"
    file.write_text(
        "title:en,title:de,year,deck:en,deck:de\nRome burns,Rom brennt,64,Old Rome,Das alte Rom\n", "utf-8"
    )
    for typed, names in (
        (None, {"en": "Old Rome", "de": "Das alte Rom"}),
        ("My Rome", {"en": "My Rome"}),
    ):
        page = open_page(1440, 900, path="/decks/mine")
        page.get_by_label("Open a file").set_input_files(file)
        expect(page.get_by_label("Deck name")).to_have_value("Old Rome")
        if typed:
            page.get_by_label("Deck name").fill(typed)
        page.get_by_role("button", name="Continue with one card").click()
        expect(rows_of(page)).to_have_count(1)
        expect(page.get_by_label("Deck name")).to_have_value(typed or "Old Rome")
        expect(page).to_have_url(re.compile("/decks/mine/d[0-9a-f]+$"))
        assert page.evaluate(ABOUT)["name"] == names


ABOUT = """async () => {
  const headers = { authorization: `Bearer ${localStorage.getItem("interstice.token")}` };
  return (await (await fetch(`/api/own/${location.pathname.split("/").at(-1)}`, { headers })).json()).about;
}"""
"""What is said about the deck whose editor is open."""


def test_on_a_phone_a_finger_on_the_table_scrolls_the_page(open_page: Opener) -> None:
    page = open_page(390, 844, path="/decks/mine/table", has_touch=True)
    paste(page, "".join(f"{letter} is drawn\t{1900 + at}\n" for at, letter in enumerate("ABCDEFGHIJKL")))
    expect(page.get_by_text("All 12 rows are ready.")).to_be_visible()
    box = page.get_by_text("B is drawn", exact=True).bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    for way, up in [("touchStart", 0), *(("touchMove", 20 * step) for step in range(1, 12))]:
        finger = {"x": box["x"] + 40, "y": box["y"] + 10 - up}
        touch.send("Input.dispatchTouchEvent", {"type": way, "touchPoints": [finger]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    patience.until(lambda: page.evaluate("scrollY > 100"), "the page to have been scrolled")


def test_on_a_phone_one_problem_comes_after_the_other(open_page: Opener) -> None:
    page = open_page(390, 844, path="/decks/mine/table")
    paste(page, ROME)
    page.get_by_role("button", name="Next problem").click()
    sheet = page.get_by_role("region", name="A problem")
    expect(sheet).to_contain_text("There was no year 0")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    sheet.get_by_role("button", name="1 BC").click()
    sheet.get_by_role("button", name="“Vesuvius buries Pompeii”").click()
    sheet.get_by_role("button", name="Leave row 6 out").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("group", name="Show only")).to_contain_text("5ready")


# How it looks, and to whom


@pytest.mark.parametrize(
    ("width", "height", "look"), [(390, 844, "dark"), (820, 1180, "light"), (1440, 900, "dark")]
)
def test_own_decks_have_no_barriers_and_fit(open_page: Opener, width: int, height: int, look: str) -> None:
    page = open_page(width, height, path="/decks/mine/table", color_scheme=look)
    assert barriers(page) == []
    paste(page, ROME)
    expect(page.get_by_role("grid")).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name="Continue with 3 cards").click()
    expect(rows_of(page)).to_have_count(3)
    fits = "document.documentElement.scrollWidth"
    assert barriers(page) == []
    assert page.evaluate(fits) <= width
    if width < 820:
        rows_of(page).first.get_by_role("button").first.click()
        expect(page.get_by_role("button", name="Next card")).to_be_visible()
        assert barriers(page) == []
        assert page.evaluate(fits) <= width
    page.goto(page.url.rsplit("/", 1)[0])
    expect(page.get_by_role("listitem")).to_have_count(1)
    assert barriers(page) == []
    assert page.evaluate(fits) <= width


def test_with_the_keyboard_up_both_cards_stay_in_sight(open_page: Opener) -> None:
    page = open_page(390, 450, path="/decks/mine", screen={"width": 390, "height": 844})
    new_deck(page)
    # A keyboard leaves this much of the screen; a browser without one says nothing of it.
    page.evaluate("visualViewport.dispatchEvent(new Event('resize'))")
    cards = page.get_by_role("figure")
    strip = cards.first.locator("..")
    expect(strip).to_have_css("height", "76px")
    page.get_by_label("Source", exact=True).focus()
    for card in (cards.first, cards.last):
        expect(card.locator(".card")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_editor_speaks_every_language(open_page: Opener, language: str) -> None:
    page = open_page(390, 844, locale=language, path="/decks/mine")
    page.get_by_role("button", name=say("mydecks", "mine-empty", language)).click()
    expect(page.get_by_label(say("mydecks", "edit-title", language), exact=True)).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_long_deck_is_drawn_as_far_as_somebody_looks(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks/mine/table")
    paste(
        page,
        "Event\tYear\n"
        + "\n".join(
            f"The house {chr(97 + n // 26)}{chr(97 + n % 26)} is built\t{600 + 3 * n}" for n in range(300)
        ),
    )
    page.get_by_role("button", name="Continue with 300 cards").click()
    rows = rows_of(page)
    expect(rows.first).to_be_visible()
    assert 20 < rows.count() < 100
    # It comes compressed.
    deck = "/api" + page.url.partition("/decks")[2].replace("mine", "own")
    assert 2_000 < dict(page.evaluate(SENT))[deck] < 15_000
    page.get_by_label("Find a card").fill("house ln")
    expect(rows).to_have_count(1)
    page.get_by_label("Find a card").fill("")

    def scrolled() -> bool:
        rows.last.scroll_into_view_if_needed()
        return rows.count() == 300

    patience.until(scrolled, "all rows")


def test_the_editor_weighs_little(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks/mine")
    new_deck(page)
    saved(page)
    page.reload()
    expect(page.get_by_role("region", name="Picture")).to_be_visible()
    sent = {path: size for path, size in page.evaluate(SENT) if "/bundle/" in path}
    own = {path: size for path, size in sent.items() if not re.search("/(main|room|photos|profile)-", path)}
    assert 5_000 < sum(own.values()) < 20_000, own


# Pictures


def test_a_picture_is_suggested_composed_and_taken_back(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks/mine")
    new_deck(page)
    page.keyboard.type("A wolf feeds Romulus and Remus")
    pictures = page.get_by_role("region", name="Picture")
    # What the card shows by itself comes first.
    expect(pictures.get_by_role("button", name="Picture 1")).to_have_attribute("aria-pressed", "true")
    pictures.get_by_role("button", name="Picture 2").click()
    expect(pictures.get_by_role("button", name="Picture 2")).to_have_attribute("aria-pressed", "true")
    pictures.get_by_role("button", name="Compose").click()
    scene = pictures.get_by_role("radio", checked=True)
    first = scene.get_attribute("aria-label")
    scene.press("ArrowRight")
    expect(scene).not_to_have_attribute("aria-label", str(first))
    expect(scene).to_be_focused()
    handle = pictures.get_by_role("button", name="Symbol 1:")
    where = handle.get_attribute("style")
    handle.press("ArrowLeft")
    expect(handle).not_to_have_attribute("style", str(where))
    moved = handle.get_attribute("style")
    handle.drag_to(handle, target_position={"x": 5, "y": 5})
    expect(handle).not_to_have_attribute("style", str(moved))
    expect(handle).to_have_attribute("style", re.compile("width: 66%"))
    pictures.get_by_role("button", name="Larger").click()
    expect(handle).to_have_attribute("style", re.compile("width: 70%"))
    pictures.get_by_label("Find a symbol").fill("wolf")
    pictures.get_by_role("list", name="Symbols").get_by_role("button").first.click()
    expect(pictures.get_by_role("button", name="Symbol 2:")).to_be_visible()
    pictures.get_by_role("button", name="Symbol 2:").press("Delete")
    expect(pictures.get_by_role("button", name="Symbol 2:")).to_have_count(0)
    assert barriers(page) == []


PHOTO = Path(__file__).parents[2] / "src/interstice/web/art/icon-512.png"
GIVE = """([kind, bytes]) => {
  const photo = new File([new Uint8Array(bytes)], "photo.png", { type: "image/png" });
  const data = new DataTransfer();
  data.items.add(photo);
  const more = { bubbles: true, cancelable: true };
  const event = kind === "paste" ? new ClipboardEvent(kind, { clipboardData: data, ...more }) : new DragEvent(kind, { dataTransfer: data, ...more });
  document.activeElement.dispatchEvent(event);
}"""
"""What the browser tells the page when a photo is pasted, or dropped, where the focus is."""


def test_a_photo_is_chosen_pasted_or_dropped_cut_to_the_shape_of_the_card_and_taken_along(
    open_page: Opener, tmp_path: Path
) -> None:
    page = open_page(1440, 900, path="/decks/mine")
    new_deck(page)
    page.keyboard.type("The school is founded")
    pictures = page.get_by_role("region", name="Picture")
    pictures.get_by_role("button", name="Your own").click()
    # A phone takes a photo with its camera; an iPhone makes a JPEG of it, because that is named.
    camera = pictures.get_by_label("Take a photo")
    expect(camera).to_have_attribute("capture", "environment")
    expect(camera).to_have_attribute("accept", "image/jpeg,image/png,image/webp")
    pictures.get_by_label("Choose a photo").set_input_files(PHOTO)
    part = pictures.get_by_role("img", name="The part that the card shows")
    first = used(page, "+", "ArrowLeft")
    pictures.get_by_label("Describe the picture").fill("The school in snow")
    saved(page)
    page.reload()
    expect(page.get_by_label("Describe the picture")).to_have_value("The school in snow")
    # A spreadsheet's text comes with a picture of itself; it stays text.
    page.get_by_label("Title").focus()
    page.get_by_label("Title").evaluate(PASTE.replace("clipboardData.setData", SHOWN), "1882")
    expect(part).to_have_count(0)
    page.evaluate(GIVE, ["paste", [*PHOTO.read_bytes()]])
    second = used(page, "+")
    page.evaluate(GIVE, ["drop", [*PHOTO.read_bytes()]])
    third = used(page)
    assert len({first, second, third}) == 3
    page.get_by_role("textbox", name="Year").fill("1882")
    page.get_by_label("Describe the picture").fill("")
    expect(rows_of(page)).to_contain_text("No picture description yet")
    page.get_by_label("Describe the picture").fill("The school")
    expect(rows_of(page)).not_to_contain_text("No picture description yet")
    saved(page)
    exported = export_json(page, tmp_path)
    page.get_by_role("button", name="Remove the photo").click()
    expect(page.get_by_label("Describe the picture")).to_have_count(0)
    # The file brings it back.
    page.get_by_role("link", name="My decks").click()
    page.get_by_label("Open a file").set_input_files(exported)
    page.get_by_role("button", name="Continue with one card").click()
    expect(page.get_by_label("Describe the picture")).to_have_value("The school")
    expect(page.get_by_role("figure").first.locator("img")).to_have_attribute("src", third)


def test_while_a_file_is_made_it_says_of_how_many_cards_and_for_how_long(open_page: Opener) -> None:
    page = open_page(1440, 900, path="/decks/mine/table")
    rome(page)
    page.clock.install()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/files/cards.apkg*", hold)
    page.get_by_role("button", name="Print and save").click()
    anki = page.get_by_role("dialog").get_by_role("button", name="Anki")
    anki.click()
    making = page.get_by_role("dialog").get_by_role("status")
    expect(making).to_contain_text("Making the file from 3 cards")
    # Nobody knows how far it is.
    expect(making.get_by_role("progressbar")).not_to_have_attribute("value", re.compile(""))
    patience.until(lambda: bool(held), "the request")
    page.clock.run_for(65_000)
    expect(making).to_contain_text("65 sec")
    expect(anki).to_be_disabled()
    with page.expect_download() as file:
        held[0].continue_()
    assert file.value.suggested_filename.endswith(".apkg")
    expect(making).to_have_count(0)
    expect(anki).to_be_enabled()


def export_json(page: Page, folder: Path) -> Path:
    page.get_by_role("button", name="Print and save").click()
    with page.expect_download() as file:
        page.get_by_role("dialog").get_by_role("button", name="JSON").click()
    file.value.save_as(folder / "deck.json")
    page.keyboard.press("Escape")
    return folder / "deck.json"


SHOWN = """clipboardData.items.add(new File([""], "cells.png", { type: "image/png" }));
  clipboardData.setData"""


def used(page: Page, *keys: str) -> str:
    """Puts the photo that is being cut on the card, and returns what that shows then."""
    picture = page.get_by_role("figure").first.locator("img")
    before = str(picture.get_attribute("src"))
    use = page.get_by_role("button", name="Use this picture")
    # It has been read.
    expect(use).to_be_enabled()
    for key in keys:
        page.get_by_role("img", name="The part that the card shows").press(key)
    use.click()
    expect(use).to_have_count(0)
    expect(picture).not_to_have_attribute("src", before)
    expect(picture).to_have_attribute("src", re.compile("^data:image/webp"))
    return str(picture.get_attribute("src"))
