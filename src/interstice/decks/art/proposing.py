"""A picture for a card from the words of its title. A neutral picture is better than a misleading one."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from interstice.decks.art.concepts import Match, is_grave, matches
from interstice.decks.art.neutral import NEUTRAL, lot

LEAST_BESIDE = 5
"""Letters of a word that is worth a second, smaller glyph."""


class Proposal(NamedTuple):
    art: str
    neutral: bool
    """Nothing in the title names anything to show, or what it names should not be shown."""
    is_grave: bool
    """It should not be shown."""


@lru_cache(maxsize=4096)
def propose(title: str, language: str) -> Proposal:
    grave = is_grave(title, language)
    if grave or not (found := matches(title, language)):
        return Proposal(NEUTRAL[lot(title) % len(NEUTRAL)], True, grave)
    first = found[0].concept
    art = f"{first.scene}: {first.glyphs[0]} 50 54 66"
    beside = next((match for match in found[1:] if _is_worth_showing(match, found[0])), None)
    return Proposal(f"{art} + {beside.concept.glyphs[0]} 80 20 25" if beside else art, False, False)


def _is_worth_showing(match: Match, first: Match) -> bool:
    return match.letters >= LEAST_BESIDE and match.concept.glyphs[0] != first.concept.glyphs[0]
