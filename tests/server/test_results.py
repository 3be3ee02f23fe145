"""What is stored about people's games is what a plain recount of their logs finds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from finished import finished, keep
from recount import figures, guesses

from interstice.bus.local import LocalBus
from interstice.core.events import SeatOut
from interstice.rules.presets import preset
from interstice.server.people.rewriting import rewrite_game
from interstice.server.playing.games import LiveGame
from interstice.server.playing.hall import Hall
from interstice.server.results.classes import BY, GAMES
from interstice.server.results.counting import Counting
from interstice.server.results.page import played_games
from interstice.server.results.reading import Played, apart, ease, missed_by, read
from interstice.store.people import FORMERS, Former
from interstice.store.results import CARD_TALLIES, FACE_TALLIES, PLACEMENTS, RESULTS, TALLIES
from interstice.store.rows import Insert
from interstice.store.sqlite import SqliteStore
from interstice.store.store import Store, Unavailable

ANA, BEN = "ana", "ben"
GAMES_PLAYED = ("inventions", "events", "swiss", "superversion", "twist-competitive", "solo")


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]:
    """Runs work on a new store."""

    async def working(work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
        store = SqliteStore(tmp_path / "games.sqlite")
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    return lambda work: asyncio.run(working(work))


def of(live: LiveGame, person: str) -> Played:
    (found,) = [each for each in read(live) if each.result.person == person]
    return found


def people(name: str, seed: int) -> LiveGame:
    return finished(name, [ANA, BEN, "cleo"][: preset(name).seats[-1]], seed=seed)


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_placements_are_those_of_a_plain_recount(name: str) -> None:
    for seed in range(4):
        live = people(name, seed)
        plain = [guess for guess in guesses(live) if live.head.holders[guess[0]] == ANA]
        read_ = [
            (0, each.face, each.right, each.off, each.width, each.gaps) for each in of(live, ANA).placements
        ]
        assert read_ == [(seat, card.face, *rest) for seat, card, *rest in plain]
        assert plain


def test_sums_are_those_of_a_plain_recount(run: Any) -> None:
    games = [people(name, seed) for name in GAMES_PLAYED for seed in range(3)]

    async def work(store: Store) -> None:
        counting = Counting(store.rows)
        for live in games:
            await counting.count(live)
        for person in (ANA, BEN):
            rows = await store.rows.find(TALLIES, {"person": person}, limit=1000)
            stored = {
                (each.by, each.bucket): [each.tries, each.right, each.off, each.measured]
                for each in rows
                if each.by in ("all", *BY)
            }
            assert stored == figures(games, person)
            theirs = [live for live in games if person in live.head.holders]
            won = sum(live.head.holders.index(person) in live.game.winners for live in theirs)
            (games_row,) = [each for each in rows if each.by == GAMES]
            assert (games_row.tries, games_row.right) == (len(theirs), won)

    run(work)


def test_cards_missed_most_are_those_of_a_plain_recount(run: Any) -> None:
    games = [people("events", seed) for seed in range(12)]
    missed: dict[str, list[int]] = {}
    for live in games:
        for seat, card, right, off, *_ in guesses(live):
            if seat == 0:
                sums = missed.setdefault(card.face, [0, 0, 0])
                sums[0] += 1
                sums[1] += not right
                sums[2] += off or 0

    async def work(store: Store) -> None:
        counting = Counting(store.rows)
        for live in games:
            await counting.count(live)
        rows = await store.rows.find(CARD_TALLIES, {"person": ANA}, ("missed",), descending=True, limit=1000)
        assert {each.face: [each.tries, each.missed, each.off] for each in rows} == missed
        assert [each.missed for each in rows] == sorted((each[1] for each in missed.values()), reverse=True)

    run(work)


def test_a_game_is_counted_once_however_often_it_is_found_finished(run: Any) -> None:
    live = people("events", 1)

    async def work(store: Store) -> None:
        one, two = Counting(store.rows), Counting(store.rows)
        await asyncio.gather(*(counting.count(live) for counting in (one, two, one, two)))
        assert one.counted + two.counted == 1
        assert await store.rows.count(RESULTS, {"person": ANA}) == 1
        tally = await store.rows.get(TALLIES, ANA, "all", "")
        assert tally is not None
        assert tally.tries == await store.rows.count(PLACEMENTS, {"person": ANA})

    run(work)


def test_a_game_is_counted_later_if_the_store_is_away(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not taken for one whose results cannot be read, which are given up."""
    live = people("events", 1)

    async def gone(*_: object) -> str:
        raise Unavailable("gone")

    async def work(store: Store) -> None:
        counting = Counting(store.rows)
        with monkeypatch.context() as patch:
            patch.setattr("interstice.server.results.counting.id_now", gone)
            with pytest.raises(Unavailable):
                await counting.count(live)
        assert (counting.counted, counting.unread) == (0, 0)
        await counting.count(live)
        assert (counting.counted, counting.unread) == (1, 0)

    run(work)


def test_neither_bots_nor_what_they_did_for_people_counts() -> None:
    live = finished("events", [ANA, ANA, BEN], bots=("", "easy", ""), stood_in=[2])
    assert [each.result.person for each in read(live)] == [ANA, BEN]
    ben = of(live, BEN)
    assert ben.placements == ()
    assert ben.result.left
    assert not ben.result.won
    assert of(live, ANA).result.bots == 1


def test_somebody_who_was_erased_during_a_game_is_in_no_figure_of_it(run: Any) -> None:
    live = people("events", 1)
    assert live.replace_person(ANA, "0" * 20)

    async def work(store: Store) -> None:
        await Counting(store.rows).count(live)
        results = await store.rows.find(RESULTS, {"game": live.id})
        assert {each.person for each in results} == {BEN, "cleo"}
        placed = sum(each.tries for each in results)
        assert [each async for each in store.rows.each(PLACEMENTS, {"person": "0" * 20})] == []
        assert sum([each.tries async for each in store.rows.each(FACE_TALLIES)]) == placed

    run(work)


def test_the_others_of_a_game_are_neither_oneself_under_a_former_id_nor_erased(run: Any) -> None:
    live = people("events", 1)

    async def work(store: Store) -> None:
        hall = Hall(store, LocalBus(), lambda: 2000.0)
        await keep(hall, live)
        await store.rows.write(Insert(FORMERS, Former(ANA, "anas-phone")))
        await Counting(store.rows).count(live)
        (told,) = await played_games(store, "anas-phone")
        assert told.others == ("Player 1", "Player 2")
        await rewrite_game(store, live.id, BEN, "0" * 20)
        (told,) = await played_games(store, "anas-phone")
        assert (told.others, told.players, told.bots) == ((), 3, 0)

    run(work)


def test_somebody_with_two_seats_counts_with_the_first() -> None:
    live = finished("events", [ANA, ANA])
    (ana,) = read(live)
    assert ana.result.seat == 0
    assert len(ana.placements) == sum(guess[0] == 0 for guess in guesses(live))


def test_places_follow_the_winners() -> None:
    for name in ("events", "swiss"):
        live = people(name, 2)
        places = {each.result.person: each.result.place for each in read(live)}
        for seat, person in enumerate(live.head.holders):
            assert (places[person] == 1) == (seat in live.game.winners)
        assert all(1 <= (place or 0) <= 3 for place in places.values())


def test_whoever_went_out_first_is_last() -> None:
    live = finished("events", [ANA, BEN, "cleo", "dan"], knowing=0.9, options={"hand": 1})
    out = [event.seat for entry in live.game.log for event in entry.events if isinstance(event, SeatOut)]
    places = [each.result.place for each in read(live)]
    assert len(out) == 2
    assert [places[seat] for seat in out] == [4, 3]


def test_twist_has_a_score_and_a_rank_and_no_gaps() -> None:
    live = finished("twist", [ANA, BEN])
    ana = of(live, ANA)
    assert ana.result.score == live.game.score
    assert ana.result.rank in range(8)
    assert ana.result.place is None
    assert ana.result.scored == "twist"
    assert {each.gaps for each in ana.placements} == {0}


def test_guided_games_and_games_of_bots_do_not_count() -> None:
    assert not finished("events", [ANA, ANA], bots=("", "easy"), guided=True).head.counts
    assert not finished("events", [ANA, ANA], bots=("easy", "easy")).head.counts
    assert finished("events", [ANA, ANA], bots=("", "easy")).head.counts


def test_years_are_counted_across_the_turn_of_the_era() -> None:
    assert apart(-1, 1) == 1
    assert apart(1969, -44) == 2012
    assert missed_by(1900, [1500, 1600], 0) == 400
    assert missed_by(1900, [1500, 1600], 2) == 0
    assert missed_by(1400, [1500, 1600], 2) == 200


def test_a_wider_gap_is_easier() -> None:
    years = sorted(range(1000, 2000, 10))
    narrow, wide, end = ease(years, 1490, 1510), ease(years, 1200, 1800), ease(years, None, 1100)
    assert narrow < end < wide
    assert ease(years, None, None) > wide
