"""The shapes a scene is cut from: each returns a piece of SVG, or of path data where it says so."""

import math
from collections.abc import Iterable, Sequence

from interstice.decks.art.scenes.whim import Whim

WIDTH, HEIGHT = 448, 560

Point = tuple[float, float]


def n(number: float) -> str:
    """A number rounded to a tenth and written as briefly as possible."""
    return f"{number:.1f}".removesuffix(".0")


def shape(fill: str, *paths: str, opacity: float = 1) -> str:
    """A filled path; empty if there is nothing to fill."""
    data = "".join(paths)
    return f'<path fill="{fill}"{_faint(opacity)} d="{data}"/>' if data else ""


def line(colour: str, width: float, *paths: str, opacity: float = 1) -> str:
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{n(width)}" stroke-linecap="round"'
        f' stroke-linejoin="round"{_faint(opacity)} d="{"".join(paths)}"/>'
    )


def _faint(opacity: float) -> str:
    return "" if opacity == 1 else f' opacity="{opacity:.2g}"'


def disc(x: float, y: float, r: float) -> str:
    """Path data of a full circle."""
    return f"M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 1 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 1 {n(-2 * r)} 0z"


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """Path data of a lying ellipse."""
    a = f"a{n(rx)} {n(ry)} 0 1 1"
    return f"M{n(x - rx)} {n(y)}{a} {n(2 * rx)} 0{a} {n(-2 * rx)} 0z"


def box(x: float, y: float, width: float, height: float) -> str:
    """Path data of a rectangle."""
    return f"M{n(x)} {n(y)}h{n(width)}v{n(height)}h{n(-width)}z"


def polygon(*points: Point) -> str:
    """Path data of straight edges."""
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "z"


def down_from(edge: Sequence[Point]) -> str:
    """Path data of all that lies below a jagged edge."""
    return polygon((edge[0][0], HEIGHT), *edge, (edge[-1][0], HEIGHT))


def rays(x: float, y: float, count: int, turn: float = 0, reach: float = 760) -> str:
    """Path data of beams that spread from a point, as wide as the gaps between them."""
    half = math.pi / count / 2
    out = []
    for i in range(count):
        middle = 2 * math.pi * i / count + turn
        ends = [(math.cos(middle + d) * reach, math.sin(middle + d) * reach) for d in (-half, half)]
        out.append(polygon((x, y), *((round(x + a), round(y + b)) for a, b in ends)))
    return "".join(out)


def sun(x: float, y: float, r: float, colour: str) -> str:
    """A disc with two carved rings around it."""
    rings = line(colour, 2.5, disc(x, y, r + 9), opacity=0.7)
    return shape(colour, disc(x, y, r)) + rings + line(colour, 1.5, disc(x, y, r + 18), opacity=0.4)


def hills(whim: Whim, y: float, rise: float) -> str:
    """Path data of soft ground that rolls across the window around the height `y`."""
    a, b, c = (y + whim.between(-rise, rise) for _ in range(3))
    lean = whim.between(-50, 50)
    return (
        f"M0 {n(a)}C90 {n(a - rise)} {150 + lean} {n(b - rise)} {224 + lean} {n(b)}"
        f"S360 {n(c + rise)} {WIDTH} {n(c)}V{HEIGHT}H0z"
    )


def ridge(whim: Whim, y: float, height: float, step: int) -> list[Point]:
    """A jagged edge from side to side, its teeth up to `height` above `y`."""
    edge: list[Point] = [(-10, y)]
    x = -whim.between(0, step)
    while x < WIDTH + step:
        edge.append((x, y - whim.between(height * 0.5, height)))
        edge.append((x + step * 0.55, y - whim.between(0, height * 0.35)))
        x += step + whim.between(-step // 4, step // 4)
    return edge


def gouges(whim: Whim, count: int, top: float, bottom: float, length: int = 46) -> str:
    """Path data of marks left by the knife between two heights: horizontal, and pointed at both ends."""
    out = []
    for _ in range(count):
        x, y = whim.between(-10, WIDTH), whim.between(top, bottom)
        # Longer and thicker towards the foot, which is nearer to the eye.
        near = 0.5 + 0.7 * (y - top) / max(1, bottom - top)
        half, thick = whim.between(length * 0.3, length * 0.6) * near, 2.6 * near
        out.append(f"M{x} {y}q{n(half)} {n(-thick)} {n(2 * half)} 0q{n(-half)} {n(thick)} {n(-2 * half)} 0z")
    return "".join(out)


def dots(points: Iterable[Point]) -> str:
    """Path data of dots; a round line gives them their size."""
    return "".join(f"M{n(x)} {n(y)}h.1" for x, y in points)


def stars(whim: Whim, colour: str, count: int, bottom: int) -> str:
    out = []
    for width, share, opacity in ((1.8, 0.55, 0.7), (3, 0.33, 0.85), (4.6, 0.12, 1)):
        places = [(whim.between(8, 440), whim.between(8, bottom)) for _ in range(int(count * share))]
        out.append(line(colour, width, dots(places), opacity=opacity))
    for _ in range(3):
        x, y, r = whim.between(110, 430), whim.between(20, bottom * 0.6), whim.between(7, 11)
        q = r * 0.16
        out.append(
            shape(
                colour,
                f"M{x} {y - r}L{n(x + q)} {n(y - q)} {x + r} {y} {n(x + q)} {n(y + q)} {x} "
                f"{y + r} {n(x - q)} {n(y + q)} {x - r} {y} {n(x - q)} {n(y - q)}z",
            )
        )
    return "".join(out)


def cloud(x: float, y: float, width: float) -> str:
    """Path data of a heap of bumps on a flat foot, `x` `y` its left end."""
    w = width / 10
    parts = ((1.3, 1.2, 2.2, -1.4), (1.7, 1.7, 3, -1), (1.5, 1.5, 2.6, 0.9), (1.2, 1.1, 2.2, 1.5))
    bumps = "".join(f"a{n(rx * w)} {n(ry * w)} 0 0 1 {n(dx * w)} {n(dy * w)}" for rx, ry, dx, dy in parts)
    return f"M{n(x)} {n(y)}{bumps}z"


def pine(x: float, y: float, height: float) -> str:
    """Path data of a fir whose foot stands at `x` `y`."""
    h, w = height, height * 0.2
    tiers = "".join(
        f"l{n(w * a)} {n(h * b)}"
        for a, b in (
            (0.6, 0.34),
            (-0.25, 0),
            (0.5, 0.28),
            (-0.3, 0),
            (0.5, 0.26),
            (-0.85, 0),
            (0, 0.12),
            (-0.4, 0),
            (0, -0.12),
            (-0.85, 0),
            (0.5, -0.26),
            (-0.3, 0),
            (0.5, -0.28),
            (-0.25, 0),
        )
    )
    return f"M{n(x)} {n(y - h)}{tiers}z"


def pines(whim: Whim, y: float, count: int, height: int) -> str:
    """Path data of firs scattered along the foot of the window, few in the middle."""
    places = [whim.pick((whim.between(-6, 130), whim.between(318, 456))) for _ in range(count)]
    return "".join(pine(x, y + whim.between(0, 14), whim.between(height * 0.6, height)) for x in places)


def leaf(x: float, y: float, length: float, angle: float, wide: float = 0.3) -> str:
    """Path data of a pointed leaf that grows from `x` `y` towards `angle` (degrees)."""
    cos, sin = math.cos(math.radians(angle)) * length, math.sin(math.radians(angle)) * length
    bulge = wide * 1.5

    def at(along: float, across: float) -> str:
        return f"{along * cos - across * sin:.0f} {along * sin + across * cos:.0f}"

    return f"M{x:.0f} {y:.0f}q{at(0.45, -bulge)} {at(1, 0)}q{at(-0.55, bulge)} {at(-1, 0)}z"


def flag(x: float, foot: float, height: float, cloth: str, pole: str, lean: float = 0) -> str:
    top = foot - height
    tip = x + lean
    wave = f"M{tip:.0f} {top:.0f}c18 -9 30 9 52 0l-4 32c-20 9 -32 -8 -46 1z"
    return (
        line(pole, 4, f"M{x:.0f} {foot:.0f}L{tip:.0f} {top - 8:.0f}")
        + shape(cloth, wave)
        + line(pole, 2, wave)
    )
