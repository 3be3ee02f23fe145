"""Scenes by the water."""

from interstice.decks.art.palettes import Palette, mix
from interstice.decks.art.scenes.cuts import box, cloud, gouges, line, polygon, rays, shape, stars, sun
from interstice.decks.art.scenes.scene import dark, scene
from interstice.decks.art.scenes.whim import Whim


def _waves(y: float, length: float, height: float, shift: float) -> str:
    """Path data of a row of curling crests with all the water below them."""
    x = -shift % length - length
    out = [f"M{x:.0f} 560V{y:.0f}"]
    while x < 448:
        out.append(
            f"c{length * 0.3:.0f} 0 {length * 0.5:.0f} {-height:.0f} {length * 0.8:.0f} {-height:.0f}"
            f"c{-length * 0.1:.0f} {height * 0.3:.0f} {length * 0.02:.0f}"
            f" {height:.0f} {length * 0.2:.0f} {height:.0f}"
        )
        x += length
    return "".join(out) + "V560z"


def _gulls(whim: Whim, count: int) -> str:
    """Path data of far birds."""
    out = []
    for _ in range(count):
        x, y, w = whim.between(120, 410), whim.between(50, 170), whim.between(9, 16)
        out.append(f"M{x} {y}q{w * 0.6:.0f} {-w * 0.7:.0f} {w} 0q{w * 0.4:.0f} {-w * 0.7:.0f} {w} 0")
    return "".join(out)


@scene
def sea(p: Palette, whim: Whim) -> str:
    x, y = whim.between(120, 330), 318
    low = whim.between(30, 60)
    glints = "".join(
        f"M{x - w / 2 + whim.between(-10, 10):.0f} {y + 10 + i * 9}h{w}v3h{-w}z"
        for i, w in ((i, 108 - i * 7 + whim.between(-14, 14)) for i in range(10))
    )
    swell = whim.between(0, 80)
    return (
        shape(p.sun, rays(x, y - low, 18, whim.between(0, 9) / 30), opacity=0.24)
        + sun(x, y - low, 76, p.sun)
        + line(mix(p.mid, p.ink, 0.3), 2.5, _gulls(whim, 4))
        + shape(mix(p.mid, p.sky_bottom, 0.3), box(0, y, 448, 260))
        + shape(p.sun, glints)
        + shape(p.mid, gouges(whim, 18, y + 8, y + 80), opacity=0.7)
        + shape(p.mid, _waves(410, 84, 22, swell))
        + shape(p.sun, gouges(whim, 8, 420, 450), opacity=0.5)
        + shape(mix(p.mid, p.near, 0.6), _waves(456, 104, 28, swell + 50))
        + shape(p.sky_bottom, gouges(whim, 9, 464, 500), opacity=0.5)
        + shape(mix(p.near, p.ink, 0.2), _waves(512, 128, 34, swell + 96))
        + shape(p.sky_bottom, gouges(whim, 8, 520, 552), opacity=0.4)
    )


@scene
def coast(p: Palette, whim: Whim) -> str:
    x, top = whim.between(66, 84), whim.between(206, 226)
    rock = mix(p.near, p.ink, 0.15)
    cliff = f"M0 {top + 6}L{x + 42} {top}l16 34-8 30 26 40-6 46 34 60 10 70 30 40H0z"
    lit = f"M{x + 42} {top}l16 34-8 30 26 40-6 46 34 60 10 70 30 40h-40l-16-60-34-56 4-50-28-44 4-40z"
    swell = whim.between(0, 90)
    return (
        sun(whim.between(330, 390), whim.between(200, 240), whim.between(40, 54), p.sun)
        + shape(p.sun, polygon((x, top - 92), (470, top - 150), (470, top - 62)), opacity=0.5)
        + shape(p.sun, cloud(250, whim.between(70, 110), 130), opacity=0.7)
        + line(mix(p.mid, p.ink, 0.3), 2.5, _gulls(whim, 4))
        + shape(mix(p.mid, p.sky_bottom, 0.35), box(0, 352, 448, 210))
        + shape(p.mid, gouges(whim, 22, 360, 430), opacity=0.8)
        + shape(rock, cliff)
        + shape(mix(p.mid, p.near, 0.35), lit)
        + shape(p.mid, f"M0 {top + 6}L{x + 42} {top}l5 12L0 {top + 20}z")
        + _lighthouse(x, top + 4, p)
        + shape(p.mid, _waves(448, 92, 24, swell))
        + shape(p.sun, gouges(whim, 8, 456, 480), opacity=0.6)
        + shape(p.near, _waves(496, 116, 30, swell + 60))
        + shape(p.sky_bottom, gouges(whim, 12, 506, 552), opacity=0.5)
    )


def _lighthouse(x: int, y: int, p: Palette) -> str:
    def band(low: float, high: float) -> str:
        a, b = 17 - low * 0.075, 17 - high * 0.075
        return polygon((x - a, y - low), (x - b, y - high), (x + b, y - high), (x + a, y - low))

    return (
        shape(p.pale, band(0, 84))
        + shape(p.accent, band(14, 30), band(46, 62))
        + shape(
            p.ink,
            box(x - 14, y - 88, 28, 5),
            box(x - 9, y - 108, 3, 20),
            box(x + 6, y - 108, 3, 20),
            f"M{x - 12} {y - 106}q12 -22 24 0z",
        )
        + shape(p.sun, box(x - 6, y - 105, 12, 17))
    )


@scene
def harbour(p: Palette, whim: Whim) -> str:
    far = mix(p.sky_bottom, p.mid, 0.5)
    warehouses = "".join(
        polygon((x, 366), (x, 366 - h), (x + w / 2, 366 - h - 22), (x + w, 366 - h), (x + w, 366))
        for x, w, h in ((i * 58 - whim.between(0, 16), 60, whim.between(26, 54)) for i in range(9))
    )
    return (
        sun(whim.between(160, 300), whim.between(130, 170), whim.between(56, 70), p.sun)
        + line(mix(p.mid, p.ink, 0.3), 2.5, _gulls(whim, 3))
        + shape(far, warehouses)
        + shape(mix(p.mid, p.sky_bottom, 0.3), box(0, 364, 448, 200))
        + shape(p.sun, gouges(whim, 12, 372, 450), opacity=0.7)
        + shape(p.near, gouges(whim, 20, 372, 460), opacity=0.6)
        + _ship(whim.between(46, 66), 412, whim.between(300, 330), p.near, p)
        + _ship(whim.between(392, 412), 402, whim.between(240, 270), mix(p.near, p.mid, 0.35), p)
        + _quay(whim, p)
    )


def _ship(x: int, y: int, height: int, colour: str, p: Palette) -> str:
    """A moored sailing ship with furled sails."""
    masts, yards, ropes = [], [], []
    for d, part in ((-44, 0.78), (8, 1.0), (58, 0.7)):
        top = y - height * part
        masts.append(box(x + d - 2.5, top, 5, y - top))
        for q, half in ((0.2, 24), (0.42, 32), (0.66, 38)):
            h = top + (y - top) * q
            yards.append(f"M{x + d - half} {h:.0f}h{2 * half}v4q{-half} 9 {-2 * half} 0z")
        ropes.append(f"M{x + d} {top:.0f}L{x + d - 50} {y - 8}M{x + d} {top:.0f}L{x + d + 50} {y - 8}")
    hull = f"M{x - 100} {y - 22}h28l6 10h132l10-16h34q-6 40-30 62h-150q-24-26-30-56z"
    return (
        line(colour, 1.4, *ropes, opacity=0.8)
        + shape(colour, *masts, *yards, hull)
        + shape(p.pale, f"M{x - 90} {y + 2}h188l-2 6h-184z", opacity=0.8)
    )


def _quay(whim: Whim, p: Palette) -> str:
    top = 476
    stones = "".join(
        f"M{x} {y}h{48}v{24}"
        for row, y in enumerate((492, 516, 540))
        for x in range(-24 - row % 2 * 26, 448, 52)
    )
    bollards = "".join(
        f"M{x - 9} {top + 2}v-20q-6-4-4-10q13-8 26 0q2 6-4 10v20z"
        for x in (whim.between(30, 60), whim.between(380, 416))
    )
    return (
        shape(p.near, box(0, top, 448, 90))
        + shape(mix(p.mid, p.sky_bottom, 0.3), box(0, top, 448, 7))
        + line(mix(p.near, p.ink, 0.5), 2, stones)
        + shape(p.ink, bollards)
    )


@dark
def ice(p: Palette, whim: Whim) -> str:
    lights = []
    for i, tone in enumerate((p.sky_top, p.sky_bottom, p.sky_top)):
        y, lean = 96 + i * 44 + whim.between(-14, 14), whim.between(-30, 30)
        lights.append(
            shape(
                tone,
                (
                    f"M-10 {y}C90 {y - 70} 150 {y + 70 + lean} 250 {y + 10}S380 {y - 60 - lean} 460 {y - 10}"
                    f"V{y + 60}C390 {y + 10 - lean} 330 {y + 120} 250 {y + 80}S90 {y + 40} -10 {y + 110}z"
                ),
                opacity=0.34,
            )
        )
    floes = [(whim.between(-20, 400), whim.between(470, 545), whim.between(50, 110)) for _ in range(8)]
    return (
        stars(whim, p.pale, 70, 300)
        + "".join(lights)
        + _berg(whim, whim.between(40, 70), 424, 150, 170, p, 0.3)
        + _berg(whim, whim.between(366, 400), 424, 160, 210, p, 0.2)
        + _berg(whim, whim.between(190, 250), 424, 150, 96, p, 0.45)
        + shape(mix(p.near, p.mid, 0.5), box(0, 420, 448, 140))
        + shape(p.sky_bottom, gouges(whim, 26, 428, 550), opacity=0.45)
        + shape(mix(p.near, p.ink, 0.5), *(_floe(x + 3, y + 7, w) for x, y, w in floes))
        + shape(mix(p.sun, p.sky_bottom, 0.3), *(_floe(*floe) for floe in floes))
    )


def _floe(x: int, y: int, w: int) -> str:
    return f"M{x} {y}l{w * 0.2:.0f} -7h{w * 0.55:.0f}l{w * 0.25:.0f} 8-{w * 0.18:.0f} 8h-{w * 0.6:.0f}z"


def _berg(whim: Whim, x: float, y: float, half: float, height: float, p: Palette, haze: float) -> str:
    w, h = half / 2, height
    lean = whim.between(-10, 10)
    top = [
        (x - w, y),
        (x - w * 0.86, y - h * 0.44),
        (x - w * 0.5, y - h * 0.62),
        (x - w * 0.2 + lean, y - h),
        (x + w * 0.25 + lean, y - h * 0.8),
        (x + w * 0.6, y - h * 0.5),
        (x + w * 0.9, y - h * 0.36),
        (x + w, y),
    ]
    shade = [
        top[3],
        top[4],
        top[5],
        top[6],
        top[7],
        (x + w * 0.2, y),
        (x + w * 0.34, y - h * 0.3),
        (x, y - h * 0.56),
    ]
    crack = polygon(
        (x - w * 0.62, y - h * 0.5),
        (x - w * 0.3, y - h * 0.3),
        (x - w * 0.44, y),
        (x - w * 0.5, y - h * 0.26),
    )
    light = mix(p.sun, p.sky_top, haze)
    return shape(light, polygon(*top)) + shape(mix(light, p.mid, 0.5), polygon(*shade), crack)
