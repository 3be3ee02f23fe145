"""Scenes under leaves."""

import math

from interstice.decks.art.palettes import Palette, mix
from interstice.decks.art.scenes.cuts import gouges, hills, leaf, line, polygon, shape, sun
from interstice.decks.art.scenes.scene import scene
from interstice.decks.art.scenes.whim import Whim


def _ribs(x: float, y: float, length: float, angle: float) -> str:
    """Path data of a leaf's middle rib and its veins."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    out = [f"M{x:.0f} {y:.0f}l{length * 0.92 * cos:.0f} {length * 0.92 * sin:.0f}"]
    for along in (0.25, 0.42, 0.59, 0.75):
        for side in (-35, 35):
            turn = math.radians(angle + side)
            reach = length * 0.24 * (1.1 - abs(along - 0.4))
            a, b = x + along * length * cos, y + along * length * sin
            out.append(f"M{a:.0f} {b:.0f}l{reach * math.cos(turn):.0f} {reach * math.sin(turn):.0f}")
    return "".join(out)


@scene
def forest(p: Palette, whim: Whim) -> str:
    haze = mix(p.sky_bottom, p.mid, 0.4)
    shafts = "".join(
        polygon((x, -10), (x + 46, -10), (x - 60, 480), (x - 150, 480))
        for x in (whim.between(170, 230), whim.between(290, 340), 440)
    )
    return (
        shape(p.sun, shafts, opacity=0.45)
        + shape(haze, *(_trunk(whim, x, 15, 430) for x in range(30, 448, 58)))
        + shape(
            mix(p.mid, p.sky_bottom, 0.2),
            hills(whim, 414, 10),
            *(_trunk(whim, x, 24, 440) for x in (whim.between(92, 120), whim.between(312, 350))),
        )
        + shape(mix(p.mid, p.near, 0.3), hills(whim, 446, 10))
        + shape(p.sun, gouges(whim, 8, 450, 484), opacity=0.5)
        + shape(
            p.near,
            _trunk(whim, whim.between(14, 34), 54, 520),
            _trunk(whim, whim.between(412, 434), 60, 520),
            hills(whim, 492, 8),
        )
        + line(p.mid, 2.2, _bark(whim, 24), _bark(whim, 424))
        + shape(p.mid, gouges(whim, 16, 500, 554), opacity=0.7)
        + shape(p.mid, _canopy(whim, 78))
        + shape(mix(p.near, p.ink, 0.15), _canopy(whim, 48))
        + shape(mix(p.near, p.ink, 0.45), _ferns(whim))
    )


def _trunk(whim: Whim, x: float, width: float, foot: float) -> str:
    x += whim.between(-10, 10)
    w = width / 2
    return (
        f"M{x - w * 0.8:.0f} -5L{x - w:.0f} {foot - 60:.0f}q-3 44 {-w:.0f} 60"
        f"h{w * 4:.0f}q{-w * 0.8:.0f} -16 {-w:.0f} -60L{x + w * 0.8:.0f} -5z"
    )


def _bark(whim: Whim, x: int) -> str:
    return "".join(
        f"M{x + whim.between(-18, 16)} {y}q{whim.between(-5, 5)} 14 0 {whim.between(18, 36)}"
        for y in range(110, 470, 34)
    )


def _canopy(whim: Whim, y: int) -> str:
    """Path data of leaves that hang from the top, lower at the sides."""
    out = [f"M-20 -10V{y + 50}"]
    x = -20
    while x < 470:
        w = whim.between(34, 54)
        x += w
        low = y + abs(x - 224) * 0.24 + whim.between(-10, 10)
        out.append(f"Q{x - w / 2:.0f} {low + 34:.0f} {x} {low:.0f}")
    return "".join(out) + "V-10z"


def _ferns(whim: Whim) -> str:
    return "".join(
        leaf(x, 566, whim.between(50, 90), -90 + lean + whim.between(-8, 8), 0.13)
        for x in (
            whim.between(0, 40),
            whim.between(390, 448),
            whim.between(60, 100),
            whim.between(340, 380),
        )
        for lean in (-52, -26, 0, 26, 52)
    )


@scene
def jungle(p: Palette, whim: Whim) -> str:
    back, front = [], []
    for x, y, angle in (
        (-10, 130, 20),
        (458, 120, 165),
        (-10, 300, -24),
        (458, 290, 204),
        (-10, 430, -40),
        (458, 440, 222),
        (140, -10, 70),
        (330, -14, 106),
    ):
        back.append((x, y, whim.between(130, 170), angle + whim.between(-12, 12)))
    for x, y, angle in (
        (-14, 40, 40),
        (462, 30, 140),
        (-16, 520, -34),
        (464, 530, 212),
        (60, 574, -62),
        (392, 576, 242),
        (130, 580, -76),
        (320, 582, 256),
    ):
        front.append((x, y, whim.between(120, 160), angle + whim.between(-10, 10)))
    vines = "".join(
        f"M{x} -5q{whim.between(-20, 20)} 60 {whim.between(-8, 8)} {whim.between(90, 150)}"
        for x in (whim.between(60, 120), whim.between(250, 300), 400)
    )
    middle = mix(p.mid, p.sky_bottom, 0.12)
    return (
        sun(224 + whim.between(-60, 60), whim.between(150, 190), whim.between(76, 92), p.sun)
        + shape(
            mix(p.sky_bottom, p.mid, 0.42),
            hills(whim, 380, 30),
            *(leaf(x, 420, 120, -90 + t, 0.14) for x in (90, 224, 360) for t in (-60, -30, 0, 30, 60)),
        )
        + line(p.near, 3, vines)
        + shape(middle, *(leaf(x, y, size, angle, 0.34) for x, y, size, angle in back))
        + line(p.near, 2.2, *(_ribs(*leaf) for leaf in back), opacity=0.8)
        + shape(p.near, hills(whim, 470, 12))
        + shape(p.mid, gouges(whim, 14, 480, 540))
        + shape(
            mix(p.near, p.ink, 0.35),
            *(leaf(x, y, size, angle, 0.36) for x, y, size, angle in front),
        )
        + line(p.mid, 2.4, *(_ribs(*leaf) for leaf in front), opacity=0.9)
    )
