"""The colours a card is printed in: eight inks for each palette."""

from collections.abc import Mapping
from functools import cache

import msgspec


class Palette(msgspec.Struct, frozen=True):
    """All colours are `#rrggbb`; `mid` lies behind `near`, `ink` draws every line."""

    sky_top: str
    sky_bottom: str
    sun: str
    mid: str
    near: str
    ink: str
    pale: str
    accent: str


def _inks(line: str) -> Palette:
    return Palette(*(f"#{colour}" for colour in line.split()))


PALETTES: Mapping[str, Palette] = {
    "invention": _inks("f3b24e fbe3ad fff3d3 d8822b a5501b 3a1c0c fff6e3 2d7f86"),
    "discovery": _inks("2d8c8a bfe6d6 f6fbe9 1f6f70 124c50 06262b f3fbf2 e3a63a"),
    "event": _inks("c9463a f6b48c ffe9c9 9c2a25 6b1517 2c0708 fff1e2 e9b44c"),
    "monument": _inks("7fb3c8 f4e2bd fff6dd b79a68 806641 33261a fdf5e2 b5482f"),
    "art": _inks("6d3f91 e5bfe3 fdf0fb 563073 3a1d54 1b0a2b fbf1fd d9a441"),
    "music": _inks("274f9e b9cff2 f4f8ff 1d3d80 13295b 070f28 f3f7ff e0a93b"),
    "sport": _inks("5cb3d9 d9f0e3 fdfdf0 4d9a41 2b6b2a 0d2b12 f5fcef e6b93a"),
    "transport": _inks("6fa3c4 e9eef0 ffffff 4f7690 2c4a5f 0d1f2b f4f9fc c8402f"),
    "economy": _inks("e0a52f fbe9b5 fff8e0 b8741c 7d4510 331a05 fff8e6 b3392f"),
}


@cache
def mix(one: str, other: str, part: float) -> str:
    """The colour that lies `part` of the way from one to the other."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG defines it, from 1 to 21."""
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


@cache
def _light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
