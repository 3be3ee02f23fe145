"""Minds that play whole games, in this world and in others that look the same to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from laws.other_worlds import other_secrets
from tables import luck_for, make_deck, make_players

from interstice.bots.find import bot
from interstice.bots.levels import Mind
from interstice.bots.memories import recall
from interstice.bots.mind import Bot, Memory
from interstice.core import engine
from interstice.core.cards import Deck
from interstice.core.chance import Seeded
from interstice.core.game import Game
from interstice.core.moves import Move
from interstice.core.view import view
from interstice.rules.presets import PRESETS, Preset

FEW = 12
"""A search in Twist with so few rollouts is the same search, and quick."""


def mind(name: str) -> Bot:
    found = bot(name)
    return msgspec.structs.replace(found, rollouts=FEW) if isinstance(found, Mind) else found


def themed(size: int) -> Deck:
    """A deck with themes and fame, so that beliefs differ."""
    cards = make_deck(size)
    return Deck(
        tuple(
            msgspec.structs.replace(card, theme=f"theme{at % 5}", fame=at % 11 / 10)
            for at, card in enumerate(cards)
        )
    )


def begun(
    preset: Preset, seats: int, deck: Deck, seed: int, options: Mapping[str, Any] = {}
) -> tuple[Game, Seeded]:
    chance = Seeded(seed.to_bytes(32, "big"))
    return engine.new(preset.rules, make_players(seats), deck, chance, {**preset.options, **options}), chance


def moves(
    game: Game, chance: Seeded, names: Sequence[str], memories: Sequence[Memory], seed: int
) -> Iterator[tuple[int, Move]]:
    """Each move before it is made; the luck of minds follows from the seed and the entry."""
    while not game.over:
        for seat, asks in list(game.asks.items()):
            luck = luck_for(seed + len(game.log))
            move = mind(names[seat]).choose(asks, partial(view, game, seat), memories[seat], luck)
            assert any(move in ask for ask in asks), f"{names[seat]} answered {move}"
            yield seat, move
            engine.play(game, seat, move, chance)
            break


def in_another_world(game: Game, seed: int) -> Game:
    """The same game with other dates on all cards whose date nobody can know."""
    deck, changed = other_secrets(game)
    chance = Seeded(seed.to_bytes(32, "big"))
    twin = engine.new(game.rules, game.players, deck, chance, game.options)
    for entry in game.log[1:]:
        assert entry.seat is not None
        assert entry.move is not None
        engine.play(twin, entry.seat, entry.move, chance)
    assert changed == sum(card.year != deck[card.face].year for card in game.deck)
    return twin


def transcript(preset_id: str) -> str:
    preset, deck = PRESETS[preset_id], themed(70)
    seats = preset.seats[-1]
    game, chance = begun(preset, seats, deck, 8)
    names = [f"level-{1 + seat}" for seat in range(seats)]
    memories = [recall(name, deck, f"8/{seat}") for seat, name in enumerate(names)]
    made = zip(range(80), moves(game, chance, names, memories, 8), strict=False)
    return " ".join(msgspec.json.encode(move).decode() for _, move in made)
