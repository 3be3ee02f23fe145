"""Scenes after sunset."""

from interstice.decks.art.palettes import Palette, mix
from interstice.decks.art.scenes.cuts import (
    disc,
    down_from,
    gouges,
    hills,
    line,
    oval,
    pines,
    ridge,
    shape,
    stars,
)
from interstice.decks.art.scenes.scene import dark
from interstice.decks.art.scenes.whim import Whim


@dark
def moon(p: Palette, whim: Whim) -> str:
    ground = mix(p.sky_bottom, p.mid, 0.12)
    pits = [(whim.between(20, 430), whim.between(446, 546)) for _ in range(8)]
    holes = "".join(oval(x, y, r := (y - 400) * 0.26, r * 0.34) for x, y in pits)
    rims = "".join(
        (
            f"M{x - r:.0f} {y}a{r:.0f} {r * 0.34:.0f} 0 0 0 {2 * r:.0f}"
            f" 0a{r:.0f} {r * 0.5:.0f} 0 0 1 {-2 * r:.0f} 0z"
        )
        for x, y in pits
        for r in ((y - 400) * 0.26,)
    )
    return (
        stars(whim, p.pale, 110, 400)
        + shape(mix(p.mid, p.near, 0.3), down_from(ridge(whim, 430, 44, 90)))
        + shape(
            ground,
            (
                f"M0 {430 + whim.between(-8, 8)}Q224 {386 + whim.between(-10, 10)}"
                f" 448 {432 + whim.between(-8, 8)}V560H0z"
            ),
        )
        + shape(p.sun, "M0 436Q224 392 448 438V446Q224 398 0 444z", opacity=0.7)
        + shape(mix(p.mid, ground, 0.35), holes)
        + shape(p.sun, rims)
        + shape(p.mid, gouges(whim, 22, 450, 554, 38), opacity=0.45)
    )


@dark
def night(p: Palette, whim: Whim) -> str:
    x, y, r = whim.between(300, 372), whim.between(92, 130), whim.between(38, 50)
    lights = [(whim.between(10, 438), whim.between(446, 474)) for _ in range(16)]
    return (
        stars(whim, p.pale, 110, 390)
        + shape(p.sun, disc(x, y, r + 24), opacity=0.1)
        + shape(p.sun, disc(x, y, r + 11), opacity=0.16)
        + shape(p.sun, disc(x, y, r))
        + shape(
            mix(p.sun, p.sky_top, 0.3),
            disc(x - 12, y - 8, 9),
            disc(x + 14, y + 12, 12),
            disc(x + 8, y - 20, 5),
        )
        + shape(mix(p.mid, p.near, 0.3), hills(whim, 392, 24))
        + shape(mix(p.near, p.ink, 0.2), hills(whim, 434, 16))
        + shape(mix(p.near, p.ink, 0.5), hills(whim, 468, 10), pines(whim, 466, 8, 64))
        + line(p.accent, 4.5, "".join(f"M{a} {b + 22}h.1" for a, b in lights))
        + shape(mix(p.near, p.ink, 0.8), hills(whim, 512, 10))
        + shape(p.mid, gouges(whim, 14, 516, 552), opacity=0.7)
    )
