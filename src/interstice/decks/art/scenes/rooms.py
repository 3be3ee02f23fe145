"""Scenes at a table."""

from interstice.decks.art.palettes import Palette, mix
from interstice.decks.art.scenes.cuts import box, disc, gouges, line, oval, rays, shape
from interstice.decks.art.scenes.scene import scene
from interstice.decks.art.scenes.whim import Whim


def _bench(whim: Whim, y: int, p: Palette) -> str:
    """A table of planks from side to side, seen from a little above."""
    seams = "".join(
        f"M{a} {y + 30}L{224 + (a - 224) * 1.5:.0f} 560"
        for a in (whim.between(60, 110), whim.between(180, 240), whim.between(320, 380))
    )
    knot = whim.between(20, 420)
    return (
        shape(p.near, box(0, y, 448, 570 - y))
        + shape(mix(p.mid, p.sky_bottom, 0.25), box(0, y, 448, 6))
        + shape(p.mid, box(0, y + 6, 448, 14))
        + shape(mix(p.near, p.ink, 0.45), box(0, y + 20, 448, 6))
        + line(mix(p.near, p.ink, 0.5), 2, seams)
        + line(p.mid, 1.8, oval(knot, y + 64, 16, 7), oval(knot, y + 64, 8, 3))
        + shape(p.mid, gouges(whim, 20, y + 34, 554, 60), opacity=0.8)
    )


@scene
def workshop(p: Palette, whim: Whim) -> str:
    x, y = 224 + whim.between(-70, 70), whim.between(220, 290)
    rack = mix(p.mid, p.sky_top, 0.2)
    hung = [
        whim.pick((_saw, _hammer, _pliers, _square))(a, 56)
        for a in (whim.between(128, 146), whim.between(196, 216), whim.between(266, 286))
    ]
    return (
        shape(p.sun, rays(x, y, 24, whim.between(0, 9) / 36), opacity=0.42)
        + shape(p.sun, disc(x, y, 104), opacity=0.35)
        + shape(p.sun, disc(x, y, 70), opacity=0.5)
        + shape(rack, box(96, 40, 352, 12), *hung, opacity=0.75)
        + shape(mix(p.mid, p.near, 0.5), box(96, 50, 352, 4), opacity=0.6)
        + _bench(whim, 452, p)
    )


def _saw(x: int, y: int) -> str:
    return f"M{x - 14} {y}h28v26h-9v66{'l-3 7-3-7' * 3}v-66h-13zm9 7v12h10v-12z"


def _hammer(x: int, y: int) -> str:
    return box(x - 4, y + 8, 8, 84) + f"M{x - 24} {y + 2}h40l10 8-10 8h-40z"


def _pliers(x: int, y: int) -> str:
    return f"M{x - 6} {y}l6 6 6-6 6 22-7 12q18 22 14 58h-8q2-30-11-46q-13 16-11 46h-8q-4-36 14-58l-7-12z"


def _square(x: int, y: int) -> str:
    return f"M{x - 22} {y}h10v66h40v10h-50z"


@scene
def rings(p: Palette, whim: Whim) -> str:
    x, y = 224 + whim.between(-50, 50), whim.between(200, 250)
    waves = "".join(disc(x, y, r) for r in range(44, 420, 44))
    return (
        line(p.sun, 20, waves, opacity=0.34)
        + line(p.sun, 3, "".join(disc(x, y, r + 16) for r in range(44, 330, 44)), opacity=0.55)
        + shape(p.sun, disc(x, y, 24), opacity=0.6)
        + _bench(whim, 448, p)
    )


@scene
def laboratory(p: Palette, whim: Whim) -> str:
    wall = mix(p.sky_top, p.mid, 0.3)
    tiles = "".join(f"M0 {a}H448" for a in range(168, 450, 42)) + "".join(
        f"M{a} 140V446" for a in range(whim.between(0, 20), 448, 42)
    )
    shelf = mix(p.near, p.ink, 0.1)
    glass, drink = [], []
    x = 112
    while x < 420:
        kind = whim.between(0, 3)
        body, filled, width = _vessel(kind, x, 116)
        glass.append(body)
        drink.append((filled, whim.pick((p.accent, p.mid, p.near))))
        x += width + whim.between(8, 16)
    bubbles = [(whim.between(30, 420), whim.between(170, 420)) for _ in range(14)]
    side = whim.between(26, 44)
    return (
        line(wall, 2, tiles, opacity=0.5)
        + shape(p.sun, disc(224 + whim.between(-40, 40), 290, 150), opacity=0.35)
        + shape(mix(p.pale, p.sky_top, 0.25), *glass)
        + "".join(shape(colour, filled) for filled, colour in drink)
        + shape(shelf, box(96, 116, 352, 10), "M130 126h10v10l-10 14zM410 126h-10v10l10 14z")
        + line(p.sun, 2, "".join(disc(a, b, whim.between(3, 9)) for a, b in bubbles), opacity=0.8)
        + shape(mix(p.pale, p.sky_top, 0.3), *(_vessel(2, side, 446)[0], _vessel(1, 396, 446)[0]))
        + shape(p.accent, _vessel(2, side, 446)[1])
        + shape(p.mid, _vessel(1, 396, 446)[1])
        + _bench(whim, 446, p)
        + shape(mix(p.near, p.ink, 0.4), *(box(a, 490, 120, 56) for a in (20, 164, 308)))
        + shape(p.near, *(box(a + 4, 494, 112, 48) for a in (20, 164, 308)))
        + line(p.accent, 6, "".join(f"M{a + 46} 516h28" for a in (20, 164, 308)))
    )


def _vessel(kind: int, x: int, y: int) -> tuple[str, str, int]:
    """Path data of a glass that stands at `x` `y`, of what is in it, and its width."""
    if kind == 0:
        return (
            f"M{x} {y}l17 -38v-22h-4v-5h22v5h-4v22l17 38z",
            f"M{x + 4} {y - 3}l10 -23h20l10 23z",
            48,
        )
    if kind == 1:
        return (
            f"M{x + 16} {y - 62}h-4v-5h20v5h-4v22a22 22 0 1 1 -12 0z",
            f"M{x + 2} {y - 18}h40a20 20 0 0 1 -40 0z",
            44,
        )
    if kind == 2:
        return f"M{x} {y}v-42q0 -10 10 -12v-8h16v8q10 2 10 12v42z", box(x + 4, y - 28, 28, 25), 36
    return (
        f"M{x} {y - 52}h24v44q-1 8 -12 8t-12 -8z",
        f"M{x + 4} {y - 30}h16v22q-1 5 -8 5t-8 -5z",
        24,
    )


@scene
def library(p: Palette, whim: Whim) -> str:
    wood, hollow = mix(p.near, p.mid, 0.3), mix(p.near, p.ink, 0.5)
    tones = (
        mix(p.mid, p.sky_bottom, 0.12),
        mix(p.mid, p.sky_top, 0.45),
        mix(p.mid, p.near, 0.35),
        mix(p.accent, p.near, 0.3),
    )
    books: list[list[str]] = [[] for _ in tones]
    bands = []
    for foot in (112, 222, 332, 442):
        x = 10 - whim.between(0, 8)
        while x < 446:
            w, h = whim.between(15, 28), whim.between(66, 92)
            if whim.between(0, 11) == 0:
                x += 12
                continue
            books[whim.pick((0, 0, 1, 1, 1, 2, 2, 2, 3))].append(f"M{x} {foot}v-{h}h{w}v{h}z")
            if whim.sign() > 0:
                bands.append(f"M{x} {foot - h + 10}h{w}v3h-{w}zM{x} {foot - 16}h{w}v3h-{w}z")
            x += w + whim.pick((1, 1, 2))
    return (
        shape(hollow, box(0, 0, 448, 470))
        + "".join(shape(tone, *row) for tone, row in zip(tones, books, strict=True))
        + shape(p.sky_bottom, *bands, opacity=0.5)
        + shape(wood, *(box(0, foot, 448, 14) for foot in (112, 222, 332, 442)), box(0, -6, 448, 16))
        + shape(mix(p.mid, p.sky_bottom, 0.3), *(box(0, foot, 448, 3) for foot in (112, 222, 332, 442)))
        + shape(p.sun, disc(224 + whim.between(-30, 30), 280, 190), opacity=0.2)
        + shape(p.sun, disc(224, 280, 140), opacity=0.2)
        + _bench(whim, 466, p)
    )
