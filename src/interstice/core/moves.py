"""What a seat may say. Tagged, so that a move on the wire is the same thing as a move in memory."""

from __future__ import annotations

from typing import Literal

import msgspec

Verdict = Literal["right", "earlier", "later"]


class Move(
    msgspec.Struct, frozen=True, gc=False, tag_field="move", tag=str.lower, forbid_unknown_fields=True
):
    """Something a seat says in answer to an ask."""


class Place(Move, frozen=True):
    """Classic: a card of the hand into a gap of the line; gap 0 is left of all."""

    card: int
    gap: int


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


class Play(Move, frozen=True):
    """Twist: turn a card over; its date decides where it goes."""

    card: int


class Discard(Move, frozen=True):
    """Twist: a card whose front icon is that of the top discard."""

    card: int


class Stop(Move, frozen=True):
    """Twist: end the turn after one card."""


AnyMove = Place | Challenge | Give | Spin | Read | Mark | Rate | Pass | Remove | Play | Discard | Stop
