"""Classic: play the card that loses the most by waiting, in the gap where it most likely belongs.

Playing the surest card first looks wise but is not: the line fills up, and hard cards get harder. As every card has
to be placed some day, what counts is how much a card's odds fall until the next turn. Everyone's cards lie open, so a mind
has an idea of what comes into the line by then. A card that is wrong is replaced, so the round and the play-off change
nothing in this: no matter who is ahead, the most cards must be right in the fewest turns (docs/decisions/0026).
"""

from __future__ import annotations

from collections.abc import Sequence

from interstice.bots.mind import Choice, Look, Memory
from interstice.bots.odds import Guess, Thoughts
from interstice.core.asks import Ask
from interstice.core.chance import Chance
from interstice.core.moves import Place

FUTURES = 8
"""How many possible lines after the round are imagined."""


def think(asks: Sequence[Ask], look: Look, memory: Memory, luck: Chance) -> Choice:
    (ask,) = asks
    view = look()
    thoughts = Thoughts(view, memory)
    line = thoughts.moments(view.line)
    guesses = {card: thoughts.guess(card) for card in ask.domains["card"]}
    rivals = [view.hands[seat] for seat in view.playing if seat != view.seat and view.hands[seat]]
    hands = [[thoughts.guess(card) for card in hand] for hand in rivals] if len(guesses) > 1 else []
    card = _most_urgent(guesses, line, thoughts.open, hands, luck)
    gaps = guesses[card].gaps(line)
    gap = max(ask.domains["gap"], key=gaps.__getitem__)
    return Choice(Place(card, gap), gaps[gap])


def _most_urgent(
    guesses: dict[int, Guess],
    line: list[float],
    open: Sequence[float],
    hands: Sequence[Sequence[Guess]],
    luck: Chance,
) -> int:
    """The card whose odds fall the most while everyone adds a card to the line: others one from their hands, this mind any."""
    if len(guesses) == 1 or not open:
        return next(iter(guesses))
    later = []
    for _ in range(FUTURES):
        added = [hand[luck.below(len(hand))].draw(luck) for hand in hands]
        later.append(sorted([*line, *added, open[luck.below(len(open))]]))
    return max(
        guesses,
        key=lambda card: FUTURES * guesses[card].best(line) - sum(map(guesses[card].best, later)),
    )
