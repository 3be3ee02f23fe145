"""Text that people type, without what would change how the text around it is shown."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"
"""Joins the parts of an emoji."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that nobody can see."""
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
    return " ".join("".join(kept).rstrip(JOINER).split())


def alike(name: str) -> str:
    """The same for names that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()
