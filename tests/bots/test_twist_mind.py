"""How a mind plays Twist: legally at every table, repeatably, and by nothing but what it sees."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from brute import Brute
from tables import luck_for, make_deck
from twists import deal, exact, read, two_icons, with_other_secrets

from interstice.bots.memories import recall
from interstice.bots.mind import Belief, Memory, moment
from interstice.bots.playing import twist
from interstice.core import engine
from interstice.core.cards import Card, Deck
from interstice.core.chance import Chance
from interstice.core.game import Game
from interstice.core.moves import Move
from interstice.core.view import view
from interstice.rules.twist.moves import Play

BOUNDS: list[tuple[int, dict[str, Any], int]] = [
    (1, {"hand": 1, "cards": 3}, 150),
    (1, {"hand": 10, "cards": 150}, 150),
    (2, {"hand": 1, "cards": 4}, 4),
    (3, {"hand": 2, "cards": 150}, 150),
    (6, {"hand": 10, "cards": 62}, 62),
    (6, {"hand": 4, "cards": 36}, 150),
]


def think(game: Game, memory: Memory, luck: Chance, rollouts: int) -> Move:
    (asks,) = game.asks.values()
    return twist.think(asks, lambda: view(game, game.turn), memory, luck, rollouts=rollouts).move


@pytest.mark.parametrize("rollouts", [0, 8])
@pytest.mark.parametrize("name", ["oracle", "guesser", "random"])
@pytest.mark.parametrize(("seats", "options", "cards"), BOUNDS)
def test_it_finishes_every_table(
    seats: int, options: dict[str, Any], cards: int, name: str, rollouts: int
) -> None:
    game, chance = deal(seats, 3, make_deck(cards), options)
    memories = [recall(name, game.deck, f"{seat}") for seat in range(seats)]
    luck = luck_for(1)
    while not game.over:
        engine.play(game, game.turn, think(game, memories[game.turn], luck, rollouts), chance)


def test_it_goes_on_when_others_have_left() -> None:
    game, chance = deal(4, 5)
    memory, luck = recall("guesser", game.deck, "x"), luck_for(1)
    for moves in range(1000):
        if game.over:
            break
        if moves in (3, 6):
            engine.leave(game, game.playing[-1], chance)
        engine.play(game, game.turn, think(game, memory, luck, 20), chance)
    assert game.over
    assert len(game.left) == 2


def test_it_plays_a_game_with_a_card_it_has_never_heard_of() -> None:
    game, chance = deal(2, 5)
    known = recall("guesser", game.deck, "x")
    unheard = {seen.face for seen in view(game, 0).cards.values()}
    memory = Memory({f: b for f, b in known.beliefs.items() if f not in unheard}, known.moments)
    luck = luck_for(1)
    while not game.over:
        engine.play(game, game.turn, think(game, memory, luck, 20), chance)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_search_is_as_good_as_brute_force_on_small_games(seats: int) -> None:
    """Eight or nine cards, hands of two, and icons that give each other away: every order of the pile can be tried.

    In every other game chance makes the moves, so that odd positions come up as well."""
    deck = two_icons(9 if seats == 2 else 8)
    lost, decisions = 0.0, 0
    for seed in range(5):
        game, chance = deal(seats, seed, deck, {"cards": len(deck), "hand": 2})
        brute, luck = Brute(), luck_for(seed)
        while not game.over:
            exactly = brute.moves(game)
            move = think(game, exact(deck), luck, 400)
            regret = max(exactly.values()) - exactly[move]
            assert regret <= 1
            lost += regret
            decisions += len(exactly) > 1
            if seed % 2:
                move = list(exactly)[luck.below(len(exactly))]
            engine.play(game, game.turn, move, chance)
    assert decisions > 20
    assert lost / decisions < 0.05


def test_it_knows_what_a_wide_gap_costs() -> None:
    """Of two ends, the near one: the far one would lock everybody's cards into one slot."""
    deck = Deck(tuple(Card(f"c{year}", year, "", "crown", "key") for year in range(1000, 1020)))
    for seed in range(20):
        game, _ = deal(2, seed, deck, {"cards": 20, "hand": 2})
        years = {card: game.year(card) for card in game.hands[game.turn]}
        middle = game.year(game.row[0][0])
        if min(years.values()) > middle:
            assert think(game, exact(deck), luck_for(1), 300) == Play(min(years, key=years.__getitem__))
            return
    pytest.fail("expected a deal with two cards after the first of the row")


def moves_of_a_game(seed: int, name: str) -> list[Move | None]:
    game, chance = deal(3, seed)
    memories = [recall(name, game.deck, f"{seat}") for seat in range(3)]
    luck = luck_for(seed)
    while not game.over:
        engine.play(game, game.turn, think(game, memories[game.turn], luck, 24), chance)
    return [entry.move for entry in game.log]


def test_the_same_seed_view_and_memory_give_the_same_moves_in_every_process() -> None:
    code = "from test_twist_mind import moves_of_a_game; print([moves_of_a_game(7, n) for n in ('oracle', 'guesser')])"
    here = str([moves_of_a_game(7, name) for name in ("oracle", "guesser")])
    for hash_seed in ("1", "2"):
        there = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        assert there == here


@pytest.mark.parametrize("rollouts", [0, 24])
def test_hidden_dates_change_no_move_before_they_are_turned_over(rollouts: int) -> None:
    """Two worlds with the same memory; in the other one all hidden cards have changed dates and backs."""
    for seed in range(4):
        game, chance = deal(2, seed)
        memory = recall("guesser", game.deck, "x")
        lucks = luck_for(seed), luck_for(seed)
        for _ in range(12):
            if game.over:
                break
            other = with_other_secrets(game)
            assert view(other, other.turn) == view(game, game.turn)
            move = think(game, memory, lucks[0], rollouts)
            assert think(other, memory, lucks[1], rollouts) == move
            engine.play(game, game.turn, move, chance)


def test_a_vague_belief_is_drawn_from_the_dates_that_are_still_open() -> None:
    game, _ = deal(2, 1)
    memory = recall("guesser", game.deck, "x")
    reading = read(game, memory)
    dates = [moment(card.year) for card in game.deck]
    for card in game.shown:
        dates.remove(moment(game.year(card)))
    open_places = {reading.place[when] for when in dates}
    luck = Random(1)
    for _ in range(50):
        world = reading.world(luck)
        places = [world.place[card] for card in [*range(reading.come_up), *world.pile[1:]]]
        assert set(places) <= open_places
        assert len(world.pile) == game.pile


def test_beliefs_of_no_spread_are_never_drawn_elsewhere() -> None:
    game, _ = deal(2, 1)
    known = recall("oracle", game.deck, "x")
    vague = game.cards[game.hands[0][0]].face
    memory = Memory({**known.beliefs, vague: Belief(known.beliefs[vague].middle, 2.0)}, known.moments)
    reading = read(game, memory)
    luck = Random(1)
    ever = []
    for _ in range(20):
        world = reading.world(luck)
        guess = reading.state.world.guess
        moved = [reading.seen[card].face for card in range(len(guess)) if world.place[card] != guess[card]]
        assert moved in ([], [vague])
        ever += moved
    assert ever
