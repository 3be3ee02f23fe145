"""Scenes of sport."""

from interstice.decks.art.palettes import Palette, mix
from interstice.decks.art.scenes.cuts import box, cloud, disc, dots, gouges, line, polygon, shape, sun
from interstice.decks.art.scenes.scene import scene
from interstice.decks.art.scenes.whim import Whim


@scene
def stadium(p: Palette, whim: Whim) -> str:
    stand = mix(p.near, p.ink, 0.15)
    crowd = [
        (x + whim.between(-2, 2), y + abs(x - 224) * -0.09 + whim.between(-2, 2))
        for row, y in enumerate(range(318, 408, 15))
        for x in range(-4 + row % 2 * 9, 456, 18)
    ]
    some = whim.between(2, 4)
    mown = "".join(
        polygon((224 + (a - 224) * 0.5, 424), (224 + (a + 60 - 224) * 0.5, 424), (a + 60, 570), (a, 570))
        for a in range(-216, 640, 120)
    )
    return (
        shape(
            p.sun,
            *(polygon((a, 96), (a + s * 190, 470), (a + s * 400, 430)) for a, s in ((54, 1), (394, -1))),
            opacity=0.3,
        )
        + "".join(_floodlight(a, whim.between(70, 84), p) for a in (54, 394))
        + shape(
            mix(p.mid, p.sky_bottom, 0.35),
            f"M-10 {276 + whim.between(-6, 6)}Q224 {316} 458 {276 + whim.between(-6, 6)}V430H-10z",
        )
        + shape(stand, "M-10 292Q224 332 458 292V430H-10z")
        + line(mix(p.sky_bottom, p.mid, 0.15), 8, dots(crowd[::2]))
        + line(p.accent, 8, dots(crowd[1::some]))
        + line(p.pale, 8, dots(crowd[3 :: some + 3]))
        + shape(p.ink, box(0, 404, 448, 6))
        + shape(p.pale, box(0, 408, 448, 16))
        + shape(p.accent, *(box(a, 408, 42, 16) for a in range(whim.between(-40, 0), 448, 96)))
        + shape(p.mid, box(0, 424, 448, 140))
        + shape(p.near, mown, opacity=0.45)
        + line(p.pale, 4, "M-10 444H458M150 576C150 470 298 470 298 576")
    )


def _floodlight(x: int, y: int, p: Palette) -> str:
    lamps = [(x + a, y + b) for a in (-26, -9, 8, 25) for b in (0, 15)]
    legs = f"M{x - 8} 320L{x - 2} {y + 20}M{x + 8} 320L{x + 2} {y + 20}" + "".join(
        f"M{x - 6} {b}l12 -22M{x + 6} {b}l-12 -22" for b in range(150, 320, 26)
    )
    return line(p.near, 3, legs) + shape(p.ink, box(x - 37, y - 10, 73, 36)) + line(p.sun, 11, dots(lamps))


@scene
def court(p: Palette, whim: Whim) -> str:
    y = 336
    mown = "".join(box(0, y + a, 448, b) for a, b in ((0, 12), (28, 22), (76, 32), (146, 48)))
    trees = [
        (a + whim.between(-10, 10), 300 + whim.between(-6, 8), whim.between(24, 38))
        for a in range(0, 460, 42)
    ]
    x = 224 + whim.between(-30, 30)
    return (
        sun(whim.between(290, 370), whim.between(90, 130), whim.between(40, 54), p.sun)
        + shape(
            p.sun,
            cloud(whim.between(30, 120), whim.between(130, 180), 120),
            cloud(whim.between(200, 260), whim.between(200, 236), 84),
            opacity=0.8,
        )
        + shape(mix(p.sky_bottom, p.mid, 0.5), *(disc(*tree) for tree in trees), box(0, 300, 448, 40))
        + shape(p.near, box(0, 312, 448, 26))
        + shape(
            mix(p.near, p.mid, 0.5),
            *(box(a, 312, 3, 26) for a in range(whim.between(0, 20), 448, 24)),
        )
        + shape(p.pale, box(0, 310, 448, 4))
        + shape(p.mid, box(0, y, 448, 226))
        + shape(mix(p.mid, p.near, 0.4), mown)
        + line(
            p.pale,
            5,
            f"M{x - 120} {y + 14}L{x - 260} 570M{x + 120} {y + 14}L{x + 260} 570M{x - 120} {y + 14}H{x + 120}"
            f"M{x - 178} {y + 106}H{x + 178}M{x} {y + 14}V{y + 106}",
        )
        + shape(p.near, gouges(whim, 16, y + 120, 552, 30), opacity=0.8)
    )
