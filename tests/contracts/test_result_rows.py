"""Results in every store: counted once, also after a crash; recomputed; taken out of every figure with their person."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from finished import finished, keep
from keeping import name, opened

from interstice.bus.local import LocalBus
from interstice.server.playing.attendant import Attendant
from interstice.server.playing.games import Wish
from interstice.server.playing.hall import Hall
from interstice.server.playing.heads import RoomWish
from interstice.server.results.counting import Counting
from interstice.server.results.owned import erase, export, merge
from interstice.server.results.page import played_games
from interstice.server.results.rebuilding import rebuild_difficulties
from interstice.server.results.recompute import recompute
from interstice.server.upkeep import retention
from interstice.server.upkeep.finishing import Finishing
from interstice.store.people import FORMERS, Former
from interstice.store.results import (
    CARD_TALLIES,
    DIFFICULTIES,
    FACE_TALLIES,
    PLACEMENTS,
    RESULTS,
    TALLIES,
    FaceTally,
)
from interstice.store.rows import Add, Insert, Update
from interstice.store.sqlite import SqliteStore
from interstice.store.store import Store
from interstice.store.table import Table

ANA, BEN = "ana", "ben"
SUMS: tuple[Table[Any], ...] = (TALLIES, CARD_TALLIES, FACE_TALLIES)


async def figures(store: Store) -> dict[str, Any]:
    """Every sum that is not zero, and what is estimated from them."""
    found: dict[str, Any] = {}
    for table in (*SUMS, DIFFICULTIES):
        for row in [row async for row in store.rows.each(table)]:
            plain = msgspec.structs.asdict(row)
            plain.pop("at", None)
            estimate = round(plain.pop("estimate", 0.0), 6)
            numbers = [value for key, value in plain.items() if key not in table.key]
            if any(numbers):
                found[f"{table.name} {[plain[key] for key in table.key]}"] = [*numbers, estimate]
    return found


def of_people(figures: dict[str, Any]) -> dict[str, Any]:
    """Without the sums of cards, whose classes change with abilities."""
    return {name: each for name, each in figures.items() if name.startswith(("tally", "card_tally"))}


def test_numbers_are_added_up(empty_stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with opened(empty_stores) as (store,):
            for tries in (3, 4, -2):
                assert await store.rows.write(Add(FACE_TALLIES, FaceTally("moon", -1, tries, 1)))
            assert await store.rows.get(FACE_TALLIES, "moon", -1) == FaceTally("moon", -1, 5, 3)

    asyncio.run(run())


def test_streams_are_listed_page_by_page(empty_stores: Callable[[], Store]) -> None:
    async def run() -> None:
        async with opened(empty_stores) as (store,):
            for number in range(7):
                await store.create(f"game-{number}", "game", b"{}", float(number // 3))
            await store.create("room-1", "room", b"{}", 0.0)
            seen, page = [], await store.oldest("game", limit=2)
            while page:
                seen += page
                page = await store.oldest("game", page[-1], 2)
            assert seen == [(float(number // 3), f"game-{number}") for number in range(7)]

    asyncio.run(run())


def test_two_nodes_count_a_game_once(empty_stores: Callable[[], Store]) -> None:
    live = finished("events", [ANA, BEN])

    async def run() -> None:
        async with opened(empty_stores, 2) as stores:
            nodes = [Counting(store.rows) for store in stores]
            await asyncio.gather(*(node.count(live) for node in nodes))
            assert sum(node.counted for node in nodes) == 1
            assert await stores[0].rows.count(RESULTS, {"game": live.id}) == 2

    asyncio.run(run())


def test_deleting_somebody_leaves_figures_as_if_they_had_never_played(
    empty_stores: Callable[[], Store], tmp_path: Path
) -> None:
    """Ana played first, so nobody's estimates had been affected when Ben played alone."""

    async def count_both(store: Store, without: str = "") -> None:
        for live in (
            finished("events", [BEN, ANA], seed=1),
            finished("swiss", [BEN, "bot"], bots=("", "easy"), seed=2),
        ):
            live.replace_person(without, "0" * 20)
            await Counting(store.rows).count(live)

    async def run() -> None:
        other = SqliteStore(tmp_path / "without-ana.sqlite")
        await other.open()
        await count_both(other, without=ANA)
        expected = await figures(other)
        await other.close()
        async with opened(empty_stores) as (store,):
            await count_both(store)
            assert (await export(store, ANA))["placements"]
            assert await figures(store) != expected
            await erase(store, ANA)
            await erase(store, ANA)
            assert await export(store, ANA) == {"results": [], "placements": [], "shown": None}
            assert await figures(store) == expected

    asyncio.run(run())


@pytest.mark.parametrize("what", ["erase", "merge"])
def test_how_hard_cards_are_says_nothing_of_somebody_who_is_gone_even_if_the_process_died_before_it_was_estimated(
    empty_stores: Callable[[], Store], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Ana and Ben are two people, or two devices of one person, who then counts once."""

    async def go(store: Store) -> None:
        await (erase(store, BEN) if what == "erase" else merge(store, BEN, ANA))

    async def died(*_: object) -> None:
        raise OSError("gone")

    async def run() -> None:
        async with opened(empty_stores) as (store,):
            for seed in (1, 2):
                await Counting(store.rows).count(finished("events", [ANA, BEN], seed=seed))
            with monkeypatch.context() as patch:
                patch.setattr("interstice.server.results.owned.rate", died)
                with pytest.raises(OSError, match="gone"):
                    await go(store)
            await go(store)
            after = await figures(store)
            assert not [key for key in after if f"'{BEN}'" in key]
            await rebuild_difficulties(store.rows, 2000.0)
            assert after == await figures(store)

    asyncio.run(run())


def test_recomputing_finds_the_same_and_leaves_what_is_gone(empty_stores: Callable[[], Store]) -> None:
    games = [finished(preset, [ANA, BEN], seed=3) for preset in ("events", "swiss", "twist")]

    async def run() -> None:
        async with opened(empty_stores) as (store,):
            hall = Hall(store, LocalBus(), lambda: 2000.0)
            for live in games[:2]:
                await keep(hall, live)
            await Counting(store.rows).count(games[2])
            assert await recompute(hall) == (2, 2)
            before = await figures(store)
            assert await recompute(hall) == (2, 0)
            await recompute(hall)
            results = await store.rows.find(RESULTS, {"person": ANA}, limit=10)
            assert {each.game for each in results} == {live.id for live in games}
            after = await figures(store)
            # Abilities are better known the second time, so placements may be in other classes.
            assert {key for key in before if "face" not in key} == {key for key in after if "face" not in key}
            for key in before:
                if key.startswith(("tally", "card_tally")):
                    assert after[key] == before[key]

    asyncio.run(run())


def test_recomputing_finds_out_which_day_a_game_was_and_it_goes_along(
    empty_stores: Callable[[], Store],
) -> None:
    live = finished("solo", [ANA], daily="2026-11-18")

    async def run() -> None:
        async with opened(empty_stores) as (store,):
            hall = Hall(store, LocalBus(), lambda: 3 * 86_400.0)
            await keep(hall, live)
            await recompute(hall)
            # As an earlier version left it.
            assert await store.rows.write(Update(RESULTS, (ANA, live.id), {"daily": ""}))
            assert await recompute(hall) == (1, 0)
            (told,) = await played_games(store, ANA)
            assert told.daily == "2026-11-18"
            (taken,) = (await export(store, ANA))["results"]
            assert taken["daily"] == "2026-11-18"

    asyncio.run(run())


def test_recomputing_does_not_bring_back_what_was_deleted(empty_stores: Callable[[], Store]) -> None:
    live = finished("events", [ANA, BEN], seed=4)

    async def run() -> None:
        async with opened(empty_stores) as (store,):
            hall = Hall(store, LocalBus(), lambda: 2000.0)
            await keep(hall, live)
            await recompute(hall)
            await erase(store, ANA)
            await recompute(hall)
            assert await store.rows.count(RESULTS, {"person": ANA}) == 0
            assert await store.rows.count(RESULTS, {"person": BEN}) == 1

    asyncio.run(run())


def test_a_game_that_ended_when_the_process_died_is_counted_after_a_restart(
    empty_stores: Callable[[], Store],
) -> None:
    live = finished("events", [ANA, BEN], seed=5)

    async def run() -> None:
        async with opened(empty_stores) as (store,):
            hall = Hall(store, LocalBus(), lambda: 2000.0)
            await keep(hall, live, due=1000.0)
            counting = Counting(store.rows)
            attendant = Attendant(hall, counting.count)
            await attendant.round()
            assert counting.counted == 1
            assert await store.count_due(3000.0) == 0
            await attendant.round()
            assert counting.counted == 1

    asyncio.run(run())


def test_results_are_stored_before_a_log_is_deleted_however_long_no_server_was_running(
    empty_stores: Callable[[], Store],
) -> None:
    over, guided = (
        finished("events", [ANA, BEN], seed=6),
        finished("events", [ANA, BEN], guided=True),
    )
    keep_games = retention.Keeping(games=365)

    async def run() -> None:
        async with opened(empty_stores) as (store,):
            hall = Hall(store, LocalBus(), lambda: 1000.0 + 400 * retention.DAY)
            finishing = Finishing(hall)
            await keep(hall, over, due=1000.0)
            await keep(hall, guided)
            await store.create("game-spoiled", "game", b"{", 1000.0)
            gone = await retention.prune(store, hall.now(), keep_games, may_go=finishing.may_go)
            assert set(gone.games) == {over.id, guided.id, "game-spoiled"}
            assert await store.head(over.id) is None
            results = await store.rows.find(RESULTS, {"game": over.id})
            assert {each.person for each in results} == {ANA, BEN}
            assert finishing.counting.counted == 1
            await hall.background.all_left()

    asyncio.run(run())


def test_the_last_move_makes_a_game_due_for_counting(empty_stores: Callable[[], Store]) -> None:
    """It is stored together with the move, so nothing is lost in between."""

    async def run() -> None:
        async with opened(empty_stores) as (store,):
            hall = Hall(store, LocalBus(), lambda: 2000.0)
            ana = name()
            room = await hall.rooms.open(ana, RoomWish("events", {"hand": 1}))
            await hall.rooms.change(room.id, ana, "sit", lambda room: (room.sit(ana, 0, "Ana"),))
            await hall.rooms.change(room.id, ana, "sit-too", lambda room: (room.sit(ana, 1, "Ben"),))
            await hall.start_game(room.id, ana, "start")
            live = await hall.games.find(room.game or "")
            while not live.game.over:
                seat, (ask, *_) = next(iter(live.game.asks.items()))
                move = next(iter(ask.moves()))
                await hall.act(live, room, Wish(ana, f"m{live.entries}", seat, move, live.entries, 0.0))
            assert await store.count_due(2001.0) == 1

    asyncio.run(run())


def test_what_was_played_on_a_paired_device_is_the_persons(empty_stores: Callable[[], Store]) -> None:
    alone, both = finished("events", [BEN, "cleo"], seed=1), finished("events", [ANA, BEN], seed=2)

    async def run() -> None:
        async with opened(empty_stores) as (store,):
            hall = Hall(store, LocalBus(), lambda: 5000.0)
            for live in (alone, both):
                await keep(hall, live)
            await recompute(hall)
            await store.rows.write(Insert(FORMERS, Former(BEN, ANA)))
            for _ in range(2):
                await merge(store, BEN, ANA)
            found = await store.rows.find(RESULTS, {"person": ANA})
            assert {each.game for each in found} == {alone.id, both.id}
            for table in (RESULTS, PLACEMENTS, TALLIES, CARD_TALLIES):
                assert await store.rows.count(table, {"person": BEN}) == 0
            merged = of_people(await figures(store))
            await recompute(hall)
            assert of_people(await figures(store)) == merged

    asyncio.run(run())


def test_a_game_that_ends_after_its_player_was_paired_counts_for_the_person(
    empty_stores: Callable[[], Store],
) -> None:
    async def run() -> None:
        async with opened(empty_stores) as (store,):
            await store.rows.write(Insert(FORMERS, Former(BEN, ANA)))
            await Counting(store.rows).count(finished("events", [BEN, "cleo"]))
            assert await store.rows.count(RESULTS, {"person": ANA}) == 1
            assert await store.rows.count(RESULTS, {"person": BEN}) == 0

    asyncio.run(run())


def test_recomputing_completes_what_a_crash_left_under_a_former_id(empty_stores: Callable[[], Store]) -> None:
    live = finished("events", [BEN, "cleo"])

    async def run() -> None:
        async with opened(empty_stores) as (store,):
            hall = Hall(store, LocalBus(), lambda: 5000.0)
            await keep(hall, live)
            await recompute(hall)
            await store.rows.write(Insert(FORMERS, Former(BEN, ANA)))
            await recompute(hall)
            assert await store.rows.count(RESULTS, {"person": ANA}) == 1
            assert await store.rows.count(RESULTS, {"person": BEN}) == 0

    asyncio.run(run())
