"""Every hint of every game, at every size of screen, in English and where its text is longest: what it speaks of is in view, and it covers and moves no button."""

from __future__ import annotations

import re
from importlib.resources import files

from browsers import Opener
from staged import moments, scene

from interstice.text import LANGUAGES, say

GAMES = [
    ("twist-competitive", 3, 2),
    ("solo", 1, 3),
    ("superversion", 4, 4),
    ("swiss-no-spinner", 3, 3),
    ("twist", 3, 1),
]
"""Presets whose games come to every hint, with so many players and this seed."""

SIZES = ((390, 844), (820, 1180), (1440, 900))

IDS = re.findall(
    r"^hint-(\S+) =", (files("interstice") / "lang/en/hints.ftl").read_text("utf-8"), re.MULTILINE
)
LONGEST = {id: max(LANGUAGES, key=lambda language: len(say("hints", f"hint-{id}", language))) for id in IDS}
"""In which language each hint takes most room."""

EXAMINE = """async ({ preset, decks, views, known, longest }) => {
  const [{ render }, { html }, { need, needDecks, t }, { makeWords }, { Top }, { findGame }, { Hint }, { chosenLanguage, hintsRead }] = await Promise.all([
    import("preact"), import("/web/js/parts/html.js"), import("/web/js/i18n.js"), import("/web/js/words.js"), import("/web/js/features/top.js"),
    import("/web/js/tables/find.js"), import("/web/js/features/hints.js"), import("/web/js/store.js")]);
  const [game] = await Promise.all([findGame(views[0].rules), needDecks(decks), need("table", "hints")]);
  const app = document.getElementById("app");
  // Painting takes longest.
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync("html { opacity: 0 } * { background: none !important; box-shadow: none !important; filter: none !important } img, svg { visibility: hidden !important }");
  document.adoptedStyleSheets = [unpainted];
  const wanted = (when, view) => (typeof when === "string" ? view.asks.some(({ move }) => move === when) : when(view, 0, Object.fromEntries(view.asks.map((ask) => [ask.move, ask])), true));
  const frames = async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
    for (const each of document.getAnimations()) if (each.effect.getComputedTiming().endTime < Infinity) each.finish();
  };
  const draw = async (view) => {
    hintsRead.value = "none";
    const seats = view.players.map((player, at) => ({ person: `p${at}`, name: player.name, here: true }));
    const props = { view, seat: 0, words: makeWords(decks, seats, 0), last: { events: [], entries: view.entries }, act: async () => {}, asks: view.asks, point() {}, onEnd() {} };
    render(null, app);
    render(html`<div class=${["table", ...[...game.looks, view.rules].map((rules) => `table-${rules}`)].join(" ")}><${Top} game=${t(`preset-${preset}`)} onLeave=${() => {}} onHelp=${() => {}}><div class="progress">${game.round(view)}</div><//>
      <${Hint} game=${game} view=${view} seat=${0} company /><main class="board" id="board"><${game.Table} ...${props} /></main></div>`, app);
    await document.fonts.ready;
    await frames();
  };
  const box = (part) => part.getBoundingClientRect();
  const parts = (selector) => [...document.querySelectorAll(selector)].filter((part) => box(part).width && !part.closest(".hint-slip"));
  const buttons = () => parts("a, button, input, select");
  const covers = (one, other) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
  const inside = ({ top, bottom, left, right }) => top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  const seen = (part) => {
    const { left, top, width, height } = box(part);
    return inside(box(part)) && part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const faultsOf = (about, were) => {
    const slip = document.querySelector(".hint-slip");
    if (slip?.style.visibility !== "visible" || !inside(box(slip))) return ["is not seen"];
    const under = buttons().filter((each) => covers(box(slip), box(each))).map((each) => `covers ${each.outerHTML.slice(0, 60)}`);
    const moves = JSON.stringify(buttons().map(box)) === were ? [] : ["moves buttons"];
    return [...under, ...moves, ...(about && parts(about).some(seen) ? [] : [`speaks of ${about || "nothing"}, out of view`])];
  };
  const found = Object.fromEntries(game.hints.map(([id]) => [id, null]));
  for (const view of views) {
    const here = game.hints.filter(([id, when]) => !known.includes(id) && found[id] === null && wanted(when, view));
    if (!here.length) continue;
    await draw(view);
    const show = async (id, language) => {
      if (chosenLanguage.value !== language) {
        hintsRead.value = "none";
        chosenLanguage.value = language;
        await Promise.all([need(), needDecks(decks)]);
        await frames();
      }
      hintsRead.value = game.hints.map(([each]) => each).filter((each) => each !== id).join(" ");
      await frames();
    };
    const were = JSON.stringify(buttons().map(box));
    for (const [id, , about] of here) {
      await show(id, "en");
      found[id] = faultsOf(about, were);
    }
    for (const [id, , about] of here) {
      await show(id, longest[id]);
      // In another language, buttons may lie elsewhere anyway.
      found[id].push(...faultsOf(about, JSON.stringify(buttons().map(box))).map((fault) => `${fault} (${longest[id]})`));
    }
    await show("none", "en");
  }
  return found;
}"""
"""What is wrong with each hint of a game where it is first wanted, save those that are `known`; null if it never is."""


def test_each_hint_shows_what_it_speaks_of_and_covers_and_moves_no_button(open_source_page: Opener) -> None:
    page = open_source_page(*SIZES[0])
    found: dict[tuple[str, int], list[str] | None] = {}
    for preset, seats, seed in GAMES:
        scenes = [scene(moment) for moment in moments(preset, seats, seed) if 0 in moment.game.asks]
        given = {
            "preset": preset,
            "decks": scenes[0]["decks"],
            "views": [drawn["view"] for drawn in scenes],
            "longest": LONGEST,
        }
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            known = [hint for (hint, on), wrong in found.items() if on == width and wrong is not None]
            wrong = page.evaluate(EXAMINE, {**given, "known": known})
            found |= {(hint, width): wrong[hint] for hint in wrong if hint not in known}
    assert {where: wrong for where, wrong in found.items() if wrong != []} == {}
