"""Two games that differ only in what a seat may not know look byte for byte the same to that seat.

A game is played up to some point. Then everything that nobody can know by then is changed: the years of
cards that were neither turned over nor tried, and which cards are left in the pile. The same moves are
made again, and every view, every ask and every event must be the same as before.
"""

from __future__ import annotations

import msgspec
import pytest
from laws.other_worlds import other_secrets
from tables import TABLES, luck_for, make_deck, play_on, start

from interstice.core import engine
from interstice.core.cards import Card, Deck
from interstice.core.chance import Seeded
from interstice.core.game import Game
from interstice.core.view import seen_events, view
from interstice.rules.presets import PRESETS, Preset
from interstice.rules.swiss.moves import Pass, Rate

encode = msgspec.json.encode
presets = pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))


def seats_of(game: Game) -> list[int | None]:
    return [*range(len(game.players)), None]


def told(game: Game) -> list[bytes]:
    """Everything that each viewer is told after the latest entry."""
    entry = game.log[-1]
    return [encode((view(game, seat), seen_events(game.rules, entry, seat))) for seat in seats_of(game)]


def again(game: Game, deck: Deck, seed: int) -> list[list[bytes]]:
    chance = Seeded(seed.to_bytes(32, "big"))
    twin = engine.new(game.rules, game.players, deck, chance, game.options)
    stream = [told(twin)]
    for entry in game.log[1:]:
        assert entry.seat is not None
        if entry.move is None:
            engine.leave(twin, entry.seat, chance)
        else:
            engine.play(twin, entry.seat, entry.move, chance)
        stream.append(told(twin))
    return stream


@presets
@pytest.mark.parametrize("stop", [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89])
def test_nobody_can_tell_two_games_apart_that_differ_in_secrets(preset: Preset, stop: int) -> None:
    seed, seats = 100 + stop, preset.seats[stop % len(preset.seats)]
    game, chance = start(preset, seats, make_deck(64), seed)
    stream = [told(game)]
    for _ in play_on(game, chance, TABLES["random"], luck_for(seed), 70, stop):
        stream += [told(game)]
    deck, changed = other_secrets(game)
    assert changed > 0
    assert again(game, deck, seed) == stream


def test_the_test_would_notice_a_leak() -> None:
    """Change one year that was shown, and the streams differ."""
    preset = PRESETS["events"]
    game, chance = start(preset, 3, make_deck(64), 5)
    stream = [told(game)]
    for _ in play_on(game, chance, TABLES["random"], luck_for(5), 0, 10):
        stream += [told(game)]
    shown = game.cards[game.line[0]].face
    cards = tuple(
        msgspec.structs.replace(card, year=card.year + 1) if card.face == shown else card
        for card in game.deck
    )
    assert again(game, Deck(cards), 5) != stream


def open_ratings() -> tuple[Game, Seeded, int]:
    preset = PRESETS["superversion"]
    for seed in range(99):
        game, chance = start(preset, 5, make_deck(64), seed)
        for _ in play_on(game, chance, TABLES["random"], luck_for(seed), 0, 20):
            if len(game.raters) == 3:
                assert isinstance(chance, Seeded)
                return game, chance, game.raters[0]
    raise AssertionError("no game with open ratings")


def test_an_unseen_rating_looks_the_same_whatever_it_says() -> None:
    game, chance, rater = open_ratings()
    seen = []
    for move in (Rate("right"), Rate("earlier"), Rate("later"), Pass()):
        copy = game.copy()
        entry = engine.play(copy, rater, move, chance)
        seen.append(
            [
                encode((view(copy, seat), seen_events(game.rules, entry, seat)))
                for seat in seats_of(copy)
                if seat != rater
            ]
        )
    assert seen[0] == seen[1] == seen[2] == seen[3]


def test_players_see_their_own_rating_and_later_all_of_them() -> None:
    game, chance, rater = open_ratings()
    engine.play(game, rater, Rate("later"), chance)
    assert view(game, rater).ratings == {rater: "later"}
    others = list(game.raters)
    for other in others:
        assert view(game, other).ratings == {}
        entry = engine.play(game, other, Rate("right"), chance)
    shown = next(event for event in entry.events if type(event).__name__ == "RatingsShown")
    assert encode(shown) in encode(seen_events(game.rules, entry, None))
    assert shown.ratings == {rater: "later", **dict.fromkeys(others, "right")}  # type: ignore[union-attr]


def test_a_card_number_says_only_when_the_card_came_up() -> None:
    """The same draws from a deck with its years in another order give the same numbers."""
    numbers = []
    for years in (lambda at: at + 1, lambda at: 900 - at):
        game, _ = start(PRESETS["themes"], 4, make_deck(64, years), 1)
        numbers.append(sorted(view(game, 0).cards))
    assert numbers[0] == numbers[1] == list(range(len(numbers[0])))


def test_faces_with_a_year_in_them_are_the_only_way_to_leak_by_name() -> None:
    """A view's bytes hold no year of an unseen card, as text."""
    deck = Deck(tuple(Card(f"face{at}", 70000 + at) for at in range(64)))
    game, chance = start(PRESETS["inventions"], 4, deck, 2)
    for _ in play_on(game, chance, TABLES["random"], luck_for(2), 0, 30):
        hidden = {card.year for card in deck} - {game.year(card) for card in game.shown}
        for seat in seats_of(game):
            text = encode(view(game, seat)).decode()
            assert not [year for year in hidden if str(year) in text]
