"""Scenes of many people."""

import math

from interstice.decks.art.palettes import Palette, mix
from interstice.decks.art.scenes.cuts import (
    box,
    cloud,
    disc,
    down_from,
    flag,
    gouges,
    hills,
    line,
    polygon,
    rays,
    ridge,
    shape,
    sun,
)
from interstice.decks.art.scenes.scene import scene
from interstice.decks.art.scenes.whim import Whim


@scene
def revolt(p: Palette, whim: Whim) -> str:
    x, y = 224 + whim.between(-30, 30), whim.between(280, 320)
    back, front = mix(p.near, p.mid, 0.35), mix(p.near, p.ink, 0.3)
    flags = (
        (whim.between(30, 60), 190, p.accent),
        (whim.between(84, 106), 130, p.pale),
        (whim.between(356, 376), 150, p.accent),
        (whim.between(392, 408), 215, p.pale),
    )
    pikes = "".join(f"M{a} 470l{whim.between(-14, 14)} -{whim.between(70, 120)}" for a in range(20, 448, 38))
    return (
        shape(p.sun, rays(x, y, 26, whim.between(0, 9) / 40), opacity=0.3)
        + shape(p.sun, disc(x, y, 96), opacity=0.35)
        + shape(p.sun, disc(x, y, 64), opacity=0.4)
        + line(back, 3.4, pikes)
        + shape(back, _crowd(whim, 440, 13))
        + "".join(flag(a, 470, h, cloth, p.ink, whim.between(-10, 10)) for a, h, cloth in flags)
        + shape(p.near, _crowd(whim, 472, 17))
        + shape(front, _crowd(whim, 512, 22))
        + shape(p.mid, gouges(whim, 12, 530, 554), opacity=0.6)
    )


def _crowd(whim: Whim, y: int, head: int) -> str:
    """Path data of heads and shoulders in a row, some with an arm raised or a hat."""
    out = [box(0, y + head, 448, 560 - y)]
    x = -whim.between(0, head)
    while x < 450:
        b = y + whim.between(-7, 7)
        h = head * 0.62
        out.append(f"M{x - h:.0f} {b}a{h:.0f} {h:.0f} 0 1 1 0 1z")
        out.append(
            f"M{x - head} {b + head * 2.4:.0f}q0 {-head * 1.7:.0f}"
            f" {head} {-head * 1.7:.0f}t{head} {head * 1.7:.0f}z"
        )
        extra = whim.between(0, 6)
        if extra == 0:
            out.append(
                f"M{x + head * 0.5:.0f} {b + head}l{head * 0.7:.0f}"
                f" {-head * 2.6:.0f} {head * 0.5:.0f} 1 0 {head * 3:.0f}z"
            )
        elif extra == 1:
            out.append(polygon((x - head, b - head * 0.3), (x, b - head * 1.2), (x + head, b - head * 0.3)))
        x += int(head * 1.55) + whim.between(0, 5)
    return "".join(out)


@scene
def battlefield(p: Palette, whim: Whim) -> str:
    smoke = mix(p.sky_bottom, p.mid, 0.24)
    puffs = [
        cloud(whim.between(-60, 20), 330, 220),
        cloud(whim.between(250, 320), 300, 240),
        cloud(whim.between(120, 180), 372, 200),
    ]
    light = [cloud(whim.between(-80, -20), 386, 200), cloud(whim.between(300, 350), 380, 210)]
    lean = whim.between(10, 26)
    pikes = "".join(
        f"M{a} 470l{lean + whim.between(-5, 5)} -{whim.between(110, 190)}"
        for a in (*range(-10, 120, 15), *range(310, 440, 15))
    )
    return (
        sun(whim.between(190, 280), whim.between(150, 190), whim.between(56, 72), p.sun)
        + shape(mix(p.sky_bottom, p.mid, 0.4), down_from(ridge(whim, 380, 50, 120)))
        + shape(smoke, *puffs)
        + line(mix(p.near, p.mid, 0.3), 3, pikes)
        + flag(whim.between(46, 70), 470, 270, p.accent, p.ink, lean)
        + flag(whim.between(360, 376), 470, 230, p.pale, p.ink, lean)
        + flag(whim.between(396, 404), 470, 180, p.accent, p.ink, lean)
        + shape(mix(p.sun, p.sky_bottom, 0.35), *light, opacity=0.9)
        + shape(mix(p.mid, p.near, 0.3), hills(whim, 442, 14))
        + shape(mix(p.near, p.ink, 0.3), gouges(whim, 18, 446, 486))
        + _cannon(whim.between(48, 64), 478, p)
        + shape(mix(p.near, p.ink, 0.25), hills(whim, 490, 10))
        + shape(p.mid, gouges(whim, 20, 500, 552), opacity=0.8)
    )


def _cannon(x: int, y: int, p: Palette) -> str:
    spokes = "".join(
        f"M{x} {y}l{20 * math.cos(t):.0f} {20 * math.sin(t):.0f}" for t in (i * math.pi / 4 for i in range(8))
    )
    barrel = polygon((x - 34, y - 6), (x - 30, y - 22), (x + 62, y - 38), (x + 66, y - 24))
    return (
        shape(p.ink, barrel, f"M{x - 60} {y + 26}l56-30 6 8-50 24z")
        + line(p.ink, 5, disc(x, y, 22))
        + line(p.ink, 3, spokes)
    )
