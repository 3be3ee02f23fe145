"""Small and large games of Twist for the tests of its mind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from tables import make_deck, make_players

from interstice.bots.memories import recall
from interstice.bots.mind import Memory, moment
from interstice.bots.playing.twist_reading import Reading
from interstice.bots.playing.twist_state import State, World
from interstice.core import engine
from interstice.core.cards import Card, Deck
from interstice.core.chance import Chance, Seeded
from interstice.core.game import Game
from interstice.core.view import view
from interstice.rules.find import ruleset

YEARS = (-3000, -44, 800, 1492, 1620, 1776, 1789, 1848, 1869, 1912, 1945, 1969, 1989)


def some_alike(size: int) -> Deck:
    """A deck in which every other year or so is there twice."""
    return make_deck(size, lambda at: at * 37 % 101 + 1900)


def deal(
    seats: int, seed: int, deck: Deck | None = None, options: Mapping[str, Any] | None = None
) -> tuple[Game, Chance]:
    chance = Seeded(seed.to_bytes(32, "big"))
    given = options if options is not None else {"cards": 36}
    return engine.new(ruleset("twist"), make_players(seats), deck or some_alike(150), chance, given), chance


def two_icons(size: int, years: Sequence[int] = YEARS) -> Deck:
    """With two icons, a card's front gives away the icon on its date side."""
    icons = [("crown", "key"), ("key", "crown")]
    return Deck(tuple(Card(f"card{at}", years[at], "", *icons[at * 5 % 7 % 2]) for at in range(size)))


def exact(deck: Deck) -> Memory:
    return recall("oracle", deck, "")


def read(game: Game, memory: Memory) -> Reading:
    return Reading(view(game, game.turn), memory)


def truth(reading: Reading, deck: Deck, drawn: Sequence[str]) -> World:
    """The world as it is, when these faces come up in this order."""
    cards = [deck[seen.face] for seen in reading.seen]
    at = {card.face: card_number for card_number, card in enumerate(cards)}
    spare = [card for face, card in at.items() if card >= reading.come_up and face not in drawn]
    pile = [at[face] for face in drawn]
    pile += spare[: reading.view.pile - len(pile)]
    place = [reading.place[moment(card.year)] for card in cards]
    return World(place, reading.world(Random(1)).guess, [reading.icons[card.back] for card in cards], pile)


def seen_alike(state: State, reading: Reading, game: Game) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """The same facts of the search's state and of the engine's game."""
    deck = game.deck
    faces = [seen.face for seen in reading.seen]
    place = {face: reading.place[moment(deck[face].year)] for face in (card.face for card in deck)}

    def places(stacks: Sequence[Sequence[int]]) -> int:
        return sum(1 << place[game.cards[stack[0]].face] for stack in stacks if stack)

    mine = {
        "over": state.over,
        "score": state.points - game.options["cards"],
        "row": state.row,
        "slots": state.slots,
        "turn": state.turn,
        "placed": state.placed,
        "misfits": state.misfits,
        "icon": list(reading.icons)[state.icon],
        "pile": len(state.world.pile) - state.drawn,
        "hands": [
            {faces[card] for card in [*state.hands[seat], *state.doubtful[seat], *state.aside[seat]]}
            for seat in game.playing
        ],
        "sideways": {faces[card] for cards in state.aside for card in cards},
    }
    theirs = {
        "over": game.over,
        "score": game.rules.score(game),
        "row": places(game.row),
        "slots": places(game.slots),
        "turn": game.turn,
        "placed": game.placed,
        "misfits": game.misfits,
        "icon": game.cards[game.discards[-1]].back,
        "pile": game.pile,
        "hands": [{game.cards[card].face for card in game.hands[seat]} for seat in game.playing],
        "sideways": {game.cards[card].face for card in game.sideways},
    }
    return mine, theirs


def with_other_secrets(game: Game) -> Game:
    """The same table; whoever turned a card over would find another date."""
    other = game.copy()
    hidden = [number for number in range(len(game.cards)) if number not in game.shown]
    for number in hidden:
        card = game.cards[number]
        back = next(icon for icon in ("anchor", "crown", "flame") if icon not in (card.front, card.back))
        other.cards[number] = Card(card.face, 3000 - card.year, card.theme, card.front, back)
    other.rest = [Card(card.face, 3000 - card.year, card.theme, card.front, card.back) for card in game.rest]
    return other
