"""Draw docs/map.svg from the imports: which part of the program imports which.

    python tools/draw_map.py

Arrows that follow from others are left out: a part that imports the server also reaches what the server imports.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import grimp

MAP = Path(__file__).parents[1] / "docs" / "map.svg"
PLACES = {
    "cli": (440, 0), "server.http": (300, 1), "front": (720, 1),
    "client": (90, 2), "server.talking": (300, 2), "lab": (610, 2),
    "server.upkeep": (300, 3), "server.people": (150, 3), "server.moderating": (30, 3), "server.results": (450, 3), "server.daily": (590, 3), "server.playing": (300, 4),
    "server.logs": (320, 5), "bus": (430, 5), "store": (525, 5), "bots": (640, 5), "decks": (800, 5),
    "protocol": (90, 6), "text": (720, 6), "rules": (430, 7), "core": (500, 8),
}  # fmt: skip
"""The place of each part: its distance from the left and its row, from the outermost to the innermost. A test fails if a
part is not listed."""
WIDTH, STEP, TALL, LETTER, PAD = 880, 84, 38, 9.2, 30
STYLE = (
    "text{font:600 15px system-ui,sans-serif;fill:#2b1d12;text-anchor:middle}"
    "rect{fill:#f7ecd8;stroke:#2b1d12;stroke-width:1.5}path{fill:none;stroke:#8a6a45;stroke-width:1.5}"
    "@media(prefers-color-scheme:dark){text{fill:#f7ecd8}rect{fill:#3a2a1c;stroke:#d9b384}path{stroke:#b08b5e}}"
)

Edges = set[tuple[str, str]]


def part_of(module: str) -> str | None:
    """The part that a module of the package belongs to."""
    name = module.removeprefix("interstice").removeprefix(".")
    return next((part for part in PLACES if name == part or name.startswith(f"{part}.")), None)


def imports() -> Edges:
    graph = grimp.build_graph("interstice", cache_dir=None)
    found = {
        (part_of(module), part_of(imported))
        for module in graph.modules
        for imported in graph.find_modules_directly_imported_by(module)
    }
    return {(one, other) for one, other in found if one and other and one != other}


def unlisted() -> set[str]:
    """Modules that belong to none of the parts."""
    modules = grimp.build_graph("interstice", cache_dir=None).modules
    return {module for module in modules if part_of(module) is None} - {"interstice", "interstice.server"}


def reduced(edges: Edges) -> Edges:
    """The edges without those that follow from others."""

    def reaches(start: str, end: str, left_out: tuple[str, str]) -> bool:
        seen, ahead = set[str](), [start]
        while ahead:
            here = ahead.pop()
            for one, other in edges:
                if one == here and (one, other) != left_out and other not in seen:
                    seen.add(other)
                    ahead.append(other)
        return end in seen

    return {edge for edge in edges if not reaches(*edge, left_out=edge)}


def drawn(edges: Edges) -> str:
    places = {part: (x, 20 + row * STEP) for part, (x, row) in PLACES.items()}
    height = max(y for _, y in places.values()) + TALL + 20
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            "<title>Which part of Interstice imports which</title>",
            f"<style>{STYLE}</style>",
            *_arrows(sorted(edges), places),
            *_boxes(places),
            "</svg>\n",
        )
    )


def _arrows(edges: Iterable[tuple[str, str]], places: dict[str, tuple[int, int]]) -> Iterable[str]:
    for one, other in edges:
        (x, y), (to_x, to_y) = places[one], places[other]
        top, bend = y + TALL, (to_y - y - TALL) / 2
        yield f'<path d="M{x:.0f} {top:.0f}C{x:.0f} {top + bend:.0f} {to_x:.0f} {to_y - bend:.0f} {to_x:.0f} {to_y:.0f}"/>'


def _boxes(places: dict[str, tuple[int, int]]) -> Iterable[str]:
    for part, (x, y) in places.items():
        wide = len(part) * LETTER + PAD
        yield f'<rect x="{x - wide / 2:.0f}" y="{y:.0f}" width="{wide:.0f}" height="{TALL}" rx="8"/>'
        yield f'<text x="{x:.0f}" y="{y + 25:.0f}">{part.replace(".", "/")}</text>'


if __name__ == "__main__":
    MAP.write_text(drawn(reduced(imports())), "utf-8")
