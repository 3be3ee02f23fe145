"""A game in memory: what can be seen of it while a move is on its way to the disk."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from tables import a_few, long_options

from interstice.core import engine, evolve
from interstice.core.chance import Casual
from interstice.core.game import Player
from interstice.core.moves import Move
from interstice.decks.load import load_shipped
from interstice.rules.presets import PRESETS
from interstice.server.playing import games
from interstice.server.playing.clocks import Clock, Downtimes
from interstice.server.playing.games import LiveGame, Wish
from interstice.server.playing.heads import GameHead

NOW = 1000.0
MOVES = 60


def begun(preset: str) -> LiveGame:
    chosen = PRESETS[preset]
    deck, seats = load_shipped(chosen.deck).deck(), a_few(chosen)
    head = GameHead(
        room="room",
        rules=chosen.rules_id,
        options=chosen.rules.agree(long_options(chosen), seats, len(deck)),
        players=tuple(Player(f"Player {seat}") for seat in range(seats)),
        holders=("ana",) * seats,
        bots=("",) * seats,
        deck="",
        clock=Clock(),
        secret="5a" * 32,
        nonces=("c3" * 16,) * seats,
    )
    live = LiveGame("game", head, deck)
    live.set_up(NOW)
    return live


def some_move(live: LiveGame, luck: Casual) -> tuple[int, Move]:
    seats = list(live.game.asks)
    seat = seats[luck.below(len(seats))]
    return seat, live.game.asks[seat][0].sample(luck)


def seen(live: LiveGame) -> list[bytes]:
    return [live.written(seat) for seat in (*range(len(live.head.players)), None)]


def store(live: LiveGame, seat: int, move: Move) -> None:
    wish = Wish("ana", f"move {live.entries}", seat, move, live.entries, 0.0)
    live.take_over(wish, live.game.asks, NOW, Downtimes())


@pytest.mark.parametrize("preset", list(PRESETS))
def test_whoever_looks_while_a_move_is_being_stored_sees_what_is_stored(preset: str) -> None:
    live, luck = begun(preset), Casual(7)
    for _ in range(MOVES):
        if live.game.over:
            break
        before, log, asks = seen(live), list(live.game.log), live.game.asks
        seat, move = some_move(live, luck)
        live.decide(seat, move)
        assert seen(live) == before
        assert live.game.log == log
        assert live.game.asks == asks
        store(live, seat, move)
        assert len(live.game.log) == len(log) + 1


@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_move_that_is_taken_back_leaves_the_game_and_its_luck_as_they_were(preset: str) -> None:
    live, undisturbed, luck = begun(preset), begun(preset), Casual(8)
    for _ in range(MOVES):
        if live.game.over:
            break
        seat, move = some_move(live, luck)
        before = seen(live)
        entry = live.decide(seat, move)
        live.take_back()
        assert seen(live) == before
        assert live.decide(seat, move) == entry == undisturbed.decide(seat, move)
        store(live, seat, move)
        store(undisturbed, seat, move)
    assert seen(live) == seen(undisturbed)


def test_a_move_that_breaks_halfway_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    live, luck = begun("inventions"), Casual(9)
    before = seen(live)
    seat, move = some_move(live, luck)

    def break_after_the_move(*given: object) -> None:
        engine.play(*given)  # type: ignore[arg-type]
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(games, "engine", SimpleNamespace(**vars(engine) | {"play": break_after_the_move}))
        with pytest.raises(ZeroDivisionError):
            live.decide(seat, move)
    assert seen(live) == before
    live.decide(seat, move)
    store(live, seat, move)
    assert len(live.game.log) == 2


def test_each_event_is_folded_at_most_once_more_however_often_somebody_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live, luck, folds = begun("inventions"), Casual(10), 0

    def counted(*given: object) -> None:
        nonlocal folds
        folds += 1
        evolve.evolve(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(games, "evolve", counted)
    for number in range(MOVES):
        if live.game.over:
            break
        seat, move = some_move(live, luck)
        live.decide(seat, move)
        for _ in range(5):
            seen(live)
        if number % 3 == 0:
            live.take_back()
            live.decide(seat, move)
            seen(live)
        store(live, seat, move)
    assert live.entries > 10
    assert 0 < folds <= sum(len(entry.events) for entry in live.game.log)
