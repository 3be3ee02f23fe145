"""Games played here move by move and drawn in a page at any moment, so that every state of a table can be looked at.

The page must have the modules as they lie (`open_source_page`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from browsers import AT_REST
from patience import until
from playwright.sync_api import Page

from interstice.bots.find import bot
from interstice.bots.memories import recall
from interstice.core import engine
from interstice.core.chance import Casual, Seeded
from interstice.core.game import Game, Player
from interstice.core.view import seen, seen_events, view
from interstice.decks.load import load_shipped
from interstice.rules.presets import preset
from interstice.text import say

NAMES = ("Mira", "Jonas", "Aïcha", "Luca", "Ada", "Emil", "Nora", "Otto")
FIRST_EXTRA = 1000
"""The number of the first made-up card."""

DRAW = """async ({ preset, decks, seat, view, events, past, dress, fresh }) => {
  const [{ render }, { html }, { need, needDecks, t }, { makeWords }, { Top }, { findGame }, { JoinCorner, big }] = await Promise.all([
    import("preact"), import("/web/js/parts/html.js"), import("/web/js/i18n.js"), import("/web/js/words.js"),
    import("/web/js/features/top.js"), import("/web/js/tables/find.js"), import("/web/js/features/bigscreen.js")]);
  const [{ Table }] = await Promise.all([findGame(view.rules), needDecks(decks), big.value && need("table")]);
  Object.assign(document.documentElement.dataset, dress);
  const seats = view.players.map((player, at) => ({ person: `p${at}`, name: player.name, here: true }));
  const room = { preset, decks, seats, me: "p0", host: "p0", taken_over: [] };
  const app = document.getElementById("app");
  if (fresh || !window.moves) {
    render(null, app);
    window.moves = [];
  }
  const act = async (move) => void window.moves.push(move);
  const props = { view, seat, words: makeWords(decks, seats, seat), last: { events, entries: view.entries }, act, asks: view.asks, past: past && (async () => past), onEnd: () => {} };
  render(html`<div class=${`table table-${view.rules}`}><${Top} game=${t(`preset-${preset}`)} /><${Table} ...${props} />${big.value && html`<${JoinCorner} code="ABCDEF" />`}</div>`, app);
}"""
DRAW_END = """async ({ preset, decks, view, log, ages, bots, guest }) => {
  // A Playwright route would slow down every image on the page.
  const answers = { "/api/games/G": log, "/api/games/G/timeline": ages };
  window.asked ??= window.fetch;
  window.fetch = async (address, ...how) => {
    const answer = answers[new URL(address, location).pathname];
    return answer ? Response.json(answer) : window.asked(address, ...how);
  };
  const [{ render }, { html }, { need, needDecks }, { makeWords }, { End }, { findGame }, { needBots }] = await Promise.all([
    import("preact"), import("/web/js/parts/html.js"), import("/web/js/i18n.js"), import("/web/js/words.js"),
    import("/web/js/screens/end.js"), import("/web/js/tables/find.js"), import("/web/js/bots.js"), import("/web/js/features/bigscreen.js")]);
  const [game] = await Promise.all([findGame(view.rules), need("table", "end"), needDecks(decks), bots.length && needBots()]);
  const seats = view.players.map((player, at) => ({ person: `p${at}`, name: player.name, here: true, bot: bots[at - 1] }));
  const room = { preset, decks, seats, me: "p0", host: guest ? "p1" : "p0", taken_over: [] };
  const app = document.getElementById("app");
  render(null, app);
  render(html`<${End} ...${{ game, view, seat: 0, words: makeWords(decks, seats, 0), room, id: "G" }} />`, app);
}"""
SPEAK = """async (language) => {
  const [{ chosenLanguage, decks }, { need, needDecks }] = await Promise.all([import("/web/js/store.js"), import("/web/js/i18n.js")]);
  chosenLanguage.value = language;
  await Promise.all([need(), needDecks(Object.keys(decks.value))]);
}"""
SETTLE = f"""async () => {{
  await document.fonts.ready;
  // Effects run after their frame, and may render again in the next.
  for (let frame = 0; frame < 2; frame++) await new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
  {AT_REST}
}}"""


class Moment(NamedTuple):
    """A game right after an entry of its log."""

    preset: str
    decks: tuple[str, ...]
    game: Game
    events: Sequence[Any]

    def past(self) -> Any:
        """What the server says of everything that has happened."""
        game = self.game
        told = [seen_events(game.rules, entry, None) for entry in game.log]
        cards = {card: seen(game, card) for card in game.shown}
        return msgspec.to_builtins({"entries": told, "cards": cards}, str_keys=True)

    def seen(self, seat: int | None) -> Any:
        return msgspec.to_builtins(view(self.game, seat), str_keys=True)


def moments(
    name: str,
    seats: int,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    ages: Sequence[int | None] = (),
    mind: str = "guesser",
) -> Iterator[Moment]:
    """A game between bots. Every moment holds the same `Game`, one entry further on, so look before you go on."""
    chosen = preset(name)
    deck = load_shipped(chosen.deck).deck()
    chance, luck = Seeded(seed.to_bytes(32, "big")), Casual(seed)
    players = [Player(NAMES[at], ages[at] if at < len(ages) else None) for at in range(seats)]
    game = engine.new(chosen.rules, players, deck, chance, {**chosen.options, **(options or {})})
    memories = [recall(mind, deck, f"{seed}/{seat}") for seat in range(seats)]
    yield Moment(name, (chosen.deck,), game, game.log[-1].events)
    while not game.over:
        seat, asks = next(iter(game.asks.items()))
        move = bot(mind).choose(asks, lambda seat=seat: view(game, seat), memories[seat], luck)  # type: ignore[misc]
        entry = engine.play(game, seat, move, chance)
        yield Moment(name, (chosen.deck,), game, seen_events(game.rules, entry, 0))


def first(found: Iterator[Moment], when: Callable[[Moment], object]) -> Moment:
    """Play on until something is true."""
    return next(moment for moment in found if when(moment))


def kinds_of(found: Iterator[Moment]) -> Iterator[tuple[tuple[str, ...], Moment]]:
    """The first moment of each kind, by what happened and what the first seat is asked. Each must be drawn before the next is played."""
    known = set()
    for moment in found:
        asked = (ask.move.__name__ for ask in moment.game.asks.get(0, ()))
        kind = (*sorted({type(event).__name__ for event in moment.events}), *asked)
        if kind not in known:
            known.add(kind)
            yield kind, moment


def scene(
    moment: Moment, seat: int | None = 0, told: bool = True, past: bool = False, **seen: Any
) -> dict[str, Any]:
    """A moment as a seat sees it, to be drawn later. Without `told`, as in a replay, it leaves out what just happened;
    with `past`, the page can ask for all that happened before.

    `seen` overrides parts of the view."""
    return {
        "preset": moment.preset,
        "decks": moment.decks,
        "seat": seat,
        "view": {**moment.seen(seat), **seen},
        "events": msgspec.to_builtins(moment.events, str_keys=True) if told else [],
        "past": moment.past() if past else None,
    }


def long_line(cards: int) -> dict[str, Any]:
    """A scene of a real game, with as many cards on the line as wanted."""
    moment = first(moments("themes", 4, seed=2), lambda m: 0 in m.game.asks)
    seen = moment.seen(0)
    faces, line = dict(seen["cards"]), list(seen["line"])
    known = {card["face"] for card in faces.values()}
    fresh = [card for card in load_shipped("themes").cards if card.id not in known]
    for number, card in enumerate(fresh[: cards - len(line)], FIRST_EXTRA):
        faces[str(number)] = {"face": card.id, "theme": card.theme, "year": card.year}
        line.append(number)
    line.sort(key=lambda n: faces[str(n)]["year"])
    return scene(moment, cards=faces, line=line)


def settle(page: Any) -> None:
    """Wait until everything is drawn, with its fonts; finish all animations."""
    page.evaluate(SETTLE)


def hide(page: Any) -> None:
    """Lay out the page without painting it, for tests that only measure."""
    page.evaluate("document.documentElement.style.visibility = 'hidden'")


def draw(page: Any, drawn: dict[str, Any], fresh: bool = True, **dress: str) -> None:
    """Draw a scene; unless `fresh`, it follows the one before, as in a game. `dress` sets the look (`motion="full"`)."""
    draw_at_once(page, drawn, fresh, **dress)
    settle(page)


def draw_at_once(page: Any, drawn: dict[str, Any], fresh: bool = True, **dress: str) -> None:
    """The same, without waiting for effects and animations."""
    page.evaluate(DRAW, {**drawn, "fresh": fresh, "dress": dress})


def measure_each(page: Any, scenes: Sequence[dict[str, Any]], measure: str) -> list[Any]:
    """What a JavaScript function measures in each of several scenes that follow one another, as in a game."""
    found: list[Any] = page.evaluate(
        f"""async (scenes) => {{
          const [draw, settle, measure, found] = [{DRAW}, {SETTLE}, {measure}, []];
          for (const [at, scene] of scenes.entries()) {{
            await draw({{ ...scene, fresh: !at }});
            await settle();
            found.push(measure());
          }}
          return found;
        }}""",
        scenes,
    )
    return found


def draw_end(page: Any, moment: Moment, bots: Sequence[str] = (), guest: bool = False) -> None:
    """Draw the end of a game as its first seat sees it, in place of the server. `bots` sit on the next seats; a `guest` is not the host."""
    printed = {card.id: card for card in load_shipped(moment.decks[0]).cards}
    shown = [printed[moment.game.cards[card].face] for card in moment.game.shown]
    ages = [
        {
            "id": c.id,
            "year": c.year,
            "circa": c.circa,
            "title": c.title["en"],
            "note": c.note["en"],
            "source": None,
        }
        for c in sorted(shown, key=lambda card: card.year)
    ]
    log = msgspec.to_builtins(engine.save(moment.game), str_keys=True)
    game = {"preset": moment.preset, "decks": moment.decks, "view": moment.seen(0)}
    page.evaluate(DRAW_END, {**game, "log": log, "ages": ages, "bots": list(bots), "guest": guest})
    parts = [
        ".scores td",
        "details summary",
        *([".tw-why", ".tw-cell"] if moment.game.rules.id == "twist" else []),
    ]
    for part in parts:
        page.wait_for_selector(part, state="attached")
    settle(page)


def speak(page: Any, language: str) -> None:
    """Change the language of a page, and wait for its words."""
    page.evaluate(SPEAK, language)
    settle(page)


def saved_picture(page: Page) -> bytes:
    canvas = page.get_by_role("img", name=say("end", "end-picture-shows"))
    painted = "canvas => canvas.getContext('2d').getImageData(9, canvas.height - 1, 1, 1).data[3]"
    until(lambda: canvas.evaluate(painted), "the picture to be painted")
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("end", "end-picture")).click()
    return saved.value.path().read_bytes()


LISTEN = """async ({ decks, fact, facts, rules }) => {
  window.asked ??= window.fetch;
  window.fetch = async (address, ...how) => {
    const { pathname, searchParams } = new URL(address, location);
    const face = searchParams.get("face");
    return pathname === "/api/games/G/notes" ? Response.json({ [face]: { ...facts[face], ...fact } }) : window.asked(address, ...how);
  };
  const [{ render }, { html }, { need, needDecks }, { makeWords }, { Reveals }, { findGame }, { happened }] = await Promise.all([
    import("preact"), import("/web/js/parts/html.js"), import("/web/js/i18n.js"), import("/web/js/words.js"),
    import("/web/js/features/reveal.js"), import("/web/js/tables/find.js"), import("/web/js/store.js")]);
  const [game] = await Promise.all([findGame(rules), need("table"), needDecks(decks)]);
  const seats = Array.from({ length: 4 }, (_, at) => ({ person: `p${at}`, name: `Player ${at}`, here: true }));
  const place = (window.reveals ??= document.body.appendChild(document.createElement("div")));
  render(null, place);
  happened.value = null;
  render(html`<${Reveals} game=${game} id="G" seats=${[0]} words=${makeWords(decks, seats, 0)} />`, place);
}"""
TELL = """async (told) => {
  const [{ happened }, { revealing }] = await Promise.all([import("/web/js/store.js"), import("/web/js/reveal.js")]);
  const found = {};
  for (const { view, events } of told) {
    happened.value = { game: "G", views: { 0: view }, events, left: {} };
    if (!revealing.value) continue;
    const kind = String(revealing.value.right);
    const part = (selector) => document.querySelector(`dialog.reveal ${selector}`);
    while (!part(".fact")?.textContent) await new Promise((then) => setTimeout(then, 10));
    for (const each of document.getAnimations()) each.finish();
    const inside = ({ top, bottom, left, right }) => top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    found[kind] ??= {
      year: part(".written").textContent,
      verdict: part("h1.verdict")?.textContent,
      fact: part(".fact").textContent,
      source: part(".sources a")?.href,
      beyond: ["h1", ".written", ".btn", ".note"].filter((each) => !inside(part(each).getBoundingClientRect())),
    };
    if (found.true && found.false) return found;
    part(".btn").click();
    await new Promise((then) => setTimeout(then));
  }
  return found;
}"""


def listen(page: Any, moment: Moment, language: str = "en", **fact: object) -> None:
    """From now on, panels open for cards that are turned over. `fact` overrides what is known of each (`note="..."`)."""
    facts = {
        card.id: {
            "note": card.note[language],
            "source": card.source and {"title": card.source.title, "url": card.source.url},
        }
        for card in load_shipped(moment.decks[0]).cards
    }
    told = {"decks": moment.decks, "fact": fact, "facts": facts, "rules": moment.game.rules.id}
    page.evaluate(LISTEN, told)


def tell(page: Any, found: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Let scenes happen one after the other; says what the first panels show of a card that lay right ("true") and of one
    that did not ("false"), and leaves the last open."""
    panels: dict[str, Any] = page.evaluate(
        TELL, [{"view": drawn["view"], "events": drawn["events"]} for drawn in found]
    )
    return panels
