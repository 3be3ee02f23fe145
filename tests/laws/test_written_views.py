"""What is written for the wire is the view, byte for byte, at every moment of every game and for everyone."""

from __future__ import annotations

import msgspec
import pytest

from interstice.core import engine
from interstice.core.chance import Casual, Seeded
from interstice.core.game import Player
from interstice.core.view import Scribe, view
from interstice.decks.load import load
from interstice.rules.presets import PRESETS


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_a_scribe_writes_what_a_view_shows(preset: object) -> None:
    seats = max(2, preset.seats[0])  # type: ignore[attr-defined]
    players = [Player(f"Player {seat}", 20 + seat) for seat in range(seats)]
    deck = load(preset.deck).deck()  # type: ignore[attr-defined]
    game = engine.new(preset.rules, players, deck, Seeded(bytes(32)), preset.options)  # type: ignore[attr-defined]
    scribe, luck, chance = Scribe(game), Casual(3), Seeded(bytes(range(32)))
    for _ in range(150):
        for seat in (None, *range(seats)):
            assert scribe.view(game, seat) == msgspec.json.encode(view(game, seat))
        if game.over:
            break
        seat = list(game.asks)[luck.below(len(game.asks))]
        asks = game.asks[seat]
        engine.play(game, seat, asks[luck.below(len(asks))].sample(luck), chance)
    assert len(game.log) > 5
