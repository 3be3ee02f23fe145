"""Pictures that suit anything, and lots that give nothing away."""

from hashlib import sha256

NEUTRAL = (
    "rings: game-icons:hourglass 50 52 66",
    "library: game-icons:open-book 50 54 70",
    "sky: game-icons:clock-tower 50 54 66",
    "map: game-icons:tied-scroll 50 54 62",
    "gallery: game-icons:sundial 50 56 68",
    "library: game-icons:scroll-unfurled 50 54 64",
)
"""For cards that nothing is known about, or that are about something too grave to be shown."""


def lot(card_id: str) -> int:
    """A large number that depends only on the id and gives nothing away."""
    return int.from_bytes(sha256(card_id.encode()).digest()[:8], "big")
