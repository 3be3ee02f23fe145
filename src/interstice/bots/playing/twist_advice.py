"""Why a plan is good, as a key that the people at the table can be told in their language.

A reason follows from what was weighed: where cards probably go, and which cards are rivals there. It names cards and
players, and never a date.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from interstice.bots.playing.twist_reading import Reading
from interstice.bots.playing.twist_search import Plan

SENTENCES: Mapping[str, str] = {
    "only-choice": "Nothing else is worth trying.",
    "likeliest-to-fit": "Try {card}: it is the most likely to fit.",
    "same-year": "Play {card}: a card from the same year is probably there already.",
    "safe-at-the-end": "Play {card}: no cards are left to draw, and it gets in nobody’s way.",
    "slot-is-needed": "Keep {other}: {player} probably needs its slot for {rival}. Play {card}.",
    "opens-wide-gap": "Keep {other}: it would probably open a wide gap. Play {card}.",
    "extends-the-row": "Play {card}: it probably makes the row longer and gets in nobody’s way.",
    "fills-a-slot": "Play {card}: its slot is probably free, and nobody else needs it.",
    "least-harm": "Play {card}: it probably does the least harm.",
    "discard-keeps-the-chain": "Discard {card}: then {player} can discard {other}.",
    "discard-the-hopeless": "Discard {card}: it probably fits nowhere.",
    "discard-to-wait": "Discard {card}: anything you play would probably do more harm.",
    "stop-now": "Stop now: {other} would probably do more harm than good.",
    "stop-hopeless": "Stop now: your other cards probably fit nowhere.",
}
"""All the reasons, as sentences in English."""

WIDE = 2
"""A gap is wide if this many cards in hands belong in it."""


class Reason(NamedTuple):
    """A key of `SENTENCES`, and the cards and the seat that the sentence names."""

    key: str
    card: int | None = None
    other: int | None = None
    rival: int | None = None
    player: int | None = None


class Spot(NamedTuple):
    """Where a card probably goes, and the places that other cards lose because of it."""

    kind: Literal["end", "slot", "equal", "nowhere"]
    gap: int = 0


class Thought:
    """One decision: the plan that was chosen, and those that were not, the best of them first."""

    def __init__(self, reading: Reading, chosen: Plan, others: Sequence[Plan]) -> None:
        self.reading = reading
        self.state = reading.state
        self.chosen = chosen
        self.others = others
        self.hand = self.state.hands[self.state.turn] + self.state.doubtful[self.state.turn]

    def reason(self) -> Reason:
        """The same, with the numbers that the cards have in the view."""
        found = self._reason()
        card, other, rival = (
            None if card is None else self.reading.numbers[card]
            for card in (found.card, found.other, found.rival)
        )
        return found._replace(card=card, other=other, rival=rival)

    def _reason(self) -> Reason:
        stopping = self.chosen == Plan()
        if not self.others and not (stopping and self.hand):
            return Reason("only-choice")
        if self.chosen.discard >= 0:
            return self._discard(self.chosen.discard)
        return self._stop() if stopping else self._play(self.chosen.play[0])

    def _discard(self, card: int) -> Reason:
        state = self.state
        if card not in state.aside[state.turn] and self.spot(card).kind != "nowhere":
            return Reason("discard-to-wait", card)
        backs = self.reading.backs[card]
        for seat, other in self._around():
            hopeless = other in state.aside[seat] or self.spot(other).kind == "nowhere"
            if hopeless and other != card and backs == [state.fixed.front[other]]:
                return Reason("discard-keeps-the-chain", card, other, player=seat)
        return Reason("discard-the-hopeless", card)

    def _stop(self) -> Reason:
        best = next((plan.play[0] for plan in self.others if plan.play), None)
        if best is None or all(self.spot(card).kind == "nowhere" for card in self.hand):
            return Reason("stop-hopeless")
        return Reason("stop-now", other=best)

    def _play(self, card: int) -> Reason:
        state, spot = self.state, self.spot(card)
        if state.misfits and not state.placed and card == max(self.hand, key=self.reading.fits):
            return Reason("likeliest-to-fit", card)
        if spot.kind == "equal":
            return Reason("same-year", card)
        return self._kept(card) or Reason(self._merit(spot), card)

    def _merit(self, spot: Spot) -> str:
        """What speaks for playing a card that goes there."""
        if spot.kind == "nowhere" or any(self._rivals(spot)):
            return "least-harm"
        if not self.reading.view.pile:
            return "safe-at-the-end"
        return "extends-the-row" if spot.kind == "end" else "fills-a-slot"

    def _kept(self, card: int) -> Reason | None:
        """Why the card that would otherwise be played is kept."""
        kept = next((plan.play[0] for plan in self.others if plan.play and card not in plan.play), None)
        if kept is None or kept in self.chosen.play:
            return None
        spot = self.spot(kept)
        rivals = [(seat, rival) for seat, rival in self._rivals(spot) if rival not in (card, kept)]
        if spot.kind == "end" and len(rivals) >= WIDE:
            return Reason("opens-wide-gap", card, kept)
        mates = [(seat, rival) for seat, rival in rivals if seat != self.state.turn]
        if spot.kind == "slot" and mates:
            return Reason("slot-is-needed", card, kept, mates[0][1], mates[0][0])
        return None

    def spot(self, card: int) -> Spot:
        state = self.state
        below, place = state.fixed.below, state.world.guess[card]
        if place < state.first:
            return Spot("end", below[state.first] ^ below[place + 1])
        if place > state.last:
            return Spot("end", below[place] ^ below[state.last + 1])
        if (state.row | state.slots) >> place & 1:
            return Spot("equal")
        gap = state.gaps[place]
        return Spot("nowhere") if gap & state.slots else Spot("slot", gap ^ 1 << place)

    def _around(self) -> Iterator[tuple[int, int]]:
        """The cards before the players with their seats, those of the next player first."""
        state = self.state
        seat = state.turn
        for _ in state.fixed.following:
            seat = state.fixed.following[seat]
            for card in state.hands[seat] + state.doubtful[seat] + state.aside[seat]:
                yield seat, card
            if seat == state.turn:
                return

    def _rivals(self, spot: Spot) -> Iterator[tuple[int, int]]:
        """The cards that probably lie in the same gap."""
        state = self.state
        for seat, card in self._around():
            if card not in state.aside[seat] and spot.gap >> state.world.guess[card] & 1:
                yield seat, card
