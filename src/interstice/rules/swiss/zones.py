"""The zones of the Swiss game."""

from __future__ import annotations

from typing import ClassVar

from interstice.core import zones as z
from interstice.core.game import Game
from interstice.rules.swiss.moves import Verdict

CHIPS = 80
"""How many chips there are in all (SW-1)."""


def _ratings(game: SwissGame, seat: int | None) -> dict[int, Verdict | None]:
    """All ratings once everyone has decided; until then only the viewer's own."""
    if game.raters:
        return {rater: verdict for rater, verdict in game.ratings.items() if rater == seat}
    return dict(game.ratings)


@z.zones
class SwissGame(Game):
    also_seen: ClassVar[tuple[str, ...]] = (*Game.also_seen, "bank")

    racks: list[list[int]] = z.cards_of_seats("rack", dates_up=True)
    chips: list[int] = z.numbers_of_seats()
    totals: list[int] = z.numbers_of_seats()
    dueled: bool = z.flag(for_a_turn=True)
    owing: tuple[int, int] | None = z.pair()
    """Who owes a card to whom."""
    spun: str | None = z.word_or_none(for_a_turn=True)
    read: int | None = z.card()
    """The card being read."""
    reader: int | None = z.number_or_none()
    trying: int | None = z.number_or_none()
    tries: int = z.number()
    tried: list[int] = z.numbers()
    """The gaps that the trying seat has already got wrong."""
    failed: list[int] = z.numbers()
    """The seats that have tried this card and failed."""
    mark: int | None = z.number_or_none()
    """The first gap that the player whose turn it is marked for this card. This is the one that others rate."""
    stake: int = z.number()
    raters: list[int] = z.numbers()
    ratings: dict[int, Verdict | None] = z.words_of_seats(Verdict, seen=_ratings)

    @property
    def bank(self) -> int:
        """The chips that nobody has."""
        return CHIPS - sum(self.chips) - self.stake
