"""Many games: who sits where, what is the same in each of a deal's games, and what they come to together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from itertools import islice

import pytest
from tables import make_deck

from interstice.bots import find
from interstice.bots.mind import Memory
from interstice.core.moves import Place
from interstice.core.refused import Refused
from interstice.lab import simulate as simulating
from interstice.lab.outcome import Outcome, outcome
from interstice.lab.simulate import Job, is_together, job, play_game, simulate
from interstice.lab.summary import Summary
from interstice.rules.presets import PRESETS, preset
from interstice.rules.swiss.moves import Mark

DECK = make_deck(110)


def of(name: str, seats: int, *bots: str, seed: int = 0) -> Job:
    return job(preset(name).rules, preset(name).options, seats, bots, seed)


def together(deals: Sequence[Sequence[Outcome]]) -> Summary:
    summary = Summary()
    for deal in deals:
        summary.add(deal)
    return summary


def made(number: int, bots: tuple[str, ...], winners: tuple[int, ...], right: tuple[int, ...]) -> Outcome:
    wrong = (1,) * len(bots)
    return Outcome(number, number // 2, bots, bool(winners), winners, None, None, 10, 12, right, wrong)


@pytest.mark.parametrize(
    ("seats", "bots"),
    [
        (2, ("random", "oracle")),
        (3, ("random", "oracle")),
        (4, ("random", "oracle", "guesser")),
        (4, ("oracle", "random", "random", "random")),
        (5, ("random",)),
        (8, ("guesser", "random", "oracle")),
    ],
)
def test_in_every_deal_each_bot_has_every_seat_equally_often(seats: int, bots: tuple[str, ...]) -> None:
    what = of("events", seats, *bots)
    seatings = [what.seating(number) for number in range(len(bots))]
    for seat in range(seats):
        assert Counter(seating[seat] for seating in seatings) == Counter(bots)


def test_names_that_repeat_give_no_seating_twice() -> None:
    assert of("events", 4, "random", "oracle", "random", "oracle").names == ("random", "oracle")
    assert of("events", 4, "random", "random").names == ("random",)
    assert of("events", 4, "random", "random", "oracle").names == ("random", "random", "oracle")


def test_the_games_of_a_deal_have_the_same_cards_and_those_of_the_next_have_others() -> None:
    what = of("events", 3, "random", "oracle", "guesser")

    def dealt(number: int) -> list[str]:
        game = play_game(what, DECK, number)
        return [card.face for card in game.cards[:13]]

    assert dealt(0) == dealt(1) == dealt(2)
    assert dealt(3) == dealt(4) == dealt(5) != dealt(0)
    names = [player.name for player in play_game(what, DECK, 1).players]
    assert names == ["Oracle", "Guesser", "Random"]


def test_what_a_seat_remembers_does_not_depend_on_who_sits_elsewhere() -> None:
    """Two bots that think alike make the same game from either side, so that the deal cancels out."""
    alike = of("events", 2, "guesser", "oracle")
    first = play_game(alike, DECK, 0).log[1]
    assert first == play_game(of("events", 2, "guesser", "random"), DECK, 0).log[1]


@pytest.mark.parametrize("name", ["events", "twist"])
def test_deals_are_the_same_and_in_order_on_any_number_of_workers(name: str) -> None:
    what = of(name, 3, "random", "guesser", seed=4)
    found = [list(simulate(what, DECK, 50, workers)) for workers in (1, 2, 3)]
    assert found[0] == found[1] == found[2]
    numbers = [game.number for deal in found[0] for game in deal]
    assert numbers == list(range(50))


def test_another_seed_gives_other_games() -> None:
    results = [list(simulate(of("events", 2, "random", seed=seed), DECK, 5, 1)) for seed in (1, 1, 2)]
    assert results[0] == results[1] != results[2]


def test_the_last_deal_is_played_from_every_seating_too() -> None:
    what = of("events", 4, "random", "oracle", "guesser")
    assert (what.whole(7), what.whole(9), what.whole(1)) == (9, 9, 3)
    deals = list(simulate(what, DECK, 7, 1))
    assert [len(deal) for deal in deals] == [3, 3, 3]


@pytest.mark.parametrize("workers", [1, 2])
def test_games_without_end_stop_when_they_are_closed(workers: int) -> None:
    with closing(simulate(of("events", 2, "random"), DECK, None, workers)) as deals:
        assert [deal[0].number for deal in islice(deals, 40)] == list(range(40))


def test_a_turn_of_classic_is_a_move_and_one_of_swiss_may_be_several() -> None:
    (classic,) = next(simulate(of("events", 4, "random"), DECK, 1, 1))
    assert classic.turns == classic.moves > 4
    (swiss,) = next(simulate(of("swiss", 4, "random"), DECK, 1, 1))
    assert 4 < swiss.turns < swiss.moves


def test_placements_belong_to_the_seat_that_placed() -> None:
    deals = list(simulate(of("events", 2, "random", "oracle"), DECK, 20, 1))
    assert all(game.wrong_of("oracle") == 0 < game.right_of("oracle") for deal in deals for game in deal)
    summary = together(deals)
    assert summary.by_bot["oracle"].placed.interval().value == 1
    assert summary.by_bot["random"].placed.interval().value < 0.5
    assert summary.right + summary.wrong == summary.moves


@pytest.mark.parametrize("name", ["swiss", "swiss-no-spinner", "superversion"])
def test_every_mark_is_a_placement_and_a_gift_is_none(name: str) -> None:
    what = of(name, 4, "random", "oracle")
    for number in range(6):
        game = play_game(what, DECK, number)
        found = outcome(game, number, number // 2, what.seating(number))
        marks = Counter(entry.seat for entry in game.log if isinstance(entry.move, Mark))
        assert sum(marks.values()) > 20
        for seat in range(4):
            assert found.right[seat] + found.wrong[seat] == marks[seat]


def test_a_shared_win_counts_in_parts_and_for_each_seat() -> None:
    deal = [
        made(0, ("ana", "ben", "ana"), (0, 1), (3, 2, 0)),
        made(1, ("ben", "ana", "ben"), (2,), (1, 1, 1)),
    ]
    summary = together([deal])
    assert summary.by_bot["ana"].wins.parts == 0.5
    assert summary.by_bot["ben"].wins.parts == 1.5
    assert summary.wins == [0.5, 0.5, 1.0]
    assert (summary.right, summary.wrong) == (8, 6)
    assert summary.by_bot["ana"].placed.parts == 4
    assert (summary.games, summary.deals, summary.unfinished) == (2, 1, 0)


def test_a_game_that_was_given_up_is_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "MOST_MOVES", 3)
    summary = together(list(simulate(of("events", 2, "random"), DECK, 4, 1)))
    assert (summary.games, summary.unfinished, summary.longest) == (4, 4, 3)
    assert summary.wins == [0, 0]


def test_a_game_that_is_played_together_has_scores_and_ranks() -> None:
    summary = together(list(simulate(of("twist", 2, "guesser"), DECK, 30, 1)))
    assert sum(summary.scores.values()) == sum(summary.ranks.values()) == 30
    mean = sum(score * games for score, games in summary.scores.items()) / 30
    assert summary.score.interval().value == pytest.approx(mean)
    assert summary.measured() == [summary.score.interval()]


@pytest.mark.parametrize("name", list(PRESETS))
def test_only_twist_and_solo_have_a_score(name: str) -> None:
    seats = min(3, PRESETS[name].seats[-1])
    assert is_together(of(name, seats, "oracle"), DECK) == (name in ("twist", "solo"))


def test_what_is_measured_is_the_share_of_bots_or_else_of_seats() -> None:
    two = together(list(simulate(of("events", 3, "random", "oracle"), DECK, 4, 1)))
    assert two.measured() == [each.wins.interval() for each in two.by_bot.values()]
    one = together(list(simulate(of("events", 3, "random"), DECK, 4, 1)))
    assert one.measured() == [share.interval() for share in one.by_seat]


def test_a_bot_that_cheats_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def remember(self, *_: object) -> Memory:
            return Memory()

        def choose(self, *_: object) -> Place:
            return Place(99, 0)

    monkeypatch.setitem(find.bots(), "cheat", Cheat())
    with pytest.raises(
        Refused, match=r"bot cheat, move 2 of game 1: expected an answer to Place\(.*got Place"
    ):
        next(simulate(of("events", 2, "random", "cheat"), DECK, 2, 1))


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(Refused, match="expected 1 to 2 bots for 2 seats; got 3"):
        of("events", 2, "random", "oracle", "guesser")
