"""Text that people type, without what would change how the text around it is shown."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"
"""Joins the parts of an emoji."""
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks that nobody can see."""
VARIANTS = {*map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])}
"""They choose how the sign before them looks, and are not seen themselves."""
MOST_MARKS = 3
"""Marks above and below one letter. More would spill into other lines."""


def cleaned(text: str) -> str:
    """One line, without control characters, characters that change the direction of writing, and invisible letters."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        is_mark = unicodedata.category(sign) == "Mn"
        marks = marks + 1 if is_mark else 0
        if (
            (sign.isprintable() and sign not in BLANK and marks <= MOST_MARKS)
            or sign.isspace()
            or (sign == JOINER and kept)
        ):
            kept.append(sign)
    text = " ".join("".join(kept).rstrip(JOINER).split())
    return text if alike(text) else ""


def alike(name: str) -> str:
    """The same for names that look the same."""
    seen = (sign for sign in name if sign != JOINER and sign not in VARIANTS)
    return unicodedata.normalize("NFKC", "".join(seen)).casefold()
