"""The way into a game: from the start page to a room, its table set up, its seats taken."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
import segno
from playwright.sync_api import Browser, Page, expect
from running import Server
from web_axe import barriers

from interstice.rules.presets import PRESETS

DESKTOP, PHONE = (1440, 900), (390, 844)
GAMES = {
    "classic": ("events", "inventions", "themes"),
    "swiss": ("swiss", "swiss-no-spinner"),
    "superversion": ("superversion",),
    "twist": ("twist", "twist-competitive"),
}
Opener = Callable[..., Page]


def read(server: Server, path: str) -> Any:
    with urllib.request.urlopen(server.url + path) as answer:
        return json.loads(answer.read())


def choose_game(page: Page, preset: str) -> None:
    """Press the game's tile and, where it has several, the way to play it."""
    at, ways = next((at, ways) for at, ways in enumerate(GAMES.values()) if preset in ways)
    page.click(f".games .g >> nth={at}")
    page.wait_for_selector(".sheet.game")
    if len(ways) > 1:
        page.check(f".sheet.game .chip input >> nth={ways.index(preset)}")


def code_of(page: Page) -> str:
    return page.inner_text(".invitation .code").strip()


def sit(page: Page, name: str) -> None:
    page.fill(".sit input", name)
    page.click(".sit button")
    page.wait_for_selector(".place .age")


def host_and_guest(open_page: Opener, name: str = "Jonas") -> tuple[Page, Page]:
    """A room with two people in it, each at a device of their own."""
    host = open_page(*DESKTOP)
    host.click(".hero .fr .btn2")
    sit(host, "Mira")
    guest = open_page(*PHONE, path=f"/room/{code_of(host)}")
    sit(guest, name)
    host.wait_for_selector(f".place:has-text('{name}')")
    return host, guest


def nothing_sticks_out(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


# The start page


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_other_pages_are_one_press_away(open_page: Opener, size: tuple[int, int]) -> None:
    page = open_page(*size)
    for place in ("decks", "rules", "watch"):
        page.click(f".start .tabs a[href='/{place}']")
        page.wait_for_url(f"**/{place}")
        page.go_back()
    assert page.locator(".tabs [aria-current]").get_attribute("href") == "/"


def test_on_a_phone_the_tabs_stay_at_the_lower_edge(open_page: Opener) -> None:
    page = open_page(*PHONE)
    page.wait_for_selector(".tabs")
    page.mouse.wheel(0, 2000)
    box = page.locator(".tabs").bounding_box()
    assert box is not None
    assert abs(box["y"] + box["height"] - PHONE[1]) < 1
    last = page.locator(".games .g >> nth=3")
    last.scroll_into_view_if_needed()
    assert (last.bounding_box() or {})["y"] < box["y"]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_chosen_and_waited_in_for_friends(
    open_page: Opener, server: Server, preset: str
) -> None:
    page = open_page(*PHONE)
    choose_game(page, preset)
    assert barriers(page) == []
    page.click(".ways .btn2 >> nth=0")
    page.wait_for_selector(".lobby")
    assert read(server, f"/api/rooms/{code_of(page)}")["preset"] == preset


def test_a_tile_leads_to_a_game_against_bots(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    choose_game(page, "twist-competitive")
    page.click(".ways .btn")
    page.wait_for_selector(".table-classic .hand")


def test_two_strangers_who_want_the_same_meet(open_page: Opener) -> None:
    first, second = open_page(*DESKTOP), open_page(*PHONE)
    for page in (first, second):
        choose_game(page, "inventions")
        page.click(".ways .btn2 >> nth=1")
        page.wait_for_selector(".place .age")
    assert code_of(first) == code_of(second)
    first.wait_for_selector(".place.paper >> nth=1")


# Setting up the table


def open_setup(page: Page, preset: str) -> None:
    choose_game(page, preset)
    page.click(".ways .btn2 >> nth=2")
    page.wait_for_selector(".setup .chip >> nth=0")
    for fold in page.locator(".setup summary").all():
        fold.click()


@pytest.mark.parametrize("preset", ["events", "superversion", "twist"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_form_asks_for_every_option_of_the_preset_in_words(
    open_page: Opener, preset: str, size: tuple[int, int]
) -> None:
    page = open_page(*size, locale="de")
    open_setup(page, preset)
    options = PRESETS[preset].rules.options
    labels = page.locator(".rules > label, .rules > fieldset > legend").all_inner_texts()
    assert len(labels) == len(options)
    text = page.inner_text(".sheet.setup")
    assert not any(option.says in text for option in options.values())
    assert "option-" not in text
    assert "choice-" not in text
    assert barriers(page) == []
    assert nothing_sticks_out(page)


def test_a_room_is_opened_as_it_was_set_up(open_page: Opener, server: Server) -> None:
    page = open_page(*DESKTOP)
    open_setup(page, "events")
    page.check(".setup .chip:has-text('Inventions') input >> nth=0")
    page.fill(".rules input[type=number]", "6")
    page.check(".rules .chip:has-text('By lot') input")
    page.check(".setup .chip:has-text('Music') input")
    page.fill(".era input >> nth=0", "-500")
    page.check(".setup .chip:has-text('For each turn') input")
    page.fill(".setup label:has-text('Seconds') input", "45")
    page.check(".setup .chip:has-text('Everyone') input")
    page.check(".setup .chip:has-text('Nederlands') input")
    page.click(".setup .btn")
    said = page.inner_text(".differs")
    for part in (
        "Cards in hand: 6",
        "Who starts: By lot",
        "Historical events + Inventions",
        "Themes: Music",
        "Years: 500\u00a0BC – …",
        "45 seconds",
    ):
        assert part in said
    assert barriers(page) == []
    code = code_of(page)
    page.click(".played .btn3 >> nth=0")
    page.wait_for_selector(".setup .chip >> nth=0")
    assert page.input_value(".era input >> nth=0") == "-500"
    assert page.is_checked(".setup .chip:has-text('Music') input")
    room = next(room for room in read(server, "/api/rooms") if room["code"] == code)
    assert (room["decks"], room["language"]) == (["events", "inventions"], "nl")


def test_what_the_server_refuses_is_said_and_can_be_mended(server: Server, browser: Browser) -> None:
    # The browser itself complains of an answer 400, so this page is not one of those that must be silent.
    page = browser.new_page(viewport={"width": 390, "height": 844}, locale="en")
    page.goto(server.url)
    open_setup(page, "twist")
    page.check(".setup .chip:has-text('Inventions') input >> nth=0")
    page.click(".setup .btn")
    assert "Twist needs cards with icons" in page.inner_text(".setup [role=alert]")
    assert barriers(page) == []
    page.uncheck(".setup .chip:has-text('Inventions') input >> nth=0")
    page.click(".setup .btn")
    page.wait_for_selector(".lobby")
    page.close()


def test_the_wheel_is_set_face_by_face(open_page: Opener) -> None:
    page = open_page(*PHONE)
    open_setup(page, "swiss")
    page.select_option(".faces select >> nth=7", "star")
    page.click(".setup .btn")
    faces = "Question, Two tries, Question, Star, Question, Two tries, Question, Star"
    assert f"Sectors of the wheel: {faces}" in page.inner_text(".differs")


def test_a_host_who_is_alone_can_set_up_anew(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    page.click(".hero .fr .btn2")
    sit(page, "Mira")
    first = code_of(page)
    page.click(".played .btn3 >> nth=0")
    page.select_option(".setup select >> nth=0", "superversion")
    page.click(".setup .btn")
    page.wait_for_selector(f".code:not(:has-text('{first}'))")
    assert page.inner_text(".played h2") == "Superversion"
    assert page.input_value(".place .field >> nth=0") == "Mira"


# The room


@pytest.mark.parametrize("size", [DESKTOP, (820, 1180), PHONE])
@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "nl"])
def test_a_room_fits_every_screen_in_every_language(
    open_page: Opener, size: tuple[int, int], language: str
) -> None:
    page = open_page(*size, locale=language)
    choose_game(page, "swiss")
    page.click(".ways .btn2 >> nth=0")
    page.wait_for_selector(".sit input")
    assert barriers(page) == []
    sit(page, "Mira")
    page.click(".place.free .btn2:has(use[href$='#robot']) >> nth=0")
    page.wait_for_selector(".place select")
    assert barriers(page) == []
    assert nothing_sticks_out(page)
    assert page.locator(".place").evaluate_all(
        "all => all.every(one => one.scrollWidth <= one.clientWidth + 1)"
    )


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


def test_who_opened_the_page_at_home_alone_is_told_how_others_can_come(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    page.click(".hero .fr .btn2")
    assert "--lan" in page.inner_text(".invitation .how")


def test_the_picture_grows_for_a_camera_across_the_table(open_page: Opener) -> None:
    page = open_page(*DESKTOP)
    page.click(".hero .fr .btn2")
    page.click(".invitation .show")
    page.wait_for_selector(".scan .qr")
    assert barriers(page) == []
    assert page.evaluate("document.querySelector('.scan .qr').naturalWidth > 0")
    page.keyboard.press("Escape")
    page.wait_for_selector(".scan", state="detached")
    assert page.evaluate("document.activeElement.className") == "show"


def test_several_people_share_a_device_with_names_and_ages(open_page: Opener) -> None:
    page = open_page(*PHONE)
    choose_game(page, "swiss")
    page.click(".ways .btn2 >> nth=0")
    sit(page, "Mira")
    assert "under twelve" in page.inner_text(".played")
    page.click(".place.free .btn2:has(use[href$='#plus']) >> nth=0")
    assert barriers(page) == []
    page.fill(".sheet.person input >> nth=0", "Ben")
    page.fill(".sheet.person .age input", "9")
    page.click(".sheet.person button[type=submit]")
    page.wait_for_selector(".place .age >> nth=1")
    assert page.input_value(".place .age input >> nth=1") == "9"
    page.click(".begin .btn")
    page.wait_for_selector(".table-swiss")


def test_a_bot_plays_as_the_host_likes(open_page: Opener) -> None:
    host, guest = host_and_guest(open_page)
    host.click(".place.free .btn2:has(use[href$='#robot']) >> nth=0")
    guest.wait_for_selector(".place:has-text('plays well')")
    host.select_option(".place select", "random")
    guest.wait_for_selector(".place:has-text('plays at random')")
    host.click(".place:has(select) .ibtn")
    host.wait_for_selector(".place select", state="detached")


def test_no_bot_is_called_like_somebody_at_the_table(open_page: Opener) -> None:
    host, guest = host_and_guest(open_page, "Pia")
    host.click(".place.free .btn2:has(use[href$='#robot']) >> nth=0")
    bot = host.locator(".place:has(select) b")
    expect(bot).to_have_text("Jonas")
    guest.fill(".place .field >> nth=0", "jonas")
    guest.keyboard.press("Tab")
    expect(bot).to_have_text("Lena")
    host.click(".begin .btn")
    expect(host.locator(".seat .n")).to_have_text(["Mira", "jonas", "Lena"])


def test_somebody_moves_to_another_seat_and_stands_up_to_watch(open_page: Opener) -> None:
    host, guest = host_and_guest(open_page)
    guest.fill(".place .age input", "11")
    guest.keyboard.press("Tab")
    host.wait_for_selector(".place:has-text('11 years old')")
    guest.click(".place:nth-child(5) .take")
    host.wait_for_selector(".place:nth-child(5):has-text('11 years old')")
    host.wait_for_selector(".place:nth-child(2).free")
    guest.click(".place:nth-child(5) .ibtn")
    host.wait_for_selector(".begin:has-text('One person is watching')")
    guest.wait_for_selector(".sit")
    guest.click(".place:nth-child(3) .take")
    host.wait_for_selector(".place:nth-child(3):has-text('Jonas')")


def test_guests_say_that_they_are_ready_and_the_host_starts(open_page: Opener) -> None:
    host, guest = host_and_guest(open_page)
    assert "Ready so far: 0 of 1." in host.inner_text(".begin")
    guest.click(".begin .btn")
    host.wait_for_selector(".tick")
    assert "Everyone is ready." in host.inner_text(".begin")
    assert barriers(guest) == []
    guest.click(".begin .btn2")
    host.wait_for_selector(".tick", state="detached")
    host.click(".begin .btn")
    for page in (host, guest):
        page.wait_for_selector(".table-classic")


def test_somebody_can_be_reported_and_sent_away(open_page: Opener) -> None:
    host, guest = host_and_guest(open_page, "Rude")
    host.click(".place:has-text('Rude') .ibtn")
    host.wait_for_selector(".about")
    assert barriers(host) == []
    host.fill(".about input", "bad words")
    host.click(".about form button")
    host.wait_for_selector(".about [role=status]:has-text('Reported')")
    host.keyboard.press("Escape")
    host.click(".place:has-text('Rude') .ibtn")
    host.click(".about .btn2 >> text=Send away")
    guest.wait_for_selector(".sorry")
    assert host.locator(".place.paper").count() == 1


def test_a_guest_can_report_but_not_send_away(open_page: Opener) -> None:
    _, guest = host_and_guest(open_page)
    guest.click(".place:has-text('Mira') .ibtn")
    guest.wait_for_selector(".about form")
    assert guest.locator(".about .btn2").all_inner_texts() == ["Hide their messages", "Report"]


def test_the_link_is_shared_where_the_browser_can(open_page: Opener) -> None:
    page = open_page(*PHONE)
    page.wait_for_selector(".btn.play")
    page.evaluate("() => { navigator.share = async (what) => { window.shared = what.url; }; }")
    page.click(".hero .fr .btn2")
    page.click(".invitation .btn2 >> nth=0")
    assert page.evaluate("window.shared").endswith(f"/room/{code_of(page)}")
    page.click(".invitation .btn2 >> nth=1")
    page.wait_for_selector(".invitation .btn2:has-text('Copied')")


def test_another_device_goes_on_as_the_same_person(open_page: Opener) -> None:
    first = open_page(*DESKTOP)
    first.click(".hero .fr .btn2")
    sit(first, "Mira")
    first.click(".played .btn3 >> nth=1")
    expect(first.locator(".pairing .code")).to_have_text(re.compile(r"^[A-Z]{8}$"))
    assert barriers(first) == []
    second = open_page(*PHONE, path=f"/room/{code_of(first)}")
    second.wait_for_selector(".sit")
    second.click("[aria-label=Menu]")
    second.click(".menu .btn2 >> text=On another device")
    second.fill(".pairing input", first.inner_text(".pairing .code").lower())
    second.click(".pairing form button")
    second.wait_for_selector(".place .age")
    assert second.input_value(".place .field >> nth=0") == "Mira"
    assert "Start" in second.inner_text(".begin")
