"""Taps on a line that folds, as a finger does them: one scrolls until a gap is on the screen, and touches it there."""

from __future__ import annotations

from playwright.sync_api import Page

SHOW = """async (gap) => {
  const track = document.querySelector(".track");
  const middle = () => { const { left, width } = document.querySelector(`[data-gap="${gap}"]`).getBoundingClientRect(); return left + width / 2 };
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // The line folds again around what one looks at, which may move the gap: it must stay where it is for a while.
  for (let tries = 0, still = 0, was = NaN; tries < 500 && still < 5; tries++) {
    const is = middle();
    still = is === was && is >= 12 && is <= innerWidth - 12 ? still + 1 : 0;
    if (is < 12 || is > innerWidth - 12) track.scrollLeft += (is - innerWidth / 2) / 2;
    was = is;
    await drawn();
  }
  return middle();
}"""
"""Scrolls the line as a finger does, bit by bit, until a gap is on the screen; says where it is."""


def tap_gap(page: Page, gap: int) -> None:
    across = page.evaluate(SHOW, gap)
    box = page.locator(f'[data-gap="{gap}"]').bounding_box()
    assert box is not None
    assert 0 < across < page.evaluate("innerWidth")
    page.touchscreen.tap(across, box["y"] + box["height"] / 2)
