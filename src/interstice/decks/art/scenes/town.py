"""Scenes of streets and works."""

from interstice.decks.art.palettes import Palette, mix
from interstice.decks.art.scenes.cuts import box, cloud, disc, gouges, hills, line, polygon, rays, shape, sun
from interstice.decks.art.scenes.scene import scene
from interstice.decks.art.scenes.whim import Whim


@scene
def city(p: Palette, whim: Whim) -> str:
    far, near = mix(p.sky_bottom, p.mid, 0.5), mix(p.mid, p.near, 0.25)
    x, y = 224 + whim.between(-50, 50), whim.between(196, 232)
    back, _ = _skyline(whim, 450, 90, 200, 34)
    front, windows = _skyline(whim, 470, 40, 130, 46)
    return (
        shape(p.sun, rays(x, y, 24, whim.between(0, 9) / 40), opacity=0.16)
        + sun(x, y, whim.between(128, 148), p.sun)
        + shape(far, back)
        + shape(near, front)
        + shape(p.sun, windows, opacity=0.75)
        + shape(p.near, hills(whim, 474, 7))
        + shape(p.mid, gouges(whim, 24, 484, 552), opacity=0.8)
    )


def _skyline(whim: Whim, foot: int, low: int, high: int, width: int) -> tuple[str, str]:
    """Path data of roofs from side to side, tall at the edges, and of their lit windows."""
    out, windows = [], []
    x = -whim.between(0, 20)
    while x < 450:
        w = whim.between(width * 0.7, width * 1.3)
        edge = abs(x + w / 2 - 224) / 224
        h = low + (high - low) * edge * whim.between(60, 100) / 100
        roof = whim.pick(
            (
                f"l{w / 2:.0f} {-w * 0.6:.0f} {w / 2:.0f} {w * 0.6:.0f}",
                f"h{w}",
                f"v-10h{w // 2}v10h{w - w // 2}",
                f"h{w // 2 - 2}v-26h4v26h{w - w // 2 - 2}",
                f"q{w / 2:.0f} {-w * 0.8:.0f} {w} 0",
            )
        )
        out.append(f"M{x} {foot + 30}V{foot - h:.0f}{roof}V{foot + 30}z")
        for row in range(int(h) // 22):
            lit = (column for column in range(w // 13) if whim.between(1, 3) == 1)
            windows += [f"M{x + 5 + column * 13} {foot - h + 12 + row * 22:.0f}h5v8h-5z" for column in lit]
        x += w - 1  # a seam would show as a hairline
    return "".join(out), "".join(windows)


@scene
def street(p: Palette, whim: Whim) -> str:
    far = mix(p.sky_bottom, p.mid, 0.4)
    vanish = 224 + whim.between(-14, 14)
    houses = []
    for side in (-1, 1):
        x = 224.0 + side * 90
        for i, w in enumerate((54, 76, 110)):
            left = x if side > 0 else x - w
            tone = (mix(p.mid, p.sky_bottom, 0.25), p.mid, mix(p.mid, p.near, 0.5))[i]
            houses.append(_house(whim, left, w, 150 + i * 62 + whim.between(-14, 14), 408 + i * 28, tone, p))
            x += side * (w - 4)
    stones = "".join(
        f"M{x + whim.between(-4, 4)} {y}q{w * 0.5:.0f} -6 {w} 0"
        for y, w in ((442, 20), (456, 24), (474, 30), (494, 36), (518, 44), (544, 52))
        for x in range(-20, 460, w + 10)
    )
    return (
        sun(vanish, whim.between(190, 230), whim.between(52, 66), p.sun)
        + shape(p.sun, cloud(whim.between(120, 260), whim.between(60, 90), 100), opacity=0.6)
        + shape(
            far,
            *(
                f"M{x} 440V{y}l18-26 18 26V440z"
                for x, y in ((130, 330), (164, 346), (200, 320), (236, 350), (270, 326), (302, 340))
            ),
            f"M{vanish - 8} 330V250l8-34 8 34v80z",
        )
        + "".join(houses)
        + shape(mix(p.mid, p.near, 0.5), box(0, 404, 448, 160))
        + shape(p.near, "M0 560V492L150 424H298L448 492V560z")
        + shape(
            mix(p.near, p.ink, 0.25),
            "M0 560V492L150 424l6 0L14 560zM448 560V492L298 424l-6 0L434 560z",
        )
        + line(p.mid, 2.4, stones, opacity=0.75)
    )


def _house(whim: Whim, x: float, w: float, height: float, foot: float, tone: str, p: Palette) -> str:
    """A gabled house whose front looks at us."""
    eaves, ridge_y = foot - height, foot - height - w * 0.62
    front = polygon((x, foot), (x, eaves), (x + w / 2, ridge_y), (x + w, eaves), (x + w, foot))
    if whim.sign() > 0:
        up, down = f"v{-w * 0.16:.0f}h{w / 9:.1f}", f"h{w / 9:.1f}v{w * 0.16:.0f}"
        front = f"M{x:.0f} {foot:.0f}V{eaves:.0f}{up * 4}{down * 4}"
        front += f"h{w / 9:.1f}V{foot:.0f}z"
    panes = []
    for row in range(int((height - 20) // 44)):
        for column in range(max(2, int(w // 30))):
            step = w / max(2, int(w // 30))
            a, b = x + step * column + step * 0.25, eaves + 8 + row * 44
            panes.append(f"M{a:.0f} {b + 26:.0f}v-18q{step * 0.25:.0f} -10 {step * 0.5:.0f} 0v18z")
    lit = whim.between(0, 3)
    return (
        shape(tone, front)
        + line(mix(tone, p.ink, 0.55), 2.5, front)
        + shape(mix(tone, p.ink, 0.5), "".join(pane for i, pane in enumerate(panes) if i % 4 != lit))
        + shape(p.sun, "".join(panes[lit::4]))
        + shape(mix(tone, p.ink, 0.5), disc(x + w / 2, eaves - w * 0.16, w * 0.08))
    )


@scene
def factory(p: Palette, whim: Whim) -> str:
    far, middle = mix(p.sky_bottom, p.mid, 0.42), mix(p.mid, p.near, 0.2)
    chimneys, smoke = [], []
    for x, top in (
        (whim.between(28, 52), whim.between(150, 190)),
        (whim.between(92, 112), whim.between(220, 250)),
        (whim.between(384, 412), whim.between(170, 215)),
    ):
        chimneys.append(f"M{x - 15} 430L{x - 10} {top + 10}h-3v-12h26v12h-3L{x + 15} 430z")
        smoke += [
            disc(x + 8 + i * 17, top - 16 - i * 13 + whim.between(-4, 4), 13 + i * 4.5) for i in range(5)
        ]
    shift = whim.between(0, 60)
    teeth = "".join(f"M{x} 460V386l58-44v44V460z" for x in range(-shift, 448, 57))
    glass = "".join(f"M{x + 48} 392v-30l5-4v34zM{x + 38} 392v-22l5-4v26z" for x in range(-shift, 448, 57))
    far_teeth = "".join(f"M{x} 420V340l40-28v108z" for x in range(-30 + shift // 2, 448, 40))
    windows = "".join(f"M{x} 446v-26q10-10 20 0v26z" for x in range(12 - shift % 34, 448, 34))
    return (
        sun(whim.between(180, 300), whim.between(150, 190), whim.between(62, 80), p.sun)
        + shape(mix(p.sun, p.mid, 0.28), *smoke)
        + shape(far, far_teeth)
        + shape(p.near, *chimneys)
        + shape(middle, teeth)
        + shape(p.sun, glass, opacity=0.8)
        + shape(p.near, box(0, 404, 448, 80))
        + shape(p.sun, windows, opacity=0.85)
        + line(p.near, 2, *(f"M{x + 10} 414v32M{x} 432h20" for x in range(12 - shift % 34, 448, 34)))
        + shape(mix(p.near, p.ink, 0.35), hills(whim, 462, 4))
        + shape(p.mid, gouges(whim, 24, 474, 552), opacity=0.8)
    )


@scene
def rails(p: Palette, whim: Whim) -> str:
    x, y = 224 + whim.between(-40, 40), 330

    def at(offset: float, depth: float) -> tuple[float, float]:
        """A point of the ground: `offset` from the middle of the track, `depth` 0 far, 1 near."""
        return x + (224 - x) * depth + offset * depth, y + 245 * depth

    sleepers = "".join(
        polygon(at(-170, d), at(170, d), at(174, d * 1.055), at(-174, d * 1.055))
        for d in (1.0 * 0.84**i for i in range(17))
    )
    track = "".join(polygon(at(s - 9, 0.0), at(s - 9, 1), at(s + 9, 1), at(s + 9, 0.0)) for s in (-118, 118))
    poles = []
    for d in (0.92, 0.56, 0.34, 0.2, 0.12):
        a, b = at(-330, d)
        h = 420 * d
        poles.append(
            f"M{a - 5 * d:.1f} {b:.0f}v{-h:.0f}h{10 * d:.1f}v{h:.0f}z"
            + box(a - 46 * d, b - h * 0.94, 92 * d, 9 * d)
            + box(a - 36 * d, b - h * 0.82, 72 * d, 8 * d)
        )
    wires = "".join(
        (
            f"M{at(-330 + o, 0.12)[0]:.0f} {at(0, 0.12)[1] - 48:.0f}"
            f"L{at(-330 + o, 0.92)[0]:.0f} {at(0, 0.92)[1] - 360:.0f}"
        )
        for o in (-40, 40)
    )
    return (
        shape(p.sun, rays(x, y - 30, 22, whim.between(0, 9) / 40), opacity=0.24)
        + sun(x, y - 40, whim.between(70, 88), p.sun)
        + shape(mix(p.sky_bottom, p.mid, 0.45), hills(whim, y - 8, 26))
        + shape(p.mid, box(0, y, 448, 232))
        + shape(mix(p.mid, p.near, 0.5), gouges(whim, 40, y + 8, 550))
        + shape(mix(p.mid, p.near, 0.55), polygon((x, y), at(240, 1), at(-240, 1)))
        + shape(mix(p.near, p.ink, 0.45), sleepers)
        + shape(mix(p.pale, p.sky_top, 0.35), track)
        + line(p.near, 1.5, wires)
        + shape(mix(p.near, p.ink, 0.3), *poles)
    )
