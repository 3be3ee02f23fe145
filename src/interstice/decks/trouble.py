"""What is wrong with a text, and the limits of every text on a card, in one place."""

from __future__ import annotations

import re
import unicodedata

import msgspec

LONGEST = {
    "title": 60,
    "note": 300,
    "source": 200,
    "source_url": 500,
    "theme": 40,
    "name": 60,
    "licence": 100,
    "alt": 200,
    "credit": 120,
    "picture": 300,
}
"""Characters."""
_KEPT = "\u200d\u00a0\u202f"
"""What joins the parts of an emoji, and spaces that do not break."""
_SPACES = re.compile(r"[^\S\u00a0\u202f]+")


class Trouble(msgspec.Struct, frozen=True):
    """What is wrong with one text."""

    word: str
    """Names the kind of trouble, for programs that say it in another language."""
    why: str
    """One sentence, in English."""
    given: dict[str, str | int] = {}
    """What the sentence mentions."""
    fixes: tuple[str, ...] = ()
    """What could be written instead, the best first."""


def one_line(text: str) -> str:
    """Text without control characters, line breaks and doubled spaces; it stays text, whatever it looks like."""
    text = unicodedata.normalize("NFC", text)
    shown = "".join(sign for sign in text if sign.isprintable() or sign in _KEPT or sign.isspace())
    return _SPACES.sub(" ", shown).strip()


def too_long(what: str, text: str) -> Trouble | None:
    """What to say about a text that is longer than its kind may be."""
    most = LONGEST[what]
    if len(text) <= most:
        return None
    why = f"expected at most {most} characters; got {len(text)}: {text[:80]!r}"
    return Trouble("long", why, {"most": most, "got": len(text)})
