"""What is true of every mind in every game: it acts on what it sees and believes, the same way each time, and gets to the end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from typing import Any

import pytest
from laws.minds_at_play import begun, in_another_world, mind, moves, themed, transcript
from tables import luck_for

from interstice.bots.find import bot, bots
from interstice.bots.memories import recall
from interstice.bots.mind import Memory
from interstice.core.cards import Card, Deck
from interstice.core.view import view
from interstice.rules.presets import PRESETS, Preset

MOST_MOVES = 5000
LEVELS = ("level-1", "level-6", "level-10", "oracle")
MINDS = (*LEVELS, "guesser", "maeve")

presets = pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))


def mixed(seats: int, first: int) -> list[str]:
    """A table of different minds, as far as there are seats, from this one on."""
    return [MINDS[(first + seat) % len(MINDS)] for seat in range(seats)]


@presets
def test_a_mind_never_acts_on_what_it_cannot_see(preset: Preset) -> None:
    """Two worlds that differ only in hidden dates, with the same memory: the same moves until a date is shown.

    A game is stopped at many places. There everything is changed that nobody can know, and every mind must answer as before
    on every seat that is asked."""
    seats, deck = preset.seats[-1], themed(64)
    compared = 0
    for seed in range(3):
        game, chance = begun(preset, seats, deck, seed)
        knows = {
            (name, seat): recall(name, deck, f"{seed}/{seat}") for name in MINDS for seat in range(seats)
        }
        names = mixed(seats, 2 * seed)
        memories = [knows[name, seat] for seat, name in enumerate(names)]
        for number, _ in enumerate(moves(game, chance, names, memories, seed)):
            if number > 60:
                break
            twin = in_another_world(game, seed)
            assert game.asks == twin.asks
            for name, (seat, asks) in product(MINDS, game.asks.items()):
                ours, theirs = (
                    mind(name).choose(asks, partial(view, world, seat), knows[name, seat], luck_for(number))
                    for world in (game, twin)
                )
                assert ours == theirs, f"{name} knows more than it sees"
                compared += 1
    assert compared > (100 if seats > 1 else 60)


def test_the_card_that_is_read_is_another_in_the_other_world() -> None:
    """Whoever rates it, tries it again or steals it could otherwise know it unnoticed."""
    preset, deck, changed = PRESETS["superversion"], themed(64), set()
    for seed in range(4):
        game, chance = begun(preset, 4, deck, seed)
        for _ in zip(range(60), moves(game, chance, ["random"] * 4, [Memory()] * 4, seed), strict=False):
            if game.read is not None and game.year(game.read) != in_another_world(game, seed).year(game.read):
                changed |= {"rating"} if game.raters else {"second try"} if game.tried else set()
                changed |= {"steal"} if game.failed else set()
    assert changed == {"rating", "second try", "steal"}


def test_the_law_would_notice_a_mind_that_cheats() -> None:
    """With a memory made in each world, hidden dates do change what a mind does."""
    differ = 0
    for seed in range(6):
        game, _ = begun(PRESETS["events"], 4, themed(64), seed)
        ours, theirs = (
            bot("oracle").choose(
                world.asks[game.turn],
                partial(view, world, game.turn),
                recall("oracle", world.deck, "key"),
                luck_for(seed),
            )
            for world in (game, in_another_world(game, seed))
        )
        differ += ours != theirs
    assert differ


OPTIONS: dict[str, list[dict[str, Any]]] = {
    "classic": [{"hand": 1}, {"hand": 10}, *({"first": first} for first in ("youngest", "oldest", "random"))],
    "swiss": [
        {"rounds": 1},
        {"rounds": 20},
        {"spinner": "off"},
        *({"wheel": (face, "question")} for face in ("two-tries", "star", "grump")),
        {"wheel": ("two-tries",)},
        {"wheel": ("star",)},
        {"duel_from": 3},
        {"ratings": "staked"},
        {"bet_cards": "fourth-and-later"},
        {"bet_pays": "double"},
        {"doubt": "any"},
        {"first": "random"},
    ],
    "solo": [*({"lives": lives} for lives in (1, 2, 3, 4, 5, "endless")), {"cards": 20}, {"cards": 50}],
    "twist": [{"hand": 1}, {"hand": 10, "cards": 90}, {"cards": None}, {"cards": 90}, {"first": "random"}],
}
"""One option at a time at its bounds, and each of its choices. No number of cards: as few as the table needs."""


def test_every_option_is_among_those_that_minds_are_tried_with() -> None:
    for preset in PRESETS.values():
        tried = {name for options in OPTIONS[preset.rules_id] for name in options} | {"betting"}
        assert set(preset.rules.options) <= tried


@presets
@pytest.mark.parametrize("name", [*LEVELS, "random"])
def test_every_mind_finishes_every_preset_at_every_size_of_table(name: str, preset: Preset) -> None:
    for seats in preset.seats:
        plays_to_the_end([name] * seats, preset, themed(90), {})


@presets
def test_minds_finish_with_every_option_at_its_bounds(preset: Preset) -> None:
    """Each time at least two of them."""
    for number, given in enumerate(OPTIONS[preset.rules_id]):
        seats = preset.seats[-(number % 2)]
        options = {name: seats * 4 + 2 if value is None else value for name, value in given.items()}
        for first in (number, number + 3)[: 2 if seats == 1 else 1]:
            plays_to_the_end(mixed(seats, first), preset, themed(90), options)


def plays_to_the_end(names: Sequence[str], preset: Preset, deck: Deck, options: Mapping[str, Any]) -> None:
    seats = len(names)
    game, chance = begun(preset, seats, deck, 5, options)
    memories = [recall(name, deck, str(seat)) for seat, name in enumerate(names)]
    count = 0
    for count, _ in enumerate(moves(game, chance, names, memories, 5)):
        assert count < MOST_MOVES
    assert game.over
    assert count > 0


@presets
def test_minds_play_with_cards_that_they_have_no_memory_of(preset: Preset) -> None:
    deck = themed(60)
    for memory in (Memory(), recall("level-6", [Card("another", 1900)], "key")):
        game, chance = begun(preset, preset.seats[0], deck, 3)
        for number, _ in enumerate(moves(game, chance, ["level-6"] * 6, [memory] * 6, 3)):
            if number == 40:
                break


SAME = """
import sys
from laws.minds_at_play import transcript
print(transcript(sys.argv[1]))
"""


@pytest.mark.parametrize("preset_id", ["inventions", "superversion", "twist"])
def test_seed_view_and_memory_give_the_same_moves_in_every_process(preset_id: str) -> None:
    here = transcript(preset_id)
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        there = subprocess.run(
            [sys.executable, "-c", SAME, preset_id], env=env, capture_output=True, text=True, check=True
        )
        assert there.stdout.strip() == here


def test_every_bot_with_a_name_can_be_asked_for_a_memory() -> None:
    deck = themed(20)
    for name in bots():
        assert len(recall(name, deck, "key").beliefs) in (0, 20)
