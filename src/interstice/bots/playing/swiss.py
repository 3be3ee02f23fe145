"""Swiss and Superversion: the most likely gap; duels, stakes and ratings only where they should pay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from statistics import fmean

from interstice.bots.mind import MIDDLING, Choice, Look, Memory
from interstice.bots.odds import Guess, Thoughts, likely_between, neighbours
from interstice.core.asks import Ask
from interstice.core.chance import Chance
from interstice.rules.swiss.moves import Challenge, Give, Mark, Pass, Rate, Remove, Verdict
from interstice.rules.swiss.rules import RACK

LAPSE = 0.05
"""How often others do what their beliefs do not say."""
CARD = 4
"""About how many chips a card is worth, since it brings the doubling of all chips nearer."""
SAMPLE = 8
"""When the places of a rack are compared, only one card in this many is considered."""


def think(asks: Sequence[Ask], look: Look, memory: Memory, luck: Chance) -> Choice:
    asked = {ask.move: ask for ask in asks}
    player = _Player(look(), memory)
    if Mark in asked:
        return player.mark(asked[Mark])
    if Rate in asked:
        return player.rate()
    if Give in asked:
        return Choice(Give(player.least_missed(asked[Give].domains["card"])))
    if Remove in asked:
        return Choice(Remove(player.least_missed(asked[Remove].domains["card"])))
    if Challenge in asked:
        rival = player.rival(asked.pop(Challenge).domains["seat"])
        if rival is not None:
            return Choice(Challenge(rival))
    (ask, *_) = asked.values()
    return Choice(ask.sample(luck), 1.0 if len(asked) == len(ask) == 1 else MIDDLING)


class _Player(Thoughts):
    def _edges(self, seat: int, gap: int) -> tuple[float, float]:
        rack = [-inf, *self.moments(self.view.racks[seat]), inf]
        return rack[gap], rack[gap + 1]

    # The card that is read

    def mark(self, ask: Ask) -> Choice:
        gaps = self._guess().gaps(self.moments(self.view.racks[self.view.trying]))
        best, *rest = sorted(ask.domains["gap"], key=lambda gap: -gaps[gap])
        again = gaps[rest[0]] if rest and self.view.tries > 1 else 0.0
        return Choice(Mark(best, self._stake(ask.domains["stake"][-1], gaps[best], again)), gaps[best])

    def _stake(self, most: int, chance: float, again: float) -> int:
        """What to stake on a mark that is right with this chance; a second try, which a stake gives up, with that.

        A staked card that is wrong goes under the pile, and no rival gets it. That alone is worth a chip."""
        pays = 2 if self.view.options["bet_pays"] == "double" else 1
        rivals = len(self.view.playing) - 1
        kept = (1 - chance) * (CARD + 1) / rivals - again * (CARD + 2)
        stakes = {stake: stake * (chance * pays - (1 - chance)) + kept for stake in range(1, most + 1)}
        return max({0: 0.0, **stakes}, key={0: 0.0, **stakes}.__getitem__)

    def rate(self) -> Choice:
        """The verdict that gains the most chips on average, or none."""
        view = self.view
        assert view.mark is not None
        left, right = self._edges(view.turn, view.mark)
        guess = self._guess()
        fits = guess.between(left, right)
        later = guess.between(right, inf) - guess.between(right, right)
        earlier = 1 - fits - later
        wrong = earlier + later
        one, two = min(1, view.bank), min(2, view.bank)
        any_doubt = view.options["doubt"] == "any"
        gains: dict[Verdict, float] = {
            "right": one * fits - wrong,
            "earlier": two * (wrong if any_doubt else earlier) - fits,
            "later": two * (wrong if any_doubt else later) - fits,
        }
        best = max(gains, key=gains.__getitem__)
        return Choice(Rate(best) if gains[best] > 0 else Pass(), max(fits, earlier, later))

    def _guess(self) -> Guess:
        """When the card that is read happened: by the mind's own belief, and by what others did with it.

        They are taken to know the card as well as oneself."""
        view = self.view
        assert view.read is not None
        guess = self.guess(view.read)
        for likelihood in self._evidence(self.belief(view.read).spread):
            guess = guess.given(likelihood)
        return guess

    def _evidence(self, spread: float) -> list[Callable[[float], float]]:
        """How likely each thing that was seen is, by when the card happened."""
        view, seen = self.view, []
        if view.mark is not None and view.turn != view.seat and view.turn in view.playing:
            seen.append(_picked(*self._edges(view.turn, view.mark), spread))
            if not view.raters:
                seen.append(_outside(*self._edges(view.turn, view.mark)))
        if view.trying is not None:
            seen += [_outside(*self._edges(view.trying, gap)) for gap in view.tried]
        others = [seat for seat in view.failed if seat != view.turn]
        return seen + [_failed(self.moments(view.racks[seat]), spread) for seat in others]

    # Racks and chips

    def rival(self, seats: Sequence[int]) -> int | None:
        """Whom to challenge. A duel is lost more often than won and costs chips that count, so only when it can
        decide the round: a rival is close to the end, or a card more leaves just one to go.

        With bets there are more chips to double, and a rival is to be feared a card earlier."""
        view = self.view
        assert view.seat is not None
        strongest = max(seats, key=lambda seat: (len(view.racks[seat]), view.totals[seat] + view.chips[seat]))
        feared = RACK - 2 if view.options["betting"] else RACK - 1
        decides = len(view.racks[strongest]) >= feared or len(view.racks[view.seat]) == RACK - 2
        return strongest if decides else None

    def least_missed(self, cards: Sequence[int]) -> int:
        """The card on the rack whose place causes the most trouble; and, if it must be given away, causes the taker trouble as well."""
        view = self.view
        assert view.seat is not None
        mine = view.racks[view.seat]
        spread = (
            fmean(belief.spread for belief in self.memory.beliefs.values()) if self.memory.beliefs else 0.0
        )
        deck = self.memory.moments[::SAMPLE]

        def gain(card: int) -> float:
            kept = _ease(self.moments([other for other in mine if other != card]), deck, spread)
            if view.owing is None:
                return kept
            return kept - _ease(sorted(self.moments([*view.racks[view.owing[1]], card])), deck, spread)

        return max(cards, key=gain)


def _picked(left: float, right: float, spread: float) -> Callable[[float], float]:
    return lambda at: LAPSE + likely_between(left, right, at, spread)


def _outside(left: float, right: float) -> Callable[[float], float]:
    return lambda at: not left <= at <= right


def _failed(rack: list[float], spread: float) -> Callable[[float], float]:
    return lambda at: LAPSE + 1 - likely_between(*neighbours(at, rack), at, spread)


def _ease(rack: list[float], deck: Sequence[float], spread: float) -> float:
    """How many cards of the deck somebody this vague would put in the right gap of the rack."""
    return sum(likely_between(*neighbours(at, rack), at, spread) for at in deck)
