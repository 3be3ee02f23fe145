"""Scenes of bare and hollow places."""

from interstice.decks.art.palettes import Palette, mix
from interstice.decks.art.scenes.cuts import disc, gouges, hills, polygon, shape, sun
from interstice.decks.art.scenes.scene import dark, scene
from interstice.decks.art.scenes.whim import Whim


@scene
def desert(p: Palette, whim: Whim) -> str:
    far = mix(p.sky_bottom, p.mid, 0.5)
    dune = mix(p.mid, p.sky_bottom, 0.35)
    x, y = whim.between(88, 130), 388
    return (
        sun(whim.between(190, 330), whim.between(110, 150), whim.between(50, 64), p.sun)
        + _pyramid(x, y, 128, 190, mix(far, p.sky_bottom, 0.1), p.mid)
        + _pyramid(x + 210, y, 104, 150, far, mix(p.mid, p.near, 0.2))
        + _pyramid(x + 296, y, 60, 86, far, p.mid)
        + shape(dune, hills(whim, 386, 14))
        + shape(p.mid, gouges(whim, 14, 392, 430), opacity=0.7)
        + shape(p.mid, f"M0 {430 + whim.between(-12, 8)}C120 390 210 420 270 462S400 470 448 440V560H0z")
        + shape(
            p.near,
            "M270 462C230 434 170 410 120 409C190 440 200 470 170 500",
            "S260 520 300 530 448 500 448 478V440C400 470 320 500 270 462z",
            opacity=0.55,
        )
        + shape(p.near, f"M0 500C90 470 160 520 230 516S380 490 448 {500 + whim.between(-8, 8)}V560H0z")
        + shape(p.mid, gouges(whim, 22, 512, 556), opacity=0.7)
        + _palm(whim.between(396, 420), 476, whim.between(120, 150), mix(p.near, p.ink, 0.4))
    )


def _pyramid(x: float, y: float, half: float, height: float, lit: str, shade: str) -> str:
    courses = "".join(
        (
            f"M{x + half * 0.18 - half * (i / 8) * 1.18 + 3:.0f} {y - height + height * i / 8:.0f}"
            f"h{half * i / 8 * 1.1:.0f}v2h{-half * i / 8 * 1.1:.0f}z"
        )
        for i in range(2, 8)
    )
    return (
        shape(lit, polygon((x - half, y + 8), (x + half * 0.18, y - height), (x + half, y + 8)))
        + shape(shade, courses, opacity=0.35)
        + shape(
            shade,
            polygon((x + half * 0.18, y - height), (x + half, y + 8), (x + half * 0.42, y + 8)),
        )
    )


def _palm(x: int, y: int, height: int, colour: str) -> str:
    top = y - height
    trunk = f"M{x - 5} {y}Q{x - 2} {y - height // 2} {x + 6} {top}l5 1Q{x + 8} {y - height // 2} {x + 8} {y}z"
    fronds = "".join(
        f"M{x + 8} {top}q{dx * 0.5:.0f} {dy - 26} {dx} {dy}q{-dx * 0.5:.0f} {-dy * 0.4 - 8:.0f} {-dx} {-dy}z"
        for dx, dy in (
            (-56, 22),
            (-44, -8),
            (-26, -26),
            (24, -26),
            (42, -8),
            (48, 24),
            (-30, 44),
            (30, 46),
        )
    )
    return shape(colour, trunk, fronds)


@dark
def cave(p: Palette, whim: Whim) -> str:
    x = 224 + whim.between(-22, 22)
    rock, deep = mix(p.near, p.ink, 0.55), mix(p.near, p.ink, 0.82)
    mouth = (
        f"M{x - 168} 500C{x - 190} 330 {x - 150} 170 {x - 60} 122C{x + 10}"
        f" 84 {x + 110} 120 {x + 146} 240S{x + 176} 420 {x + 166} 500z"
    )
    inner = (
        f"M{x - 136} 500C{x - 156} 340 {x - 120} 200 {x - 46} 158C{x + 10}"
        f" 126 {x + 86} 160 {x + 116} 262S{x + 142} 420 {x + 134} 500z"
    )
    return (
        shape(rock, "M0 0h448v560H0z")
        + shape(mix(rock, p.mid, 0.4), mouth)
        + shape(mix(p.sky_bottom, p.sky_top, 0.5), inner)
        + shape(
            p.sky_bottom,
            (
                f"M{x - 90} 500C{x - 108} 360 {x - 80} 240 {x - 30} 204"
                f"S{x + 70} 220 {x + 86} 300S{x + 100} 440 {x + 94} 500z"
            ),
            opacity=0.7,
        )
        + shape(p.sun, disc(x + whim.between(-40, 30), 216, 30))
        + shape(mix(p.near, p.ink, 0.3), "M0 560V476Q120 452 224 466T448 470V560z")
        + shape(p.mid, gouges(whim, 18, 482, 550), opacity=0.7)
        + shape(mix(rock, p.mid, 0.35), gouges(whim, 10, 20, 110, 60), _cracks(whim, x))
        + shape(deep, _drips(whim), _teeth(whim))
    )


def _drips(whim: Whim) -> str:
    """Path data of stone that hangs from above, shorter in the middle."""
    out = []
    for i in range(8):
        x, w = whim.between(i * 62 - 30, i * 62), whim.between(26, 46)
        h = whim.between(70, 150) - (26 if 2 <= i <= 5 else 0)
        out.append(f"M{x} -4h{w}q{-w * 0.45:.0f} {h * 0.4:.0f} {-w * 0.5:.0f} {h}")
        out.append(f"q{-w * 0.1:.0f} {-h * 0.6:.0f} {-w * 0.5:.0f} {-h}z")
    return "".join(out)


def _teeth(whim: Whim) -> str:
    """Path data of stone that grows from the ground at both sides."""
    sides = ((0, 44, whim.between(90, 130)), (36, 34, 60), (386, 50, whim.between(80, 120)), (352, 36, 50))
    return "".join(
        f"M{x} 540q{w * 0.4:.0f} {-h * 0.4:.0f} {w * 0.5:.0f} {-h}q{w * 0.12:.0f} {h * 0.6:.0f} {w * 0.5:.0f} {h}z"
        for x, w, h in sides
    )


def _cracks(whim: Whim, x: int) -> str:
    """Path data of knife marks that follow the mouth of the cave."""
    out = []
    for side in (-1, 1):
        for i in range(9):
            a, y = x + side * (188 + whim.between(0, 40)), 170 + i * 34 + whim.between(-8, 8)
            out.append(
                f"M{a} {y}q{side * 7} 16 {side * 3} {whim.between(26, 40)}q{-side * 6} -18 {-side * 3} -34z"
            )
    return "".join(out)
