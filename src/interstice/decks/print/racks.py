"""The racks of the Swiss game: a strip for each player, to lay cards along."""

from interstice.decks.art.lino import CUT, disc, framed, ring, stamp, text
from interstice.decks.art.palettes import PALETTES, Palette, mix
from interstice.decks.art.picture import PAPER
from interstice.text import say

PLAYERS = (
    ("event", "own:cow-bell"),
    ("discovery", "game-icons:goat"),
    ("economy", "game-icons:cheese-wedge"),
    ("music", "game-icons:peaks"),
    ("sport", "game-icons:pine-tree"),
    ("art", "game-icons:crossbow"),
)
"""The palette and glyph of each player's rack and marker."""

AGES = ("cave", "forest", "temple", "fields", "library", "rails", "city", "moon")
"""The scenes along a rack, from early to late."""

PLACE, END, RACK_HEIGHT = 58.0, 10.0, 44.0
_RACK_WIDTH = 8 * PLACE + 2 * END
_JOINT = END + 4 * PLACE + 9
_GLUE = 10.0


def racks(language: str, width: float, height: float, pair: int) -> str:
    """Two racks, each in two strips to glue together. Cards lie along the upper edge, the marker on a gap."""
    left = (width - _JOINT - _GLUE) / 2
    gap = 3.0
    top = (height - 4 * RACK_HEIGHT - 3 * gap) / 2
    out = [text(width / 2, top - 3, 3.6, say("print", "print-rack-how", language), "#444", "Alegreya Sans")]
    for row in range(2):
        board = 2 * pair + row
        y = top + 2 * row * (RACK_HEIGHT + gap)
        out.append(f'<defs><g id="rack{board}">{_rack(board)}</g>{_strip_clips(board)}</defs>')
        out.append(f'<g transform="translate({left:g} {y:g})">{_left_strip(language, board)}</g>')
        out.append(f'<g transform="translate({left:g} {y + RACK_HEIGHT + gap:g})">{_right_strip(board)}</g>')
    return "".join(out)


def _strip_clips(board: int) -> str:
    high = RACK_HEIGHT
    return (
        f'<clipPath id="left{board}"><rect width="{_JOINT}" height="{high}"/></clipPath>'
        f'<clipPath id="right{board}"><rect x="{_JOINT}" width="{_RACK_WIDTH - _JOINT}" height="{high}"/></clipPath>'
    )


def _left_strip(language: str, board: int) -> str:
    slants = "".join(f"M{_JOINT} {y}l{_GLUE} {-_GLUE}" for y in range(12, int(RACK_HEIGHT) + 1, 4))
    middle = _JOINT + _GLUE / 2
    return (
        f'<g clip-path="url(#left{board})"><use href="#rack{board}"/></g>'
        f'<path stroke="#bbb" stroke-width=".3" d="{slants}"/>'
        f'<g transform="rotate(-90 {middle} 22)"><rect x="{middle - 9}" y="19.6" width="18" height="4.8" fill="#fff"/>'
        f"{text(middle, 23.2, 4, say('print', 'print-glue', language), '#666')}</g>"
        + CUT.format(f'<path d="M0 0H{_JOINT + _GLUE}V{RACK_HEIGHT}H0z"/>')
    )


def _right_strip(board: int) -> str:
    return (
        f'<g transform="translate({-_JOINT} 0)"><g clip-path="url(#right{board})"><use href="#rack{board}"/></g></g>'
        + CUT.format(f'<path d="M0 0H{_RACK_WIDTH - _JOINT}V{RACK_HEIGHT}H0z"/>')
    )


def _rack(board: int) -> str:
    palette, emblem = PLAYERS[board]
    p = PALETTES[palette]
    shade = mix(p.near, p.ink, 0.35)
    parts = [
        f'<rect width="{_RACK_WIDTH}" height="{RACK_HEIGHT}" fill="{p.ink}"/>',
        f'<rect y="1" width="{_RACK_WIDTH}" height="{RACK_HEIGHT - 2}" fill="{shade}"/>',
        f'<path stroke="{p.near}" stroke-width=".5" d="{_grain()}"/>',
        f'<rect y="1" width="{_RACK_WIDTH}" height="10.4" fill="{PAPER}"/>',
        f'<path stroke="{p.accent}" stroke-width=".6" d="M0 11.7H{_RACK_WIDTH}M0 42.2H{_RACK_WIDTH}"/>',
    ]
    parts += [_place(board, number, p) for number in range(8)]
    for gap in range(9):
        x, y = END + gap * PLACE, 27.0
        parts.append(disc(x, y, 8.6, p.ink) + ring(x, y, 7.9, p.accent, 0.5) + disc(x, y, 7.3, PAPER))
        parts.append(stamp(emblem, x, y, 8, mix(PAPER, p.mid, 0.38)))
    return "".join(parts)


def _grain() -> str:
    """Path data of the lines a gouge leaves behind the pictures."""
    return "".join(f"M0 {y:g}H{_RACK_WIDTH}" for y in (14, 16.5, 19, 21.5, 24, 26.5, 29, 31.5, 34, 36.5, 39))


def _place(board: int, number: int, p: Palette) -> str:
    x = END + number * PLACE
    middle = x + PLACE / 2
    foot = f"M{x + 1} 1V7.6q0 3 3 3H{x + PLACE - 4}q3 0 3 -3V1"
    plaque = f"M{middle - 6} 38.6l2 -2.7h8l2 2.7 -2 2.7h-8z"
    return (
        f'<path fill="none" stroke="{p.mid}" stroke-width=".45" stroke-dasharray="1.6 1.1" d="{foot}"/>'
        + framed(f"rack{board}-{number}", AGES[number], p, (x + 10.6, 13.6, PLACE - 21.2, 26.8), 0.82)
        + f'<path fill="{p.ink}" stroke="{p.pale}" stroke-width=".3" d="{plaque}"/>'
        + text(middle, 40, 4, str(number + 1), p.pale, "Cinzel")
    )
