"""What a player of the Swiss game may do."""

from __future__ import annotations

from typing import Literal

from interstice.core.moves import Move

Verdict = Literal["right", "earlier", "later"]


class Challenge(Move, frozen=True):
    """Swiss: pay for a duel with another seat."""

    seat: int


class Give(Move, frozen=True):
    """Swiss: give up a card after losing a duel."""

    card: int


class Spin(Move, frozen=True):
    """Swiss: spin the wheel."""


class Read(Move, frozen=True):
    """Swiss without the spinner: have the next card read out."""


class Mark(Move, frozen=True):
    """Swiss: mark the gap on your own rack where the card being read belongs, with or without a stake."""

    gap: int
    stake: int = 0


class Rate(Move, frozen=True):
    """Superversion: say what you think of the marked gap."""

    verdict: Verdict


class Pass(Move, frozen=True):
    """Superversion: do not rate."""


class Remove(Move, frozen=True):
    """Swiss: take a card off your rack because of the grump."""

    card: int
