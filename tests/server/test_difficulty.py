"""How hard cards are: the estimates are those of a slow, plain computation, and they are used where cards are chosen."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable, Sequence
from math import exp, log
from pathlib import Path
from typing import Any

import pytest
from asgi import ask
from finished import finished

from interstice.bus.local import LocalBus
from interstice.core.cards import Card
from interstice.decks.choose import choose
from interstice.decks.load import load_shipped
from interstice.server.daily.choosing import choose_cards, hardness
from interstice.server.http.app import App
from interstice.server.playing.hall import Hall
from interstice.server.results import difficulty as d
from interstice.server.results.counting import Counting
from interstice.server.results.reading import ease, fames, read
from interstice.server.results.rebuilding import rebuild_difficulties
from interstice.store.results import DIFFICULTIES, FACE_TALLIES, PLACEMENTS, Difficulty, FaceTally, Placement
from interstice.store.rows import Add, Insert, Remove
from interstice.store.sqlite import SqliteStore

Guess = tuple[float, bool]
"""What is known of the log-odds, and whether it was right."""


def most_likely(mean: float, guesses: Sequence[Guess]) -> float:
    """The slow way: the highest point of the posterior, looked for step by step, ever more closely."""

    def posterior(value: float) -> float:
        chances = ((1 / (1 + exp(-(known + value))), right) for known, right in guesses)
        return -((value - mean) ** 2) / 2 + sum(
            log(chance if right else 1 - chance) for chance, right in chances
        )

    best, step = mean, 1.0
    while step > 1e-6:
        best = max((best - step, best, best + step), key=posterior)
        if posterior(best) >= max(posterior(best - step), posterior(best + step)):
            step /= 2
    return best


def in_classes(guesses: Iterable[Guess]) -> list[d.Class]:
    return [d.Class(d.class_of(known), 1, int(right)) for known, right in guesses]


@pytest.mark.parametrize("fame", [0.1, 0.5, 0.9])
def test_an_estimate_is_that_of_a_slow_plain_computation(fame: float) -> None:
    luck = random.Random(fame)
    for many in (0, 1, 7, 60):
        guesses = [(d.STEP * luck.randrange(-8, 9), luck.random() < 0.6) for _ in range(many)]
        slow = -most_likely(-d.prior(fame), guesses)
        assert d.difficulty(fame, in_classes(guesses)) == pytest.approx(slow, abs=1e-4)
        assert d.ability(in_classes(guesses)) == pytest.approx(most_likely(d.ABILITY, guesses), abs=1e-4)


def test_without_play_a_card_is_as_hard_as_its_fame_says() -> None:
    for fame in (0.0, 0.4, 1.0):
        assert d.difficulty(fame, []) == pytest.approx(d.prior(fame))
        assert d.fame_of(d.prior(fame)) == pytest.approx(fame)


def test_of_two_cards_placed_right_equally_often_the_one_with_narrow_gaps_is_easier() -> None:
    narrow, wide = ([d.Class(number, 40, 24)] for number in (-2, 4))
    assert d.difficulty(0.5, narrow) < d.difficulty(0.5, wide)


def test_the_gaps_of_a_daily_line_are_as_wide_as_among_all_cards_of_their_decks() -> None:
    """Among its own few cards, the last one would be alone in any gap."""
    events = load_shipped("events").deck().cards
    options = {"lives": "endless", "cards": "all"}
    live = finished("solo", ["ana"], cards=events[::10], options=options, daily="2026-11-18")
    (ana,) = read(live)
    assert len(ana.placements) == len(live.game.cards) - 1
    for at, placed in enumerate(ana.placements, 1):
        line = [card.year for card in live.game.cards[:at]]
        before = max((year for year in line if year < placed.year), default=None)
        after = min((year for year in line if year > placed.year), default=None)
        assert placed.ease == ease(sorted(card.year for card in events), before, after)


def run(tmp_path: Path, work: Callable[[Hall], Any]) -> None:
    async def working() -> None:
        hall = Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), lambda: 1000.0)
        await hall.store.open()
        try:
            await work(hall)
        finally:
            await hall.store.close()

    asyncio.run(working())


def test_stored_estimates_are_those_of_a_slow_computation_from_all_placements(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        rows, before = hall.store.rows, list[Placement]()
        for seed in range(6):
            await Counting(rows).count(finished("events", ["ana", "ben"], seed=seed))
            placements = [each async for each in rows.each(PLACEMENTS)]
            fresh = [each for each in placements if each.game == f"game-events-{seed}"]
            for person in ("ana", "ben"):
                known = [
                    (d.STEP * d.class_of(each.ease - d.prior(each.fame)), each.right)
                    for each in before
                    if each.person == person
                ]
                able = most_likely(d.ABILITY, known)
                for each in fresh:
                    if each.person == person:
                        assert abs(each.lead - (able + each.ease) / d.STEP) <= 0.5 + 1e-3
            before = placements
        async for stored in rows.each(DIFFICULTIES):
            guesses = [(d.STEP * each.lead, each.right) for each in before if each.face == stored.face]
            assert (stored.tries, stored.right) == (len(guesses), sum(right for _, right in guesses))
            slow = -most_likely(-d.prior(fames()[stored.face]), guesses)
            assert stored.estimate == pytest.approx(slow, abs=1e-4)

    run(tmp_path, work)


def test_the_estimates_can_be_rebuilt(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        rows = hall.store.rows
        for seed in range(3):
            await Counting(rows).count(finished("events", ["ana", "ben"], seed=seed))
        before = {each.face: each.estimate async for each in rows.each(DIFFICULTIES)}
        sums = [each async for each in rows.each(FACE_TALLIES)]
        first, second, *_ = sums
        for face in list(before)[:20]:
            await rows.clear(DIFFICULTIES, {"face": face})
        await rows.write(
            Remove(FACE_TALLIES, (first.face, first.lead)),
            Add(FACE_TALLIES, FaceTally(second.face, second.lead, 7, -3)),
            Insert(FACE_TALLIES, FaceTally("a-card-of-nobody", 2, 5, 4)),
            Insert(DIFFICULTIES, Difficulty("a-card-of-nobody", 0.5, 5, 4, 0.0)),
        )
        await rebuild_difficulties(rows, 1000.0)
        assert {each.face: each.estimate async for each in rows.each(DIFFICULTIES)} == pytest.approx(before)
        assert [each async for each in rows.each(FACE_TALLIES)] == sums

    run(tmp_path, work)


def test_nobody_asks_how_hard_the_cards_of_own_decks_are(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        own = tuple(Card(f"own{at}", 1900 + at, "events") for at in range(30))
        await Counting(hall.store.rows).count(finished("events", ["ana", "ben"], cards=own))
        assert await hall.store.rows.count(PLACEMENTS, {"person": "ana"})
        assert await hall.store.rows.find(DIFFICULTIES) == []
        assert await hall.store.rows.find(FACE_TALLIES) == []

    run(tmp_path, work)


# Where it is used


def turned_round() -> dict[str, float]:
    """Play shows the opposite of what the deck of events says about fame."""
    return {card.face: 1 - card.fame for card in load_shipped("events").deck()}


def test_well_known_and_hard_cards_are_chosen_by_how_people_did() -> None:
    events = [load_shipped("events")]
    by_fame = {card.face for card in choose(events, fame="known")}
    by_play = {card.face for card in choose(events, fame="hard", fames=turned_round())}
    assert len(by_fame & by_play) > 0.95 * len(by_fame)


def test_a_game_of_hard_cards_begins_with_those_that_people_miss(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        app = App(hall)
        assert app.hall is hall
        _, plain = await hall.games.shelf.choose(("events",), (), None, "hard")
        easy = plain.cards[0].face
        await hall.store.rows.write(Insert(DIFFICULTIES, Difficulty(easy, -9.0, 500, 499, 0.0)))
        later = App(Hall(hall.store, LocalBus(), hall.now)).hall
        _, by_play = await later.games.shelf.choose(("events",), (), None, "hard")
        assert easy not in {card.face for card in by_play}
        assert len(by_play) == len(plain)

    run(tmp_path, work)


def test_the_daily_line_goes_from_easy_to_hard_by_how_people_did() -> None:
    estimates = {face: d.prior(fame) for face, fame in turned_round().items()}
    cards = choose_cards((), estimates)
    hard = [hardness(card, estimates) for card in cards]
    assert hard == sorted(hard)


def test_the_page_of_a_deck_says_what_people_find_hard(tmp_path: Path) -> None:
    app = App(Hall(SqliteStore(tmp_path / "games.sqlite"), LocalBus(), lambda: 1000.0))

    async def work() -> None:
        await app.hall.store.open()
        for face, estimate, tries in (
            ("suez-canal", 1.5, 40),
            ("berlin-wall-opens", -2.0, 30),
            ("d-day", 0.1, 2),
        ):
            row = Difficulty(face, estimate, tries, tries // 2, 0.0)
            await app.hall.store.rows.write(Insert(DIFFICULTIES, row))
        await app.hall.store.close()

    asyncio.run(work())
    status, _, said = ask(app, "/api/decks/events/difficulty")
    assert status == 200
    assert [(each["id"], each["tries"], each["right"]) for each in said] == [
        ("suez-canal", 40, 20),
        ("berlin-wall-opens", 30, 15),
    ]
    assert ask(app, "/api/decks/twist/difficulty")[2] == []
