"""Decks, players and bots for the tests, and games for them to play."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from interstice.bots.find import bot
from interstice.bots.memories import recall
from interstice.bots.mind import Memory
from interstice.core import engine
from interstice.core.asks import Ask
from interstice.core.cards import Card, Deck
from interstice.core.chance import Casual, Chance, Seeded
from interstice.core.game import Game, Player
from interstice.core.moves import Move, Place
from interstice.core.notation import parse as parse_with
from interstice.core.view import view
from interstice.rules.find import rulesets
from interstice.rules.presets import Preset
from interstice.rules.swiss.moves import Mark

ICONS = ("anchor", "crown", "flame", "key", "quill", "wheel")
PAIRS = [(front, back) for front in ICONS for back in ICONS if front != back]
NAMES = ("Ana", "Ben", "Cem", "Dea", "Eli", "Fay", "Gil", "Hal", "Ida")


def make_deck(size: int, years: Callable[[int], int] = lambda at: at * 37 % 401 + 1500) -> Deck:
    """Faces say nothing about years; some years appear twice."""
    return Deck(tuple(Card(f"face{at:03}", years(at), "theme", *PAIRS[at % 30]) for at in range(size)))


def make_players(seats: int, first_age: int = 10) -> list[Player]:
    return [Player(NAMES[seat], first_age + 7 * seat if seat % 3 < 2 else None) for seat in range(seats)]


def parse(text: str) -> Game:
    return parse_with(text, rulesets())


def start(preset: Preset, seats: int, deck: Deck, seed: int) -> tuple[Game, Chance]:
    chance = Seeded(seed.to_bytes(32, "big"))
    return engine.new(preset.rules, make_players(seats), deck, chance, preset.options), chance


def a_few(preset: Preset) -> int:
    """How many play a short test of a preset: two, if it allows."""
    return min(max(2, preset.seats[0]), preset.seats[-1])


def long_options(preset: Preset) -> dict[str, object]:
    """Its options, but with no end of lives: a game at random would soon be over."""
    return {**preset.options, **({"lives": "endless"} if "lives" in preset.rules.options else {})}


Mind = Callable[[Game, int, Sequence[Ask], Chance], Move]


def at_random(game: Game, seat: int, asks: Sequence[Ask], luck: Chance) -> Move:
    return bot("random").choose(asks, lambda: view(game, seat), Memory(), luck)


def expert(game: Game, seat: int, asks: Sequence[Ask], luck: Chance) -> Move:
    return bot("oracle").choose(asks, lambda: view(game, seat), all_known(game.deck), luck)


@lru_cache(4)
def all_known(deck: Deck) -> Memory:
    return recall("oracle", deck, "")


def contrary(game: Game, seat: int, asks: Sequence[Ask], luck: Chance) -> Move:
    """Wrong wherever it can be."""
    ask = asks[luck.below(len(asks))]
    if ask.move is Place:
        card = ask.domains["card"][0]
        years = [game.year(other) for other in game.line]
        return Place(card, 0 if bisect_left(years, game.year(card)) else len(years))
    if ask.move is Mark and game.read is not None:
        years = [game.year(other) for other in game.racks[seat]]
        right = bisect_left(years, game.year(game.read))
        gap = max(ask.domains["gap"], key=lambda gap: abs(gap - right))
        return Mark(gap, ask.domains["stake"][-1])
    return ask.sample(luck)


TABLES: dict[str, tuple[Mind, ...]] = {
    "random": (at_random,),
    "experts": (expert,),
    "contrary": (contrary, at_random),
    "mixed": (at_random, expert, contrary),
}


def play_on(
    game: Game, chance: Chance, minds: Sequence[Mind], luck: Chance, leavers: int = 0, most: int = 3000
) -> Iterator[Game]:
    """Play to the end, yielding the game after each entry. One time in `leavers`, someone leaves instead of moving."""
    for _ in range(most):
        if game.over:
            return
        if leavers and luck.below(leavers) == 0:
            engine.leave(game, game.playing[luck.below(len(game.playing))], chance)
        else:
            seats = list(game.asks)
            seat = seats[luck.below(len(seats))]
            move = minds[seat % len(minds)](game, seat, game.asks[seat], luck)
            engine.play(game, seat, move, chance)
        yield game


def luck_for(seed: int) -> Casual:
    return Casual(seed)
