"""What Twist needs besides its cards: the icons by name, and a score sheet."""

from itertools import pairwise

from interstice.decks.art.glyphs import ICONS
from interstice.decks.art.lino import framed, medal, panel, text
from interstice.decks.art.palettes import PALETTES, Palette, mix
from interstice.decks.art.picture import PAPER
from interstice.rules.twist.rules import RANKS
from interstice.text import say

_ROWS = ("game", "bottom", "upper", "discards", "pile", "before", "total")
_TIMES = ("", "× 2", "× 1", "× −1", "× −1", "× −1", "")
_LADDER = ("transport", "music", "art", "event", "economy", "invention", "sport", "discovery")
_WIDE = 186.0


def ranks(language: str) -> list[tuple[str, str]]:
    """The points and name of each rank, lowest first: from below 0 to 61 and more (TW-15)."""
    lowest, highest = say("twist", "twist-below", language), say("print", "print-highest", language)
    points = (lowest, *(f"{first}–{after - 1}" for first, after in pairwise(RANKS)), highest)
    return [(each, say("twist", f"twist-rank-{rank}", language)) for rank, each in enumerate(points, 1)]


def _rows(language: str) -> list[str]:
    return [say("print", f"print-row-{row}", language) for row in _ROWS]


def icon_cards(language: str, width: float, height: float) -> str:
    """The icons twice, to cut out: light as on fronts, dark as on date sides."""
    high, gap = 122.0, 8.0
    left, top = (width - _WIDE) / 2, (height - 2 * high - gap) / 2
    return _icon_card(language, left, top, high, False) + _icon_card(
        language, left, top + high + gap, high, True
    )


def _icon_card(language: str, left: float, top: float, high: float, dark: bool) -> str:
    p = PALETTES["discovery"]
    words, soft = (p.pale, p.accent) if dark else (p.ink, p.near)
    out = [panel(p, (left, top, _WIDE, high), dark), text(left + _WIDE / 2, top + 15, 11, "Twist", words)]
    out.append(f'<path stroke="{soft}" stroke-width=".5" d="M{left + 30} {top + 20}h{_WIDE - 60}"/>')
    for i, icon in enumerate(ICONS):
        name = say("twist", f"twist-icon-{icon}", language)
        x, y = left + _WIDE / 2 + (i % 3 - 1) * 58, top + 40 + i // 3 * 43
        out.append(medal(ICONS[icon], x, y, 15, PALETTES[_LADDER[i + 1]]) + text(x, y + 22.5, 7, name, words))
    rows = _rows(language)
    score = f"{rows[1]} {_TIMES[1]}  ·  {rows[2]} {_TIMES[2]}  ·  {rows[3]}, {rows[4]}, {rows[5]} {_TIMES[3]}"
    out.append(text(left + _WIDE / 2, top + high - 6, 4.4, score, soft, "Alegreya Sans"))
    return "".join(out)


def score_sheet(language: str, width: float, height: float) -> str:
    """The ladder of ranks, and a table for eight games."""
    left, top = (width - _WIDE) / 2, (height - 252) / 2
    p = PALETTES["discovery"]
    picture = framed("score", "night: game-icons:hourglass 50 50 66", p, (left + 4, top + 4, 56, 104))
    steps = [_step(left, top, i, *rank) for i, rank in enumerate(ranks(language))]
    return panel(p, (left, top, _WIDE, 112)) + picture + "".join(steps) + _table(language, left, top + 119, p)


def _step(left: float, top: float, number: int, points: str, name: str) -> str:
    """A rung of the ladder; the highest is at the top."""
    p = PALETTES[_LADDER[number]]
    x, y, w = left + 66, top + 4 + (7 - number) * 13.1, _WIDE - 71
    edge = f"M{x} {y + 6}l4 -6h{w - 8}l4 6 -4 6h{8 - w}z"
    line = f"M{x + 1.6} {y + 6}l3.2 -4.9h{w - 9.6}l3.2 4.9 -3.2 4.9h{9.6 - w}z"
    return (
        f'<path fill="{p.near}" d="{edge}"/>'
        f'<path fill="none" stroke="{p.pale}" stroke-width=".3" stroke-opacity=".8" d="{line}"/>'
        + text(x + 21, y + 7.8, 4.4, points, p.pale, "Cinzel")
        + text(x + 73, y + 8, 6.2, name, p.pale)
    )


def _table(language: str, left: float, top: float, p: Palette) -> str:
    high, first, games = 19.0, 54.0, 8
    step = (_WIDE - first) / games
    out = []
    for i, (name, times) in enumerate(zip(_rows(language), _TIMES, strict=True)):
        y = top + i * high
        fill = mix(PAPER, p.sky_bottom, 0.55) if i in (0, 6) else PAPER
        out.append(f'<rect x="{left}" y="{y}" width="{_WIDE}" height="{high}" fill="{fill}"/>')
        out.append(text(left + 4, y + 11.2, 5, name, p.ink, anchor="start"))
        out.append(text(left + first - 3, y + 16.2, 4.6, times, p.near, "Alegreya Sans", "end"))
    down = "".join(f"M{left + first + i * step:.2f} {top}v{7 * high}" for i in range(games))
    across = "".join(f"M{left} {top + i * high}h{_WIDE}" for i in range(1, 7))
    frame = f'<rect x="{left}" y="{top}" width="{_WIDE}" height="{7 * high}" rx="2" fill="none" stroke="{p.ink}"/>'
    return "".join(out) + f'<path stroke="{p.ink}" stroke-width=".35" d="{down}{across}"/>' + frame
