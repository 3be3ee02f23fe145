"""What a player of the Swiss game may do."""

from __future__ import annotations

from typing import Literal

from interstice.core.moves import Move

Verdict = Literal["right", "earlier", "later"]


class Challenge(Move, frozen=True):
    """Swiss: pay for a duel with another seat."""

    seat: int


class Give(Move, frozen=True):
    """Swiss: the card that a lost duel costs."""

    card: int


class Spin(Move, frozen=True):
    """Swiss: set the wheel going."""


class Read(Move, frozen=True):
    """Swiss without the spinner: have the next card read out."""


class Mark(Move, frozen=True):
    """Swiss: the gap of one's own rack where the card that was read belongs, with a stake or none."""

    gap: int
    stake: int = 0


class Rate(Move, frozen=True):
    """Superversion: what one thinks of the marked gap."""

    verdict: Verdict


class Pass(Move, frozen=True):
    """Superversion: no rating."""


class Remove(Move, frozen=True):
    """Swiss: the card that the grump costs."""

    card: int
