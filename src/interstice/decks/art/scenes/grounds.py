"""Scenes of tended ground."""

import math

from interstice.decks.art.palettes import Palette, mix
from interstice.decks.art.scenes.cuts import (
    box,
    cloud,
    disc,
    dots,
    gouges,
    hills,
    leaf,
    line,
    polygon,
    rays,
    shape,
    sun,
)
from interstice.decks.art.scenes.scene import scene
from interstice.decks.art.scenes.whim import Whim


@scene
def fields(p: Palette, whim: Whim) -> str:
    x, y = whim.between(150, 300), 352
    furrows = "".join(
        polygon((x + i * 7, y), (x + i * 7 + 3.5, y), (x + i * 84 + 42, 570), (x + i * 84, 570))
        for i in range(-9, 10)
    )
    far = mix(p.sky_bottom, p.mid, 0.45)
    trees = [(whim.between(-4, 150), 342, whim.between(12, 22)) for _ in range(5)]
    trees += [(whim.between(300, 450), 342, whim.between(12, 24)) for _ in range(5)]
    return (
        shape(p.sun, rays(x, y - 40, 20, whim.between(0, 9) / 40), opacity=0.26)
        + sun(x, y - 60, whim.between(66, 84), p.sun)
        + shape(p.sun, cloud(whim.between(280, 320), whim.between(80, 130), 110), opacity=0.7)
        + shape(far, hills(whim, 334, 14))
        + shape(
            mix(p.mid, p.near, 0.4),
            *(disc(a, b - r * 0.6, r) for a, b, r in trees),
            box(0, 342, 448, 14),
        )
        + shape(mix(p.mid, p.sky_bottom, 0.15), box(0, y, 448, 210))
        + shape(p.near, furrows, opacity=0.75)
        + shape(p.sun, gouges(whim, 14, 380, 500), opacity=0.45)
        + line(mix(p.near, p.ink, 0.4), 3, *(_stalk(a, whim) for a in (14, 38, 62, 390, 412, 436)))
        + shape(
            mix(p.sun, p.sky_top, 0.35),
            *(_ear(a, h) for a, h in ((14, 410), (38, 440), (62, 470), (390, 466), (412, 428), (436, 404))),
        )
    )


def _stalk(x: int, whim: Whim) -> str:
    top = 410 + min(x, 448 - x) * 1.2
    return (
        f"M{x} 570Q{x + whim.between(-4, 4)} 500 {x} {top:.0f}M{x} 530q16 -14 20 -36M{x} 550q-14 -12 -18 -30"
    )


def _ear(x: int, y: int) -> str:
    """Path data of an ear of corn, grain by grain."""
    grains = [leaf(x, y + i * 9, 17, -90 + side * 38, 0.34) for i in range(6) for side in (-1, 1)]
    return "".join(grains) + leaf(x, y, 22, -90, 0.26)


@scene
def garden(p: Palette, whim: Whim) -> str:
    far = mix(p.sky_bottom, p.mid, 0.42)
    hedge = mix(p.mid, p.near, 0.35)
    return (
        sun(whim.between(150, 300), whim.between(180, 220), whim.between(48, 62), p.sun)
        + shape(p.sun, cloud(whim.between(20, 300), 92, 110), opacity=0.6)
        + shape(
            far,
            hills(whim, 352, 14),
            *(disc(a, 352 - whim.between(0, 12), whim.between(22, 34)) for a in range(-6, 460, 52)),
        )
        + shape(
            hedge,
            box(0, 392, 448, 80),
            *(_topiary(a, 396, whim.between(92, 116)) for a in (26, 422)),
        )
        + shape(mix(p.near, p.ink, 0.3), gouges(whim, 16, 396, 440), opacity=0.6)
        + shape(mix(p.sky_bottom, p.mid, 0.2), polygon((176, 392), (272, 392), (372, 570), (76, 570)))
        + shape(
            p.mid,
            *(box(176 - k * 1.5 + 4, 392 + k, 88 + k * 3, 2.6) for k in (16, 38, 66, 100, 140)),
            opacity=0.6,
        )
        + shape(p.near, "M0 446L150 446L60 570H0zM448 446L298 446L388 570H448z")
        + shape(p.mid, gouges(whim, 22, 452, 552, 30))
        + _arch(p, whim)
    )


def _arch(p: Palette, whim: Whim) -> str:
    """An arch over the path, full of leaves and roses."""
    bend = [(math.cos(t), math.sin(t)) for t in (math.pi * (1 + i / 26) for i in range(27))]
    spots = [(224 + 137 * a, 250 + 137 * b) for a, b in bend]
    spots += [(224 + side * 137, y) for side in (-1, 1) for y in range(262, 460, 15)]
    leaves = "".join(leaf(a, b, whim.between(20, 30), whim.between(0, 360)) for a, b in spots)
    roses = [(a + whim.between(-6, 6), b + whim.between(-6, 6)) for a, b in spots[1::4]]
    stem = "M74 470V250A150 150 0 0 1 374 250V470H346V252A122 122 0 0 0 102 252V470z"
    return (
        shape(mix(p.near, p.ink, 0.15), stem, leaves)
        + line(p.accent, 13, dots(roses))
        + line(p.pale, 4, dots((a - 1, b - 1) for a, b in roses))
    )


def _topiary(x: int, y: int, height: int) -> str:
    return polygon((x - 36, y), (x, y - height), (x + 36, y)) + box(x - 4, y, 8, 14)
