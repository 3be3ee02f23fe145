"""Classic: play the card that loses the most by waiting, into the gap where it most likely belongs.

To play the surest card first looks wise and is not: the line fills up, and hard cards get harder. As every card has
to be placed some day, what counts is how much a card's odds fall until the next turn. A card that is wrong is replaced, so the
round and the play-off change nothing in this: whoever is ahead, the most cards must be right in the fewest turns.
"""

from __future__ import annotations

from collections.abc import Sequence

from interstice.bots.mind import Choice, Look, Memory
from interstice.bots.odds import Guess, Thoughts
from interstice.core.asks import Ask
from interstice.core.chance import Chance
from interstice.core.moves import Place

FUTURES = 8
"""How many ways the line may look after a round are imagined."""


def think(asks: Sequence[Ask], look: Look, memory: Memory, luck: Chance) -> Choice:
    (ask,) = asks
    view = look()
    thoughts = Thoughts(view, memory)
    line = thoughts.moments(view.line)
    guesses = {card: thoughts.guess(card) for card in ask.domains["card"]}
    card = _most_urgent(guesses, line, thoughts.open, len(view.playing), luck)
    gaps = guesses[card].gaps(line)
    gap = max(ask.domains["gap"], key=gaps.__getitem__)
    return Choice(Place(card, gap), gaps[gap])


def _most_urgent(
    guesses: dict[int, Guess], line: list[float], open: Sequence[float], seats: int, luck: Chance
) -> int:
    """The card whose odds fall the most while everyone adds a card to the line."""
    if len(guesses) == 1 or not open:
        return next(iter(guesses))
    later = [sorted(line + [open[luck.below(len(open))] for _ in range(seats)]) for _ in range(FUTURES)]
    return max(
        guesses,
        key=lambda card: FUTURES * guesses[card].best(line) - sum(map(guesses[card].best, later)),
    )
