"""Characters: chosen in a dialog by tap or from the keyboard, met at the table, and asked for advice."""

from __future__ import annotations

import re

import pytest
from browsers import Opener
from people import request
from player import Person, play_on, see_the_end, years_of
from playwright.sync_api import Locator, Page, expect
from running import Server
from web_axe import barriers

from interstice.bots.character import characters

DESKTOP, PHONE = (1440, 900), (390, 844)
COVERS = {"classic": "Classic", "superversion": "Superversion", "twist": "Twist"}


def open_dialog(page: Page, game: str = "classic") -> Locator:
    page.get_by_role("button", name=re.compile(f"^{COVERS[game]}")).click()
    page.get_by_role("button", name="Play with bots").click()
    dialog = page.get_by_role("dialog", name="Together with bots" if game == "twist" else "Against bots")
    expect(dialog).to_be_visible()
    return dialog


def box(dialog: Locator, name: str) -> Locator:
    return dialog.get_by_role("checkbox", name=re.compile(f"^{name}"))


def ticked(dialog: Locator) -> list[str]:
    return [each.name for each in characters().values() if box(dialog, each.name).is_checked()]


def size(dialog: Locator, number: int) -> Locator:
    return dialog.get_by_role("radio", name=str(number), exact=True)


def play(dialog: Locator) -> None:
    dialog.get_by_role("button", name="Play", exact=True).click()


def at_the_table(page: Page) -> Locator:
    """The names of the players, once the table is there."""
    names = page.locator(".seats .seat .name")
    expect(names.first).to_be_visible()
    return names


def test_on_a_desktop_bots_are_chosen_by_tap_and_the_number_follows(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    dialog = open_dialog(page)
    expect(dialog.get_by_role("button", name="Play", exact=True)).to_be_focused()
    assert ticked(dialog) == ["Jonas", "Aïcha", "Luca"]
    assert barriers(page) == []
    box(dialog, "Maeve").check()
    expect(size(dialog, 4)).to_be_checked()
    box(dialog, "Jonas").uncheck()
    box(dialog, "Luca").uncheck()
    expect(size(dialog, 2)).to_be_checked()
    expect(dialog.get_by_role("status")).to_have_text("You against Maeve and Aïcha, with three cards each.")
    dialog.get_by_role("radio", name=re.compile("^Long")).check()
    expect(dialog.get_by_role("status")).to_have_text("You against Maeve and Aïcha, with six cards each.")
    play(dialog)
    expect(at_the_table(page)).to_have_text(["You", "Aïcha", "Maeve"])
    expect(page.locator(".hand [data-hand]")).to_have_count(6)


def test_on_a_desktop_bots_are_chosen_from_the_keyboard(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    dialog = open_dialog(page)
    page.keyboard.press("Tab")
    expect(size(dialog, 3)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(size(dialog, 1)).to_be_checked()
    assert ticked(dialog) == ["Jonas"]
    page.keyboard.press("Tab")
    expect(box(dialog, "Maeve")).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert ticked(dialog) == ["Maeve"]
    expect(size(dialog, 1)).to_be_checked()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(dialog.get_by_role("button", name="Play", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(at_the_table(page)).to_have_text(["You", "Maeve"])


def test_there_is_a_most_and_a_least(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    dialog = open_dialog(page, "superversion")
    expect(dialog.get_by_role("radio", name="1", exact=True)).to_have_count(0)
    size(dialog, 5).check()
    assert len(ticked(dialog)) == 5
    refused = next(each.name for each in characters().values() if each.name not in ticked(dialog))
    box(dialog, refused).click()
    expect(dialog.get_by_role("status")).to_have_text("Five at most.")
    expect(box(dialog, refused)).not_to_be_checked()
    size(dialog, 2).check()
    box(dialog, ticked(dialog)[0]).click()
    expect(dialog.get_by_role("status")).to_have_text("At least two.")
    assert len(ticked(dialog)) == 2


def fame_at(page: Page, server: Server) -> str:
    return str(request(server, f"/api/rooms/{page.url.rpartition('/')[2]}")["fame"])


def test_a_first_game_is_played_with_well_known_cards(open_page: Opener, server: Server) -> None:
    page = open_page(*PHONE)
    page.get_by_role("button", name="Play now").click()
    at_the_table(page)
    assert fame_at(page, server) == "known"


def test_what_was_chosen_last_is_chosen_again_and_played_at_once(open_page: Opener, server: Server) -> None:
    page = open_page(*DESKTOP)
    dialog = open_dialog(page)
    size(dialog, 1).check()
    box(dialog, "Edith").check()
    box(dialog, "Jonas").uncheck()
    cards = dialog.get_by_role("group", name="Which cards?")
    expect(cards.get_by_role("radio", name="Well-known")).to_be_checked()
    cards.get_by_role("radio", name="Hard").check()
    play(dialog)
    expect(at_the_table(page)).to_have_text(["You", "Edith"])
    assert fame_at(page, server) == "hard"
    page.get_by_role("link", name="Interstice").click()
    expect(page.get_by_text("against one bot, no sign-up")).to_be_visible()
    assert ticked(open_dialog(page)) == ["Edith"]
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").click()
    expect(at_the_table(page)).to_have_text(["You", "Edith"])
    assert fame_at(page, server) == "hard"


def test_on_a_phone_bots_are_swapped(open_page: Opener) -> None:
    page = open_page(*PHONE)
    dialog = open_dialog(page)
    assert barriers(page) == []
    size(dialog, 2).check()
    rows = dialog.get_by_role("region", name="Who’s playing?").get_by_role("listitem")
    expect(rows).to_have_count(2)
    dialog.get_by_role("button", name="Swap Jonas").click()
    sheet = page.get_by_role("dialog", name="Who should replace Jonas?")
    expect(sheet.get_by_role("button", name=re.compile("^Aïcha"))).to_have_count(0)
    assert barriers(page) == []
    sheet.get_by_role("button", name=re.compile("^Otto")).click()
    expect(rows.first).to_contain_text("Otto")
    play(dialog)
    expect(at_the_table(page)).to_have_text(["You", "Otto", "Aïcha"])


def test_every_character_can_be_chosen_and_sits_at_the_table_with_its_own_badge(
    open_page: Opener, server: Server
) -> None:
    # Nobody may open a dozen rooms in a minute, but two people may.
    pages = [open_page(*PHONE), open_page(*PHONE)]
    for at, each in enumerate(characters().values()):
        page = pages[at % 2]
        dialog = open_dialog(page)
        size(dialog, 1).check()
        (row,) = dialog.get_by_role("region", name="Who’s playing?").get_by_role("listitem").all()
        if each.name not in row.inner_text():
            row.get_by_role("button").click()
            page.get_by_role("dialog").last.get_by_role("button", name=re.compile(f"^{each.name}")).click()
        expect(row).to_contain_text(each.words["en"].about)
        play(dialog)
        expect(at_the_table(page)).to_have_text(["You", each.name])
        seat = page.locator(".seats .seat").nth(1)
        expect(seat.locator(".avatar use")).to_have_attribute("href", f"/web/art/icons.svg#{each.animal}")
        code = page.url.rsplit("/", 1)[-1]
        assert request(server, f"/api/rooms/{code}")["seats"][1]["bot"] == each.id
        page.get_by_role("link", name="Interstice").click()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE])
def test_a_surprise_is_somebody(open_page: Opener, server: Server, screen: tuple[int, int]) -> None:
    page = open_page(*screen)
    dialog = open_dialog(page)
    size(dialog, 1).check()
    if screen == PHONE:
        dialog.get_by_role("button", name="Swap Jonas").click()
        page.get_by_role("dialog").last.get_by_role("button", name=re.compile("^Surprise bot")).click()
    else:
        box(dialog, "Surprise bot").check()
        box(dialog, "Jonas").uncheck()
    expect(dialog.get_by_role("status")).to_have_text("You against a surprise bot, with three cards each.")
    play(dialog)
    expect(at_the_table(page)).to_have_count(2)
    code = page.url.rsplit("/", 1)[-1]
    assert request(server, f"/api/rooms/{code}")["seats"][1]["bot"] in characters()


# At the table


def test_one_bot_says_hello_beside_its_badge_and_covers_no_control(open_page: Opener) -> None:
    page = open_page(*PHONE)
    play(open_dialog(page))
    slip = page.locator(".hello")
    expect(slip).to_be_visible()
    said = slip.inner_text()
    assert said in {f"{each.name}: {each.words['en'].hello}" for each in characters().values()}
    expect(page.get_by_role("status").filter(has_text=said)).to_have_count(1)
    covered = """(slip) => {
      const { left, right, top, bottom } = slip.getBoundingClientRect();
      return [...document.querySelectorAll("a, button, input, select")].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      }).length;
    }"""
    assert slip.evaluate(covered) == 0
    expect(slip).to_have_count(0)


def test_a_bot_says_goodbye_when_the_game_is_over(open_page: Opener) -> None:
    page = open_page(*PHONE)
    person = Person(page, years=years_of("events"))
    dialog = open_dialog(page)
    size(dialog, 1).check()
    play(dialog)
    expect(at_the_table(page)).to_have_text(["You", "Jonas"])
    play_on([person])
    see_the_end(person)
    bye = characters()["jonas"].words["en"].bye
    said = page.get_by_role("main").locator(".bye")
    expect(said).to_have_text(f"Jonas: {bye}", use_inner_text=True)
    expect(said.locator(".avatar")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=f"Jonas: {bye}")).to_have_count(1)


def test_on_a_phone_a_team_of_three_is_chosen_and_the_best_of_them_gives_advice(open_page: Opener) -> None:
    page = open_page(*PHONE)
    dialog = open_dialog(page, "twist")
    expect(dialog.get_by_role("status")).to_have_text(
        "You, together with Jonas, Aïcha and Luca, using 26 cards."
    )
    play(dialog)
    page.get_by_role("button", name="Ask Luca").click()
    advice = page.get_by_role("status").filter(has_text=re.compile("^Luca: (Play|Try|Discard|Keep|Nothing)"))
    expect(advice).to_have_count(1)
    advised = page.locator(".tw-hand .advised")
    expect(advised).to_have_count(1)
    expect(page.get_by_role("button", name="Ask Luca")).to_have_count(0)
    assert barriers(page) == []
    advised.get_by_role("button").click()
    expect(advice).to_have_count(1)
    move = "Discard it" if "Luca: Discard" in advice.inner_text() else "Play it"
    page.get_by_role("button", name=move).click()
    expect(advice).to_have_count(0)
    expect(advised).to_have_count(0)
