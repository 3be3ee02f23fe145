"""Collect the glyphs that decks use in src/interstice/decks/data/glyphs.json.

    python tools/collect_glyphs.py --sets FOLDER [--authors FILE.csv] [CARDS.jsonl | DECK.toml …]

FOLDER holds the icon packages as the npm registry ships them: `@iconify-json/<set>/icons.json`.
Glyphs of the set `own` come from data/own/<name>.svg. Without file arguments, it reads the card
pictures and theme badges of all decks in data. The icons are always collected.
The CSV names the author of each game-icons glyph (columns icon, author).
"""

import argparse
import csv
import json
import math
import re
import sys
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from interstice.decks.art.glyphs import DATA, ICONS, Glyph
from interstice.decks.art.spec import parse
from interstice.decks.print.extras import needed_glyphs

LICENCES = {
    "game-icons": ("CC-BY-3.0", ""),
    "healthicons": ("MIT", "Resolve to Save Lives"),
    "maki": ("CC0-1.0", "Mapbox"),
    "mdi": ("Apache-2.0", "Pictogrammers"),
    "own": ("CC0-1.0", "Interstice"),
    "ph": ("MIT", "Phosphor Icons"),
    "temaki": ("CC0-1.0", "Bryan Housel"),
}
LONGER_SIDE = 1000

Point = tuple[float, float]
Step = tuple[str, list[Point]]
"""A step of a path in absolute points: M, L, C or Z."""


class IrreducibleError(Exception):
    """The glyph cannot be reduced to filled shapes."""


def shapes(body: str) -> tuple[list[Step], bool]:
    """All filled shapes of an SVG fragment as one path, and whether the fill rule is even-odd."""
    steps: list[Step] = []
    rules: set[str] = set()
    root = ET.fromstring(f'<svg xmlns:xlink="http://www.w3.org/1999/xlink">{body}</svg>')
    for element in _filled(root, "currentColor"):
        steps += absolute(_outline(element))
        rules.add(element.get("fill-rule", "nonzero"))
    if not steps:
        raise IrreducibleError("it has no filled shapes")
    return steps, "evenodd" in rules


def _filled(element: ET.Element, fill: str) -> Iterator[ET.Element]:
    for child in element:
        tag = child.tag.rpartition("}")[2]
        if tag in ("defs", "clipPath", "title"):
            continue
        paint = child.get("fill", fill)
        drawn = child.get("stroke", "none") != "none" or child.get("transform")
        if drawn or tag in ("use", "mask", "text", "image"):
            raise IrreducibleError(f"it has a <{tag}> with a stroke, a transform or a reference")
        if tag in ("g", "svg"):
            yield from _filled(child, paint)
        elif paint != "none":
            yield child


def _outline(element: ET.Element) -> str:
    tag = element.tag.rpartition("}")[2]
    number = {key: float(value) for key, value in element.items() if _is_number(value)}
    if tag == "path":
        return element.get("d", "")
    if tag in ("circle", "ellipse"):
        rx, ry = number.get("rx", number.get("r", 0)), number.get("ry", number.get("r", 0))
        left, y = number.get("cx", 0) - rx, number.get("cy", 0)
        return f"M{left} {y}a{rx} {ry} 0 1 1 {2 * rx} 0a{rx} {ry} 0 1 1 {-2 * rx} 0z"
    if tag == "rect":
        x, y = number.get("x", 0), number.get("y", 0)
        return f"M{x} {y}h{number['width']}v{number['height']}h{-number['width']}z"
    if tag == "polygon":
        return f"M{element.get('points')}z"
    raise IrreducibleError(f"it has a <{tag}>")


def _is_number(text: str) -> bool:
    return re.fullmatch(r"-?\d*\.?\d+", text) is not None


def absolute(path: str) -> list[Step]:
    """Every step in absolute points, with shorthands and arcs written out as curves."""
    return list(_Pen().follow(path))


_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_GAP = re.compile(r"[\s,]*")


class _Pen:
    """Follows a path; remembers what the next step needs to know."""

    def __init__(self) -> None:
        self.at: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.handle: Point | None = None
        self.last = ""

    def follow(self, path: str) -> Iterator[Step]:
        for letter, numbers in _commands(path):
            upper = letter.upper()
            if letter.islower():
                numbers = self._made_absolute(upper, numbers)
            yield from self._step(upper, numbers)
            self.last = upper

    def _made_absolute(self, letter: str, numbers: list[float]) -> list[float]:
        x, y = self.at
        if letter == "A":
            return [*numbers[:5], numbers[5] + x, numbers[6] + y]
        if letter == "V":
            return [numbers[0] + y]
        return [number + (y if i % 2 else x) for i, number in enumerate(numbers)]

    def _step(self, letter: str, n: list[float]) -> Iterator[Step]:
        points = list(zip(n[::2], n[1::2], strict=False))
        if letter == "Z":
            self.at = self.start
            yield "Z", []
        elif letter == "M":
            self.at = self.start = points[0]
            yield "M", points
        elif letter in "LHV":
            x, y = self.at
            self.at = {"L": (n[0], n[-1]), "H": (n[0], y), "V": (x, n[0])}[letter]
            yield "L", [self.at]
        elif letter == "A":
            yield from self._arc(n)
        else:
            yield self._curve(letter, points)

    def _curve(self, letter: str, points: list[Point]) -> Step:
        if letter in "ST":
            same = self.last in ("CS" if letter == "S" else "QT")
            x, y = self.at
            back = self.handle if same and self.handle else self.at
            points = [(2 * x - back[0], 2 * y - back[1]), *points]
        if letter in "QT":
            self.handle = points[0]
            points = [_between(end, points[0], 2 / 3) for end in (self.at, points[1])] + points[1:]
        else:
            self.handle = points[1]
        self.at = points[2]
        return "C", points

    def _arc(self, numbers: list[float]) -> Iterator[Step]:
        rx, ry, turn, large, sweep, x, y = numbers
        ends = self.at, (x, y)
        self.at = (x, y)
        if rx and ry and ends[0] != ends[1]:
            for curve in arc(ends, (abs(rx), abs(ry)), math.radians(turn), large > 0, sweep > 0):
                yield "C", curve
        elif ends[0] != ends[1]:
            yield "L", [ends[1]]


def _between(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    for letter, text in re.findall(r"([A-Za-z])([^A-DF-Za-df-z]*)", path):
        count = _ARGUMENTS[letter.upper()]
        if not count:
            yield letter, []
            continue
        numbers = list(_numbers(text, letter in "aA"))
        for i in range(0, len(numbers), count):
            yield letter, numbers[i : i + count]
            letter = {"M": "L", "m": "l"}.get(letter, letter)


def _numbers(text: str, in_arc: bool) -> Iterator[float]:
    """The numbers of one command; the two flags of an arc need no space after them."""
    at = _GAP.match(text).end()  # type: ignore[union-attr]
    count = 0
    while at < len(text):
        if in_arc and count % 7 in (3, 4):
            yield float(text[at])
            at += 1
        else:
            found = _NUMBER.match(text, at)
            if not found:
                raise IrreducibleError(f"its path says {text[at : at + 12]!r}")
            yield float(found[0])
            at = found.end()
        at = _GAP.match(text, at).end()  # type: ignore[union-attr]
        count += 1


def arc(
    ends: tuple[Point, Point], radii: Point, turn: float, large: bool, sweep: bool
) -> Iterator[list[Point]]:
    """An elliptical arc as cubic curves of at most a quarter turn (SVG 1.1, appendix F.6)."""
    (x0, y0), (x1, y1) = ends
    rx, ry = radii
    cos, sin = math.cos(turn), math.sin(turn)
    dx, dy = (x0 - x1) / 2, (y0 - y1) / 2
    u, v = cos * dx + sin * dy, cos * dy - sin * dx
    grow = max(1.0, math.sqrt((u / rx) ** 2 + (v / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    away = (rx * v) ** 2 + (ry * u) ** 2
    root = math.sqrt(max(0.0, (rx * ry) ** 2 / away - 1)) * (-1 if large == sweep else 1)
    cu, cv = root * rx * v / ry, -root * ry * u / rx
    first = math.atan2((v - cv) / ry, (u - cu) / rx)
    span = (math.atan2((-v - cv) / ry, (-u - cu) / rx) - first) % (2 * math.pi)
    if not sweep and span:
        span -= 2 * math.pi
    centre = cos * cu - sin * cv + (x0 + x1) / 2, sin * cu + cos * cv + (y0 + y1) / 2

    def on(a: float, b: float) -> Point:
        return centre[0] + cos * rx * a - sin * ry * b, centre[1] + sin * rx * a + cos * ry * b

    count = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-6))
    pull = 4 / 3 * math.tan(span / count / 4)
    for i in range(count):
        a, b = first + span * i / count, first + span * (i + 1) / count
        yield [
            on(math.cos(a) - pull * math.sin(a), math.sin(a) + pull * math.cos(a)),
            on(math.cos(b) + pull * math.sin(b), math.sin(b) - pull * math.cos(b)),
            on(math.cos(b), math.sin(b)),
        ]


def bounds(steps: Iterable[Step]) -> tuple[float, float, float, float]:
    xs: list[float] = []
    ys: list[float] = []
    at: Point = (0.0, 0.0)
    for letter, points in steps:
        for t in (0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875) if letter == "C" else ():
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            curve = list(zip(weights, (at, *points), strict=True))
            xs.append(sum(weight * x for weight, (x, _) in curve))
            ys.append(sum(weight * y for weight, (_, y) in curve))
        if points:
            at = points[-1]
            xs.append(at[0])
            ys.append(at[1])
    return min(xs), min(ys), max(xs), max(ys)


def fitted(steps: list[Step]) -> tuple[int, int, str]:
    """Width, height and path, moved to 0 0 and scaled to whole numbers."""
    left, top, right, bottom = bounds(steps)
    scale = LONGER_SIDE / max(right - left, bottom - top)
    on_grid = [
        (letter, [(round((x - left) * scale), round((y - top) * scale)) for x, y in points])
        for letter, points in steps
    ]
    return round((right - left) * scale), round((bottom - top) * scale), _written(on_grid)


def _written(steps: list[tuple[str, list[tuple[int, int]]]]) -> str:
    out: list[str] = []
    x = y = 0
    start = (0, 0)
    last = ""
    for letter, points in steps:
        if letter == "M":
            start = points[0]
        if letter == "Z":
            x, y = start
            out.append("z")
            last = "z"
            continue
        deltas = [value for px, py in points for value in (px - x, py - y)]
        x, y = points[-1]
        if letter != "M" and not any(deltas):
            continue
        letter, deltas = _shortest(letter, deltas)
        numbers = "".join(f" {n}" if n >= 0 else str(n) for n in deltas)
        out.append(numbers if letter == last != "m" else letter + numbers.lstrip())
        last = letter
    return "M0 0" + "".join(out) if not out[0].startswith("m") else "".join(out)


def _shortest(letter: str, deltas: list[int]) -> tuple[str, list[int]]:
    if letter == "L" and deltas[1] == 0:
        return "h", deltas[:1]
    if letter == "L" and deltas[0] == 0:
        return "v", deltas[1:]
    return letter.lower(), deltas


def names_in(files: Iterable[Path]) -> set[str]:
    names = set(ICONS.values()) | needed_glyphs()
    for file in files:
        text = file.read_text("utf-8")
        if file.suffix == ".toml":
            names.update(theme["badge"] for theme in tomllib.loads(text).get("themes", {}).values())
            continue
        for line in filter(str.strip, text.splitlines()):
            names.update(figure.glyph for figure in parse(json.loads(line)["art"]).figures)
    return names


class Packages:
    """The icon packages, opened when first needed."""

    def __init__(self, folder: Path, authors: Path | None) -> None:
        self.folder = folder
        self.sets: dict[str, dict[str, Any]] = {}
        rows = csv.DictReader(authors.open(encoding="utf-8")) if authors else ()
        self.authors = {row["icon"]: row["author"] for row in rows}

    def glyph(self, name: str) -> Glyph:
        origin, _, icon = name.partition(":")
        if origin not in LICENCES:
            raise IrreducibleError(f"the set {origin!r} is not known")
        steps, evenodd = shapes(self._own(icon) if origin == "own" else self._body(origin, icon))
        width, height, path = fitted(steps)
        licence, author = LICENCES[origin]
        if origin == "game-icons":
            author = self.authors.get(icon, "")
        return Glyph(width, height, path, origin, licence, author, evenodd)

    def _own(self, icon: str) -> str:
        file = DATA / "own" / f"{icon}.svg"
        if not file.exists():
            raise IrreducibleError(f"there is no {file.name} in data/own")
        return re.sub(r"<\?xml.*?\?>", "", file.read_text("utf-8"))

    def _body(self, origin: str, icon: str) -> str:
        if origin not in self.sets:
            file = self.folder / "@iconify-json" / origin / "icons.json"
            self.sets[origin] = json.loads(file.read_bytes())
        icons = self.sets[origin]["icons"]
        alias = self.sets[origin].get("aliases", {}).get(icon, {})
        if {"rotate", "hFlip", "vFlip"} & set(alias):
            raise IrreducibleError("it is a rotated copy of another")
        found = icons.get(alias.get("parent", icon))
        if not found:
            raise IrreducibleError(f"the set has no {icon!r}")
        return str(found["body"])


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    reader.add_argument("--sets", type=Path, required=True)
    reader.add_argument("--authors", type=Path)
    reader.add_argument("files", type=Path, nargs="*")
    given = reader.parse_args()
    decks = [*DATA.glob("*/cards.jsonl"), *DATA.glob("*/deck.toml")]
    packages = Packages(given.sets, given.authors)
    found: dict[str, Glyph] = {}
    missing = 0
    for name in sorted(names_in(given.files or decks)):
        try:
            found[name] = packages.glyph(name)
        except IrreducibleError as reason:
            missing += 1
            print(f"skipped {name}: {reason}", file=sys.stderr)
    rows = (f'"{name}":{msgspec.json.encode(glyph).decode()}' for name, glyph in found.items())
    (DATA / "glyphs.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")
    print(f"{len(found)} glyphs collected, {missing} skipped")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
