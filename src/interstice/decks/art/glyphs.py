"""The one-colour shapes that pictures and badges are made of."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

DATA = Path(__file__).parents[1] / "data"

ICONS: Mapping[str, str] = {
    "anchor": "game-icons:anchor",
    "crown": "game-icons:crown",
    "flame": "game-icons:flame",
    "key": "game-icons:key",
    "quill": "game-icons:quill",
    "wheel": "game-icons:ship-wheel",
}
"""The icons that Twist cards carry in place of a theme."""
SETS: Mapping[str, tuple[str, str]] = {
    "game-icons": ("Game-icons.net", "https://game-icons.net"),
    "mdi": ("Material Design Icons", "https://pictogrammers.com"),
    "maki": ("Maki", "https://labs.mapbox.com/maki-icons"),
    "temaki": ("Temaki", "https://github.com/rapideditor/temaki"),
    "healthicons": ("Health Icons", "https://healthicons.org"),
    "ph": ("Phosphor Icons", "https://phosphoricons.com"),
    "own": ("Interstice", ""),
}
"""Where glyphs come from: what a set is called, and its address."""


class Glyph(msgspec.Struct, frozen=True, omit_defaults=True):
    """`path` fills the box from 0 0 to `width` `height` to its edges; the longer side is 1000."""

    width: int
    height: int
    path: str
    set: str
    licence: str
    author: str = ""
    evenodd: bool = False


def glyph(name: str) -> Glyph:
    try:
        return glyphs()[name]
    except KeyError:
        raise ValueError(f"expected a glyph that was collected, got {name!r}") from None


@cache
def glyphs() -> Mapping[str, Glyph]:
    return msgspec.json.decode((DATA / "glyphs.json").read_bytes(), type=dict[str, Glyph])
