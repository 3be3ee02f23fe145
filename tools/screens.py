"""Take pictures of every screen in three sizes, light and dark, with a page to browse them: build/screens/index.html.

make screens
make screens ONLY=start,rules
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("tests", "tests/server", "tests/web")]

from cable import Cable  # noqa: E402
from desk import PASTE  # noqa: E402
from guests import Guest  # noqa: E402
from needs import browser as chromium  # noqa: E402
from player import Person, enter, open_room, play_on, see_the_end, years_of  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from running import Server  # noqa: E402
from staged import Moment, draw, draw_end, first, listen, moments, scene, tell  # noqa: E402
from test_daily_line import begin as begin_today  # noqa: E402
from test_daily_line import place as place_today  # noqa: E402
from test_inbox_page import rude  # noqa: E402
from test_my_page import TOKEN, fill  # noqa: E402
from test_solo import begin as begin_solo  # noqa: E402
from test_solo import go_on, long_line, right_gap  # noqa: E402
from test_solo import place as place_alone  # noqa: E402
from tqdm import tqdm  # noqa: E402

OUT = ROOT / "build" / "screens"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
TELEVISION = (1920, 1080)
THEMES = ("light", "dark")
PATIENCE = 20_000
DRAWN = """Promise.all([document.fonts.ready, ...[...document.images].filter((image) => image.loading !== "lazy")
  .map((image) => image.decode().catch(() => {}))]).then(() => true)"""

TURNED = "dialog.reveal[open] .fact:not(:empty)"

Screen = Callable[["Visit"], None]
SCREENS: dict[str, Screen] = {}


class Visit:
    """A browser session of its own."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page, self.server, self.url = page, server, server.url
        page.set_default_timeout(PATIENCE)
        self.person = Person(page)
        page.goto(self.url)
        page.wait_for_selector(".btn.play")

    def go(self, path: str, until: str) -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector(until)

    def room(self, preset: str, bots: int = 3, start: bool = True, names: int = 1, **options: object) -> str:
        code = open_room(self.person, preset, options)
        self.person.years = years_of(
            {"swiss": "switzerland", "superversion": "switzerland"}.get(preset, preset)
        )
        people = {0: "Mira", 1: "Jonas"}
        enter(self.person, code, {seat: people[seat] for seat in range(names)})
        for seat in range(names, names + bots):
            self.person.tell(code, "invite", seat=seat, bot="guesser")
        if start:
            self.person.tell(code, "start")
            self.page.wait_for_selector(".table [data-entries], .table [data-hand], .pass")
        return code

    def play(self, answers: int = 10_000, until: str = "") -> None:
        """Give this many answers, or stop once `until` is on the page."""
        for _ in range(answers):
            if (until and self.page.locator(until).count()) or self.person.over:
                return
            play_on([self.person], until=1)
        if not until and self.person.view:
            self.person.go_on(self.person.view)


def screen(made: Screen) -> Screen:
    SCREENS[made.__name__.replace("_", "-")] = made
    return made


@screen
def start(visit: Visit) -> None:
    pass


@screen
def start_settings(visit: Visit) -> None:
    visit.page.locator("header.top .bar-right button:visible").last.click()
    visit.page.wait_for_selector("dialog[open]")


@screen
def start_resume(visit: Visit) -> None:
    visit.room("events")
    visit.go("/", ".resume")


@screen
def against_bots(visit: Visit) -> None:
    _about_classic(visit)
    visit.page.get_by_role("button", name="Play with bots").click()
    visit.page.get_by_role("dialog", name="Against bots").wait_for()


@screen
def foyer(visit: Visit) -> None:
    visit.room("events", bots=2, start=False)


@screen
def foyer_alone(visit: Visit) -> None:
    visit.page.locator(".friends .btn2").click()
    visit.page.wait_for_selector(".place.paper")


@screen
def about_a_game(visit: Visit) -> None:
    _about_classic(visit)


@screen
def set_up(visit: Visit) -> None:
    _about_classic(visit)
    visit.page.get_by_role("button", name="Set up the table").click()
    visit.page.get_by_role("dialog", name="Set up the table").wait_for()


def _about_classic(visit: Visit) -> None:
    visit.page.get_by_role("region", name="Games").get_by_role("button", name="Classic").click()
    visit.page.get_by_role("button", name="Play with bots").wait_for()


@screen
def classic_begins(visit: Visit) -> None:
    visit.room("events")


@screen
def classic_chosen(visit: Visit) -> None:
    visit.room("events")
    visit.play(2)
    visit.page.wait_for_selector("[data-gap]:enabled")
    visit.page.keyboard.press("ArrowDown")
    visit.page.keyboard.press("ArrowRight")


@screen
def classic_right(visit: Visit) -> None:
    _reveal(visit, right=True)


@screen
def classic_missed(visit: Visit) -> None:
    _reveal(visit, right=False)


def _reveal(visit: Visit, right: bool) -> None:
    visit.room("events")
    visit.play(2)
    visit.page.wait_for_selector("[data-gap]:enabled")
    view = visit.person.view
    assert view is not None
    card = view["hands"][0][0]
    gaps = range(len(view["line"]) + 1)
    fits = visit.person.gap(view, view["line"], card, gaps)
    visit.page.click(f'[data-hand="{card}"]')
    visit.page.click(f'[data-gap="{fits if right else (fits + 2) % len(gaps)}"]')
    visit.page.click(".table .btn:visible:not([disabled])")
    visit.page.wait_for_selector(TURNED)


@screen
def report(visit: Visit) -> None:
    _reveal(visit, right=False)
    visit.page.click(".sources button")
    visit.page.wait_for_selector(".report form")


def _turned(visit: Visit) -> None:
    """Play until a card of our own is turned over."""
    while not visit.page.locator(TURNED).count():
        visit.play(1)
        # It may take the others' answers, too.
        visit.page.wait_for_timeout(400)


@screen
def report_thanks(visit: Visit) -> None:
    report(visit)
    visit.page.locator(".report input.field").first.fill("44")
    visit.page.locator(".report .btn").click()
    visit.page.wait_for_selector(".thanks")


@screen
def story_of_five_lines(visit: Visit) -> None:
    """A long fact, on a card of which no source is known."""
    told = [(moment, scene(moment)) for moment in moments("events", 4, seed=2)]
    listen(visit.page, told[0][0], note="Thirty years on, the patient was still well. " * 5)
    draw(visit.page, told[3][1], motion="less")
    tell(visit.page, [drawn for _, drawn in told])


@screen
def hint(visit: Visit) -> None:
    visit.room("events")
    visit.page.evaluate("import('/web/js/store.js').then(({ hintsRead }) => (hintsRead.value = ''))")
    visit.page.wait_for_selector(".hint-slip")


@screen
def at_twice_the_size(visit: Visit) -> None:
    """As a desktop page that is magnified to 200 %."""
    visit.page.set_viewport_size({"width": 720, "height": 450})
    _drawn(visit, first(moments("swiss", 4, seed=3), lambda m: 0 in m.game.asks))


@screen
def share(visit: Visit) -> None:
    *_, moment = moments("themes", 3, seed=3)
    draw_end(visit.page, moment)
    visit.page.locator(".go .btn2").first.click()
    visit.page.wait_for_selector(".sharing canvas")


@screen
def privacy(visit: Visit) -> None:
    visit.go("/privacy", "main h1")


@screen
def my_page(visit: Visit) -> None:
    visit.go("/me", "main h1")


@screen
def swiss_turned(visit: Visit) -> None:
    visit.room("swiss", wheel=["question"])
    _turned(visit)


@screen
def twist_turned(visit: Visit) -> None:
    visit.room("twist", bots=2)
    _turned(visit)


@screen
def superversion_turned(visit: Visit) -> None:
    visit.room("superversion", wheel=["question"])
    _turned(visit)


@screen
def swiss_slips(visit: Visit) -> None:
    _slips(visit, "swiss", "Inserted")


@screen
def twist_slips(visit: Visit) -> None:
    _slips(visit, "twist", "Joined")


@screen
def somebody_elses_card(visit: Visit) -> None:
    _slips(visit, "swiss", "Inserted")
    visit.page.locator(".sw-slip.opens").first.click()
    visit.page.wait_for_selector(TURNED)


def _slips(visit: Visit, preset: str, event: str) -> None:
    """Cards that others have just placed."""

    def others(moment: Moment) -> bool:
        told.append(scene(moment))
        placed = any(type(each).__name__ == event and each.seat != 0 for each in moment.events)
        return placed and len(told) > 1

    told: list[dict[str, Any]] = []
    moment = first(moments(preset, 3, seed=2, mind="oracle"), others)
    draw(visit.page, told[-2], motion="less")
    listen(visit.page, moment)
    tell(visit.page, told)
    draw(visit.page, told[-1], fresh=False, motion="less")


HAPPEN = """async (told) => {
  const { happened } = await import("/web/js/store.js");
  for (const { view, events } of told) happened.value = { game: "G", views: { 0: view }, events, left: {} };
}"""


def _own_card(
    visit: Visit, event: str, year: Callable[[list[int]], int] | None = None, **fact: object
) -> None:
    """A card of ours is turned over; its year depends on those on the line, and `fact` overrides what is known of it."""

    def ours(moment: Moment) -> bool:
        told.append(scene(moment))
        return any(type(each).__name__ == event and each.seat == 0 for each in moment.events)

    told: list[dict[str, Any]] = []
    moment = first(moments("events", 4, seed=3, mind="random" if event == "Missed" else "oracle"), ours)
    before, after = told[-2:]
    placed = next(each for each in after["events"] if each["event"] == event)
    card, cards = after["view"]["cards"][str(placed["card"])], after["view"]["cards"]
    if year:
        card["year"] = year([cards[str(each)]["year"] for each in before["view"]["line"]])
    listen(visit.page, moment, **fact)
    draw(visit.page, after, motion="less")
    visit.page.evaluate(
        HAPPEN, [{"view": each["view"], "events": each["events"]} for each in (before, after)]
    )
    visit.page.wait_for_selector(TURNED)


@screen
def turned_in_the_same_year(visit: Visit) -> None:
    _own_card(visit, "Placed", lambda line: line[0])


@screen
def turned_circa(visit: Visit) -> None:
    _own_card(visit, "Placed", circa=True)


@screen
def turned_without_a_source(visit: Visit) -> None:
    _own_card(visit, "Missed", source=None)


@screen
def missed_by_far(visit: Visit) -> None:
    """The axis is broken."""
    _own_card(visit, "Missed", lambda line: line[-1] + 700)


@screen
def classic_play_off(visit: Visit) -> None:
    found = moments("events", 4, seed=1, options={"hand": 2})
    _drawn(visit, first(found, lambda m: len(m.game.playing) < 4 and 0 in m.game.asks))


@screen
def classic_out_of_the_play_off(visit: Visit) -> None:
    found = moments("events", 4, seed=1, options={"hand": 2})
    moment = first(found, lambda m: len(m.game.playing) < 4)
    out = next(seat for seat in range(4) if seat not in moment.game.playing)
    draw(visit.page, scene(moment, seat=out), motion="less")


@screen
def swiss_round_end_ready(visit: Visit) -> None:
    """Two of four have read it."""
    superversion_round_end(visit)
    visit.page.evaluate("""async () => {
      const { happened, room } = await import("/web/js/store.js");
      const holders = ["p0", "p1", "p2", "p3"];
      happened.value = { game: "", views: {}, events: [], left: {}, holders };
      room.value = { me: "p0", seats: holders.map((person, at) => ({ person, name: person, here: true, read: at % 2 ? 9e9 : 0 })) };
    }""")


@screen
def twist_none_fitted(visit: Visit) -> None:
    *_, moment = moments("twist", 4, seed=2, mind="random")
    _drawn(visit, moment)


@screen
def twist_advice(visit: Visit) -> None:
    visit.page.get_by_role("region", name="Games").get_by_role("button", name="Twist").click()
    visit.page.get_by_role("button", name="Play with bots").click()
    visit.page.get_by_role("dialog", name="Together with bots").get_by_role(
        "button", name="Play", exact=True
    ).click()
    visit.page.get_by_role("button", name="Ask Luca").click()
    visit.page.wait_for_selector(".tw-hand .advised")


@screen
def replay_swiss(visit: Visit) -> None:
    _replay(visit, "swiss", rounds=1)


@screen
def replay_twist(visit: Visit) -> None:
    _replay(visit, "twist", cards=18)


def _replay(visit: Visit, preset: str, **options: object) -> None:
    visit.room(preset, bots=2, **options)
    visit.play()
    visit.go(f"/replay/{visit.person.game}#12", "main")
    visit.page.wait_for_timeout(800)


@screen
def foyer_as_a_guest(visit: Visit) -> None:
    visit.go(f"/room/{_room_of_a_friend(visit)}", ".place.paper .under-12")


@screen
def foyer_full(visit: Visit) -> None:
    visit.room("events", bots=7, start=False)


@screen
def foyer_full_as_a_guest(visit: Visit) -> None:
    visit.go(f"/room/{_room_of_a_friend(visit, bots=7)}", ".place.paper")


def _room_of_a_friend(visit: Visit, bots: int = 2) -> str:
    host = Guest(visit.server)
    code = str(host.post("/api/rooms", {"preset": "events", "language": "en"})["code"])
    host.say(code, "sit", seat=0, name="Jonas")
    for seat in range(1, bots + 1):
        host.say(code, "invite", seat=seat, bot="guesser")
    return code


@screen
def connection_lost(visit: Visit) -> None:
    with Cable(visit.server.port) as cable:
        visit.url = cable.url
        visit.go("/", ".btn.play")
        visit.room("events")
        visit.page.wait_for_selector("[data-gap]:enabled")
        cable.cut()
        visit.page.wait_for_selector(".banner")


@screen
def big_screen_classic_end(visit: Visit) -> None:
    _big_end(visit, "events")


@screen
def big_screen_swiss_end(visit: Visit) -> None:
    _big_end(visit, "swiss")


@screen
def big_screen_twist_end(visit: Visit) -> None:
    _big_end(visit, "twist")


def _big_end(visit: Visit, preset: str) -> None:
    _as_television(visit)
    *_, moment = moments(preset, 5, seed=3, mind="oracle" if preset == "twist" else "guesser")
    draw_end(visit.page, moment)


@screen
def against_bots_swap(visit: Visit) -> None:
    """On larger screens everybody is there to be ticked, and nobody is swapped."""
    against_bots(visit)
    if visit.page.get_by_role("button", name="Swap Jonas").count():
        visit.page.get_by_role("button", name="Swap Jonas").click()
        visit.page.get_by_role("dialog", name="Who should replace Jonas?").wait_for()


@screen
def solo_folded(visit: Visit) -> None:
    long_line(begin_solo(visit.page, lives="endless"), 18)


@screen
def solo_turned(visit: Visit) -> None:
    person = begin_solo(visit.page, lives=3)
    place_alone(person, right_gap(person.view or {}), keys=True)
    visit.page.wait_for_selector(TURNED)


@screen
def solo_end(visit: Visit) -> None:
    person = begin_solo(visit.page, lives=1)
    for right in (True, True, True, True, False):
        view = person.view or {}
        fits = right_gap(view)
        place_alone(person, fits if right else 0 if fits else len(view["line"]), keys=True)
        go_on(person)
    visit.page.get_by_role("heading", name="right").first.wait_for()


def _today(visit: Visit, marks: str) -> None:
    person = begin_today(visit.page)
    for mark in marks:
        place_today(person, mark == "1")


@screen
def today_begun(visit: Visit) -> None:
    _today(visit, "1101")
    visit.go("/", ".btn.play")


@screen
def today_done(visit: Visit) -> None:
    daily_result(visit)
    visit.go("/", ".btn.play")


@screen
def daily_result(visit: Visit) -> None:
    _today(visit, "1101111011")
    visit.page.wait_for_selector(".daily .score")


def _as_somebody_who_has_played(visit: Visit) -> None:
    visit.page.evaluate("(token) => (localStorage['interstice.token'] = token)", TOKEN)


@screen
def daily_calendar(visit: Visit) -> None:
    _as_somebody_who_has_played(visit)
    visit.go("/daily", "main table, main ol, .calendar")


@screen
def daily_from_a_link(visit: Visit) -> None:
    day = visit.page.evaluate("fetch('/api/daily').then((answer) => answer.json()).then(({ day }) => day)")
    visit.go(f"/daily/{day}", "main h1")


@screen
def my_page_filled(visit: Visit) -> None:
    _as_somebody_who_has_played(visit)
    visit.go("/me", ".missed")


@screen
def my_page_filled_below(visit: Visit) -> None:
    my_page_filled(visit)
    visit.page.get_by_text("More: fame, gaps, decks").click()
    visit.page.get_by_text("More: fame, gaps, decks").evaluate(
        "each => each.scrollIntoView({ block: 'start' })"
    )


@screen
def my_games(visit: Visit) -> None:
    my_page_filled(visit)
    visit.page.get_by_role("link", name=re.compile("^All ")).first.click()
    visit.page.get_by_role("button", name="Older games").wait_for()


@screen
def inbox(visit: Visit) -> None:
    rude(visit.server, "insults")
    words = ["inbox", "link", "Mo", "--database", visit.server.database]
    command = [sys.executable, *visit.server.program, *words]
    link = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()[0]
    visit.page.goto(link)
    visit.page.get_by_role("button", name="insults").first.wait_for()


@screen
def inbox_case(visit: Visit) -> None:
    inbox(visit)
    visit.page.get_by_role("button", name="insults").first.click()
    visit.page.get_by_label("Choose the message “You all play badly”").check()
    visit.page.get_by_role("group", name="What you can do").get_by_role(
        "button", name="Hide one message"
    ).click()
    visit.page.get_by_label("Reason").first.wait_for()


@screen
def classic_end(visit: Visit) -> None:
    visit.room("events", hand=3)
    visit.play()
    see_the_end(visit.person)


@screen
def chat(visit: Visit) -> None:
    visit.room("events")
    visit.page.click(".chatter")
    visit.page.wait_for_timeout(400)


@screen
def swiss_wheel(visit: Visit) -> None:
    visit.room("swiss")
    visit.play(until=".swiss[data-mode=turn]")


@screen
def swiss_mark(visit: Visit) -> None:
    visit.room("swiss")
    visit.play(until=".swiss[data-mode=mark]")


@screen
def swiss_duel(visit: Visit) -> None:
    visit.room("swiss", duel_from=3)
    visit.play(until=".swiss[data-mode=turn] .sw-ask .btn2")
    visit.page.click(".swiss[data-mode=turn] .sw-ask .btn2")


@screen
def swiss_end(visit: Visit) -> None:
    visit.room("swiss", rounds=1)
    visit.play()
    see_the_end(visit.person)


def _drawn(visit: Visit, moment: Moment, past: bool = False) -> None:
    """A moment of a game between bots, in which the first seat is ours."""
    draw(visit.page, scene(moment, past=past), motion="less")


def _when(move: str) -> Callable[[Moment], object]:
    return lambda moment: any(ask.move.__name__ == move for ask in moment.game.asks.get(0, ()))


@screen
def swiss_give(visit: Visit) -> None:
    _drawn(visit, first(moments("swiss", 4, seed=1, options={"duel_from": 3}), _when("Give")))


@screen
def swiss_remove(visit: Visit) -> None:
    _drawn(visit, first(moments("swiss", 4, seed=7), _when("Remove")))


def _scored(moment: Moment) -> bool:
    return any(type(event).__name__ == "RoundScored" for event in moment.events)


@screen
def swiss_round_end(visit: Visit) -> None:
    _drawn(visit, first(moments("swiss", 6, seed=2), _scored), past=True)
    visit.page.wait_for_selector(".sw-round[open]")


@screen
def superversion_round_end(visit: Visit) -> None:
    _drawn(visit, first(moments("superversion", 4, seed=2), _scored), past=True)
    visit.page.wait_for_selector(".sw-round[open]")


@screen
def superversion_last_round(visit: Visit) -> None:
    *_, moment = moments("superversion", 4, seed=2, options={"rounds": 2})
    _drawn(visit, moment, past=True)
    visit.page.wait_for_selector(".sw-round[open]")


@screen
def swiss_round_end_opened(visit: Visit) -> None:
    superversion_round_end(visit)
    visit.page.locator(".sw-name").nth(1).click()


@screen
def swiss_round_end_shared(visit: Visit) -> None:
    drawn = scene(first(moments("superversion", 4, seed=2), _scored), past=True)
    for event in (each for entry in (*drawn["past"]["entries"], drawn["events"]) for each in entry):
        if event["event"] == "RoundScored":
            event["winners"] = (0, 1, 3)
    draw(visit.page, drawn, motion="less")
    visit.page.wait_for_selector(".sw-round[open]")


@screen
def superversion_mark(visit: Visit) -> None:
    _drawn(visit, first(moments("superversion", 4, seed=3), _when("Mark")))


@screen
def superversion_accounts(visit: Visit) -> None:
    """Every chip of every round so far."""
    second = first(
        moments("superversion", 4, seed=2),
        lambda m: m.game.round == 2 and _when("Spin")(m) and not _scored(m),
    )
    _drawn(visit, second, past=True)
    visit.page.locator(".sw-me > .sw-peek").click()
    visit.page.wait_for_selector(".sw-account")


@screen
def superversion_stake(visit: Visit) -> None:
    def stakes(moment: Moment) -> bool:
        return any(len(ask.domains.get("stake", ())) > 1 for ask in moment.game.asks.get(0, ()))

    _drawn(visit, first(moments("superversion", 4, seed=3), stakes))


@screen
def superversion_end(visit: Visit) -> None:
    *_, moment = moments("superversion", 4, seed=3)
    draw_end(visit.page, moment)


@screen
def superversion_rating(visit: Visit) -> None:
    visit.room("superversion", wheel=["question"])
    visit.play(until=".swiss[data-mode=rate]")


@screen
def twist(visit: Visit) -> None:
    visit.room("twist", bots=2)
    visit.play(3)


@screen
def twist_end(visit: Visit) -> None:
    visit.room("twist", bots=1, cards=12)
    visit.play()
    see_the_end(visit.person)


@screen
def twist_late(visit: Visit) -> None:
    """A long row and four mates."""
    late = first(
        moments("twist", 5, seed=3, mind="oracle"), lambda m: len(m.game.row) > 9 and 0 in m.game.asks
    )
    _drawn(visit, late)


@screen
def twist_stop(visit: Visit) -> None:
    _drawn(visit, first(moments("twist", 3, seed=4), _when("Stop")))


@screen
def twist_sideways(visit: Visit) -> None:
    """A card of ours did not fit; another misfit could end the game."""

    def misfits(moment: Moment) -> bool:
        laid = (each for each in moment.events if type(each).__name__ == "LaidSideways")
        return any(each.seat == 0 for each in laid) and 0 in moment.game.asks

    _drawn(visit, first(moments("twist", 3, seed=2, mind="random"), misfits))


@screen
def twist_competitive_end(visit: Visit) -> None:
    *_, moment = moments("twist-competitive", 3, seed=3)
    draw_end(visit.page, moment, ["bram"], guest=True)


@screen
def twist_ends_well(visit: Visit) -> None:
    *_, moment = moments("twist", 3, seed=5, mind="oracle")
    draw_end(visit.page, moment)


@screen
def twist_ends_badly(visit: Visit) -> None:
    *_, moment = moments("twist", 4, seed=2, mind="random")
    draw_end(visit.page, moment)


@screen
def guided_classic(visit: Visit) -> None:
    _guided(visit, "events")


@screen
def guided_swiss(visit: Visit) -> None:
    _guided(visit, "swiss")


@screen
def guided_superversion(visit: Visit) -> None:
    _guided(visit, "superversion")


@screen
def guided_twist(visit: Visit) -> None:
    _guided(visit, "twist")


def _guided(visit: Visit, preset: str) -> None:
    """What the guide says of the first thing to do."""
    visit.go(f"/rules/{preset}", ".guide-offer")
    visit.page.click(".guide-offer .btn2")
    visit.page.wait_for_selector(".guide")
    while visit.page.locator(".guide .btn2").count():
        visit.page.click(".guide .btn2")


@screen
def pass_the_device(visit: Visit) -> None:
    visit.room("events", bots=0, names=2)
    visit.page.wait_for_timeout(500)


@screen
def guided_end(visit: Visit) -> None:
    _guided(visit, "events")
    visit.person.years = years_of("events")
    while not visit.person.over:
        while visit.page.locator(".guide .btn2").count():
            visit.page.click(".guide .btn2")
        visit.play(1)
    see_the_end(visit.person)
    visit.page.wait_for_selector(".guide")


@screen
def big_screen(visit: Visit) -> None:
    _big_screen(visit, "events")


@screen
def big_screen_swiss(visit: Visit) -> None:
    _big_screen(visit, "swiss", 8)


@screen
def big_screen_twist(visit: Visit) -> None:
    _big_screen(visit, "twist", 4)


@screen
def big_screen_classic_late(visit: Visit) -> None:
    _big_moment(visit, first(moments("events", 4, seed=3), lambda m: len(m.game.line) > 12))


@screen
def big_screen_superversion(visit: Visit) -> None:
    _big_moment(visit, first(moments("superversion", 6, seed=3), lambda m: m.game.raters))


@screen
def big_screen_twist_late(visit: Visit) -> None:
    _big_moment(visit, first(moments("twist", 6, seed=3, mind="oracle"), lambda m: len(m.game.row) > 9))


@screen
def big_screen_end(visit: Visit) -> None:
    _as_television(visit)
    *_, moment = moments("superversion", 6, seed=3)
    draw_end(visit.page, moment)


def _big_moment(visit: Visit, moment: Moment) -> None:
    """What those who watch see of a game between bots."""
    _as_television(visit)
    draw(visit.page, scene(moment, seat=None, told=False), motion="less")


def _as_television(visit: Visit) -> None:
    size = visit.page.viewport_size
    assert size is not None
    if size["width"] >= 1440:
        visit.page.set_viewport_size({"width": TELEVISION[0], "height": TELEVISION[1]})
        visit.go("/?big", ".btn.play")


def _big_screen(visit: Visit, preset: str, answers: int = 2) -> None:
    code = visit.room(preset)
    visit.play(answers)
    other = visit.page.context.browser
    assert other is not None
    is_dark = visit.page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    size = visit.page.viewport_size
    assert size is not None
    if size["width"] >= 1440:
        size = {"width": TELEVISION[0], "height": TELEVISION[1]}
    context = other.new_context(viewport=size, locale="en", color_scheme="dark" if is_dark else "light")
    page = context.new_page()
    page.goto(f"{visit.url}/room/{code}{'?big' if size['width'] > 1440 else ''}")
    page.wait_for_selector(".board > *")
    visit.page = page


@screen
def rules(visit: Visit) -> None:
    visit.go("/rules", "main h1")


@screen
def rules_swiss(visit: Visit) -> None:
    visit.go("/rules/swiss", "main h1")


@screen
def decks(visit: Visit) -> None:
    visit.go("/decks", "main h1")


@screen
def deck(visit: Visit) -> None:
    visit.go("/decks/events", "main h1")


ROME = """Event\tWhen\tTopic\tFact
Romulus founds Rome\t753 BC\tPower\tA wolf is said to have fed him.
Rome grows to a million people\t0\tLife\t
Vesuvius buries Pompeii in 79\t79\tLife\tAsh preserves bread, beds and scribbles.
The Colosseum opens its gates\t80\tBuilding\tThe games last a hundred days.
The Colosseum opens all its gates\t80\tBuilding\t
The Pantheon is rebuilt\tca. 126\tBuilding\tIts dome is still the largest without steel.
"""


@screen
def my_decks(visit: Visit) -> None:
    visit.go("/decks/mine", ".making")


@screen
def paste_a_table(visit: Visit) -> None:
    visit.go("/decks/mine/table", ".giving")


@screen
def paste_check(visit: Visit) -> None:
    paste_a_table(visit)
    visit.page.get_by_role("textbox", name="The table").evaluate(PASTE, ROME)
    visit.page.wait_for_selector("[role=grid]")


@screen
def editor_list(visit: Visit) -> None:
    paste_check(visit)
    visit.page.get_by_role("button", name="Continue with").click()
    visit.page.wait_for_selector(".card-list .rows > li")


@screen
def editor(visit: Visit) -> None:
    editor_list(visit)
    # On a phone a list comes first.
    if visit.page.locator(".form").count() == 0:
        visit.page.locator(".card-list .row-pick").first.click()
    visit.page.wait_for_selector(".pictures .suggestions")


@screen
def editor_compose(visit: Visit) -> None:
    editor(visit)
    visit.page.get_by_role("button", name="Compose").click()
    visit.page.wait_for_selector(".glyphs button")


@screen
def editor_share(visit: Visit) -> None:
    editor_list(visit)
    visit.page.get_by_role("button", name="Share", exact=True).click()
    visit.page.get_by_role("button", name="Make a link for playing").click()
    visit.page.get_by_role("button", name="Remove link").wait_for()


@screen
def editor_second_language(visit: Visit) -> None:
    editor(visit)
    visit.page.get_by_label("Add a language").select_option("rm")
    visit.page.get_by_label("Title, Romansh").fill("Romulus funda Roma")


@screen
def editor_photo(visit: Visit) -> None:
    editor(visit)
    visit.page.get_by_role("button", name="Your own").click()
    visit.page.get_by_label("Choose a photo").set_input_files(ROOT / "src/interstice/web/art/icon-512.png")
    visit.page.get_by_role("button", name="Use this picture").scroll_into_view_if_needed()
    visit.page.wait_for_timeout(400)


@screen
def editor_photo_used(visit: Visit) -> None:
    editor_photo(visit)
    visit.page.get_by_role("button", name="Use this picture").click()
    visit.page.wait_for_selector('figure img[src^="data:image/webp"]')


@screen
def editor_two_devices(visit: Visit) -> None:
    visit.go("/decks/mine", ".making")
    visit.page.get_by_role("button", name="Start with a card").click()
    said = visit.page.get_by_role("banner").get_by_role("status").get_by_text("Saved")
    visit.page.get_by_label("Title").fill("Nero plays")
    said.wait_for()
    other = visit.page.context.new_page()
    other.goto(visit.page.url)
    other.get_by_label("Title").fill("Nero sings")
    other.get_by_role("banner").get_by_role("status").get_by_text("Saved").wait_for()
    visit.page.wait_for_timeout(1500)
    visit.page.bring_to_front()
    visit.page.get_by_label("Title").fill("Nero rules")
    visit.page.get_by_role("alert").first.wait_for()


@screen
def editor_empty(visit: Visit) -> None:
    editor_list(visit)
    for _ in range(visit.page.locator(".card-list .rows > li").count()):
        if visit.page.get_by_role("button", name="Delete card").count() == 0:
            visit.page.locator(".card-list .row-pick").first.click()
        visit.page.get_by_role("button", name="Delete card").click()
    visit.page.wait_for_timeout(400)


@screen
def editor_files(visit: Visit) -> None:
    editor_list(visit)
    visit.page.get_by_role("button", name="Print and save").click()
    visit.page.get_by_role("dialog").wait_for()


@screen
def my_decks_filled(visit: Visit) -> None:
    editor_list(visit)
    visit.go("/decks/mine", "main li")


@screen
def my_decks_delete(visit: Visit) -> None:
    my_decks_filled(visit)
    visit.page.get_by_role("button", name="Delete").first.click()
    visit.page.get_by_role("dialog").wait_for()


@screen
def deck_behind_a_link(visit: Visit) -> None:
    editor_share(visit)
    link = visit.page.get_by_role("textbox", name="Link for playing").or_(
        visit.page.locator("dialog input[readonly]")
    )
    visit.page.goto(link.first.input_value())
    visit.page.get_by_role("button", name="Play with friends").wait_for()


def _pasted(visit: Visit, text: str) -> None:
    paste_a_table(visit)
    visit.page.get_by_role("textbox", name="The table").evaluate(PASTE, text)
    visit.page.wait_for_selector("[role=grid]")


@screen
def paste_all_good(visit: Visit) -> None:
    _pasted(visit, "Event\tYear\nRome burns\t64\nNero dies\t68\nTitus rules\t79\n")


@screen
def paste_without_heading(visit: Visit) -> None:
    _pasted(visit, "x\tRome burns\t64\ny\tNero dies\t68\nz\tTitus rules\t79\n")


@screen
def paste_no_year(visit: Visit) -> None:
    paste_without_heading(visit)
    visit.page.get_by_label("What column 3 is").select_option("")


@screen
def paste_too_many(visit: Visit) -> None:
    names = [f"{chr(97 + n // 26)}{chr(97 + n % 26)}" for n in range(520)]
    _pasted(
        visit,
        "Event\tYear\n"
        + "\n".join(f"The house {name} is built\t{600 + 2 * n}" for n, name in enumerate(names)),
    )


@screen
def paste_several_sheets(visit: Visit) -> None:
    my_decks(visit)
    visit.page.get_by_label("Open a file").set_input_files(ROOT / "tests/decks/tables/empty-first-sheet.ods")
    visit.page.wait_for_selector("[role=grid]")


@screen
def paste_problem(visit: Visit) -> None:
    """On a phone, a sheet."""
    paste_check(visit)
    if visit.page.get_by_role("button", name="Next problem").count():
        visit.page.get_by_role("button", name="Next problem").click()
    else:
        visit.page.keyboard.press("n")
    visit.page.wait_for_timeout(400)


@screen
def watch(visit: Visit) -> None:
    visit.go("/watch", "main h1")


@screen
def replay(visit: Visit) -> None:
    visit.room("events", hand=2)
    visit.play()
    visit.go(f"/replay/{visit.person.game}", "main")
    visit.page.wait_for_timeout(800)


@screen
def no_room(visit: Visit) -> None:
    visit.go("/room/ZZZZZZ", "main h1")


@screen
def lost(visit: Visit) -> None:
    visit.go("/decks/none/none", "main")


@contextmanager
def window(browser: Browser, size: str, theme: str) -> Iterator[Page]:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if size == "phone" else 1,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en",
    )
    # Hints for beginners would cover the screen, and nobody reads what happens in between.
    context.add_init_script(
        "Object.assign(localStorage, { 'interstice.hints': 'none', 'interstice.pace': 'none' })"
    )
    yield context.new_page()
    context.close()


def _filled(database: Path) -> Path:
    """With the games of somebody whose page is looked at."""
    asyncio.run(fill(database))
    return database


def contact_sheet(names: list[str]) -> str:
    rows = "\n".join(
        f"<h2 id={name}>{name}</h2><p>"
        + "".join(
            f'<a href="{name}-{size}-{theme}.png"><img loading=lazy src="{name}-{size}-{theme}.png" alt="{name}, {size}, {theme}"></a>'
            for size in SIZES
            for theme in THEMES
            if (OUT / f"{name}-{size}-{theme}.png").is_file()
        )
        for name in names
    )
    style = "body{font:16px sans-serif;background:#555;color:#fff}img{height:380px;margin:4px}"
    return f"<!doctype html><meta charset=utf-8><title>Screens</title><style>{style}</style>\n{rows}\n"


def main() -> int:
    chosen = [name for name in os.environ.get("ONLY", "").split(",") if name] or [*SCREENS]
    unknown = [name for name in chosen if name not in SCREENS]
    if unknown:
        sys.exit(f"expected screens among {', '.join(SCREENS)}; got {', '.join(unknown)}")
    OUT.mkdir(parents=True, exist_ok=True)
    failed: list[str] = []
    jobs = [(name, size, theme) for name in chosen for size in SIZES for theme in THEMES]
    with (
        tempfile.TemporaryDirectory() as folder,
        # Only unbundled modules can draw any moment of a game.
        Server(
            _filled(Path(folder) / "games.sqlite"), INTERSTICE_BUNDLE=str(Path(folder) / "none")
        ) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name, size, theme in tqdm(jobs, unit="picture"):
            with window(browser, size, theme) as page:
                target = OUT / f"{name}-{size}-{theme}.png"
                try:
                    visit = Visit(page, server)
                    SCREENS[name](visit)
                    visit.page.evaluate(DRAWN)
                    visit.page.wait_for_timeout(300)
                    visit.page.screenshot(path=target)
                except Exception as error:  # One unreachable screen must not stop the others.
                    failed.append(f"{target.stem}: {str(error).splitlines()[0]}")
                    page.screenshot(path=target)
        browser.close()
    (OUT / "index.html").write_text(contact_sheet([*SCREENS]), "utf-8")
    print(f"{OUT / 'index.html'}")
    for line in failed:
        print(f"not reached: {line}", file=sys.stderr)
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
