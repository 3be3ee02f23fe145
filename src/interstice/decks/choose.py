"""Choose the cards for a game: several decks combined, or only some of their themes or years."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from interstice.core.cards import Deck
from interstice.core.refused import Refused
from interstice.decks.edition import Edition


def choose(
    editions: Sequence[Edition], themes: Collection[str] = (), era: tuple[int, int] | None = None
) -> Deck:
    """All cards, or those of some themes and years. The rules later check that there are enough."""
    known = {theme for edition in editions for theme in edition.about.themes}
    unknown = [theme for theme in themes if theme not in known]
    if unknown:
        raise Refused(f"expected themes among {', '.join(sorted(known))}; got {unknown[0]!r}")
    if era is not None and era[0] > era[1]:
        raise Refused(f"expected an era from an earlier to a later year; got {era[0]} to {era[1]}", "era")
    if len({edition.id for edition in editions}) != len(editions):
        raise Refused("expected different decks; one is named twice")
    cards = [card for edition in editions for card in edition.deck()]
    if themes:
        cards = [card for card in cards if card.theme in themes]
    if era is not None:
        cards = [card for card in cards if era[0] <= card.year <= era[1]]
    return Deck(tuple(cards))
