"""The small state of a search plays by the same rules as the engine."""

from __future__ import annotations

from typing import Any

import pytest
from tables import luck_for
from twists import deal, read, seen_alike, truth

from interstice.bots.memories import recall
from interstice.core import engine
from interstice.core.game import Game
from interstice.core.moves import Move
from interstice.rules.twist.moves import Discard, Play, Stop

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"cards": 36}),
    (2, {"cards": 36}),
    (3, {"cards": 14, "hand": 3}),
    (4, {"cards": 36}),
    (6, {"cards": 150, "hand": 10}),
    (2, {"cards": 6, "hand": 1}),
    (6, {"cards": 26}),
]


def random_game(seats: int, options: dict[str, Any], seed: int) -> tuple[Game, Game]:
    """A game as it was dealt, and at its end."""
    game, chance = deal(seats, seed, options=options)
    dealt, luck = game.copy(), luck_for(seed)
    while not game.over:
        (asks,) = game.asks.values()
        ask = asks[luck.below(len(asks))]
        engine.play(game, game.turn, ask.sample(luck), chance)
    return dealt, game


@pytest.mark.parametrize("memory", ["oracle", "guesser"])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_state_follows_the_engine_move_by_move(seats: int, options: dict[str, Any], memory: str) -> None:
    for seed in range(6):
        dealt, ended = random_game(seats, options, seed)
        reading = read(dealt, recall(memory, dealt.deck, f"{seed}"))
        came = [card.face for card in ended.cards[len(dealt.cards) - (dealt.top is not None) :]]
        state = reading.state.copy(truth(reading, dealt.deck, came))
        number = {seen.face: card for card, seen in enumerate(reading.seen)}
        game = dealt
        for entry in ended.log[1:]:
            mine, theirs = seen_alike(state, reading, game)
            assert mine == theirs
            _make(entry.move, state, number, ended)
            for event in entry.events:
                game.rules.folds[type(event)](game, event)
        mine, theirs = seen_alike(state, reading, game)
        assert mine == theirs
        assert mine["over"]
        assert mine["score"] == ended.score


def _make(move: Move | None, state: Any, number: dict[str, int], ended: Game) -> None:
    match move:
        case Play(card=card):
            state.play(number[ended.cards[card].face])
        case Discard(card=card):
            state.discard(number[ended.cards[card].face])
        case Stop():
            state.end_turn()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_state_read_in_the_middle_is_the_state_that_was_played_to_there(
    seats: int, options: dict[str, Any]
) -> None:
    for seed in range(2):
        game, chance = deal(seats, seed, options=options)
        luck = luck_for(seed)
        while not game.over:
            reading = read(game, recall("guesser", game.deck, "x"))
            mine, theirs = seen_alike(reading.state, reading, game)
            assert mine == theirs
            (asks,) = game.asks.values()
            ask = asks[luck.below(len(asks))]
            engine.play(game, game.turn, ask.sample(luck), chance)
