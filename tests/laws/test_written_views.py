"""What is sent is the view, byte for byte, at every moment of every game and for everyone."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from tables import a_few, long_options

from interstice.core import engine
from interstice.core.chance import Casual, Seeded
from interstice.core.game import Game, Player
from interstice.core.view import view
from interstice.decks.load import load
from interstice.rules.presets import PRESETS, Preset
from interstice.server.playing.scribe import Scribe


def played(preset: Preset) -> Iterator[Game]:
    """A game after each of its first moves, which are random."""
    players = [Player(f"Player {seat}", 20 + seat) for seat in range(a_few(preset))]
    deck = load(preset.deck).deck()
    luck, chance = Casual(3), Seeded(bytes(range(32)))
    game = engine.new(preset.rules, players, deck, Seeded(bytes(32)), long_options(preset))
    yield game
    while not game.over and len(game.log) < 150:
        seat = list(game.asks)[luck.below(len(game.asks))]
        asks = game.asks[seat]
        engine.play(game, seat, asks[luck.below(len(asks))].sample(luck), chance)
        yield game


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_a_scribe_writes_what_a_view_shows(preset: Preset) -> None:
    scribe = None
    for game in played(preset):
        scribe = scribe or Scribe(game)
        for seat in (None, *range(len(game.players))):
            assert scribe.view(game, seat) == msgspec.json.encode(view(game, seat))
    assert len(game.log) > 5


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
@pytest.mark.parametrize("every", [1, 3])
def test_a_viewer_who_has_the_cards_needs_only_those_that_changed(preset: Preset, every: int) -> None:
    """Even if they are only told now and then. If cards have left the table, all cards are sent."""
    scribe, told, left_out = None, 0, 0
    known: dict[str, object] = {}
    for game in played(preset):
        scribe = scribe or Scribe(game)
        if len(game.log) % every:
            continue
        since = scribe.since(game, told)
        assert since in (0, told)
        seen = msgspec.json.decode(scribe.view(game, 0, since))
        shown = msgspec.json.decode(msgspec.json.encode(view(game, 0)))
        left_out += len(shown["cards"]) - len(seen["cards"])
        known = {**known, **seen["cards"]} if since else seen["cards"]
        told = len(game.log)
        assert {**seen, "cards": known} == shown
    assert left_out > 0 or preset.rules_id == "swiss"


def test_a_viewer_who_missed_a_view_gets_a_whole_one() -> None:
    for game in played(PRESETS["events"]):
        if len(game.log) == 1:
            scribe = Scribe(game)
        scribe.view(game, 0)
        if len(game.log) > 3:
            assert scribe.since(game, len(game.log) - 1) == len(game.log) - 1
            assert scribe.since(game, len(game.log) - 2) == 0
