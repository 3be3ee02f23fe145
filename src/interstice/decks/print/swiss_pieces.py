"""What the Swiss game needs besides cards and racks: rating board, spinner, markers, chips."""

import math
from textwrap import wrap

from interstice.decks.art.lino import (
    CUT,
    coin,
    disc,
    framed,
    medal,
    panel,
    pressed_text,
    ring,
    stamp,
    text,
    view,
)
from interstice.decks.art.palettes import PALETTES, Palette, mix
from interstice.decks.art.picture import PAPER
from interstice.decks.print.racks import PLAYERS
from interstice.rules.swiss.zones import CHIPS
from interstice.text import say

CHIP_GLYPHS = (
    "own:swiss-flag",
    "own:cow-bell",
    "game-icons:peaks",
    "game-icons:cheese-wedge",
    "game-icons:goat",
    "game-icons:daisy",
    "game-icons:chocolate-bar",
    "game-icons:crossbow",
)
WHEEL = ("question", "two", "question", "star", "question", "two", "question", "grump")

FIELDS = {
    "earlier": ("economy", "cave: game-icons:mammoth 50 54 76", "+2"),
    "right": ("sport", "alps: game-icons:laurels 50 50 80 + game-icons:hourglass 50 48 34", "+1"),
    "later": ("music", "moon: game-icons:rocket 50 52 70 turn -112", "+2"),
}
"""Palette, picture, and what a correct rating pays."""

FACES = {
    "question": ("discovery", "rings"),
    "two": ("economy", "sky"),
    "star": ("music", "night: game-icons:round-star 50 38 42"),
    "grump": ("event", "revolt"),
}
"""Palette and picture."""


def rating_board(language: str, width: float, height: float) -> str:
    """Three fields for everyone's markers, and what each pays."""
    wide, high, gap = 82.0, 178.0, 3.5
    left, top = (width - 3 * wide - 2 * gap) / 2, (height - high) / 2
    out = []
    for i, (field, (palette, line, pays)) in enumerate(FIELDS.items()):
        p, x = PALETTES[palette], left + i * (wide + gap)
        out.append(panel(p, (x, top, wide, high)))
        out.append(framed(f"field{i}", line, p, (x + 4, top + 4, wide - 8, 92.5)))
        out.append(text(x + wide / 2, top + 112, 13, _word(field, language), p.ink))
        out.append(_payment(x + wide / 2, top + 122, pays, p))
        out += [_spot(x + wide / 2, top, seat, p) for seat in range(6)]
    return "".join(out)


def _word(piece: str, language: str) -> str:
    return say("print", f"print-piece-{piece}", language)


def _payment(x: float, y: float, pays: str, p: Palette) -> str:
    gold = PALETTES["economy"]
    return (
        text(x - 13, y + 2.4, 7, pays, p.ink, "Cinzel")
        + coin("own:swiss-flag", x - 4.7, y, 3.2, gold)
        + text(x + 6, y + 2.4, 7, "−1", p.ink, "Cinzel")
        + coin("own:swiss-flag", x + 13.6, y, 3.2, gold)
    )


def _spot(middle: float, top: float, seat: int, p: Palette) -> str:
    x, y = middle + (seat % 3 - 1) * 23, top + 141 + seat // 3 * 21
    return (
        disc(x, y, 8.8, mix(PAPER, p.sky_bottom, 0.6))
        + ring(x, y, 8.8, p.ink, 0.5)
        + ring(x, y, 8, mix(PAPER, p.mid, 0.6), 0.3)
        + stamp(PLAYERS[seat][1], x, y, 8.4, mix(PAPER, p.mid, 0.4))
    )


def spinner(language: str, width: float, height: float) -> str:
    """The wheel, its arrow, and the six markers."""
    x, y = 103.0, height / 2
    column = (200 + width - 8) / 2
    lines = wrap(say("print", "print-wheel-how", language), 42)
    out = [_wheel(language, x, y), _arrow(column, 50)]
    out += [text(column, 102 + 4.6 * i, 3.7, line, "#444", "Alegreya Sans") for i, line in enumerate(lines)]
    for seat, (palette, emblem) in enumerate(PLAYERS):
        a, b = column + (seat % 3 - 1) * 22, 148 + seat // 3 * 22
        out.append(
            medal(emblem, a, b, 8, PALETTES[palette]) + CUT.format(f'<circle cx="{a}" cy="{b}" r="8.6"/>')
        )
    return "".join(out)


def _wheel(language: str, x: float, y: float) -> str:
    r, half = 86.0, math.radians(22.5)
    reach = r * math.sin(half), r * math.cos(half)
    wedge = (
        f"M{x} {y}L{x - reach[0]:.2f} {y - reach[1]:.2f}A{r} {r} 0 0 1 {x + reach[0]:.2f} {y - reach[1]:.2f}z"
    )
    out = [f'<clipPath id="wedge"><path d="{wedge}"/></clipPath>', disc(x, y, r + 4, "#1d1512")]
    for i, kind in enumerate(WHEEL):
        palette, line = FACES[kind]
        picture = view(f"wheel{i}", line, PALETTES[palette], (x - 0.4 * r, y - r, 0.8 * r, r))
        sign = _sign(kind, x, y - 49, PALETTES[palette])
        out.append(
            f'<g transform="rotate({45 * i} {x} {y})"><g clip-path="url(#wedge)">{picture}</g>{sign}</g>'
        )
    out.append(ring(x, y, r - 5, PAPER, 10) + ring(x, y, r - 10, "#1d1512", 0.9))
    for i, kind in enumerate(WHEEL):
        palette, _ = FACES[kind]
        label = text(x, y - r + 6.8, 6.2, _word(kind, language), PALETTES[palette].near)
        edge = (
            f'<path stroke="#1d1512" stroke-width="1.3" d="M{x} {y}L{x - reach[0]:.2f} {y - reach[1]:.2f}"/>'
        )
        out.append(f'<g transform="rotate({45 * i} {x} {y})">{label}{edge}</g>')
    hub = (
        disc(x, y, 9, "#1d1512") + ring(x, y, 7.6, PALETTES["economy"].sky_top, 0.7) + disc(x, y, 0.9, "#fff")
    )
    return "".join(out) + hub + CUT.format(f'<circle cx="{x}" cy="{y}" r="{r + 4.4}"/>')


def _sign(kind: str, x: float, y: float, p: Palette) -> str:
    if kind == "question":
        return pressed_text(x, y + 9, 34, "?", p)
    if kind == "two":
        return pressed_text(x, y + 9, 34, "2", p)
    return _grump(x, y - 1, p) if kind == "grump" else ""


def _grump(x: float, y: float, p: Palette) -> str:
    """A sulking face."""
    features = (
        f"M{x - 8} {y - 5.2}l6 3.4M{x + 8} {y - 5.2}l-6 3.4"
        f"M{x - 5.5} {y + 6.6}q5.5 -5.4 11 0"
        f"M{x - 2} {y - 12.6}q-2 -4 1 -5.4M{x + 1} {y - 12.6}q.4 -3.4 3.4 -3.6"
    )
    return (
        f'<g opacity=".28">{disc(x + 1, y + 1.4, 13.6, p.ink)}</g>'
        + disc(x, y, 13.6, p.ink)
        + disc(x, y, 12.2, mix(p.pale, p.sky_bottom, 0.55))
        + disc(x - 0.6, y - 0.6, 11.4, p.pale)
        + f'<path fill="none" stroke="{p.ink}" stroke-width="1.7" stroke-linecap="round" d="{features}"/>'
        + disc(x - 4.4, y - 0.2, 1.5, p.ink)
        + disc(x + 4.4, y - 0.2, 1.5, p.ink)
    )


def _arrow(x: float, y: float) -> str:
    p = PALETTES["event"]
    shape = f"M{x} {y - 37}l9 17h-5v34l5 9v12l-9 -6 -9 6v-12l5 -9v-34h-5z"
    return (
        f'<path fill="{p.accent}" stroke="{p.ink}" stroke-width="1.8" stroke-linejoin="round" d="{shape}"/>'
        f'<path fill="none" stroke="{p.near}" stroke-width=".6" d="M{x} {y - 31}v24M{x} {y + 5}v20"/>'
        + disc(x, y - 1, 3.3, p.ink)
        + disc(x, y - 1, 1.2, "#fff")
        + CUT.format(f'<circle cx="{x}" cy="{y - 1}" r="1.2"/>')
    )


def chips(width: float, height: float) -> str:
    """All the chips on one sheet, ten to a row."""
    step, r = 23.4, 10.8
    left, top = (width - 9 * step) / 2, (height - 7 * step) / 2
    p = PALETTES["economy"]
    rows = []
    for row, name in enumerate(CHIP_GLYPHS):
        y = top + row * step
        rows.append(f'<defs><g id="chip{row}">{coin(name, 0, 0, r, p)}</g></defs>')
        for column in range(CHIPS // len(CHIP_GLYPHS)):
            rows.append(f'<use href="#chip{row}" x="{left + column * step:.2f}" y="{y:.2f}"/>')
            rows.append(CUT.format(f'<circle cx="{left + column * step:.2f}" cy="{y:.2f}" r="{r + 0.5}"/>'))
    return "".join(rows)
