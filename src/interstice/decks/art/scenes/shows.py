"""Scenes where something is shown."""

from interstice.decks.art.palettes import Palette, mix
from interstice.decks.art.scenes.cuts import box, disc, line, oval, polygon, shape
from interstice.decks.art.scenes.scene import scene
from interstice.decks.art.scenes.whim import Whim


@scene
def gallery(p: Palette, whim: Whim) -> str:
    lean = whim.between(-20, 20)
    stripe = mix(p.sky_top, p.mid, 0.4)
    planks = "".join(f"M{a} 482L{224 + (a - 224) * 2.2:.0f} 560" for a in range(-20, 480, 46))
    frames = ((-46, whim.between(150, 190), 100, 150), (394, whim.between(130, 180), 110, 170))
    return (
        shape(stripe, *(box(a, 0, 18, 470) for a in range(0, 448, 36)), opacity=0.5)
        + "".join(_framed(whim, *frame, p) for frame in frames)
        + shape(p.sun, polygon((190 + lean, -4), (258 + lean, -4), (392, 470), (56, 470)), opacity=0.42)
        + shape(p.sun, polygon((206 + lean, -4), (242 + lean, -4), (324, 470), (124, 470)), opacity=0.34)
        + shape(p.ink, f"M{196 + lean} -4h56l-8 26h-40z")
        + shape(p.mid, box(0, 440, 448, 34))
        + shape(p.near, box(0, 446, 448, 3), *(box(a, 452, 56, 16) for a in range(-14, 448, 72)))
        + shape(p.accent, box(0, 436, 448, 6))
        + shape(p.near, box(0, 474, 448, 90))
        + shape(p.sun, oval(224, 520, 170, 26), opacity=0.22)
        + line(mix(p.near, p.ink, 0.5), 2, planks, "M0 506H448M0 536H448")
        + _rope(whim.between(30, 46), whim.between(400, 416), p)
    )


def _framed(whim: Whim, x: float, y: float, w: float, h: float, p: Palette) -> str:
    """A landscape in a frame, hung where the window cuts it off."""
    return (
        shape(p.ink, box(x - 4, y - 4, w + 8, h + 8), opacity=0.35)
        + shape(mix(p.accent, p.near, 0.25), box(x, y, w, h))
        + shape(p.accent, box(x + 4, y + 4, w - 8, h - 8))
        + shape(p.near, box(x + 13, y + 13, w - 26, h - 26))
        + shape(p.sky_bottom, box(x + 16, y + 16, w - 32, h * 0.5))
        + shape(
            p.mid,
            (
                f"M{x + 16} {y + h * 0.62:.0f}q{w * 0.2:.0f} -{whim.between(20, 40)}"
                f" {w * 0.36:.0f} -10t{w - 32 - w * 0.36:.0f} 4v{h * 0.2:.0f}h{32 - w}z"
            ),
        )
    )


def _rope(left: int, right: int, p: Palette) -> str:
    posts = "".join(box(a - 4, 470, 8, 66) + oval(a, 538, 16, 5) + disc(a, 466, 8) for a in (left, right))
    return line(
        p.accent, 6, f"M-20 500Q{left - 20} 516 {left} 482M{right} 482Q{right + 20} 516 470 496"
    ) + shape(p.ink, posts)


@scene
def stage(p: Palette, whim: Whim) -> str:
    y, bend = whim.between(206, 236), whim.between(30, 60)
    staves = "".join(
        (
            f"M60 {y + i * 17}C150 {y - bend + i * 17} 220 {y + bend + i * 17}"
            f" 300 {y + i * 14}S390 {y - bend + i * 12} 420 {y - 30 + i * 12}"
        )
        for i in range(5)
    )
    boards = "".join(f"M{a} 470L{224 + (a - 224) * 1.9:.0f} 560" for a in range(-40, 500, 44))
    cloth, fold = mix(p.accent, p.ink, 0.06), mix(p.accent, p.ink, 0.42)
    lamps = [(a, 548) for a in range(20, 448, 51)]
    return (
        shape(
            p.sun,
            *(
                polygon((a, -10), (b - 70, 470), (b + 70, 470))
                for a, b in ((120, 224 + whim.between(-60, 60)), (330, 224))
            ),
            opacity=0.18,
        )
        + line(p.sun, 2.6, staves, opacity=0.75)
        + shape(p.sun, _notes(whim, y), opacity=0.9)
        + shape(p.mid, box(0, 466, 448, 100))
        + shape(mix(p.mid, p.sky_bottom, 0.4), box(0, 466, 448, 5))
        + line(p.near, 2.4, boards)
        + shape(p.near, box(0, 528, 448, 40))
        + "".join(_curtain(side, whim.between(-8, 8), cloth, fold) for side in (0, 1))
        + shape(cloth, "M0 0h448v40" + "q-28 34 -56 0" * 8 + "z")
        + shape(
            fold,
            *(f"M{a} 0q8 30 0 44q-8 -14 -10 -44z" for a in range(28, 448, 56)),
            "M0 0h448v9H0z",
        )
        + line(p.pale, 3, "M448 44" + "q-28 34 -56 0" * 8, opacity=0.8)
        + shape(p.sun, *(f"M{a - 15} {b}l-7 -26h44l-7 26z" for a, b in lamps), opacity=0.3)
        + shape(p.ink, *(f"M{a - 18} {b - 6}h36a18 18 0 0 1 -36 0z" for a, b in lamps))
        + shape(p.accent, *(box(a - 18, b - 8, 36, 4) for a, b in lamps))
    )


def _curtain(side: int, lean: int, cloth: str, fold: str) -> str:
    def x(a: float) -> str:
        return f"{448 - a if side else a:.0f}"

    body = (
        f"M{x(-4)} 0H{x(112 + lean)}C{x(110)} 160 {x(86)} 270 {x(44)}"
        f" 330C{x(60)} 400 {x(62)} 440 {x(70 + lean)} 500H{x(-4)}z"
    )
    folds = "".join(
        f"M{x(a)} 30C{x(a)} 160 {x(a * 0.72)} 260 {x(a * 0.38)}"
        f" 322C{x(a * 0.6)} 260 {x(a * 0.84)} 150 {x(a + 9)} 30z"
        f"M{x(a * 0.36)} 340C{x(a * 0.5)} 400 {x(a * 0.54)} 450 {x(a * 0.6)} 500"
        f"H{x(a * 0.6 + 7)}C{x(a * 0.6 + 4)} 440 {x(a * 0.56)} 390 {x(a * 0.36)} 340z"
        for a in (20, 48, 76, 100)
    )
    tie = f"M{x(-4)} 318Q{x(30)} 340 {x(50)} 322L{x(50)} 338Q{x(30)} 356 {x(-4)} 336z"
    return shape(cloth, body) + shape(fold, folds, tie)


def _notes(whim: Whim, y: int) -> str:
    out = []
    for a in (whim.between(118, 140), whim.between(330, 350), whim.between(210, 240)):
        b = y + whim.between(-20, 56)
        out.append(
            f"M{a} {b}v-38h3v40a9 7 -20 1 1 -5 -8z"
            if whim.sign() > 0
            else f"M{a} {b}v-40l26 -7v40a9 7 -20 1 1 -4 -7v-26l-19 5v35a9 7 -20 1 1 -3 0z"
        )
    return "".join(out)
