"""Scenes before great buildings."""

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
    rays,
    ridge,
    shape,
    sun,
)
from interstice.decks.art.scenes.scene import scene
from interstice.decks.art.scenes.whim import Whim


@scene
def parliament(p: Palette, whim: Whim) -> str:
    wall, shade = mix(p.mid, p.sky_bottom, 0.35), mix(p.mid, p.near, 0.2)
    light = mix(p.sun, p.sky_bottom, 0.4)
    y = 404
    columns = range(22, 448, 45)
    dome = "M144 222C144 122 190 84 224 84S304 122 304 222z"
    ribs = "".join(f"M{224 + a} 222Q{224 + a} 130 {224 + a * 0.3:.0f} 92" for a in (-54, -28, 0, 28, 54))
    steps = "".join(box(-i * 16, y + 26 + i * 22, 448 + i * 32, 22) for i in range(7))
    return (
        shape(p.sun, rays(224, 200, 24, whim.between(0, 9) / 40), opacity=0.3)
        + shape(
            p.sun,
            cloud(whim.between(0, 40), whim.between(120, 160), 90),
            cloud(whim.between(330, 370), whim.between(90, 140), 100),
            opacity=0.7,
        )
        + shape(wall, dome, box(132, 220, 184, 34), box(214, 54, 20, 34))
        + line(shade, 3, ribs)
        + flag(224, 60, 46, p.accent, p.ink)
        + shape(shade, *(box(x, 226, 10, 24) for x in range(144, 306, 21)))
        + shape(wall, box(0, 270, 448, 140), "M20 272L224 226 428 272z")
        + shape(shade, "M64 266L224 236 384 266z", box(0, 272, 448, 8), box(0, 290, 448, 120))
        + shape(
            mix(wall, light, 0.55),
            *(box(x - 11, 292, 22, 112) for x in columns),
            *(box(x - 15, 288, 30, 7) for x in columns),
        )
        + shape(shade, *(box(x + 4, 296, 5, 106) for x in columns), opacity=0.6)
        + shape(p.near, steps)
        + shape(p.mid, *(box(0, y + 26 + i * 22, 448, 5) for i in range(7)))
        + shape(
            mix(p.near, p.ink, 0.4),
            "M0 430h26v130H0zM422 430h26v130h-26z",
            box(-2, 420, 34, 12),
            box(416, 420, 34, 12),
        )
    )


@scene
def temple(p: Palette, whim: Whim) -> str:
    stone, shade = mix(p.mid, p.sky_bottom, 0.3), mix(p.mid, p.near, 0.45)
    x = 224 + whim.between(-40, 40)
    fronts = (38, 410)
    backs = (104, 344)
    olive = [(whim.between(130, 318), 424 + whim.between(-4, 4), whim.between(12, 20)) for _ in range(7)]
    return (
        sun(x, whim.between(230, 260), whim.between(80, 98), p.sun)
        + shape(mix(p.sky_bottom, p.mid, 0.38), down_from(ridge(whim, 420, 56, 130)))
        + shape(mix(p.mid, p.near, 0.3), *(disc(a, b, r) for a, b, r in olive))
        + shape(mix(p.sky_bottom, p.mid, 0.62), hills(whim, 436, 6))
        + "".join(
            _column(a, 30, 122, 442, mix(stone, p.sky_bottom, 0.35), mix(shade, p.sky_bottom, 0.3))
            for a in backs
        )
        + "".join(_column(a, 52, 122, 478, stone, shade) for a in fronts)
        + shape(stone, box(0, 78, 448, 46), "M-30 64L224 -22 478 64z")
        + shape(
            shade,
            "M40 56L224 -6 408 56z",
            box(0, 64, 448, 16),
            *(box(a, 88, 18, 26) for a in range(8, 448, 36)),
        )
        + shape(
            mix(stone, p.sun, 0.5),
            box(0, 80, 448, 4),
            *(box(a + 3, 90, 3, 22) for a in range(8, 448, 36)),
        )
        + shape(shade, box(0, 478, 448, 90))
        + shape(mix(p.near, p.ink, 0.1), box(0, 502, 448, 60))
        + shape(stone, box(0, 478, 448, 7), box(0, 502, 448, 6), box(0, 530, 448, 6))
        + shape(mix(p.near, p.ink, 0.5), gouges(whim, 14, 512, 552))
    )


def _column(x: int, width: int, top: int, foot: int, stone: str, shade: str) -> str:
    w = width / 2
    flutes = "".join(
        box(x - w + width * a, top + 22, width * 0.09, foot - top - 36) for a in (0.2, 0.42, 0.64, 0.84)
    )
    return shape(
        stone,
        f"M{x - w:.0f} {foot}L{x - w * 0.84:.0f} {top + 18}h{w * 1.68:.0f}L{x + w:.0f} {foot}z",
        box(x - w * 1.25, top, w * 2.5, 10),
        f"M{x - w * 1.2:.0f} {top + 9}h{w * 2.4:.0f}l{-w * 0.36:.0f} 12h{-w * 1.68:.0f}z",
        box(x - w * 1.25, foot - 12, w * 2.5, 13),
    ) + shape(shade, flutes)
