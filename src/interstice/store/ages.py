"""Up to version 6 people's ages were stored. What remains of them is who is younger than whom, and who is a child."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from interstice.core.ages import CHILD_BELOW, stand_ins
from interstice.store.rewriting import Rewriting

_decode, _encode = msgspec.json.decode, msgspec.json.encode
Event = dict[str, Any]
_AGE = b'"age":'
_SEATING = (b'"Sat"', b'"Stood"', b'"Banned"')
"""Events that say who sits where."""


def reduce_game_head(head: bytes) -> bytes:
    """The ages of a game's players become stand-ins, with which the game goes and verifies as before."""
    game = _decode(head)
    ages = [player.get("age") for player in game["players"]]
    for player, age in zip(game["players"], stand_ins(ages), strict=True):
        if "age" in player:
            player["age"] = age
    return _encode(game) if any(age is not None for age in ages) else head


def reduce_room_entries(entries: Sequence[bytes]) -> list[bytes]:
    """All that is left of the ages in a room: who is a child and, among those seated at the end, who is youngest and oldest."""
    decoded: dict[int, list[Event]] = {
        at: _decode(data) for at, data in enumerate(entries) if any(name in data for name in _SEATING)
    }
    last: dict[int, Event] = {}
    """By seat, the sitter of the event with which somebody came to sit there."""
    for events in decoded.values():
        for event in events:
            _follow(event, last)
    _mark(list(last.values()))
    for events in decoded.values():
        for event in events:
            _reduce(event)
    return [
        _encode(decoded[at]) if at in decoded and _AGE in data else data for at, data in enumerate(entries)
    ]


def _follow(event: Event, last: dict[int, Event]) -> None:
    match event["event"]:
        case "Sat":
            last[event["seat"]] = event["sitter"]
        case "Stood":
            last.pop(event["seat"], None)
        case "Banned":
            for seat in [seat for seat, held in last.items() if held["person"] == event["person"]]:
                del last[seat]


def _mark(sitting: list[Event]) -> None:
    known = [(held["age"], at) for at, held in enumerate(sitting) if held.get("age") is not None]
    if len({age for age, _ in known}) > 1:
        sitting[min(known)[1]]["youngest"] = True
        sitting[max(known, key=lambda pair: (pair[0], -pair[1]))[1]]["oldest"] = True


def _reduce(event: Event) -> None:
    age = event["sitter"].pop("age", None) if event["event"] == "Sat" else None
    if age is not None and age < CHILD_BELOW:
        event["sitter"]["child"] = True


WITHOUT_AGES = Rewriting(
    heads={"game": reduce_game_head},
    entries={"room": reduce_room_entries, "listed": reduce_room_entries},
)
