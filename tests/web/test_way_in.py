"""The way into a game: from the start page to a room, its table set up, its seats taken."""

from __future__ import annotations

import re
import urllib.error
import urllib.request
from typing import Any

import pytest
import segno
from browsers import Opener, Visitors
from patience import until
from people import request
from playwright.sync_api import Locator, Page, expect
from running import Server
from web_axe import barriers

from interstice.bots.character import characters
from interstice.rules.presets import PRESETS
from interstice.text import LANGUAGES, say

DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
GAMES = {
    "solo": ("solo",),
    "classic": ("events", "inventions", "themes"),
    "swiss": ("swiss", "swiss-no-spinner"),
    "superversion": ("superversion",),
    "twist": ("twist", "twist-competitive"),
}


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def press(page: Page | Locator, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def choose_game(page: Page, preset: str, language: str = "en") -> Locator:
    """Press the game's tile and, if it has several presets, the preset; returns the dialog."""
    game, ways = next((game, ways) for game, ways in GAMES.items() if preset in ways)
    name = say("app", f"game-{game}", language)
    page.get_by_role("button", name=re.compile(f"^{name}")).click()
    dialog = page.get_by_role("dialog", name=name)
    if len(ways) > 1:
        dialog.get_by_role("radio", name=say("room", f"variant-{preset}", language), exact=True).check()
    expect(dialog).to_be_visible()
    return dialog


def code_of(page: Page) -> str:
    return page.get_by_role("group", name="Room code").inner_text().strip()


def places(page: Page) -> Locator:
    return page.get_by_role("region", name="Seats").get_by_role("listitem")


def request_of(page: Page) -> dict[str, Any]:
    """What the server says of the room to somebody who is in it."""
    found: dict[str, Any] = page.evaluate(
        """async () => {
          const authorization = `Bearer ${localStorage.getItem("interstice.token")}`;
          return (await fetch(`/api/rooms/${location.pathname.slice(6)}`, { headers: { authorization } })).json();
        }"""
    )
    return found


def sit(page: Page, name: str) -> None:
    """Everybody is seated on arrival; all they need to say is what they are called."""
    expect(page.get_by_label("under 12")).to_be_visible()
    field = page.get_by_role("textbox", name="Name")
    field.fill(name)
    field.press("Tab")
    until(
        lambda: name in [held and held["name"] for held in request_of(page)["seats"]], "the name to be known"
    )


def wait_for_friends(page: Page) -> None:
    press(page, "Play with friends")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()


def host_and_guest(open_page: Opener, name: str = "Jonas") -> tuple[Page, Page]:
    """A room with two people, each on a device of their own."""
    host = open_page(*DESKTOP)
    wait_for_friends(host)
    sit(host, "Mira")
    guest = open_page(*PHONE, path=f"/room/{code_of(host)}")
    sit(guest, name)
    expect(places(host).nth(1)).to_contain_text(name)
    return host, guest


def nothing_sticks_out(page: Page) -> bool:
    """Not from the page, and not from a seat."""
    fits = """async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      const places = [...document.querySelectorAll(".place")];
      return document.documentElement.scrollWidth <= innerWidth
        && places.every((place) => place.scrollWidth <= place.clientWidth + 1);
    }"""
    return bool(page.evaluate(fits))


# The start page


def test_the_other_pages_are_one_press_away(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    tabs = page.get_by_role("navigation", name="Pages")
    for size in (DESKTOP, PHONE):
        resize(page, size)
        for name in ("Decks", "Rules", "Watch"):
            tabs.get_by_role("link", name=name).click()
            page.wait_for_url(f"**/{name.lower()}")
            page.go_back()
            expect(tabs.locator("[aria-current=page]")).to_have_attribute("href", "/")


def test_on_a_phone_the_tabs_stay_at_the_lower_edge(open_page: Opener) -> None:
    page = open_page(*PHONE)
    tabs, last = (
        page.get_by_role("navigation", name="Pages"),
        page.get_by_role("button", name=re.compile("^Twist")),
    )
    last.wait_for()
    bottom = "document.scrollingElement.scrollTop + innerHeight >= document.scrollingElement.scrollHeight - 1"
    until(lambda: page.mouse.wheel(0, 2000) or page.evaluate(bottom))
    box, tile = tabs.bounding_box(), last.bounding_box()
    assert box is not None
    assert tile is not None
    assert abs(box["y"] + box["height"] - PHONE[1]) < 1
    assert tile["y"] + tile["height"] <= box["y"]


def test_every_preset_can_be_chosen_and_waited_in_for_friends(open_page: Opener, server: Server) -> None:
    page = open_page(*PHONE)
    for preset in (name for name, each in PRESETS.items() if each.seats[-1] > 1):
        dialog = choose_game(page, preset)
        # One that is played in several ways, and one that is not.
        if preset in ("events", "superversion"):
            assert barriers(page) == [], preset
        press(dialog, "With friends")
        assert request(server, f"/api/rooms/{code_of(page)}")["preset"] == preset
        page.get_by_role("link", name="Interstice").click()


def test_a_tile_leads_to_a_game_against_bots(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    press(choose_game(page, "twist-competitive"), "Play with bots")
    press(page.get_by_role("dialog", name="Against bots"), "Play")
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()


def test_two_strangers_who_want_the_same_meet(open_page: Opener) -> None:
    first, second = open_page(*DESKTOP), open_page(*PHONE)
    for page in (first, second):
        press(choose_game(page, "inventions"), "With a stranger")
        expect(page.get_by_label("under 12")).to_be_visible()
    assert code_of(first) == code_of(second)
    expect(places(first).nth(1)).to_contain_text("Guest")


# Setting up the table


def open_setup(page: Page, preset: str, language: str = "en") -> Locator:
    """The dialog, with everything unfolded."""
    name = say("room", "set-up", language)
    press(choose_game(page, preset, language), name)
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog.get_by_role("checkbox").first).to_be_visible()
    for fold in dialog.locator("summary").all():
        fold.click()
    return dialog


def test_the_form_asks_for_every_option_of_the_preset_in_words(open_page: Opener) -> None:
    page = open_page(*DESKTOP, locale="de")
    for preset in ("events", "solo", "superversion", "twist"):
        dialog = open_setup(page, preset, "de")
        options = PRESETS[preset].rules.options
        expect(dialog.locator(".rules > label, .rules > fieldset > legend")).to_have_count(len(options))
        text = dialog.inner_text()
        found = [
            word
            for word in (*(option.says for option in options.values()), "option-", "choice-")
            if word in text
        ]
        assert found == [], preset
        for size in (DESKTOP, PHONE):
            resize(page, size)
            until(lambda: nothing_sticks_out(page), f"room for {preset} at {size}")
            # It has a control of every kind.
            if preset == "superversion":
                assert barriers(page) == [], size
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_a_room_is_opened_as_it_was_set_up(open_page: Opener, server: Server) -> None:
    page = open_page(*DESKTOP)
    dialog = open_setup(page, "events")

    def choose(group: str, name: str) -> None:
        dialog.get_by_role("group", name=group, exact=True).get_by_label(name, exact=True).check()

    choose("Decks", "Inventions")
    dialog.get_by_label("Cards in hand").fill("6")
    choose("Who starts", "At random")
    choose("Themes", "Music")
    dialog.get_by_label("from", exact=True).fill("-500")
    choose("Clock", "Per turn")
    dialog.get_by_label("Seconds").fill("45")
    choose("Who can join", "Anyone")
    choose("Room language", "Nederlands")
    press(dialog, "Open the room")
    differs = page.locator(".differs")
    for part in (
        "Cards in hand: 6",
        "Who starts: At random",
        "Historical events + Inventions",
        "Themes: Music",
        "Years: 500\u00a0BC – …",
        "45 seconds",
    ):
        expect(differs).to_contain_text(part)
    assert barriers(page) == []
    code = code_of(page)
    press(page, "Change set-up")
    expect(dialog.get_by_label("from", exact=True)).to_have_value("-500")
    expect(dialog.get_by_label("Music")).to_be_checked()
    room = next(room for room in request(server, "/api/rooms") if room["code"] == code)
    assert (room["decks"], room["language"]) == (["events", "inventions"], "nl")


def test_what_the_server_refuses_is_said_and_can_be_mended(visitors: Visitors, server: Server) -> None:
    # The browser itself complains of an answer 400, so this page is not one of those that must be silent.
    page = visitors(viewport={"width": PHONE[0], "height": PHONE[1]}).new_page()
    page.goto(server.url)
    dialog = open_setup(page, "twist")
    inventions = dialog.get_by_role("group", name="Decks").get_by_label("Inventions")
    inventions.check()
    press(dialog, "Open the room")
    expect(dialog.get_by_role("alert")).to_contain_text("Twist needs cards with icons")
    assert barriers(page) == []
    inventions.uncheck()
    press(dialog, "Open the room")
    expect(places(page).first).to_be_visible()


def test_the_wheel_is_set_face_by_face_and_the_cards_by_fame(open_page: Opener) -> None:
    page = open_page(*PHONE)
    dialog = open_setup(page, "swiss")
    dialog.get_by_label("Wheel sectors 8").select_option("Star")
    dialog.get_by_role("group", name="Which cards?").get_by_label("Hard", exact=True).check()
    press(dialog, "Open the room")
    faces = "Question, Two tries, Question, Star, Question, Two tries, Question, Star"
    expect(page.locator(".differs")).to_contain_text(f"Wheel sectors: {faces}")
    expect(page.locator(".differs")).to_contain_text("Hard cards only")


def test_the_host_can_change_the_set_up_and_everyone_stays(open_page: Opener) -> None:
    page, guest = host_and_guest(open_page)
    first = code_of(page)
    press(page, "Change set-up")
    dialog = page.get_by_role("dialog", name="Set up the table")
    dialog.get_by_role("combobox", name="Game").select_option("Superversion")
    press(dialog, "Change set-up")
    for each in (page, guest):
        expect(each.get_by_role("heading", level=2, name="Superversion")).to_be_visible()
        expect(each.get_by_role("group", name="Room code")).to_have_text(first)
        expect(places(each)).to_have_count(6)
    expect(places(page).first.get_by_label("Name")).to_have_value("Mira")
    expect(places(page).nth(1)).to_contain_text("Jonas")
    expect(guest.get_by_role("button", name="Change set-up", exact=True)).to_have_count(0)


# The room


def test_a_room_fits_every_screen_in_every_language(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    press(choose_game(page, "swiss"), "With friends")
    sit(page, "Mira")
    press(page, "Free up Mira’s seat")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    fits_everywhere(page)
    press(page, "Sit down")
    press(places(page).nth(1), "Bot")
    pick_bot(page, "Bram")
    expect(page.get_by_role("button", name="Swap Bram")).to_be_visible()
    fits_everywhere(page)


def fits_everywhere(page: Page) -> None:
    """Through all languages and back to English."""
    spoken = "en"
    for language in ("de", "fr", "it", "nl", "en"):
        press(page, say("app", "menu", spoken))
        press(page.get_by_role("dialog"), LANGUAGES[language])
        page.keyboard.press("Escape")
        spoken = language
        expect(page.get_by_role("heading", name=say("room", "invite-friends", language))).to_be_visible()
        for size in (TABLET, PHONE, DESKTOP):
            resize(page, size)
            until(lambda: nothing_sticks_out(page), f"room in {language} at {size}")
            if language == "de" and size != TABLET:
                assert barriers(page) == [], size


def test_the_picture_of_a_room_is_its_address(server: Server) -> None:
    with urllib.request.urlopen(f"{server.url}/qr/kwxyza.svg") as answer:
        assert answer.headers["content-type"].startswith("image/svg+xml")
        drawn = answer.read().decode()
    address = f"{server.url}/room/KWXYZA"
    assert f"<title>{address}</title>" in drawn
    # One stroke of the path goes right for each run of dark modules.
    matrix = segno.make(address, error="m", micro=False).matrix
    runs = sum(row[at] and not (at and row[at - 1]) for row in matrix for at in range(len(row)))
    assert drawn.count("h") - drawn.split('class="qrline"')[0].count("h") >= runs
    for bad in ("kwxyz.svg", "kwxyza.png", "kwxyz1.svg"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(f"{server.url}/qr/{bad}")


def test_friends_come_by_a_picture_or_a_link_and_the_host_is_told_how(open_page: Opener) -> None:
    page = open_page(*PHONE)
    page.evaluate("() => { navigator.share = async (what) => { window.shared = what.url; }; }")
    wait_for_friends(page)
    # Whoever opened the page on this computer is alone there.
    expect(page.locator(".invitation")).to_contain_text("--lan")
    press(page, "QR code")
    dialog = page.get_by_role("dialog", name="Invite friends")
    until(lambda: dialog.get_by_role("img").evaluate("picture => picture.naturalWidth"), "a picture")
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="QR code")).to_be_focused()
    press(page, "Share")
    assert page.evaluate("window.shared").endswith(f"/room/{code_of(page)}")
    press(page, "Copy the link")
    expect(page.get_by_role("button", name="Copied")).to_be_visible()


def test_several_people_share_a_device_and_a_child_among_them_has_two_tries(open_page: Opener) -> None:
    page = open_page(*PHONE)
    press(choose_game(page, "swiss"), "With friends")
    sit(page, "Mira")
    expect(page.locator(".played")).to_contain_text("under twelve")
    press(places(page).nth(1), "Person")
    dialog = page.get_by_role("dialog", name="Another player on this device")
    expect(dialog).to_be_visible()
    assert barriers(page) == []
    dialog.get_by_label("Name").fill("Ben")
    dialog.get_by_label("under 12").check()
    press(dialog, "Sit down")
    expect(places(page).nth(1).get_by_label("Name")).to_have_value("Ben")
    expect(places(page).nth(1).get_by_label("under 12")).to_be_checked()
    # There is one child, so nobody need be asked who is youngest.
    expect(page.get_by_role("group", name="Who’s the youngest?")).to_have_count(0)
    press(page, "Start")
    expect(page.locator(".table-swiss")).to_be_visible()


def test_the_table_taps_who_is_youngest_and_they_start(open_page: Opener) -> None:
    host, guest = host_and_guest(open_page)
    question = host.get_by_role("group", name="Who’s the youngest?")
    expect(question).to_contain_text("If nobody says, the player in the first seat starts.")
    assert barriers(host) == []
    question.get_by_text("Mira").click()
    expect(guest.get_by_role("radio", name="Mira")).to_be_checked()
    guest.get_by_role("radio", name="Mira").press("ArrowRight")
    expect(question.get_by_role("radio", name="Jonas")).to_be_checked()
    press(host, "Start")
    expect(guest.locator(".seat[aria-current] .name")).to_have_text("Jonas")


def pick_bot(page: Page, name: str, title: str = "Which bot?") -> None:
    page.get_by_role("dialog", name=title).get_by_role("button", name=re.compile(f"^{name}")).click()


def test_the_host_picks_bots_and_they_are_called_like_nobody_else(open_page: Opener) -> None:
    host, guest = host_and_guest(open_page, "Pia")
    press(places(host).nth(2), "Bot")
    assert barriers(host) == []
    pick_bot(host, "Maeve")
    bot, seen = places(host).nth(2), places(guest).nth(2)
    expect(bot.locator("b")).to_have_text("Maeve")
    expect(seen).to_contain_text("Level 1 · New to history, and cheerful about it.")
    press(host, "Swap Maeve")
    pick_bot(host, "Jonas", "Who should replace Maeve?")
    expect(bot.locator("b")).to_have_text("Jonas")
    expect(seen).to_contain_text("Level 3")
    guest.get_by_role("textbox", name="Name").fill("jonas")
    guest.keyboard.press("Tab")
    expect(bot.locator("b")).to_have_text("Jonas 2")
    press(places(host).nth(3), "Bot")
    choices = host.get_by_role("dialog", name="Which bot?").get_by_role("listitem")
    expect(choices).to_have_count(len(characters()) - 1)
    expect(choices.filter(has_text="Jonas")).to_have_count(0)
    pick_bot(host, "Aïcha")
    expect(places(guest).nth(3)).to_contain_text("Level 6")
    press(host, "Free up Aïcha’s seat")
    expect(places(guest).nth(3)).to_contain_text("Free seat")
    press(host, "Start")
    expect(host.locator(".seat .name")).to_have_text(["Mira", "jonas", "Jonas 2"])


def test_somebody_may_be_called_like_a_bot(open_page: Opener) -> None:
    """Their seat in the game is not the one in the room: free ones are left out."""
    host, guest = host_and_guest(open_page, "Guesser 1")
    press(places(host).nth(3), "Bot")
    pick_bot(host, "Aïcha")
    expect(places(host).nth(3).locator("b")).to_have_text("Aïcha")
    expect(places(host).nth(1).locator("b")).to_have_text("Guesser 1")
    press(host, "Start")
    seats = host.locator(".seats .seat")
    expect(seats.locator(".name")).to_have_text(["Mira", "Guesser 1", "Aïcha"])
    for at, robots in enumerate((0, 0, 1)):
        expect(seats.nth(at).locator(".bot")).to_have_count(robots)
    expect(guest.locator(".seats .seat").nth(1).locator(".bot")).to_have_count(0)


def test_somebody_moves_stands_up_and_is_ready_before_the_host_starts(open_page: Opener) -> None:
    host, guest = host_and_guest(open_page)
    guest.get_by_label("under 12").check()
    expect(places(host).nth(1)).to_contain_text("under 12")
    guest.get_by_role("button", name="Move to seat 5").click()
    expect(places(host).nth(4)).to_contain_text("under 12")
    expect(places(host).nth(1)).to_contain_text("Free seat")
    press(guest, "Free up Jonas’s seat")
    expect(host.get_by_text("One person is watching")).to_be_visible()
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    places(guest).nth(2).get_by_role("button", name="Sit here").click()
    expect(places(host).nth(2)).to_contain_text("Jonas")
    expect(host.get_by_text("Ready so far: 0 of 1.")).to_be_visible()
    press(guest, "I’m ready")
    expect(host.get_by_text("Everyone is ready.")).to_be_visible()
    expect(host.locator(".tick")).to_be_visible()
    assert barriers(guest) == []
    press(guest, "Not ready yet")
    expect(host.get_by_text("Ready so far: 0 of 1.")).to_be_visible()
    expect(host.locator(".tick")).to_have_count(0)
    press(host, "Start")
    for page in (host, guest):
        expect(page.get_by_role("group", name="Your hand")).to_be_visible()


def test_anybody_can_be_reported_and_by_the_host_sent_away(open_page: Opener) -> None:
    host, guest = host_and_guest(open_page, "Rude")
    press(guest, "More about Mira")
    dialog = guest.get_by_role("dialog", name="Mira")
    expect(dialog.locator(".btn2")).to_have_text(["Block", "Report"])
    press(host, "More about Rude")
    dialog = host.get_by_role("dialog", name="Rude")
    expect(dialog).to_be_visible()
    assert barriers(host) == []
    dialog.get_by_label("What happened?").fill("bad words")
    press(dialog, "Report")
    expect(dialog.get_by_role("status")).to_contain_text("Reported")
    host.keyboard.press("Escape")
    press(host, "More about Rude")
    press(dialog, "Remove")
    expect(guest.get_by_text("The host has removed you from this room.")).to_be_visible()
    expect(host.locator(".place.paper")).to_have_count(1)


def test_another_device_goes_on_as_the_same_person(open_page: Opener) -> None:
    first = open_page(*DESKTOP)
    wait_for_friends(first)
    sit(first, "Mira")
    press(first, "Play on another device")
    code = first.get_by_role("group", name="Pairing code")
    expect(code).to_have_text(re.compile(r"^[A-Z]{8}$"))
    assert barriers(first) == []
    second = open_page(*PHONE, path=f"/room/{code_of(first)}")
    sit(second, "Somebody else")
    press(second, "Menu")
    press(second.get_by_role("dialog", name="Menu"), "Play on another device")
    dialog = second.get_by_role("dialog", name="Play on another device")
    dialog.get_by_role("textbox").fill(code.inner_text().lower())
    press(dialog, "Continue here")
    expect(places(second).first.get_by_label("Name")).to_have_value("Mira")
    expect(second.get_by_role("button", name="Start", exact=True)).to_be_visible()
    expect(second.get_by_role("listitem").filter(has_text="Somebody else")).to_have_count(0)
    assert [held and held["name"] for held in request_of(second)["seats"]][:2] == ["Mira", None]


def test_friends_are_seated_on_arrival_and_watch_when_the_table_is_full(open_page: Opener) -> None:
    host = open_page(*DESKTOP)
    wait_for_friends(host)
    expect(places(host).first.get_by_label("Name")).to_have_value("Guest")
    guest = open_page(*PHONE, path=f"/room/{code_of(host)}")
    expect(places(guest).nth(1).get_by_label("Name")).to_have_value("Guest 2")
    press(guest, "Free up Guest 2’s seat")
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    guest.reload()
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    press(host, "Add 3 bots")
    expect(host.locator(".place.paper")).to_have_count(4)
    expect(host.get_by_role("button", name=re.compile("^Add"))).to_have_count(0)
    for seat in range(4, 8):
        press(places(host).nth(seat), "Bot")
        host.get_by_role("dialog").get_by_role("listitem").first.get_by_role("button").click()
    expect(host.locator(".place.paper")).to_have_count(8)
    late = open_page(*DESKTOP, path=f"/room/{code_of(host)}")
    expect(late.get_by_text("You’re only watching for now.")).to_be_visible()
    press(host, "Start")
    for page in (host, guest, late):
        expect(page.locator(".table")).to_be_visible()
    # Only those who watch are offered this.
    expect(late.get_by_role("button", name="Big screen")).to_be_visible()
    expect(host.get_by_role("button", name="Big screen")).to_have_count(0)
