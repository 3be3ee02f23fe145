"""Draw cards as linocuts: the window alone for the screen, the whole face for print."""

import math
import re
from base64 import b64encode
from functools import cache
from html import escape
from itertools import combinations
from typing import NamedTuple

import msgspec

from interstice.decks.art.glyphs import DATA, Glyph, glyph
from interstice.decks.art.palettes import Palette, contrast, mix
from interstice.decks.art.scenes.cuts import HEIGHT, WIDTH
from interstice.decks.art.scenes.scene import all_scenes
from interstice.decks.art.scenes.whim import Whim
from interstice.decks.art.spec import Art, Figure

PAPER = "#f7efdc"

_MARGIN = 13
_SHADOW = (7, 10)
_HATCH_ANGLE = 42
_TITLE_WIDTH = 440
_TITLE_SIZES = ((40, 1), (34, 2), (31, 2), (28, 3), (24, 3), (20, 4))
_YEAR_SIZE = 35


class _Style(NamedTuple):
    """What the parts of one window share."""

    prefix: str
    palette: Palette
    dark: bool


class _Placed(NamedTuple):
    """A figure in the window's own units."""

    name: str
    glyph: Glyph
    x: float
    y: float
    scale: float
    turn: float
    flip: bool
    main: bool


def window(card_id: str, art: Art, palette: Palette) -> str:
    """A whole SVG without text, `viewBox="0 0 448 560"`; ids in it begin with the card's id."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' preserveAspectRatio="xMidYMid slice">{_content(card_id, art, palette)}</svg>'
    )


def face(
    card_id: str,
    title: str,
    year: str | None,
    art: Art,
    palette: Palette,
    badge: str,
    dark: bool = False,
    photo: bytes = b"",
) -> str:
    """The whole card for print, 500 × 760; without a year it is the front.

    A photo (WebP) is shown in place of the drawing.

    `badge` names the glyph of the theme or icon. The reader of the SVG needs the fonts
    Alegreya SC and Cinzel in bold. The date side of a Twist card is dark.
    """
    p, prefix = palette, _prefix(card_id)
    paper, words = (mix(p.ink, p.near, 0.22), p.pale) if dark else (PAPER, p.ink)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 760">'
        f'<rect width="500" height="760" rx="30" fill="{p.ink}"/>'
        f'<rect x="9" y="9" width="482" height="742" rx="22" fill="{paper}"/>'
        f'<clipPath id="{prefix}w"><rect width="{WIDTH}" height="{HEIGHT}" rx="16"/></clipPath>'
        f'<g transform="translate(26 26)"><g clip-path="url(#{prefix}w)">'
        f"{_photo(photo) if photo else _content(card_id, art, palette)}</g>{_frame(p, dark)}</g>"
        f"{_badge(badge, p)}{_title(title, words, 668 if year is None else 640)}"
        f"{'' if year is None else _plaque(year, p, dark)}</svg>"
    )


def _content(card_id: str, art: Art, palette: Palette) -> str:
    if art.scene not in all_scenes():
        raise ValueError(f"expected one of the scenes {', '.join(all_scenes())}, got {art.scene!r}")
    draw, dark = all_scenes()[art.scene]
    whim = Whim(card_id)
    mirror = f' transform="matrix(-1 0 0 1 {WIDTH} 0)"' if whim.sign() < 0 else ""
    style = _Style(_prefix(card_id), palette, dark)
    figures = [_placed(style, rank, figure) for rank, figure in enumerate(art.figures)]
    return (
        f"<defs>{_inks(style)}{''.join(_plate(style, figure) for figure in figures)}</defs>"
        f'<path fill="url(#{style.prefix}sky)" d="M0 0h{WIDTH}v{HEIGHT}H0z"/>'
        f'<path fill="url(#{style.prefix}top)" d="M0 0h{WIDTH}v168H0z"/>'
        f"<g{mirror}>{draw(palette, whim)}</g>"
        f"{''.join(_pressed(style, figure) for figure in figures)}"
        f'<path fill="url(#{style.prefix}foot)" d="M0 434h{WIDTH}v126H0z"/>'
    )


def _photo(webp: bytes) -> str:
    return (
        f'<image width="{WIDTH}" height="{HEIGHT}" preserveAspectRatio="xMidYMid slice"'
        f' href="data:image/webp;base64,{b64encode(webp).decode()}"/>'
    )


def _prefix(card_id: str) -> str:
    return re.sub(r"[^A-Za-z0-9_-]", "-", card_id) + "-"


def _inks(style: _Style) -> str:
    """The gradients and halftones that every window has."""
    prefix, p, dark = style
    top, bottom = mix(p.ink, p.near, 0.12), mix(p.near, p.mid, 0.3)
    grain = mix(p.near, p.mid, 0.5) if dark else mix(p.sky_top, p.mid, 0.35)
    return (
        _fade(f"{prefix}sky", *((top, bottom) if dark else (p.sky_top, p.sky_bottom)))
        + _fade(f"{prefix}pale", "#ffffff", mix(p.pale, p.sky_bottom, 0.55))
        + _halftone(f"{prefix}top", grain, 0.5, 12, "")
        + _halftone(f"{prefix}foot", p.ink, 0.28, 9, f"matrix(1 0 0 -1 0 {HEIGHT})")
    )


def _fade(name: str, top: str, bottom: str) -> str:
    return (
        f'<linearGradient id="{name}" x2="0" y2="1"><stop stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient>'
    )


def _halftone(name: str, colour: str, opacity: float, rows: int, turned: str) -> str:
    place = f' patternTransform="{turned}"' if turned else ""
    return (
        f'<pattern id="{name}" width="14" height="{rows * 14 + 14}" patternUnits="userSpaceOnUse"'
        f'{place}><g fill="{colour}" fill-opacity="{opacity}">{_dots(rows)}</g></pattern>'
    )


@cache
def _dots(rows: int) -> str:
    """A strip of dots that shrink from row to row."""
    dots = []
    for row in range(2 * rows):
        x, y, r = 3.5 + row % 2 * 7, 3.5 + row * 7, 3.4 * (1 - row / 2 / rows) ** 0.6
        dots.append(f'<circle cx="{x}" cy="{y}" r="{r:.1f}"/>')
    return "".join(dots)


def _placed(style: _Style, rank: int, figure: Figure) -> _Placed:
    """Place a figure so that all of it is inside the window."""
    shape = glyph(figure.glyph)
    angle = math.radians(figure.turn)
    cos, sin = abs(math.cos(angle)), abs(math.sin(angle))
    wide, high = shape.width * cos + shape.height * sin, shape.width * sin + shape.height * cos
    room = WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN
    # The window is upright: a slender subject may stand taller than its size says.
    grow = min(1.2, max(1.0, high / wide) ** 0.25) if rank == 0 else 1
    scale = min(figure.size / 100 * WIDTH / 1000 * grow, room[0] / wide, room[1] / high)
    x = _kept(figure.x / 100 * WIDTH, wide * scale / 2, WIDTH)
    y = _kept(figure.y / 100 * HEIGHT, high * scale / 2, HEIGHT)
    name = f"{style.prefix}{rank}"
    return _Placed(name, shape, x, y, scale, figure.turn, figure.flip, rank == 0)


def _kept(middle: float, half: float, side: int) -> float:
    return min(max(middle, _MARGIN + half), side - _MARGIN - half)


def _plate(style: _Style, figure: _Placed) -> str:
    """A figure's shape, once to print and once to cut by, and its hatching."""
    name, p, s = figure.name, style.palette, 1 / figure.scale
    rule = ' fill-rule="evenodd" clip-rule="evenodd"' if figure.glyph.evenodd else ""
    line, strength = (mix(p.mid, p.near, 0.15), 0.42) if figure.main else (p.ink, 0.3)
    # The glyph is scaled, mirrored and turned; its hatching is not.
    lean = f"scale({-s if figure.flip else s:.3f} {s:.3f}) rotate({-_HATCH_ANGLE - figure.turn:g})"
    return (
        f'<path id="{name}"{rule} d="{figure.glyph.path}"/>'
        f'<clipPath id="{name}c"><use href="#{name}"/></clipPath>'
        f'<pattern id="{name}h" width="6.4" height="6.4" patternUnits="userSpaceOnUse"'
        f' patternTransform="{lean}">'
        f'<path fill="{line}" fill-opacity="{strength}" d="M0 0h6.4v1.7H0z"/></pattern>'
    )


def _pressed(style: _Style, figure: _Placed) -> str:
    """A figure printed in layers: shadow, outline, shaded edges, fill, hatching."""
    p, x, y, scale = style.palette, figure.x, figure.y, figure.scale
    fill = f"url(#{style.prefix}pale)" if figure.main else p.accent
    shade = mix(p.sky_bottom, p.mid, 0.3) if figure.main else mix(p.accent, p.ink, 0.35)
    turn = f" rotate({figure.turn:g})" if figure.turn else ""
    place = (
        f"{turn} scale({-scale if figure.flip else scale:.4f} {scale:.4f})"
        f" translate({-figure.glyph.width / 2:g} {-figure.glyph.height / 2:g})"
    )
    use = f'<use href="#{figure.name}"'
    width = (14 if figure.main else 11) / scale
    outline = f'{use} fill="{p.ink}" stroke="{p.ink}" stroke-width="{width:.0f}" stroke-linejoin="round"/>'
    return (
        f'<g transform="translate({x + _SHADOW[0]:.1f} {y + _SHADOW[1]:.1f}){place}"'
        f' opacity=".28">{outline}</g><g transform="translate({x:.1f} {y:.1f}){place}">{outline}'
        f'<g clip-path="url(#{figure.name}c)">{use} fill="{shade}"/>'
        f'{use} fill="{fill}" transform="translate({_towards_light(figure)})"/></g>'
        f'{use} fill="url(#{figure.name}h)"/></g>'
    )


def _towards_light(figure: _Placed) -> str:
    """A step to the upper left of the window, in the units of a glyph that may be turned."""
    step = (5 if figure.main else 3) / figure.scale
    angle = math.radians(-figure.turn)
    dx = step * (math.sin(angle) - math.cos(angle))
    dy = step * (-math.sin(angle) - math.cos(angle))
    return f"{-dx if figure.flip else dx:.1f} {dy:.1f}"


def _frame(p: Palette, dark: bool) -> str:
    return (
        f'<g fill="none"><rect width="{WIDTH}" height="{HEIGHT}" rx="16"'
        f' stroke="{p.accent if dark else p.ink}" stroke-width="5"/>'
        f'<rect x="9" y="9" width="{WIDTH - 18}" height="{HEIGHT - 18}" rx="9" stroke="{p.pale}"'
        ' stroke-width="2" stroke-opacity=".85"/></g>'
    )


def _badge(name: str, p: Palette) -> str:
    shape = glyph(name)
    rule = ' fill-rule="evenodd"' if shape.evenodd else ""
    return (
        f'<circle cx="66" cy="66" r="31" fill="{p.ink}"/>'
        f'<circle cx="66" cy="66" r="26" fill="none" stroke="{p.accent}" stroke-width="3"/>'
        f'<path transform="translate({66 - shape.width * 0.017:.1f} {66 - shape.height * 0.017:.1f})'
        f' scale(.034)" fill="{p.pale}"{rule} d="{shape.path}"/>'
    )


def _title(title: str, colour: str, middle: int) -> str:
    size, lines = _set(title)
    lead = size * 1.02
    first = middle + size * 0.3 - lead * (len(lines) - 1) / 2
    rows = "".join(
        f'<text x="250" y="{first + lead * i:.1f}">{escape(row)}</text>' for i, row in enumerate(lines)
    )
    return (
        f'<g font-family="Alegreya SC" font-weight="700" font-size="{size}" fill="{colour}"'
        f' text-anchor="middle">{rows}</g>'
    )


def _set(title: str) -> tuple[int, list[str]]:
    """The largest size at which the title fits, and its lines, as even as they can be."""
    words = title.split()
    for size, most in _TITLE_SIZES:
        for count in range(1, min(most, len(words)) + 1):
            lines = min(_broken(words, count), key=lambda rows: max(_width("Alegreya SC", r) for r in rows))
            if max(_width("Alegreya SC", row) for row in lines) * size <= _TITLE_WIDTH:
                return size, lines
    return size, lines


def _broken(words: list[str], count: int) -> list[list[str]]:
    """Every way to break the words into this many lines."""
    return [
        [" ".join(words[a:b]) for a, b in zip((0, *cuts), (*cuts, len(words)), strict=True)]
        for cuts in combinations(range(1, len(words)), count - 1)
    ]


def _plaque(year: str, p: Palette, dark: bool) -> str:
    half = max(96.0, _width("Cinzel", year) * _YEAR_SIZE / 2 + 14)
    fill = p.accent if dark else p.near
    words = max((p.ink, p.pale), key=lambda colour: contrast(fill, colour))
    edge = f"M{250 - half - 14:.0f} 716l14 -22h{2 * half:.0f}l14 22 -14 22h{-2 * half:.0f}z"
    line = f"M{250 - half - 7:.0f} 716l11 -17h{2 * half - 8:.0f}l11 17 -11 17h{8 - 2 * half:.0f}z"
    return (
        f'<path fill="{fill}" d="{edge}"/>'
        f'<path fill="none" stroke="{words}" stroke-width="1.5" stroke-opacity=".8" d="{line}"/>'
        f'<text x="250" y="728.5" font-family="Cinzel" font-weight="700" font-size="{_YEAR_SIZE}"'
        f' fill="{words}" text-anchor="middle">{escape(year)}</text>'
    )


def _width(font: str, text: str) -> float:
    """The width of a text at size 1; an unknown letter counts as a wide one."""
    advance = _advances()[font]
    return sum(advance.get(letter, 800) for letter in text) / 1000


@cache
def _advances() -> dict[str, dict[str, int]]:
    return msgspec.json.decode((DATA / "widths.json").read_bytes(), type=dict[str, dict[str, int]])
