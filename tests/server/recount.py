"""A slow, plain recount of finished games: every figure worked out from the events alone, one card after the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from interstice.core.events import Missed, Placed, Reshuffled, Started
from interstice.decks.load import load_shipped, shipped
from interstice.rules.solo.events import GivenUp
from interstice.rules.swiss.events import Announced, Gave, Inserted, Removed, TryBegan, TryFailed
from interstice.server.playing.games import LiveGame

DECKS = {card.id: deck for deck in shipped() for card in load_shipped(deck).cards}
Guess = tuple[int, Any, bool, int | None, int | None, int]
"""The seat, the card, whether it is right, by how many years it is off, the width of its gap, and the number of gaps."""


def guesses(live: LiveGame) -> list[Guess]:
    """For games with a line or with racks."""
    return _on_racks(live) if live.head.rules == "swiss" else _on_a_line(live)


def figures(games: Iterable[LiveGame], person: str) -> dict[tuple[str, str], list[int]]:
    """By class: tries, right ones, the years that misses were off, and of how many misses these are known."""
    found: dict[tuple[str, str], list[int]] = {}
    for live in games:
        for seat, card, is_right, off, width, _ in guesses(live):
            if live.head.holders[seat] != person:
                continue
            for name in _names(card, width):
                before = found.get(name, [0, 0, 0, 0])
                found[name] = [
                    before[0] + 1,
                    before[1] + (1 if is_right else 0),
                    before[2] + (0 if off is None else off),
                    before[3] + (0 if off is None else 1),
                ]
    return found


def _names(card: Any, width: int | None) -> list[tuple[str, str]]:
    era = sum(card.year >= year for year in (500, 1500, 1800, 1900, 1950))
    wide = "open" if width is None else str((width > 10) + (width > 50) + (width > 200))
    fame = (card.fame >= 0.3) + (card.fame >= 0.5) + (card.fame >= 0.7)
    return [
        ("all", ""),
        ("era", str(era)),
        ("fame", str(fame)),
        ("theme", card.theme),
        ("deck", DECKS[card.face]),
        ("width", wide),
    ]


def _judge(seat: int, card: Any, line: list[Any], gap: int | None, right: bool) -> Guess:
    """`gap` is None for a card that was given up."""
    years = sorted(each.year for each in line)
    lower = [year for year in years if year < card.year]
    higher = [year for year in years if year > card.year]
    width = _between(lower[-1], higher[0]) if lower and higher else None
    off = None
    if not right and gap is not None:
        left, after = line[:gap], line[gap:]
        off = max(
            [_between(card.year, each.year) for each in left if each.year > card.year]
            + [_between(each.year, card.year) for each in after if each.year < card.year]
        )
    return seat, card, right, off, width, len(line) + 1


def _between(low: int, high: int) -> int:
    """Counted in years since the year before 1 BC, of which there is none at 0."""
    return (high if high < 0 else high - 1) - (low if low < 0 else low - 1)


def _on_a_line(live: LiveGame) -> list[Guess]:
    cards, line, found = live.game.cards, [], []
    for entry in live.game.log:
        for event in entry.events:
            match event:
                case Started():
                    line.append(cards[event.card])
                case Placed():
                    found.append(_judge(event.seat, cards[event.card], line, event.gap, True))
                    line.insert(event.gap, cards[event.card])
                case Missed():
                    found.append(_judge(event.seat, cards[event.card], line, event.gap, False))
                case GivenUp():
                    found.append(_judge(event.seat, cards[event.card], line, None, False))
                case Reshuffled():
                    pass
                case _ if type(event).__name__ == "PutRight":
                    line.insert(event.gap, cards[event.card])
    return found


def _on_racks(live: LiveGame) -> list[Guess]:
    """Only what somebody was asked to place counts, and of two tries only the first."""
    cards, found = live.game.cards, []
    racks: list[list[Any]] = [[] for _ in live.head.players]
    asked, tried, card = None, False, -1
    for entry in live.game.log:
        for event in entry.events:
            match event:
                case Announced():
                    asked, tried, card = None, False, event.card
                case TryBegan():
                    asked, tried = event.seat, False
                case TryFailed():
                    if not tried:
                        found.append(_judge(event.seat, cards[card], racks[event.seat], event.gap, False))
                    tried = True
                case Inserted():
                    rack = racks[event.seat]
                    if asked == event.seat and not tried and rack:
                        found.append(_judge(event.seat, cards[event.card], rack, event.place, True))
                    rack.insert(event.place, cards[event.card])
                    asked = None
                case Removed():
                    racks[event.seat].remove(cards[event.card])
                case Gave():
                    racks[event.seat].remove(cards[event.card])
                    racks[event.to].insert(event.place, cards[event.card])
                case _ if type(event).__name__ == "Gathered":
                    racks = [[] for _ in racks]
    return found
