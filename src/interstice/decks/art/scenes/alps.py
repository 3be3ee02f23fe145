"""Scenes of high mountains."""

from interstice.decks.art.palettes import Palette, mix
from interstice.decks.art.scenes.cuts import (
    cloud,
    down_from,
    gouges,
    hills,
    pines,
    polygon,
    ridge,
    shape,
    sun,
)
from interstice.decks.art.scenes.scene import scene
from interstice.decks.art.scenes.whim import Whim

_FOOT = 470
_RIBS = ((-0.3, 0.42), (-0.46, 0.6), (-0.16, 0.62), (-0.62, 0.74))
_SNOW = ((0, 0), (0.36, 0.36), (0.2, 0.29), (0.13, 0.4), (0, 0.28), (-0.12, 0.37), (-0.2, 0.27), (-0.3, 0.3))
_SHADED_SNOW = (*_SNOW[:4], (0.05, 0.2))


def _peak(whim: Whim, x: float, top: float, half: float, p: Palette, haze: float) -> str:
    """A mountain down to the foot: lit flank, shaded flank with carved ribs, snow."""
    deep = _FOOT - top
    lit, shade, snow = (mix(tone, p.sky_bottom, haze) for tone in (p.mid, p.near, p.sun))

    def at(part: tuple[float, float]) -> tuple[float, float]:
        """A point of the mountain: parts of its half width and of its height."""
        return x + part[0] * half, top + part[1] * deep

    bend = x - 10 + whim.between(-14, 14), top + deep * 0.55
    flank = polygon(at((0, 0)), (x + 16, top + deep * 0.3), bend, (x + 20, _FOOT), at((1, 1)))
    ribs = "".join(polygon(at((a, b)), at((a + 0.16, b + 0.3)), at((a + 0.05, b + 0.22))) for a, b in _RIBS)
    return (
        shape(lit, polygon(at((-1, 1)), at((0, 0)), at((1, 1))))
        + shape(shade, flank, ribs)
        + shape(snow, polygon(*map(at, _SNOW)))
        + shape(mix(snow, shade, 0.35), polygon(*map(at, _SHADED_SNOW)))
    )


@scene
def alps(p: Palette, whim: Whim) -> str:
    far = mix(p.sky_bottom, p.mid, 0.35)
    lift = whim.between(-16, 16)
    return (
        sun(whim.between(280, 372), whim.between(84, 112), whim.between(34, 46), p.sun)
        + shape(far, down_from(ridge(whim, 330, 90, 74)))
        + _peak(whim, 232 + whim.between(-24, 24), 168 + lift, 150, p, 0.32)
        + _peak(whim, 62 + whim.between(-16, 20), 196 - lift, 128, p, 0.1)
        + _peak(whim, 392 + whim.between(-20, 16), 226 + lift, 122, p, 0)
        + shape(mix(p.near, p.ink, 0.15), hills(whim, 458, 12))
        + shape(mix(p.near, p.ink, 0.5), pines(whim, 482, 9, 92))
        + shape(mix(p.near, p.ink, 0.4), hills(whim, 506, 8))
        + shape(p.mid, gouges(whim, 16, 500, 552), opacity=0.5)
    )


@scene
def alpsfar(p: Palette, whim: Whim) -> str:
    hill = mix(p.mid, p.sky_bottom, 0.25)
    x = whim.between(40, 84)
    return (
        sun(whim.between(70, 150), whim.between(120, 146), whim.between(36, 50), p.sun)
        + shape(p.sun, cloud(300, whim.between(96, 130), 120), opacity=0.75)
        + _peak(whim, 330 + whim.between(-30, 40), 206, 110, p, 0.45)
        + _peak(whim, 404, 262, 84, p, 0.3)
        + _peak(whim, 96 + whim.between(-30, 30), 250, 104, p, 0.38)
        + shape(hill, hills(whim, 372, 22))
        + shape(mix(p.near, p.mid, 0.4), gouges(whim, 14, 372, 430), opacity=0.6)
        + shape(p.mid, hills(whim, 426, 18))
        + shape(p.near, gouges(whim, 14, 430, 480), pines(whim, 440, 6, 56))
        + _chalet(x, 452, p)
        + shape(p.near, hills(whim, 492, 14))
        + shape(p.mid, gouges(whim, 18, 500, 554), opacity=0.6)
    )


def _chalet(x: int, y: int, p: Palette) -> str:
    roof = polygon(
        (x - 34, y - 24),
        (x, y - 48),
        (x + 34, y - 24),
        (x + 28, y - 21),
        (x, y - 40),
        (x - 28, y - 21),
    )
    return (
        shape(
            mix(p.near, p.ink, 0.4),
            polygon((x - 26, y), (x - 26, y - 22), (x, y - 42), (x + 26, y - 22), (x + 26, y)),
        )
        + shape(p.ink, roof)
        + shape(p.sun, *(f"M{x + d} {y - 18}h8v9h-8z" for d in (-18, -4, 10)))
    )
