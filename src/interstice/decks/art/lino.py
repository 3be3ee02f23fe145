"""Shapes that boards, chips and score sheets share with the cards. All lengths are in millimetres."""

import math
import re
from html import escape

from interstice.decks.art.glyphs import glyph
from interstice.decks.art.palettes import Palette, mix
from interstice.decks.art.picture import PAPER, window
from interstice.decks.art.scenes.cuts import HEIGHT as WINDOW_HEIGHT
from interstice.decks.art.scenes.cuts import WIDTH as WINDOW_WIDTH
from interstice.decks.art.spec import Art, parse

CUT = '<g fill="none" stroke="#888" stroke-width=".25">{}</g>'
"""A line to cut along."""


Area = tuple[float, float, float, float]
"""Left, top, width, height."""


def view(key: str, picture: str, p: Palette, area: Area, foot: float = 1.0) -> str:
    """A picture, or a scene alone, cropped to an area; `foot` says how low the crop lies, from 0 to 1."""
    x, y, w, h = area
    high = min(WINDOW_WIDTH * h / w, WINDOW_HEIGHT)
    crop = f"0 {(WINDOW_HEIGHT - high) * foot:.1f} {WINDOW_WIDTH} {high:.1f}"
    art = parse(picture) if ":" in picture else Art(picture, ())
    return re.sub(
        r'viewBox="[^"]+"',
        f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" viewBox="{crop}"',
        window(key, art, p),
        count=1,
    )


def framed(key: str, picture: str, p: Palette, area: Area, foot: float = 1.0) -> str:
    """A picture in the same frame as the window of a card."""
    x, y, w, h = area
    inner = (
        f'<rect x="{x + 0.9:g}" y="{y + 0.9:g}" width="{w - 1.8:g}" height="{h - 1.8:g}" rx="1"'
        f' stroke="{p.pale}" stroke-width=".22" stroke-opacity=".85"/>'
    )
    edges = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="1.8"'
    return (
        f'<clipPath id="{key}-frame"><rect {edges}/></clipPath>'
        f'<g clip-path="url(#{key}-frame)">{view(key, picture, p, area, foot)}</g>'
        f'<g fill="none">{inner}<rect {edges} stroke="{p.ink}" stroke-width=".6"/></g>'
    )


def panel(p: Palette, area: Area, dark: bool = False) -> str:
    """A panel with an ink edge, like a card."""
    x, y, w, h = area
    paper = mix(p.ink, p.near, 0.22) if dark else PAPER
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="3.4" fill="{p.ink}"/>'
        f'<rect x="{x + 1:g}" y="{y + 1:g}" width="{w - 2:g}" height="{h - 2:g}" rx="2.6" fill="{paper}"/>'
    )


def text(
    x: float, y: float, size: float, words: str, fill: str, font: str = "Alegreya SC", anchor: str = "middle"
) -> str:
    """One line whose foot is at `y`; all fonts but the plain one are bold."""
    weight = 500 if font == "Alegreya Sans" else 700
    return (
        f'<text x="{x:.2f}" y="{y:.2f}" font-size="{size:g}" font-family="{font}" font-weight="{weight}"'
        f' text-anchor="{anchor}" fill="{fill}">{escape(words)}</text>'
    )


def pressed_text(x: float, y: float, size: float, words: str, p: Palette) -> str:
    """Letters printed like a figure: shadow, outline, fill."""
    letters = text(x, y, size, words, p.ink)
    edge = f'stroke="{p.ink}" stroke-width="{size * 0.09:.2f}" stroke-linejoin="round"'
    return (
        f'<g transform="translate({size * 0.035:.2f} {size * 0.05:.2f})" opacity=".28" {edge}>{letters}</g>'
        f"<g {edge}>{letters}</g>{text(x, y, size, words, p.pale)}"
    )


def disc(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" fill="{fill}"/>'


def ring(x: float, y: float, r: float, stroke: str, width: float) -> str:
    return (
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" fill="none" stroke="{stroke}"'
        f' stroke-width="{width:g}"/>'
    )


def stamp(name: str, x: float, y: float, size: float, fill: str, more: str = "") -> str:
    """A glyph in one colour; `size` is its longer side."""
    shape, scale = glyph(name), size / 1000
    rule = ' fill-rule="evenodd"' if shape.evenodd else ""
    place = (
        f"translate({x - shape.width * scale / 2:.2f} {y - shape.height * scale / 2:.2f}) scale({scale:.5f})"
    )
    return f'<path transform="{place}" fill="{fill}"{rule}{more} d="{shape.path}"/>'


def medal(name: str, x: float, y: float, r: float, p: Palette) -> str:
    """A round piece like the badge of a card."""
    return (
        disc(x, y, r, p.ink) + ring(x, y, r * 0.84, p.accent, r * 0.09) + stamp(name, x, y, r * 1.06, p.pale)
    )


def coin(name: str, x: float, y: float, r: float, p: Palette) -> str:
    """A chip: a milled edge, a hatched field, a glyph."""
    teeth = "".join(
        f"M{x + a * r * 0.84:.2f} {y + b * r * 0.84:.2f}L{x + a * r * 0.95:.2f} {y + b * r * 0.95:.2f}"
        for a, b in ((math.cos(i * math.pi / 18), math.sin(i * math.pi / 18)) for i in range(36))
    )
    return (
        disc(x, y, r, p.ink)
        + f'<path stroke="{p.sky_top}" stroke-width="{r * 0.06:.2f}" stroke-linecap="round" d="{teeth}"/>'
        + disc(x, y, r * 0.78, p.sky_top)
        + f'<path stroke="{p.mid}" stroke-width=".22" stroke-opacity=".55" d="{_hatching(x, y, r * 0.74)}"/>'
        + ring(x, y, r * 0.7, p.pale, r * 0.035)
        + stamp(name, x + r * 0.04, y + r * 0.06, r * 0.86, p.near)
        + stamp(name, x, y, r * 0.86, p.ink)
    )


def _hatching(x: float, y: float, r: float) -> str:
    """Path data of slanting lines that fill a circle."""
    cos, sin = math.cos(math.radians(-42)), math.sin(math.radians(-42))
    out, across = [], -r + 0.5
    while across < r:
        half = math.sqrt(r * r - across * across)
        a, b = x - across * sin, y + across * cos
        out.append(f"M{a - half * cos:.2f} {b - half * sin:.2f}L{a + half * cos:.2f} {b + half * sin:.2f}")
        across += 0.85
    return "".join(out)
