"""How long the page is busy at a stretch while a card is dragged along a line of forty cards.

It needs tests/web on the path, and a server that serves the unbundled modules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Browser, Page
from staged import draw, long_line

SLOWER = 4
"""How many times slower than a desktop a phone may be."""
LONG_TASK = 50.0
"""Milliseconds; if the page is busy for longer, dragging feels jerky."""
TIMES = 3
"""The best run counts; in the others the machine may have been busy with something else."""
MAIN = "CrRendererMain"
TASKS = "disabled-by-default-devtools.timeline,__metadata"
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
ON_A_DESKTOP = 12.0
"""Milliseconds that RENDER took on the reference machine when it was otherwise idle."""


class Screen(NamedTuple):
    """A device, and how many times slower it is than the reference machine."""

    width: int
    height: int
    slower: int


DESKTOP = Screen(1440, 900, 1)
PHONE = Screen(390, 844, SLOWER)


def longest_task(browser: Browser, url: str, screen: Screen) -> float:
    """Milliseconds, as if this machine were as fast as the screen's."""
    size = {"width": screen.width, "height": screen.height}
    with browser.new_context(viewport=size, locale="en") as context:
        page = context.new_page()
        page.goto(url)
        draw(page, long_line(40), motion="full")
        return min(_dragged(page, screen) for _ in range(TIMES))


def _dragged(page: Page, screen: Screen) -> float:
    """Drag a card from the hand to the line, to its right end and to its left, then put it back."""
    card, felt = (page.locator(found).bounding_box() for found in ("[data-hand] >> nth=1", ".runner"))
    assert card
    assert felt
    height = felt["y"] + 150

    def drag() -> None:
        page.mouse.move(card["x"] + 30, card["y"] + 40)
        page.mouse.down()
        page.mouse.move(screen.width / 2, height, steps=10)
        for x in [
            *range(screen.width // 2, screen.width - 10, 14),
            *range(screen.width - 10, 10, -14),
        ]:
            page.mouse.move(x, height)
        # Rest on a gap until it counts as chosen.
        page.wait_for_timeout(200)
        page.mouse.up()

    tasks = _trace(page, drag)
    assert len(tasks) > 50
    page.wait_for_selector(".gap.chosen")
    took = tasks[-1] / 1000 * screen.slower * ON_A_DESKTOP / _render(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-hand][aria-pressed=true]", state="detached")
    return took


def _trace(page: Page, act: Callable[[], None]) -> list[int]:
    """The processor time of each of the page's tasks during `act`, in microseconds, longest last."""
    session, events, done = page.context.new_cdp_session(page), [], []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.start", {"categories": TASKS, "transferMode": "ReportEvents"})
    act()
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(20)
    session.detach()
    pages = {(e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e["args"]["name"] == MAIN}
    tasks = [e for e in events if e["name"] == "RunTask" and (e["pid"], e["tid"]) in pages]
    return sorted(task.get("tdur", 0) for task in tasks)


def _render(page: Page) -> float:
    """Milliseconds that RENDER takes on this machine right now."""
    blank = page.context.new_page()
    took: float = blank.evaluate(RENDER)
    blank.close()
    return took
