"""Scenes of the open sky, and the map beneath it."""

import math

from interstice.decks.art.palettes import Palette, mix
from interstice.decks.art.scenes.cuts import cloud, disc, gouges, hills, line, polygon, rays, shape, sun
from interstice.decks.art.scenes.scene import scene
from interstice.decks.art.scenes.whim import Whim


@scene
def sky(p: Palette, whim: Whim) -> str:
    x, y = whim.between(120, 330), whim.between(400, 440)
    light, grey = mix(p.sun, p.sky_bottom, 0.15), mix(p.sky_bottom, p.mid, 0.22)
    clouds = (
        (whim.between(-60, -20), 176, 170),
        (whim.between(300, 340), 130, 190),
        (whim.between(-70, -30), 350, 150),
        (whim.between(330, 370), 310, 160),
        (whim.between(90, 160), 92, 120),
    )
    return (
        shape(p.sun, rays(x, y, 28, whim.between(0, 9) / 40), opacity=0.3)
        + sun(x, y, whim.between(66, 84), p.sun)
        + shape(grey, *(cloud(a + 10, b + 12, w) for a, b, w in clouds), opacity=0.8)
        + shape(light, *(cloud(*c) for c in clouds))
        + line(
            grey,
            2.5,
            *(
                f"M{a + w * 0.2:.0f} {b - 8}h{w * 0.3:.0f}M{a + w * 0.4:.0f} {b - 16}h{w * 0.34:.0f}"
                for a, b, w in clouds
            ),
        )
        + shape(mix(p.sky_bottom, p.mid, 0.5), hills(whim, 462, 10))
        + shape(p.mid, hills(whim, 490, 10))
        + shape(p.near, gouges(whim, 14, 496, 530))
        + shape(p.near, hills(whim, 524, 8))
        + shape(p.mid, gouges(whim, 10, 530, 554))
    )


@scene
def map(p: Palette, whim: Whim) -> str:
    land, edge = mix(p.mid, p.sky_bottom, 0.35), mix(p.near, p.mid, 0.3)
    coast = _coast(whim, -20, 120, 120)
    other = _coast(whim, 470, 300, -110)
    x, y = whim.between(352, 372), whim.between(452, 472)
    grid = "".join(f"M{a} -10Q{224 + (a - 224) * 1.5:.0f} 280 {a} 570" for a in range(-56, 540, 56))
    grid += "".join(f"M-10 {b}Q224 {b + 30} 458 {b}" for b in range(-20, 570, 56))
    rhumbs = "".join(
        f"M{x} {y}L{x + 700 * math.cos(t):.0f} {y + 700 * math.sin(t):.0f}"
        for t in (i * math.pi / 8 for i in range(16))
    )
    return (
        line(mix(p.sky_top, p.mid, 0.5), 1.6, grid, opacity=0.75)
        + line(p.sun, 1.6, rhumbs, opacity=0.5)
        + line(mix(p.sky_top, p.mid, 0.4), 16, coast, other, opacity=0.35)
        + line(p.sun, 8, coast, other, opacity=0.6)
        + shape(land, coast, other)
        + line(edge, 3, coast, other)
        + shape(
            edge,
            *(_mountain(whim.between(14, 60), b) for b in (190, 250, 310, 380)),
            *(_mountain(whim.between(392, 424), b) for b in (200, 270, 340)),
        )
        + f'<g stroke-dasharray="2 11">{line(p.accent, 5, _voyage(whim))}</g>'
        + _rose(x, y, 62, p)
        + line(p.near, 10, "M5 5H443V555H5z")
        + line(p.pale, 2.5, "M14 14H434V546H14z", opacity=0.8)
    )


def _coast(whim: Whim, x: int, y: int, reach: int) -> str:
    """Path data of land that comes in from one side."""
    out = [f"M{x} {y}"]
    for i in range(9):
        bulge = math.sin((i + 1) / 10 * math.pi) * reach
        out.append(f"L{x + bulge + whim.between(-16, 16):.0f} {y + (i + 1) * 36 + whim.between(-9, 9)}")
    return "".join(out) + f"L{x} {y + 370}z"


def _voyage(whim: Whim) -> str:
    a, b, c, d = (whim.between(*span) for span in ((470, 520), (60, 120), (90, 130), (140, 220)))
    return f"M60 440C140 {a} 160 {b} 300 {c}S420 240 440 {d}"


def _mountain(x: int, y: int) -> str:
    return f"M{x - 13} {y}l13-20 13 20h-5l-8-13-3 13z"


def _rose(x: float, y: float, r: float, p: Palette) -> str:
    """A compass rose, its points half light and half dark."""
    light: list[str] = []
    shade: list[str] = []
    for i in range(8):
        long = r if i % 2 == 0 else r * 0.62
        t = i * math.pi / 4 - math.pi / 2
        tip = (x + long * math.cos(t), y + long * math.sin(t))
        for turn, pile in ((-math.pi / 8, light), (math.pi / 8, shade)):
            pile.append(
                polygon(
                    (x, y),
                    tip,
                    (x + r * 0.24 * math.cos(t + turn), y + r * 0.24 * math.sin(t + turn)),
                )
            )
    return (
        shape(p.pale, disc(x, y, r * 0.8), opacity=0.85)
        + line(p.ink, 2.5, disc(x, y, r * 0.8), disc(x, y, r * 0.7))
        + shape(p.pale, *light)
        + shape(p.ink, *shade)
        + line(p.ink, 1.5, *light)
        + shape(p.accent, disc(x, y, r * 0.13))
    )
