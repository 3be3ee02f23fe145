"""The language changes during a game."""

from __future__ import annotations

from browsers import Opener
from player import Person, enter, open_room, play_on, see_the_end, years_of
from playwright.sync_api import expect

from interstice.decks.load import load_shipped
from interstice.text import LANGUAGES, say


def test_the_language_changes_while_a_game_is_on(open_page: Opener) -> None:
    page = open_page(390, 844)
    person = Person(page, years=years_of("events"))
    code = open_room(person, "events", {"hand": 2})
    enter(person, code, {0: "Mira"})
    person.tell(code, "invite", seat=1, bot="random")
    person.tell(code, "start")
    page.clock.install()
    card = page.locator("[data-hand]").first
    expect(card).to_be_visible()
    assert person.view
    face = person.view["cards"][str(person.view["hands"][0][0])]["face"]
    titles = next(each.title for each in load_shipped("events").cards if each.id == face)
    before = "en"
    for language in [*LANGUAGES][::-1]:
        page.get_by_role("button", name=say("app", "menu", before), exact=True).click()
        page.get_by_role("button", name=LANGUAGES[language], exact=True).click()
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(card).to_contain_text(titles[language])
        expect(page.get_by_text(say("app", "round", language, n=1), exact=True)).to_be_visible()
        before = language
    play_on([person])
    see_the_end(person)
