"""The browser client: its size, and how soon someone with a slow phone can play.

The phone is Chromium with a processor four times slower, 1.6 Mbit/s and 150 ms of delay. Both the unbundled modules and the
bundle are measured; the bars apply to the bundle. The peer is a minimal page built with the stack of wikitrivia, the
best-known open game of this kind: Next, React and react-beautiful-dnd, built for production, without any game.
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).parents[1]
NEXT = Path(__file__).parent / "peers" / "next"
sys.path[:0] = [str(ROOT / folder) for folder in ("tests", "tests/server", "tests/web", "tools")]

from bars import Bar, judge  # noqa: E402
from browser.dragging import DESKTOP, PHONE, SLOWER, longest_task  # noqa: E402
from bundle import bundle  # noqa: E402
from needs import browser as chromium  # noqa: E402
from player import Person, enter, open_room, play_on, years_of  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from running import Server  # noqa: E402

RUNS = 3
ROOM = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
"""Throughputs are in bytes per second."""
FIRST_PARTS = ("main", "room", "words")
"""The parts of a bundle that a first game fetches."""
CARD = ".hand:not(.waits) [data-hand]"
PICTURES = ("/art/", "/web/fonts/", "/web/art/")
BOT_PACE = 1.0
"""The server's default, so that no two moves fall within a frame."""
PLAY = "#app:not([aria-busy]) .btn.play:enabled"
"""The play button once it works; before that, the page is only drawn."""
READY = f"""
new MutationObserver((_, observer) => {{
  if (!document.querySelector("{PLAY}")) return;
  window.ready = performance.now();
  observer.disconnect();
}}).observe(document, {{ subtree: true, childList: true, attributes: true }});
"""
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
SENT = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map((each) => [new URL(each.name).pathname, each.encodedBodySize])"""
WATCH = """
window.shown = [];
const mark = performance.mark.bind(performance);
performance.mark = (name) => {
  if (name !== "step") return mark(name);
  const turn = performance.now();
  requestAnimationFrame(() => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => shown.push(performance.now() - turn);
    painted.port2.postMessage(null);
  });
};
"""
"""Measures the time from a step's turn in the queue to the end of the frame that shows it."""


def packed(files: list[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


def weigh_peer() -> int:
    """The compressed size of all scripts on the peer's page."""
    if not (NEXT / "node_modules" / "next").is_dir():
        subprocess.run(["npm", "ci", "--silent", "--ignore-scripts"], cwd=NEXT, check=True)
    environment = {**os.environ, "NEXT_TELEMETRY_DISABLED": "1"}
    if not (NEXT / ".next" / "build-manifest.json").is_file():
        subprocess.run(["npx", "next", "build"], cwd=NEXT, check=True, capture_output=True, env=environment)
    pages = json.loads((NEXT / ".next" / "build-manifest.json").read_bytes())["pages"]
    return packed([NEXT / ".next" / name for name in {*pages["/"], *pages["/_app"]}])


@contextmanager
def slow_phone(browser: Browser) -> Iterator[Page]:
    with browser.new_context(viewport={"width": 390, "height": 844}, locale="en") as context:
        page = context.new_page()
        tools = context.new_cdp_session(page)
        tools.send("Network.enable")
        tools.send("Network.emulateNetworkConditions", ROOM)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        yield page


def first_game(browser: Browser, url: str) -> dict[str, float]:
    """Seconds from navigation to a working button, and from pressing it to a card that can be chosen."""
    with slow_phone(browser) as page:
        page.add_init_script(READY)
        page.goto(url, wait_until="commit")
        page.wait_for_selector(PLAY)
        ready = page.evaluate("window.ready")
        paint = page.evaluate(FIRST_PAINT)
        # People need a moment to find the button.
        page.wait_for_timeout(1500)
        pressed = page.evaluate("performance.now()")
        page.click(".btn.play")
        page.wait_for_selector(CARD)
        playable = page.evaluate("performance.now()") - pressed
        sent = page.evaluate(SENT)
    weight = sum(
        size
        for path, size in sent
        if path.endswith(("icons.svg", "emblems.svg"))
        or not any(path.startswith(start) for start in PICTURES)
    )
    return {
        "paint": paint / 1000,
        "ready": ready / 1000,
        "playable": playable / 1000,
        "files": len(sent),
        "weight": weight / 1000,
        "scripts": sum(size for path, size in sent if path.endswith(".js")) / 1000,
    }


def shown_within(browser: Browser, url: str, slower: int = 1) -> float:
    """The 90th percentile in milliseconds from a step's turn in the queue to its frame, in a classic game."""
    with browser.new_context(reduced_motion="reduce") as context:
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto(url)
        person = Person(page, years=years_of("events"))
        code = open_room(person, "events", {"hand": 4})
        enter(person, code, {0: "Mira"})
        for seat in (1, 2):
            person.tell(code, "invite", seat=seat, bot="guesser")
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        person.tell(code, "start")
        play_on([person])
        found: list[float] = page.evaluate("shown")
    return quantiles(found, n=10)[-1]


OWN_CARDS, FIRST_ROWS = 300, 20
MAKE = """async (rows) => {
  const authorization = `Bearer ${localStorage.getItem("interstice.token")}`;
  const body = JSON.stringify({ name: "History", language: "en", table: { rows } });
  const answer = await fetch("/api/own", { method: "POST", headers: { "content-type": "application/json", authorization }, body });
  if (!answer.ok) throw new Error(await answer.text());
}"""


SHOWN = """() => new Promise((done) => {
  const look = () => (window.opened ? done(window.opened) : requestAnimationFrame(look));
  look();
})"""
OPENS = f"""
addEventListener("click", () => {{
  const pressed = (window.pressed = performance.now());
  new MutationObserver((_, observer) => {{
    if (document.querySelectorAll(".card-list .rows > li").length < {FIRST_ROWS}) return;
    observer.disconnect();
    requestAnimationFrame(() => {{
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {{ window.opened = performance.now() - pressed; }};
      painted.port2.postMessage(null);
    }});
  }}).observe(document, {{ subtree: true, childList: true }});
}}, {{ capture: true, once: true }});
"""
"""Measures the time from a press to the end of the frame that shows the first rows of a list."""
DRAWN = f"""() => {{
  const pictures = [...document.querySelectorAll(".card-list .rows > li img")];
  // The picture of a card that has not come yet is a few letters.
  const come = pictures.filter((each) => each.complete && each.src.length > 200).length;
  return come >= {FIRST_ROWS} && performance.now() - window.pressed;
}}"""
"""The time from that press until as many pictures are there."""


def deck_opens(browser: Browser, url: str) -> tuple[float, float]:
    """Seconds from pressing an own deck of 300 cards in the list to the frame that shows its first twenty cards: year, title and
    theme. Their pictures follow, one after the other; the second figure is when twenty are there."""
    cards = [
        [f"Event {number} of a long history", str(1000 + number), "It is remembered."]
        for number in range(OWN_CARDS)
    ]
    with slow_phone(browser) as page:
        page.goto(f"{url}/decks/mine")
        page.get_by_role("button", name="Start with a card").wait_for()
        page.evaluate(MAKE, [["Title", "Year", "Fact"], *cards])
        page.reload()
        deck = page.get_by_role("link", name="History")
        deck.wait_for()
        # People need a moment to find it.
        page.wait_for_timeout(1500)
        page.evaluate(OPENS)
        deck.click()
        page.get_by_role("region", name="Cards").get_by_role("listitem").nth(FIRST_ROWS - 1).wait_for()
        rows: float = page.evaluate(SHOWN) / 1000
        pictures: float = page.wait_for_function(DRAWN).json_value() / 1000
    return rows, pictures


def main() -> bool:
    peer = weigh_peer()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        made = Path(folder) / "bundle"
        bundle(made)
        in_page = json.loads((made / "made.json").read_bytes())
        first = len(gzip.compress(in_page["first"].encode(), 9))
        scripts = packed([*made.glob("*.js")]) + first
        styles = packed([*made.glob("*.css")]) + len(gzip.compress(in_page["style"].encode(), 9))
        print(f"  all scripts {scripts:,} bytes, styles {styles:,}; the peer's scripts {peer:,}")
        parts = {file.stem: packed([file]) / 1000 for file in made.glob("*.js")}
        others = {part: size for part, size in parts.items() if not part.startswith(FIRST_PARTS)}
        print("  " + ", ".join(f"{part} {size:.1f} KB" for part, size in sorted(parts.items())))
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        found: dict[str, dict[str, float]] = {}
        for name, its_bundle in (("modules", Path(folder) / "none"), ("bundle", made)):
            with Server(
                Path(folder) / f"{name}.sqlite", BOT_PACE, INTERSTICE_BUNDLE=str(its_bundle)
            ) as server:
                runs = [first_game(browser, server.url) for _ in range(RUNS)]
                found[name] = {key: median(run[key] for run in runs) for key in runs[0]}
                if its_bundle == made:
                    shown = shown_within(browser, server.url)
                    slowly = shown_within(browser, server.url, SLOWER)
                    opens = [deck_opens(browser, server.url) for _ in range(RUNS)]
                    opened, drawn = (median(each) for each in zip(*opens, strict=True))
                else:
                    # Only the modules can draw an arbitrary moment of a game.
                    dragging = [longest_task(browser, server.url, screen) for screen in (DESKTOP, PHONE)]
            now = found[name]
            print(
                f"  {name:8} first paint {now['paint']:.2f} s, button {now['ready']:.2f} s, first card "
                f"{now['playable']:.2f} s after the press; {now['files']:.0f} files, {now['weight']:.0f} KB"
            )
        browser.close()
    print(f"  a slow phone shows a move within {slowly:.0f} ms")
    print(
        f"  it shows the first rows of an own deck after {opened:.2f} s, and their pictures after {drawn:.2f} s"
    )
    ours = found["bundle"]
    return judge(
        [
            Bar("scripts of a first game", ours["scripts"] + first / 1000, "KB", 60, 55),
            Bar("scripts of the largest other part", max(others.values()), "KB", 20, 18),
            Bar("everything for a first game except pictures and fonts", ours["weight"], "KB", 120, 110),
            Bar(
                "the same / the peer's, which has no game",
                (1000 * ours["scripts"] + first) / peer,
                "",
                1,
                0.5,
            ),
            Bar("first paint on a slow phone", ours["paint"], "s", 4, 1),
            Bar("button on a slow phone", ours["ready"], "s", 6, 2),
            Bar("first card after the press", ours["playable"], "s", 6, 2),
            Bar("an own deck of 300 cards on a slow phone", opened, "s", 1, 0.6),
            Bar("a step's turn in the queue to its frame, 90th percentile", shown, "ms", 50, 30),
            Bar("longest task while dragging on a desktop", dragging[0], "ms", 100, 50),
            Bar("longest task while dragging on a slow phone", dragging[1], "ms", 150, 50),
        ]
    )


if __name__ == "__main__":
    sys.exit(not main())
