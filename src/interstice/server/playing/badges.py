"""The badges by which players are told apart: an animal on a colour."""

from __future__ import annotations

import msgspec

from interstice.core.refused import Refused
from interstice.server.playing import room_events as e

ANIMALS = (
    "fox",
    "owl",
    "rabbit",
    "bear",
    "deer",
    "frog",
    "elephant",
    "hedgehog",
    "tortoise",
    "wolf",
    "penguin",
    "raven",
    "toucan",
)
"""The icons that badges have; the characters' are among them."""
COLOURS = 8


def check_badge(animal: str, colour: int) -> None:
    """Both may be left open: an empty animal, and colour 0."""
    if animal and animal not in ANIMALS:
        raise Refused(f"expected an animal among {', '.join(ANIMALS)}; got {animal[:20]!r}")
    if not 0 <= colour <= COLOURS:
        raise Refused(f"expected a colour from 0 to {COLOURS}; got {colour}")


def with_badge(sat: e.Sat, animal: str, colour: int) -> e.Sat:
    """Somebody sits down who would like this badge."""
    check_badge(animal, colour)
    return msgspec.structs.replace(
        sat, sitter=msgspec.structs.replace(sat.sitter, animal=animal, colour=colour)
    )
