"""Games played here move by move and drawn in a page at any moment, so that every state of a table can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from interstice.bots.find import bot
from interstice.bots.memories import recall
from interstice.core import engine
from interstice.core.chance import Casual, Seeded
from interstice.core.game import Game, Player
from interstice.core.view import seen_events, view
from interstice.decks.load import load_shipped
from interstice.rules.presets import preset

NAMES = ("Mira", "Jonas", "Aïcha", "Luca", "Ada", "Emil", "Nora", "Otto")
ME = "p0"

DRAW = """async ({ preset, decks, seat, view, events, over, dress }) => {
  const [{ render }, { html }, { need, needDecks, t }, { makeWords }, { Top }, rules] = await Promise.all([
    import("preact"), import("/web/js/parts/html.js"), import("/web/js/i18n.js"), import("/web/js/words.js"),
    import("/web/js/parts/top.js"), import(`/web/js/tables/${view.rules}.js`)]);
  await Promise.all([need(view.rules), needDecks(decks)]);
  Object.assign(document.documentElement.dataset, dress);
  const Table = rules[`${view.rules[0].toUpperCase()}${view.rules.slice(1)}Table`];
  const seats = view.players.map((player, at) => ({ person: `p${at}`, name: player.name, here: true }));
  const room = { preset, decks, seats, me: "p0", host: "p0", taken_over: [] };
  const app = document.getElementById("app");
  if (!window.staged) render(null, app);
  window.staged ??= { moves: [], ended: 0 };
  const act = async (move) => void window.staged.moves.push(move);
  const props = { view, seat, words: makeWords(room, view), last: { events, entries: view.entries }, act, asks: view.asks, onEnd: () => window.staged.ended++, ...over };
  render(html`<div class=${`table table-${view.rules}`}><${Top} game=${t(`preset-${preset}`)} /><${Table} ...${props} /></div>`, app);
}"""


DRAW_END = """async ({ preset, decks, view }) => {
  const [{ render }, { html }, { need, needDecks }, { makeWords }, { End }] = await Promise.all([
    import("preact"), import("/web/js/parts/html.js"), import("/web/js/i18n.js"), import("/web/js/words.js"),
    import("/web/js/screens/end.js")]);
  await Promise.all([need("table"), needDecks(decks)]);
  const seats = view.players.map((player, at) => ({ person: `p${at}`, name: player.name, here: true }));
  const room = { preset, decks, seats, me: "p0", host: "p0", taken_over: [] };
  const app = document.getElementById("app");
  render(null, app);
  render(html`<${End} ...${{ view, seat: 0, words: makeWords(room, view), room, game: "G" }} />`, app);
}"""
SLOWER = 4
"""How many times slower than here a phone may be."""
MAIN = "CrRendererMain"
TASKS = "disabled-by-default-devtools.timeline,__metadata"


class Moment(NamedTuple):
    """A game right after one entry of its log."""

    preset: str
    decks: tuple[str, ...]
    game: Game
    events: Sequence[Any]

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
    """A game among bots; each moment is the same `Game` one entry further, so look before you go on."""
    chosen = preset(name)
    deck = load_shipped(chosen.deck).deck()
    chance, luck = Seeded(seed.to_bytes(32, "big")), Casual(seed)
    players = [Player(NAMES[at], ages[at] if at < len(ages) else None) for at in range(seats)]
    game = engine.new(chosen.rules, players, deck, chance, {**chosen.options, **(options or {})})
    memories = [recall(mind, deck, luck) for _ in players]
    yield Moment(name, (chosen.deck,), game, game.log[-1].events)
    while not game.over:
        seat, asks = next(iter(game.asks.items()))
        move = bot(mind).choose(asks, lambda seat=seat: view(game, seat), memories[seat], luck)  # type: ignore[misc]
        entry = engine.play(game, seat, move, chance)
        yield Moment(name, (chosen.deck,), game, seen_events(entry, 0))


def first(found: Iterator[Moment], when: Callable[[Moment], object]) -> Moment:
    """Play on until something is so."""
    return next(moment for moment in found if when(moment))


def long_line(cards: int) -> tuple[Moment, dict[str, Any]]:
    """A moment of a real game, with as many cards on the line as wanted."""
    moment = first(moments("themes", 4, seed=2), lambda m: 0 in m.game.asks)
    seen = moment.seen(0)
    faces, line = dict(seen["cards"]), list(seen["line"])
    known = {card["face"] for card in faces.values()}
    fresh = [card for card in load_shipped("themes").cards if card.id not in known]
    for number, card in enumerate(fresh[: cards - len(line)], 1000):
        faces[str(number)] = {"face": card.id, "theme": card.theme, "year": card.year}
        line.append(number)
    line.sort(key=lambda n: faces[str(n)]["year"])
    return moment, {"cards": faces, "line": line}


def draw(page: Any, moment: Moment, seat: int | None = 0, told: bool = True, **more: Any) -> None:
    """Draw a moment as a seat sees it; `told` False is how a replay shows it: without what just happened."""
    page.evaluate(
        DRAW,
        {
            "preset": moment.preset,
            "decks": moment.decks,
            "seat": seat,
            "view": {**moment.seen(seat), **more.pop("view", {})},
            "events": msgspec.to_builtins(moment.events, str_keys=True) if told else [],
            "over": more.pop("over", {}),
            "dress": more.pop("dress", {}),
        },
    )


def draw_end(page: Any, moment: Moment) -> None:
    """Draw how a game went, as its first seat sees it; what the server would tell of it comes from here."""
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
    page.route("**/api/games/G", lambda route: route.fulfill(json=log))
    page.route("**/api/games/G/timeline?*", lambda route: route.fulfill(json=ages))
    page.evaluate(DRAW_END, {"preset": moment.preset, "decks": moment.decks, "view": moment.seen(0)})
    page.wait_for_selector(".tb td")
    page.wait_for_selector("details summary")


def trace(page: Any, act: Callable[[], None]) -> list[int]:
    """How many microseconds of the processor each task of the page took while something is done, the longest last."""
    session, events, done = page.context.new_cdp_session(page), [], []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.start", {"categories": TASKS, "transferMode": "ReportEvents"})
    act()
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(20)
    pages = {(e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e["args"]["name"] == MAIN}
    tasks = [e for e in events if e["name"] == "RunTask" and (e["pid"], e["tid"]) in pages]
    return sorted(task.get("tdur", 0) for task in tasks)


RENDER = """() => {
  const box = document.body.appendChild(document.createElement("div"));
  const once = () => {
    const began = performance.now();
    for (let time = 0; time < 10; time++) {
      box.innerHTML = "<p>one <b>two</b> <i>three</i></p>".repeat(40);
      box.offsetHeight;
    }
    return performance.now() - began;
  };
  return Math.min(...Array.from({ length: 7 }, once));
}"""
ON_A_PHONE = 48.0
"""Milliseconds that RENDER takes on a slow phone: four times as long as on the machine this was measured on first, when nobody
else was busy on it."""


def slower_phone(page: Any) -> float:
    """How many times slower a slow phone draws than this machine does just now."""
    blank = page.context.new_page()
    took: float = blank.evaluate(RENDER)
    blank.close()
    return ON_A_PHONE / took


def drag_over_forty_cards(page: Any, width: int) -> float:
    """Drag a card along a long line and back, three times: milliseconds that the longest task of the best of them would take
    on a slow phone."""
    moment, seen = long_line(40)
    draw(page, moment, view=seen, dress={"motion": "full"})
    page.wait_for_timeout(500)
    card, felt = (page.locator(found).bounding_box() for found in ("[data-hand] >> nth=1", ".runner"))
    height = felt["y"] + 150

    def drag() -> None:
        page.mouse.move(card["x"] + 30, card["y"] + 40)
        page.mouse.down()
        page.mouse.move(width / 2, height, steps=10)
        for x in [*range(width // 2, width - 10, 14), *range(width - 10, 10, -14)]:
            page.mouse.move(x, height)
        page.wait_for_timeout(200)
        page.mouse.up()

    longest = []
    for _ in range(3):
        tasks = trace(page, drag)
        assert len(tasks) > 50
        assert page.locator(".gap.chosen").count() == 1
        longest.append(tasks[-1] / 1000 * slower_phone(page))
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    return min(longest)
