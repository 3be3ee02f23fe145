"""How sure minds are of their moves."""

from __future__ import annotations

import pytest
from tables import luck_for, make_deck, parse, start

from interstice.bots.levels import Mind
from interstice.bots.mind import Belief, Choice, Memory, moment
from interstice.core import engine
from interstice.core.game import Game
from interstice.core.view import view
from interstice.rules.presets import PRESETS, Preset

MIND = Mind(1.0, rollouts=0)


def think(game: Game, memory: Memory) -> Choice:
    seat = next(iter(game.asks))
    return MIND.think(game.asks[seat], lambda: view(game, seat), memory, luck_for(1))


@pytest.mark.parametrize(
    "text",
    [
        "hand a:1500 | hand 1200 | line 1490 1510",
        "rack 1490 1510 | rack 1100 | chips 2 2 | read a:1500 | reader 1 | trying 0 | tries 1",
    ],
)
def test_a_mind_is_the_surer_the_better_it_knows_the_card(text: str) -> None:
    years = [moment(year) for year in range(1000, 2020, 5)]
    found = [
        think(parse(text), Memory({"a": Belief(moment(1500), spread)}, years)).sureness
        for spread in (0.0, 0.02, 0.3)
    ]
    assert found[0] == 1
    assert found == sorted(found, reverse=True)
    assert found[-1] < 0.7


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_sureness_is_a_share_in_every_game_and_chooses_the_same_move(preset: Preset) -> None:
    game, chance = start(preset, min(3, preset.seats[-1]), make_deck(80), 5)
    memory = MIND.remember(game.deck, "key")
    found = set()
    for step in range(60):
        if game.over:
            break
        seat, asks = next(iter(game.asks.items()))
        choice = MIND.think(asks, lambda seat=seat: view(game, seat), memory, luck_for(step))
        assert 0 <= choice.sureness <= 1
        assert MIND.choose(asks, lambda seat=seat: view(game, seat), memory, luck_for(step)) == choice.move
        found.add(choice.sureness)
        engine.play(game, seat, choice.move, chance)
    assert len(found) > 3
