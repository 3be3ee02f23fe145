"""A card's picture as one line: `SCENE: GLYPH [X Y SIZE] [turn DEG] [flip] [+ GLYPH …]`."""

import re

import msgspec

_PLACES = ((50.0, 52.0, 70.0), (80.0, 20.0, 26.0), (20.0, 80.0, 24.0))
_NUMBER = r"-?\d+(?:\.\d+)?"
_LINE = re.compile(r"(?P<scene>[a-z]+): (?P<figures>\S.*)")
_FIGURE = re.compile(
    rf"(?P<glyph>[a-z-]+:[a-z0-9-]+)"
    rf"(?: (?P<x>{_NUMBER}) (?P<y>{_NUMBER}) (?P<size>{_NUMBER}))?"
    rf"(?: turn (?P<turn>{_NUMBER}))?(?P<flip> flip)?"
)


class Figure(msgspec.Struct, frozen=True):
    """A glyph in its place.

    `x` and `y` are its centre in percent of the window. `size` is its longer side in percent of the
    window's width; a slender first figure is drawn up to a fifth larger. `turn` is in degrees
    clockwise; a flipped glyph is mirrored before it is turned.
    """

    glyph: str
    x: float
    y: float
    size: float
    turn: float = 0.0
    flip: bool = False

    def __str__(self) -> str:
        words = [self.glyph, *(f"{number:g}" for number in (self.x, self.y, self.size))]
        if self.turn:
            words.append(f"turn {self.turn:g}")
        if self.flip:
            words.append("flip")
        return " ".join(words)


class Art(msgspec.Struct, frozen=True):
    """The first figure is what the card is about; up to two more give context."""

    scene: str
    figures: tuple[Figure, ...]

    def __str__(self) -> str:
        return f"{self.scene}: " + " + ".join(map(str, self.figures))


def parse(line: str) -> Art:
    """Read a line. A figure without numbers goes to the default place for its rank."""
    found = _LINE.fullmatch(line.strip())
    if not found:
        raise ValueError(f"expected 'SCENE: GLYPH [X Y SIZE] …', got {line!r}")
    parts = found["figures"].split(" + ")
    if len(parts) > len(_PLACES):
        raise ValueError(f"expected one to {len(_PLACES)} figures, got {len(parts)} in {line!r}")
    figures = (_figure(part, place) for part, place in zip(parts, _PLACES, strict=False))
    return Art(found["scene"], tuple(figures))


def _figure(text: str, place: tuple[float, float, float]) -> Figure:
    found = _FIGURE.fullmatch(text.strip())
    if not found:
        raise ValueError(f"expected 'SET:GLYPH [X Y SIZE] [turn DEG] [flip]', got {text!r}")
    if found["size"]:
        place = (float(found["x"]), float(found["y"]), float(found["size"]))
    if place[2] <= 0:
        raise ValueError(f"expected a size above 0, got {place[2]:g} in {text!r}")
    return Figure(found["glyph"], *place, float(found["turn"] or 0), bool(found["flip"]))
