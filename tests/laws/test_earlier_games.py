"""Games saved by earlier versions can still be read, verified and seen as they were."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tables import parse

from interstice.core import engine
from interstice.core.cards import Deck
from interstice.core.notation import write
from interstice.core.view import seen_events, view
from interstice.lab.verify import read_log, verify
from interstice.rules.find import ruleset

GOLDEN = Path(__file__).parents[1] / "golden"
EARLIER = sorted(path.stem for path in GOLDEN.glob("*.json") if path.stem != "seen")
"""A game of each preset, and a daily line, whose luck has no nonces."""


@cache
def seen() -> dict[str, Any]:
    """By preset, the position after some of its entries, and what a spectator and seat 0 saw."""
    return json.loads((GOLDEN / "seen.json").read_bytes())


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("preset", EARLIER)
def test_a_game_from_an_earlier_version_verifies(preset: str) -> None:
    log = read_log(GOLDEN / f"{preset}.json")
    game = verify(log)
    assert game.over
    before, now = json.loads((GOLDEN / f"{preset}.json").read_bytes()), plain(log)
    for card, was in zip(now["deck"], before["deck"], strict=True):
        # Of older games it is not known.
        was.setdefault("fame", 0.5)
        card.setdefault("fame", 0.5)
    assert {name: now[name] for name in before} == before


@pytest.mark.parametrize("preset", EARLIER)
def test_a_game_from_an_earlier_version_looks_as_it_did(preset: str) -> None:
    log = read_log(GOLDEN / f"{preset}.json")
    rules, deck = ruleset(log.rules), Deck(log.deck)
    for step in seen()[preset]:
        game = engine.replay(rules, log, deck, log.entries[: step["entries"]])
        assert write(parse(step["position"])) == write(game)
        for eyes, before in step["views"].items():
            seat = None if eyes == "-1" else int(eyes)
            now = plain(view(game, seat))
            assert {name: before[name] for name in now} == now
            assert plain(seen_events(rules, game.log[-1], seat)) == step["events"][eyes]
