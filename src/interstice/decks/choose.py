"""Choose the cards for a game: several decks combined, or only some of their themes or years, or the well-known ones."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import TypeVar

from interstice.core.cards import Card, Deck, Fame
from interstice.core.refused import Refused
from interstice.decks.edition import Edition, PrintedCard

C = TypeVar("C", Card, PrintedCard)
NOTHING: Mapping[str, float] = MappingProxyType({})


def choose(
    editions: Sequence[Edition],
    themes: Collection[str] = (),
    era: tuple[int, int] | None = None,
    fame: Fame = "all",
    fames: Mapping[str, float] = NOTHING,
) -> Deck:
    """All cards, or those of some themes, years and fame. The rules later check that there are enough. `fames` says how well
    known cards turned out to be, by face; otherwise their deck does."""
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
    if fame != "all":
        for edition in editions:
            check_fame(edition)
    return Deck(half(cards, fame, lambda card: fames.get(card.face, card.fame)))


def knows_fame(edition: Edition) -> bool:
    """Whether it says how well known its cards are: if nobody has said, they are all the same."""
    return len({card.fame for card in edition.cards}) > 1


def check_fame(edition: Edition) -> None:
    if not knows_fame(edition):
        raise Refused(
            f"expected a deck that says how well known its cards are; {edition.id!r} does not", "fame"
        )


def half(
    cards: Sequence[C], fame: Fame, fame_of: Callable[[C], float] = lambda card: card.fame
) -> tuple[C, ...]:
    """The better-known or the lesser-known half of the cards, in their order; one in the middle is in both."""
    if fame == "all":
        return tuple(cards)
    hardest_first = sorted(range(len(cards)), key=lambda at: fame_of(cards[at]))
    size = (len(cards) + 1) // 2
    return tuple(
        cards[at] for at in sorted(hardest_first[-size:] if fame == "known" else hardest_first[:size])
    )
