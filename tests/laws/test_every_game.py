"""What is true of every rule set, regardless of who plays and who leaves."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from laws.positions import check_position
from tables import TABLES, luck_for, make_deck, play_on, start

from interstice.core import engine
from interstice.core.cards import Deck
from interstice.core.evolve import evolve
from interstice.core.game import Game
from interstice.core.moves import Place
from interstice.core.notation import parse, write
from interstice.core.view import view
from interstice.rules.find import decode_log, ruleset, rulesets
from interstice.rules.presets import PRESETS, Preset
from interstice.rules.solo.moves import GiveUp
from interstice.rules.swiss.moves import Challenge, Give, Mark, Pass, Rate, Read, Remove, Spin
from interstice.rules.twist.moves import Discard, Play, Stop

MOST_MOVES = 3000
"""Classic has no bound in theory; no game here comes near this."""

presets = pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))


@st.composite
def games(draw: st.DrawFn, preset: Preset) -> tuple[int, int, str, int, int]:
    seats = draw(st.sampled_from(list(preset.seats)))
    needed = {"classic": seats * 6 + 1, "swiss": seats, "twist": seats * 4 + 2, "solo": 2}[preset.rules_id]
    size = draw(st.integers(needed, 70))
    return (
        seats,
        size,
        draw(st.sampled_from(list(TABLES))),
        draw(st.sampled_from([0, 60])),
        draw(st.integers(0, 2**40)),
    )


def each(examples: int) -> settings:
    return settings(
        max_examples=examples, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )


@presets
def test_every_law_holds_in_every_position(preset: Preset) -> None:
    longest = 0

    @each(25)
    @given(games(preset))
    def play(drawn: tuple[int, int, str, int, int]) -> None:
        nonlocal longest
        seats, size, table, leavers, seed = drawn
        game, chance = start(preset, seats, make_deck(size), seed)
        twin = engine.replay(game.rules, engine.save(game), game.deck)
        check_position(game)
        for _ in play_on(game, chance, TABLES[table], luck_for(seed), leavers, MOST_MOVES):
            check_position(game)
            for event in game.log[-1].events:
                evolve(twin, event)
            assert write(twin) == write(game)
        assert game.over
        longest = max(longest, len(game.log))

    play()
    print(f"{preset.id}: longest game {longest} entries")


@presets
def test_a_saved_game_is_the_same_game_at_every_prefix(preset: Preset) -> None:
    game, chance = start(preset, preset.seats[-1], make_deck(60), 7)
    positions = [write(game)]
    positions += [write(game) for _ in play_on(game, chance, TABLES["mixed"], luck_for(7), 80, 150)]
    log = decode_log(msgspec.json.encode(engine.save(game)))
    for length, position in enumerate(positions, 1):
        again = engine.replay(ruleset(log.rules), log, Deck(log.deck), log.entries[:length])
        assert write(again) == position
    assert again.asks == game.asks
    assert again.options == game.options


@presets
def test_a_position_as_text_is_the_same_game(preset: Preset) -> None:
    for seed in range(3):
        game, chance = start(preset, preset.seats[seed % len(preset.seats)], make_deck(60), seed)
        for _ in play_on(game, chance, TABLES["mixed"], luck_for(seed), 90):
            text = write(game)
            again = parse(text, rulesets())
            assert write(again) == text
            assert _shape(again) == _shape(game)


def _shape(game: Game) -> list[tuple[int, str, list[list[object]]]]:
    """The asks with cards named by their faces: the numbers differ in a game read from text."""
    return [
        (
            seat,
            ask.move.__name__,
            [
                [game.cards[value].face if field == "card" else value for value in domain]
                for field, domain in ask.domains.items()
            ],
        )
        for seat, asks in game.asks.items()
        for ask in asks
    ]


@presets
def test_a_copy_shares_nothing_that_can_change(preset: Preset) -> None:
    game, chance = start(preset, preset.seats[-1], make_deck(60), 3)
    for number, _ in enumerate(play_on(game, chance, TABLES["mixed"], luck_for(3), 70)):
        if number % 9 or game.over:
            continue
        before, copy = write(game), game.copy()
        assert write(copy) == before
        for _ in play_on(copy, chance, TABLES["random"], luck_for(number), 50, 12):
            pass
        assert write(game) == before
        assert len(copy.log) > len(game.log)


@presets
def test_an_illegal_move_is_refused_and_changes_nothing(preset: Preset) -> None:
    nonsense = [
        Place(-1, 0),
        Place(0, 99),
        Mark(99),
        Mark(0, 9),
        Mark(-1),
        Challenge(99),
        Give(-1),
        Remove(-1),
        Play(-1),
        Discard(-1),
        GiveUp(-1),
        Rate("sideways"),  # type: ignore[arg-type]
    ]
    every = [Spin(), Read(), Pass(), Stop(), Rate("right"), Mark(0), Place(0, 0)]
    game, chance = start(preset, preset.seats[-1], make_deck(60), 5)
    refused = 0
    for _ in play_on(game, chance, TABLES["random"], luck_for(5), 0, 60):
        before, draws = write(game), list(chance.drawn)
        for seat in range(-1, len(game.players) + 1):
            for move in [*nonsense, *every]:
                if any(move in ask for ask in game.asks.get(seat, ())):
                    continue
                with pytest.raises(engine.Illegal):
                    engine.play(game, seat, move, chance)
                refused += 1
        assert write(game) == before
        assert chance.drawn == draws
    assert refused > (1000 if preset.seats[-1] > 1 else 200)


@presets
def test_every_move_of_an_ask_is_legal(preset: Preset) -> None:
    """Each of them can be played on a copy."""
    game, chance = start(preset, preset.seats[-1], make_deck(60), 11)
    tried = 0
    for number, _ in enumerate(play_on(game, chance, TABLES["mixed"], luck_for(11), 0)):
        if game.over or (number > 20 and number % 7):
            continue
        for seat, asks in game.asks.items():
            for ask in asks:
                moves = list(ask.moves())
                assert len(moves) == len(ask)
                for move in moves[:40]:
                    engine.play(game.copy(), seat, move, chance)
                    tried += 1
    assert tried > (20 if preset.seats[-1] > 1 else 8)


@presets
def test_a_view_can_always_be_made_and_has_no_unseen_date(preset: Preset) -> None:
    game, chance = start(preset, preset.seats[-1], make_deck(60), 13)
    for _ in play_on(game, chance, TABLES["mixed"], luck_for(13), 90):
        for seat in (*range(len(game.players)), None):
            seen = view(game, seat)
            dated = {card for card, on_it in seen.cards.items() if on_it.year is not None}
            assert dated <= game.shown
            assert not any(on_it.back for card, on_it in seen.cards.items() if card not in game.shown)
