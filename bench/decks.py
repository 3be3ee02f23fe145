"""Decks: loading, drawing and printing, against their bars."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable

from bars import Bar, judge

from interstice.decks.art.draw import draw_window
from interstice.decks.load import load, shipped
from interstice.decks.print.cards import card_face, print_deck


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def load_cold() -> float:
    """Seconds that loading 320 cards adds to starting Python with the same modules, best of five."""
    bare = "import time; from interstice.decks.load import load; start = time.perf_counter(); "
    code = f"{bare}load('switzerland'); print(time.perf_counter() - start)"
    return min(
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout)
        for _ in range(5)
    )


def draw_all() -> int:
    size = 0
    for name in shipped():
        edition = load(name)
        for card in edition.cards:
            size += len(draw_window(edition, card).encode())
            card_face(edition, card, "de", "front")
            card_face(edition, card, "de", "date")
    return size


def main() -> bool:
    cards = sum(len(load(name).cards) for name in shipped())
    sizes: list[int] = []
    drawing = timed(lambda: sizes.append(draw_all()))
    printing = timed(lambda: print_deck(load("switzerland"), "de", "A4"))
    return judge(
        [
            Bar("load 320 cards", load_cold() * 1000, "ms", 50, 5),
            Bar(f"draw {cards} cards, window and both faces", drawing, "s", 15, 2),
            Bar("print 320 cards as PDF", printing, "s", 30, 2),
            Bar("average window", sizes[0] / cards / 1024, "KB", 12, 10),
        ]
    )
