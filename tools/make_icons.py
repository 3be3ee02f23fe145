"""Redraw the home-screen icons from web/art/icon.svg. They fill the square, since each system crops them differently."""

from __future__ import annotations

import re

from interstice.decks.print.sheets import opening, placed, png
from interstice.server.http.site import WEB

SIZES = (192, 512)
SAFE = 0.82
"""The part of the width that no system crops."""


def main() -> None:
    drawing = (WEB / "art" / "icon.svg").read_text("utf-8")
    found = re.fullmatch(r"(<svg[^>]*>)(<rect[^>]*/>)(.*)</svg>\s*", drawing)
    assert found is not None, "expected icon.svg to begin with its background"
    head, ground, figure = found.groups()
    edge = 32 * (1 - SAFE)
    whole = (
        head
        + re.sub(r' rx="[^"]*"', "", ground)
        + f'<g transform="translate({edge} {edge}) scale({SAFE})">{figure}</g></svg>'
    )
    for size in SIZES:
        made = png(opening("Interstice", "en", size, size, "pt") + placed(whole, 0, 0, size, "pt"))
        (WEB / "art" / f"icon-{size}.png").write_bytes(made)


if __name__ == "__main__":
    main()
